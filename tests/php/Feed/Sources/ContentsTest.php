<?php
/**
 * Further contents of accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sources;

use Vitrine\Feed\Contents\Contents;
use Vitrine\Feed\Contents\ContentsFull;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Content;
use Vitrine\Tests\SourceTestCase;

/**
 * Rows of contents: made on demand, refreshed with the token of their account, gone with it.
 */
final class ContentsTest extends SourceTestCase {

	/**
	 * Lets no picture take time.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control( [ 'picture' => '404' ] );
	}

	/**
	 * A content of an account.
	 *
	 * @param Source $account Account.
	 * @param string $kind    Kind.
	 * @param string $item    Item.
	 */
	private function content( Source $account, string $kind = 'photos', string $item = '' ): Source {
		$content = Content::of( $kind, $item );
		self::assertNotNull( $content );
		return $this->plugin->feed->contents()->open( $account, $content );
	}

	/**
	 * A content is made once. The posts are the account itself.
	 */
	public function test_a_content_is_made_once(): void {
		$account = $this->connected();
		$photos  = $this->content( $account );
		self::assertSame( $photos->id, $this->content( $account )->id );
		self::assertSame( $account->id, $this->content( $account, 'posts' )->id );
		self::assertSame( [ $account->id, 'photos', '', $account->name ], [ $photos->parent_id, $photos->content->kind, $photos->token, $photos->name ] );
		self::assertNotSame( $this->content( $account, 'album', '1' )->id, $this->content( $account, 'album', '2' )->id );
		self::assertNull( $this->plugin->feed->contents()->find( $account, new Content( 'videos' ) ) );
	}

	/**
	 * Lists of accounts have no contents in them.
	 */
	public function test_lists_have_accounts_only(): void {
		$account = $this->connected();
		$this->content( $account );
		self::assertSame( [ $account->id ], array_column( $this->plugin->feed->sources()->all(), 'id' ) );
		self::assertSame( $account->id, $this->plugin->feed->sources()->find( 'facebook', self::GARDEN )?->id );
		wp_set_current_user( 1 );
		self::assertSame( [ $account->id ], array_column( rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1/sources' ) )->get_data(), 'id' ) );
	}

	/**
	 * An account has so many contents and no more.
	 */
	public function test_there_is_a_limit(): void {
		$account = $this->connected();
		foreach ( range( 1, Contents::MAX ) as $number ) {
			$this->content( $account, 'album', (string) $number );
		}
		self::assertSame( '1', $this->content( $account, 'album', '1' )->content->item, 'One that is there is found.' );
		$this->expectException( ContentsFull::class );
		$this->content( $account );
	}

	/**
	 * Its row never has the id of an account that was disconnected: blocks know accounts by it.
	 */
	public function test_ids_of_disconnected_accounts_are_kept(): void {
		$account = $this->connected();
		$other   = $this->connected( 'page-printroom', self::PRINTROOM );
		$this->plugin->feed->connections()->remove( $other->id );
		self::assertGreaterThan( $other->id, $this->content( $account )->id );
		self::assertSame( $other->id, $this->connected( 'page-printroom', self::PRINTROOM )->id );
	}

	/**
	 * It is refreshed like an account, with the account's token, and stands under its name.
	 */
	public function test_it_is_refreshed_with_the_token_of_its_account(): void {
		$account = $this->fetched( 2 );
		$photos  = $this->content( $account );
		self::assertContains( $photos->id, $this->plugin->feed->sources()->queue->due( time() ) );
		self::assertTrue( $this->refresh( $photos->id )->complete );
		$photos = $this->source( $photos->id );
		self::assertSame( [ SourceState::Ok, $account->name, $account->link ], [ $photos->state, $photos->name, $photos->link ] );
		self::assertCount( 2, $this->posts( $photos->id ) );
		self::assertSame( [ 'page-garden' ], array_values( array_unique( array_column( $this->requests( 'api' ), 'tokenLabel' ) ) ) );
		self::assertGreaterThan( time(), $photos->next_refresh_at );
	}

	/**
	 * A dead token is the account's: one source changes its state, whichever has found out, and contents wait for it.
	 */
	public function test_a_dead_token_is_told_once(): void {
		$account = $this->fetched( 1 );
		$photos  = $this->content( $account );
		$this->refresh( $photos->id );
		$told = [];
		add_action(
			'vitrine_source_state',
			static function ( int $source, string $state ) use ( &$told ): void {
				$told[] = [ $source, $state ];
			},
			10,
			2
		);
		$this->graph_control( [ 'fail' => 'password_changed' ] );
		$this->refresh( $photos->id );
		self::assertSame( [ [ $account->id, 'reconnect' ] ], $told );
		remove_all_actions( 'vitrine_source_state' );
		self::assertSame( SourceState::Ok, $this->source( $photos->id )->state );
		self::assertGreaterThan( $this->source( $account->id )->next_refresh_at, $this->source( $photos->id )->next_refresh_at );

		$this->clear_graph_log();
		$this->refresh( $photos->id );
		self::assertSame( [], $this->requests( 'api' ), 'It waits for the account.' );
		self::assertSame( SourceState::Reconnect, $this->source( $account->id )->state );

		$this->graph_control( [ 'fail' => null ] );
		$this->connected();
		self::assertContains( $photos->id, $this->plugin->feed->sources()->queue->due( time() ) );
		$this->refresh( $account->id );
		$this->refresh( $photos->id );
		self::assertSame( SourceState::Ok, $this->source( $photos->id )->state );
	}

	/**
	 * The allowance is shared: while the network asks for a pause, all contents of the account keep it.
	 */
	public function test_a_pause_is_kept_by_all(): void {
		$account = $this->fetched( 1 );
		$photos  = $this->content( $account );
		$videos  = $this->content( $account, 'videos' );
		$this->graph_control( [ 'fail' => 'pages_limit', 'times' => 1 ] );
		$this->refresh( $photos->id );
		self::assertSame( SourceState::Throttled, $this->source( $account->id )->state );
		$this->clear_graph_log();
		$this->refresh( $videos->id );
		self::assertSame( [], $this->requests( 'api' ) );
		self::assertSame( [], $this->plugin->feed->sources()->queue->due( time() ) );
		$this->edit_source( $account->id, [ 'next_refresh_at' => time() ] );
		$this->refresh( $account->id );
		$this->refresh( $videos->id );
		self::assertSame( SourceState::Ok, $this->source( $videos->id )->state );
	}

	/**
	 * What is wrong with a content alone is its own.
	 */
	public function test_an_error_of_one_content(): void {
		$account = $this->fetched( 1 );
		$photos  = $this->content( $account );
		$this->graph_control( [ 'fail' => 'permission', 'path' => '*' ] );
		$this->refresh( $photos->id );
		self::assertSame( [ SourceState::Permission, SourceState::Ok ], [ $this->source( $photos->id )->state, $this->source( $account->id )->state ] );
		$this->graph_control( [ 'fail' => null ] );
		$this->refresh( $photos->id );
		$this->graph_control( [ 'fail' => '190/2069032' ] );
		$this->refresh( $photos->id );
		self::assertSame( SourceState::Ok, $this->source( $account->id )->state, 'The posts go on without the page\'s own token.' );
	}

	/**
	 * Removing an account removes its contents, with posts, pictures and files; removing a content leaves the account.
	 */
	public function test_contents_go_with_their_account(): void {
		global $wpdb;
		$this->graph_control( [ 'picture' => null ] );
		$account = $this->fetched( 1 );
		$photos  = $this->content( $account );
		$videos  = $this->content( $account, 'videos' );
		$this->refresh( $photos->id );
		$this->refresh( $videos->id );
		self::assertNotSame( [], preg_grep( "~^{$photos->id}/~", $this->files() ) );
		$this->plugin->feed->connections()->remove( $videos->id );
		self::assertNotNull( $this->plugin->feed->sources()->get( $account->id ) );
		self::assertNull( $this->plugin->feed->sources()->get( $videos->id ) );
		self::assertSame( [], $this->posts( $videos->id ) );
		$this->plugin->feed->connections()->remove( $account->id );
		self::assertNull( $this->plugin->feed->sources()->get( $photos->id ) );
		self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_posts" ) );
		self::assertSame( [], $this->files() );
	}

	/**
	 * Eighty days after the app was removed from the account, the posts of its contents go, too.
	 */
	public function test_the_clock_of_a_removed_app_covers_them(): void {
		$account = $this->fetched( 1 );
		$photos  = $this->content( $account );
		$this->refresh( $photos->id );
		$this->edit_source( $account->id, [ 'deauthorized_at' => time() - 81 * DAY_IN_SECONDS, 'state' => 'reconnect' ] );
		$this->graph_control( [ 'fail' => 'app_removed' ] );
		$this->refresh( $account->id );
		self::assertTrue( $this->source( $account->id )->is_emptied() );
		self::assertSame( [], $this->posts( $photos->id ) );
		self::assertSame( self::GARDEN, $this->source( $photos->id )->name );
	}

	/**
	 * What no page has shown for a month goes with its posts; what is in use does not.
	 */
	public function test_what_no_page_shows_goes(): void {
		$account = $this->fetched( 1 );
		$photos  = $this->content( $account );
		$videos  = $this->content( $account, 'videos' );
		$this->refresh( $photos->id );
		$this->refresh( $videos->id );
		foreach ( [ $photos->id, $videos->id ] as $id ) {
			$this->edit_source( $id, [ 'used_at' => time() - 31 * DAY_IN_SECONDS ] );
		}
		$this->plugin->feed->contents()->note( $this->source( $videos->id ) );
		$this->clear_graph_log();
		$this->refresh( $photos->id );
		self::assertSame( [], $this->requests( 'api' ) );
		$this->refresh( $videos->id );
		self::assertNull( $this->plugin->feed->sources()->get( $photos->id ) );
		self::assertSame( [], $this->posts( $photos->id ) );
		self::assertCount( 1, $this->posts( $videos->id ) );
	}
}
