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

	/**
	 * Its HTML. WordPress says itself whether it is lazy, by where it is on the page.
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
		return $url === '' ? '' : '<img src="' . $url . '" alt="" decoding="async" loading="lazy"/>';
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
