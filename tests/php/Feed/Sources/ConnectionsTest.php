<?php
/**
 * Connecting accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sources;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Sources\Connections;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Http\Origins;
use Vitrine\Feed\Webhooks\Subscription;
use Vitrine\Graph\Apps;
use Vitrine\Graph\Networks;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyMissing;
use Vitrine\Tests\SourceTestCase;

/**
 * Connecting fetches at once; tokens.
 */
final class ConnectionsTest extends SourceTestCase {

	/**
	 * The error of a connection that is refused; nothing was stored.
	 *
	 * @param string $token   Label of the token.
	 * @param string $account Id.
	 * @param string $network Network.
	 */
	private function refused( string $token, string $account = self::GARDEN, string $network = 'facebook' ): GraphError {
		try {
			$this->connected( $token, $account, $network );
		} catch ( GraphError $error ) {
			self::assertNull( $this->plugin->feed->sources()->find( $network, $account ) );
			self::assertFalse( wp_next_scheduled( 'vitrine_refresh_sources' ) );
			return $error;
		}
		self::fail( 'It was connected.' );
	}

	/**
	 * A page by its own token: sealed, with its facts, due at once.
	 */
	public function test_a_page_token(): void {
		$source = $this->connected();
		self::assertSame( [ 'facebook', self::GARDEN, 'Hollin Bank Gardens', 'page' ], [ $source->network, $source->account, $source->name, $source->token_kind ] );
		self::assertSame( SourceState::Connecting, $source->state );
		self::assertLessThanOrEqual( time(), $source->next_refresh_at );
		self::assertEqualsWithDelta( time(), $source->connected_at, 2 );
		self::assertContains( 'pages_read_engagement', (array) $source->scopes );
		self::assertNull( $source->expires_at );
		self::assertStringStartsWith( 'v1:', $source->token );
		self::assertSame( $this->token( 'page-garden' ), Encryption::of_site()->open( $source->token, 'source:facebook:' . self::GARDEN, $this->graph_url() ) );
		self::assertSame( [ $source->id ], $this->plugin->feed->sources()->queue->due( time() ) );
	}

	/**
	 * Of a user token the page's own is kept; the user's goes nowhere.
	 */
	public function test_a_user_token(): void {
		$source = $this->connected( 'user', self::PRINTROOM );
		self::assertSame( [ 'The Print Room at Hollin Bank', 'page' ], [ $source->name, $source->token_kind ] );
		self::assertSame( $this->token( 'page-printroom' ), Encryption::of_site()->open( $source->token, $source->context(), $this->graph_url() ) );
		$this->keep( 1 );
		$this->graph_control( [ 'picture' => '404' ] );
		$this->clear_graph_log();
		$this->refresh( $source->id );
		self::assertSame( [ 'page-printroom' ], array_values( array_unique( array_column( $this->requests( 'api' ), 'tokenLabel' ) ) ) );
	}

	/**
	 * A page of Meta's new experience, where only the page's own token works.
	 */
	public function test_the_new_page_experience(): void {
		$source = $this->connected( 'user-meadow', self::MEADOW );
		$this->keep( 1 );
		$this->graph_control( [ 'picture' => '404' ] );
		$this->refresh( $source->id );
		self::assertSame( SourceState::Ok, $this->source( $source->id )->state );
	}

	/**
	 * Instagram by its own login and by Facebook's.
	 */
	public function test_instagram(): void {
		$source = $this->connected( 'instagram', self::IG_GARDEN, 'instagram' );
		self::assertSame( [ 'instagram', null, null ], [ $source->token_kind, $source->scopes, $source->expires_at ] );
		$source = $this->connected( 'user', self::IG_PRINTROOM, 'instagram' );
		self::assertSame( $this->token( 'page-printroom' ), Encryption::of_site()->open( $source->token, $source->context(), ( new Networks( Origins::of_site() ) )->address( 'instagram' ) ) );
		self::assertContains( 'instagram_basic', (array) $source->scopes );
		self::assertCount( 2, $this->plugin->feed->sources()->all() );
	}

	/**
	 * A token about which the network says nothing works; its permissions are unknown.
	 */
	public function test_a_token_without_facts(): void {
		$source = $this->connected( 'page-no-debug' );
		self::assertSame( [ null, null ], [ $source->scopes, $source->expires_at ] );
		$this->graph_control( [ 'picture' => '404' ] );
		$this->keep( 1 );
		$this->refresh( $source->id );
		self::assertSame( SourceState::Ok, $this->source( $source->id )->state );
	}

	/**
	 * Tokens that cannot connect anything.
	 *
	 * @return array<string, array{string, string, ErrorKind, int}>
	 */
	public static function refusals(): array {
		return [
			'expired user token'  => [ 'user-expired', self::GARDEN, ErrorKind::Token, 463 ],
			'expired page token'  => [ 'page-expired', self::GARDEN, ErrorKind::Token, 463 ],
			'removed app'         => [ 'page-app-removed', self::GARDEN, ErrorKind::Token, 458 ],
			'checkpoint'          => [ 'page-checkpoint', self::GARDEN, ErrorKind::Token, 459 ],
			'password'            => [ 'page-password', self::GARDEN, ErrorKind::Token, 460 ],
			'session'             => [ 'page-session', self::GARDEN, ErrorKind::Token, 0 ],
			'another page\'s'     => [ 'page-garden', self::PRINTROOM, ErrorKind::Unknown, 0 ],
			'a page not managed'  => [ 'user', self::MEADOW, ErrorKind::Unknown, 0 ],
			'no such page'        => [ 'user', '1', ErrorKind::Unknown, 0 ],
		];
	}

	/**
	 * What the network refuses is not connected, and leaves nothing.
	 *
	 * @param string    $token   Label of the token.
	 * @param string    $account Id.
	 * @param ErrorKind $kind    Kind.
	 * @param int       $subcode Subcode.
	 */
	#[DataProvider( 'refusals' )]
	public function test_refusals( string $token, string $account, ErrorKind $kind, int $subcode ): void {
		$error = $this->refused( $token, $account );
		self::assertSame( [ $kind, $subcode ], [ $error->kind, $error->subcode ] );
	}

	/**
	 * Neither does a token of the other network, a page without Instagram, or a token without the permission.
	 */
	public function test_refusals_of_instagram(): void {
		self::assertSame( ErrorKind::Token, $this->refused( 'instagram', self::GARDEN )->kind );
		self::assertSame( ErrorKind::Unknown, $this->refused( 'instagram', self::IG_PRINTROOM, 'instagram' )->kind );
		self::assertSame( ErrorKind::Unknown, $this->refused( 'user-meadow', self::IG_GARDEN, 'instagram' )->kind );
		self::assertSame( ErrorKind::Token, $this->refused( 'instagram-expired', self::IG_GARDEN, 'instagram' )->kind );
	}

	/**
	 * A network that cannot be reached connects nothing.
	 */
	public function test_without_the_network(): void {
		$this->graph_control( [ 'fail' => 'drop' ] );
		self::assertSame( ErrorKind::Unreachable, $this->refused( 'page-garden' )->kind );
	}

	/**
	 * Without a key of the site's own nothing is sent anywhere and nothing is stored.
	 */
	public function test_without_a_key(): void {
		$connections = new Connections( $this->plugin->feed->sources(), $this->plugin->feed->posts(), new Networks( Origins::of_site() ), new Encryption( [] ), $this->plugin->feed->schedule(), new Subscription( $this->plugin->feed->sources(), new Networks( Origins::of_site() ), Apps::of_site(), new Encryption( [] ) ), Apps::of_site() );
		try {
			$connections->connect( 'facebook', self::GARDEN, $this->token( 'page-garden' ) );
			self::fail( 'There is no key.' );
		} catch ( KeyMissing ) {
			self::assertSame( [], $this->asked );
			self::assertFalse( $this->plugin->feed->sources()->queue->any() );
		}
	}

	/**
	 * Connecting again takes the new token and forgets errors; posts and pictures stay, and there is one source.
	 */
	public function test_connecting_again(): void {
		$source = $this->fetched( 1, 'page-no-debug' );
		$this->edit_source( $source->id, [ 'state' => 'reconnect', 'error' => '["token",190,463,1]', 'failures' => 3, 'dropped' => '["comments"]', 'page_size' => 3, 'next_refresh_at' => time() + 9999, 'round_open' => 1, 'round_after' => 'after=dead' ] );
		$files = $this->files();
		$again = $this->connected( 'user' );
		self::assertSame( $source->id, $again->id );
		self::assertSame( [ SourceState::Connecting, null, 0, [], 50, false ], [ $again->state, $again->error, $again->failures, $again->dropped, $again->page_size, $again->round_open ] );
		self::assertCount( 1, $this->plugin->feed->sources()->all() );
		self::assertCount( 1, $this->shown( $source->id ), 'Visitors see the posts meanwhile.' );
		self::assertSame( $files, $this->files() );
		$this->clear_graph_log();
		$this->refresh( $source->id );
		self::assertSame( SourceState::Ok, $this->source( $source->id )->state );
		self::assertSame( [], $this->requests( 'picture' ), 'What is here is not fetched again.' );
		self::assertSame( [ 'page-garden' ], array_values( array_unique( array_column( $this->requests( 'api' ), 'tokenLabel' ) ) ) );
	}

	/**
	 * Listing the accounts of a token keeps nothing.
	 */
	public function test_listing_accounts_keeps_nothing(): void {
		$before = $this->stored();
		self::assertCount( 2, $this->plugin->feed->connections()->accounts( 'facebook', $this->token( 'user' ) ) );
		self::assertSame( $before, $this->stored() );
	}

	/**
	 * A test asks about token and account, changes no post, and lets a stopped source try again.
	 */
	public function test_testing_a_connection(): void {
		$this->graph_control( [ 'picture' => '404' ] );
		$source = $this->fetched( 1 );
		$posts  = $this->posts( $source->id );
		$this->edit_source( $source->id, [ 'scopes' => null, 'dropped' => '["comments"]' ] );
		$this->graph_control( [ 'usage' => 42 ] );
		$tested = $this->plugin->feed->connections()->test( $this->source( $source->id ) );
		self::assertSame( [ SourceState::Ok, 42, [] ], [ $tested->state, $tested->quota, $tested->dropped ] );
		self::assertContains( 'pages_read_engagement', (array) $tested->scopes );
		self::assertSame( $posts, $this->posts( $source->id ) );
		self::assertSame( [], $this->requests( 'api', '/posts' ) );
		foreach ( [ 'reconnect', 'permission' ] as $state ) {
			$this->edit_source( $source->id, [ 'state' => $state, 'next_refresh_at' => time() + 9999 ] );
			$tested = $this->plugin->feed->connections()->test( $this->source( $source->id ) );
			self::assertSame( SourceState::Failing, $tested->state );
			self::assertSame( [ $source->id ], $this->plugin->feed->sources()->queue->due( time() ) );
		}
	}

	/**
	 * A test of a dead token says so and changes nothing.
	 */
	public function test_testing_a_dead_token(): void {
		$source = $this->connected();
		$this->graph_control( [ 'fail' => 'password_changed' ] );
		$before = $this->stored();
		try {
			$this->plugin->feed->connections()->test( $source );
			self::fail( 'The token is dead.' );
		} catch ( GraphError $error ) {
			self::assertSame( 460, $error->subcode );
		}
		self::assertSame( $before, $this->stored() );
	}

	/**
	 * Forgetting a source leaves nothing of it: token, posts, records, files, event; the other source keeps all of its own.
	 */
	public function test_forgetting(): void {
		$garden = $this->fetched( 1 );
		$this->graph_control( [ 'picture' => '404' ] );
		$other = $this->fetched( 1, 'page-printroom', self::PRINTROOM );
		$this->plugin->feed->connections()->remove( $garden->id );
		self::assertNull( $this->plugin->feed->sources()->get( $garden->id ) );
		self::assertSame( [ [], [], [] ], [ $this->posts( $garden->id ), $this->pictures( $garden->id ), $this->files() ] );
		self::assertStringNotContainsString( $garden->token, $this->stored() );
		self::assertCount( 1, $this->shown( $other->id ) );
		$this->plugin->feed->connections()->remove( $other->id );
		self::assertFalse( wp_next_scheduled( 'vitrine_refresh_sources' ) );
		$this->plugin->feed->connections()->remove( $other->id );
	}

	/**
	 * An account that is connected again gets the id that blocks were saved with, and they show it again. Of what was forgotten stay the two ids only.
	 */
	public function test_an_account_comes_back_under_its_id(): void {
		// Tests that commit leave theirs behind.
		delete_option( 'vitrine_former_sources' );
		$this->graph_control( [ 'picture' => '404' ] );
		$garden = $this->fetched( 1 );
		$page   = '<!-- wp:vitrine/social-feed {"source":' . $garden->id . '} /-->';
		$before = do_blocks( $page );
		self::assertStringContainsString( 'vitrine-social-feed__post', $before );
		$this->plugin->feed->connections()->remove( $garden->id );
		self::assertSame( '', do_blocks( $page ) );
		self::assertSame( [ 'facebook:' . self::GARDEN => $garden->id ], get_option( 'vitrine_former_sources' ) );
		self::assertStringNotContainsString( $garden->name, $this->stored() );

		// SQLite and MySQL 5.7 may give the id of a deleted row away: never to another account.
		$former = get_option( 'vitrine_former_sources' );
		update_option( 'vitrine_former_sources', [ ...$former, 'facebook:1' => $garden->id + 50 ] );
		$other = $this->fetched( 1, 'page-printroom', self::PRINTROOM );
		self::assertSame( $garden->id + 51, $other->id );
		update_option( 'vitrine_former_sources', $former );
		self::assertSame( '', do_blocks( $page ) );

		$again = $this->fetched( 1 );
		self::assertSame( $garden->id, $again->id );
		self::assertSame( [ 1, 1 ], [ substr_count( do_blocks( $page ), '<article' ), count( $this->shown( $again->id ) ) ] );
		self::assertFalse( get_option( 'vitrine_former_sources' ), 'Nothing is remembered of what is connected.' );
		self::assertCount( 2, $this->plugin->feed->sources()->all() );
	}

	/**
	 * Two who connect the same account at the same moment make one source.
	 */
	public function test_the_same_account_twice(): void {
		global $wpdb;
		$source = $this->connected();
		$row    = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}vitrine_sources WHERE id = %d", $source->id ), ARRAY_A );
		// Here the drop-in for SQLite would undo the whole transaction.
		$wpdb->query( 'COMMIT' );
		try {
			self::assertSame( 0, $this->plugin->feed->sources()->add( array_diff_key( $row, [ 'id' => 1 ] ) ) );
			self::assertCount( 1, $this->plugin->feed->sources()->all() );
			self::assertSame( $source->id, $this->connected()->id );
		} finally {
			$this->plugin->feed->connections()->remove( $source->id );
			$wpdb->query( 'START TRANSACTION' );
		}
	}

	/**
	 * Connecting fetches at once: the REST route answers with a source that is due, and the first run brings its posts.
	 */
	public function test_connecting_fetches_at_once(): void {
		$this->keep( 1 );
		$this->graph_control( [ 'picture' => '404' ] );
		wp_set_current_user( 1 );
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/sources' );
		$request->set_body_params( [ 'network' => 'facebook', 'account' => self::GARDEN, 'token' => $this->token( 'page-garden' ) ] );
		$response = rest_do_request( $request );
		self::assertLessThan( 300, $response->get_status() );
		self::assertStringNotContainsString( 'EAAV', (string) wp_json_encode( $response ) );
		$id      = (int) $response->get_data()['id'];
		$request = new \WP_REST_Request( 'POST', "/vitrine/v1/sources/{$id}/refresh" );
		$request->set_body_params( [ 'seconds' => 20 ] );
		rest_do_request( $request );
		self::assertSame( SourceState::Ok, $this->source( $id )->state );
		self::assertCount( 1, $this->shown( $id ) );
	}

	/**
	 * Where a token would show if it were careless: exceptions name classes and not values.
	 */
	public function test_exceptions_hide_tokens(): void {
		$this->graph_control( [ 'fail' => 'expired' ] );
		try {
			$this->connected();
			self::fail( 'A token that has expired connects nothing.' );
		} catch ( GraphError $error ) {
			self::assertStringNotContainsString( 'EAAV', (string) $error );
			self::assertStringNotContainsString( 'EAAV', print_r( $error->getTrace()[0]['args'] ?? [], true ) );
		}
	}
}
