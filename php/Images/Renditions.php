<?php
/**
 * Makes the sizes of a picture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

defined( 'ABSPATH' ) || exit;

/**
 * Re-encodes a picture in several widths: only what our own encoder wrote is ever served.
 */
final class Renditions {

	/** Widths in pixels, largest first (specification §9 has 150, 320 and 640). */
	public const WIDTHS = [ 1080, 640, 320, 150 ];

	private const QUALITY = 80;

	/**
	 * Writes the sizes.
	 *
	 * @param string $file  Path of the original.
	 * @param string $stem  Path of what is written, without width and extension.
	 * @return array{extension: string, sizes: array<int, array{int, int}>, aspect_ratio: float, color: string, bytes: int}
	 * @throws PictureError When it cannot be read or written.
	 */
	public function make( string $file, string $stem ): array {
		wp_raise_memory_limit( 'image' );
		$editor = wp_get_image_editor( $file );
		if ( is_wp_error( $editor ) ) {
			throw new PictureError( 'unreadable', false );
		}
		$editor->maybe_exif_rotate();
		$editor->set_quality( self::QUALITY );
		$extension = $editor::supports_mime_type( 'image/webp' ) ? 'webp' : 'jpg';
		$sizes     = [];
		$bytes     = 0;
		$smallest  = '';
		if ( ! wp_mkdir_p( dirname( $stem ) ) ) {
			throw new PictureError( 'unwritable', true );
		}
		$original = $editor->get_size()['width'];
		$widths   = array_filter( self::WIDTHS, static fn( int $width ): bool => $width <= $original );
		// A picture between two widths, or smaller than all, is kept at its own; upscaling adds only bytes.
		if ( $original < self::WIDTHS[0] && ! in_array( $original, $widths, true ) ) {
			array_unshift( $widths, $original );
		}
		if ( $editor instanceof \WP_Image_Editor_GD && in_array( $original, $widths, true ) ) {
			// A picture with a palette becomes one with true colours, which WebP wants; resizing does the same.
			$editor->crop( 0, 0, $original, $editor->get_size()['height'] );
		}
		foreach ( $widths as $width ) {
			// Each size is made of the former, larger one: a quarter of the time.
			if ( $editor->get_size()['width'] !== $width && is_wp_error( $editor->resize( $width, null ) ) ) {
				throw new PictureError( 'unreadable', false );
			}
			$saved = $editor->save( "{$stem}-{$width}.{$extension}", $extension === 'webp' ? 'image/webp' : 'image/jpeg' );
			if ( is_wp_error( $saved ) || (int) filesize( $saved['path'] ) === 0 ) {
				throw new PictureError( 'unwritable', true );
			}
			$sizes[ $width ] = [ $saved['width'], $saved['height'] ];
			$bytes          += (int) filesize( $saved['path'] );
			$smallest        = $saved['path'];
		}
		[ $width, $height ] = $sizes[ (int) array_key_first( $sizes ) ];
		return [
			'extension'    => $extension,
			'sizes'        => $sizes,
			'aspect_ratio' => round( $width / max( 1, $height ), 4 ),
			'color'        => self::color( $smallest ),
			'bytes'        => $bytes,
		];
	}

	/**
	 * The average colour, which fills the place of the picture until it is there.
	 *
	 * @param string $file Path of the smallest size.
	 * @return string Such as `#aabbcc`, grey when it cannot be told.
	 */
	private static function color( string $file ): string {
		try {
			if ( function_exists( 'imagecreatefromstring' ) ) {
				$image = imagecreatefromstring( (string) file_get_contents( $file ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
				$grid  = $image === false ? false : imagescale( $image, 8, 8 );
				if ( $grid !== false ) {
					$sum = [ 0, 0, 0 ];
					for ( $i = 0; $i < 64; $i++ ) {
						$at  = imagecolorsforindex( $grid, (int) imagecolorat( $grid, $i % 8, intdiv( $i, 8 ) ) );
						$sum = [ $sum[0] + $at['red'], $sum[1] + $at['green'], $sum[2] + $at['blue'] ];
					}
					return sprintf( '#%02x%02x%02x', intdiv( $sum[0], 64 ), intdiv( $sum[1], 64 ), intdiv( $sum[2], 64 ) );
				}
			} elseif ( class_exists( \Imagick::class ) ) {
				$image = new \Imagick( $file );
				$image->resizeImage( 1, 1, \Imagick::FILTER_BOX, 1 );
				$color = $image->getImagePixelColor( 0, 0 )->getColor();
				return sprintf( '#%02x%02x%02x', $color['r'], $color['g'], $color['b'] );
			}
		} catch ( \Throwable ) {
			return '#808080';
		}
		return '#808080';
	}
}
