<?php
/**
 * Carousels of Elementor.
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
 * What all carousels have in common: how many slides are seen, and how they move. Its widgets name the same things
 * differently; `navigation`, `slides_to_show` and `infinite` are the names of one, `show_arrows`, `pagination`,
 * `slides_per_view` and `loop` those of another.
 */
final class ElementorCarousel {

	/** Pixels between slides. */
	private const USUAL_GAP = 10;

	/** What shows the place, by Elementor's `pagination`. */
	private const PLACES = [ 'bullets' => 'dots', 'fraction' => 'fraction', 'progressbar' => 'progress', '' => 'none' ];

	/**
	 * Settings that are read here.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return [
			'carousel_name',
			'slides_name',
			'navigation',
			'show_arrows',
			'arrows',
			'arrows_position',
			'pagination',
			'infinite',
			'loop',
			'autoplay',
			'autoplay_speed',
			'effect',
			'transition',
			'image_spacing',
			'equal_height',
			...ElementorValue::names( 'slides_to_show', 'slides_per_view', 'image_spacing_custom', 'space_between' ),
		];
	}

	/**
	 * A carousel.
	 *
	 * @param array<mixed>         $settings Settings of the widget, possibly hostile.
	 * @param array<string, mixed> $own      What the widget says differently.
	 * @param string               $inside   Its slides, a gallery or posts.
	 * @param ElementorNotes       $notes    What is left out.
	 * @return string '' where there are no slides.
	 */
	public static function of( array $settings, array $own, string $inside, ElementorNotes $notes ): string {
		if ( $inside === '' ) {
			return '';
		}
		$autoplay = ElementorValue::is_on( $settings, 'autoplay', true );
		$is_loop  = ElementorValue::is_on( $settings, isset( $settings['loop'] ) ? 'loop' : 'infinite', true );
		return ElementorBlock::ours(
			'carousel',
			[
				'label'    => self::label( $settings ),
				'effect'   => self::effect( $settings, $notes ),
				'ends'     => $is_loop ? 'loop' : ( $autoplay ? 'rewind' : 'stop' ),
				'autoplay' => $autoplay,
				'delay'    => ElementorValue::number( $settings, 'autoplay_speed' ) ?? 5000,
				...self::controls( $settings ),
				...self::gaps( $settings ),
				...$own,
			],
			$inside
		);
	}

	/**
	 * How many slides are seen.
	 *
	 * @param array<mixed>         $settings Settings of the widget.
	 * @param string               $name     Setting.
	 * @param array{int, int, int} $usual    Where none is given: desktops, tablets and phones.
	 * @return array<string, float|int>
	 */
	public static function columns( array $settings, string $name, array $usual ): array {
		$given    = static fn( string $ending ): ?float => ElementorValue::number( $settings, $name . $ending );
		$desktops = $given( '' ) ?? $usual[0];
		// Where one is seen, tablets show one, too; widgets with the other name do not ask.
		$is_single = $name === 'slides_to_show' && (int) $desktops === 1;
		return [
			'columns'       => $desktops,
			'columnsTablet' => $given( '_tablet' ) ?? ( $is_single ? 1 : $usual[1] ),
			'columnsPhone'  => $given( '_mobile' ) ?? $usual[2],
		];
	}

	/**
	 * The name for screen readers; Elementor's own says nothing.
	 *
	 * @param array<mixed> $settings Settings of the widget.
	 */
	private static function label( array $settings ): string {
		$name = ElementorValue::text( $settings, isset( $settings['slides_name'] ) ? 'slides_name' : 'carousel_name' );
		return in_array( $name, [ 'Slides', 'Carousel', 'Image Carousel' ], true ) ? '' : $name;
	}

	/**
	 * How one slide follows another.
	 *
	 * @param array<mixed>   $settings Settings of the widget.
	 * @param ElementorNotes $notes    What is left out.
	 */
	private static function effect( array $settings, ElementorNotes $notes ): string {
		$name   = isset( $settings['transition'] ) ? 'transition' : 'effect';
		$effect = ElementorValue::text( $settings, $name, 'slide' );
		if ( $effect === 'cube' ) {
			$notes->tell( __( 'The “Cube” effect of carousels: their slides fade instead', 'vitrine' ) );
		}
		return in_array( $effect, [ 'fade', 'cube' ], true ) ? 'fade' : 'slide';
	}

	/**
	 * Arrows, and what shows the place.
	 *
	 * @param array<mixed> $settings Settings of the widget.
	 * @return array<string, string>
	 */
	private static function controls( array $settings ): array {
		$shown      = ElementorValue::text( $settings, 'navigation', 'both' );
		$has_arrows = in_array( $shown, [ 'both', 'arrows' ], true )
			&& ElementorValue::is_on( $settings, 'show_arrows', true )
			&& ElementorValue::is_on( $settings, 'arrows', true );
		$place      = self::PLACES[ ElementorValue::text( $settings, 'pagination', 'bullets' ) ] ?? 'dots';
		$is_outside = ElementorValue::text( $settings, 'arrows_position' ) === 'outside';
		return [
			'arrows' => $has_arrows ? ( $is_outside ? 'outside' : 'inside' ) : 'none',
			'place'  => in_array( $shown, [ 'both', 'dots' ], true ) ? $place : 'none',
		];
	}

	/**
	 * Space between slides.
	 *
	 * @param array<mixed> $settings Settings of the widget.
	 * @return array<string, int>
	 */
	private static function gaps( array $settings ): array {
		$name = isset( $settings['space_between'] ) ? 'space_between' : 'image_spacing_custom';
		$gap  = ElementorValue::by_device(
			$name,
			static fn( string $one ): ?int => ElementorValue::pixels( $settings, $one )
		);
		return [
			'gap'       => $gap['desktops'] ?? self::USUAL_GAP,
			'gapTablet' => $gap['tablets'] ?? self::USUAL_GAP,
			'gapPhone'  => $gap['phones'] ?? self::USUAL_GAP,
		];
	}
}
