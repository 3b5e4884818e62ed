<?php
/**
 * Comments, from the network into the store.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Comments\Threads;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sync\CommentReader;
use Vitrine\Tests\SourceTestCase;

/**
 * The first 25 comments of the newest posts come with a refresh, everything else when somebody has opened it; what the network no longer has goes.
 */
final class CommentsTest extends SourceTestCase {

	/**
	 * Reads comments of so many newest posts in advance.
	 */
	protected function setUp(): void {
		parent::setUp();
		self::read_ahead( 50 );
	}

	/**
	 * Reads comments of so many newest posts in advance.
	 *
	 * @param int $posts Posts.
	 */
	private static function read_ahead( int $posts ): void {
		remove_all_filters( 'vitrine_comments_kept' );
		add_filter( 'vitrine_comments_kept', static fn(): int => $posts );
	}

	/**
	 * A post of the print room with these comments, fetched.
	 *
	 * @param mixed  $comments Comments as the Graph server takes them.
	 * @param string $token    Label of the token.
	 * @return array{int, int, string} Rows of source and post, and the post's id on the network.
	 */
	private function fetched_with( mixed $comments, string $token = 'page-printroom' ): array {
		$id     = $this->graph_control( [ 'add' => [ 'account' => self::PRINTROOM, 'text' => 'Talk', 'comments' => $comments ] ] )['added'][0];
		$source = $this->fetched( 1, $token, self::PRINTROOM )->id;
		return [ $source, (int) $this->posts( $source )[0]['id'], $id ];
	}

	/**
	 * Texts of a list, in its order.
	 *
	 * @param int $post   Row of the post.
	 * @param int $parent Row of the comment.
	 * @return list<string>
	 */
	private function texts( int $post, int $parent = 0 ): array {
		return array_map( static fn( $comment ): string => $comment->data['text'], $this->plugin->feed->comments()->of( $post, $parent ) );
	}

	/**
	 * Has everything read that waits, as the next run of the job does.
	 *
	 * @param int $source Source.
	 */
	private function run_job( int $source ): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_threads SET tried_at = 0, retry_at = 0" );
		$this->edit_source( $source, [ 'next_refresh_at' => time() + 1000 ] );
		$this->plugin->feed->comment_schedule()->run();
	}

	/**
	 * Opens a list as a visitor does.
	 *
	 * @param int $source Source.
	 * @param int $post   Row of the post.
	 * @param int $parent Row of the comment.
	 */
	private function opens( int $source, int $post, int $parent = 0 ): bool {
		$threads = $this->plugin->feed->threads();
		return $threads->ask( $source, $post, $parent, $threads->of( $post, $parent ), time() );
	}

	/**
	 * A refresh brings text, author, likes, number of replies, tags and the picture, without what the network hides; people's links lead nowhere and are left out.
	 */
	public function test_a_refresh_brings_comments(): void {
		[ $source, $post ] = $this->fetched_with(
			[
				[ 'by' => 'hugo', 'text' => "Magnifique.\nEncore", 'likes' => 4, 'picture' => 'hibiscus', 'replies' => [ [ 'page' => true, 'text' => 'Merci' ] ] ],
				[ 'by' => 'imogen', 'text' => 'Hidden', 'hidden' => true ],
				[ 'page' => true, 'text' => 'See Hollin Bank Gardens', 'tags' => [ [ 'name' => 'Hollin Bank Gardens', 'id' => self::GARDEN ] ] ],
			]
		);
		$comments = $this->plugin->feed->comments()->of( $post, 0 );
		self::assertSame( [ "Magnifique.\nEncore", 'See Hollin Bank Gardens' ], $this->texts( $post ) );
		self::assertSame( [ 4, 1, null, false ], [ $comments[0]->data['likes'], $comments[0]->replies, $comments[0]->data['author']['url'], $comments[0]->data['author']['is_account'] ] );
		self::assertNotSame( '', $comments[0]->data['author']['name'] );
		self::assertTrue( $comments[1]->data['author']['is_account'] );
		self::assertSame( 'https://www.facebook.com/' . self::GARDEN, $comments[1]->data['tags'][0]['url'] );
		self::assertTrue( $comments[0]->image?->is_ready() );
		self::assertNotSame( [], preg_grep( '~^' . preg_quote( $comments[0]->image->stem(), '~' ) . '-\d+\.jpg$~', $this->files() ) );
		self::assertSame( [], $this->texts( $post, $comments[0]->id ), 'Replies come when they are opened.' );
		$thread = $this->plugin->feed->threads()->of( $post, 0 );
		self::assertSame( [ 3, 0 ], [ $thread?->total, $thread?->wanted_at ] );
		self::assertStringNotContainsString( 'fbcdn', implode( '', $this->texts( $post ) ) );
	}

	/**
	 * 25 of them, with the number of all; nothing is asked for again while no number has changed, and all when it has. What was deleted or hidden goes, with its replies and picture.
	 */
	public function test_follows_the_network(): void {
		[ $source, $post, $id ] = $this->fetched_with( 30 );
		self::assertCount( 25, $this->texts( $post ) );
		self::assertSame( 30, $this->plugin->feed->threads()->of( $post, 0 )?->total );
		$this->refresh( $source );
		self::assertCount( 0, $this->requests( 'api', '/comments' ), 'Nothing has changed.' );

		$first = $this->plugin->feed->comments()->of( $post, 0 )[0];
		$made  = $this->graph_control( [ 'comment' => [ [ 'to' => $first->network_id, 'text' => 'A reply' ], [ 'to' => $id, 'text' => 'With a picture', 'picture' => 'poppy', 'age' => '3y' ] ] ] )['commented'];
		$this->refresh( $source );
		self::assertSame( 'With a picture', $this->texts( $post )[0] );
		$shown = $this->plugin->feed->comments()->of( $post, 0 );
		self::assertTrue( $shown[0]->image?->is_ready() );
		self::assertSame( $first->id, $shown[1]->id, 'Rows stay.' );
		self::assertTrue( $this->opens( $source, $post, $first->id ) );
		$this->run_job( $source );
		self::assertContains( 'A reply', $this->texts( $post, $first->id ) );

		$this->graph_control( [ 'delete' => [ $first->network_id, $made[1] ] ] );
		$this->refresh( $source );
		self::assertNotContains( 'With a picture', $this->texts( $post ) );
		self::assertSame( [], $this->texts( $post, $first->id ) );
		self::assertNull( $this->plugin->feed->threads()->of( $post, $first->id ) );
		self::assertCount( 0, array_filter( $this->pictures( $source ), static fn( array $row ): bool => (int) $row['post_id'] > 2 ** 40 ) );

		$this->graph_control( [ 'edit' => [ 'id' => $shown[2]->network_id, 'is_hidden' => true ] ] );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_threads SET read_at = read_at - 90000" );
		$this->refresh( $source );
		self::assertNotContains( $shown[2]->network_id, array_map( static fn( $comment ): string => $comment->network_id, $this->plugin->feed->comments()->of( $post, 0 ) ) );
	}

	/**
	 * Where all comments are gone, nothing is kept; a post that goes takes its comments along.
	 */
	public function test_nothing_is_left(): void {
		[ $source, $post, $id ] = $this->fetched_with( [ [ 'text' => 'Only one', 'picture' => 'poppy' ] ] );
		$comment = $this->plugin->feed->comments()->of( $post, 0 )[0];
		$this->graph_control( [ 'delete' => $comment->network_id ] );
		$this->refresh( $source );
		self::assertSame( [], $this->texts( $post ) );
		self::assertNull( $this->plugin->feed->threads()->of( $post, 0 ) );

		$this->graph_control( [ 'restore' => 'all' ] );
		$this->refresh( $source );
		self::assertSame( [ 'Only one' ], $this->texts( $post ) );
		$this->graph_control( [ 'delete' => $id ] );
		$this->refresh( $source );
		self::assertSame( [], $this->texts( $post ) );
		self::assertNull( $this->plugin->feed->threads()->of( $post, 0 ) );

		$this->plugin->feed->connections()->remove( $source );
		global $wpdb;
		self::assertSame( 0, (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_comments" ) );
	}

	/**
	 * Of older posts nothing is read before somebody opens it.
	 */
	public function test_older_posts_wait_for_somebody(): void {
		self::read_ahead( 0 );
		[ $source, $post ] = $this->fetched_with( 3 );
		self::assertSame( [], $this->texts( $post ) );
		self::assertTrue( $this->opens( $source, $post ) );
		self::assertFalse( $this->opens( $source, $post ), 'It waits already.' );
		$this->run_job( $source );
		self::assertCount( 3, $this->texts( $post ) );
		self::assertSame( 0, $this->plugin->feed->threads()->of( $post, 0 )?->wanted_at );
	}

	/**
	 * However many lists visitors open: so many rows, so many calls a minute.
	 */
	public function test_a_flood(): void {
		self::read_ahead( 0 );
		$this->graph_control( [ 'picture' => '404', 'add' => array_map( static fn( int $number ): array => [ 'account' => self::PRINTROOM, 'text' => "Text {$number}", 'comments' => 1 ], range( 1, 90 ) ) ] );
		$source = $this->fetched( 90, 'page-printroom', self::PRINTROOM )->id;
		global $wpdb;
		$rows = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_threads" );
		for ( $round = 0; $round < 3; $round++ ) {
			foreach ( $this->posts( $source ) as $post ) {
				$this->opens( $source, (int) $post['id'] );
			}
			self::assertSame( Threads::ASKED, $rows() );
		}
		// More than visitors may ask for: what a refresh and several minutes have left over.
		self::read_ahead( 90 );
		$this->refresh( $source );
		self::assertSame( 90, $rows() );
		for ( $run = 0; $run < 3; $run++ ) {
			$this->plugin->feed->comment_schedule()->run();
		}
		self::assertCount( CommentReader::CALLS, $this->requests( 'api', '/comments' ) );
		$this->run_job( $source );
		self::assertCount( 90, $this->requests( 'api', '/comments' ) );
	}

	/**
	 * Without the permission counts and posts stay as they are, few calls are made, and the owner reads it.
	 */
	public function test_a_missing_permission(): void {
		$source = $this->fetched( 10, 'page-no-content' );
		self::assertSame( SourceState::Ok, $source->state );
		$posts = $this->posts( $source->id );
		self::assertGreaterThan( 0, array_sum( array_map( static fn( array $post ): int => $post['data']['counts']['comments'] ?? 0, $posts ) ) );
		$this->refresh( $source->id );
		self::assertCount( 0, $this->requests( 'api', '/comments' ), 'Not so soon again.' );
		$notices = $this->plugin->feed->source_view()->full( $this->source( $source->id ) )['notices'];
		self::assertSame( [ 'comments' ], array_column( $notices, 'code' ) );
		self::assertSame( array_column( $posts, 'data' ), array_column( $this->posts( $source->id ), 'data' ) );
	}

	/**
	 * Faults of one list, and what is kept of what was there.
	 *
	 * @return array<string, array{mixed, SourceState}>
	 */
	public static function faults(): array {
		return [
			'html'        => [ 'html503', SourceState::Ok ],
			'no json'     => [ 'truncated', SourceState::Ok ],
			'permission'  => [ 'permission', SourceState::Ok ],
			'gone'        => [ 'missing_object', SourceState::Ok ],
			'unavailable' => [ 'unavailable', SourceState::Ok ],
			'no list'     => [ [ 'fail' => 'body', 'body' => [ 'data' => new \stdClass() ] ], SourceState::Ok ],
			'no ids'      => [ [ 'fail' => 'mangle', 'unset' => [ 'data.*.id' ] ], SourceState::Ok ],
			'a number'    => [ [ 'fail' => 'mangle', 'set' => [ 'data.*.message' => 5 ] ], SourceState::Ok ],
			'token'       => [ 'password_changed', SourceState::Reconnect ],
			'limit'       => [ 'page_limit', SourceState::Throttled ],
		];
	}

	/**
	 * A fault takes nothing away, and the next read mends it.
	 *
	 * @param mixed       $fault Fault.
	 * @param SourceState $state State of the source.
	 */
	#[DataProvider( 'faults' )]
	public function test_a_fault( mixed $fault, SourceState $state ): void {
		[ $source, $post, $id ] = $this->fetched_with( [ [ 'text' => 'One' ], [ 'text' => 'Two' ] ] );
		$this->graph_control( [ 'comment' => [ 'to' => $id, 'text' => 'Three', 'age' => '1m' ], 'fail' => $fault, 'path' => '*/comments' ] );
		$this->refresh( $source );
		self::assertSame( [ 'One', 'Two' ], $this->texts( $post ) );
		self::assertSame( $state, $this->source( $source )->state );
		$calls = count( $this->requests( 'api', '/comments' ) );
		self::assertLessThanOrEqual( 3, $calls );
		$this->plugin->feed->comment_schedule()->run();
		self::assertCount( $calls, $this->requests( 'api', '/comments' ), 'It rests.' );
		$this->graph_control( [ 'fail' => null ] );
		$this->edit_source( $source, [ 'state' => 'ok' ] );
		$this->run_job( $source );
		self::assertSame( [ 'One', 'Two', 'Three' ], $this->texts( $post ) );
	}

	/**
	 * A field that the token may not ask for is left out.
	 */
	public function test_a_refused_field(): void {
		$this->graph_control( [ 'fail' => [ 'fail' => 100, 'path' => '*/comments', 'times' => 1 ] ] );
		[ , $post ] = $this->fetched_with( [ [ 'text' => 'One', 'picture' => 'poppy' ] ] );
		self::assertSame( [ 'One' ], $this->texts( $post ) );
		self::assertNull( $this->plugin->feed->comments()->of( $post, 0 )[0]->image );
	}

	/**
	 * Pages may be short, or empty, and go on.
	 */
	public function test_short_pages(): void {
		$this->graph_control( [ 'shortpages' => 3 ] );
		[ , $post ] = $this->fetched_with( 8 );
		self::assertCount( 8, $this->texts( $post ) );
	}

	/**
	 * Instagram gives replies along with their comment, through both logins.
	 *
	 * @param string $token Label of the token.
	 */
	#[DataProvider( 'logins' )]
	public function test_instagram( string $token ): void {
		$source   = $this->fetched( 1, $token, self::IG_GARDEN, 'instagram' )->id;
		$post     = (int) $this->posts( $source )[0]['id'];
		$comments = $this->plugin->feed->comments()->of( $post, 0 );
		self::assertSame( [ 'Getting my coat 🧥', '光がきれい ✨' ], $this->texts( $post ) );
		self::assertSame( [ 31, 1 ], [ $comments[0]->data['likes'], $comments[0]->replies ] );
		self::assertSame( "https://www.instagram.com/{$comments[0]->data['author']['name']}/", $comments[0]->data['author']['url'] );
		self::assertSame( [ 'Me too' ], $this->texts( $post, $comments[0]->id ) );
		self::assertNotNull( $this->plugin->feed->comments()->of( $post, $comments[0]->id )[0]->data['author'] );
		self::assertSame( 0, $this->plugin->feed->threads()->of( $post, $comments[0]->id )?->wanted_at );
	}

	/**
	 * Both logins.
	 *
	 * @return array<string, array{string}>
	 */
	public static function logins(): array {
		return [ 'Instagram Login' => [ 'instagram' ], 'Facebook Login' => [ 'page-garden' ] ];
	}
}
