<?php
/**
 * An image editor for tests that are not about pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Images;

/**
 * GD without WebP, and with sizes made of single pixels: those of the graph server take a third of the time.
 */
final class QuickEditor extends \WP_Image_Editor_GD {

	/**
	 * Whether it reads and writes a type.
	 *
	 * @param string $mime_type Type.
	 */
	public static function supports_mime_type( $mime_type ): bool {
		return EditorWithoutWebp::supports_mime_type( $mime_type );
	}

	/**
	 * Makes another size.
	 *
	 * @param int                       $max_w Width, px.
	 * @param int                       $max_h Height, px.
	 * @param array{string,string}|bool $crop  Whether edges may be cut off.
	 * @return resource|\GdImage|\WP_Error
	 */
	// phpcs:ignore PSR2.Methods -- named by WordPress.
	protected function _resize( $max_w, $max_h, $crop = false ) {
		$places = image_resize_dimensions( $this->size['width'], $this->size['height'], $max_w, $max_h, $crop );
		if ( $places === false || $crop !== false || ! $this->image instanceof \GdImage ) {
			return parent::_resize( $max_w, $max_h, $crop );
		}
		[ , , , , $width, $height ] = $places;
		$resized                    = imagescale( $this->image, $width, $height, IMG_NEAREST_NEIGHBOUR );
		if ( $resized === false ) {
			return new \WP_Error( 'image_resize_error', 'GD has made no other size.' );
		}
		$this->update_size( $width, $height );
		return $resized;
	}
}
