<?php
/**
 * A popup once more.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

defined( 'ABSPATH' ) || exit;

/**
 * Copies a popup: a draft of the user's own.
 */
final class Duplicate {

	/**
	 * Copies a popup.
	 *
	 * @param \WP_Post $post Popup.
	 * @return int|\WP_Error Id of the copy.
	 */
	public static function of( \WP_Post $post ): int|\WP_Error {
		return wp_insert_post(
			[
				'post_type'    => PopupPosts::TYPE,
				'post_status'  => 'draft',
				/* translators: %s: title of a popup. */
				'post_title'   => wp_slash( sprintf( __( '%s (copy)', 'vitrine' ), $post->post_title !== '' ? $post->post_title : __( 'Popup', 'vitrine' ) ) ),
				'post_content' => wp_slash( serialize_blocks( OwnControls::unnamed( parse_blocks( $post->post_content ), $post->ID ) ) ),
			],
			true
		);
	}
}
