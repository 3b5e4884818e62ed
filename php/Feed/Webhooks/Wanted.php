<?php
/**
 * Sources that are to be asked before their turn.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Webhooks;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Http\Usage;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps in `vitrine_sources` from when on a source is wanted (`wanted_at`), and how much haste it has had
 * (`hurried_until`): however much a network tells, it is asked a bounded number of times.
 */
final class Wanted {

	/** Seconds that one hurried refresh uses up of what a source may have. */
	private const ONE = MINUTE_IN_SECONDS;

	/** Seconds that may be used up ahead: ten refreshes in a row, then one a minute. */
	private const AHEAD = 10 * self::ONE;

	/** Seconds in which what does not hurry is read: counts of a post that many like change every second. */
	private const LATER = 5 * MINUTE_IN_SECONDS;

	/** Seconds after which a refresh that was asked for at once has evidently not come. */
	private const OVERDUE = MINUTE_IN_SECONDS;

	private const TABLE = 'vitrine_sources';

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Notes that a source is to be asked.
	 *
	 * @param Source $source    The source.
	 * @param bool   $is_urgent Whether visitors should see it within seconds.
	 * @return bool Whether somebody has to begin at once.
	 */
	public function want( Source $source, bool $is_urgent ): bool {
		// A pause that the network asks for, and a token that it refuses, are not overridden.
		$waits = [ SourceState::Throttled, SourceState::Reconnect, SourceState::Permission ];
		if ( in_array( $source->state, $waits, true ) || $source->is_emptied() ) {
			return false;
		}
		$now  = time();
		$used = max( $now, min( $source->hurried_until, $now + self::AHEAD ) ) + self::ONE;
		$at_once = $is_urgent && $used <= $now + self::AHEAD && (int) $source->quota < Usage::SLOW;
		$at   = $at_once ? $now : $now + self::LATER;
		$is_waiting = $source->wanted_at > $now - self::OVERDUE && $source->wanted_at <= $now;
		if ( $is_waiting || $source->wanted_at > 0 && ! $at_once ) {
			return false;
		}
		$this->db->run(
			'UPDATE %i SET wanted_at = CASE WHEN wanted_at = 0 OR wanted_at > %d THEN %d ELSE wanted_at END, hurried_until = %d, next_refresh_at = CASE WHEN next_refresh_at > %d THEN %d ELSE next_refresh_at END WHERE id = %d',
			$this->db->table( self::TABLE ),
			$at,
			$at,
			$at_once ? $used : $source->hurried_until,
			$at,
			$at,
			$source->id
		);
		return $at_once;
	}

	/**
	 * Plans the next refresh of a source anew where it was wanted while the one that ends had begun.
	 *
	 * @param int $source Id of the source.
	 */
	public function plan( int $source ): void {
		$this->db->run(
			'UPDATE %i SET next_refresh_at = wanted_at WHERE id = %d AND wanted_at > 0 AND wanted_at < next_refresh_at',
			$this->db->table( self::TABLE ),
			$source
		);
	}
}
