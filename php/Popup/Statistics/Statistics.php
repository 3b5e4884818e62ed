<?php
/**
 * Figures of popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Statistics;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Counts what happens to popups, per popup, half of a split and day: sums only, nothing about anybody. Table
 * `vitrine_popup_statistics`.
 *
 * @phpstan-type Sums array{impressions: int, closes: int, conversions: int}
 * @phpstan-type Day array{day: string, variant: string, impressions: int, closes: int, conversions: int, marked: Sums}
 */
final class Statistics {

	public const EVENTS = [
		'impression' => 'impressions',
		'close'      => 'closes',
		'conversion' => 'conversions',
	];

	/** Without a split, and its two halves. */
	public const VARIANTS = [ '', 'a', 'b' ];

	/**
	 * What each half is called in the table where a script may have sent it. Both are counted; only the others are
	 * compared.
	 */
	private const MARKED = [ '' => 'x', 'a' => 'y', 'b' => 'z' ];

	/** Of each popup and half: 200 visitors a minute, each with the three events. What comes above is marked. */
	private const MAX_IN_A_MINUTE = 600;

	/** A busy minute has at most so much of the day before: 30 times the average one. */
	private const SHARE_OF_A_DAY = 48;

	private const TABLE = 'vitrine_popup_statistics';

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Database.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Counts an event. Nothing is lost when many come at once: the database adds.
	 *
	 * @param int    $popup   Post.
	 * @param string $variant One of VARIANTS.
	 * @param string $event   A key of EVENTS.
	 * @param bool   $doubted Whether its address has told of it more often than a person does.
	 * @return bool False when this minute is full.
	 */
	public function count( int $popup, string $variant, string $event, bool $doubted = false ): bool {
		return ( ! $doubted && $this->add( $popup, $variant, $event ) )
			|| $this->add( $popup, self::MARKED[ $variant ], $event );
	}

	/**
	 * Sums of each day.
	 *
	 * @param int    $popup Post.
	 * @param string $from  First day, such as `2026-11-01`.
	 * @param string $to    Last day.
	 * @return list<Day> Oldest first; days without events are left out. What is marked is in the sums, too.
	 */
	public function days( int $popup, string $from, string $to ): array {
		$days   = [];
		$halves = array_flip( self::MARKED );
		$none   = [ 'impressions' => 0, 'closes' => 0, 'conversions' => 0 ];
		foreach (
			$this->db->all(
				'SELECT day, variant, impressions, closes, conversions FROM %i WHERE popup_id = %d AND day BETWEEN %s AND %s ORDER BY day, variant',
				$this->db->table( self::TABLE ),
				$popup,
				$from,
				$to
			) as $row
		) {
			$variant       = (string) $row['variant'];
			$half          = $halves[ $variant ] ?? $variant;
			$sums          = self::sums( $row );
			$name          = "{$row['day']} {$half}";
			$before        = $days[ $name ] ?? $none;
			$days[ $name ] = [
				'day'         => (string) $row['day'],
				'variant'     => $half,
				'impressions' => $before['impressions'] + $sums['impressions'],
				'closes'      => $before['closes'] + $sums['closes'],
				'conversions' => $before['conversions'] + $sums['conversions'],
				'marked'      => isset( $halves[ $variant ] ) ? $sums : $none,
			];
		}
		return array_values( $days );
	}

	/**
	 * Sums of several popups since ever, in one query.
	 *
	 * @param int[] $popups Posts.
	 * @return array<int, array{
	 *     impressions: int,
	 *     closes: int,
	 *     conversions: int,
	 * }> By post; those without events are left out.
	 */
	public function totals( array $popups ): array {
		$totals = [];
		foreach (
			$this->db->all(
				'SELECT popup_id, SUM( impressions ) AS impressions, SUM( closes ) AS closes, SUM( conversions ) AS conversions FROM %i WHERE popup_id IN ( '
					. $this->db->numbers( $popups ) . ' ) GROUP BY popup_id',
				$this->db->table( self::TABLE )
			) as $row
		) {
			$totals[ (int) $row['popup_id'] ] = self::sums( $row );
		}
		return $totals;
	}

	/**
	 * Sums of several popups for each day since one, in one query.
	 *
	 * @param int[]  $popups Posts.
	 * @param string $from   First day, such as `2026-11-01`.
	 * @return array<int, array<string, array{
	 *     impressions: int,
	 *     closes: int,
	 *     conversions: int,
	 * }>> By post and day; days without events are left out.
	 */
	public function recent( array $popups, string $from ): array {
		$recent = [];
		foreach (
			$this->db->all(
				'SELECT popup_id, day, SUM( impressions ) AS impressions, SUM( closes ) AS closes, SUM( conversions ) AS conversions FROM %i WHERE popup_id IN ( '
					. $this->db->numbers( $popups ) . ' ) AND day >= %s GROUP BY popup_id, day',
				$this->db->table( self::TABLE ),
				$from
			) as $row
		) {
			$recent[ (int) $row['popup_id'] ][ (string) $row['day'] ] = self::sums( $row );
		}
		return $recent;
	}

	/**
	 * Forgets a popup's figures.
	 *
	 * @param int $popup Post.
	 */
	public function forget( int $popup ): void {
		$this->db->run( 'DELETE FROM %i WHERE popup_id = %d', $this->db->table( self::TABLE ), $popup );
	}

	/**
	 * Adds one where the minute is not full.
	 *
	 * @param int    $popup   Post.
	 * @param string $variant Half, as it is in the table.
	 * @param string $event   Key of EVENTS.
	 */
	private function add( int $popup, string $variant, string $event ): bool {
		$day = (string) wp_date( 'Y-m-d' );
		if ( $this->add_to_row( $popup, $variant, $day, $event, self::MAX_IN_A_MINUTE ) ) {
			return true;
		}
		// The day's first event, or too many: who comes second in making the row finds it made.
		$this->db->run(
			'INSERT IGNORE INTO %i ( popup_id, variant, day ) VALUES ( %d, %s, %s )',
			$this->db->table( self::TABLE ),
			$popup,
			$variant,
			$day
		);
		return $this->add_to_row(
			$popup,
			$variant,
			$day,
			$event,
			max( self::MAX_IN_A_MINUTE, $this->usual( $popup, $variant, $day ) )
		);
	}

	/**
	 * What a busy minute may have on a site whose popup was seen much the day before. What was marked makes no room.
	 *
	 * @param int    $popup   Post.
	 * @param string $variant Half, as it is in the table.
	 * @param string $day     Today.
	 */
	private function usual( int $popup, string $variant, string $day ): int {
		$before = gmdate( 'Y-m-d', (int) strtotime( "{$day} UTC" ) - DAY_IN_SECONDS );
		return in_array( $variant, self::MARKED, true )
			? 0
			: intdiv(
				(int) $this->db->value(
					'SELECT impressions + closes + conversions FROM %i WHERE popup_id = %d AND variant = %s AND day = %s',
					$this->db->table( self::TABLE ),
					$popup,
					$variant,
					$before
				),
				self::SHARE_OF_A_DAY
			);
	}

	/**
	 * Adds one where the row is there and the minute not full.
	 *
	 * @param int    $popup   Post.
	 * @param string $variant Half, as it is in the table.
	 * @param string $day     Day.
	 * @param string $event   Key of EVENTS.
	 * @param int    $max     How many a minute may have.
	 */
	private function add_to_row( int $popup, string $variant, string $day, string $event, int $max ): bool {
		$column = self::EVENTS[ $event ];
		$minute = intdiv( time(), 60 );
		// in_minute before minute: MySQL assigns from left to right.
		return $this->db->run(
			'UPDATE %i SET %i = %i + 1, in_minute = CASE WHEN minute = %d THEN in_minute + 1 ELSE 1 END, minute = %d WHERE popup_id = %d AND variant = %s AND day = %s AND ( minute <> %d OR in_minute < %d )',
			$this->db->table( self::TABLE ),
			$column,
			$column,
			$minute,
			$minute,
			$popup,
			$variant,
			$day,
			$minute,
			$max
		) > 0;
	}

	/**
	 * The sums of a row.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return array{impressions: int, closes: int, conversions: int}
	 */
	private static function sums( array $row ): array {
		return [
			'impressions' => (int) $row['impressions'],
			'closes'      => (int) $row['closes'],
			'conversions' => (int) $row['conversions'],
		];
	}
}
