<?php
/**
 * How long to wait for another try.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

defined( 'ABSPATH' ) || exit;

/**
 * Exponential back-off, steps, or a probe at equal intervals. It only computes.
 */
final class RetryPolicy {

	/**
	 * Keeps the waits.
	 *
	 * @param non-empty-list<int> $waits Seconds after the first failure, the second …; the last one goes on for ever.
	 */
	private function __construct( private readonly array $waits ) {}

	/**
	 * Exponential back-off.
	 *
	 * @param int $first Seconds after the first failure, 1 at least; twice as long after each further one.
	 * @param int $max   Seconds at most.
	 */
	public static function doubling( int $first, int $max ): self {
		$waits = [];
		for ( $wait = $first; $wait < $max; $wait *= 2 ) {
			$waits[] = $wait;
		}
		return new self( [ ...$waits, $max ] );
	}

	/**
	 * Waits as they are given.
	 *
	 * @param int $first Seconds after the first failure.
	 * @param int ...$more Seconds after the further ones.
	 */
	public static function steps( int $first, int ...$more ): self {
		return new self( [ $first, ...array_values( $more ) ] );
	}

	/**
	 * The same wait each time: what time alone does not mend is asked about now and then.
	 *
	 * @param int $seconds Seconds.
	 */
	public static function probe( int $seconds ): self {
		return new self( [ $seconds ] );
	}

	/**
	 * Seconds to wait.
	 *
	 * @param int $failures Failures in a row before this one.
	 */
	public function wait( int $failures ): int {
		return $this->waits[ max( 0, min( $failures, count( $this->waits ) - 1 ) ) ];
	}

	/**
	 * Up to a tenth longer, so that not all ask at the same moment.
	 *
	 * @param int $seconds Seconds.
	 */
	public static function spread( int $seconds ): int {
		return $seconds + random_int( 0, intdiv( $seconds, 10 ) );
	}
}
