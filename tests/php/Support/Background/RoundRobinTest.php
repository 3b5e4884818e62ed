<?php
/**
 * Tests of turns.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Background;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use Vitrine\Support\Background\RoundRobin;

/**
 * G11: one that has much to do does not hold back the next.
 */
#[Group( 'environment-agnostic' )]
final class RoundRobinTest extends TestCase {

	/**
	 * Runs jobs of so many seconds.
	 *
	 * @param array<int, int> $seconds By job.
	 * @return array{bool, list<string>, array<int, int>} Whether all is done, the turns as 'job:seconds', and what is left.
	 */
	private static function turns( array $seconds ): array {
		$now = 0.0;
		$log = [];
		$all = ( new RoundRobin( static function () use ( &$now ): float {
			return $now;
		} ) )->take(
			array_keys( $seconds ),
			static function ( int $id, float $until ) use ( &$now, &$seconds, &$log ): bool {
				$worked         = (int) min( $seconds[ $id ], $until - $now );
				$now           += $worked;
				$seconds[ $id ] -= $worked;
				$log[]          = "{$id}:{$worked}";
				return $seconds[ $id ] === 0;
			},
			static function ( int $id ) use ( &$log ): void {
				$log[] = "{$id} waits";
			}
		);
		return [ $all, $log, array_diff( $seconds, [ 0 ] ) ];
	}

	/**
	 * A short one is done although a long one came first; the long one has the rest of the time.
	 */
	public function test_short_ones_are_done_beside_a_long_one(): void {
		self::assertSame( [ false, [ '1:5', '1 waits', '2:2', '3:1', '1:12', '1 waits' ], [ 1 => 83 ] ], self::turns( [ 1 => 100, 2 => 2, 3 => 1 ] ) );
	}

	/**
	 * Long ones share the time; whoever has had none is first in the next run.
	 */
	public function test_long_ones_share_the_time(): void {
		[ $all, $log, $left ] = self::turns( array_fill( 1, 6, 100 ) );
		self::assertFalse( $all );
		self::assertSame( [ '1:5', '1 waits', '2:5', '2 waits', '3:5', '3 waits', '4:5', '4 waits' ], $log );
		self::assertSame( [ 5 => 100, 6 => 100 ], array_filter( $left, static fn( int $seconds ): bool => $seconds === 100 ) );
	}

	/**
	 * The last turn ends with the time of all, however little of it is left.
	 */
	public function test_the_last_turn_is_a_shorter_one(): void {
		self::assertSame( [ false, [ '1:3', '2:5', '2 waits', '3:5', '3 waits', '4:5', '4 waits', '5:2', '5 waits' ], [ 2 => 95, 3 => 95, 4 => 95, 5 => 98, 6 => 100 ] ], self::turns( [ 1 => 3, 2 => 100, 3 => 100, 4 => 100, 5 => 100, 6 => 100 ] ) );
	}

	/**
	 * All is done; and one that stops by itself is not tried again.
	 */
	public function test_the_end(): void {
		self::assertSame( [ true, [ '1:1', '2:1' ], [] ], self::turns( [ 1 => 1, 2 => 1 ] ) );
		self::assertSame( [ true, [], [] ], self::turns( [] ) );
		$tries = 0;
		self::assertFalse(
			( new RoundRobin() )->take(
				[ 1 ],
				static function () use ( &$tries ): bool {
					++$tries;
					return false;
				},
				static function (): void {}
			)
		);
		self::assertSame( 1, $tries );
	}
}
