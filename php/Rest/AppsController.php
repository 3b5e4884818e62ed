<?php
/**
 * The routes of the site's own apps.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Admin\Capability;
use Vitrine\Feed\Logins\Logins;
use Vitrine\Feed\Webhooks\Webhooks;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Networks;
use Vitrine\Rest\Schemas\SourceSchema;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/apps`: App IDs, whether there are secrets, and the addresses that the app's dashboard has to be told.
 * Secrets are never answered.
 */
final class AppsController {

	private const ROUTES = 'vitrine/v1';

	/**
	 * Keeps the apps.
	 *
	 * @param Apps $apps The site's apps.
	 */
	public function __construct( private readonly Apps $apps ) {}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		register_rest_route(
			self::ROUTES,
			'/apps',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => [ $this, 'get_items' ],
				'permission_callback' => [ $this, 'may_manage' ],
			]
		);
		register_rest_route(
			self::ROUTES,
			'/apps/(?P<network>' . implode( '|', Networks::NAMES ) . ')',
			[
				'methods'             => 'PUT',
				'callback'            => [ $this, 'update_item' ],
				'permission_callback' => [ $this, 'may_manage' ],
				'args'                => [
					'network' => SourceSchema::network(),
					'id'      => [
						'description'       => __( 'App ID. Empty = no app.', 'vitrine' ),
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => static fn( mixed $value ): bool => is_string( $value )
							&& preg_match( '/^\s*\d{0,32}\s*$/D', $value ) === 1,
						'sanitize_callback' => static fn( string $value ): string => trim( $value ),
					],
					'secret'  => [
						'description'       => __(
							'App Secret. It is stored encrypted and never returned. If omitted, it stays unchanged.',
							'vitrine'
						),
						'type'              => 'string',
						'validate_callback' => static fn( mixed $value ): bool => is_string( $value )
							&& preg_match( '/^\s*[\x21-\x7e]{0,128}\s*$/D', $value ) === 1,
						'sanitize_callback' => static fn( string $value ): string => trim( $value ),
					],
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
	 * The apps.
	 */
	public function get_items(): \WP_REST_Response {
		return new \WP_REST_Response( $this->view() );
	}

	/**
	 * Keeps an app.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function update_item( \WP_REST_Request $request ) {
		$network = (string) $request['network'];
		if ( $this->apps->get( $network )->is_fixed ) {
			return RestErrors::error(
				'vitrine_app_fixed',
				__( 'This app is defined in wp-config.php.', 'vitrine' ),
				409,
				__( 'Change it there.', 'vitrine' )
			);
		}
		try {
			$this->apps->set(
				$network,
				(string) $request['id'],
				is_string( $request['secret'] ) ? $request['secret'] : null
			);
		} catch ( KeyMissing ) {
			return RestErrors::key_missing();
		}
		return new \WP_REST_Response( $this->view() );
	}

	/**
	 * What managers see.
	 *
	 * @return array{apps: list<array<string, mixed>>, redirect: string, verifyToken: string}
	 */
	private function view(): array {
		return [
			'apps'        => array_map(
				function ( string $network ): array {
					$app = $this->apps->get( $network );
					return [
						'network'   => $network,
						'id'        => $app->id,
						'hasSecret' => $app->secret !== '',
						'isFixed'   => $app->is_fixed,
						'webhook'   => WebhooksController::url( $network ),
					];
				},
				Networks::NAMES
			),
			'redirect'    => Logins::redirect(),
			'verifyToken' => Webhooks::verify_token(),
		];
	}
}
