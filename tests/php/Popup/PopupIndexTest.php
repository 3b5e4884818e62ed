<?php
/**
 * Which popups are where.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use Vitrine\Popup\PopupIndex;

/**
 * The autoloaded option that pages look into.
 */
final class PopupIndexTest extends PopupTestCase {

	/**
	 * Any matching exclude removes a popup, else one matching include suffices; no rows, no match.
	 */
	public function test_excludes_come_first(): void {
		$everywhere = self::add_popup();
		$but        = self::add_popup( [ 'conditions' => [ ...self::EVERYWHERE, [ 'type' => 'exclude', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => '12' ] ] ] );
		$two        = self::add_popup( [ 'conditions' => [ [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page' ], [ 'type' => 'include', 'name' => 'general' ] ] ] );
		self::add_popup( [] );
		self::add_popup( [ 'conditions' => [ [ 'type' => 'exclude', 'name' => 'archive' ] ] ] );
		$index = new PopupIndex();
		self::assertSame( [ $everywhere, $two ], $index->matching( [ 'general', 'singular', 'singular/page', 'singular/page/12' ] ) );
		self::assertSame( [ $everywhere, $but, $two ], $index->matching( [ 'general', 'singular', 'singular/page', 'singular/page/13' ] ) );
		self::assertSame( [], $index->matching( [] ) );
	}

	/**
	 * What visitors may not see is not in it, from the moment on that it is so.
	 */
	public function test_only_published_popups_without_a_password(): void {
		$id    = self::add_popup();
		$index = new PopupIndex();
		self::assertTrue( $index->has( $id ) );
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_status' => 'private' ], [ 'post_status' => 'pending' ], [ 'post_status' => 'publish', 'post_password' => 'x' ], [ 'post_status' => 'future', 'post_date' => '2199-01-01 00:00:00', 'post_date_gmt' => '2199-01-01 00:00:00', 'edit_date' => true ] ] as $change ) {
			wp_update_post( [ 'ID' => $id, ...$change ] );
			self::assertFalse( $index->has( $id ), (string) wp_json_encode( $change ) );
			wp_update_post( [ 'ID' => $id, 'post_status' => 'publish', 'post_password' => '', 'post_date' => '2026-01-01 00:00:00', 'post_date_gmt' => '2026-01-01 00:00:00', 'edit_date' => true ] );
			self::assertTrue( $index->has( $id ) );
		}
		wp_trash_post( $id );
		self::assertFalse( $index->has( $id ) );
		self::assertSame( [], $index->matching( [ 'general' ] ) );
		wp_untrash_post( $id );
		wp_publish_post( $id );
		self::assertTrue( $index->has( $id ) );
		wp_delete_post( $id, true );
		self::assertFalse( $index->has( $id ) );
		self::assertTrue( $index->is_empty() );
	}

	/**
	 * A scheduled popup is there when its hour has come.
	 */
	public function test_scheduled_popup_is_published_by_cron(): void {
		$id = self::add_popup( post: [ 'post_status' => 'future', 'post_date' => '2199-01-01 00:00:00' ] );
		self::assertFalse( ( new PopupIndex() )->has( $id ) );
		wp_publish_post( $id );
		self::assertTrue( ( new PopupIndex() )->has( $id ) );
	}

	/**
	 * Two requests that save at once: the later look is right, whatever the other has written meanwhile.
	 */
	public function test_index_that_another_request_made_too_early(): void {
		$index = new PopupIndex();
		$index->is_empty();
		$old = get_option( PopupIndex::OPTION );
		$id  = self::add_popup();
		$index->forget();
		self::assertTrue( $index->has( $id ) );
		// Another one had read before this popup was there, and writes now.
		update_option( PopupIndex::OPTION, $old );
		$index->mend();
		self::assertTrue( ( new PopupIndex() )->has( $id ) );
	}

	/**
	 * A page without popups costs no query above autoloaded options, and neither does a site without any.
	 */
	public function test_no_query(): void {
		global $wpdb;
		$page = self::add_post();
		foreach ( [ 'no popup', 'a popup elsewhere' ] as $case ) {
			if ( $case === 'a popup elsewhere' ) {
				self::add_popup( [ 'conditions' => [ [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'any_child_of', 'sub_id' => '999999' ] ] ] );
			}
			( new PopupIndex() )->is_empty();
			wp_cache_flush();
			$this->new_page();
			$this->go_to( [ 'page_id' => $page ] );
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			$this->plugin->popup->page()->match();
			$this->plugin->popup->page()->render();
			self::assertSame( $before, $wpdb->num_queries, $case );
			self::assertFalse( self::has_script(), $case );
		}
		self::assertSame( 'on', $wpdb->get_var( $wpdb->prepare( "SELECT autoload FROM {$wpdb->options} WHERE option_name = %s", PopupIndex::OPTION ) ) );
	}

	/**
	 * Browsers keep page views and visits only where a published popup has a rule that reads them.
	 */
	public function test_counts(): void {
		$index = new PopupIndex();
		$page  = self::add_post( [ 'post_content' => self::block( [ 'timing' => [ 'times' => 'yes' ] ] ) ] );
		$other = self::add_popup( [ 'timing' => [ 'times' => 'yes', 'devices' => 'yes' ], 'triggers' => [ 'page_load' => 'yes' ] ] );
		self::assertFalse( $index->counts() );
		self::assertFalse( $this->visit( [ 'page_id' => $page ] )['data']['counts'] );
		foreach ( [ 'page_views', 'sessions', 'visitor' ] as $rule ) {
			$id = self::add_popup( [ 'timingAny' => [ [ $rule => 'yes' ] ] ] );
			self::assertTrue( $index->counts(), $rule );
			self::assertArrayNotHasKey( 'counts', $this->visit( [ 'page_id' => $page ] )['data'], $rule );
			wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );
			self::assertFalse( $index->counts(), $rule );
		}
		$own = self::add_post( [ 'post_content' => self::block( [ 'timing' => [ 'visitor' => 'yes' ] ] ) ] );
		self::assertArrayNotHasKey( 'counts', $this->visit( [ 'page_id' => $own ] )['data'], 'a popup of that page' );
		// An index of an older version does not say.
		update_option( PopupIndex::OPTION, [ 'ids' => [ $other ], 'include' => [], 'exclude' => [] ] );
		self::assertFalse( ( new PopupIndex() )->counts() );
	}

	/**
	 * Garbage in the option is no index.
	 */
	public function test_garbage(): void {
		$id = self::add_popup();
		foreach ( [ 'x', [], [ 'ids' => 'x', 'include' => [], 'exclude' => [] ] ] as $garbage ) {
			update_option( PopupIndex::OPTION, $garbage );
			self::assertTrue( ( new PopupIndex() )->has( $id ) );
		}
	}
}
