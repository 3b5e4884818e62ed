<?php
/**
 * Rounds of contents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Contents\HashtagAllowance;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Graph\Content;
use Vitrine\Tests\SourceTestCase;

/**
 * Every content becomes rows; what leaves its list goes by the rules of that list.
 */
#[Group( 'environment-agnostic' )]
final class ContentRefreshTest extends SourceTestCase {

	/**
	 * Lets no picture take time.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control( [ 'picture' => '404' ] );
	}

	/**
	 * A content that was refreshed once, of an account with some posts.
	 *
	 * @param string $network Network.
	 * @param string $kind    Kind.
	 * @param string $item    Item.
	 */
	private function content( string $network, string $kind, string $item = '' ): Source {
		$account = $this->plugin->feed->sources()->find( $network, $network === 'facebook' ? self::GARDEN : self::IG_GARDEN );
		$account ??= $network === 'facebook' ? $this->fetched( 3 ) : $this->fetched( 3, 'page-garden', self::IG_GARDEN, 'instagram' );
		$this->keep( 500 );
		$row = $this->plugin->feed->contents()->open( $account, new Content( $kind, $item ) );
		$this->refresh( $row->id );
		$this->clear_graph_log();
		return $this->source( $row->id );
	}

	/**
	 * An item of the network by which a content is tested.
	 *
	 * @param string $kind Kind.
	 */
	private function item( string $kind ): string {
		$network = ( new \Vitrine\Graph\Networks( \Vitrine\Graph\Http\Origins::of_site() ) )->get( 'facebook' );
		return $network->choices( new \Vitrine\Graph\Http\Client(), self::GARDEN, $kind, $this->token( 'page-garden' ) )[0]->item;
	}

	/**
	 * Contents of both networks, and how many posts each has at least.
	 *
	 * @return iterable<string, array{string, string, string, int, string}>
	 */
	public static function contents(): iterable {
		yield 'photos'      => [ 'facebook', 'photos', '', 50, 'photo' ];
		yield 'videos'      => [ 'facebook', 'videos', '', 5, 'video' ];
		yield 'playlist'    => [ 'facebook', 'playlist', 'playlist', 2, 'video' ];
		yield 'albums'      => [ 'facebook', 'albums', '', 3, 'album' ];
		yield 'album'       => [ 'facebook', 'album', 'album', 0, 'photo' ];
		yield 'events'      => [ 'facebook', 'events', '', 9, 'event' ];
		yield 'reviews'     => [ 'facebook', 'reviews', '', 9, 'review' ];
		yield 'tagged'      => [ 'facebook', 'tagged', '', 1, 'none' ];
		yield 'post'        => [ 'facebook', 'post', 'post', 1, 'photo' ];
		yield 'stories'     => [ 'instagram', 'stories', '', 2, 'photo' ];
		yield 'ig tagged'   => [ 'instagram', 'tagged', '', 1, 'photo' ];
		yield 'hashtag'     => [ 'instagram', 'hashtag', '#poppy', 1, 'photo' ];
		yield 'hashtag-top' => [ 'instagram', 'hashtag-top', '#hollinbank', 2, 'photo' ];
	}

	/**
	 * A content becomes rows that can be shown, a second refresh changes nothing, and no film's address is stored.
	 *
	 * @param string $network Network.
	 * @param string $kind    Kind.
	 * @param string $item    Hashtag, or of what the first one is taken.
	 * @param int    $number  Posts at least.
	 * @param string $post    Kind of the newest post.
	 */
	#[DataProvider( 'contents' )]
	public function test_a_content( string $network, string $kind, string $item, int $number, string $post ): void {
		$item  = $item === '' || $item[0] === '#' ? ltrim( $item, '#' ) : $this->item( $item );
		$row   = $this->content( $network, $kind, $item );
		$posts = $this->posts( $row->id );
		self::assertSame( [ SourceState::Ok, null ], [ $row->state, $row->error ] );
		self::assertGreaterThanOrEqual( $number, count( $posts ) );
		foreach ( $posts as $one ) {
			self::assertSame( '1', (string) $one['ready'] );
		}
		if ( $posts !== [] ) {
			self::assertContains( $post, array_column( array_column( $posts, 'data' ), 'kind' ) );
		}
		self::assertStringNotContainsString( '.mp4', $this->stored() );
		self::assertSame( $kind === 'hashtag' || $kind === 'hashtag-top' ? "#{$item}" : 'Hollin Bank Gardens', $row->name );
		$report = $this->refresh( $row->id );
		self::assertSame( [ 0, 0, 0 ], array_values( $report->to_array()['posts'] ) );
	}

	/**
	 * Few posts have buttons, events or players: others are stored as before.
	 */
	public function test_rare_members_are_stored_where_they_are(): void {
		$account = $this->fetched( 3 );
		$stored  = array_column( $this->posts( $account->id ), 'data' );
		self::assertSame( [ 'url', 'author', 'text', 'tags', 'kind', 'total', 'links', 'counts' ], array_values( array_diff( array_keys( $stored[0] ), [ 'reactions', 'people' ] ) ) );
		$player = array_values( array_filter( $stored, static fn( array $data ): bool => isset( $data['player'] ) ) );
		self::assertSame( 'facebook', $player[0]['player']['provider'] ?? '' );
	}

	/**
	 * Of an album twenty pictures are kept; the page shows four of them and says how many more there are.
	 */
	public function test_twenty_pictures_of_an_album(): void {
		$this->graph_control( [ 'picture' => null ] );
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'kind' => 'album', 'text' => 'Many', 'photos' => array_fill( 0, 23, 'poppy' ) ] ] );
		$account = $this->fetched( 1 );
		$post    = (int) $this->posts( $account->id )[0]['id'];
		self::assertSame( range( 0, 19 ), array_map( 'intval', array_column( $this->pictures( $account->id, $post ), 'position' ) ) );
		self::assertSame( [ 'ready' ], array_values( array_unique( array_column( $this->pictures( $account->id, $post ), 'status' ) ) ) );
		$media = $this->shown( $account->id )[0]['media'];
		self::assertSame( [ 4, 19 ], [ count( $media['pictures'] ), $media['extra'] ] );
	}

	/**
	 * A post is shown with its first pictures; the others come later.
	 */
	public function test_the_first_pictures_come_first(): void {
		$this->graph_control( [ 'picture' => null ] );
		$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'kind' => 'album', 'text' => 'Many', 'age' => '2d', 'photos' => array_fill( 0, 8, 'poppy' ) ] ] );
		$this->keep( 4 );
		$account = $this->connected();
		$this->refresh( $account->id );
		$this->edit_pictures( [ 'status' => 'pending', 'attempts' => 0, 'retry_at' => 0 ], [ 'source_id' => $account->id ] );
		$first = [];
		for ( $turn = 0; $turn < 8; $turn++ ) {
			$image = $this->plugin->feed->images()->next( $account->id, time() );
			self::assertNotNull( $image );
			$first[] = $image->position;
			$this->edit_pictures( [ 'status' => 'ready' ], [ 'id' => $image->id ] );
		}
		self::assertSame( [], array_filter( $first, static fn( int $position ): bool => $position >= 4 ) );
	}

	/**
	 * Stories go a day after they were published: at the minute, and also when the network does not answer any more.
	 */
	public function test_stories_end(): void {
		$row   = $this->content( 'instagram', 'stories' );
		$posts = $this->posts( $row->id );
		$end   = (int) end( $posts )['published_at'] + DAY_IN_SECONDS;
		self::assertLessThanOrEqual( $end, $row->next_refresh_at );
		$this->edit_source( $row->id, [ 'next_refresh_at' => time() ] );
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}vitrine_posts", [ 'published_at' => time() - DAY_IN_SECONDS + 600 ], [ 'id' => $posts[0]['id'] ] );
		$wpdb->update( "{$wpdb->prefix}vitrine_posts", [ 'published_at' => time() - DAY_IN_SECONDS ], [ 'id' => $posts[1]['id'] ] );
		$this->edit_source( $row->parent_id, [ 'state' => 'reconnect', 'next_refresh_at' => time() + DAY_IN_SECONDS ] );
		$this->refresh( $row->id );
		self::assertSame( [], $this->requests( 'api' ) );
		self::assertSame( [ $posts[0]['id'] ], array_column( $this->posts( $row->id ), 'id' ) );
		self::assertEqualsWithDelta( time() + 600, $this->source( $row->id )->next_refresh_at, 2 );
	}

	/**
	 * A story that was deleted goes when the network confirms it, before its day is over, even if it was the only one.
	 */
	public function test_a_deleted_story(): void {
		$row = $this->content( 'instagram', 'stories' );
		$this->graph_control( [ 'delete' => array_column( $this->posts( $row->id ), 'network_id' ) ] );
		$this->refresh( $row->id );
		self::assertSame( [], $this->posts( $row->id ) );
	}

	/**
	 * What leaves the list of a hashtag stays, as far as there is room: the list has one day.
	 */
	public function test_recent_posts_of_a_hashtag_stay(): void {
		$row   = $this->content( 'instagram', 'hashtag', 'poppy' );
		$first = $this->posts( $row->id )[0]['network_id'];
		$this->graph_control( [ 'clock' => 2 * DAY_IN_SECONDS, 'picture' => '404' ] );
		$this->refresh( $row->id );
		self::assertSame( [ $first ], array_column( $this->posts( $row->id ), 'network_id' ) );
		self::assertSame( [], array_filter( $this->requests( 'api' ), static fn( array $request ): bool => isset( $request['query']['ids'] ) ), 'Nobody can be asked about it.' );
		self::assertSame( '0', (string) $this->posts( $row->id )[0]['missed_rounds'] );
		$this->keep( 1 );
		$this->graph_control( [ 'clock' => 0, 'add' => [ 'account' => self::IG_GARDEN, 'kind' => 'image', 'photo' => 'poppy', 'caption' => 'Again #poppy' ] ] );
		$this->refresh( $row->id );
		self::assertSame( [ 'Again #poppy' ], array_column( array_column( $this->posts( $row->id ), 'data' ), 'text' ) );
	}

	/**
	 * What is no longer popular goes when three refreshes on two days have not found it.
	 */
	public function test_popular_posts_go_when_they_are_not_listed(): void {
		global $wpdb;
		$row = $this->content( 'instagram', 'hashtag-top', 'hollinbank' );
		$all = count( $this->posts( $row->id ) );
		$this->graph_control( [ 'delete' => $this->posts( $row->id )[0]['network_id'] ] );
		$this->refresh( $row->id );
		$this->refresh( $row->id );
		self::assertCount( $all, $this->posts( $row->id ) );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET missed_at = missed_at - 90000 WHERE missed_rounds > 0" );
		$this->refresh( $row->id );
		self::assertCount( $all - 1, $this->posts( $row->id ) );
		self::assertSame( [], array_filter( $this->requests( 'api' ), static fn( array $request ): bool => isset( $request['query']['ids'] ) ) );
	}

	/**
	 * An account asks for 30 hashtags in seven days and no more: the network is not asked for another one, and the account's other contents go on.
	 */
	public function test_the_quota_of_hashtags(): void {
		$row  = $this->content( 'instagram', 'hashtag', 'poppy' );
		$tags = json_decode( (string) $this->source( $row->parent_id )->hashtags, true );
		self::assertSame( [ 'poppy' ], array_keys( $tags ) );
		$many = [ 'poppy' => time() - 6 * DAY_IN_SECONDS - 23 * HOUR_IN_SECONDS ];
		for ( $number = 1; $number < HashtagAllowance::MAX; $number++ ) {
			$many[ "tag{$number}" ] = time() - DAY_IN_SECONDS;
		}
		$this->edit_source( $row->parent_id, [ 'hashtags' => (string) wp_json_encode( $many ) ] );
		self::assertTrue( $this->refresh( $row->id )->complete );
		self::assertSame( SourceState::Ok, $this->source( $row->id )->state, 'It is one of the thirty.' );
		$more = $this->content( 'instagram', 'hashtag', 'hibiscus' );
		self::assertSame( [ SourceState::Throttled, 'hashtag_quota' ], [ $more->state, $more->error?->kind ] );
		self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS + 180, $more->next_refresh_at, 200, 'When the first of them is a week old.' );
		self::assertSame( SourceState::Ok, $this->source( $row->parent_id )->state );
		$notes = $this->plugin->feed->source_view()->full( $this->source( $row->parent_id ) )['notices'];
		self::assertStringContainsString( '30 hashtags in seven days', $notes[0]['message'] );
		self::assertStringContainsString( '#hibiscus', $notes[0]['message'] );

		$this->edit_source( $row->parent_id, [ 'hashtags' => (string) wp_json_encode( [ ...$many, 'poppy' => time() - 8 * DAY_IN_SECONDS ] ) ] );
		$this->refresh( $more->id );
		self::assertSame( SourceState::Ok, $this->source( $more->id )->state );
	}

	/**
	 * What Instagram itself says of a hashtag waits: a quarter of an hour, five minutes.
	 *
	 * @param string $fault Fault.
	 * @param int    $wait  Seconds.
	 * @param string $words What the owner reads.
	 */
	#[DataProvider( 'hashtag_faults' )]
	public function test_faults_of_hashtags( string $fault, int $wait, string $words ): void {
		$row = $this->content( 'instagram', 'hashtag', 'poppy' );
		$this->graph_control( [ 'fail' => $fault, 'path' => '*/ig_hashtag_search' ] );
		$this->refresh( $row->id );
		self::assertEqualsWithDelta( time() + 1.05 * $wait, $this->source( $row->id )->next_refresh_at, 0.05 * $wait + 2 );
		self::assertCount( 1, $this->posts( $row->id ) );
		self::assertSame( SourceState::Ok, $this->source( $row->parent_id )->state );
		self::assertStringContainsString( $words, $this->plugin->feed->source_view()->full( $this->source( $row->parent_id ) )['notices'][0]['message'] );
	}

	/**
	 * Faults.
	 *
	 * @return array<string, array{string, int, string}>
	 */
	public static function hashtag_faults(): array {
		return [
			'too many' => [ 'hashtag_quota', 900, '30 hashtags' ],
			'unusable' => [ 'hashtag_unusable', 300, 'does not know this hashtag' ],
		];
	}

	/**
	 * One post that is deleted on the network goes, proved beside a post of its account.
	 */
	public function test_one_post_that_is_deleted(): void {
		$row = $this->content( 'facebook', 'post', $this->item( 'post' ) );
		self::assertCount( 1, $this->posts( $row->id ) );
		$this->graph_control( [ 'delete' => $row->content->item ] );
		$this->refresh( $row->id );
		self::assertSame( [], $this->posts( $row->id ) );
	}

	/**
	 * One post that the page hides goes, though it can still be asked for.
	 */
	public function test_one_post_that_is_hidden(): void {
		$row = $this->content( 'facebook', 'post', $this->item( 'post' ) );
		$this->graph_control( [ 'edit' => [ 'id' => $row->content->item, 'is_hidden' => true ] ] );
		$this->refresh( $row->id );
		self::assertSame( [], $this->posts( $row->id ) );
	}

	/**
	 * An album that only cannot be read at the moment keeps its photos: they are still there.
	 */
	public function test_an_album_that_is_not_readable(): void {
		$albums = $this->content( 'facebook', 'albums' );
		$album  = array_values( array_filter( $this->posts( $albums->id ), static fn( array $post ): bool => $post['data']['title'] === 'Under glass' ) )[0];
		$row    = $this->content( 'facebook', 'album', $album['network_id'] );
		self::assertCount( 6, $this->posts( $row->id ) );
		$this->graph_control( [ 'fail' => 'missing_object', 'path' => "*/{$album['network_id']}/photos" ] );
		$this->refresh( $row->id );
		self::assertCount( 6, $this->posts( $row->id ) );
		$this->graph_control( [ 'fail' => null ] );
		$this->graph_control( [ 'delete' => $album['network_id'] ] );
		$this->graph_control( [ 'delete' => array_column( $this->posts( $row->id ), 'network_id' ) ] );
		$this->refresh( $row->id );
		self::assertSame( [], $this->posts( $row->id ) );
	}

	/**
	 * A cancelled event stays and says so; a deleted one goes.
	 */
	public function test_events_change(): void {
		$row   = $this->content( 'facebook', 'events' );
		$event = array_values( array_filter( $this->posts( $row->id ), static fn( array $post ): bool => $post['data']['event']['name'] === 'Bat walk' ) )[0];
		$this->graph_control( [ 'edit' => [ 'id' => $event['network_id'], 'is_canceled' => true ] ] );
		$this->refresh( $row->id );
		$now = array_column( $this->posts( $row->id ), 'data', 'network_id' )[ $event['network_id'] ];
		self::assertTrue( $now['event']['is_canceled'] );
		self::assertStringContainsString( ' bat walk ', array_column( $this->posts( $row->id ), 'words', 'network_id' )[ $event['network_id'] ] );
		$this->graph_control( [ 'delete' => $event['network_id'] ] );
		$this->refresh( $row->id );
		self::assertCount( 8, $this->posts( $row->id ) );
	}

	/**
	 * Fields of events that are refused: what is stored of them stays, the rest is new, and the owner reads which.
	 */
	public function test_refused_fields_of_events(): void {
		$row    = $this->content( 'facebook', 'events' );
		$before = array_column( $this->posts( $row->id ), 'data', 'network_id' );
		$this->graph_control( [ 'fail' => [ 'fail' => 'field_unsupported', 'times' => 5 ], 'path' => '*/events' ] );
		$this->refresh( $row->id );
		self::assertSame( [ 'times', 'interest', 'ticket', 'place' ], array_keys( $this->source( $row->id )->dropped ) );
		foreach ( array_column( $this->posts( $row->id ), 'data', 'network_id' ) as $id => $data ) {
			self::assertSame( $before[ $id ]['event']['place'], $data['event']['place'] );
			self::assertSame( $before[ $id ]['event']['interested'], $data['event']['interested'] );
		}
	}

	/**
	 * What a content may not read is a note of its account in words, with the permission that it needs; the dashboard has no notice of it.
	 */
	public function test_a_missing_permission_is_a_note(): void {
		$account = $this->fetched( 2, 'page-no-content' );
		$row     = $this->plugin->feed->contents()->open( $account, new Content( 'reviews' ) );
		$this->refresh( $row->id );
		self::assertSame( SourceState::Permission, $this->source( $row->id )->state );
		$view = $this->plugin->feed->source_view()->full( $this->source( $account->id ) );
		self::assertSame( [ 'ok', 'Connected, see the notice', null ], [ $view['state'], $view['stateLabel'], $view['error'] ] );
		self::assertSame( 'content', $view['notices'][0]['code'] );
		self::assertStringStartsWith( 'Reviews: The access token is missing a permission', $view['notices'][0]['message'] );
		self::assertStringContainsString( 'pages_read_user_content', $view['notices'][0]['remedy'] );
	}
}
