<?php
/**
 * What themes and plugins call.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use Vitrine\Plugin;
use Vitrine\Popup\Popups;

/**
 * The calls that docs/popup.md names reach the popups of the page.
 */
final class PopupsTest extends PopupTestCase {

	/**
	 * Whoever prints something that opens a popup names it.
	 */
	public function test_documented_calls(): void {
		$id    = self::add_popup( [] );
		$other = self::add_popup( [] );
		self::assertSame( "popup-{$id}", Popups::want( $id ) );
		self::assertSame( '', Popups::want( $id + 1000 ) );
		self::assertSame( "popup-{$id}", Plugin::popups()->want( $id ) );
		self::assertFalse( Plugin::popups()->is_armed( $id ) );
		Popups::place( $other );
		self::assertTrue( Plugin::popups()->is_armed( $other ) );
		Plugin::popups()->take();
	}
}
