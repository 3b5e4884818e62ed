<?php
/**
 * Notices of providers on the dashboard.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers;

use Vitrine\Admin\ProviderNotices;
use Vitrine\Providers\Providers;
use Vitrine\Providers\Store\Connections;
use Vitrine\Tests\ProviderTestCase;

/**
 * Failures are shown where somebody can mend them; what passes by itself disturbs nobody.
 */
final class ProviderNoticesTest extends ProviderTestCase {

	/**
	 * What the dashboard says.
	 */
	private function said(): string {
		ob_start();
		( new ProviderNotices( fn(): Connections => $this->plugin->providers->connections(), fn(): Providers => $this->plugin->providers->services() ) )->render();
		return (string) ob_get_clean();
	}

	/**
	 * A key that Flickr refuses is told on the dashboard, to managers only, and no more when it is mended; a time-out is not told.
	 */
	public function test_what_only_a_person_can_mend(): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		wp_set_current_user( 1 );
		set_current_screen( 'dashboard' );
		$connection = $this->refresh( $this->connect( 'flickr', [ 'key' => str_repeat( 'a', 32 ) ] ) );
		self::assertStringContainsString( 'Could not retrieve Flickr album list', $this->said() );
		self::assertStringNotContainsString( str_repeat( 'a', 32 ), $this->said() );

		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'writer', 'user_pass' => 'x', 'role' => 'editor' ] ) );
		self::assertSame( '', $this->said() );
		wp_set_current_user( 1 );
		set_current_screen( 'edit-post' );
		self::assertSame( '', $this->said() );

		set_current_screen( 'dashboard' );
		$this->plugin->providers->connections()->change( $connection, '', [ 'key' => self::KEY, 'user' => self::USER ], false );
		self::assertSame( '', $this->said() );
		$this->control( [ 'fail' => 'html', 'path' => '/flickr/*' ] );
		$this->refresh( $connection );
		self::assertSame( '', $this->said(), 'Vitrine will try again automatically.' );
		set_current_screen( 'front' );
	}
}
