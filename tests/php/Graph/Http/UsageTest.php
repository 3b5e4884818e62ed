<?php
/**
 * How much of the allowance is used.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Http\Usage;
use Vitrine\Tests\TestCase;

/**
 * The two usage headers, in percent and minutes.
 */
#[Group( 'environment-agnostic' )]
final class UsageTest extends TestCase {

	/**
	 * Headers, percent and seconds.
	 *
	 * @return array<string, array{string, string, int, int}>
	 */
	public static function headers(): array {
		return [
			'none'                          => [ '', '', 0, 0 ],
			'of the app, as recorded'       => [ '{"call_count":28,"total_time":25,"total_cputime":26}', '', 28, 0 ],
			'the highest of three counts'   => [ '{"call_count":1,"total_time":2,"total_cputime":96}', '', 96, 0 ],
			'of a page, as recorded'        => [ '', '{"112130216863063":[{"type":"pages","call_count":1,"total_cputime":3,"total_time":2,"estimated_time_to_regain_access":0}]}', 3, 0 ],
			'minutes until access is back'  => [ '', '{"1":[{"type":"pages","call_count":100,"total_cputime":1,"total_time":1,"estimated_time_to_regain_access":17}]}', 100, 1020 ],
			'several uses of several pages' => [ '', '{"1":[{"call_count":5},{"call_count":80,"estimated_time_to_regain_access":3}],"2":[{"total_time":81}]}', 81, 180 ],
			'both'                          => [ '{"call_count":90}', '{"1":[{"call_count":10}]}', 90, 0 ],
			'a day at most'                 => [ '', '{"1":[{"estimated_time_to_regain_access":99999999}]}', 0, DAY_IN_SECONDS ],
			'never backwards'               => [ '{"call_count":-5}', '{"1":[{"estimated_time_to_regain_access":-9}]}', 0, 0 ],
			'as text'                       => [ '{"call_count":"77"}', '', 77, 0 ],
			'no JSON'                       => [ '<html>', 'null', 0, 0 ],
			'other JSON'                    => [ '[[["call_count"]]]', '{"1":"x","2":[1,null,"y"],"3":{"a":{"call_count":"many"}}}', 0, 0 ],
			'a number'                      => [ '42', '42', 0, 0 ],
		];
	}

	/**
	 * The highest percentage and the longest wait count; whatever else stands there is nothing.
	 *
	 * @param string $app      `x-app-usage`.
	 * @param string $business `x-business-use-case-usage`.
	 * @param int    $percent  Percent.
	 * @param int    $seconds  Seconds.
	 */
	#[DataProvider( 'headers' )]
	public function test_headers_are_read( string $app, string $business, int $percent, int $seconds ): void {
		$usage = Usage::of_headers( $app, $business );
		self::assertSame( [ $percent, $seconds ], [ $usage->percent, $usage->retry_after ] );
	}
}
