<?php
/**
 * Numbered pages as visitors get them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Pages;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * Real links to what there is, each feed for itself, and nothing else however a visitor asks.
 */
final class PagesTest extends TestCase {

	use StoredFeed;

	private const PAGED = [ 'paging' => 'pages', 'number' => 3 ];

	/**
	 * The page of the site is its front page.
	 */
	protected function setUp(): void {
		parent::setUp();
		$_SERVER['REQUEST_URI'] = '/news/?color=blue&utm_source=letter';
		$_GET                   = [];
	}

	/**
	 * Nobody asks for anything any more.
	 */
	protected function tearDown(): void {
		$_GET = [];
		parent::tearDown();
	}

	/**
	 * A path that begins with two slashes would lead to another site.
	 */
	public function test_links_stay_on_the_site(): void {
		$source = self::add_source();
		self::add_posts( $source, 8 );
		$_SERVER['REQUEST_URI'] = '//evil.example/?color=blue';
		$links                  = self::links( self::rendered( [ 'source' => $source, ...self::PAGED ] ) );
		self::assertNotSame( [], $links );
		foreach ( $links as $link ) {
			self::assertStringStartsWith( '/evil.example/', $link );
		}
	}

	/**
	 * The block on a page whose address asks for something.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param mixed                $page       What is asked of this feed; null = nothing.
	 */
	private static function rendered( array $attributes, mixed $page = null ): string {
		$_GET = $page === null ? [] : [ self::parameter( $attributes ) => $page ];
		return do_blocks( self::block( $attributes ) );
	}

	/**
	 * The parameter of a feed.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function parameter( array $attributes ): string {
		return 'vitrine-page-' . FeedProof::of_site()->name( FeedSettings::of( $attributes ) );
	}

	/**
	 * Posts in order.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	private static function posts( string $html ): array {
		preg_match_all( '~<span>(Post \d+)</span>~', $html, $found );
		return $found[1];
	}

	/**
	 * What the links say and where they lead.
	 *
	 * @param string $html HTML.
	 * @return array<string, string> Addresses by words.
	 */
	private static function links( string $html ): array {
		preg_match_all( '~<a class="[^"]*__page(?: is-\w+)?" href="([^"]*)" rel="nofollow"[^>]*>([^<]*)</a>~', $html, $found );
		return array_combine( $found[2], array_map( html_entity_decode( ... ), $found[1] ) );
	}

	/**
	 * Names of posts.
	 *
	 * @param int ...$numbers Their numbers.
	 * @return list<string>
	 */
	private static function named( int ...$numbers ): array {
		return array_values( array_map( static fn( int $number ): string => "Post {$number}", $numbers ) );
	}

	/**
	 * Links to the pages, in a landmark, with the page that is shown; the same page of the site without marks of a visitor, at the feed.
	 */
	public function test_has_links(): void {
		$source = self::add_source();
		self::add_posts( $source, 17 );
		$feed = [ 'source' => $source, ...self::PAGED ];
		$html = self::rendered( $feed );
		$at   = '/news/?color=blue&' . self::parameter( $feed ) . '=';
		self::assertSame( self::named( 1, 2, 3 ), self::posts( $html ) );
		self::assertSame( 1, preg_match( '~<div [^>]*\bid="(feed-[0-9a-f]{8})"~', $html, $id ) );
		self::assertSame( [ '1' => "/news/?color=blue#{$id[1]}", '2' => "{$at}2#{$id[1]}", '6' => "{$at}6#{$id[1]}", 'Next Page' => "{$at}2#{$id[1]}" ], self::links( $html ) );
		// Other tests have rendered feeds before.
		self::assertMatchesRegularExpression( '~<nav class="wp-block-vitrine-social-feed__pages" aria-label="Pagination( \d+)?">~', $html );
		self::assertStringContainsString( ' aria-current="page" aria-label="Page 1">1</a>', $html );
		self::assertStringNotContainsString( '__more', $html );

		$last = self::rendered( $feed, '6' );
		self::assertSame( self::named( 16, 17 ), self::posts( $last ) );
		self::assertSame( [ 'Previous Page', 1, 5, 6 ], array_keys( self::links( $last ) ) );
		self::assertStringContainsString( ' aria-current="page" aria-label="Page 6">6</a>', $last );
	}

	/**
	 * All pages together have every post once, in the order of the feed, whatever comes first and is left out.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param list<string>         $expected   Posts.
	 */
	#[DataProvider( 'feeds' )]
	public function test_pages_have_all_posts( array $attributes, array $expected ): void {
		$source = self::add_source();
		self::add_posts( $source, 11 );
		$shown = [];
		foreach ( range( 1, (int) ceil( count( $expected ) / 3 ) ) as $page ) {
			array_push( $shown, ...self::posts( self::rendered( [ 'source' => $source, ...self::PAGED, ...$attributes ], (string) $page ) ) );
		}
		if ( ( $attributes['order'] ?? '' ) === 'random' ) {
			sort( $shown );
			sort( $expected );
		}
		self::assertSame( $expected, $shown );
		$beyond = (int) ceil( count( $expected ) / 3 ) + 1;
		self::assertStringNotContainsString( "aria-label=\"Page {$beyond}\"", self::rendered( [ 'source' => $source, ...self::PAGED, ...$attributes ] ) );
	}

	/**
	 * Feeds and what they show.
	 *
	 * @return array<string, array{array<string, mixed>, list<string>}>
	 */
	public static function feeds(): array {
		$all = self::named( ...range( 1, 11 ) );
		return [
			'newest'       => [ [], $all ],
			'oldest'       => [ [ 'order' => 'oldest' ], array_reverse( $all ) ],
			'popular'      => [ [ 'order' => 'popular' ], $all ],
			'random'       => [ [ 'order' => 'random' ], $all ],
			'offset'       => [ [ 'offset' => 2 ], array_slice( $all, 2 ) ],
			'hidden'       => [ [ 'hidden' => [ '2_1', '2_4' ] ], self::named( 2, 3, 5, 6, 7, 8, 9, 10, 11 ) ],
			'words'        => [ [ 'excludeWords' => [ 'Post 3' ] ], self::named( 1, 2, 4, 5, 6, 7, 8, 9, 10, 11 ) ],
			'pinned'       => [ [ 'pinned' => [ '2_9', '2_nowhere', '2_7', '2_5', '2_3' ] ], self::named( 9, 7, 5, 3, 1, 2, 4, 6, 8, 10, 11 ) ],
			'pinned alone' => [ [ 'pinned' => [ '2_9', '2_7', '2_5', '2_3' ], 'onlyPinned' => true ], self::named( 9, 7, 5, 3 ) ],
			'both numbers' => [ [ 'numberPhone' => 9 ], $all ],
		];
	}

	/**
	 * Whatever else a visitor writes, the first page is shown, and written nowhere.
	 *
	 * @param mixed $asked Value of the parameter.
	 */
	#[DataProvider( 'hostile' )]
	public function test_other_values_are_the_first_page( mixed $asked ): void {
		$source = self::add_source();
		self::add_posts( $source, 7 );
		$feed = [ 'source' => $source, ...self::PAGED ];
		$html = self::rendered( $feed, $asked );
		self::assertSame( self::named( 1, 2, 3 ), self::posts( $html ) );
		self::assertSame( array_keys( self::links( self::rendered( $feed ) ) ), array_keys( self::links( $html ) ) );
		self::assertStringNotContainsString( 'spite', $html );
	}

	/**
	 * What visitors may write.
	 *
	 * @return list<array{mixed}>
	 */
	public static function hostile(): array {
		return array_map(
			static fn( mixed $one ): array => [ $one ],
			[ '', '0', '-1', '1', '4', '101', '9999', '99999999999999999999', '2 ', ' 2', '02', '2.0', '2e0', '0x2', '٢', "2\n", '2"><img src=x onerror=spite()>', "2' OR spite", [ '2' ], [ [ 'spite' ] ], null ]
		);
	}

	/**
	 * Each feed goes by its own parameter; equal feeds go together, each with a name and an id of its own.
	 */
	public function test_feeds_are_independent(): void {
		$source = self::add_source();
		self::add_posts( $source, 9 );
		$one   = [ 'source' => $source, ...self::PAGED ];
		$other = [ 'source' => $source, ...self::PAGED, 'number' => 2 ];
		$_SERVER['REQUEST_URI'] = '/news/?' . self::parameter( $one ) . '=2';
		$_GET = [ self::parameter( $one ) => '2' ];
		$html = do_blocks( self::block( $one ) . self::block( $other ) . self::block( $one ) );
		self::assertSame( self::named( 4, 5, 6, 1, 2, 4, 5, 6 ), self::posts( $html ) );
		preg_match_all( '~<nav [^>]* aria-label="([^"]*)"~', $html, $names );
		preg_match_all( '~<div [^>]*\bid="(feed-[^"]*)"~', $html, $ids );
		self::assertCount( 3, array_unique( $names[1] ) );
		self::assertCount( 3, array_unique( $ids[1] ) );
		// The other one's links leave this one where it is.
		self::assertStringContainsString( esc_url( '/news/?' . self::parameter( $one ) . '=2&' . self::parameter( $other ) . '=5#' ), $html );
		$_GET = [ self::parameter( $other ) => '2' ];
		self::assertSame( self::named( 1, 2, 3, 3, 4 ), self::posts( do_blocks( self::block( $one ) . self::block( $other ) ) ) );
	}

	/**
	 * Where there is one page only, or none is offered, nothing is printed or loaded for pages; a carousel has its button.
	 */
	public function test_only_where_there_are_pages(): void {
		$source = self::add_source();
		self::add_posts( $source, 4 );
		foreach ( [ [ 'number' => 4 ], [ 'loadMore' => false ], [ 'layout' => 'carousel' ], [ 'paging' => 'button' ] ] as $attributes ) {
			$html = self::rendered( [ 'source' => $source, ...self::PAGED, ...$attributes ] );
			self::assertStringNotContainsString( '__pages', $html );
			self::assertStringNotContainsString( 'vitrine-page-', $html );
			self::assertSame( isset( $attributes['layout'] ) || isset( $attributes['paging'] ), str_contains( $html, '__more' ) );
		}
		self::assertSame( '', self::rendered( [ 'source' => self::add_source(), ...self::PAGED ] ) );
	}

	/**
	 * A view costs three queries at most, and as many on the last page.
	 */
	public function test_costs(): void {
		global $wpdb;
		$source = self::add_source();
		self::add_posts( $source, 40 );
		$feed = [ 'source' => $source, ...self::PAGED ];
		self::rendered( $feed );
		foreach ( [ '1', '14', '9999' ] as $page ) {
			$before = $wpdb->num_queries;
			self::rendered( $feed, $page );
			self::assertLessThanOrEqual( 3, $wpdb->num_queries - $before );
		}
	}

	/**
	 * Search engines are told to leave the pages of a feed alone, and nothing else.
	 */
	public function test_robots(): void {
		$robots = static fn(): array => apply_filters( 'wp_robots', [] );
		self::assertArrayNotHasKey( 'noindex', $robots() );
		foreach ( [ '2', '9999', 'spite', [ 'x' ] ] as $value ) {
			$_GET = [ 'vitrine-page-0badcafe' => $value ];
			self::assertTrue( $robots()['noindex'] );
			self::assertArrayNotHasKey( 'spite', $robots() );
		}
		$_GET = [ 'page' => '2', 'vitrine-feed' => 'x' ];
		self::assertArrayNotHasKey( 'noindex', $robots() );
	}
}
