<?php
/**
 * Route `wp/v2/popups`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Popups;

defined( 'ABSPATH' ) || exit;

/**
 * Core's routes of posts, for those who may edit popups: core shows published posts of any type to everybody, and here
 * the rules would be told with them.
 */
final class PopupPostsController extends \WP_REST_Posts_Controller {

	/**
	 * Who may list popups.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		$type = get_post_type_object( $this->post_type );
		return $type !== null && current_user_can( $type->cap->edit_posts )
			? parent::get_items_permissions_check( $request )
			: self::refusal();
	}

	/**
	 * Who may read a popup.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		$allowed = parent::get_item_permissions_check( $request );
		return is_wp_error( $allowed )
			? $allowed
			: ( current_user_can( 'edit_post', (int) $request['id'] ) ? true : self::refusal() );
	}

	/**
	 * Whether a popup is listed, and embedded elsewhere.
	 *
	 * @param \WP_Post $post Popup.
	 */
	public function check_read_permission( $post ): bool {
		return current_user_can( 'edit_post', $post->ID );
	}

	/**
	 * What everybody else is told.
	 */
	private static function refusal(): \WP_Error {
		return new \WP_Error(
			'vitrine_forbidden',
			__( 'Sorry, you are not allowed to view popups.', 'vitrine' ),
			[ 'status' => rest_authorization_required_code() ]
		);
	}
}
