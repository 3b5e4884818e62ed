<?php
/**
 * A popup once more.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Transfer;

use Vitrine\Popup\Links\SelfReferences;
use Vitrine\Popup\PopupPosts;

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
				'post_title'   => wp_slash(
					sprintf(
						/* translators: %s: title of a popup. */
						__( '%s (copy)', 'vitrine' ),
						$post->post_title !== '' ? $post->post_title : __( 'Popup', 'vitrine' )
					)
				),
				'post_content' => wp_slash(
					serialize_blocks( SelfReferences::unnamed( self::named( $post ), $post->ID ) )
				),
			],
			true
		);
	}

	/**
	 * Its blocks; one that screen readers call by its title keeps that name, without the copy's mark.
	 *
	 * @param \WP_Post $post Popup.
	 * @return array<mixed> As core parses them.
	 */
	private static function named( \WP_Post $post ): array {
		$blocks = parse_blocks( $post->post_content );
		foreach (
			has_block( 'core/heading', $post->post_content ) || $post->post_title === ''
				? []
				: array_keys( $blocks ) as $index
		) {
			if (
				$blocks[ $index ]['blockName'] === PopupPosts::BLOCK
				&& ( $blocks[ $index ]['attrs']['label'] ?? '' ) === ''
			) {
				$blocks[ $index ]['attrs']['label'] = $post->post_title;
			}
		}
		return $blocks;
	}
}
