<?php
/**
 * When an event takes place, as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views\Kinds;

use Vitrine\Feed\Views\ViewContext;
use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

/**
 * Its dates in its own zone: whoever wants to go has to be there at that hour.
 *
 * @phpstan-import-type Event from RemotePost
 * @phpstan-type Occurrence array{starts_at: int, ends_at: int|null}
 * @phpstan-type Moment array{iso: string, label: string}
 * @phpstan-type Dates array{label: string, times: list<Moment>, rest: string|null}
 */
final class EventTimes {

	/** Further dates that are listed. */
	private const LISTED = 10;

	private const DAY = 86400;

	/**
	 * Keeps what is known.
	 *
	 * @param array         $shown       The occurrence that is shown.
	 * @param array         $further     Those after it.
	 * @param \DateTimeZone $zone        Zone of the event.
	 * @param bool          $has_hours   Whether more than the day is known.
	 * @param string        $date_format Format of a day.
	 * @param string        $time_format Format of an hour.
	 * @phpstan-param Occurrence $shown
	 * @phpstan-param list<Occurrence> $further
	 */
	private function __construct(
		private readonly array $shown,
		private readonly array $further,
		private readonly \DateTimeZone $zone,
		private readonly bool $has_hours,
		private readonly string $date_format,
		private readonly string $time_format
	) {}

	/**
	 * The times of an event.
	 *
	 * @param array       $event   The event.
	 * @param ViewContext $context Zone and format of the site.
	 * @param int         $now     Unix time: what was stored as the next date may be over.
	 * @phpstan-param Event $event
	 */
	public static function of( array $event, ViewContext $context, int $now ): self {
		$to_come = array_values(
			array_filter( $event['times'], static fn( array $time ): bool => self::end( $time ) >= $now )
		);
		$shown   = $to_come[0] ?? $event;
		// Events without an hour are old: the network has their day, and no zone.
		$has_hours = $event['zone'] !== '' || $shown['starts_at'] % self::DAY !== 0;
		return new self(
			$shown,
			array_slice( $to_come, 1 ),
			$has_hours ? self::zone( $event['zone'] ) ?? $context->zone : new \DateTimeZone( 'UTC' ),
			$has_hours,
			$context->date_format,
			(string) get_option( 'time_format' )
		);
	}

	/**
	 * When it begins.
	 *
	 * @return Moment
	 */
	public function start(): array {
		return $this->moment( $this->shown['starts_at'] );
	}

	/**
	 * When it ends: the hour alone where the day is the same. Null where nobody has said so.
	 *
	 * @return Moment|null
	 */
	public function end_of_it(): ?array {
		$end = $this->shown['ends_at'];
		if ( $end === null || $end <= $this->shown['starts_at'] ) {
			return null;
		}
		$day = fn( int $time ): string => (string) wp_date( 'Y-m-d', $time, $this->zone );
		if ( $day( $end ) !== $day( $this->shown['starts_at'] ) ) {
			return $this->moment( $end );
		}
		return $this->has_hours
			? [ 'iso' => $this->iso( $end ), 'label' => $this->hour( $end ) ]
			: null;
	}

	/**
	 * The name of its zone where visitors of this site would think of another one, else ''.
	 *
	 * @param \DateTimeZone $site Zone of the site.
	 */
	public function zone_name( \DateTimeZone $site ): string {
		$start = $this->shown['starts_at'];
		return $this->has_hours && wp_date( 'Z', $start, $site ) !== wp_date( 'Z', $start, $this->zone )
			? (string) wp_date( 'T', $start, $this->zone )
			: '';
	}

	/**
	 * Whether the date that is shown is over, and none follows.
	 *
	 * @param int $now Unix time.
	 */
	public function is_past( int $now ): bool {
		return self::end( $this->shown ) < $now;
	}

	/**
	 * Dates after the one that is shown, so many that they can be read.
	 *
	 * @return Dates|null Null where there is none.
	 */
	public function further(): ?array {
		$total = count( $this->further );
		$rest  = $total - self::LISTED;
		return $total === 0 ? null : [
			'label' => sprintf(
				/* translators: %s: number. */
				_n( '%s more date', '%s more dates', $total, 'vitrine' ),
				number_format_i18n( $total )
			),
			'times' => array_map(
				fn( array $time ): array => $this->moment( $time['starts_at'] ),
				array_slice( $this->further, 0, self::LISTED )
			),
			'rest'  => $rest < 1
				? null
				/* translators: %s: number of dates. */
				: sprintf( _n( 'and %s more', 'and %s more', $rest, 'vitrine' ), number_format_i18n( $rest ) ),
		];
	}

	/**
	 * Start and end as machines read them.
	 *
	 * @return array{string, string|null}
	 */
	public function for_machines(): array {
		$end = $this->shown['ends_at'];
		return [ $this->iso( $this->shown['starts_at'] ), $end === null ? null : $this->iso( $end ) ];
	}

	/**
	 * A moment in words, and as machines read it.
	 *
	 * @param int $time Unix time.
	 * @return Moment
	 */
	private function moment( int $time ): array {
		$day = (string) wp_date( $this->date_format, $time, $this->zone );
		return [
			'iso'   => $this->iso( $time ),
			'label' => $this->has_hours
				/* translators: 1: date, 2: time. */
				? sprintf( __( '%1$s at %2$s', 'vitrine' ), $day, $this->hour( $time ) )
				: $day,
		];
	}

	/**
	 * An hour, which never breaks before its 'pm'.
	 *
	 * @param int $time Unix time.
	 */
	private function hour( int $time ): string {
		return str_replace( ' ', "\u{a0}", (string) wp_date( $this->time_format, $time, $this->zone ) );
	}

	/**
	 * A moment with the offset of the zone, or a day.
	 *
	 * @param int $time Unix time.
	 */
	private function iso( int $time ): string {
		$moment = ( new \DateTimeImmutable( "@{$time}" ) )->setTimezone( $this->zone );
		return $moment->format( $this->has_hours ? 'c' : 'Y-m-d' );
	}

	/**
	 * When an occurrence is over.
	 *
	 * @param array $time The occurrence.
	 * @phpstan-param Occurrence $time
	 */
	private static function end( array $time ): int {
		return $time['ends_at'] ?? $time['starts_at'];
	}

	/**
	 * A zone that PHP knows.
	 *
	 * @param string $name Such as `Europe/London`; whatever the network wrote.
	 */
	private static function zone( string $name ): ?\DateTimeZone {
		try {
			return $name === '' ? null : new \DateTimeZone( $name );
		} catch ( \Exception ) {
			return null;
		}
	}
}
