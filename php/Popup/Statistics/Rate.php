<?php
/**
 * How sure a rate is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Conversions out of impressions, with the interval that the true rate is in, 19 times out of 20.
 *
 * Wilson's interval: unlike the one of school books it is right for few visitors and for rates near 0, and those are
 * what sites have.
 */
final class Rate {

	/** Of the standard normal distribution, for 95 %. */
	private const Z = 1.959964;

	/**
	 * Reckons.
	 *
	 * @param int $conversions Visitors who did what was hoped for.
	 * @param int $impressions Visitors; fewer than conversions count as so many.
	 * @return array{rate: float, low: float, high: float}|null From 0 to 1; null = nobody has seen it.
	 */
	public static function of( int $conversions, int $impressions ): ?array {
		$of = max( $conversions, $impressions );
		if ( $of < 1 ) {
			return null;
		}
		$rate   = (float) ( $conversions / $of );
		$square = self::Z ** 2;
		$middle = ( $rate + $square / ( 2 * $of ) ) / ( 1 + $square / $of );
		$reach  = self::Z * sqrt( $rate * ( 1 - $rate ) / $of + $square / ( 4 * $of ** 2 ) ) / ( 1 + $square / $of );
		return [
			'rate' => $rate,
			'low'  => max( 0.0, $middle - $reach ),
			'high' => min( 1.0, $middle + $reach ),
		];
	}

	/**
	 * How much more of the second half did it, with the interval of the difference (Newcombe's, made of the two).
	 *
	 * @param array{rate: float, low: float, high: float} $one   First half.
	 * @param array{rate: float, low: float, high: float} $other Second half.
	 * @return array{rate: float, low: float, high: float} From -1 to 1; 0 inside = nothing is known yet.
	 */
	public static function difference( array $one, array $other ): array {
		$rate = $other['rate'] - $one['rate'];
		return [
			'rate' => $rate,
			'low'  => $rate - sqrt( ( $other['rate'] - $other['low'] ) ** 2 + ( $one['high'] - $one['rate'] ) ** 2 ),
			'high' => $rate + sqrt( ( $other['high'] - $other['rate'] ) ** 2 + ( $one['rate'] - $one['low'] ) ** 2 ),
		];
	}
}
