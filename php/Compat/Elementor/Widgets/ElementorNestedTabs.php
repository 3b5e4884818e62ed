<?php
/**
 * Tabs of Elementor with any elements.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;
use Vitrine\Compat\HtmlBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes sections under headings of the containers in one: WordPress 6.8 has no tabs.
 */
final class ElementorNestedTabs implements ElementorConverter {

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [ 'tabs' ];
	}

	/**
	 * The blocks.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   What is in its tabs, as blocks.
	 * @param ElementorNotes $notes    What is left out.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): string {
		$tabs   = ElementorValue::rows( $settings, 'tabs' );
		$blocks = [];
		foreach ( $inside as $number => $content ) {
			$title  = ElementorValue::inline( ElementorValue::text( $tabs[ $number ] ?? [], 'tab_title' ) );
			$blocks = [ ...$blocks, $title === '' ? '' : HtmlBlocks::heading( $title, 3, '' ), $content ];
		}
		return implode( "\n\n", array_filter( $blocks, static fn( string $block ): bool => $block !== '' ) );
	}
}
