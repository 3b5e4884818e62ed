<?php
/**
 * Tells another service of sign-ups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Sends each confirmed sign-up, and each that ends, to an address of the administrator's, signed. What fails is tried
 * again, and then told on the list.
 */
final class Webhook {

	/** The option: an address, '' = none. */
	public const OPTION = 'vitrine_sign_up_webhook';

	/** The event that tells. */
	public const EVENT = 'vitrine_sign_up_webhook';

	/** Seconds until the next try, after each that failed. */
	private const WAITS = [ 300, 1800, 2 * HOUR_IN_SECONDS, 12 * HOUR_IN_SECONDS, DAY_IN_SECONDS ];

	/**
	 * Keeps its helpers.
	 *
	 * @param SignUps  $list The list.
	 * @param SafeHttp $http Asks public addresses only.
	 */
	public function __construct( private readonly SignUps $list, private readonly SafeHttp $http ) {}

	/**
	 * The address.
	 */
	public static function url(): string {
		$url = get_option( self::OPTION, '' );
		return is_string( $url ) ? self::valid( $url ) : '';
	}

	/**
	 * An address that data may be sent to.
	 *
	 * @param string $url Address.
	 * @return string '' where it is none of HTTPS.
	 */
	public static function valid( string $url ): string {
		$url = esc_url_raw( trim( $url ), [ 'https' ] );
		return str_starts_with( SafeHttp::origin( $url ), 'https://' ) ? $url : '';
	}

	/**
	 * What signs requests: another one for each address.
	 */
	public static function secret(): string {
		return hash_hmac( 'sha256', 'vitrine-sign-up-webhook|' . self::url(), wp_salt( 'auth' ) );
	}

	/**
	 * Has an event told soon.
	 *
	 * @param int    $id    Row.
	 * @param string $event `confirmed` or `unsubscribed`.
	 */
	public function announce( int $id, string $event ): void {
		if ( self::url() !== '' ) {
			$this->list->note_event( $id, $event );
			wp_schedule_single_event( time(), self::EVENT, [ $id ] );
		}
	}

	/**
	 * Tells what is to be told of a sign-up.
	 *
	 * @param int $id Row.
	 */
	public function tell( int $id ): void {
		$row = $this->list->get( $id );
		if ( $row === null || (string) $row['hook_event'] === '' || self::url() === '' ) {
			return;
		}
		$problem = $this->send( $row );
		if ( ! $this->list->note_told( $row, $problem ) ) {
			// Something else is to be told meanwhile.
			wp_schedule_single_event( time(), self::EVENT, [ $id ] );
			return;
		}
		$tries = (int) $row['hook_tries'];
		if ( $problem !== '' && isset( self::WAITS[ $tries ] ) ) {
			wp_schedule_single_event( time() + self::WAITS[ $tries ], self::EVENT, [ $id ] );
		}
	}

	/**
	 * Tells of a sign-up that is about to be erased, at once: what would be tried again later would have to be kept.
	 *
	 * @param array<string, string|null> $row Row of the list.
	 * @return bool False where it could not be told, and somebody has to erase it there by hand.
	 */
	public function tell_erased( array $row ): bool {
		return self::url() === ''
			|| ! self::knows( $row )
			|| $this->post( [ 'event' => 'erased', 'id' => (int) $row['id'], 'email' => $row['email'] ] ) === '';
	}

	/**
	 * Whether the webhook has been told of a sign-up, or is about to be.
	 *
	 * @param array<string, string|null> $row Row of the list.
	 */
	private static function knows( array $row ): bool {
		return (string) $row['hook_event'] !== '' || (int) $row['hook_tries'] > 0;
	}

	/**
	 * Whether telling something has been given up, or nothing is planned that would tell it: the plugin was
	 * deactivated, or there was no address meanwhile.
	 *
	 * @param array<string, string|null> $row Row of the list.
	 */
	public static function has_given_up( array $row ): bool {
		return (string) $row['hook_event'] !== ''
			&& (
				(int) $row['hook_tries'] > count( self::WAITS )
				|| wp_next_scheduled( self::EVENT, [ (int) $row['id'] ] ) === false
			);
	}

	/**
	 * Sends what is to be told of a sign-up.
	 *
	 * @param array<string, string|null> $row Row of the list.
	 * @return string What went wrong, '' = nothing.
	 */
	private function send( array $row ): string {
		return $this->post(
			[
				'event'   => $row['hook_event'],
				'id'      => (int) $row['id'],
				'email'   => $row['email'],
				'name'    => $row['name'],
				'consent' => $row['consent'],
				'page'    => $row['page'],
			]
		);
	}

	/**
	 * Sends something.
	 *
	 * @param array<string, int|string|null> $event What happened.
	 * @return string What went wrong, '' = nothing.
	 */
	private function post( array $event ): string {
		$body     = (string) wp_json_encode(
			[ ...$event, 'time' => time() ],
			JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
		);
		$response = $this->http->get(
			self::url(),
			[
				'method'              => 'POST',
				'timeout'             => 10,
				'limit_response_size' => 64 * KB_IN_BYTES,
				'body'                => $body,
				'headers'             => [
					'Content-Type'        => 'application/json',
					'X-Vitrine-Signature' => 'sha256=' . hash_hmac( 'sha256', $body, self::secret() ),
				],
			]
		);
		if ( is_wp_error( $response ) && $response->get_error_code() === SafeHttp::TOO_LARGE ) {
			// It has been there, and says more than anybody reads.
			return '';
		}
		if ( is_wp_error( $response ) ) {
			return $response->get_error_code() === SafeHttp::NOT_PUBLIC ? 'private' : 'network';
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		return $status >= 200 && $status < 300 ? '' : "HTTP {$status}";
	}
}
