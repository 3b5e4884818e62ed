<?php
/**
 * Controls that open and close popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Links;

use Vitrine\Popup\PagePopups;

defined( 'ABSPATH' ) || exit;

/**
 * Writes on links and buttons which popup they open, and brings that popup to the page. Twin: frontend/popup/links.ts.
 *
 * A control whose popup visitors may not see never promises one: a link with an address stays that link; a button, and
 * a button-like link without an address, is left out;
 * any other link without an address becomes text.
 */
final class LinkActions {

	/**
	 * Links to the dialog of a post, and links of the format "Popup" (extensions/popup-link/format.tsx), which name it
	 * once more.
	 */
	private const LINKS = '/(?:\shref=["\'][^"\'#<>]*#|\sdata-vitrine-popup-id=["\'])popup-(\d{1,15})["\']/i';

	/** Buttons of other capabilities that come before the link. */
	private const OTHERS = [
		'wp-block-navigation-submenu__toggle',
		'lightbox-trigger',
		'wp-block-navigation__submenu-icon',
	];

	/**
	 * Keeps the popups of the page.
	 *
	 * @param PagePopups $popups Popups of the page.
	 */
	public function __construct( private readonly PagePopups $popups ) {}

	/**
	 * Writes on the link or button of a block what its attribute says.
	 *
	 * @template T
	 * @param T                    $html  HTML of the block.
	 * @param array<string, mixed> $block As core parses it, possibly hostile.
	 * @return T|string
	 */
	public function of_block( mixed $html, array $block ): mixed {
		if ( ! is_string( $html ) ) {
			return $html;
		}
		if ( ( $block['attrs'][ LinkBlocks::GOAL ] ?? false ) === true && ! is_feed() ) {
			$html = self::mark( $html, (string) ( $block['blockName'] ?? '' ) );
		}
		if ( isset( $block['attrs'][ LinkBlocks::ATTRIBUTE ] ) && ! is_feed() ) {
			$link = LinkAction::of( $block['attrs'][ LinkBlocks::ATTRIBUTE ] );
			$html = $link === null ? $html : $this->write( $html, $link, (string) ( $block['blockName'] ?? '' ) );
		}
		return $this->of_content( $html );
	}

	/**
	 * Brings the popups that links point at to the page.
	 *
	 * @template T
	 * @param T $html HTML.
	 * @return T|string
	 */
	public function of_content( mixed $html ): mixed {
		if (
			! is_string( $html )
			|| ! str_contains( $html, 'popup-' )
			|| preg_match_all( self::LINKS, $html, $found ) < 1
		) {
			return $html;
		}
		$gone = false;
		foreach ( array_unique( $found[1] ) as $id ) {
			$gone = $this->popups->want( (int) $id ) === '' || $gone;
		}
		return $gone && str_contains( $html, 'data-vitrine-popup-id' ) ? $this->without_gone( $html ) : $html;
	}

	/**
	 * Marks a block's link or button as the goal of the popup that it is in. Twin:
	 * frontend/popup/counting/conversions.ts.
	 *
	 * Who writes the attribute by hand has the same: what it may add to the figures of a popup, the popup's token and
	 * its caps say.
	 *
	 * @param string $html HTML of the block.
	 * @param string $name Name of the block.
	 */
	private static function mark( string $html, string $name ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( self::seek( $tags, $name ) ) {
			$tags->set_attribute( 'data-vitrine-goal', true );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Writes what a block's control does.
	 *
	 * @param string     $html HTML of the block.
	 * @param LinkAction $link What it does.
	 * @param string     $name Name of the block.
	 */
	private function write( string $html, LinkAction $link, string $name ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! self::seek( $tags, $name ) ) {
			return $html;
		}
		if ( is_int( $link->popup ) && $link->popup > 0 && $this->popups->want( $link->popup ) === '' ) {
			return self::plain( $tags, $link, $name );
		}
		$link->write( $tags );
		return $tags->get_updated_html();
	}

	/**
	 * The control without its popup.
	 *
	 * @param \WP_HTML_Tag_Processor $tags At the link or button.
	 * @param LinkAction             $link What it would do.
	 * @param string                 $name Name of the block.
	 */
	private static function plain( \WP_HTML_Tag_Processor $tags, LinkAction $link, string $name ): string {
		$address = $tags->get_attribute( 'href' );
		$is_own  = $address === "#{$link->element()}";
		if ( $name === 'core/button' && ( $is_own || ! is_string( $address ) ) ) {
			return '';
		}
		if ( $is_own ) {
			$tags->remove_attribute( 'href' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Takes the address from links of the format "Popup" whose popup visitors may not see, unless they have another
	 * one.
	 *
	 * @param string $html HTML.
	 */
	private function without_gone( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			$element = $tags->get_attribute( 'data-vitrine-popup-id' );
			if (
				! is_string( $element )
				|| preg_match( '/^popup-(\d{1,15})$/D', $element, $match ) !== 1
				|| $this->popups->want( (int) $match[1] ) !== ''
			) {
				continue;
			}
			$tags->remove_attribute( 'data-vitrine-popup' );
			$tags->remove_attribute( 'data-vitrine-popup-id' );
			if ( $tags->get_attribute( 'href' ) === "#{$element}" ) {
				$tags->remove_attribute( 'href' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Goes to the first link or button of a block, not of its caption or text.
	 *
	 * @param \WP_HTML_Tag_Processor $tags At the beginning of the block.
	 * @param string                 $name Name of the block.
	 */
	private static function seek( \WP_HTML_Tag_Processor $tags, string $name ): bool {
		if ( $name === 'core/media-text' && ! $tags->next_tag( [ 'class_name' => 'wp-block-media-text__media' ] ) ) {
			return false;
		}
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			if ( $tags->is_tag_closer() ) {
				if ( $name === 'core/media-text' && $tags->get_tag() === 'FIGURE' ) {
					return false;
				}
				continue;
			}
			if ( $tags->get_tag() === 'FIGCAPTION' ) {
				return false;
			}
			if ( $tags->get_tag() === 'A' ) {
				return true;
			}
			if (
				$tags->get_tag() === 'BUTTON'
				&& array_filter(
					self::OTHERS,
					static fn( string $other ): bool => $tags->has_class( $other ) === true
				) === []
			) {
				return true;
			}
		}
		return false;
	}
}
