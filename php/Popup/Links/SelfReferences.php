<?php
/**
 * Controls of a popup that name the popup they are in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Links;

use Vitrine\Popup\PagePopups;

defined( 'ABSPATH' ) || exit;

/**
 * Makes controls that name the popup they are in mean whichever popup they are in: a copy, and a file, have another
 * number.
 */
final class SelfReferences {

	/**
	 * Blocks whose controls name the popup no more.
	 *
	 * @param array<mixed> $blocks Blocks as core parses them.
	 * @param int          $id     The popup.
	 * @return array<mixed>
	 */
	public static function unnamed( array $blocks, int $id ): array {
		foreach ( $blocks as $index => $block ) {
			if ( ! is_array( $block ) ) {
				continue;
			}
			$control = is_array( $block['attrs'] ?? null ) ? $block['attrs'][ LinkBlocks::ATTRIBUTE ] ?? null : null;
			if (
				is_array( $control )
				&& in_array( $control['popup'] ?? null, [ $id, (string) $id, PagePopups::element( $id ) ], true )
				&& in_array( $control['action'] ?? null, [ 'close', 'dismiss' ], true )
			) {
				$block['attrs'][ LinkBlocks::ATTRIBUTE ] = [ ...$control, 'popup' => 0 ];
			}
			$block['innerContent'] = array_map(
				static fn( mixed $part ): mixed => is_string( $part )
					? self::written( $part, PagePopups::element( $id ) )
					: $part,
				is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : []
			);
			$block['innerBlocks']  = self::unnamed(
				is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [],
				$id
			);
			$blocks[ $index ]      = $block;
		}
		return $blocks;
	}

	/**
	 * HTML whose links name the popup no more (extensions/popup-link/format.tsx).
	 *
	 * @param string $html    HTML of a block.
	 * @param string $element Id of the popup's dialog.
	 */
	private static function written( string $html, string $element ): string {
		if ( ! str_contains( $html, "\"{$element}\"" ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if (
				$tags->get_attribute( 'data-vitrine-popup-id' ) === $element
				&& in_array( $tags->get_attribute( 'data-vitrine-popup' ), [ 'close', 'dismiss' ], true )
			) {
				$tags->remove_attribute( 'data-vitrine-popup-id' );
				if ( $tags->get_attribute( 'href' ) === "#{$element}" ) {
					$tags->set_attribute( 'href', '#' );
				}
			}
		}
		return $tags->get_updated_html();
	}
}
