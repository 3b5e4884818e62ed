<?php
/**
 * The color of a picture.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

defined( 'ABSPATH' ) || exit;

/**
 * The average color, which fills the place of a picture until it is there.
 */
final class Color {

	/** Pictures with more pixels are not opened for their color. */
	private const MAX_PIXELS = 4_000_000;

	/**
	 * Of a file.
	 *
	 * @param string $file Path of a small picture.
	 * @return string Such as `#aabbcc`, '' when it cannot be told. What is transparent does not count.
	 */
	public static function of( string $file ): string {
		try {
			// phpcs:ignore WordPress.PHP.NoSilencedErrors -- a hostile file makes PHP complain; the answer is below.
			$size = is_readable( $file ) && (int) filesize( $file ) > 11 ? @getimagesize( $file ) : false;
			if ( $size === false || $size[0] < 1 || $size[1] < 1 || $size[0] * $size[1] > self::MAX_PIXELS ) {
				return '';
			}
			return function_exists( 'imagecreatefromstring' ) ? self::by_gd( $file ) : self::by_imagick( $file );
		} catch ( \Throwable ) {
			return '';
		}
	}

	/**
	 * By GD.
	 *
	 * @param string $file Path.
	 */
	private static function by_gd( string $file ): string {
		$image = @imagecreatefromstring( (string) file_get_contents( $file ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a local file, perhaps broken.
		$grid  = $image === false ? false : imagescale( $image, 8, 8 );
		if ( $grid === false ) {
			return '';
		}
		$sum    = [ 0, 0, 0 ];
		$weight = 0;
		for ( $i = 0; $i < 64; $i++ ) {
			$at      = imagecolorsforindex( $grid, (int) imagecolorat( $grid, $i % 8, intdiv( $i, 8 ) ) );
			$opaque  = 127 - $at['alpha'];
			$weight += $opaque;
			$sum     = [
				$sum[0] + $opaque * $at['red'],
				$sum[1] + $opaque * $at['green'],
				$sum[2] + $opaque * $at['blue'],
			];
		}
		return $weight === 0
			? ''
			: sprintf(
				'#%02x%02x%02x',
				intdiv( $sum[0], $weight ),
				intdiv( $sum[1], $weight ),
				intdiv( $sum[2], $weight )
			);
	}

	/**
	 * By Imagick.
	 *
	 * @param string $file Path.
	 */
	private static function by_imagick( string $file ): string {
		if ( ! class_exists( \Imagick::class ) ) {
			return '';
		}
		$image = new \Imagick( $file );
		$image->resizeImage( 1, 1, \Imagick::FILTER_BOX, 1 );
		$color = $image->getImagePixelColor( 0, 0 )->getColor();
		return sprintf( '#%02x%02x%02x', $color['r'], $color['g'], $color['b'] );
	}
}
