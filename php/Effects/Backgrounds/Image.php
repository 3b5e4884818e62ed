<?php
/**
 * Images of backgrounds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects\Backgrounds;

defined( 'ABSPATH' ) || exit;

/**
 * An image of the media library in all its sizes, or one from elsewhere by its address.
 *
 * @phpstan-import-type ImageSettings from Background
 */
final class Image {

	/** What an image without a size counts as, px. */
	private const SECTION = [ 'width' => 1600, 'height' => 900 ];

	/**
	 * Its HTML. WordPress says itself whether it is lazy, by where it is on the page; of an image from elsewhere nobody
	 * knows the size, which it asks for: it is as large as a section.
	 *
	 * @param ImageSettings $image The image.
	 * @return string '' where there is none.
	 */
	public static function html( array $image ): string {
		$html = $image['id'] > 0
			? wp_get_attachment_image( $image['id'], 'full', false, [ 'alt' => '', 'sizes' => '100vw' ] )
			: '';
		if ( $html !== '' ) {
			return $html;
		}
		$url = esc_url( $image['url'], [ 'http', 'https' ] );
		if ( $url === '' ) {
			return '';
		}
		$known   = [ 'src' => $url, ...self::SECTION ];
		$loading = wp_get_loading_optimization_attributes( 'img', $known, 'wp_get_attachment_image' );
		// Of content it says nothing yet, and passes over images without a size afterwards.
		$loading += doing_filter( 'the_content' ) ? [ 'loading' => 'lazy' ] : [];
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- a background by its address, perhaps of another site.
		$html    = '<img src="' . $url . '" alt="" decoding="async"';
		foreach ( [ 'loading', 'fetchpriority' ] as $name ) {
			$html .= isset( $loading[ $name ] ) ? " {$name}=\"" . esc_attr( $loading[ $name ] ) . '"' : '';
		}
		return "{$html}/>";
	}

	/**
	 * What a script makes it of.
	 *
	 * @param string $html Its HTML.
	 * @return array{src: string, srcset?: string, ratio?: float}
	 */
	public static function data( string $html ): array {
		$tag = new \WP_HTML_Tag_Processor( $html );
		$tag->next_tag();
		$text   = static function ( string $name ) use ( $tag ): string {
			$value = $tag->get_attribute( $name );
			return is_string( $value ) ? $value : '';
		};
		$height = (int) $text( 'height' );
		return [
			'src' => $text( 'src' ),
			...( $text( 'srcset' ) === '' ? [] : [ 'srcset' => $text( 'srcset' ) ] ),
			...( $height > 0 ? [ 'ratio' => round( (int) $text( 'width' ) / $height, 3 ) ] : [] ),
		];
	}
}
