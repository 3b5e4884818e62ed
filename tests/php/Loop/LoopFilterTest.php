<?php
/**
 * Loops that addresses filter.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * An address takes posts away from a loop, and links of its filter lead to all states.
 */
final class LoopFilterTest extends LoopTestCase {

	private const ALL = [ 'Tulips in rows', 'A red door', 'Narcissus', 'Compost', 'Roses by the door' ];

	/**
	 * Addresses and what they show.
	 *
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function addresses(): iterable {
		yield 'nothing' => [ '', self::ALL ];
		yield 'a term' => [ 'loop-abc1234-post_tag=red', [ 'Tulips in rows', 'A red door', 'Roses by the door' ] ];
		yield 'any of two' => [ 'loop-abc1234-post_tag=brown,yellow', [ 'Tulips in rows', 'Narcissus', 'Compost' ] ];
		yield 'both' => [ 'loop-abc1234-post_tag=red+yellow', [ 'Tulips in rows' ] ];
		yield 'without' => [ 'loop-abc1234-post_tag=!red', [ 'Narcissus', 'Compost' ] ];
		yield 'with and without' => [ 'loop-abc1234-post_tag=red,!green', [ 'Tulips in rows', 'A red door' ] ];
		yield 'of a parent, its children too' => [ 'loop-abc1234-category=garden', [ 'Tulips in rows', 'Narcissus', 'Compost', 'Roses by the door' ] ];
		yield 'two taxonomies' => [ 'loop-abc1234-category=garden&loop-abc1234-post_tag=red', [ 'Tulips in rows', 'Roses by the door' ] ];
		yield 'unknown' => [ 'loop-abc1234-post_tag=blue', [] ];
		yield 'without an unknown one' => [ 'loop-abc1234-post_tag=!blue', self::ALL ];
		yield 'an unknown one beside a known one' => [ 'loop-abc1234-post_tag=blue,brown', [ 'Compost' ] ];
		yield 'both, one of them unknown' => [ 'loop-abc1234-post_tag=red+blue', [] ];
		yield 'as Elementor says it, any' => [ 'e-filter-abc1234-post_tag=brown~yellow', [ 'Tulips in rows', 'Narcissus', 'Compost' ] ];
		yield 'encoded once more' => [ 'e-filter-abc1234-post_tag=brown%257Eyellow', [ 'Tulips in rows', 'Narcissus', 'Compost' ] ];
		yield 'as Elementor says it, all' => [ 'e-filter-abc1234-post_tag=red+yellow', [ 'Tulips in rows' ] ];
		yield 'another loop' => [ 'loop-zzz9999-post_tag=red', self::ALL ];
		yield 'no taxonomy' => [ 'loop-abc1234-color=red', self::ALL ];
		yield 'fields of a form' => [ 'loop-abc1234-post_tag[]=brown&loop-abc1234-post_tag[]=yellow', [ 'Tulips in rows', 'Narcissus', 'Compost' ] ];
		yield 'fields of a form, all' => [ 'loop-abc1234-post_tag[all][]=red&loop-abc1234-post_tag[all][]=yellow', [ 'Tulips in rows' ] ];
		yield 'fields of a form, without' => [ 'loop-abc1234-post_tag[not][]=red', [ 'Narcissus', 'Compost' ] ];
		yield 'an empty field' => [ 'loop-abc1234-post_tag[]=', self::ALL ];
		yield 'words' => [ 'loop-abc1234_search=door', [ 'A red door', 'Roses by the door' ] ];
		yield 'words that nobody wrote' => [ "loop-abc1234_search=door'%25_%22", [] ];
		yield 'words in a list' => [ 'loop-abc1234_search[]=door', self::ALL ];
		yield 'an order, a size and a page that the loop does not offer' => [ 'loop-abc1234_sort=title-asc&loop-abc1234_size=1&loop-abc1234_page=2', self::ALL ];
		yield 'a list of lists' => [ 'loop-abc1234-post_tag[a][b]=red', self::ALL ];
		yield 'nothing that is a slug' => [ 'loop-abc1234-post_tag=%22', [] ];
		yield 'quotes' => [ "loop-abc1234-post_tag=red'%22)--", [] ];
		yield 'variables of queries' => [ 'post_status=draft&post_type=page&posts_per_page=-1&author=1&meta_query[]=1&s=red', self::ALL ];
	}

	/**
	 * Every address shows posts of the saved block, and no others.
	 *
	 * @param string       $query Of the address.
	 * @param list<string> $posts Titles.
	 */
	#[DataProvider( 'addresses' )]
	public function test_address( string $query, array $posts ): void {
		self::ask( $query );
		$html = self::loop( [ 'taxonomy' => 'post_tag' ] );
		self::assertSame( $posts, self::titles( $html ) );
		self::assertSame( $posts === [], str_contains( $html, 'Nothing' ), 'What core shows where nothing is found.' );
	}

	/**
	 * What the block asks for holds, whatever the address says.
	 */
	public function test_narrows_the_saved_query(): void {
		self::ask( 'loop-abc1234-category=house' );
		$red  = get_term_by( 'slug', 'red', 'post_tag' );
		$html = self::loop( [], [ 'taxQuery' => [ 'post_tag' => [ $red->term_id ?? 0 ] ], 'perPage' => 1 ] );
		self::assertSame( [ 'A red door' ], self::titles( $html ) );
	}

	/**
	 * Drafts, private posts and taxonomies that visitors do not see stay unseen.
	 */
	public function test_private_taxonomies_filter_nothing(): void {
		register_taxonomy( 'secret', 'post', [ 'public' => false ] );
		wp_insert_term( 'Hush', 'secret' );
		wp_set_object_terms( self::post( 'Narcissus' ), 'hush', 'secret' );
		self::ask( 'loop-abc1234-secret=hush' );
		$html = self::loop( [ 'taxonomy' => 'secret' ] );
		unregister_taxonomy( 'secret' );
		self::assertSame( self::ALL, self::titles( $html ) );
		self::assertStringNotContainsString( 'vitrine-loop-filter', $html );
	}

	/**
	 * Links lead to the loop with a term, and back.
	 */
	public function test_links(): void {
		self::ask( 'utm_source=mail&query-0-page=2&keep=1&loop-abc1234-category=bulbs&e-filter-abc1234-category=house' );
		$links = self::links( self::loop( [ 'taxonomy' => 'post_tag' ] ) );
		self::assertSame( [ 'All', 'brown', 'green', 'red', 'yellow' ], array_keys( $links ) );
		// The choice of another taxonomy stays, pages and what counts clicks do not.
		self::assertSame( '/loop/?keep=1&loop-abc1234-category=house&loop-abc1234-post_tag=red', $links['red'] );

		self::ask( 'loop-abc1234-post_tag=red' );
		$one = self::loop( [ 'taxonomy' => 'post_tag' ] );
		self::assertSame( '/loop/', self::links( $one )['red'], 'It is taken back.' );
		self::assertSame( '/loop/?loop-abc1234-post_tag=green', self::links( $one )['green'], 'One instead of another.' );
		self::assertSame( 1, substr_count( $one, 'aria-current="true"' ) );
		self::assertStringNotContainsString( 'nofollow', $one );

		$any = self::links( self::loop( [ 'taxonomy' => 'post_tag', 'multiple' => true ] ) );
		self::assertSame( '/loop/?loop-abc1234-post_tag=green,red', $any['green'] );
		$all = self::links( self::loop( [ 'taxonomy' => 'post_tag', 'multiple' => true, 'join' => 'all' ] ) );
		self::assertSame( '/loop/?loop-abc1234-post_tag=green+red', $all['green'] );
		$none = self::loop( [ 'taxonomy' => 'post_tag', 'multiple' => true, 'join' => 'none' ] );
		self::assertSame( '/loop/?loop-abc1234-post_tag=red,!green', self::links( $none )['green'] );
		self::assertStringContainsString( 'rel="nofollow"', $none );
	}

	/**
	 * Every link leads to what it says.
	 */
	public function test_links_are_read_as_they_are_written(): void {
		wp_insert_term( 'שושנים & tea', 'post_tag' );
		wp_set_object_terms( self::post( 'Compost' ), [ 'שושנים & tea' ], 'post_tag', true );
		self::ask( '' );
		$links = self::links( self::loop( [ 'taxonomy' => 'post_tag' ] ) );
		self::ask( (string) wp_parse_url( $links['שושנים & tea'], PHP_URL_QUERY ) );
		self::assertSame( [ 'Compost' ], self::titles( self::loop( [ 'taxonomy' => 'post_tag' ] ) ) );
	}

	/**
	 * The top level has parents whose posts are all in terms inside, and nothing that is empty.
	 */
	public function test_top_level(): void {
		$fruit = self::term( 'Orchard', 'category' );
		self::term( 'Empty', 'category' );
		wp_set_object_terms( self::post( 'Compost' ), [ self::term( 'Apples', 'category', $fruit ) ], 'category' );
		$names = array_keys( self::links( self::loop( [ 'taxonomy' => 'category', 'showOnlyTopLevel' => true ] ) ) );
		self::assertSame( [ 'Garden', 'House', 'Orchard' ], array_values( array_diff( $names, [ 'All' ] ) ) );
	}

	/**
	 * Orders, sizes and pages that a loop offers, and no others.
	 */
	public function test_offers(): void {
		$sort = [ 'by' => 'sort', 'sorts' => [ 'date-desc', 'title-asc' ] ];
		self::ask( 'loop-abc1234_sort=title-asc' );
		$by_title = self::ALL;
		sort( $by_title );
		self::assertSame( $by_title, self::titles( self::loop( $sort ) ) );
		self::ask( 'loop-abc1234_sort=title-desc' );
		self::assertSame( self::ALL, self::titles( self::loop( $sort ) ) );
		self::assertSame( '/loop/?loop-abc1234_sort=title-asc', self::links( self::loop( $sort ) )['Title, A to Z'] );

		$size = [ 'by' => 'size', 'sizes' => [ 2, 3 ] ];
		self::ask( 'loop-abc1234_size=3' );
		self::assertCount( 3, self::titles( self::loop( $size ) ) );
		foreach ( [ '4', '-1', '0', '3x', '3 ' ] as $bad ) {
			self::ask( "loop-abc1234_size={$bad}" );
			self::assertCount( 5, self::titles( self::loop( $size ) ), $bad );
		}
	}

	/**
	 * What is chosen can be taken back one by one, and all together.
	 */
	public function test_chosen(): void {
		self::ask( 'loop-abc1234-category=house&loop-abc1234-post_tag=!green&loop-abc1234_search=door&keep=1' );
		self::assertSame(
			[
				'Clear all' => '/loop/?keep=1',
				'House'     => '/loop/?keep=1&loop-abc1234-post_tag=!green&loop-abc1234_search=door',
				'Not green' => '/loop/?keep=1&loop-abc1234-category=house&loop-abc1234_search=door',
				'“door”'    => '/loop/?keep=1&loop-abc1234-category=house&loop-abc1234-post_tag=!green',
			],
			self::links( self::loop( [ 'by' => 'chosen' ] ) )
		);
		self::ask( 'loop-abc1234-category=house' );
		self::assertStringContainsString( '>2 results</p>', self::loop( [ 'by' => 'results' ] ) );
		self::ask( '' );
		self::assertStringContainsString( '>1–2 of 5 results</p>', self::loop( [ 'by' => 'results' ], [ 'perPage' => 2 ] ) );
		self::assertStringContainsString( '>1–2 of 4 results</p>', self::loop( [ 'by' => 'results' ], [ 'perPage' => 2, 'pages' => 2 ] ) );
		self::assertSame( [], self::links( self::loop( [ 'by' => 'chosen' ] ) ) );
	}

	/**
	 * On an archive the posts of the archive are filtered, and the page is put back behind the loop.
	 */
	public function test_archive(): void {
		global $wp_query, $wp_the_query;
		$wp_query = $wp_the_query = new \WP_Query( [ 'category_name' => 'garden', 'posts_per_page' => 10 ] ); // phpcs:ignore
		$inherit  = [ 'inherit' => true ];
		self::ask( '' );
		self::assertSame( [ 'Tulips in rows', 'Narcissus', 'Compost', 'Roses by the door' ], self::titles( self::loop( [ 'taxonomy' => 'post_tag' ], $inherit ) ) );
		self::ask( 'loop-abc1234-post_tag=red' );
		$html = self::loop( [ 'taxonomy' => 'post_tag' ], $inherit );
		self::assertSame( [ 'Tulips in rows', 'Roses by the door' ], self::titles( $html ) );
		self::assertSame( '/loop/?loop-abc1234-post_tag=green', self::links( $html )['green'] );
		self::assertSame( 4, $wp_query->post_count );
		self::assertSame( $wp_the_query, $wp_query );
		self::ask( 'loop-abc1234_search=door&loop-abc1234-category=house' );
		self::assertSame( [ 'Roses by the door' ], self::titles( self::loop( [], $inherit ) ) );
	}

	/**
	 * Outside of a loop and in one without an id there is no filter.
	 */
	public function test_without_a_loop(): void {
		self::ask( '' );
		self::assertSame( '', trim( do_blocks( '<!-- wp:vitrine/loop-filter /-->' ) ) );
		self::assertStringNotContainsString( 'vitrine-loop-filter', self::loop( [], [], [ 'vitrineLoop' => '"><b>' ] ) );
	}

	/**
	 * Pages of one term may be found, pages of two are not.
	 */
	public function test_robots(): void {
		$says = static function ( string $query ): bool {
			self::ask( $query );
			$robots = apply_filters( 'wp_robots', [ 'follow' => true ] );
			self::assertSame( isset( $robots['noindex'] ), isset( $robots['nofollow'] ) );
			self::assertSame( ! isset( $robots['noindex'] ), isset( $robots['follow'] ) );
			return ! isset( $robots['noindex'] );
		};
		self::assertTrue( $says( 'loop-abc1234-post_tag=red' ) );
		self::assertFalse( $says( 'loop-abc1234-post_tag=red,green' ) );
		self::assertFalse( $says( 'loop-abc1234-post_tag=red&loop-abd1234-post_tag=green' ) );
		self::assertFalse( $says( 'e-filter-abc1234-post_tag=red~green' ) );
		self::assertTrue( $says( 'loop-abc1234-post_tag[]=red&loop-abc1234-=x' ) );
	}

	/**
	 * What an address can make the database do is bounded.
	 */
	public function test_thousands_of_terms_are_a_few(): void {
		$queries = [];
		add_filter(
			'query',
			static function ( $query ) use ( &$queries ) {
				$queries[] = $query;
				return $query;
			}
		);
		self::ask( 'loop-abc1234-post_tag=' . implode( '+', range( 1000, 9999 ) ) . '&loop-abc1234-category=' . implode( ',', range( 1000, 9999 ) ) );
		self::assertSame( [], self::titles( self::loop( [ 'taxonomy' => 'post_tag' ] ) ) );
		self::assertLessThan( 60, count( $queries ) );
		self::assertLessThan( 4000, max( 0, ...array_map( 'strlen', $queries ) ) );
	}

	/**
	 * Id of a post.
	 *
	 * @param string $title Its title.
	 */
	private static function post( string $title ): int {
		return get_posts( [ 'title' => $title, 'fields' => 'ids' ] )[0];
	}
}
