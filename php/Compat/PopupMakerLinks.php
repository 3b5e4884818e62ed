<?php
/**
 * Links of Popup Maker's popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Popup\Links\LinkBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes what closes a popup by its class a control that does; the class that opens one is the popup's own selector
 * (PopupMaker).
 */
final class PopupMakerLinks {

	/** Classes that close the popup they are in. */
	private const CLOSE = '/(?:^|\s)(?:pum-close|popmake-close)(?:\s|$)/';

	/**
	 * Converts blocks.
	 *
	 * @param string $content Blocks as they are saved, possibly hostile.
	 */
	public static function convert( string $content ): string {
		return preg_match( '/(?:pum|popmake)-close/', $content ) === 1
			? serialize_blocks( self::blocks( parse_blocks( $content ) ) )
			: $content;
	}

	/**
	 * The popups that classes in some content open.
	 *
	 * @param string $content Content, possibly hostile.
	 * @return list<int>
	 */
	public static function opened( string $content ): array {
		preg_match_all( '/\bpopmake-(\d{1,15})\b/', $content, $matches );
		return array_slice( array_values( array_unique( array_map( 'intval', $matches[1] ) ) ), 0, 20 );
	}

	/**
	 * Converts blocks and those in them.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @return array<mixed>
	 */
	private static function blocks( array $blocks ): array {
		foreach ( $blocks as $index => $block ) {
			$class = $block['attrs']['className'] ?? '';
			if (
				$block['blockName'] === 'core/button' && is_string( $class ) && preg_match( self::CLOSE, $class ) === 1
			) {
				$block['attrs'][ LinkBlocks::ATTRIBUTE ] = [ 'action' => 'close', 'popup' => 0 ];
			} elseif ( $block['blockName'] !== 'core/button' ) {
				$block['innerContent'] = array_map(
					static fn( mixed $part ): mixed => is_string( $part ) ? self::html( $part ) : $part,
					$block['innerContent']
				);
			}
			$block['innerBlocks'] = self::blocks( $block['innerBlocks'] );
			$blocks[ $index ]     = $block;
		}
		return $blocks;
	}

	/**
	 * Converts links and buttons in HTML.
	 *
	 * @param string $html HTML.
	 */
	private static function html( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$class = $tags->get_attribute( 'class' );
			if (
				in_array( $tags->get_tag(), [ 'A', 'BUTTON' ], true )
				&& is_string( $class )
				&& preg_match( self::CLOSE, $class ) === 1
			) {
				$tags->set_attribute( 'data-vitrine-popup', 'close' );
			}
		}
		return $tags->get_updated_html();
	}
}
