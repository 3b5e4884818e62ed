<?php
/**
 * When a countdown ends.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Countdown;

defined( 'ABSPATH' ) || exit;

/**
 * Computes it, and what is left until then. Twin: frontend/render/countdown/time.ts; both are held to
 * tests/fixtures/countdown.json.
 */
final class Deadline {

	/**
	 * The end of a countdown; that of one for visitors is as if this was the first visit.
	 *
	 * @param CountdownAttributes $read Attributes within their bounds.
	 * @param \DateTimeZone       $zone Time zone of the site.
	 * @param int                 $now  Unix time.
	 * @return int|null Unix time; null = no date is chosen.
	 */
	public static function of( array $read, \DateTimeZone $zone, int $now ): ?int {
		return match ( $read['kind'] ) {
			'visitor' => $now + $read['duration'] * MINUTE_IN_SECONDS,
			'repeat'  => self::next( $read, $zone, $now ),
			default   => self::date( $read['date'], $zone ),
		};
	}

	/**
	 * Figures of the parts that are shown; the largest has all that is above it.
	 *
	 * @param int       $left  Seconds that are left.
	 * @param list<int> $units Seconds of each part, the largest first.
	 * @return list<string>
	 */
	public static function figures( int $left, array $units ): array {
		$figures = [];
		$left    = max( 0, $left );
		foreach ( $units as $unit ) {
			$figures[] = sprintf( '%02d', intdiv( $left, $unit ) );
			$left     %= $unit;
		}
		return $figures;
	}

	/**
	 * How many digits the figures of the parts have at most.
	 *
	 * @param int       $most  Seconds that are left at most.
	 * @param list<int> $units Seconds of each part, the largest first.
	 * @return list<int>
	 */
	public static function digits( int $most, array $units ): array {
		$digits = [];
		foreach ( $units as $unit ) {
			$digits[] = max( 2, strlen( (string) intdiv( $most, $unit ) ) );
			$most     = $unit - 1;
		}
		return $digits;
	}

	/**
	 * A date.
	 *
	 * @param string        $date As ISO 8601 has it, without a zone.
	 * @param \DateTimeZone $zone Its zone.
	 */
	private static function date( string $date, \DateTimeZone $zone ): ?int {
		[ $year, $month, $day ] = array_map( 'intval', explode( '-', substr( $date, 0, 10 ) . '--' ) );
		return checkdate( $month, $day, $year )
			? self::moment( (int) strtotime( "{$date} UTC" ), $zone )
			: null;
	}

	/**
	 * The next time of a day or week.
	 *
	 * @param CountdownAttributes $read Attributes within their bounds.
	 * @param \DateTimeZone       $zone Time zone of the site.
	 * @param int                 $now  Unix time.
	 */
	private static function next( array $read, \DateTimeZone $zone, int $now ): int {
		// Not wp_date(), which plugins give other calendars.
		$today = ( new \DateTimeImmutable( "@{$now}" ) )->setTimezone( $zone )->format( 'Y-m-d' );
		$wall  = (int) strtotime( "{$today} {$read['time']} UTC" );
		do {
			$is_meant = $read['repeat'] === 'daily' || (int) gmdate( 'w', $wall ) === $read['weekday'];
			$next     = self::moment( $wall, $zone );
			$wall    += DAY_IN_SECONDS;
		} while ( ! $is_meant || $next <= $now );
		return $next;
	}

	/**
	 * The moment of a wall time: the first of two, and as much later as clocks were put forward where there is none.
	 * Which one PHP takes depends on its version.
	 *
	 * @param int           $wall What clocks show, as if it were UTC.
	 * @param \DateTimeZone $zone Their zone.
	 */
	private static function moment( int $wall, \DateTimeZone $zone ): int {
		$offset = static fn( int $time ): int => $zone->getOffset( new \DateTimeImmutable( "@{$time}" ) );
		$before = $wall - $offset( $wall - DAY_IN_SECONDS );
		$after  = $wall - $offset( $wall + DAY_IN_SECONDS );
		$is     = static fn( int $moment ): bool => $moment + $offset( $moment ) === $wall;
		return ! $is( $before ) && $is( $after ) ? $after : $before;
	}
}
