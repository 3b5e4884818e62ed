<?php
/**
 * Several sources, filters and orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Store;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\PostQuery;
use Vitrine\Feed\Views\FeedView;
use Vitrine\Feed\Views\PostView;
use Vitrine\Graph\Content;
use Vitrine\Plugin;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Whatever a feed is made of, its pages together are the whole list, without repeats and gaps.
 *
 * @phpstan-type Row array{id: int, key: string, source: int, time: int, type: string, flag: string, popularity: int, ends_at: int, words: string}
 */
final class PostQueryTest extends TestCase {

	use StoredFeed;

	private const TYPES = [ 'photo', 'album', 'video', 'reel', 'link', 'text' ];

	/** Any moment. */
	private const NOW = 1_790_000_000;

	/**
	 * What is stored.
	 *
	 * @var list<Row>
	 */
	private array $rows = [];

	/**
	 * Random feeds over random posts of three sources, two of one account, walked through in pages of random sizes while posts arrive.
	 *
	 * @param int $seed Seed.
	 */
	#[DataProvider( 'seeds' )]
	public function test_pages_are_the_whole_list( int $seed ): void {
		mt_srand( $seed );
		[ $first, $photos, $second ] = $this->three_sources();
		foreach ( [ $first, $photos, $second ] as $source ) {
			for ( $number = 0; $number < 25; $number++ ) {
				$this->add( $source, self::NOW - mt_rand( 0, 12 ) * HOUR_IN_SECONDS );
			}
		}
		// The same posts are in two contents of an account, and ids of another account mean nothing.
		foreach ( array_rand( $this->rows, 12 ) as $index ) {
			$one = $this->rows[ $index ];
			if ( $one['source'] === $first ) {
				$this->add( $photos, $one['time'], [ 'key' => $one['key'] ] );
			}
		}
		for ( $round = 0; $round < 12; $round++ ) {
			$attributes = $this->random_feed( $first, $second );
			$rows       = $this->expected( $attributes, $first, $photos );
			$expected   = array_column( $rows, 'id' );
			$before     = array_column( $this->rows, 'id' );
			// All of them are fewer than a feed looks at.
			$arriving = 20;
			$seen     = self::walk(
				$attributes,
				function () use ( $first, $attributes, &$arriving ): int {
					return $arriving-- > 0
						? $this->add( $first, $attributes['order'] === 'oldest' ? self::NOW + HOUR_IN_SECONDS : self::NOW )
						: 0;
				}
			);
			$about      = (string) wp_json_encode( $attributes );
			self::assertSame( $seen, array_values( array_unique( $seen ) ), "No repeats: {$about}" );
			$known = array_values( array_intersect( $seen, $before ) );
			if ( $attributes['order'] === 'random' ) {
				$count = count( array_intersect( array_column( $rows, 'key' ), $attributes['pinned'] ) );
				self::assertSame( array_slice( $expected, 0, $count ), array_slice( $known, 0, $count ), $about );
				sort( $known );
				sort( $expected );
			}
			self::assertSame( implode( ' ', $expected ), implode( ' ', $known ), $about );
		}
	}

	/**
	 * Seeds.
	 *
	 * @return list<array{int}>
	 */
	public static function seeds(): array {
		return [ [ 1 ], [ 2 ] ];
	}

	/**
	 * A random order is the same for a day and goes on as it has begun; offset, pinned posts and another day change it.
	 */
	public function test_random_order(): void {
		$source     = self::add_source();
		$rows       = self::add_posts( $source, 40 );
		$attributes = [ 'source' => $source, 'order' => 'random', 'number' => 7 ];
		$seen       = self::walk( $attributes );
		self::assertSame( $seen, self::walk( [ ...$attributes, 'number' => 40 ] ) );
		self::assertNotSame( $rows, $seen );
		sort( $seen );
		sort( $rows );
		self::assertSame( $rows, $seen );
		// Posts that follow each other do not stay together.
		$query = FeedSettings::of( $attributes );
		$page  = Plugin::instance()->feed->query()->page( $query, null, 40 );
		$steps = array_map( static fn( int $index ): int => abs( $page[ $index ]->id - $page[ $index + 1 ]->id ), range( 0, 38 ) );
		self::assertGreaterThan( 8, count( array_unique( $steps ) ) );
		// The seed of the cursor counts, whatever day it is.
		$other = Plugin::instance()->feed->query()->page( $query, [ -1, 0, 77 ], 40 );
		self::assertCount( 40, $other );
		self::assertNotSame( array_column( $page, 'id' ), array_column( $other, 'id' ) );
	}

	/**
	 * Events to come stand soonest first, those that go on, too; past ones latest first; cancelled ones as is wanted.
	 */
	public function test_events(): void {
		$source = self::add_source();
		$events = $this->content( $source, 'events' );
		$now    = time();
		$add    = fn( int $starts, int $ends, string $flag = '' ): int => $this->add( $events, $now + $starts, [ 'type' => 'event', 'flag' => $flag, 'ends_at' => $now + $ends ] );
		$ids    = [
			'over'      => $add( -9000, -8000 ),
			'long ago'  => $add( -90000, -80000 ),
			'running'   => $add( -100, 100 ),
			'tomorrow'  => $add( 80000, 90000 ),
			'soon'      => $add( 1000, 2000 ),
			'cancelled' => $add( 3000, 4000, 'cancelled' ),
		];
		$shown  = static fn( array $attributes ): array => array_map( static fn( int $id ): string => (string) array_search( $id, $ids, true ), self::walk( [ 'source' => $source, 'content' => 'events', 'number' => 2, ...$attributes ] ) );
		self::assertSame( [ 'running', 'soon', 'cancelled', 'tomorrow' ], $shown( [] ) );
		self::assertSame( [ 'running', 'soon', 'tomorrow' ], $shown( [ 'showCancelled' => false ] ) );
		self::assertSame( [ 'over', 'long ago' ], $shown( [ 'events' => 'past' ] ) );
		self::assertSame( [ 'tomorrow', 'cancelled', 'soon', 'running', 'over', 'long ago' ], $shown( [ 'events' => 'all' ] ) );
		self::assertSame( [ 'soon', 'cancelled', 'tomorrow' ], $shown( [ 'offset' => 1 ] ) );
		// Among posts they are filtered, too, and stand by their time.
		$post = $this->add( $source, $now - 50 );
		self::assertSame( [ $ids['tomorrow'], $ids['cancelled'], $ids['soon'], $post, $ids['running'] ], self::walk( [ 'source' => $source, 'others' => [ [ 'source' => $source, 'content' => 'events' ] ] ] ) );
	}

	/**
	 * Reviews that do not recommend stay away where that is wanted.
	 */
	public function test_reviews(): void {
		$source   = self::add_source();
		$reviews  = $this->content( $source, 'reviews' );
		$good     = $this->add( $reviews, self::NOW, [ 'type' => 'review' ] );
		$negative = $this->add( $reviews, self::NOW - 1, [ 'type' => 'review', 'flag' => 'negative' ] );
		self::assertSame( [ $good, $negative ], self::walk( [ 'source' => $source, 'content' => 'reviews' ] ) );
		self::assertSame( [ $good ], self::walk( [ 'source' => $source, 'content' => 'reviews', 'showNegative' => false ] ) );
	}

	/**
	 * Days begin and end in the zone of the site; the last days count back from now.
	 */
	public function test_dates(): void {
		update_option( 'timezone_string', 'America/New_York' );
		$source = self::add_source();
		$ids    = [];
		foreach ( [ '2026-03-07 23:59:59', '2026-03-08 00:00:00', '2026-03-08 23:59:59', '2026-03-09 00:00:00' ] as $local ) {
			$ids[] = $this->add( $source, ( new \DateTimeImmutable( $local, wp_timezone() ) )->getTimestamp() );
		}
		$shown = static fn( string $from, string $to ): array => self::walk( [ 'source' => $source, 'dateFrom' => $from, 'dateTo' => $to, 'order' => 'oldest' ] );
		self::assertSame( [ $ids[1], $ids[2] ], $shown( '2026-03-08', '2026-03-08' ), 'That day has 23 hours.' );
		self::assertSame( [ $ids[1], $ids[2], $ids[3] ], $shown( '2026-03-08', '' ) );
		self::assertSame( $ids, $shown( '', '2026-03-09' ) );
		self::assertSame( [], $shown( '2026-03-10', '2026-03-01' ) );
		self::assertSame( $ids, $shown( '2026-02-30', 'yesterday' ), 'No day is none.' );
		$new = $this->add( $source, time() - 2 * DAY_IN_SECONDS );
		$old = $this->add( $source, time() - 4 * DAY_IN_SECONDS );
		self::assertSame( [ $new ], self::walk( [ 'source' => $source, 'lastDays' => 3 ] ) );
		self::assertSame( [ $new, $old ], self::walk( [ 'source' => $source, 'lastDays' => 5, 'dateFrom' => '2000-01-01' ] ) );
	}

	/**
	 * Pinned posts come first, in their order and whatever filters say, but hidden ones never; alone they are the whole feed.
	 */
	public function test_hidden_and_pinned(): void {
		$source = self::add_source();
		$rows   = self::add_posts( $source, 8 );
		$key    = static fn( int $index ): string => '2_' . ( $index + 1 );
		$feed   = [ 'source' => $source, 'number' => 2, 'pinned' => [ $key( 6 ), 'gone', $key( 3 ), $key( 5 ) ], 'hidden' => [ $key( 5 ), $key( 1 ) ] ];
		$pick   = static fn( int ...$indexes ): array => array_map( static fn( int $index ): int => $rows[ $index ], $indexes );
		foreach ( [ 1, 2, 3, 9 ] as $number ) {
			self::assertSame( $pick( 6, 3, 0, 2, 4, 7 ), self::walk( [ ...$feed, 'number' => $number ] ), "By {$number}" );
			self::assertSame( $pick( 6, 3, 2, 4, 7 ), self::walk( [ ...$feed, 'number' => $number, 'offset' => 1 ] ), 'Those that come first are not skipped.' );
			self::assertSame( $pick( 6, 3 ), self::walk( [ ...$feed, 'number' => $number, 'onlyPinned' => true ] ) );
			self::assertSame( $pick( 6, 3, 4 ), self::walk( [ ...$feed, 'number' => $number, 'includeWords' => [ '5' ] ] ) );
		}
		self::assertSame( [], self::walk( [ 'source' => $source, 'onlyPinned' => true ] ) );
		$html = do_blocks( self::block( [ ...$feed, 'number' => 9 ] ) );
		self::assertStringContainsString( 'Post 7', $html );
		self::assertStringNotContainsString( 'Post 6', $html );
		self::assertStringNotContainsString( 'Post 2<', $html );
		$query = Plugin::instance()->feed->query();
		self::assertNotNull( $query->one( FeedSettings::of( $feed ), $rows[6] ) );
		self::assertNotNull( $query->one( FeedSettings::of( $feed ), $rows[0] ) );
		self::assertNull( $query->one( FeedSettings::of( $feed ), $rows[5] ), 'No route tells of a hidden post.' );
		self::assertNull( $query->one( FeedSettings::of( [ ...$feed, 'onlyPinned' => true ] ), $rows[0] ) );
	}

	/**
	 * A source that was deleted is left out; where all are, nothing is shown.
	 */
	public function test_deleted_sources(): void {
		$one   = self::add_source();
		$rows  = self::add_posts( $one, 3 );
		$gone  = [ 'source' => 987654 ];
		self::assertSame( $rows, self::walk( [ ...$gone, 'others' => [ [ 'source' => $one ], [ 'source' => 987655, 'content' => 'photos' ] ] ] ) );
		self::assertSame( $rows, self::walk( [ 'source' => 0, 'others' => [ [ 'source' => $one ] ] ] ) );
		self::assertSame( '', do_blocks( self::block( [ ...$gone, 'others' => [ [ 'source' => 987655 ] ] ] ) ) );
		self::assertSame( [], self::walk( [ 'source' => $one, 'content' => 'album', 'contentItem' => 'no id' ] ) );
	}

	/**
	 * Each feed is one query, whatever it is made of, and none sorts or reads more than it is allowed to.
	 */
	public function test_is_one_query(): void {
		global $wpdb;
		$source = self::add_source();
		self::add_posts( $source, 12 );
		$others = [ [ 'source' => $source, 'content' => 'photos' ], [ 'source' => self::add_source() ] ];
		foreach ( [ [], [ 'others' => $others ], [ 'pinned' => [ '2_3' ] ], [ 'others' => $others, 'order' => 'popular', 'types' => [ 'text' ], 'includeWords' => [ 'post' ], 'pinned' => [ '2_3' ], 'hidden' => [ '2_4' ] ], [ 'order' => 'random' ] ] as $attributes ) {
			$html   = static fn(): string => do_blocks( self::block( [ 'source' => $source, 'number' => 3, ...$attributes ] ) );
			$html();
			$before = $wpdb->num_queries;
			self::assertSame( 3, substr_count( $html(), '<article' ) );
			self::assertSame( 1, $wpdb->num_queries - $before, (string) wp_json_encode( $attributes ) );
		}
	}

	/**
	 * What is searched is bounded: a word that only older posts have is not found.
	 */
	public function test_searches_the_newest(): void {
		global $wpdb;
		$source = self::add_source();
		$values = [];
		for ( $number = 0; $number <= PostQuery::SEARCHED; $number++ ) {
			$values[] = "({$source},'n{$number}'," . ( self::NOW - $number ) . ",1,'','" . ( $number === PostQuery::SEARCHED ? ' rose ' : ' iris ' ) . "','{}','{}',0,'text')";
		}
		$wpdb->query( "INSERT INTO {$wpdb->prefix}vitrine_posts (source_id,network_id,published_at,ready,digest,words,data,pictures,pictures_due,type) VALUES " . implode( ',', $values ) );
		$count = static fn( array $attributes ): int => count( Plugin::instance()->feed->query()->page( FeedSettings::of( [ 'source' => $source, ...$attributes ] ), null, 2000 ) );
		self::assertSame( 0, $count( [ 'includeWords' => [ 'rose' ] ] ) );
		self::assertSame( 1, $count( [ 'includeWords' => [ 'rose' ], 'order' => 'oldest' ] ) );
		self::assertSame( PostQuery::SEARCHED, $count( [ 'order' => 'popular' ] ) );
		self::assertSame( PostQuery::SEARCHED, $count( [ 'types' => [ 'text' ], 'others' => [ [ 'source' => self::add_source() ] ] ] ) );
	}

	/**
	 * Three sources: an account, its photos, another account.
	 *
	 * @return array{int, int, int} Rows.
	 */
	private function three_sources(): array {
		$first = self::add_source();
		return [ $first, $this->content( $first, 'photos' ), self::add_source() ];
	}

	/**
	 * The row of a content.
	 *
	 * @param int    $account Account.
	 * @param string $kind    Kind.
	 */
	private function content( int $account, string $kind ): int {
		$feed   = Plugin::instance()->feed;
		$source = $feed->sources()->get( $account );
		self::assertNotNull( $source );
		return $feed->contents()->open( $source, new Content( $kind ) )->id;
	}

	/**
	 * Stores a random post.
	 *
	 * @param int                  $source Source.
	 * @param int                  $time   When it was published.
	 * @param array<string, mixed> $fields What is not random.
	 * @return int Row.
	 */
	private function add( int $source, int $time, array $fields = [] ): int {
		global $wpdb;
		static $number = 0;
		++$number;
		$row = [
			'key'        => "k{$number}",
			'type'       => self::TYPES[ array_rand( self::TYPES ) ],
			'flag'       => '',
			'popularity' => mt_rand( 0, 6 ),
			'ends_at'    => 0,
			'words'      => mt_rand( 0, 1 ) === 0 ? ' rose ' : ' iris ',
			...$fields,
		];
		$wpdb->insert(
			"{$wpdb->prefix}vitrine_posts",
			[ ...array_diff_key( $row, [ 'key' => 0 ] ), 'source_id' => $source, 'network_id' => $row['key'], 'published_at' => $time, 'ready' => 1, 'digest' => '', 'data' => '{}', 'pictures' => '{}', 'pictures_due' => 0 ]
		);
		/** @var Row $stored */
		$stored       = [ ...$row, 'id' => $wpdb->insert_id, 'source' => $source, 'time' => $time ];
		$this->rows[] = $stored;
		return $stored['id'];
	}

	/**
	 * A random feed.
	 *
	 * @param int $first  Account with photos.
	 * @param int $second Another one.
	 * @return array<string, mixed>
	 */
	private function random_feed( int $first, int $second ): array {
		$some   = fn( int $most ): array => array_map( fn( int $index ): string => $this->rows[ $index ]['key'], mt_rand( 0, 1 ) === 0 ? [] : (array) array_rand( $this->rows, mt_rand( 1, $most ) ) );
		$others = [ [ 'source' => $first, 'content' => 'photos' ], [ 'source' => $second ] ];
		$orders = [ 'newest', 'oldest', 'popular', 'random' ];
		$order  = $orders[ array_rand( $orders ) ];
		return [
			'source'       => $first,
			'others'       => array_slice( $others, 0, mt_rand( 0, 2 ) ),
			'number'       => mt_rand( 1, 9 ),
			// Which posts a random order begins with is not to be known here.
			'offset'       => mt_rand( 0, 2 ) === 0 && $order !== 'random' ? mt_rand( 1, 5 ) : 0,
			'order'        => $order,
			'types'        => mt_rand( 0, 1 ) === 0 ? [] : array_slice( self::TYPES, mt_rand( 0, 2 ), 3 ),
			'includeWords' => mt_rand( 0, 2 ) === 0 ? [ 'rose' ] : [],
			'dateFrom'     => mt_rand( 0, 2 ) === 0 ? gmdate( 'Y-m-d', self::NOW ) : '',
			'pinned'       => $some( 5 ),
			'hidden'       => $some( 5 ),
		];
	}

	/**
	 * What a feed has to show, in order; random orders as newest.
	 *
	 * @param array<string, mixed> $feed   Attributes.
	 * @param int                  $first  Account.
	 * @param int                  $photos Row of its photos.
	 * @return list<Row>
	 */
	private function expected( array $feed, int $first, int $photos ): array {
		$sources = [ $first, ...array_map( static fn( array $one ): int => isset( $one['content'] ) ? $photos : $one['source'], $feed['others'] ) ];
		$own     = array_column( array_filter( $this->rows, static fn( array $row ): bool => $row['source'] === $first ), 'key' );
		$rows    = array_filter( $this->rows, static fn( array $row ): bool => in_array( $row['source'], $sources, true ) && ( $row['source'] !== $photos || ! in_array( $row['key'], $own, true ) ) && ! in_array( $row['key'], $feed['hidden'], true ) );
		$pins    = [];
		foreach ( $feed['pinned'] as $key ) {
			array_push( $pins, ...array_filter( $rows, static fn( array $row ): bool => $row['key'] === $key ) );
		}
		$from = $feed['dateFrom'] === '' ? 0 : (int) strtotime( "{$feed['dateFrom']} UTC" );
		$rows = array_filter(
			$rows,
			static fn( array $row ): bool => ! in_array( $row['key'], $feed['pinned'], true )
				&& $row['time'] >= $from
				&& ( $feed['types'] === [] || in_array( $row['type'], $feed['types'], true ) )
				&& ( $feed['includeWords'] === [] || $row['words'] === ' rose ' )
		);
		usort(
			$rows,
			static fn( array $one, array $other ): int => match ( $feed['order'] ) {
				'oldest' => [ $one['time'], $one['id'] ] <=> [ $other['time'], $other['id'] ],
				'popular' => [ $other['popularity'], $other['time'], $other['id'] ] <=> [ $one['popularity'], $one['time'], $one['id'] ],
				default => [ $other['time'], $other['id'] ] <=> [ $one['time'], $one['id'] ],
			}
		);
		return [ ...$pins, ...array_slice( $rows, $feed['offset'] ) ];
	}

	/**
	 * Walks through a feed as Load more does.
	 *
	 * @param array<string, mixed>   $attributes Attributes.
	 * @param (callable(): int)|null $between    Called between two pages.
	 * @return int[] Rows in the order of their appearance.
	 */
	private static function walk( array $attributes, ?callable $between = null ): array {
		$feed = Plugin::instance()->feed->feed();
		$view = $feed->first( FeedSettings::of( $attributes ) );
		$seen = self::ids( $view );
		while ( $view->next !== null ) {
			self::assertNotSame( [], $view->posts, 'No empty page in the middle.' );
			if ( $between !== null ) {
				$between();
			}
			[ $settings, $position ] = Cursor::of_site()->open( $view->next );
			$page                    = $feed->page( $settings, $position );
			$view                    = $feed->after( $settings, $position, $view->next );
			self::assertSame( self::ids( $page ), self::ids( $view ), 'Without script the same.' );
			array_push( $seen, ...self::ids( $view ) );
		}
		return $seen;
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
