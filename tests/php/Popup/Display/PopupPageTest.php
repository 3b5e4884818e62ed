<?php
/**
 * Popups on pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup\Display;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Popup\Display\PopupData;
use Vitrine\Popup\Display\PopupVariant;
use Vitrine\Popup\PopupIndex;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\PopupPreview;
use Vitrine\Popup\Transfer\Duplicate;
use Vitrine\Popup\Transfer\PopupFile;
use Vitrine\Popup\Transfer\PopupImport;
use Vitrine\Tests\Popup\PopupTestCase;

/**
 * What pages print.
 */
final class PopupPageTest extends PopupTestCase {

	/**
	 * Contract: a popup that matches is a closed dialog with a close button at the end of the page, and script knows of it.
	 */
	public function test_matching_popup(): void {
		$id    = self::add_popup( [ 'conditions' => self::EVERYWHERE, 'triggers' => [ 'page_load' => 'yes' ] ], post: [ 'post_title' => 'News' ] );
		$visit = $this->visit( [ 'page_id' => self::add_post() ] );
		self::assertSame( [ "popup-{$id}" ], self::dialogs( $visit['end'] ) );
		self::assertSame( [], self::dialogs( $visit['content'] ) );
		$tag = new \WP_HTML_Tag_Processor( $visit['end'] );
		$tag->next_tag( [ 'tag_name' => 'dialog' ] );
		self::assertSame( 'News', $tag->get_attribute( 'aria-label' ) );
		self::assertSame( '-1', $tag->get_attribute( 'tabindex' ) );
		self::assertNull( $tag->get_attribute( 'open' ) );
		$tag->next_tag( [ 'tag_name' => 'button' ] );
		self::assertSame( [ 'close', "popup-{$id}", 'Close' ], [ $tag->get_attribute( 'command' ), $tag->get_attribute( 'commandfor' ), $tag->get_attribute( 'aria-label' ) ] );
		self::assertSame(
			[ 'id' => $id, 'element' => "popup-{$id}", 'kind' => 'modal', 'settings' => [], 'armed' => true, 'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 0 ] ],
			self::config( $visit, "popup-{$id}" )
		);
		self::assertTrue( self::has_script() );
		self::assertContains( 'vitrine-popup-style', wp_styles()->queue );
	}

	/**
	 * A page without popups carries nothing of this; a draft that is named does not change that.
	 */
	public function test_page_without_popups(): void {
		$draft = self::add_popup( post: [ 'post_status' => 'draft' ] );
		self::add_popup( [] );
		$visit = $this->visit( [ 'page_id' => self::add_post() ] );
		self::assertSame( '', $visit['end'] );
		self::assertSame( [], $visit['data'] );
		self::assertFalse( self::has_script() );
		// WordPress 6.8 enqueues the styles of all blocks with classic themes.
		wp_enqueue_style( 'vitrine-popup-style' );
		$this->plugin->popup->leave_out_style();
		self::assertNotContains( 'vitrine-popup-style', wp_styles()->queue );
		$visit = $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => '<!-- wp:vitrine/popup {"popup":' . $draft . '} /-->' ] ) ] );
		self::assertSame( '', $visit['end'] );
		self::assertFalse( self::has_script() );
	}

	/**
	 * Contract: a block with blocks of its own is a dialog where it stands, with its anchor or an id of its own that is the same on every view.
	 */
	public function test_popup_in_a_page(): void {
		$page = self::add_post( [ 'post_content' => self::block( [ 'anchor' => 'offer', 'kind' => 'slide-in' ] ) . self::block() . self::block( [ 'anchor' => 'popup-12' ] ) ] );
		foreach ( [ false, true ] as $first ) {
			$visit = $this->visit( [ 'page_id' => $page ], $first );
			$ids   = self::dialogs( $visit['content'] );
			self::assertSame( '', $visit['end'] );
			self::assertSame( 'offer', $ids[0] );
			self::assertMatchesRegularExpression( '/^popup-[0-9a-f]{8}$/', $ids[1] );
			self::assertMatchesRegularExpression( '/^popup-[0-9a-f]{8}$/', $ids[2] );
			self::assertCount( 3, array_unique( $ids ) );
			self::assertSame( 'slide-in', self::config( $visit, 'offer' )['kind'] );
			self::assertTrue( self::config( $visit, 'offer' )['armed'] );
			self::assertSame( $ids, self::dialogs( $this->visit( [ 'page_id' => $page ] )['content'] ) );
		}
	}

	/**
	 * Contract: a block that shows a chosen popup arms it, whatever its rows say; a link only lets it be opened. Each is printed once.
	 */
	public function test_chosen_popups_are_printed_once(): void {
		$id   = self::add_popup( [ 'conditions' => [ [ 'type' => 'include', 'name' => 'archive' ] ] ] );
		$page = self::add_post( [ 'post_content' => str_repeat( '<!-- wp:vitrine/popup {"popup":' . $id . ',"kind":"bar"} /-->', 2 ) ] );
		foreach ( [ false, true ] as $first ) {
			$visit = $this->visit( [ 'page_id' => $page ], $first );
			self::assertSame( [ "popup-{$id}" ], self::dialogs( $visit['html'] ) );
			self::assertTrue( self::config( $visit, "popup-{$id}" )['armed'] );
			self::assertSame( 'modal', self::config( $visit, "popup-{$id}" )['kind'] );
		}
		$this->new_page();
		self::assertSame( "popup-{$id}", $this->plugin->popup->popups()->want( $id ) );
		$this->plugin->popup->page()->render();
		self::assertSame( [ "popup-{$id}" ], self::dialogs( $this->plugin->popup->popups()->html() ) );
		self::assertFalse( $this->plugin->popup->popups()->is_armed( $id ) );
	}

	/**
	 * Who hides a block, or what is around it, hides the popup that it shows, and the one that stands in it. WordPress 6.8 hides none.
	 */
	public function test_hidden_blocks(): void {
		$hides  = function_exists( 'wp_render_block_visibility_support' );
		$id     = self::add_popup( [] );
		$chosen = '<!-- wp:vitrine/popup {"popup":' . $id . '} /-->';
		$hidden = '"metadata":{"blockVisibility":false}';
		foreach (
			[
				[ '<!-- wp:vitrine/popup {"popup":' . $id . ',' . $hidden . '} /-->', [ "popup-{$id}" ] ],
				[ '<!-- wp:group {' . $hidden . '} --><div class="wp-block-group"><!-- wp:group --><div class="wp-block-group">' . $chosen . '</div><!-- /wp:group --></div><!-- /wp:group -->', [ "popup-{$id}" ] ],
				[ self::block( [ 'anchor' => 'own', 'metadata' => [ 'blockVisibility' => false ] ] ), [ 'own' ] ],
				[ self::block( [ 'anchor' => 'outer', 'metadata' => [ 'blockVisibility' => false ] ], self::block( [ 'anchor' => 'inner' ] ) . self::paragraph( 'Outer' ) ), [ 'outer', 'inner' ] ],
			] as [ $content, $shown ]
		) {
			$visit = $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => $content ] ) ] );
			self::assertSame( $hides ? [] : $shown, self::dialogs( $visit['html'] ), $content );
			self::assertSame( ! $hides, self::has_script(), $content );
		}
		// For some screens only it cannot be hidden, it would hold the page: that is the rule of devices.
		$some = self::add_post( [ 'post_content' => self::block( [ 'anchor' => 'own', 'metadata' => [ 'blockVisibility' => [ 'viewport' => [ 'mobile' => false ] ] ] ] ) ] );
		self::assertStringNotContainsString( 'wp-block-hidden', $this->visit( [ 'page_id' => $some ] )['html'] );
	}

	/**
	 * Naming a popup costs no query, however many links do.
	 */
	public function test_naming_costs_no_query(): void {
		global $wpdb;
		$id = self::add_popup( [] );
		$this->plugin->popup->popups()->want( $id );
		$before = $wpdb->num_queries;
		for ( $i = 0; $i < 20; $i++ ) {
			$this->plugin->popup->popups()->want( $id + $i );
		}
		self::assertSame( $before, $wpdb->num_queries );
	}

	/**
	 * A popup that names itself, two that name each other, and one whose halves are each other: no loop, each once.
	 */
	public function test_loops(): void {
		$one = self::add_popup();
		$two = self::add_popup( [ 'settings' => [ 'split' => 'yes', 'split_popup' => $one ] ], '<!-- wp:vitrine/popup {"popup":' . $one . '} /-->' . self::paragraph( 'Two' ) );
		wp_update_post( [ 'ID' => $one, 'post_content' => wp_slash( self::block( [ 'conditions' => self::EVERYWHERE, 'settings' => [ 'split' => 'yes', 'split_popup' => $two ] ], '<!-- wp:vitrine/popup {"popup":' . $two . '} /--><!-- wp:vitrine/popup {"popup":' . $one . '} /-->' . self::paragraph( 'One' ) ) ) ] );
		$visit = $this->visit( [ 'page_id' => self::add_post() ] );
		self::assertSame( [ "popup-{$one}", "popup-{$two}" ], self::dialogs( $visit['html'] ) );
		self::assertSame( $two, self::config( $visit, "popup-{$one}" )['split'] );
		self::assertSame( $one, self::config( $visit, "popup-{$two}" )['split'] );
	}

	/**
	 * A popup in a popup cannot be seen in there: it is printed beside it. Synced patterns do not hide that.
	 */
	public function test_popup_in_a_popup(): void {
		$pattern = self::add_post( [ 'post_type' => 'wp_block', 'post_content' => self::block( [ 'anchor' => 'synced' ] ) ] );
		$id      = self::add_popup( inside: self::paragraph( 'Outer' ) . self::block( [ 'anchor' => 'inner' ], self::block( [ 'anchor' => 'innermost' ] ) . self::paragraph( 'Inner' ) ) . '<!-- wp:block {"ref":' . $pattern . '} /-->' );
		$visit   = $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => self::block( [ 'anchor' => 'page' ], self::block( [ 'anchor' => 'page-inner' ] ) . self::paragraph( 'Page' ) ) ] ) ] );
		self::assertEqualsCanonicalizing( [ 'innermost', 'inner', 'synced', "popup-{$id}", 'page', 'page-inner' ], self::dialogs( $visit['html'] ) );
		self::assertSame( [ 'page' ], self::dialogs( $visit['content'] ) );
		self::assertStringNotContainsString( '<dialog', substr( $visit['html'], (int) strpos( $visit['html'], '<dialog' ) + 1, (int) strpos( $visit['html'], '</dialog>' ) - (int) strpos( $visit['html'], '<dialog' ) - 1 ) );
		self::assertSame( substr_count( $visit['html'], '<dialog' ), substr_count( $visit['html'], '</dialog>' ) );
		self::assertDoesNotMatchRegularExpression( '~<dialog(?:(?!</dialog>).)*<dialog~s', $visit['html'] );
	}

	/**
	 * The other half of a split is on the page, too, if visitors may see it.
	 */
	public function test_split(): void {
		$other = self::add_popup( [] );
		$id    = self::add_popup( [ 'conditions' => self::EVERYWHERE, 'settings' => [ 'split' => 'yes', 'split_popup' => $other ] ] );
		$page  = self::add_post( [ 'post_content' => self::block( [ 'anchor' => 'own', 'settings' => [ 'split' => 'yes', 'split_popup' => $other ] ] ) ] );
		$visit = $this->visit( [ 'page_id' => $page ] );
		self::assertSame( [ 'own', "popup-{$id}", "popup-{$other}" ], self::dialogs( $visit['html'] ) );
		self::assertSame( $other, self::config( $visit, 'own' )['split'] );
		self::assertSame( $other, self::config( $visit, "popup-{$id}" )['split'] );
		self::assertFalse( self::config( $visit, "popup-{$other}" )['armed'] );
		wp_update_post( [ 'ID' => $other, 'post_status' => 'draft' ] );
		$visit = $this->visit( [ 'page_id' => $page ] );
		self::assertSame( [ 'own', "popup-{$id}" ], self::dialogs( $visit['html'] ) );
		self::assertArrayNotHasKey( 'split', self::config( $visit, "popup-{$id}" ) );
		self::assertArrayNotHasKey( 'split', self::config( $visit, 'own' ) );
	}

	/**
	 * Two hundred popups of one page are all printed, in the order of the index, on every database.
	 */
	public function test_many_popups(): void {
		global $wpdb;
		// One of them as WordPress writes it; the others are its copies, for two hundred take a while.
		$first = self::add_popup( [], self::paragraph( 'Text' ) );
		$ids   = range( $first, $first + 199 );
		$names = implode( ', ', array_diff( $wpdb->get_col( "SHOW COLUMNS FROM {$wpdb->posts}" ), [ 'ID' ] ) );
		foreach ( array_slice( $ids, 1 ) as $id ) {
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( ID, {$names} ) SELECT {$id}, {$names} FROM {$wpdb->posts} WHERE ID = {$first}" );
		}
		shuffle( $ids );
		update_option( PopupIndex::OPTION, [ 'ids' => $ids, 'include' => [], 'exclude' => [] ] );
		$this->new_page();
		array_map( $this->plugin->popup->popups()->place( ... ), $ids );
		$this->plugin->popup->page()->render();
		self::assertSame( array_map( static fn( int $id ): string => "popup-{$id}", $ids ), self::dialogs( $this->plugin->popup->popups()->html() ) );
	}

	/**
	 * Screen readers say what visitors read: the label, a heading, and only then the title, which is the editors' own. A copy is not called one.
	 */
	public function test_spoken_name(): void {
		$name    = function ( int $id ): string {
			$this->new_page();
			$this->plugin->popup->popups()->place( $id );
			$this->plugin->popup->page()->render();
			return preg_match( '/aria-label="([^"]*)"/', $this->plugin->popup->popups()->html(), $match ) === 1 ? $match[1] : '';
		};
		$heading = '<!-- wp:heading --><h2 class="wp-block-heading">Good <em>news</em></h2><!-- /wp:heading -->';
		$post    = [ 'post_title' => 'Newsletter spring v2' ];
		self::assertSame( 'Letters', $name( self::add_popup( [ 'label' => 'Letters' ], $heading, $post ) ) );
		$titled = self::add_popup( [], $heading, $post );
		self::assertSame( 'Good news', $name( $titled ) );
		$plain = self::add_popup( [], self::paragraph( 'Text' ), $post );
		self::assertSame( 'Newsletter spring v2', $name( $plain ) );
		foreach ( [ $titled, $plain ] as $id ) {
			$copy = Duplicate::of( get_post( $id ) );
			self::assertIsInt( $copy );
			self::assertSame( 'Newsletter spring v2 (copy)', get_post( $copy )->post_title );
			wp_publish_post( $copy );
			self::assertSame( $name( $id ), $name( $copy ) );
		}
	}

	/**
	 * Variant B is a dialog of its own under the rules of the popup, in which nothing of variant A is; it is printed only while the two are compared.
	 */
	public function test_variants(): void {
		$b    = self::paragraph( 'In B' ) . '<!-- wp:button {"tagName":"button","vitrinePopup":{"action":"close"}} --><div class="wp-block-button"><button type="button" class="wp-block-button__link">Close B</button></div><!-- /wp:button -->';
		$both = self::paragraph( 'In A' ) . "<!-- wp:vitrine/popup-variant -->{$b}<!-- /wp:vitrine/popup-variant --><!-- wp:vitrine/popup-variant -->" . self::paragraph( 'In C' ) . '<!-- /wp:vitrine/popup-variant -->';
		$of   = static fn( string $split ): array => [ 'conditions' => self::EVERYWHERE, 'triggers' => [ 'page_load' => 'yes' ], 'settings' => [ 'split' => $split ] ];
		$id   = self::add_popup( $of( 'yes' ), $both );
		$page = self::add_post( [ 'post_content' => self::block( [ 'anchor' => 'own' ], $both ) . self::block( [ 'anchor' => "popup-{$id}-b" ] ) ] );
		$see  = $this->visit( [ 'page_id' => $page ] );
		$html = $see['html'];
		self::assertSame( [ 'own', "popup-{$id}", "popup-{$id}-b" ], array_values( array_filter( self::dialogs( $html ), static fn( string $element ): bool => preg_match( '/^popup-[0-9a-z]{8}$/D', $element ) !== 1 ) ) );
		self::assertSame( $id, self::config( $see, "popup-{$id}" )['split'] );
		self::assertNotContains( "popup-{$id}-b", array_column( $see['data']['popups'], 'element' ), 'It is never armed alone.' );
		[ $first, $second ] = array_slice( (array) preg_split( '/(?=<dialog )/', $see['end'] ), -2 );
		self::assertStringContainsString( 'In A', $first );
		self::assertStringNotContainsString( 'In B', $first );
		self::assertStringContainsString( 'In B', $second );
		self::assertStringContainsString( "commandfor=\"popup-{$id}-b\"", $second );
		self::assertStringNotContainsString( 'In A', $second );
		self::assertStringNotContainsString( 'In C', $html );
		// A copy and a file have both, in the file of a pair of before its number.
		wp_set_current_user( self::add_user( 'administrator' ) );
		$file = (array) json_decode( (string) wp_json_encode( PopupFile::of( get_post( $id ) ) ), true );
		$made = PopupImport::store( PopupFile::read( $file ), true );
		$copy = Duplicate::of( get_post( $id ) );
		wp_set_current_user( 0 );
		foreach ( [ is_array( $made ) ? $made['id'] : 0, $copy ] as $other ) {
			self::assertIsInt( $other );
			$parsed = PopupVariant::contents( PopupPosts::root( get_post( $other )->post_content ) ?? [] );
			self::assertStringContainsString( 'In A', (string) wp_json_encode( $parsed[0] ) );
			self::assertStringContainsString( 'In B', (string) wp_json_encode( $parsed[1] ) );
			self::assertTrue( PopupPosts::settings( get_post( $other )->post_content )->has( 'split' ) );
		}
		self::assertSame( 7, PopupFile::read( [ ...$file, 'settings' => [ 'split' => 'yes', 'split_popup' => 7 ] ] )->settings->number( 'split_popup' ) );
		wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( self::block( $of( '' ), $both ) ) ] );
		$see = $this->visit( [ 'page_id' => $page ] );
		self::assertStringNotContainsString( 'In B', $see['html'] );
		self::assertArrayNotHasKey( 'split', self::config( $see, "popup-{$id}" ) );
	}

	/**
	 * Drafts, scheduled, private, trashed popups and those with a password are nowhere, for nobody, whatever names them, whatever the index says.
	 *
	 * @param array<string, mixed> $post What its post has.
	 */
	#[DataProvider( 'hidden' )]
	public function test_hidden_popups_are_nowhere( array $post ): void {
		$id      = self::add_popup( inside: self::paragraph( 'SECRET' ), post: [ 'post_name' => 'secret', ...$post ] );
		$inside  = '<!-- wp:vitrine/popup {"popup":' . $id . '} /--><!-- wp:block {"ref":' . $id . '} /-->[vitrine_popup id=' . $id . ']';
		$page    = self::add_post( [ 'post_content' => $inside ] );
		$opening = self::add_popup( [ 'conditions' => self::EVERYWHERE, 'settings' => [ 'split' => 'yes', 'split_popup' => $id ] ], $inside . self::paragraph( 'Open' ) );
		foreach ( [ 0, self::add_user( 'subscriber' ), self::add_user( 'administrator' ) ] as $user ) {
			foreach ( [ 'by the index', 'by a wrong index' ] as $case ) {
				wp_set_current_user( $user );
				( new PopupIndex() )->forget();
				if ( $case === 'by a wrong index' ) {
					update_option( PopupIndex::OPTION, [ 'ids' => [ $id, $opening ], 'include' => [ 'general' => [ $id, $opening ] ], 'exclude' => [], 'counts' => false ] );
				}
				$visit = $this->visit( [ 'page_id' => $page ] );
				$this->plugin->popup->popups()->want( $id );
				$this->plugin->popup->page()->render();
				$all = $visit['html'] . wp_json_encode( $visit['data'] ) . $this->plugin->popup->popups()->html();
				self::assertStringNotContainsString( 'SECRET', $all, $case );
				self::assertNotContains( "popup-{$id}", array_column( $visit['data']['popups'], 'element' ), $case );
			}
		}
		wp_set_current_user( 0 );
		foreach ( [ [ 'p' => $id ], [ 'name' => 'secret', 'post_type' => 'vitrine_popup' ], [ 'vitrine_popup' => 'secret' ] ] as $query ) {
			$wp = new \WP();
			$wp->init();
			$_GET = $query;
			$wp->parse_request();
			$found = new \WP_Query( $wp->query_vars );
			self::assertNotContains( $id, wp_list_pluck( $found->posts, 'ID' ), (string) wp_json_encode( $query ) );
		}
	}

	/**
	 * What visitors may not see.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function hidden(): array {
		return [
			'draft'     => [ [ 'post_status' => 'draft' ] ],
			'pending'   => [ [ 'post_status' => 'pending' ] ],
			'private'   => [ [ 'post_status' => 'private' ] ],
			'scheduled' => [ [ 'post_status' => 'future', 'post_date' => '2199-01-01 00:00:00' ] ],
			'trashed'   => [ [ 'post_status' => 'trash' ] ],
			'password'  => [ [ 'post_password' => 'x' ] ],
		];
	}

	/**
	 * Posts of other types, revisions and ids that nobody has are no popups.
	 */
	public function test_other_posts_are_no_popups(): void {
		$page = self::add_post( [ 'post_content' => self::block( [], self::paragraph( 'SECRET' ) ), 'post_status' => 'draft' ] );
		foreach ( [ $page, 0, -1, PHP_INT_MAX ] as $id ) {
			self::assertSame( '', $this->plugin->popup->popups()->want( $id ) );
		}
		update_option( PopupIndex::OPTION, [ 'ids' => [ $page ], 'include' => [ 'general' => [ $page ] ], 'exclude' => [], 'counts' => false ] );
		self::assertStringNotContainsString( 'SECRET', $this->visit( [ 'page_id' => self::add_post() ] )['html'] );
	}

	/**
	 * A page that is cached for everybody is the same for everybody.
	 */
	public function test_pages_are_the_same_for_everybody(): void {
		self::add_popup( [ 'conditions' => self::EVERYWHERE, 'timing' => [ 'logged_in' => 'yes', 'members' => 'yes', 'members_roles' => [ 'editor' ], 'schedule' => 'yes', 'schedule_end_date' => '2027-01-01', 'recurring' => 'yes' ], 'settings' => [ 'statistics' => 'yes' ] ] );
		$page  = [ 'page_id' => self::add_post( [ 'post_content' => self::block() ] ) ];
		$first = $this->visit( $page );
		self::assertArrayHasKey( 'visitor', $first['data'] );
		foreach ( [ 'subscriber', 'editor', 'administrator' ] as $role ) {
			wp_set_current_user( self::add_user( $role ) );
			$_SERVER['HTTP_REFERER']    = 'https://www.google.com/';
			$_SERVER['HTTP_USER_AGENT'] = 'Phone';
			self::assertSame( $first, $this->visit( $page ), $role );
		}
	}

	/**
	 * Only where a rule needs roles is there something to ask, and only where a popup counts is there something to tell.
	 */
	public function test_data_has_what_is_needed(): void {
		self::add_popup();
		$page = [ 'page_id' => self::add_post() ];
		self::assertSame( [ 'popups', 'consent', 'counts', 'engines', 'breakpoints', 'words' ], array_keys( $this->visit( $page )['data'] ) );
		self::add_popup( [ 'conditions' => self::EVERYWHERE, 'timingAny' => [ [ 'visitor' => 'yes' ], [ 'members' => 'yes', 'recurring' => 'yes' ] ], 'settings' => [ 'statistics' => 'yes' ] ] );
		$data = $this->visit( $page )['data'];
		self::assertSame( rest_url( 'vitrine/v1/visitor' ), $data['visitor'] );
		self::assertSame( rest_url( 'vitrine/v1/popups/statistics' ), $data['statistics'] );
		self::assertSame( [ 'google', 'yahoo', 'bing', 'yandex', 'baidu' ], $data['engines'] );
		self::assertSame( [ 'mobile' => 767, 'tablet' => 1024 ], $data['breakpoints'] );
	}

	/**
	 * A bar that no rule about visitors decides about is a row of the page, above its header; any other one lies over the page.
	 */
	public function test_rows_of_the_page(): void {
		$bar  = [ 'kind' => 'bar', 'conditions' => self::EVERYWHERE, 'triggers' => [ 'page_load' => 'yes' ] ];
		$page = [ 'page_id' => self::add_post() ];
		$rows = function ( array $attributes, string $inside = '' ) use ( $page ): array {
			$id = self::add_popup( $attributes, $inside );
			$this->new_page();
			$this->go_to( $page );
			$this->plugin->popup->page()->match();
			ob_start();
			$this->plugin->popup->page()->print_rows();
			$top = (string) ob_get_clean();
			$end = $this->plugin->popup->popups()->html();
			$row = $this->plugin->popup->popups()->configs()[0]->is_row;
			wp_delete_post( $id, true );
			return [ str_contains( $top, 'open' ) && str_contains( $top, 'is-row' ), str_contains( $end, '<dialog' ), $row ];
		};
		self::assertSame( [ true, false, true ], $rows( $bar ) );
		$dismiss = '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"tagName":"button","vitrinePopup":{"action":"dismiss","popup":0}} --><div class="wp-block-button"><button type="button" class="wp-block-button__link">No</button></div><!-- /wp:button --></div><!-- /wp:buttons -->';
		self::assertSame( [ false, true, false ], $rows( $bar, $dismiss ), 'do not show again' );
		foreach ( [
			'a rule'        => [ 'timing' => [ 'times' => 'yes' ] ],
			'a group'       => [ 'timingAny' => [ [ 'devices' => 'yes' ] ] ],
			'later'         => [ 'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 1 ] ],
			'another way'   => [ 'triggers' => [ 'scrolling' => 'yes' ] ],
			'at the bottom' => [ 'settings' => [ 'vertical_position' => 'bottom' ] ],
			'for a time'    => [ 'settings' => [ 'close_automatically' => 5 ] ],
			'among others'  => [ 'settings' => [ 'avoid_multiple_popups' => 'yes' ] ],
			'another kind'  => [ 'kind' => 'slide-in' ],
		] as $case => $more ) {
			self::assertSame( [ false, true, false ], $rows( [ ...$bar, ...$more ] ), $case );
		}
	}

	/**
	 * The close button knows where its room begins, and blocks have spacing where the theme has none.
	 */
	public function test_room_and_spacing(): void {
		self::add_popup( [ 'conditions' => self::EVERYWHERE, 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '10px' ] ] ] ] );
		$page = [ 'page_id' => self::add_post() ];
		$html = $this->visit( $page )['end'];
		self::assertStringContainsString( '--popup-pad-top:10px', $html );
		self::assertStringNotContainsString( 'has-own-gap', $html );
		// As in a theme that says nothing of it.
		add_filter( 'wp_theme_json_data_theme', static fn(): \WP_Theme_JSON_Data => new \WP_Theme_JSON_Data( [ 'version' => 3 ], 'theme' ) );
		wp_clean_theme_json_cache();
		$html = $this->visit( $page )['end'];
		remove_all_filters( 'wp_theme_json_data_theme' );
		wp_clean_theme_json_cache();
		self::assertStringContainsString( 'has-own-gap', $html );
	}

	/**
	 * Figures belong to posts; a popup that stands in a page is not counted and tells nothing, one that it shows of a post counts for that post.
	 */
	public function test_popups_of_a_page_count_nothing(): void {
		$counts = [ 'settings' => [ 'statistics' => 'yes' ] ];
		$visit  = $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => self::block( [ 'anchor' => 'own', ...$counts ] ) ] ) ] );
		self::assertArrayNotHasKey( 'statistics', $visit['data'] );
		self::assertArrayNotHasKey( 'statistics', self::config( $visit, 'own' )['settings'] );
		$id    = self::add_popup( $counts );
		$visit = $this->visit( [ 'page_id' => self::add_post( [ 'post_content' => '<!-- wp:vitrine/popup {"popup":' . $id . '} /-->' ] ) ] );
		self::assertSame( rest_url( 'vitrine/v1/popups/statistics' ), $visit['data']['statistics'] );
		self::assertSame( 'yes', self::config( $visit, "popup-{$id}" )['settings']['statistics'] );
	}

	/**
	 * Sites may name other search engines.
	 */
	public function test_search_engines(): void {
		add_filter( 'vitrine_search_engines', static fn( array $engines ): array => [ ...$engines, 'ecosia', 7 ] );
		self::assertSame( [ 'google', 'yahoo', 'bing', 'yandex', 'baidu', 'ecosia' ], PopupData::engines() );
	}

	/**
	 * Dates are moments in the site's time zone, summer time included, so that cached pages and travelers agree.
	 */
	public function test_schedule_is_in_seconds(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$rules = [ 'schedule' => 'yes', 'schedule_start_date' => '2026-12-24 18:00', 'schedule_end_date' => '2027-07-01' ];
		$id    = self::add_popup( [ 'conditions' => self::EVERYWHERE, 'timing' => $rules, 'timingAny' => [ $rules, [ ...$rules, 'schedule_timezone' => 'visitor' ], [ 'recurring' => 'yes' ] ] ] );
		$page  = [ 'page_id' => self::add_post() ];
		$visit = $this->visit( $page );
		$popup = self::config( $visit, "popup-{$id}" );
		self::assertSame( (string) gmmktime( 17, 0, 0, 12, 24, 2026 ), $popup['timing']['schedule_start_date'] );
		self::assertSame( (string) gmmktime( 22, 0, 0, 6, 30, 2027 ), $popup['timing']['schedule_end_date'] );
		self::assertSame( $popup['timing'], $popup['timing_any'][0] );
		self::assertSame( '2026-12-24 18:00', $popup['timing_any'][1]['schedule_start_date'] );
		self::assertSame( 'Europe/Berlin', $visit['data']['zone'] );
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', '-3.5' );
		$visit = $this->visit( $page );
		self::assertSame( -210, $visit['data']['zone'] );
		self::assertSame( (string) gmmktime( 21, 30, 0, 12, 24, 2026 ), self::config( $visit, "popup-{$id}" )['timing']['schedule_start_date'] );
	}

	/**
	 * 50 popups that match on a site of 1,000 are found and rendered with at most 3 queries.
	 */
	public function test_queries_of_many_popups(): void {
		global $wpdb;
		$this->add_many( 1000, 50 );
		$page = self::add_post();
		( new PopupIndex() )->is_empty();
		wp_cache_flush();
		$this->new_page();
		$this->go_to( [ 'page_id' => $page ] );
		wp_load_alloptions();
		// Every page asks for the theme's settings.
		wp_get_global_settings();
		$before = $wpdb->num_queries;
		$this->plugin->popup->page()->match();
		$this->plugin->popup->page()->render();
		self::assertLessThanOrEqual( 3, $wpdb->num_queries - $before );
		self::assertCount( 50, $this->plugin->popup->popups()->configs() );
	}

	/**
	 * A look at a popup is for those who may edit it, with a nonce; it opens at once, and shows what is in its editor.
	 */
	public function test_preview(): void {
		$id   = self::add_popup( [], self::paragraph( 'Draft' ), [ 'post_status' => 'draft' ] );
		$page = [ 'page_id' => self::add_post() ];
		wp_set_current_user( self::add_user( 'editor' ) );
		parse_str( (string) wp_parse_url( PopupPreview::url( $id ), PHP_URL_QUERY ), $_GET );
		$visit = $this->visit( $page );
		self::assertSame( [ "popup-{$id}" ], self::dialogs( $visit['html'] ) );
		self::assertStringContainsString( 'Draft', $visit['html'] );
		self::assertSame( $id, $visit['data']['preview'] );

		wp_create_post_autosave( wp_slash( [ 'post_ID' => $id, 'post_type' => 'vitrine_popup', 'post_title' => 'Popup', 'post_content' => self::block( [ 'kind' => 'bar' ], self::paragraph( 'Autosave' ) ) ] ) );
		$visit = $this->visit( $page );
		self::assertStringContainsString( 'Autosave', $visit['html'] );
		self::assertSame( 'bar', self::config( $visit, "popup-{$id}" )['kind'] );

		$nonce = $_GET['_wpnonce'];
		foreach ( [ '', 'x', wp_create_nonce( 'vitrine-popup-preview-1' ) ] as $_GET['_wpnonce'] ) {
			self::assertSame( '', $this->visit( $page )['end'] );
		}
		wp_set_current_user( self::add_user( 'contributor' ) );
		$_GET['_wpnonce'] = wp_create_nonce( "vitrine-popup-preview-{$id}" );
		self::assertSame( '', $this->visit( $page )['end'] );
		wp_set_current_user( 0 );
		$_GET['_wpnonce'] = $nonce;
		self::assertSame( '', $this->visit( $page )['end'] );
		$_GET = [ 'vitrine-popup-preview' => [ $id ], '_wpnonce' => [ 'x' ] ];
		self::assertSame( '', $this->visit( $page )['end'] );
	}

	/**
	 * A preview shows a published popup where it does not match, too, and once where it does.
	 */
	public function test_preview_of_a_published_popup(): void {
		wp_set_current_user( self::add_user( 'editor' ) );
		foreach ( [ [], [ 'conditions' => self::EVERYWHERE ] ] as $attributes ) {
			$id = self::add_popup( $attributes );
			parse_str( (string) wp_parse_url( PopupPreview::url( $id ), PHP_URL_QUERY ), $_GET );
			$visit = $this->visit( [ 'page_id' => self::add_post() ] );
			self::assertSame( [ "popup-{$id}" ], self::dialogs( $visit['html'] ) );
			wp_delete_post( $id, true );
		}
	}

	/**
	 * Readers of feeds see no dialogs.
	 */
	public function test_feeds(): void {
		$page = self::add_post( [ 'post_content' => self::block() . self::paragraph( 'Text' ) ] );
		$this->new_page();
		$this->go_to( [ 'page_id' => $page, 'feed' => 'rss2' ] );
		self::assertStringNotContainsString( 'dialog', (string) apply_filters( 'the_content', get_post( $page )->post_content ) );
	}

	/**
	 * Adds many popups without WordPress's help, which is slow.
	 *
	 * @param int $count    How many.
	 * @param int $matching How many of them are everywhere; the others are on a page each.
	 */
	private function add_many( int $count, int $matching ): void {
		global $wpdb;
		$values = [];
		for ( $number = 0; $number < $count; $number++ ) {
			$row      = $number < $matching ? self::EVERYWHERE[0] : [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => (string) ( 1_000_000 + $number ) ];
			$values[] = $wpdb->prepare( "(%s, 'publish', %s, %s, '', '', '', '', '2026-01-01', '2026-01-01', '2026-01-01', '2026-01-01')", 'vitrine_popup', "Popup {$number}", self::block( [ 'conditions' => [ $row ], 'triggers' => [ 'page_load' => 'yes' ] ], self::paragraph( "Popup {$number}" ) ) );
		}
		foreach ( array_chunk( $values, 200 ) as $chunk ) {
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_date, post_date_gmt, post_modified, post_modified_gmt ) VALUES " . implode( ',', $chunk ) );
		}
		( new PopupIndex() )->forget();
	}

	/**
	 * Other plugins change settings, rules and triggers of a popup that a page prints; they stay within bounds.
	 */
	public function test_filter_of_attributes(): void {
		$id    = self::add_popup( [ 'conditions' => self::EVERYWHERE, 'triggers' => [ 'page_load' => 'yes' ] ] );
		$given = [];
		add_filter(
			'vitrine_popup_attributes',
			static function ( array $attributes, int $popup ) use ( &$given ): array {
				$given[] = $popup;
				return [ ...$attributes, 'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 3, 'nothing' => 'yes' ], 'timing' => [ 'times' => 'yes', 'times_times' => 2 ] ];
			},
			10,
			2
		);
		$config = self::config( $this->visit( [ 'page_id' => self::add_post() ] ), "popup-{$id}" );
		self::assertSame( [ $id ], $given );
		self::assertSame( [ 'page_load' => 'yes', 'page_load_delay' => 3 ], $config['triggers'] );
		self::assertSame( 2, $config['timing']['times_times'] );
	}
}
