<?php
/**
 * The routes of menus that can be imported.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Menus;

use Vitrine\Compat\Menus\MaxMegaMenu;
use Vitrine\Compat\Menus\MenuImport;
use Vitrine\Rest\RestErrors;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine/v1/menus` lists the menus of Appearance → Menus; `vitrine/v1/menus/<id>` is one of them as blocks, with what
 * has no counterpart. Both only read. Whoever may read menus with WordPress's own routes may use them.
 */
final class MenusController {

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$may = static fn(): bool|\WP_Error => current_user_can( 'edit_theme_options' ) ? true : RestErrors::forbidden();
		register_rest_route(
			'vitrine/v1',
			'/menus',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => [ $this, 'menus' ],
				'permission_callback' => $may,
			]
		);
		register_rest_route(
			'vitrine/v1',
			'/menus/(?P<id>[\d]+)',
			[
				'methods'             => \WP_REST_Server::READABLE,
				'callback'            => [ $this, 'menu' ],
				'permission_callback' => $may,
				'args'                => [
					'id' => [
						'description' => __( 'ID of the menu.', 'vitrine' ),
						'type'        => 'integer',
						'minimum'     => 1,
					],
				],
			]
		);
	}

	/**
	 * The menus.
	 */
	public function menus(): \WP_REST_Response {
		return new \WP_REST_Response(
			array_map(
				static fn( \WP_Term $menu ): array => [
					'id'      => $menu->term_id,
					'name'    => html_entity_decode( $menu->name, ENT_QUOTES ),
					'maxMega' => MaxMegaMenu::of_menu( $menu->term_id ) !== null,
				],
				wp_get_nav_menus()
			)
		);
	}

	/**
	 * A menu as blocks.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function menu( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$menu = wp_get_nav_menu_object( (int) $request['id'] );
		return $menu === false
			? RestErrors::error( 'vitrine_menu_unknown', __( 'This menu does not exist.', 'vitrine' ), 404 )
			: new \WP_REST_Response( MenuImport::of( $menu ) );
	}
}
