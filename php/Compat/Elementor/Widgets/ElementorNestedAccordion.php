<?php
/**
 * Accordions of Elementor with any elements.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * Makes Details of the containers in one.
 */
final class ElementorNestedAccordion implements ElementorConverter {

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [ 'items' ];
	}

	/**
	 * The blocks.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   What is in its items, as blocks.
	 * @param ElementorNotes $notes    What is left out.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): string {
		$items  = ElementorValue::rows( $settings, 'items' );
		$blocks = [];
		foreach ( $inside as $number => $content ) {
			$title = ElementorValue::inline( ElementorValue::text( $items[ $number ] ?? [], 'item_title' ) );
			if ( $title === '' ) {
				$blocks[] = $content;
				continue;
			}
			$blocks[] = "<!-- wp:details -->\n<details class=\"wp-block-details\"><summary>{$title}</summary>{$content}</details>\n<!-- /wp:details -->";
		}
		return implode( "\n\n", array_filter( $blocks, static fn( string $block ): bool => $block !== '' ) );
	}
}
