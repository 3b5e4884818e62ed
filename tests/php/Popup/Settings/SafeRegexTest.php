<?php
/**
 * Regular expressions of editors.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Settings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Popup\Settings\SafeRegex;
use Vitrine\Tests\TestCase;

/**
 * Patterns that would run away are refused. The cases are those of frontend/render/popup/rules/rules.test.ts.
 */
#[Group( 'environment-agnostic' )]
final class SafeRegexTest extends TestCase {

	/**
	 * One answer in PHP and TypeScript.
	 *
	 * @param string $pattern    Pattern.
	 * @param bool   $is_runaway Whether it is refused.
	 */
	#[DataProvider( 'cases' )]
	public function test_pattern( string $pattern, bool $is_runaway ): void {
		self::assertSame( $is_runaway, SafeRegex::is_runaway( $pattern ) );
	}

	/**
	 * The cases.
	 *
	 * @return iterable<string, array{string, bool}>
	 */
	public static function cases(): iterable {
		$file = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/popup-patterns.json' ), true );
		foreach ( [ 'refused' => true, 'allowed' => false ] as $list => $is_runaway ) {
			foreach ( $file[ $list ] as $pattern ) {
				yield "{$list}: {$pattern}" => [ $pattern, $is_runaway ];
			}
		}
	}

	/**
	 * What PHP cannot read is refused, too, and does not break a page.
	 */
	public function test_bytes_that_are_no_text(): void {
		self::assertTrue( SafeRegex::is_runaway( "\xff+" ) );
	}
}
