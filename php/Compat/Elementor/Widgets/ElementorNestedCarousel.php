<?php
/**
 * Carousels of Elementor Pro with any elements.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorBlock;
use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a carousel of the containers in one.
 */
final class ElementorNestedCarousel implements ElementorConverter {

	/** Names that Elementor gives to slides. */
	private const UNNAMED = '/^(?:Slide|Item)? ?#?\d*$/D';

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [ ...ElementorCarousel::names(), 'carousel_items' ];
	}

	/**
	 * The block.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   Its slides, as blocks.
	 * @param ElementorNotes $notes    What is left out.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): string {
		$items  = ElementorValue::rows( $settings, 'carousel_items' );
		$slides = '';
		foreach ( $inside as $number => $blocks ) {
			$name    = ElementorValue::text( $items[ $number ] ?? [], 'slide_title' );
			$slides .= $blocks === '' ? '' : ElementorBlock::ours(
				'slide',
				[ 'label' => preg_match( self::UNNAMED, $name ) === 1 ? '' : $name ],
				$blocks
			);
		}
		return ElementorCarousel::of(
			$settings,
			ElementorCarousel::columns( $settings, 'slides_to_show', [ 3, 2, 1 ] ),
			$slides,
			$notes
		);
	}
}
