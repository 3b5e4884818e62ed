<?php
/**
 * Tests of what the tester asks a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use Vitrine\Popup\PopupTester;

/**
 * Choose a page, see each rule pass or fail.
 */
final class PopupTesterTest extends PopupTestCase {

	/**
	 * The toolbar leads those who edit popups to the panel, on pages that have one.
	 */
	public function test_toolbar(): void {
		require_once ABSPATH . WPINC . '/class-wp-admin-bar.php';
		self::add_popup( [ 'conditions' => self::EVERYWHERE ], self::paragraph( 'Text' ) );
		$node = function ( string $role ): mixed {
			wp_set_current_user( self::add_user( $role ) );
			$bar = new \WP_Admin_Bar();
			( new PopupTester( $this->plugin->popup->popups(), $this->plugin->popup->index() ) )->add_link( $bar );
			return $bar->get_node( 'vitrine-popup-debug' );
		};
		$this->new_page();
		self::assertNull( $node( 'editor' ), 'There is no popup.' );
		$this->visit( [ 'page_id' => self::add_post() ] );
		self::assertStringContainsString( 'popup-debug=1', $node( 'editor' )->href ?? '' );
		self::assertNull( $node( 'subscriber' ) );
	}

	/**
	 * A page says which keys are true of it, and which published popups match.
	 */
	public function test_a_page_says_what_it_is(): void {
		$page  = self::add_post( [ 'post_title' => 'Beds & borders' ] );
		$popup = self::add_popup( [ 'conditions' => [ [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => (string) $page ] ] ] );
		self::add_popup( [ 'conditions' => self::EVERYWHERE ], '', [ 'post_status' => 'draft' ] );
		$this->new_page();
		$this->go_to( [ 'page_id' => $page ] );
		$said = ( new PopupTester( $this->plugin->popup->popups(), $this->plugin->popup->index() ) )->page();
		self::assertStringStartsWith( 'Beds & borders', $said['title'] );
		self::assertContains( "singular/page/{$page}", $said['keys'] );
		self::assertSame( [ $popup ], $said['popups'] );
	}
}
