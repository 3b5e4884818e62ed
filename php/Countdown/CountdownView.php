<?php
/**
 * What the block shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Countdown;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints while it runs, or stays at zero. Twin: frontend/render/countdown/index.tsx.
 */
final class CountdownView {

	/** Seconds of each part, the largest first. */
	private const UNITS = [
		'days'    => DAY_IN_SECONDS,
		'hours'   => HOUR_IN_SECONDS,
		'minutes' => MINUTE_IN_SECONDS,
		'seconds' => 1,
	];

	/**
	 * Keeps the fields.
	 *
	 * @param string $sentence  What says when it ends: `%s` is the date.
	 * @param string $when      The date in words, or how long it takes.
	 * @param string $datetime  The same for machines.
	 * @param array  $parts     What is shown of the time that is left, with the digits that need room.
	 * @param string $labels    `below`, `above` or `none`.
	 * @param string $separator `none`, `colon` or `dot`.
	 * @phpstan-param list<array{figure: string, digits: int, label: string}> $parts
	 */
	private function __construct(
		public readonly string $sentence,
		public readonly string $when,
		public readonly string $datetime,
		public readonly array $parts,
		public readonly string $labels,
		public readonly string $separator,
	) {}

	/**
	 * Makes it of attributes.
	 *
	 * @param CountdownAttributes $read Attributes within their bounds.
	 * @param int                 $end  Unix time.
	 * @param int                 $now  Unix time.
	 */
	public static function of( array $read, int $end, int $now ): self {
		$is_visitor = $read['kind'] === 'visitor';
		$units      = self::units( $read );
		$seconds    = array_values( $units );
		$names      = [
			'days'    => $read['daysLabel'] === '' ? __( 'Days', 'vitrine' ) : $read['daysLabel'],
			'hours'   => $read['hoursLabel'] === '' ? __( 'Hours', 'vitrine' ) : $read['hoursLabel'],
			'minutes' => $read['minutesLabel'] === '' ? __( 'Minutes', 'vitrine' ) : $read['minutesLabel'],
			'seconds' => $read['secondsLabel'] === '' ? __( 'Seconds', 'vitrine' ) : $read['secondsLabel'],
		];
		return new self(
			match ( true ) {
				/* translators: %s: how long, such as "1 day, 2 hours". */
				$is_visitor => __( 'Ends %s after your first visit', 'vitrine' ),
				$end > $now => self::ends(),
				default => self::ended(),
			},
			$is_visitor ? self::length( $read['duration'] ) : self::moment( $end ),
			$is_visitor ? "PT{$read['duration']}M" : (string) wp_date( 'c', $end ),
			array_map(
				static fn( string $figure, int $digits, string $unit ): array
					=> [ 'figure' => $figure, 'digits' => $digits, 'label' => $names[ $unit ] ],
				Deadline::figures( $end - $now, $seconds ),
				Deadline::digits( self::most( $read, $end - $now ), $seconds ),
				array_keys( $units )
			),
			$read['labels'],
			$read['separator']
		);
	}

	/**
	 * What scripts go by. Twin: CountdownData in frontend/countdown/attach.ts.
	 *
	 * @param CountdownAttributes $read     Attributes within their bounds.
	 * @param int                 $end      Unix time.
	 * @param bool                $has_tool Whether the site has a consent tool.
	 * @return array<string, mixed>
	 */
	public static function data( array $read, int $end, bool $has_tool ): array {
		[ $hours, $minutes ] = array_map( 'intval', explode( ':', $read['time'] ) );
		$name                = $read['campaign'] === '' ? ".{$read['duration']}" : $read['campaign'];
		return [
			'end'   => $end * 1000,
			'units' => array_values( self::units( $read ) ),
			'ends'  => self::ends(),
			'ended' => self::ended(),
			...match ( $read['kind'] ) {
				'visitor' => [
					'visitor' => [
						'lasts' => $read['duration'] * MINUTE_IN_SECONDS,
						'key'   => "countdown.{$name}",
						'tool'  => $has_tool,
					],
				],
				'repeat'  => [
					'repeat' => [
						'zone'    => wp_timezone_string(),
						'minutes' => $hours * 60 + $minutes,
						'weekday' => $read['repeat'] === 'daily' ? -1 : $read['weekday'],
					],
				],
				default   => [],
			},
			...match ( $read['atEnd'] ) {
				'hide'    => [ 'hide' => true ],
				'message' => [ 'message' => self::message( $read ) ],
				default   => [],
			},
		];
	}

	/**
	 * What is said at the end.
	 *
	 * @param CountdownAttributes $read Attributes within their bounds.
	 */
	public static function message( array $read ): string {
		return $read['message'] === '' ? __( 'Time is up.', 'vitrine' ) : $read['message'];
	}

	/**
	 * Classes of the wrapper.
	 */
	public function classes(): string {
		return "has-labels-{$this->labels} has-separator-{$this->separator}";
	}

	/**
	 * The parts that are shown; where none is, seconds are.
	 *
	 * @param CountdownAttributes $read Attributes within their bounds.
	 * @return array<string, int> Seconds of each, the largest first.
	 */
	private static function units( array $read ): array {
		$shown = array_filter(
			self::UNITS,
			static fn( string $unit ): bool => $read[ 'show' . ucfirst( $unit ) ],
			ARRAY_FILTER_USE_KEY
		);
		return $shown === [] ? [ 'seconds' => 1 ] : $shown;
	}

	/**
	 * How many seconds are left at most, from now on. Twin: mostOf() in blocks/countdown/view-of.ts.
	 *
	 * @param CountdownAttributes $read Attributes within their bounds.
	 * @param int                 $left How many are left now.
	 */
	private static function most( array $read, int $left ): int {
		return match ( true ) {
			$read['kind'] !== 'repeat' => max( 0, $left ),
			$read['repeat'] === 'daily' => DAY_IN_SECONDS,
			default => WEEK_IN_SECONDS,
		};
	}

	/**
	 * What says when it ends.
	 */
	private static function ends(): string {
		/* translators: %s: date and time. */
		return __( 'Ends on %s', 'vitrine' );
	}

	/**
	 * What says when it ended.
	 */
	private static function ended(): string {
		/* translators: %s: date and time. */
		return __( 'Ended on %s', 'vitrine' );
	}

	/**
	 * A moment, as the site writes it, with its time zone: visitors may be in another one.
	 *
	 * @param int $time Unix time.
	 */
	private static function moment( int $time ): string {
		return sprintf(
			/* translators: 1: date, 2: time, 3: time zone, such as "EST" or "UTC+2". */
			__( '%1$s at %2$s %3$s', 'vitrine' ),
			wp_date( (string) get_option( 'date_format' ), $time ),
			wp_date( (string) get_option( 'time_format' ), $time ),
			self::zone( $time )
		);
	}

	/**
	 * The site's time zone at a moment; one without a name as in Settings → General. Twin: zoneAt() in
	 * blocks/countdown/view-of.ts.
	 *
	 * @param int $time Unix time.
	 */
	private static function zone( int $time ): string {
		$name = (string) wp_date( 'T', $time );
		// Versions of PHP write offsets as "+05:30" or "GMT+0530".
		if ( preg_match( '~^(?:GMT)?([+-])0?(\d{1,2}):?(\d\d)?$~D', $name, $offset ) !== 1 ) {
			return $name;
		}
		[ , $sign, $hours, $minutes ] = [ ...$offset, '00' ];
		$ahead                        = $minutes === '00' ? $hours : "{$hours}:{$minutes}";
		return $ahead === '0' ? 'UTC' : "UTC{$sign}{$ahead}";
	}

	/**
	 * How long, in words.
	 *
	 * @param int $minutes Minutes.
	 */
	private static function length( int $minutes ): string {
		[ $days, $hours, $rest ] = [ intdiv( $minutes, 1440 ), intdiv( $minutes, 60 ) % 24, $minutes % 60 ];
		$parts                   = [
			/* translators: %s: a number. */
			[ $days, _n( '%s day', '%s days', $days, 'vitrine' ) ],
			/* translators: %s: a number. */
			[ $hours, _n( '%s hour', '%s hours', $hours, 'vitrine' ) ],
			/* translators: %s: a number. */
			[ $rest, _n( '%s minute', '%s minutes', $rest, 'vitrine' ) ],
		];
		return implode(
			wp_get_list_item_separator(),
			array_map(
				static fn( array $part ): string => sprintf( $part[1], number_format_i18n( $part[0] ) ),
				array_filter( $parts, static fn( array $part ): bool => $part[0] > 0 )
			)
		);
	}
}
