<?php
/**
 * The time between two refreshes of a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Graph\Http\Usage;
use Vitrine\Support\Background\RetryPolicy;

defined( 'ABSPATH' ) || exit;

/**
 * In seconds: what site owners have chosen, spread, and longer while little of the network's allowance is left.
 */
final class Interval {

	/** Seconds, where nobody says otherwise. */
	public const DEFAULT = 30 * MINUTE_IN_SECONDS;

	/**
	 * Seconds until the next refresh: with jitter, and four times as long while much of the allowance is used.
	 *
	 * @param int $percent Percent used.
	 */
	public static function until_next( int $percent ): int {
		$interval = self::seconds();
		return RetryPolicy::spread( $interval ) + ( $percent >= Usage::SLOW ? 3 * $interval : 0 );
	}

	/**
	 * Seconds between two refreshes.
	 */
	public static function seconds(): int {
		/**
		 * Filters the seconds between two refreshes of a source.
		 *
		 * @param int $interval Seconds, 60 at least.
		 */
		return max( MINUTE_IN_SECONDS, (int) apply_filters( 'vitrine_refresh_interval', self::DEFAULT ) );
	}
}
