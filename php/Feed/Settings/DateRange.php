<?php
/**
 * When the posts of a feed were published.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Days of the site's zone, and the last days until now.
 */
final class DateRange {

	/**
	 * Keeps the fields.
	 *
	 * @param string $first First day, `YYYY-MM-DD`; '' = any.
	 * @param string $last  Last day.
	 * @param int    $days  Of the last days, this many; 0 = all.
	 */
	public function __construct(
		public readonly string $first,
		public readonly string $last,
		public readonly int $days
	) {}

	/**
	 * The earliest and the latest moment.
	 *
	 * @return array{int|null, int|null} Unix times, null = any.
	 */
	public function bounds(): array {
		$from = self::midnight( $this->first );
		$to   = self::midnight( $this->last );
		$last = $this->days === 0 ? null : time() - $this->days * DAY_IN_SECONDS;
		return [
			$from === null || $last === null ? $from?->getTimestamp() ?? $last : max( $from->getTimestamp(), $last ),
			// Days have 23 to 25 hours.
			$to === null ? null : $to->modify( '+1 day' )->getTimestamp() - 1,
		];
	}

	/**
	 * When a day begins.
	 *
	 * @param string $day `YYYY-MM-DD`, or ''.
	 * @return \DateTimeImmutable|null Null for no day, such as February 30.
	 */
	private static function midnight( string $day ): ?\DateTimeImmutable {
		$time = $day === '' ? false : \DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() );
		return $time !== false && $time->format( 'Y-m-d' ) === $day ? $time : null;
	}
}
