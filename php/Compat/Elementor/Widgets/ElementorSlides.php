<?php
/**
 * Slides of Elementor Pro.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorBlock;
use Vitrine\Compat\Elementor\ElementorCover;
use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorStyle;
use Vitrine\Compat\Elementor\ElementorValue;
use Vitrine\Compat\HtmlBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a carousel of covers.
 */
final class ElementorSlides implements ElementorConverter {

	/** Settings of each slide that are taken over. */
	private const OF_SLIDE = [
		'_id',
		'heading',
		'description',
		'button_text',
		'link',
		'link_click',
		'background_image',
		'background_size',
		'background_color',
		'background_ken_burns',
		'zoom_direction',
		'background_overlay',
		'background_overlay_color',
	];

	/** Words are beside the arrows, where nothing else is said. */
	private const PADDING = [ 'right' => 'clamp(1.25rem, 9vw, 4.5rem)', 'left' => 'clamp(1.25rem, 9vw, 4.5rem)' ];

	/** Where the words are, by Elementor's names. */
	private const ROWS = [ 'top' => 'top', 'middle' => 'center', 'bottom' => 'bottom' ];

	private const ALIGNED = [ 'left', 'center', 'right' ];

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [
			...ElementorCarousel::names(),
			'slides',
			'slides_height',
			'slides_padding',
			'slides_horizontal_position',
			'slides_vertical_position',
			'slides_text_align',
			'slides_title_tag',
			'heading_color',
		];
	}

	/**
	 * The block.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   Nothing.
	 * @param ElementorNotes $notes    What is left out.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): string {
		$slides = '';
		foreach ( ElementorValue::rows( $settings, 'slides' ) as $slide ) {
			$slides .= self::slide( $slide, $settings );
			$notes->leave_settings( $slide, self::OF_SLIDE );
		}
		return ElementorCarousel::of(
			$settings,
			[ 'gap' => 0, 'gapTablet' => 0, 'gapPhone' => 0 ],
			$slides,
			$notes
		);
	}

	/**
	 * A slide.
	 *
	 * @param array<mixed> $slide    The slide.
	 * @param array<mixed> $settings Settings of all slides.
	 */
	private static function slide( array $slide, array $settings ): string {
		$url      = esc_url_raw( ElementorValue::url( $slide ) );
		$is_whole = ElementorValue::text( $slide, 'link_click', 'slide' ) !== 'button';
		$row      = self::ROWS[ ElementorValue::text( $settings, 'slides_vertical_position', 'middle' ) ] ?? 'center';
		$column   = self::aligned( $settings, 'slides_horizontal_position' );
		$position = "{$row} {$column}";
		$looks    = ElementorStyle::of( [ 'padding' => $settings['slides_padding'] ?? null ] );
		$padding  = $looks->style['spacing']['padding'] ?? self::PADDING;
		$cover    = ElementorCover::of_slide(
			$slide,
			$settings,
			[
				...( $position === 'center center' ? [] : [ 'contentPosition' => $position ] ),
				'style' => [ 'spacing' => [ 'padding' => $padding ] ],
			],
			self::words( $slide, $settings, $url )
		);
		return ElementorBlock::ours(
			'slide',
			[
				...( $is_whole && $url !== '' ? [
					'url'           => $url,
					'opensInNewTab' => in_array( $slide['link']['is_external'] ?? '', [ 'on', 'yes', true ], true ),
					'nofollow'      => in_array( $slide['link']['nofollow'] ?? '', [ 'on', 'yes', true ], true ),
				] : [] ),
				'kenBurns' => match ( true ) {
					! ElementorValue::is_on( $slide, 'background_ken_burns' ) => 'none',
					ElementorValue::text( $slide, 'zoom_direction', 'in' ) === 'out' => 'out',
					default => 'in',
				},
			],
			$cover
		);
	}

	/**
	 * What stands on a slide.
	 *
	 * @param array<mixed> $slide    The slide.
	 * @param array<mixed> $settings Settings of all slides.
	 * @param string       $url      Where the button leads, as the slide does; '' = nowhere.
	 */
	private static function words( array $slide, array $settings, string $url ): string {
		$align  = self::aligned( $settings, 'slides_text_align' );
		$blocks = [];
		$title  = ElementorValue::inline( ElementorValue::text( $slide, 'heading' ) );
		if ( $title !== '' ) {
			$tag      = ElementorValue::text( $settings, 'slides_title_tag' );
			$level    = preg_match( '/^h([1-6])$/D', $tag, $match ) === 1 ? (int) $match[1] : 2;
			$color    = ElementorStyle::colors( $settings['heading_color'] ?? null );
			$blocks[] = HtmlBlocks::heading( $title, $level, $align, $color );
		}
		$text = ElementorValue::inline( ElementorValue::text( $slide, 'description' ) );
		if ( $text !== '' ) {
			$blocks[] = get_comment_delimited_block_content(
				'core/paragraph',
				[ 'align' => $align ],
				"\n<p class=\"has-text-align-{$align}\">" . preg_replace( '/\s*\n\s*/', '<br>', $text ) . "</p>\n"
			);
		}
		$button = ElementorValue::inline( ElementorValue::text( $slide, 'button_text' ) );
		if ( $button !== '' ) {
			$href     = esc_url( $url );
			$href     = $href === '' ? '' : " href=\"{$href}\"" . ElementorValue::rel( $slide );
			$blocks[] = get_comment_delimited_block_content(
				'core/buttons',
				[ 'layout' => [ 'type' => 'flex', 'justifyContent' => $align ] ],
				"\n<div class=\"wp-block-buttons\"><!-- wp:button -->\n<div class=\"wp-block-button\">"
					. "<a class=\"wp-block-button__link wp-element-button\"{$href}>{$button}</a></div>\n<!-- /wp:button --></div>\n"
			);
		}
		return implode( "\n\n", $blocks );
	}

	/**
	 * A side; Elementor has the middle.
	 *
	 * @param array<mixed> $settings Settings of all slides.
	 * @param string       $name     Setting.
	 */
	private static function aligned( array $settings, string $name ): string {
		$side = ElementorValue::text( $settings, $name, 'center' );
		return in_array( $side, self::ALIGNED, true ) ? $side : 'center';
	}
}
