<?php
/**
 * Pages that were made with Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * The content of such a post as blocks. It only reads: an editor looks at the blocks, and saves them or not.
 */
final class ElementorPage {

	/** Post meta with the elements: JSON. */
	private const META = '_elementor_data';

	/** Bytes of the meta that are read. */
	private const MAX_BYTES = 5 * MB_IN_BYTES;

	/**
	 * Whether a post has such content.
	 *
	 * @param int $post Id of the post.
	 */
	public static function is_one( int $post ): bool {
		return self::elements( $post ) !== [];
	}

	/**
	 * The content as blocks.
	 *
	 * @param int $post Id of the post.
	 * @return array{content: string, left: list<string>}|null What could not be taken over, in words; null where there
	 *                                                         is no such content.
	 */
	public static function read( int $post ): ?array {
		$elements = self::elements( $post );
		if ( $elements === [] ) {
			return null;
		}
		$converter = new ElementorContent();
		$content   = $converter->blocks( $elements );
		$author    = (int) get_post_field( 'post_author', $post );
		$is_free   = current_user_can( 'unfiltered_html' ) && user_can( $author, 'unfiltered_html' );
		$notes     = $converter->notes();
		if ( defined( 'ELEMENTOR_VERSION' ) ) {
			$notes[] = __(
				'While Elementor is active, it keeps showing its own version of this page. Choose “Back to WordPress Editor” there after you have saved.',
				'vitrine'
			);
		}
		return [ 'content' => $is_free ? $content : wp_kses_post( $content ), 'left' => $notes ];
	}

	/**
	 * The elements.
	 *
	 * @param int $post Id of the post.
	 * @return list<mixed> [] = none.
	 */
	private static function elements( int $post ): array {
		$stored = get_post_meta( $post, self::META, true );
		if ( is_string( $stored ) ) {
			$stored = strlen( $stored ) <= self::MAX_BYTES ? json_decode( $stored, true, 128 ) : null;
		}
		return is_array( $stored ) ? array_values( $stored ) : [];
	}
}
