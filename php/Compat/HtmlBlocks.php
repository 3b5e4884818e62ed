<?php
/**
 * HTML as blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

use Vitrine\Compat\Elementor\ElementorStyle;

defined( 'ABSPATH' ) || exit;

/**
 * Makes core's blocks of the HTML of other editors: paragraphs, headings and lists. What is none of these stays HTML.
 */
final class HtmlBlocks {

	/**
	 * Converts HTML.
	 *
	 * @param string $html HTML, possibly hostile; what comes out is no safer.
	 * @return string Blocks as they are saved.
	 */
	public static function of( string $html ): string {
		$html = trim( $html );
		if ( $html === '' || has_blocks( $html ) || ! class_exists( \DOMDocument::class ) ) {
			return $html === '' || has_blocks( $html ) ? $html : self::html( $html );
		}
		$document = new \DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$is_read  = $document->loadHTML(
			'<?xml encoding="utf-8"?><body>' . wpautop( $html ) . '</body>',
			LIBXML_NONET | LIBXML_NOERROR
		);
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		$body = $is_read ? $document->getElementsByTagName( 'body' )->item( 0 ) : null;
		if ( $body === null ) {
			return self::html( $html );
		}
		self::defuse( $document );
		$blocks = [];
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHP's name.
		foreach ( $body->childNodes as $node ) {
			$block = self::block( $document, $node );
			if ( $block !== '' ) {
				$blocks[] = $block;
			}
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * Takes comments out of attributes: they are written as they are, and could be read as blocks.
	 *
	 * @param \DOMDocument $document Document.
	 */
	private static function defuse( \DOMDocument $document ): void {
		$elements = ( new \DOMXPath( $document ) )->query( '//*[@*[contains(., "<!--")]]' );
		foreach ( $elements === false ? [] : $elements as $element ) {
			if ( $element instanceof \DOMElement ) {
				foreach ( iterator_to_array( $element->attributes ) as $attribute ) {
					$element->setAttribute( $attribute->name, str_replace( '<!--', '<! --', $attribute->value ) );
				}
			}
		}
	}

	/**
	 * A block of a node.
	 *
	 * @param \DOMDocument $document Document.
	 * @param \DOMNode     $node     Node.
	 */
	private static function block( \DOMDocument $document, \DOMNode $node ): string {
		$html = trim( (string) $document->saveHTML( $node ) );
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHP's name.
		$name = strtolower( $node->nodeName );
		if ( $html === '' || $html === '<p></p>' ) {
			return '';
		}
		if ( $name === 'p' && preg_match( '~<(iframe|script|form|object|embed|video|audio|img)\b~i', $html ) !== 1 ) {
			return self::paragraph( self::inner( $document, $node ) );
		}
		if ( preg_match( '/^h([1-6])$/D', $name, $match ) === 1 ) {
			return self::heading( self::inner( $document, $node ), (int) $match[1] );
		}
		if ( ( $name === 'ul' || $name === 'ol' ) && preg_match( '~<(ul|ol)\b.*<(ul|ol)\b~is', $html ) !== 1 ) {
			return self::items( $document, $node, $name );
		}
		return $name === '#text' ? self::paragraph( $html ) : self::html( $html );
	}

	/**
	 * A paragraph.
	 *
	 * @param string $inner HTML in it.
	 */
	public static function paragraph( string $inner ): string {
		return "<!-- wp:paragraph -->\n<p>{$inner}</p>\n<!-- /wp:paragraph -->";
	}

	/**
	 * A heading.
	 *
	 * @param string $inner HTML in it.
	 * @param int    $level 1 to 6.
	 * @param string $align `left`, `center`, `right`, or '' = as the theme has it.
	 * @param ElementorStyle|null $style Its looks.
	 */
	public static function heading(
		string $inner,
		int $level,
		string $align = '',
		?ElementorStyle $style = null
	): string {
		$attributes = [
			...( $style?->attributes() ?? [] ),
			...( $align === '' ? [] : [ 'textAlign' => $align ] ),
			...( $level === 2 ? [] : [ 'level' => $level ] ),
		];
		$class      = 'wp-block-heading' . ( $align === '' ? '' : " has-text-align-{$align}" );
		$html       = $style?->html( $class ) ?? " class=\"{$class}\"";
		return get_comment_delimited_block_content(
			'core/heading',
			$attributes,
			"\n<h{$level}{$html}>{$inner}</h{$level}>\n"
		);
	}

	/**
	 * HTML as it is.
	 *
	 * @param string $html HTML.
	 */
	public static function html( string $html ): string {
		return "<!-- wp:html -->\n{$html}\n<!-- /wp:html -->";
	}

	/**
	 * A list.
	 *
	 * @param \DOMDocument $document Document.
	 * @param \DOMNode     $node     The list.
	 * @param string       $name     `ul` or `ol`.
	 */
	private static function items( \DOMDocument $document, \DOMNode $node, string $name ): string {
		$items = '';
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHP's name.
		foreach ( $node->childNodes as $item ) {
			// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHP's name.
			if ( strtolower( $item->nodeName ) === 'li' ) {
				$items .= "<!-- wp:list-item -->\n<li>" . self::inner( $document, $item )
					. "</li>\n<!-- /wp:list-item -->";
			}
		}
		return get_comment_delimited_block_content(
			'core/list',
			$name === 'ol' ? [ 'ordered' => true ] : [],
			"\n<{$name} class=\"wp-block-list\">{$items}</{$name}>\n"
		);
	}

	/**
	 * The HTML in a node.
	 *
	 * @param \DOMDocument $document Document.
	 * @param \DOMNode     $node     Node.
	 */
	private static function inner( \DOMDocument $document, \DOMNode $node ): string {
		$html = '';
		// phpcs:ignore WordPress.NamingConventions.ValidVariableName -- PHP's name.
		foreach ( $node->childNodes as $child ) {
			$html .= $document->saveHTML( $child );
		}
		return trim( $html );
	}
}
