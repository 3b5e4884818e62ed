<?php
/**
 * Log-ins by the site's own app.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Logins;

use Vitrine\Graph\Apps;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Logins\LoginRefused;
use Vitrine\Graph\Networks;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Begins them, and takes what comes back: once, from the person who has begun, in time. The token is sealed and stays
 * here for some minutes; browsers get a handle.
 *
 * @phpstan-type Pending array{state: string, network: string, by: string, verifier: string}
 */
final class Logins {

	/** Seconds that somebody may take in the dialog. */
	private const DIALOG = 15 * MINUTE_IN_SECONDS;

	/** Seconds that somebody may take to choose accounts. */
	private const CHOICE = 30 * MINUTE_IN_SECONDS;

	/** Transient of a log-in that is under way, and the id of its user behind it. */
	public const PENDING = 'vitrine_login_';

	/** The same of one that has come back. */
	public const DONE = 'vitrine_logged_in_';

	/** Permissions to ask for, by what is connected and by whom one logs in; those in NEEDED have to be given. */
	private const SCOPES = [
		'facebook/facebook'   => [
			'pages_show_list',
			'pages_read_engagement',
			'pages_read_user_content',
			'pages_manage_metadata',
		],
		'instagram/facebook'  => [ 'pages_show_list', 'pages_read_engagement', 'instagram_basic' ],
		'instagram/instagram' => [ 'instagram_business_basic' ],
	];

	/** Permissions without which nothing can be read. */
	private const NEEDED = [
		'pages_show_list',
		'pages_read_engagement',
		'instagram_basic',
		'instagram_business_basic',
	];

	/**
	 * Keeps its helpers.
	 *
	 * @param Apps       $apps       The site's apps.
	 * @param Networks   $networks   The networks.
	 * @param Encryption $encryption Seals what waits.
	 */
	public function __construct(
		private readonly Apps $apps,
		private readonly Networks $networks,
		private readonly Encryption $encryption
	) {}

	/**
	 * Address on this site that people come back to.
	 */
	public static function redirect(): string {
		return admin_url( 'admin-post.php?action=vitrine_login' );
	}

	/**
	 * Begins a log-in: one that the same person has begun before is over then.
	 *
	 * @param int    $user    Id of the user.
	 * @param string $network What is to be connected.
	 * @param string $by      By whom one logs in: accounts of Instagram can be reached by Facebook, too.
	 * @return string Address of the dialog.
	 * @throws LoginRefused When the site has no app for it.
	 * @throws KeyMissing When the site has no key to seal what comes back.
	 */
	public function begin( int $user, string $network, string $by ): string {
		$app    = $this->apps->get( $by );
		$scopes = self::SCOPES[ "{$network}/{$by}" ] ?? [];
		if ( ! $app->is_ready() || $scopes === [] ) {
			throw new LoginRefused( LoginRefused::APP );
		}
		$state    = self::random();
		$verifier = self::random();
		$pending  = [
			'state'    => hash( 'sha256', $state ),
			'network'  => $network,
			'by'       => $by,
			'verifier' => $this->encryption->seal( $verifier, "login:{$user}" ),
		];
		set_transient( self::PENDING . $user, $pending, self::DIALOG );
		$challenge = self::base64url( hash( 'sha256', $verifier, true ) );
		$url       = $this->networks->login( $by )->url( $app, self::redirect(), $state, $challenge, $scopes );
		/**
		 * Filters the address of a network's dialog, for apps that need more, such as a `config_id`.
		 *
		 * @param string $url Address.
		 * @param string $by  `facebook` or `instagram`.
		 */
		$filtered = apply_filters( 'vitrine_login_url', $url, $by );
		return is_string( $filtered ) ? $filtered : $url;
	}

	/**
	 * Takes what comes back from a dialog.
	 *
	 * @param int                  $user  Id of the user who brings it.
	 * @param array<string, mixed> $query Query: `state`, and `code` or `error`.
	 * @return string Handle of what came of it.
	 */
	public function finish( int $user, #[\SensitiveParameter] array $query ): string {
		$pending = get_transient( self::PENDING . $user );
		// Whatever comes of it: nobody comes back twice.
		delete_transient( self::PENDING . $user );
		try {
			$done = $this->result( $user, self::checked( $pending, $query ), $query );
		} catch ( LoginRefused $refused ) {
			$done = [ 'refused' => [ $refused->reason, $refused->scopes, $refused->codes ] ];
		} catch ( GraphError $error ) {
			$done = [ 'failed' => [ $error->kind->value, $error->error_code, $error->subcode ] ];
		} catch ( KeyMissing | KeyChanged ) {
			$done = [ 'refused' => [ LoginRefused::STATE, [], '' ] ];
		}
		$handle = self::random();
		set_transient( self::DONE . $user, [ 'handle' => hash( 'sha256', $handle ), ...$done ], self::CHOICE );
		return $handle;
	}

	/**
	 * What came of a log-in.
	 *
	 * @param int    $user   Id of the user.
	 * @param string $handle Handle.
	 * @throws LoginRefused When it came to nothing, or is none of this user.
	 * @throws GraphError When the network did not answer.
	 */
	public function get( int $user, string $handle ): LoginResult {
		$done = get_transient( self::DONE . $user );
		if (
			! is_array( $done )
			|| ! is_string( $done['handle'] ?? null )
			|| ! hash_equals( $done['handle'], hash( 'sha256', $handle ) )
		) {
			throw new LoginRefused( LoginRefused::STATE );
		}
		if ( is_array( $done['refused'] ?? null ) ) {
			throw new LoginRefused( ...$done['refused'] );
		}
		if ( is_array( $done['failed'] ?? null ) ) {
			[ $kind, $code, $subcode ] = $done['failed'];
			$kind = ErrorKind::tryFrom( (string) $kind ) ?? ErrorKind::Transient;
			throw new GraphError( $kind, (int) $code, (int) $subcode );
		}
		try {
			return new LoginResult(
				(string) $done['network'],
				$this->encryption->open(
					(string) $done['token'],
					"login:{$user}",
					$this->networks->address( (string) $done['network'] )
				),
				is_int( $done['expires_at'] ) ? $done['expires_at'] : null
			);
		} catch ( KeyMissing | KeyChanged ) {
			throw new LoginRefused( LoginRefused::STATE );
		}
	}

	/**
	 * Forgets what came of a log-in.
	 *
	 * @param int $user Id of the user.
	 */
	public static function forget( int $user ): void {
		delete_transient( self::DONE . $user );
	}

	/**
	 * What was begun, when it belongs to what came back.
	 *
	 * @param mixed                $pending What is stored.
	 * @param array<string, mixed> $query   Query.
	 * @return Pending
	 * @throws LoginRefused When it does not.
	 */
	private static function checked( mixed $pending, array $query ): array {
		$state = $query['state'] ?? null;
		if (
			! is_array( $pending )
			|| ! is_string( $state )
			|| ! is_string( $pending['state'] ?? null )
			|| ! hash_equals( $pending['state'], hash( 'sha256', $state ) )
		) {
			throw new LoginRefused( LoginRefused::STATE );
		}
		$code = $query['code'] ?? null;
		if ( ! is_string( $code ) || $code === '' || strlen( $code ) > 4096 ) {
			$is_denied = ( $query['error_reason'] ?? $query['error'] ?? null ) === 'user_denied'
				|| ( $query['error'] ?? null ) === 'access_denied';
			throw new LoginRefused( $is_denied ? LoginRefused::DENIED : LoginRefused::DIALOG );
		}
		return [
			'state'    => $pending['state'],
			'network'  => (string) $pending['network'],
			'by'       => (string) $pending['by'],
			'verifier' => (string) $pending['verifier'],
		];
	}

	/**
	 * Gets the token for a code, and seals it.
	 *
	 * @param int                  $user    Id of the user.
	 * @param array<string, mixed> $pending What was begun.
	 * @phpstan-param Pending $pending
	 * @param array<string, mixed> $query   Query.
	 * @return array{network: string, token: string, expires_at: int|null}
	 * @throws LoginRefused When it is refused.
	 * @throws GraphError When the network does not answer.
	 * @throws KeyMissing When the site has no key any more.
	 * @throws KeyChanged When it has another one.
	 */
	private function result( int $user, array $pending, #[\SensitiveParameter] array $query ): array {
		[ 'network' => $network, 'by' => $by ] = $pending;
		$code  = $query['code'] ?? '';
		$given = $this->networks->login( $by )->token(
			new Client(),
			$this->apps->get( $by ),
			is_string( $code ) ? $code : '',
			self::redirect(),
			$this->encryption->open( $pending['verifier'], "login:{$user}" )
		);
		$needed = array_intersect( self::SCOPES[ "{$network}/{$by}" ] ?? [], self::NEEDED );
		$lacks  = $given['scopes'] === null ? [] : array_values( array_diff( $needed, $given['scopes'] ) );
		if ( $lacks !== [] ) {
			throw new LoginRefused( LoginRefused::SCOPES, $lacks );
		}
		return [
			'network'    => $network,
			'token'      => $this->encryption->seal(
				$given['token'],
				"login:{$user}",
				$this->networks->address( $network )
			),
			// Pages and accounts behind them are read by tokens of their own.
			'expires_at' => $by === 'instagram' ? $given['expires_at'] : null,
		];
	}

	/**
	 * Letters and digits that nobody guesses.
	 */
	private static function random(): string {
		return self::base64url( random_bytes( 32 ) );
	}

	/**
	 * Bytes as addresses take them.
	 *
	 * @param string $bytes Bytes.
	 */
	private static function base64url( string $bytes ): string {
		return sodium_bin2base64( $bytes, SODIUM_BASE64_VARIANT_URLSAFE_NO_PADDING );
	}
}
