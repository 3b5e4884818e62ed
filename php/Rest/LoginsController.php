<?php
/**
 * The routes of log-ins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Admin\Capability;
use Vitrine\Feed\Logins\Logins;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Logins\LoginRefused;
use Vitrine\Graph\Networks;
use Vitrine\Rest\Schemas\SourceSchema;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/logins`: begin one, choose among the accounts that it found, forget it. A handle is of use to the person
 * alone who has logged in.
 */
final class LoginsController {

	private const ROUTES = 'vitrine/v1';

	/**
	 * Keeps its helpers.
	 *
	 * @param Logins    $logins  Log-ins.
	 * @param NewSource $sources Connects.
	 */
	public function __construct( private readonly Logins $logins, private readonly NewSource $sources ) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		register_rest_route(
			self::ROUTES,
			'/logins',
			[
				'methods'             => \WP_REST_Server::CREATABLE,
				'callback'            => [ $this, 'begin' ],
				'permission_callback' => [ $this, 'may_manage' ],
				'args'                => [
					'network' => SourceSchema::network(),
					'by'      => [
						'description' => __( 'The service to log in with.', 'vitrine' ),
						'type'        => 'string',
						'enum'        => Networks::NAMES,
						'required'    => true,
					],
				],
			]
		);
		register_rest_route(
			self::ROUTES,
			'/logins/(?P<handle>[\w-]{1,100})',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'accounts' ],
					'permission_callback' => [ $this, 'may_manage' ],
				],
				[
					'methods'             => \WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'connect' ],
					'permission_callback' => [ $this, 'may_manage' ],
					'args'                => [ 'account' => SourceSchema::account() ],
				],
				[
					'methods'             => \WP_REST_Server::DELETABLE,
					'callback'            => [ $this, 'forget' ],
					'permission_callback' => [ $this, 'may_manage' ],
				],
			]
		);
	}

	/**
	 * Whether the user may do everything.
	 *
	 * @return true|\WP_Error
	 */
	public function may_manage() {
		return Capability::may_manage() ? true : RestErrors::forbidden();
	}

	/**
	 * Begins a log-in.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function begin( \WP_REST_Request $request ) {
		try {
			$url = $this->logins->begin(
				get_current_user_id(),
				(string) $request['network'],
				(string) $request['by']
			);
		} catch ( LoginRefused $refused ) {
			return LoginErrors::of( $refused );
		} catch ( KeyMissing ) {
			return RestErrors::key_missing();
		}
		return new \WP_REST_Response( [ 'url' => $url ], 201 );
	}

	/**
	 * The accounts that a log-in found.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function accounts( \WP_REST_Request $request ) {
		try {
			$login = $this->logins->get( get_current_user_id(), (string) $request['handle'] );
		} catch ( LoginRefused $refused ) {
			return LoginErrors::of( $refused );
		} catch ( GraphError $error ) {
			return RestErrors::of_network( $error );
		}
		$accounts = $this->sources->accounts( $login->network, $login->token );
		return is_wp_error( $accounts )
			? $accounts
			: rest_ensure_response( [ 'network' => $login->network, 'accounts' => $accounts ] );
	}

	/**
	 * Connects one of them.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function connect( \WP_REST_Request $request ) {
		try {
			$login = $this->logins->get( get_current_user_id(), (string) $request['handle'] );
		} catch ( LoginRefused $refused ) {
			return LoginErrors::of( $refused );
		} catch ( GraphError $error ) {
			return RestErrors::of_network( $error );
		}
		return $this->sources->connected(
			$login->network,
			(string) $request['account'],
			$login->token,
			$login->expires_at
		);
	}

	/**
	 * Forgets a log-in.
	 */
	public function forget(): \WP_REST_Response {
		Logins::forget( get_current_user_id() );
		return new \WP_REST_Response( [ 'deleted' => true ] );
	}
}
