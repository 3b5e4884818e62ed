<?php
/**
 * How long to wait for another try.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\Background;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use Vitrine\Support\Background\RetryPolicy;

/**
 * Waits grow to a bound and stay there, however many failures there were.
 */
#[Group( 'environment-agnostic' )]
final class RetryPolicyTest extends TestCase {

	/**
	 * Waits after so many failures.
	 *
	 * @param RetryPolicy $policy   Policy.
	 * @param int[]       $failures Failures before.
	 * @return list<int>
	 */
	private static function waits( RetryPolicy $policy, array $failures = [ 0, 1, 2, 3, 4, 1000, PHP_INT_MAX ] ): array {
		return array_values( array_map( $policy->wait( ... ), $failures ) );
	}

	/**
	 * Twice as long each time, up to the bound.
	 */
	public function test_back_off(): void {
		self::assertSame( [ 300, 600, 1200, 1800, 1800, 1800, 1800 ], self::waits( RetryPolicy::doubling( 300, 1800 ) ) );
		self::assertSame( [ 60, 120, 120, 120, 120, 120, 120 ], self::waits( RetryPolicy::doubling( 60, 120 ) ) );
		self::assertSame( [ 60 ], array_values( array_unique( self::waits( RetryPolicy::doubling( 90, 60 ) ) ) ) );
	}

	/**
	 * Waits as given, the last one for ever; the first one where the number of failures was damaged.
	 */
	public function test_steps(): void {
		self::assertSame( [ 1, 5, 3, 3, 3, 3, 3 ], self::waits( RetryPolicy::steps( 1, 5, 3 ) ) );
		self::assertSame( [ 1 ], self::waits( RetryPolicy::steps( 1, 5 ), [ -1 ] ) );
	}

	/**
	 * What time alone does not mend is asked about at equal intervals.
	 */
	public function test_a_probe(): void {
		self::assertSame( [ 77 ], array_values( array_unique( self::waits( RetryPolicy::probe( 77 ) ) ) ) );
	}

	/**
	 * A tenth longer at most, never shorter; nothing of nothing.
	 */
	public function test_spreading(): void {
		for ( $try = 0; $try < 50; $try++ ) {
			$wait = RetryPolicy::spread( 100 );
			self::assertTrue( $wait >= 100 && $wait <= 110 );
		}
		self::assertSame( [ 0, 9 ], [ RetryPolicy::spread( 0 ), RetryPolicy::spread( 9 ) ] );
	}
}
