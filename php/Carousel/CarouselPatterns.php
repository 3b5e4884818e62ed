<?php
/**
 * Carousels to begin with.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * Patterns with the block vitrine/carousel.
 */
final class CarouselPatterns {

	/**
	 * All of them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function all(): array {
		$patterns = [
			'vitrine/carousel-hero'         => [
				'title'       => __( 'Hero carousel', 'vitrine' ),
				'description' => __( 'Full-width slides with a title, a sentence, and a button.', 'vitrine' ),
				'content'     => self::hero(),
			],
			'vitrine/carousel-logos'        => [
				'title'       => __( 'Logo strip', 'vitrine' ),
				'description' => __( 'The logos of partners, side by side.', 'vitrine' ),
				'content'     => self::logos(),
			],
			'vitrine/carousel-testimonials' => [
				'title'       => __( 'Testimonials', 'vitrine' ),
				'description' => __( 'Customer quotes with arrows on either side.', 'vitrine' ),
				'content'     => self::testimonials(),
			],
			'vitrine/carousel-media'        => [
				'title'       => __( 'Media carousel', 'vitrine' ),
				'description' => __( 'Images with captions, three at a time.', 'vitrine' ),
				'content'     => self::media(),
			],
		];
		return array_map(
			static fn( array $pattern ): array => [
				'categories'    => [ 'vitrine', 'featured' ],
				'keywords'      => [ 'carousel', 'slider', 'slideshow' ],
				'blockTypes'    => [ 'vitrine/carousel' ],
				'viewportWidth' => 1200,
				...$pattern,
			],
			$patterns
		);
	}

	/**
	 * A block.
	 *
	 * @param string               $name       Its name.
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $inside     What is saved in it.
	 */
	private static function block( string $name, array $attributes, string $inside ): string {
		return get_comment_delimited_block_content( $name, $attributes, $inside );
	}

	/**
	 * A heading.
	 *
	 * @param string $text Its words.
	 */
	private static function heading( string $text ): string {
		return self::block(
			'core/heading',
			[ 'textAlign' => 'center' ],
			'<h2 class="wp-block-heading has-text-align-center">' . esc_html( $text ) . '</h2>'
		);
	}

	/**
	 * A paragraph.
	 *
	 * @param string $text  Its words.
	 * @param string $align `center`, '' = as the theme has it.
	 */
	private static function paragraph( string $text, string $align = '' ): string {
		return self::block(
			'core/paragraph',
			$align === '' ? [] : [ 'align' => $align ],
			( $align === '' ? '<p>' : "<p class=\"has-text-align-{$align}\">" ) . esc_html( $text ) . '</p>'
		);
	}

	/**
	 * Slides over the whole width.
	 */
	private static function hero(): string {
		$button = '<!-- wp:buttons {"layout":{"type":"flex","justifyContent":"center"}} --><div class="wp-block-buttons">'
			. '<!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button">'
			. esc_html__( 'Learn more', 'vitrine' ) . '</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';
		$slide  = static fn( string $title, string $text, string $color ): string => self::block(
			'vitrine/slide',
			[],
			self::block(
				'core/cover',
				[
					'customOverlayColor' => $color,
					'isUserOverlayColor' => true,
					'minHeight'          => 480,
					'isDark'             => true,
				],
				'<div class="wp-block-cover" style="min-height:480px"><span aria-hidden="true" '
				. 'class="wp-block-cover__background has-background-dim-100 has-background-dim" '
				. "style=\"background-color:{$color}\"></span><div class=\"wp-block-cover__inner-container\">"
				. self::heading( $title ) . self::paragraph( $text, 'center' ) . $button . '</div></div>'
			)
		);
		return self::block(
			'vitrine/carousel',
			[
				'align'     => 'full',
				'effect'    => 'fade',
				'autoplay'  => true,
				'gap'       => 0,
				'gapTablet' => 0,
				'gapPhone'  => 0,
			],
			$slide(
				__( 'Welcome', 'vitrine' ),
				__( 'Say in one sentence what this site is about.', 'vitrine' ),
				'#1f3a5f'
			)
			. $slide(
				__( 'What’s new', 'vitrine' ),
				__( 'Tell visitors what has changed.', 'vitrine' ),
				'#5f1f3a'
			)
		);
	}

	/**
	 * Logos.
	 */
	private static function logos(): string {
		$logo = self::block(
			'vitrine/slide',
			[],
			self::block(
				'core/image',
				[ 'aspectRatio' => '3/2', 'scale' => 'contain' ],
				'<figure class="wp-block-image"><img alt="" style="aspect-ratio:3/2;object-fit:contain"/></figure>'
			)
		);
		return self::block(
			'vitrine/carousel',
			[ 'columns' => 5, 'columnsTablet' => 4, 'columnsPhone' => 2, 'heights' => 'own', 'arrows' => 'none' ],
			str_repeat( $logo, 6 )
		);
	}

	/**
	 * Quotes.
	 */
	private static function testimonials(): string {
		$slide = static fn( string $text, string $who ): string => self::block(
			'vitrine/slide',
			[],
			self::block(
				'core/quote',
				[],
				'<blockquote class="wp-block-quote">' . self::paragraph( $text )
				. '<cite>' . esc_html( $who ) . '</cite></blockquote>'
			)
		);
		return self::block(
			'vitrine/carousel',
			[ 'columns' => 2, 'columnsTablet' => 2, 'arrows' => 'outside' ],
			$slide( __( 'Quick to answer, and right every time.', 'vitrine' ), __( 'A customer', 'vitrine' ) )
			. $slide( __( 'We will be back next year.', 'vitrine' ), __( 'A guest', 'vitrine' ) )
			. $slide( __( 'It was done before I had finished asking.', 'vitrine' ), __( 'A client', 'vitrine' ) )
		);
	}

	/**
	 * Pictures with captions.
	 */
	private static function media(): string {
		$slide = self::block(
			'vitrine/slide',
			[],
			self::block(
				'core/image',
				[ 'aspectRatio' => '4/3', 'scale' => 'cover' ],
				'<figure class="wp-block-image"><img alt="" style="aspect-ratio:4/3;object-fit:cover"/></figure>'
			)
		);
		return self::block(
			'vitrine/carousel',
			[ 'columns' => 3, 'columnsTablet' => 2, 'align' => 'wide' ],
			str_repeat( $slide, 4 )
		);
	}
}
