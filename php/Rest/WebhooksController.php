<?php
/**
 * The route of webhooks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Feed\Webhooks\Webhooks;
use Vitrine\Graph\Networks;
use Vitrine\Support\Background\RefreshSchedule;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/webhooks/{network}`: networks prove that they were given the address, then tell what happened. Whoever
 * has not signed with the secret of the site's app learns nothing and changes nothing.
 */
final class WebhooksController {

	/**
	 * Keeps its helpers.
	 *
	 * @param Webhooks        $webhooks Takes them.
	 * @param RefreshSchedule $schedule Refreshes what they are about.
	 */
	public function __construct(
		private readonly Webhooks $webhooks,
		private readonly RefreshSchedule $schedule
	) {}

	/**
	 * Address of a network's webhooks on this site.
	 *
	 * @param string $network One of Networks::NAMES.
	 */
	public static function url( string $network ): string {
		return rest_url( "vitrine/v1/webhooks/{$network}" );
	}

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/webhooks/(?P<network>' . implode( '|', Networks::NAMES ) . ')',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'verify' ],
					'permission_callback' => [ $this, 'may_verify' ],
					'show_in_index'       => false,
				],
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'receive' ],
					'permission_callback' => [ $this, 'may_send' ],
					'show_in_index'       => false,
				],
			]
		);
	}

	/**
	 * Whether the site's owner has given the network this address. PHP writes `_` for the dots of the names.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return true|\WP_Error
	 */
	public function may_verify( \WP_REST_Request $request ) {
		$query = $request->get_query_params();
		return ( $query['hub_mode'] ?? null ) === 'subscribe'
			&& is_string( $query['hub_verify_token'] ?? null )
			&& $this->webhooks->knows( $query['hub_verify_token'] )
			&& is_string( $query['hub_challenge'] ?? null )
			&& preg_match( '/^[\w-]{1,200}$/D', $query['hub_challenge'] ) === 1
			? true
			: self::refusal();
	}

	/**
	 * Repeats the challenge, as text.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function verify( \WP_REST_Request $request ): \WP_REST_Response {
		$challenge = (string) $request->get_query_params()['hub_challenge'];
		$response  = new \WP_REST_Response( $challenge );
		self::serve( $response, 'text/plain', $challenge );
		return $response;
	}

	/**
	 * Whether the site's app has signed what is sent.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return true|\WP_Error
	 */
	public function may_send( \WP_REST_Request $request ) {
		$body = $request->get_body();
		if ( strlen( $body ) > Webhooks::MAX_BYTES ) {
			return RestErrors::error( 'vitrine_too_large', __(
				'Too many requests. Try again later.',
				'vitrine'
			), 413 );
		}
		return $this->webhooks->is_signed(
			(string) $request['network'],
			$body,
			(string) $request->get_header( 'x_hub_signature_256' )
		) ? true : self::refusal();
	}

	/**
	 * Notes what happened, and answers at once: what follows comes behind the answer.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function receive( \WP_REST_Request $request ): \WP_REST_Response {
		$hurried = $this->webhooks->receive( (string) $request['network'], $request->get_body() );
		$response = new \WP_REST_Response( [ 'received' => true ] );
		if ( $hurried !== [] ) {
			self::serve( $response, 'application/json', '{"received":true}' );
			$this->schedule->wake( $hurried );
		}
		return $response;
	}

	/**
	 * Sends an answer to its end, so that nobody waits for what this process does behind it.
	 *
	 * @param \WP_REST_Response $response Answer.
	 * @param string            $type     Its type.
	 * @param string            $text     Its text: ours, or letters and digits.
	 */
	private static function serve( \WP_REST_Response $response, string $type, string $text ): void {
		add_filter(
			'rest_pre_serve_request',
			static function ( mixed $is_served, mixed $result ) use ( $response, $type, $text ): mixed {
				if ( $is_served === true || $result !== $response ) {
					return $is_served;
				}
				header( "Content-Type: {$type}; charset=UTF-8" );
				if ( ini_get( 'zlib.output_compression' ) === '' || ini_get( 'zlib.output_compression' ) === '0' ) {
					header( 'Content-Length: ' . strlen( $text ) );
				}
				echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- no HTML, and nothing to be taken for it.
				while ( ob_get_level() > 0 && ob_end_flush() ) {
					continue;
				}
				flush();
				return true;
			},
			10,
			2
		);
	}

	/**
	 * The answer to everybody else.
	 */
	private static function refusal(): \WP_Error {
		return RestErrors::error( 'vitrine_forbidden', __( 'Sorry, you are not allowed to do that.', 'vitrine' ), 403 );
	}
}
