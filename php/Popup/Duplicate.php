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
				'post_content' => wp_slash( serialize_blocks( self::without_own_id( parse_blocks( $post->post_content ), $post->ID ) ) ),
			],
			true
		);
	}

	/**
	 * Blocks whose controls mean the popup they are in, not the one that was copied.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @param int          $id     The popup that was copied.
	 * @return array<mixed>
	 */
	private static function without_own_id( array $blocks, int $id ): array {
		foreach ( $blocks as $index => $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$control = is_array( $block['attrs'] ?? null ) ? $block['attrs']['vitrinePopup'] ?? null : null;
			if ( is_array( $control ) && in_array( $control['popup'] ?? null, [ $id, (string) $id, "popup-{$id}" ], true ) && in_array( $control['action'] ?? null, [ 'close', 'dismiss' ], true ) ) {
				$block['attrs']['vitrinePopup'] = [ ...$control, 'popup' => 0 ];
			}
			$block['innerBlocks'] = self::without_own_id( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [], $id );
			$blocks[ $index ]     = $block;
		}
		return $blocks;
	}
}
