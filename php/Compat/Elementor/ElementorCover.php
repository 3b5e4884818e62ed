<?php
/**
 * Covers of Elementor's sections and slides.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * Core's block of a picture or a color with blocks on it.
 */
final class ElementorCover {

	private const UNITS = [ 'px', 'em', 'rem', 'vw', 'vh' ];

	/** Pixels, where a frame does not say how high it is: it is as high as what is in it. */
	private const LEAST = 50;

	/** How high Elementor's slides are, in px. */
	private const OF_SLIDES = 400;

	/** The color of Elementor's slides. */
	private const COLOR_OF_SLIDES = '#bbbbbb';

	/** How dense Elementor's overlays of sections are. */
	private const USUAL_OPACITY = 0.5;

	/**
	 * The cover of a frame whose background moves.
	 *
	 * @param array<mixed>         $settings Settings of the frame, possibly hostile.
	 * @param array<string, mixed> $more     Further attributes.
	 * @param string               $blocks   Blocks on it.
	 */
	public static function of_frame( array $settings, array $more, string $blocks ): string {
		$overlay = ElementorValue::text( $settings, 'background_overlay_background' ) === 'classic'
			? ElementorValue::color( $settings['background_overlay_color'] ?? null )
			: null;
		if ( $overlay !== null ) {
			$overlay[1] *= ElementorValue::number( $settings, 'background_overlay_opacity' ) ?? self::USUAL_OPACITY;
		}
		$style  = ElementorStyle::of( [ ...$settings, 'background_image' => null, 'background_color' => null ] );
		return self::html(
			is_array( $settings['background_image'] ?? null ) ? $settings['background_image'] : [],
			$overlay,
			self::height_of_frame( $settings ) ?? [ self::LEAST, 'px' ],
			[ ...$style->attributes(), ...$more ],
			$blocks
		);
	}

	/**
	 * The least height of a frame.
	 *
	 * @param array<mixed> $settings Settings of the frame, possibly hostile.
	 * @return array{int|float, string}|null Number and unit; null = none is given.
	 */
	public static function height_of_frame( array $settings ): ?array {
		// Sections store a height that holds only where they say so.
		return match ( ElementorValue::text( $settings, 'height' ) ) {
			'full' => [ 100, 'vh' ],
			'min-height' => self::height( $settings, 'custom_height' ),
			default => self::height( $settings, 'min_height' ),
		};
	}

	/**
	 * The cover of a slide.
	 *
	 * @param array<mixed>         $slide    The slide, possibly hostile.
	 * @param array<mixed>         $settings Settings of all slides.
	 * @param array<string, mixed> $more     Further attributes.
	 * @param string               $blocks   Blocks on it.
	 */
	public static function of_slide( array $slide, array $settings, array $more, string $blocks ): string {
		$image   = is_array( $slide['background_image'] ?? null ) ? $slide['background_image'] : [];
		$overlay = ElementorValue::is_on( $slide, 'background_overlay' )
			? ElementorValue::color( $slide['background_overlay_color'] ?? 'rgba(0,0,0,0.5)' )
			: null;
		return self::html(
			$image,
			self::url( $image ) === '' ? self::color_of_slide( $slide ) : $overlay,
			self::height( $settings, 'slides_height' ) ?? [ self::OF_SLIDES, 'px' ],
			$more,
			$blocks
		);
	}

	/**
	 * The color of a slide without an image. One of Elementor's palette is not known, and another is not put there.
	 *
	 * @param array<mixed> $slide The slide.
	 * @return array{string, float}|null
	 */
	private static function color_of_slide( array $slide ): ?array {
		$is_global = is_array( $slide['__globals__'] ?? null )
			&& ElementorValue::text( $slide['__globals__'], 'background_color' ) !== '';
		return ElementorValue::color( $slide['background_color'] ?? null )
			?? ( $is_global ? null : [ self::COLOR_OF_SLIDES, 1.0 ] );
	}

	/**
	 * The block.
	 *
	 * @param array<mixed>                   $image   `id` and `url`.
	 * @param array{string, float}|null      $overlay Color over it, and how dense it is.
	 * @param array{int|float, string}       $height  Least height and its unit.
	 * @param array<string, mixed>           $more    Further attributes.
	 * @param string                         $blocks  Blocks on it.
	 */
	private static function html( array $image, ?array $overlay, array $height, array $more, string $blocks ): string {
		$url   = self::url( $image );
		$id    = $url === '' ? 0 : ElementorPictures::attachment( $image );
		$alt   = $id > 0 ? get_post_meta( $id, '_wp_attachment_image_alt', true ) : '';
		$alt   = is_string( $alt ) ? html_entity_decode( $alt, ENT_QUOTES ) : '';
		$dim   = (int) max( 0, min( 100, round( ( $overlay[1] ?? 0 ) * 10 ) * 10 ) );
		$style = $more['style'] ?? [];
		[ $css, $classes ] = self::looks( $style, $height );
		if ( $url === '' && ( $overlay === null || ( $dim >= 50 && self::is_light( $overlay[0] ) ) ) ) {
			$more['isDark'] = false;
			$classes[]      = 'is-light';
		}
		if ( ( $more['contentPosition'] ?? '' ) !== '' ) {
			$classes[] = 'has-custom-content-position is-position-' . str_replace( ' ', '-', $more['contentPosition'] );
		}
		return get_comment_delimited_block_content(
			'core/cover',
			[
				...( $url === '' ? [] : [ 'url' => $url ] ),
				...( $id > 0 ? [ 'id' => $id ] : [] ),
				...( $alt === '' ? [] : [ 'alt' => $alt ] ),
				...( $dim === 100 ? [] : [ 'dimRatio' => $dim ] ),
				...( $overlay === null ? [] : [ 'customOverlayColor' => $overlay[0] ] ),
				'isUserOverlayColor' => true,
				'minHeight'          => $height[0],
				...( $height[1] === 'px' ? [] : [ 'minHeightUnit' => $height[1] ] ),
				...$more,
			],
			sprintf(
				'<div class="%s" style="%s">%s<span aria-hidden="true" class="wp-block-cover__background%s has-background-dim"%s>'
					. '</span><div class="wp-block-cover__inner-container">%s</div></div>',
				esc_attr( implode( ' ', [ 'wp-block-cover', ...$classes ] ) ),
				esc_attr( $css ),
				$url === '' ? '' : sprintf(
					// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- markup that core's own block saves.
					'<img class="wp-block-cover__image-background%s" alt="%s" src="%s" data-object-fit="cover"/>',
					$id > 0 ? " wp-image-{$id}" : '',
					esc_attr( $alt ),
					esc_url( $url )
				),
				$dim === 50 ? '' : " has-background-dim-{$dim}",
				$overlay === null ? '' : " style=\"background-color:{$overlay[0]}\"",
				$blocks
			)
		);
	}

	/**
	 * Address of a picture.
	 *
	 * @param array<mixed> $image `id` and `url`, possibly hostile.
	 */
	private static function url( array $image ): string {
		return esc_url_raw( ElementorValue::text( $image, 'url' ), [ 'http', 'https' ] );
	}

	/**
	 * Declarations and classes of the element.
	 *
	 * @param array<mixed>             $style  Attribute `style`.
	 * @param array{int|float, string} $height Least height and its unit.
	 * @return array{string, list<string>}
	 */
	private static function looks( array $style, array $height ): array {
		$css = [];
		$radius = $style['border']['radius'] ?? [];
		foreach ( is_array( $radius ) ? $radius : [ '' => $radius ] as $corner => $length ) {
			$corner = strtolower( (string) preg_replace( '/(?=[A-Z])/', '-', $corner ) );
			$css[]  = ( $corner === '' ? 'border' : "border-{$corner}" ) . "-radius:{$length}";
		}
		if ( isset( $style['color']['text'] ) ) {
			$css[] = "color:{$style['color']['text']}";
		}
		foreach ( $style['spacing']['padding'] ?? [] as $side => $length ) {
			$css[] = "padding-{$side}:{$length}";
		}
		$css[] = "min-height:{$height[0]}{$height[1]}";
		return [ implode( ';', $css ), isset( $style['color']['text'] ) ? [ 'has-text-color' ] : [] ];
	}

	/**
	 * A height.
	 *
	 * @param array<mixed> $settings Settings, possibly hostile.
	 * @param string       $name     Setting.
	 * @return array{int|float, string}|null Number and unit; null = none is given.
	 */
	private static function height( array $settings, string $name ): ?array {
		$number = ElementorValue::number( $settings, $name );
		$unit   = is_array( $settings[ $name ] ?? null ) ? $settings[ $name ]['unit'] ?? 'px' : 'px';
		return $number !== null && $number > 0 && in_array( $unit, self::UNITS, true )
			? [ min( 2000, $unit === 'px' ? (int) round( $number ) : round( $number, 2 ) ), $unit ]
			: null;
	}

	/**
	 * Whether white words could not be read on a color.
	 *
	 * @param string $color Six hexadecimal digits behind `#`.
	 */
	private static function is_light( string $color ): bool {
		[ $red, $green, $blue ] = array_map( 'hexdec', str_split( substr( $color, 1 ), 2 ) );
		return 0.299 * $red + 0.587 * $green + 0.114 * $blue > 150;
	}
}
