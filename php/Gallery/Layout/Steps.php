<?php
/**
 * Widths that geometries are made for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

defined( 'ABSPATH' ) || exit;

/**
 * An album is laid out at some nominal widths, and what comes out holds for containers up to half way to the next
 * (docs/decisions/0006). Twin: frontend/render/gallery/steps.ts.
 */
final class Steps {

	/** Px. */
	public const WIDTHS = [ 320, 400, 500, 625, 780, 975, 1220, 1525, 1900, 2400 ];

	/** Place of the width that decides what is on a page. */
	public const PAGES = 6;

	/** Narrowest container that the first step is made for, and widest of the last one, in px. */
	private const NARROWEST = 256;
	private const WIDEST    = 3000;

	/**
	 * Where a step begins: the geometric mean of its width and the one before, in hundredths of a px, so that CSS can
	 * say it exactly.
	 *
	 * @param int $step Place in WIDTHS.
	 * @return float Px; 0 for the first step, infinite behind the last one.
	 */
	public static function least( int $step ): float {
		if ( $step === 0 ) {
			return 0;
		}
		return isset( self::WIDTHS[ $step ] )
			? floor( sqrt( self::WIDTHS[ $step - 1 ] * self::WIDTHS[ $step ] ) * 100 + 0.5 ) / 100
			: INF;
	}

	/**
	 * The widths that share a geometry with a width; the first and the last step have ends here, too.
	 *
	 * @param float $width Px.
	 * @return array{int|float, int|float} Least and most, px.
	 */
	public static function range( float $width ): array {
		$step = count( self::WIDTHS ) - 1;
		while ( $step > 0 && $width < self::least( $step ) ) {
			--$step;
		}
		return [ max( self::NARROWEST, self::least( $step ) ), min( self::WIDEST, self::least( $step + 1 ) ) ];
	}
}
