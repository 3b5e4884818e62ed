<?php
/**
 * Testimonial carousels of Elementor Pro.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorBlock;
use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorPictures;
use Vitrine\Compat\Elementor\ElementorValue;
use Vitrine\Compat\HtmlBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a carousel of quotations.
 */
final class ElementorTestimonials implements ElementorConverter {

	/** Settings of each slide that are taken over. */
	private const OF_SLIDE = [ '_id', 'content', 'image', 'name', 'title' ];

	/**
	 * Settings that are taken over.
	 */
	public static function names(): array {
		return [ ...ElementorCarousel::names(), 'slides' ];
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
			$quote   = self::quote( $slide );
			$slides .= $quote === '' ? '' : ElementorBlock::ours( 'slide', [], $quote );
			$notes->leave_settings( $slide, self::OF_SLIDE );
		}
		return ElementorCarousel::of(
			// Elementor has its arrows beside these.
			[ 'arrows_position' => 'outside', ...$settings ],
			ElementorCarousel::columns( $settings, 'slides_per_view', [ 1, 1, 1 ] ),
			$slides,
			$notes
		);
	}

	/**
	 * What somebody says, below the picture of who does.
	 *
	 * @param array<mixed> $slide The slide.
	 */
	private static function quote( array $slide ): string {
		$words = HtmlBlocks::of( ElementorValue::without_comments( ElementorValue::text( $slide, 'content' ) ) );
		$who   = implode(
			', ',
			array_filter(
				[
					ElementorValue::inline( ElementorValue::text( $slide, 'name' ) ),
					ElementorValue::inline( ElementorValue::text( $slide, 'title' ) ),
				],
				static fn( string $part ): bool => $part !== ''
			)
		);
		if ( $words === '' ) {
			return '';
		}
		$cite  = $who === '' ? '' : "<cite>{$who}</cite>";
		$image = is_array( $slide['image'] ?? null ) ? ElementorPictures::portrait( $slide['image'] ) : '';
		return $image . get_comment_delimited_block_content(
			'core/quote',
			[],
			"\n<blockquote class=\"wp-block-quote\">{$words}{$cite}</blockquote>\n"
		);
	}
}
