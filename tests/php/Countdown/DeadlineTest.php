<?php
/**
 * When countdowns end.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Countdown;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Countdown\CountdownView;
use Vitrine\Countdown\Deadline;
use Vitrine\Support\Schema;
use Vitrine\Tests\TestCase;

/**
 * PHP computes what scripts compute: blocks/countdown/test/time-left.test.ts has the same cases.
 */
final class DeadlineTest extends TestCase {

	/**
	 * The cases.
	 *
	 * @return iterable<string, array{array{zone: string, attributes: array<string, mixed>, now: string, end: string|null, when: string|null, figures: list<string>, digits: list<int>}}>
	 */
	public static function cases(): iterable {
		foreach ( (array) json_decode( (string) file_get_contents( __DIR__ . '/../../fixtures/countdown.json' ), true ) as $one ) {
			yield $one['name'] => [ $one ];
		}
	}

	/**
	 * The end, for machines and in words, what is left, and its room.
	 *
	 * @param array{zone: string, attributes: array<string, mixed>, now: string, end: string|null, when: string|null, figures: list<string>, digits: list<int>} $one The case.
	 */
	#[DataProvider( 'cases' )]
	public function test_time_left( array $one ): void {
		/** Generated from block.json.
		 *
		 * @var CountdownAttributes $read */
		$read = Schema::of_block( 'countdown' )->read( $one['attributes'] );
		add_filter( 'pre_option_timezone_string', static fn(): string => $one['zone'] );
		$now  = (int) strtotime( $one['now'] );
		$end  = Deadline::of( $read, new \DateTimeZone( $one['zone'] ), $now );
		self::assertSame( $one['end'], $end === null ? null : gmdate( 'Y-m-d\TH:i:s\Z', $end ) );
		$view = $end === null ? null : CountdownView::of( $read, $end, $now );
		self::assertSame( $one['when'], $view?->when );
		self::assertSame( $one['figures'], array_column( $view->parts ?? [], 'figure' ) );
		self::assertSame( $one['digits'], array_column( $view->parts ?? [], 'digits' ) );
	}
}
