<?php
/**
 * Shares time among jobs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

defined( 'ABSPATH' ) || exit;

/**
 * Gives each of several jobs up to 5 seconds in turn, 20 seconds in all: one with a thousand pictures to fetch holds
 * back nobody.
 */
final class RoundRobin {

	/** Seconds that all of them have together; hosts end processes after 30. */
	private const ALL = 20;

	/** Seconds of a turn, where somebody waits. */
	private const ONE = 5;

	/**
	 * Keeps the clock.
	 *
	 * @param \Closure(): float|null $clock Tells the time, null = the real one.
	 */
	public function __construct( private readonly ?\Closure $clock = null ) {}

	/**
	 * Runs jobs until all are done or the time is over.
	 *
	 * @param int[]                      $ids    Jobs; who waits longest comes first.
	 * @param \Closure(int, float): bool $run    Goes on with one until a time; whether it is done.
	 * @param (\Closure(int): void)|null $behind Puts one behind those that wait: the next run begins with them.
	 * @return bool Whether all are done.
	 */
	public function take( array $ids, \Closure $run, ?\Closure $behind = null ): bool {
		$end  = $this->now() + self::ALL;
		$rest = false;
		while ( $ids !== [] && $this->now() < $end ) {
			$id    = array_shift( $ids );
			$until = $ids === [] ? $end : min( $end, $this->now() + self::ONE );
			if ( $run( $id, $until ) ) {
				continue;
			}
			if ( $behind !== null ) {
				$behind( $id );
			}
			if ( $this->now() >= $until ) {
				$ids[] = $id;
			} else {
				// It has stopped by itself, and would do so again.
				$rest = true;
			}
		}
		return ! $rest && $ids === [];
	}

	/**
	 * The time as `microtime( true )` tells it.
	 */
	private function now(): float {
		return $this->clock === null ? microtime( true ) : ( $this->clock )();
	}
}
