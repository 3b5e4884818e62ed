<?php
/**
 * Records of pictures.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Images;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sync\ShownPictures;
use Vitrine\Graph\Posts\RemotePicture;
use Vitrine\Images\Folder;
use Vitrine\Images\Images;
use Vitrine\Images\PictureError;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;
use Vitrine\Tests\SourceTestCase;

/**
 * "pictures as the original's resized-image record … failures retried with back-off, a quota with least-recently-used eviction, `oe` expiry respected".
 */
final class ImagesTest extends SourceTestCase {

	/**
	 * Plans pictures of a post that needs no network.
	 *
	 * @param RemotePicture[] $pictures Pictures.
	 * @param int             $post     Row of the post.
	 * @return RemotePicture[]
	 */
	private function plan( array $pictures, int $post = 1 ): array {
		$wanted = $this->plugin->feed->images()->plan( 1, $post, $pictures );
		$this->plugin->feed->images()->confirm( 1, [ $post ] );
		return $wanted;
	}

	/**
	 * A picture on the network.
	 *
	 * @param string $name     Name of the file.
	 * @param int    $position Place.
	 * @param int    $left     Seconds until the signature ends.
	 */
	private static function remote( string $name = 'a', int $position = 0, int $left = DAY_IN_SECONDS ): RemotePicture {
		return new RemotePicture( $position, "id-{$name}", "https://scontent.xx.fbcdn.net/{$name}_n.jpg?oe=" . strtoupper( dechex( time() + $left ) ), 'A flower' );
	}

	/**
	 * The record has all fields of the original, and the files are there.
	 */
	public function test_the_record_of_a_picture(): void {
		$this->with_own_editor();
		$source = $this->fetched( 1 );
		$post   = (int) $this->posts( $source->id )[0]['id'];
		$image  = $this->plugin->feed->images()->posts->of_posts( [ $post ] )[ $post ][0];
		$record = $image->record();
		self::assertSame( [ 'facebook_id', 'media_id', 'sizes', 'aspect_ratio', 'extension' ], array_keys( $record ) );
		self::assertSame( [ 1080, 640, 320, 150 ], array_keys( $record['sizes'] ) );
		self::assertSame( [ 1080, 624 ], $record['sizes'][1080] );
		self::assertEqualsWithDelta( 1440 / 832, $record['aspect_ratio'], 0.01 );
		self::assertSame( 'webp', $record['extension'] );
		self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', $image->color );
		self::assertSame( 'A yellow poppy', substr( $image->alt, 0, 14 ) );
		foreach ( array_keys( $record['sizes'] ) as $width ) {
			self::assertFileExists( ( new Folder() )->path( $image->file( $width ) ) );
			self::assertMatchesRegularExpression( "~^{$source->id}/[0-9a-f]{24}-{$width}\.webp$~", $image->file( $width ) );
		}
	}

	/**
	 * A planned picture waits; the same one planned again is no other; another file, or another object, begins anew; what is gone goes.
	 */
	public function test_plans(): void {
		self::assertCount( 2, $this->plan( [ self::remote( 'a' ), self::remote( 'b', 1 ) ] ) );
		$rows = $this->pictures( 1 );
		self::assertSame( [ 'pending', 'pending' ], array_column( $rows, 'status' ) );
		self::assertCount( 2, $this->plan( [ self::remote( 'a', 0, HOUR_IN_SECONDS ), self::remote( 'b', 1 ) ] ), 'Still to be downloaded.' );
		$again = $this->pictures( 1 );
		self::assertSame( array_column( $rows, 'id' ), array_column( $again, 'id' ) );
		self::assertNotSame( $rows[0]['remote_url'], $again[0]['remote_url'], 'The newest signature counts.' );
		$this->edit_pictures( [ 'status' => 'ready', 'sizes' => '{"150":[150,100]}' ], [ 'source_id' => 1 ] );
		self::assertSame( [], $this->plan( [ self::remote( 'a' ), self::remote( 'b', 1 ) ] ), 'Nothing to do.' );
		$wanted = $this->plan( [ self::remote( 'a' ), self::remote( 'c', 1 ) ] );
		self::assertSame( [ 'id-c' ], array_column( $wanted, 'facebook_id' ) );
		self::assertSame( [ 'ready', 'pending' ], array_column( $this->pictures( 1 ), 'status' ) );
		$this->plan( [] );
		self::assertSame( [], $this->pictures( 1 ) );
	}

	/**
	 * Failures wait ten minutes, an hour, six hours, and then a day each time; the counter is kept.
	 */
	public function test_back_off(): void {
		$this->plan( [ self::remote() ] );
		$images = $this->plugin->feed->images();
		foreach ( [ 600, 3600, 21600, 86400, 86400 ] as $try => $wait ) {
			$image = $images->next( 1, time() );
			self::assertNotNull( $image );
			$images->fail( $image, new PictureError( 'unreachable', true ) );
			$row = $this->pictures( 1 )[0];
			self::assertSame( [ 'error', 'unreachable', (string) ( $try + 1 ) ], [ $row['status'], $row['problem'], (string) $row['attempts'] ] );
			self::assertEqualsWithDelta( time() + $wait, (int) $row['retry_at'], 2 );
			self::assertNull( $images->next( 1, time() ), 'Not yet.' );
			$this->edit_pictures( [ 'retry_at' => time() - 1 ], [ 'source_id' => 1 ] );
		}
	}

	/**
	 * What can never become a picture is not tried again and, the same as before, not asked about either; another picture in its place is.
	 */
	public function test_what_is_given_up(): void {
		$this->plan( [ self::remote() ] );
		$images = $this->plugin->feed->images();
		$images->fail( $images->next( 1, time() ), new PictureError( 'type', false ) );
		self::assertNull( $images->next( 1, time() + YEAR_IN_SECONDS ) );
		self::assertSame( [], $this->plan( [ self::remote() ] ), 'Nothing that has to be downloaded.' );
		self::assertCount( 1, $this->plan( [ self::remote( 'b' ) ] ) );
		self::assertNotNull( $images->next( 1, time() ) );
	}

	/**
	 * A picture whose signature has ended is not asked for; a new signature makes it due.
	 */
	public function test_the_end_of_the_signature(): void {
		$this->plan( [ self::remote( 'a', 0, -5 ) ] );
		self::assertNull( $this->plugin->feed->images()->next( 1, time() ) );
		$this->plan( [ self::remote( 'a', 0, 60 ) ] );
		self::assertNotNull( $this->plugin->feed->images()->next( 1, time() ) );
		self::assertNull( $this->plugin->feed->images()->next( 1, time() + 61 ) );
	}

	/**
	 * New pictures come before those that failed, and those of one source only.
	 */
	public function test_the_order_of_downloads(): void {
		$this->plan( [ self::remote( 'a' ), self::remote( 'b', 1 ) ] );
		$images = $this->plugin->feed->images();
		$first  = $images->next( 1, time() );
		self::assertSame( 'id-a', $first->facebook_id );
		$images->fail( $first, new PictureError( 'unreachable', true ) );
		$this->edit_pictures( [ 'retry_at' => 1 ], [ 'id' => $first->id ] );
		self::assertSame( 'id-b', $images->next( 1, time() )->facebook_id );
		self::assertNull( $images->next( 2, time() ) );
	}

	/**
	 * Pictures of ten posts, 1000 bytes each, shown one minute after the other.
	 *
	 * @return Images
	 */
	private function ten_pictures(): Images {
		wp_mkdir_p( ( new Folder() )->path( '1' ) );
		$images = $this->plugin->feed->images();
		for ( $post = 0; $post <= 10; $post++ ) {
			$this->plan( [ self::remote( "p{$post}" ) ], $post );
			$image = $images->keep( $images->next( 1, time() ), [ 'extension' => 'webp', 'sizes' => [ 150 => [ 150, 100 ] ], 'aspect_ratio' => 1.5, 'color' => '#aabbcc', 'bytes' => 1000 ] );
			file_put_contents( ( new Folder() )->path( $image->file( 150 ) ), 'x' );
			$this->edit_pictures( [ 'used_at' => 1000 + 60 * ( $post === 3 ? 99 : $post ) ], [ 'id' => $image->id ] );
		}
		return $images;
	}

	/**
	 * Above the quota the pictures that were not shown for the longest time go, with their files; that of the account stays.
	 */
	public function test_eviction(): void {
		$images = $this->ten_pictures();
		self::assertSame( 0, $images->quota->evict( 11000 ) );
		self::assertSame( 4, $images->quota->evict( 7999 ) );
		$left = array_column( array_filter( $this->pictures( 1 ), static fn( array $row ): bool => $row['status'] === 'ready' ), 'post_id' );
		self::assertSame( [ 0, 3, 6, 7, 8, 9, 10 ], array_map( 'intval', $left ) );
		self::assertCount( 7, $this->files() );
		self::assertSame( 10, $images->quota->evict( 0 ) + 4 );
		self::assertCount( 1, $this->files() );
		self::assertSame( 0, $images->quota->evict( 0 ), 'It ends.' );
	}

	/**
	 * What a page shows is noted once a day; an evicted picture that it would have shown is wanted again.
	 */
	public function test_what_is_shown_is_noted(): void {
		$images = $this->ten_pictures();
		$images->quota->evict( 7999 );
		$shown  = $images->posts->of_posts( [ 1, 9 ] );
		$images->quota->touch( [ $shown[1][0], $shown[9][0] ], time() );
		$rows = array_column( $this->pictures( 1 ), null, 'post_id' );
		self::assertSame( 'pending', $rows[1]['status'] );
		self::assertSame( $shown[1][0]->media_id, $images->next( 1, time() )->media_id );
		self::assertEqualsWithDelta( time(), (int) $rows[9]['used_at'], 2 );
		global $wpdb;
		$before = $wpdb->num_queries;
		$images->quota->touch( $images->posts->of_posts( [ 9 ] )[9], time() + HOUR_IN_SECONDS );
		self::assertSame( 1, $wpdb->num_queries - $before, 'Only read.' );
	}

	/**
	 * While there is not room for all, a refresh notes what feeds begin with: every source as the block comes, and saved ones with their filters.
	 */
	public function test_what_feeds_begin_with_is_noted(): void {
		$source = $this->fetched( 12 );
		$posts  = array_map( 'intval', array_column( $this->posts( $source->id ), 'id' ) );
		$old    = function () use ( $source ): array {
			$old = array_filter( $this->pictures( $source->id ), static fn( array $row ): bool => (int) $row['used_at'] === 1000 && (int) $row['post_id'] > 0 && ( $row['position'] < 4 || $row['position'] >= 100 ) );
			return array_values( array_unique( array_map( 'intval', array_column( $old, 'post_id' ) ) ) );
		};
		$this->edit_pictures( [ 'used_at' => 1000 ], [ 'source_id' => $source->id ] );
		$before = $old();
		$this->refresh( $source->id );
		self::assertSame( $before, $old(), 'There is room for all.' );
		$this->shown_pictures()->note( GB_IN_BYTES, INF );
		$later = array_values( array_intersect( $before, array_slice( $posts, 9 ) ) );
		self::assertSame( $later, $old() );
		self::assertNotSame( [], $later );
		wp_insert_post( wp_slash( [ 'post_status' => 'publish', 'post_title' => 'Feed', 'post_content' => get_comment_delimited_block_content( 'vitrine/social-feed', [ 'source' => $source->id, 'number' => 50 ], '' ) ] ) );
		$shown = $this->shown_pictures();
		$shown->note( GB_IN_BYTES, 0 );
		self::assertSame( $later, $old(), 'Without time nothing is noted.' );
		$shown->note( GB_IN_BYTES, INF );
		self::assertSame( [], $old(), 'A later turn of the run goes on.' );
		$queries = $this->queries_of_posts( fn() => $shown->note( GB_IN_BYTES, INF ) );
		self::assertSame( 0, $queries, 'Once in a run.' );
	}

	/**
	 * Makes what notes pictures, as a run of the job does.
	 */
	private function shown_pictures(): ShownPictures {
		$feeds = $this->plugin->feed;
		return new ShownPictures( $feeds->sources(), $feeds->query(), $feeds->images(), new StoredBlocks( new Db( $GLOBALS['wpdb'] ) ) );
	}

	/**
	 * How often posts of feeds are looked up.
	 *
	 * @param \Closure(): mixed $job What does it.
	 */
	private function queries_of_posts( \Closure $job ): int {
		$count = 0;
		add_filter(
			'query',
			$counter = static function ( string $sql ) use ( &$count ): string {
				$count += str_starts_with( $sql, 'SELECT p.*' ) ? 1 : 0;
				return $sql;
			}
		);
		$job();
		remove_filter( 'query', $counter );
		return $count;
	}

	/**
	 * A feed that is saved in many posts is looked up once; one without a source or without pictures never.
	 */
	public function test_a_feed_is_looked_up_once(): void {
		$source = $this->fetched( 1 );
		foreach ( [ [ 'source' => $source->id ], [ 'source' => $source->id, 'layout' => 'list' ], [], [ 'source' => $source->id, 'number' => 7, 'showMedia' => false, 'showLink' => false ], [ 'source' => $source->id, 'includeWords' => [ 'rose' ] ] ] as $attributes ) {
			wp_insert_post( wp_slash( [ 'post_status' => 'publish', 'post_title' => 'Feed', 'post_content' => get_comment_delimited_block_content( 'vitrine/social-feed', [ 'anchor' => 'feed', ...$attributes ], '' ) ] ) );
		}
		self::assertSame( 2, $this->queries_of_posts( fn() => $this->shown_pictures()->note( GB_IN_BYTES, INF ) ) );
	}

	/**
	 * Feeds that show more than there is room for do not have it fetched and deleted again in every round.
	 */
	public function test_first_pages_that_have_no_room(): void {
		$source = $this->fetched( 12 );
		$this->edit_pictures( [ 'status' => 'evicted', 'bytes' => 0 ], [ 'source_id' => $source->id ] );
		$waiting = fn(): int => count( array_keys( array_column( $this->pictures( $source->id ), 'status' ), 'pending', true ) );
		foreach ( [ 0, 1 ] as $room ) {
			$this->shown_pictures()->note( $room * MB_IN_BYTES, INF );
			self::assertSame( $room, $waiting() );
		}
		$this->shown_pictures()->note( MB_IN_BYTES, INF );
		self::assertSame( 1, $waiting(), 'What waits needs room, too.' );
		$this->edit_pictures( [ 'status' => 'ready', 'bytes' => 1, 'used_at' => 1000 ], [ 'source_id' => $source->id, 'status' => 'evicted' ] );
		$this->shown_pictures()->note( MB_IN_BYTES, INF );
		self::assertGreaterThan( 1000, max( 0, ...array_map( 'intval', array_column( $this->pictures( $source->id ), 'used_at' ) ) ), 'Not what has its room already.' );
	}

	/**
	 * What comes back only because there is room goes first again: nobody has shown it. What waits already needs some of the room.
	 */
	public function test_what_comes_back_without_being_shown(): void {
		$images = $this->ten_pictures();
		$images->quota->evict( 7999 );
		$used = array_column( $this->pictures( 1 ), 'used_at', 'post_id' );
		$this->edit_pictures( [ 'status' => 'pending' ], [ 'post_id' => 6 ] );
		$images->quota->restore( 1, 6000 + 3 * MB_IN_BYTES );
		$rows = array_column( $this->pictures( 1 ), null, 'post_id' );
		self::assertSame( [ 'evicted', 'evicted', 'pending', 'pending' ], [ $rows[1]['status'], $rows[2]['status'], $rows[4]['status'], $rows[5]['status'] ] );
		foreach ( [ 4, 5, 6 ] as $number ) {
			$images->keep( $images->next( 1, time() ), [ 'extension' => 'webp', 'sizes' => [ 150 => [ 150, 100 ] ], 'aspect_ratio' => 1.5, 'color' => '#aabbcc', 'bytes' => 1000 ] );
		}
		self::assertSame( $used, array_column( $this->pictures( 1 ), 'used_at', 'post_id' ) );
		self::assertSame( 'ready', array_column( $this->pictures( 1 ), 'status', 'post_id' )[4] );
	}

	/**
	 * A process that ends while it looks for what feeds show has begun the round: the next one goes on with its posts.
	 */
	public function test_a_process_that_ends_while_it_notes(): void {
		$source = $this->fetched( 2 );
		$this->edit_pictures( [ 'status' => 'evicted', 'bytes' => 0 ], [ 'post_id' => (int) $this->posts( $source->id )[0]['id'] ] );
		add_filter(
			'query',
			$stop = static fn( string $sql ): string => str_contains( $sql, 'wp:vitrine/social-feed' ) ? throw new \OverflowException( 'Ended.' ) : $sql
		);
		try {
			$this->refresh( $source->id );
			self::fail( 'Nothing was looked for.' );
		} catch ( \OverflowException ) {
			remove_filter( 'query', $stop );
		}
		self::assertTrue( $this->source( $source->id )->round_open );
		$this->clear_graph_log();
		self::assertTrue( $this->refresh( $source->id )->complete );
		self::assertSame( $source->round + 1, $this->source( $source->id )->round );
		$this->refresh( $source->id );
		self::assertSame( [ 'ready' ], array_values( array_unique( array_column( $this->pictures( $source->id ), 'status' ) ) ) );
	}

	/**
	 * An evicted picture of a whole source comes back by itself: there is room for it again, the next refresh brings it.
	 */
	public function test_an_evicted_picture_comes_back(): void {
		$source = $this->fetched( 1 );
		add_filter( 'vitrine_picture_quota', static fn(): int => 1 );
		$this->refresh( $source->id );
		self::assertNull( $this->shown( $source->id )[0]['media'] );
		self::assertSame( 0, (int) array_sum( array_column( $this->pictures( $source->id, (int) $this->posts( $source->id )[0]['id'] ), 'bytes' ) ) );
		remove_all_filters( 'vitrine_picture_quota' );
		$this->refresh( $source->id );
		self::assertCount( 1, $this->shown( $source->id )[0]['media']['pictures'] );
	}

	/**
	 * A picture that comes back within the day keeps its new files: they have the old ones' names.
	 */
	public function test_a_picture_that_comes_back_the_same_day(): void {
		$source = $this->fetched( 1 );
		$post   = (int) $this->posts( $source->id )[0]['id'];
		$row    = $this->pictures( $source->id, $post )[0];
		$same   = new RemotePicture( (int) $row['position'], $row['facebook_id'], $row['remote_url'] );
		$images = $this->plugin->feed->images();
		$images->plan( $source->id, $post, [] );
		$images->plan( $source->id, $post, [ $same ] );
		$images->confirm( $source->id, [ $post ] );
		$this->refresh( $source->id );
		$images->quota->sweep( time() + 3 * DAY_IN_SECONDS );
		foreach ( $this->plugin->feed->images()->posts->of_posts( [ $post ] )[ $post ] as $image ) {
			self::assertFileExists( ( new Folder() )->path( $image->file( 640 ) ) );
		}
	}

	/**
	 * Forgetting a source takes its records and its folder, and nothing of another's.
	 */
	public function test_forgetting(): void {
		$images = $this->ten_pictures();
		$images->plan( 2, 99, [ self::remote() ] );
		$images->forget_posts( 1, [ 1, 2 ] );
		$images->quota->sweep( time() + DAY_IN_SECONDS - 2 );
		self::assertCount( 11, $this->files(), 'Pages in caches show them for a day.' );
		$images->quota->sweep( time() + DAY_IN_SECONDS + 2 );
		self::assertCount( 9, $this->files() );
		self::assertCount( 9, $this->pictures( 1 ) );
		$images->forget_source( 1 );
		self::assertSame( [ [], [] ], [ $this->files(), $this->pictures( 1 ) ] );
		self::assertCount( 1, $this->pictures( 2 ) );
	}
}
