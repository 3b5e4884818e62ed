<?php
/**
 * Blocks in a menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

defined( 'ABSPATH' ) || exit;

/**
 * Renders blocks within blocks that render them themselves, with each filter that WordPress has for a block: what other
 * plugins hide or change is hidden and changed here, too.
 */
final class InnerBlocks {

	/**
	 * Everything that is in a block.
	 *
	 * @param \WP_Block $around The block.
	 */
	public static function html( \WP_Block $around ): string {
		$html  = '';
		$index = 0;
		foreach ( $around->inner_content as $part ) {
			// WordPress has a null where a block stands.
			$html .= is_string( $part ) ? $part : self::one( $around, $around->inner_blocks[ $index++ ] );
		}
		return $html;
	}

	/**
	 * One of the blocks, as WP_Block::render() does it.
	 *
	 * @param \WP_Block      $around In what.
	 * @param \WP_Block|null $block  The block.
	 */
	public static function one( \WP_Block $around, ?\WP_Block $block ): string {
		if ( $block === null ) {
			return '';
		}
		$before = $block->parsed_block;
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		/** This filter is documented in wp-includes/blocks.php */
		$html = apply_filters( 'pre_render_block', null, $before, $around );
		if ( $html !== null ) {
			return is_string( $html ) ? $html : '';
		}
		/** This filter is documented in wp-includes/blocks.php */
		$block->parsed_block = apply_filters( 'render_block_data', $before, $before, $around );
		/** This filter is documented in wp-includes/blocks.php */
		$context = apply_filters( 'render_block_context', $block->context, $block->parsed_block, $around );
		// phpcs:enable
		if ( $context !== $block->context ) {
			$block->context = $context;
			$block->refresh_context_dependents();
		} elseif ( $block->parsed_block !== $before ) {
			$block->refresh_parsed_block_dependents();
		}
		return $block->render();
	}
}
