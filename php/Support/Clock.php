<?php
/**
 * Clocks that are not right.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * How far ahead a stored time can be. One beyond was written while the clock was ahead, and counts as past.
 */
final class Clock {

	/** Longer than any wait for another try. */
	public const RETRY = 2 * DAY_IN_SECONDS;

	/**
	 * Whether something lasts until a time.
	 *
	 * @param int $until Unix time.
	 * @param int $max   Seconds that it can last.
	 */
	public static function lasts( int $until, int $max ): bool {
		return $until > time() && $until <= time() + $max;
	}
}
