<?php
/**
 * Names of classes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\Popup\Settings\SafeRegex;
use Vitrine\Providers\Client;

/**
 * Public names of before go on working and say that they are deprecated.
 */
final class AutoloadTest extends TestCase {

	/**
	 * A class under its old name is the one under its new name.
	 */
	public function test_old_names(): void {
		$said = [];
		add_filter( 'deprecated_class_trigger_error', '__return_false' );
		add_action(
			'deprecated_class_run',
			static function ( string $name, string $now ) use ( &$said ): void {
				$said[ $name ] = $now;
			},
			10,
			2
		);
		$old = implode( '\\', [ 'Vitrine', 'Popup', 'Pattern' ] );
		self::assertTrue( $old::is_runaway( '(a+)+' ) );
		self::assertSame( [ $old => SafeRegex::class ], $said );
		self::assertFalse( class_exists( 'Vitrine\Popup\Unknown' ) );
	}

	/**
	 * A constant under its old name, which plugins with a provider may read.
	 */
	public function test_old_constant(): void {
		self::assertSame( Client::MAX_BYTES, constant( Client::class . '::MOST_BYTES' ) );
	}
}
