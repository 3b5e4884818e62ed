<?php
/**
 * Blocks in panels.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

defined( 'ABSPATH' ) || exit;

/**
 * Renders them so that nothing in a closed panel is loaded, and no picture of the page loses its priority to one there.
 */
final class PanelBlocks {

	/**
	 * The blocks of an item.
	 *
	 * @param \WP_Block $item The item.
	 */
	public static function html( \WP_Block $item ): string {
		$lazy = static fn(): array => [ 'decoding' => 'async', 'loading' => 'lazy' ];
		add_filter( 'pre_wp_get_loading_optimization_attributes', $lazy );
		try {
			return self::lazy( trim( InnerBlocks::html( $item ) ) );
		} finally {
			remove_filter( 'pre_wp_get_loading_optimization_attributes', $lazy );
		}
	}

	/**
	 * Lets pictures, frames and media wait until they are seen.
	 *
	 * @param string $html HTML.
	 */
	private static function lazy( string $html ): string {
		if ( preg_match( '/<(?:img|iframe|video|audio)[\s\/>]/i', $html ) !== 1 ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			switch ( $tags->get_tag() ) {
				case 'IMG':
				case 'IFRAME':
					$tags->set_attribute( 'loading', 'lazy' );
					$tags->remove_attribute( 'fetchpriority' );
					break;
				case 'VIDEO':
				case 'AUDIO':
					if ( $tags->get_attribute( 'autoplay' ) === null ) {
						$tags->set_attribute( 'preload', 'none' );
					}
					break;
			}
		}
		return $tags->get_updated_html();
	}
}
