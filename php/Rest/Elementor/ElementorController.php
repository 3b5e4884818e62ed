<?php
/**
 * The route of pages that were made with Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Elementor;

use Vitrine\Compat\Elementor\ElementorPage;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/elementor/<id>` is the content of such a post as blocks, with what has no counterpart. It only reads, for
 * those who may edit the post.
 */
final class ElementorController {

	/**
	 * Registers the route.
	 */
	public function register_routes(): void {
		register_rest_route(
			'vitrine/v1',
			'/elementor/(?P<id>[\d]+)',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => [ $this, 'page' ],
				'permission_callback' => static fn( \WP_REST_Request $request ): bool|\WP_Error => current_user_can(
					'edit_post',
					(int) $request['id']
				)
					? true
					: RestErrors::forbidden(),
				'args'                => [
					'id' => [
						'description' => __( 'ID of the post.', 'vitrine' ),
						'type'        => 'integer',
						'minimum'     => 1,
					],
				],
			]
		);
	}

	/**
	 * The content as blocks.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function page( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$page = ElementorPage::read( (int) $request['id'] );
		return $page === null
			? RestErrors::error(
				'vitrine_elementor_none',
				__( 'This post has no Elementor content.', 'vitrine' ),
				404
			)
			: new \WP_REST_Response( $page );
	}
}
