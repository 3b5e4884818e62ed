<?php
/**
 * What errors mean.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Graph\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Tests\TestCase;

/**
 * Each code calls for one reaction.
 */
#[Group( 'environment-agnostic' )]
final class ErrorKindTest extends TestCase {

	/**
	 * Code, subcode, message and kind.
	 *
	 * @return iterable<string, array{int, int, string, ErrorKind}>
	 */
	public static function codes(): iterable {
		foreach ( [ 0, 458, 459, 460, 463, 464, 467, 492, 2069032 ] as $subcode ) {
			yield "190/{$subcode}" => [ 190, $subcode, '', ErrorKind::Token ];
		}
		yield '102' => [ 102, 0, '', ErrorKind::Token ];
		foreach ( [ 4, 17, 32, 341, 613, 80001, 80002, 80006 ] as $code ) {
			yield "{$code}" => [ $code, 0, '', ErrorKind::Throttled ];
			yield "{$code}/2446079" => [ $code, 2446079, '', ErrorKind::Throttled ];
		}
		foreach ( [ 3, 10, 100, 200, 201, 230, 294, 299 ] as $code ) {
			yield "{$code}" => [ $code, 0, '', ErrorKind::Permission ];
		}
		foreach ( [ 2069030, 2069031, 2069033 ] as $subcode ) {
			yield "200/{$subcode}" => [ 200, $subcode, '', ErrorKind::Permission ];
		}
		yield '100/33'  => [ 100, 33, '', ErrorKind::Permission ];
		yield '1'       => [ 1, 0, 'An unknown error occurred', ErrorKind::Transient ];
		yield '1, less' => [ 1, 0, "Please REDUCE the amount of data you're asking for, then retry your request", ErrorKind::TooMuch ];
		yield '2'       => [ 2, 0, '', ErrorKind::Transient ];
		yield '2, less' => [ 2, 0, 'Please reduce the amount of data', ErrorKind::Transient ];
		yield '368'     => [ 368, 0, '', ErrorKind::Blocked ];
		yield '803'     => [ 803, 0, '', ErrorKind::Unknown ];
		yield '2500'    => [ 2500, 0, '', ErrorKind::Transient ];
		yield '-1'      => [ -1, 0, '', ErrorKind::Transient ];
		yield '300'     => [ 300, 0, '', ErrorKind::Transient ];
	}

	/**
	 * The code decides, and the message only where Meta gives one code for two things.
	 *
	 * @param int       $code    Code.
	 * @param int       $subcode Subcode.
	 * @param string    $message Message.
	 * @param ErrorKind $kind    Kind.
	 */
	#[DataProvider( 'codes' )]
	public function test_the_code_decides( int $code, int $subcode, string $message, ErrorKind $kind ): void {
		self::assertSame( $kind, ErrorKind::of( $code, $subcode, $message ) );
	}
}
