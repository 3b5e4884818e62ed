<?php
/**
 * The wrapper of a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Asks WordPress for the attributes of the block that is being rendered.
 */
final class BlockWrapper {

	/**
	 * Its attributes, escaped.
	 *
	 * @param array<string, string> $attributes Those of its own.
	 */
	public static function attributes( array $attributes = [] ): string {
		try {
			return get_block_wrapper_attributes( $attributes );
		} catch ( \TypeError ) {
			// WordPress 6.8 ends the page where a stored style has a list instead of a word.
			$name = \WP_Block_Supports::$block_to_render['blockName'] ?? '';
			return sprintf(
				'class="%s"',
				esc_attr( trim( wp_get_block_default_classname( $name ) . ' ' . ( $attributes['class'] ?? '' ) ) )
			);
		}
	}
}
