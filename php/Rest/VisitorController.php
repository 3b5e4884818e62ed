<?php
/**
 * Who is logged in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/visitor`: pages come out of caches, so popups that depend on the log-in ask here. Reads, never writes,
 * and answers this site's own pages only.
 */
final class VisitorController {

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/visitor',
			[
				[
					'methods'             => \WP_REST_Server::READABLE,
					'callback'            => [ $this, 'visitor' ],
					'permission_callback' => [ self::class, 'is_own_page' ],
				],
				'schema' => [ $this, 'schema' ],
			]
		);
	}

	/**
	 * Whether a page of this site may be asking: core would tell any site, and any script that asks for JSONP.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 * @return true|\WP_Error
	 */
	public static function is_own_page( \WP_REST_Request $request ) {
		return SameOrigin::asked( $request ) && ! isset( $request['_jsonp'] )
			? true
			: RestErrors::error( 'vitrine_forbidden', __( 'Only pages of this site may ask this.', 'vitrine' ), 403 );
	}

	/**
	 * The visitor, by the log-in cookie itself: a cached page has no fresh nonce, and core takes nobody for logged in
	 * without one.
	 */
	public function visitor(): \WP_REST_Response {
		$user     = (int) wp_validate_auth_cookie( '', 'logged_in' );
		$roles    = $user === 0 ? [] : array_values( get_userdata( $user )->roles ?? [] );
		$response = new \WP_REST_Response( [ 'loggedIn' => $user !== 0, 'roles' => $roles ] );
		$response->header( 'Cache-Control', 'private, no-store, no-cache, must-revalidate, max-age=0' );
		$response->header( 'Vary', 'Cookie, Origin, Sec-Fetch-Site' );
		$response->header( 'X-Robots-Tag', 'noindex' );
		return $response;
	}

	/**
	 * The schema of the answer.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-visitor',
			'type'       => 'object',
			'properties' => [
				'loggedIn' => [
					'description' => __( 'Whether the visitor is logged in.', 'vitrine' ),
					'type'        => 'boolean',
				],
				'roles'    => [
					'description' => __( 'Roles of the visitor on this site.', 'vitrine' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
				],
			],
		];
	}
}
