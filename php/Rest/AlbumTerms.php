<?php
/**
 * Core's routes of albums.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

defined( 'ABSPATH' ) || exit;

/**
 * `wp/v2/vitrine_album` is for those who work here: core lists terms to everybody, and names of albums that no page
 * shows are nobody's business.
 */
final class AlbumTerms extends \WP_REST_Terms_Controller {

	/**
	 * Whether somebody may list albums.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request $request
	 * @return bool|\WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		return self::may_see() ? parent::get_items_permissions_check( $request ) : RestErrors::forbidden();
	}

	/**
	 * Whether somebody may see an album.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @phpstan-param \WP_REST_Request $request
	 * @return true|\WP_Error
	 */
	public function get_item_permissions_check( $request ) {
		return self::may_see() ? parent::get_item_permissions_check( $request ) : RestErrors::forbidden();
	}

	/**
	 * As for `vitrine/v1/albums`.
	 */
	private static function may_see(): bool {
		return current_user_can( 'edit_posts' ) || current_user_can( 'upload_files' );
	}
}
