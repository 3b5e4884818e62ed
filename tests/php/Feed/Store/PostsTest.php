<?php
/**
 * The store of posts and the pages of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Store;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Views\FeedView;
use Vitrine\Feed\Views\PostView;
use Vitrine\Feed\Store\Post;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Load more neither repeats nor skips a post, whatever comes and goes meanwhile.
 */
final class PostsTest extends TestCase {

	use StoredFeed;

	/**
	 * All pages together are all posts, newest first, whatever the number of posts and of a page.
	 *
	 * @param int $posts  Posts.
	 * @param int $number Posts of a page.
	 */
	#[DataProvider( 'sizes' )]
	public function test_pages_are_the_feed( int $posts, int $number ): void {
		$source   = self::add_source();
		$other    = self::add_source();
		$expected = $posts === 0 ? [] : self::add_posts( $source, $posts );
		self::add_posts( $other, 5 );
		self::assertSame( $expected, self::walk( [ 'source' => $source, 'number' => $number ] ) );
	}

	/**
	 * Sizes.
	 *
	 * @return array<string, array{int, int}>
	 */
	public static function sizes(): array {
		return [
			'none'         => [ 0, 3 ],
			'one'          => [ 1, 3 ],
			'exactly full' => [ 6, 3 ],
			'one more'     => [ 7, 3 ],
			'one less'     => [ 5, 3 ],
			'one by one'   => [ 4, 1 ],
			'fifties'      => [ 120, 50 ],
		];
	}

	/**
	 * Posts of the same second have an order, too.
	 */
	public function test_equal_times_keep_an_order(): void {
		$source = self::add_source();
		$rows   = [];
		foreach ( [ 100, 300, 200, 200, 200, 200, 200, 300, 100 ] as $time ) {
			$rows[] = [ $time, self::add_post( $source, [], $time ) ];
		}
		rsort( $rows );
		foreach ( [ 1, 2, 3, 4 ] as $number ) {
			self::assertSame( array_column( $rows, 1 ), self::walk( [ 'source' => $source, 'number' => $number ] ), "Pages of {$number}" );
		}
	}

	/**
	 * What an author dated back before 1970 stands where its date belongs, on pages that begin there, too.
	 */
	public function test_posts_before_1970(): void {
		$source = self::add_source();
		$rows   = [];
		foreach ( [ -1_220_106_600, 1_790_000_000, -60, 0, -1_220_106_600, 60 ] as $time ) {
			$rows[] = [ $time, self::add_post( $source, [], $time ) ];
		}
		rsort( $rows );
		self::assertSame( array_column( $rows, 1 ), self::walk( [ 'source' => $source, 'number' => 2 ] ) );
		self::assertSame( array_column( $rows, 1 ), self::walk( [ 'source' => $source, 'number' => 1 ] ) );
		$html = do_blocks( self::block( [ 'source' => $source ] ) );
		self::assertStringContainsString( 'datetime="1931-05-04T09:30:00+00:00"', $html );
		self::assertStringContainsString( '1931</time>', $html );
	}

	/**
	 * Posts that come in while somebody reads move nothing: none is shown twice and none is left out.
	 */
	public function test_newer_posts_move_nothing(): void {
		$source = self::add_source();
		$rows   = self::add_posts( $source, 10 );
		$seen   = self::walk(
			[ 'source' => $source, 'number' => 3 ],
			static function () use ( $source ): void {
				self::add_post( $source, [ 'text' => 'New' ], time() );
			}
		);
		self::assertSame( $rows, $seen );
	}

	/**
	 * Posts that go while somebody reads, even the one the page ended with, leave the others where they are.
	 */
	public function test_gone_posts_move_nothing(): void {
		$source = self::add_source();
		$rows   = self::add_posts( $source, 10 );
		$gone   = [];
		$seen   = self::walk(
			[ 'source' => $source, 'number' => 3 ],
			static function ( array $so_far ) use ( $source, &$gone ): void {
				$last   = (int) end( $so_far );
				$gone[] = $last;
				Plugin::instance()->feed->posts()->delete( $source, [ $last ] );
			}
		);
		self::assertSame( $rows, $seen );
		self::assertCount( 10 - count( $gone ), self::walk( [ 'source' => $source, 'number' => 3 ] ) );
	}

	/**
	 * Filtered pages are complete, too.
	 */
	public function test_filters_reach_every_page(): void {
		$source = self::add_source();
		$rows   = [];
		for ( $number = 0; $number < 30; $number++ ) {
			$row = self::add_post( $source, [ 'text' => $number % 3 === 0 ? 'A rose' : ( $number % 3 === 1 ? 'An iris' : 'A rose, sold' ) ], 2_000_000 - $number );
			if ( $number % 3 === 0 ) {
				$rows[] = $row;
			}
		}
		self::assertSame( $rows, self::walk( [ 'source' => $source, 'number' => 3, 'includeWords' => [ 'rose' ], 'excludeWords' => [ 'sold' ] ] ) );
	}

	/**
	 * Posts whose pictures are not there yet are not shown, also not in the middle of a feed.
	 */
	public function test_waiting_posts_are_not_shown(): void {
		global $wpdb;
		$source = self::add_source();
		$rows   = self::add_posts( $source, 6 );
		$wpdb->update( "{$wpdb->prefix}vitrine_posts", [ 'ready' => 0 ], [ 'id' => $rows[2] ] );
		unset( $rows[2] );
		self::assertSame( array_values( $rows ), self::walk( [ 'source' => $source, 'number' => 2 ] ) );
		self::assertSame( 5, Plugin::instance()->feed->posts()->count( $source ) );
	}

	/**
	 * Phones go on behind the posts that they show.
	 */
	public function test_phones_go_on_behind_their_posts(): void {
		$source   = self::add_source();
		$rows     = self::add_posts( $source, 9 );
		$settings = FeedSettings::of( [ 'source' => $source, 'number' => 4, 'numberPhone' => 2 ] );
		$first    = Plugin::instance()->feed->feed()->first( $settings );
		self::assertSame( array_slice( $rows, 0, 4 ), self::ids( $first ) );
		self::assertSame( array_slice( $rows, 4, 4 ), self::ids( self::behind( (string) $first->next ) ) );
		self::assertSame( array_slice( $rows, 2, 4 ), self::ids( self::behind( (string) $first->next_phone ) ) );
	}

	/**
	 * Without Load more nothing follows, and no cursor is handed out.
	 */
	public function test_without_load_more_nothing_follows(): void {
		$source = self::add_source();
		self::add_posts( $source, 9 );
		$first = Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => $source, 'number' => 4, 'numberPhone' => 2, 'loadMore' => false ] ) );
		self::assertNull( $first->next );
		self::assertNull( $first->next_phone );
		self::assertNull( $first->jsonSerialize()['more'] );
	}

	/**
	 * A post that is stored again is counted only where it changed, and keeps its row.
	 */
	public function test_stores_changes_only(): void {
		$posts  = Plugin::instance()->feed->posts();
		$source = self::add_source();
		$post   = static fn( string $text, int $time = 1000 ): RemotePost => new RemotePost( '1_1', $time, self::data( [ 'text' => $text ] ), [] );
		$first  = $posts->store( $source, 1, [ $post( 'One' ) ] );
		$same   = $posts->store( $source, 2, [ $post( 'One' ) ] );
		$text   = $posts->store( $source, 3, [ $post( 'Two' ) ] );
		$time   = $posts->store( $source, 4, [ $post( 'Two', 2000 ) ] );
		self::assertSame( [ 1, 0 ], [ $first['added'], $first['changed'] ] );
		self::assertSame( [ 0, 0 ], [ $same['added'], $same['changed'] ] );
		self::assertSame( [ 0, 1 ], [ $text['added'], $text['changed'] ] );
		self::assertSame( [ 0, 1 ], [ $time['added'], $time['changed'] ] );
		self::assertSame( $first['rows'], $time['rows'] );
		$posts->release( $source );
		$page = Plugin::instance()->feed->query()->page( FeedSettings::of( [ 'source' => $source ] ), null, 5 );
		self::assertSame( [ [ 'Two', 2000 ] ], array_map( static fn( Post $one ): array => [ $one->data['text'], $one->published_at ], $page ) );
		self::assertSame( [], $posts->unseen( $source, 4 ) );
		self::assertSame( array_values( $first['rows'] ), array_column( $posts->unseen( $source, 5 ), 'id' ) );
	}

	/**
	 * What is stored comes back as it was, whatever characters it has.
	 */
	public function test_keeps_every_character(): void {
		$source = self::add_source();
		$text   = "Emoji 👨‍👩‍👧‍👦, quotes \"'`, backslash \\n, percent %s %1\$s, NUL \0, null\u{FFFD}, عربى, 😀\nline";
		self::add_post( $source, [ 'text' => $text, 'tags' => [ [ 'name' => $text, 'url' => null, 'offset' => 0, 'length' => 1 ] ] ] );
		$page = Plugin::instance()->feed->query()->page( FeedSettings::of( [ 'source' => $source ] ), null, 5 );
		self::assertSame( $text, $page[0]->data['text'] );
		self::assertSame( $text, $page[0]->data['tags'][0]['name'] );
	}

	/**
	 * Walks through a feed as Load more does.
	 *
	 * @param array<string, mixed>                $attributes Attributes.
	 * @param (callable( int[] ): void)|null $between    Called between two pages.
	 * @return int[] Rows in the order of their appearance.
	 */
	private static function walk( array $attributes, ?callable $between = null ): array {
		$view = Plugin::instance()->feed->feed()->first( FeedSettings::of( $attributes ) );
		$seen = self::ids( $view );
		while ( $view->next !== null ) {
			self::assertNotSame( [], $view->posts, 'No empty page in the middle.' );
			if ( $between !== null ) {
				$between( $seen );
			}
			$view = self::behind( $view->next );
			array_push( $seen, ...self::ids( $view ) );
		}
		return $seen;
	}

	/**
	 * The posts behind a cursor.
	 *
	 * @param string $cursor Cursor.
	 */
	private static function behind( string $cursor ): FeedView {
		[ $settings, $position ] = Cursor::of_site()->open( $cursor );
		return Plugin::instance()->feed->feed()->after( $settings, $position, $cursor );
	}

	/**
	 * Rows of a view.
	 *
	 * @param FeedView $view View.
	 * @return int[]
	 */
	private static function ids( FeedView $view ): array {
		return array_map( static fn( PostView $post ): int => (int) $post->id, $view->posts );
	}
}
