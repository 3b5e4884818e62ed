<?php
/**
 * Shapes of an album.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

defined( 'ABSPATH' ) || exit;

/**
 * Width by height in thousandths, so that PHP and browsers reckon with the same numbers. Twin:
 * frontend/render/gallery/ratios.ts.
 */
final class Ratios {

	/** Largest and smallest shape that can be said; 0 is unknown. */
	private const MAX = 65_535;
	private const MIN = 1;

	/**
	 * A shape in thousandths.
	 *
	 * @param float $ratio Width by height, 0 = unknown.
	 */
	private static function thousandths( float $ratio ): int {
		return $ratio > 0 ? (int) min( self::MAX, max( self::MIN, floor( $ratio * 1000 + 0.5 ) ) ) : 0;
	}

	/**
	 * Shapes as they are laid out.
	 *
	 * @param list<float> $ratios Width by height.
	 * @return list<float>
	 */
	public static function rounded( array $ratios ): array {
		return array_map( static fn( float $ratio ): float => self::thousandths( $ratio ) / 1000, $ratios );
	}

	/**
	 * Shapes as text: uint16, little endian, as base64.
	 *
	 * @param list<float> $ratios Width by height.
	 */
	public static function packed( array $ratios ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- numbers, not code.
		return base64_encode( pack( 'v*', ...array_map( self::thousandths( ... ), $ratios ) ) );
	}
}
