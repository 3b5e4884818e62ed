<?php
/**
 * Pages of a loop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Each page has an address, and no address reaches further than the saved pagination.
 */
final class PaginationTest extends LoopTestCase {

	private const ALL = [ 'Tulips in rows', 'A red door', 'Narcissus', 'Compost', 'Roses by the door' ];

	/**
	 * Structure of the links to posts before the test.
	 *
	 * @var string
	 */
	private string $permalinks;

	/**
	 * Keeps it.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->permalinks = (string) get_option( 'permalink_structure' );
	}

	/**
	 * Puts it back.
	 */
	protected function tearDown(): void {
		self::permalinks( $this->permalinks );
		parent::tearDown();
	}

	/**
	 * Each page shows the posts that come next, with what is chosen.
	 */
	public function test_pages(): void {
		$seen = [];
		foreach ( range( 1, 5 ) as $page ) {
			self::ask( "loop-abc1234_page={$page}" );
			array_push( $seen, ...self::titles( self::paged() ) );
		}
		self::assertSame( self::ALL, $seen );
		self::ask( 'loop-abc1234_page=2&loop-abc1234-post_tag=red' );
		self::assertSame( [ 'A red door' ], self::titles( self::paged() ) );
		self::ask( 'loop-abc1234_page=2' );
		self::assertSame( [ 'Compost', 'Roses by the door' ], self::titles( self::paged( [], [ 'perPage' => 2, 'offset' => 1 ] ) ) );
	}

	/**
	 * Addresses that ask for what the saved block does not have.
	 *
	 * @return iterable<string, array{string, array<string, mixed>, array<string, mixed>, list<string>}>
	 */
	public static function bounds(): iterable {
		$first = [ 'Tulips in rows' ];
		yield 'behind the limit' => [ '4', [ 'limit' => 3 ], [], [] ];
		yield 'at the limit' => [ '3', [ 'limit' => 3 ], [], [ 'Narcissus' ] ];
		yield 'behind the limit of a block that says nothing' => [ '6', [], [], [] ];
		yield 'without a limit' => [ '6', [ 'limit' => 0 ], [], [ 'Older 1' ] ];
		yield 'behind the pages of the Query Loop' => [ '3', [ 'limit' => 0 ], [ 'pages' => 2 ], [] ];
		yield 'behind the end' => [ '9', [ 'limit' => 0 ], [], [] ];
		yield 'the highest number' => [ '9999', [ 'limit' => 0 ], [], [] ];
		yield 'a higher one' => [ '10000', [ 'limit' => 0 ], [], $first ];
		yield 'none' => [ '0', [], [], $first ];
		yield 'less than none' => [ '-1', [], [], $first ];
		yield 'words' => [ '2+or+1', [], [], $first ];
		yield 'a broken limit is the default' => [ '6', [ 'limit' => [ 99 ] ], [], [] ];
		yield 'a limit below all' => [ '6', [ 'limit' => -5 ], [], [ 'Older 1' ] ];
	}

	/**
	 * No address reaches further than the saved block.
	 *
	 * @param string               $page       Number of the page.
	 * @param array<string, mixed> $pagination Attributes of the pagination.
	 * @param array<string, mixed> $query      What differs in the query.
	 * @param list<string>         $titles     What is shown.
	 */
	#[DataProvider( 'bounds' )]
	public function test_bounds( string $page, array $pagination, array $query, array $titles ): void {
		self::add_posts( 2 );
		self::ask( "loop-abc1234_page={$page}" );
		$html = self::paged( $pagination, $query );
		self::assertSame( $titles, self::titles( $html ) );
		self::assertSame( $titles === [], str_contains( $html, 'Nothing' ) );
		// The links lead back.
		self::assertStringContainsString( 'href="/loop/"', self::pagination( $html ) );
	}

	/**
	 * A loop without a pagination has one page, whatever block is written outside.
	 */
	public function test_without_a_pagination(): void {
		self::ask( 'loop-abc1234_page=2' );
		self::assertSame( [ 'Tulips in rows' ], self::titles( self::loop( [], [ 'perPage' => 1 ] ) ) );
		self::assertSame( '', trim( do_blocks( '<!-- wp:vitrine/loop-pagination /-->' ) ) );
	}

	/**
	 * Links keep what is chosen and what else the page is asked for.
	 */
	public function test_links(): void {
		self::ask( 'utm_source=mail&keep=1&loop-zzz9999_page=3&query-0-page=2&e-filter-abc1234-post_tag=red&loop-abc1234_page=2' );
		$pagination = self::pagination( self::paged() );
		$keep       = '/loop/?keep=1&loop-zzz9999_page=3&loop-abc1234-post_tag=red';
		self::assertSame( [ $keep, $keep, "{$keep}&loop-abc1234_page=2", "{$keep}&loop-abc1234_page=3", "{$keep}&loop-abc1234_page=3" ], self::urls( $pagination ) );
		self::assertSame( 1, substr_count( $pagination, 'aria-current="page"' ) );
		self::assertSame( 1, preg_match( '~aria-label="Page 2" aria-current="page">2</a>~', $pagination ) );
		self::assertStringContainsString( 'rel="prev">Previous', $pagination );
		self::assertStringContainsString( 'rel="next">Next', $pagination );
		self::assertStringNotContainsString( 'nofollow', $pagination );

		self::ask( 'loop-abc1234_search=door' );
		self::assertStringContainsString( 'rel="next nofollow">', self::pagination( self::paged() ) );
	}

	/**
	 * A choice begins on the first page.
	 */
	public function test_filters_begin_anew(): void {
		self::ask( 'loop-abc1234_page=2' );
		self::assertSame( '/loop/?loop-abc1234-post_tag=red', self::links( self::paged() )['red'] );
	}

	/**
	 * Where all posts are on one page there is nothing to turn.
	 */
	public function test_one_page(): void {
		self::ask( '' );
		self::assertSame( '', self::pagination( self::paged( [], [ 'perPage' => 5 ] ) ) );
		self::assertSame( '', self::pagination( self::paged( [ 'limit' => 1 ] ) ) );
		self::ask( 'loop-abc1234-post_tag=blue' );
		self::assertSame( '', self::pagination( self::paged() ) );
		self::ask( 'loop-abc1234-post_tag=brown&loop-abc1234_page=2' );
		self::assertStringContainsString( 'href="/loop/?loop-abc1234-post_tag=brown"', self::pagination( self::paged() ) );
	}

	/**
	 * Load more leads to the next page and back to the first, and counts what was seen on the way.
	 */
	public function test_load_more(): void {
		$more = [ 'type' => 'load-more', 'showCount' => true ];
		self::ask( '' );
		$first = self::pagination( self::paged( $more, [ 'perPage' => 2 ] ) );
		self::assertSame( [ '/loop/?loop-abc1234_page=2' ], self::urls( $first ) );
		self::assertStringContainsString( '>2 of 5<', $first );
		self::ask( 'loop-abc1234_page=3' );
		$last = self::pagination( self::paged( $more, [ 'perPage' => 2 ] ) );
		self::assertSame( [ '/loop/' ], self::urls( $last ) );
		self::assertStringContainsString( 'aria-disabled="true">Load more</a>', $last );
		self::assertStringContainsString( '>5 of 5<', $last );
		self::ask( 'loop-abc1234_page=2' );
		self::assertStringContainsString( '>4 of 4<', self::pagination( self::paged( [ ...$more, 'limit' => 2 ], [ 'perPage' => 2 ] ) ), 'As far as visitors get.' );
	}

	/**
	 * Posts that stick to the top stand on the first page alone.
	 */
	public function test_sticky_posts(): void {
		stick_post( get_posts( [ 'title' => 'Compost', 'fields' => 'ids' ] )[0] );
		self::ask( '' );
		self::assertSame( [ 'Compost', 'Tulips in rows', 'A red door' ], self::titles( self::paged( [], [ 'perPage' => 2 ] ) ) );
		self::ask( 'loop-abc1234_page=2' );
		self::assertSame( [ 'Narcissus', 'Compost' ], self::titles( self::paged( [], [ 'perPage' => 2 ] ) ) );
	}

	/**
	 * What the script of visitors goes by.
	 */
	public function test_data(): void {
		self::ask( 'loop-abc1234_page=2' );
		preg_match( '~<script type="application/json"[^>]*>(.*?)</script>~', self::pagination( self::paged( [ 'scrollOffset' => 80, 'batches' => 0 ] ) ), $data );
		self::assertSame(
			[ 'type' => 'numbers-and-previous-next', 'page' => 2, 'pages' => 5, 'scrollBack' => true, 'scrollOffset' => 80, 'batches' => 1 ],
			json_decode( $data[1] ?? '', true )
		);
	}

	/**
	 * An archive has pages where WordPress has them, as many as the block says.
	 */
	public function test_archive(): void {
		$inherit = [ 'inherit' => true ];
		self::permalinks( '' );
		self::archive( 1 );
		self::ask( 'loop-abc1234_page=2&loop-abc1234-post_tag=red,yellow' );
		$html = self::paged( [], $inherit );
		self::assertSame( [ 'Tulips in rows' ], self::titles( $html ), 'A page of our own says nothing here.' );
		self::assertSame( '/loop/?loop-abc1234-post_tag=red,yellow&paged=2', self::urls( self::pagination( $html ) )[1] );

		self::permalinks( '/%postname%/' );
		self::archive( 2 );
		self::ask( 'loop-abc1234-post_tag=red,yellow' );
		$_SERVER['REQUEST_URI'] = '/garden/page/2/?loop-abc1234-post_tag=red,yellow';
		$html                   = self::paged( [], $inherit );
		self::assertSame( [ 'Narcissus' ], self::titles( $html ) );
		$filter = '?loop-abc1234-post_tag=red,yellow';
		self::assertSame( [ "/garden/{$filter}", "/garden/{$filter}", "/garden/page/2/{$filter}", "/garden/page/3/{$filter}", "/garden/page/3/{$filter}" ], self::urls( self::pagination( $html ) ) );
		self::assertSame( [], self::titles( self::paged( [ 'limit' => 1 ], $inherit ) ) );
		self::assertSame( [ "/garden/{$filter}" ], array_values( array_unique( self::urls( self::pagination( self::paged( [ 'limit' => 1 ], $inherit ) ) ) ) ) );
	}

	/**
	 * A loop beside an archive turns its own pages.
	 */
	public function test_beside_an_archive(): void {
		self::permalinks( '/%postname%/' );
		self::archive( 2 );
		self::ask( '' );
		$_SERVER['REQUEST_URI'] = '/garden/page/2/';
		self::assertSame( '/garden/page/2/?loop-abc1234_page=2', self::urls( self::pagination( self::paged() ) )[1] );
	}

	/**
	 * Search engines know each page that may be found by its own address.
	 */
	public function test_canonical(): void {
		$loop = static fn( string $id, string $inside ): string => '<!-- wp:group --><div class="wp-block-group"><!-- wp:query {"queryId":1,"vitrineLoop":"' . $id . '","query":{"perPage":1,"postType":"post","inherit":false}} --><div class="wp-block-query">' . $inside . '</div><!-- /wp:query --></div><!-- /wp:group -->';
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Articles', 'post_content' => $loop( 'written1', '<!-- wp:vitrine/loop-pagination {"limit":3} /-->' ) . $loop( 'written2', '<!-- wp:post-template /-->' ) ] );
		$url  = get_permalink( $page );
		$says = static function ( string $query ) use ( $page ): string {
			self::ask( $query );
			return (string) wp_get_canonical_url( $page );
		};
		self::assertSame( $url, $says( '' ) );
		foreach ( [ 'loop-written1_page=2', 'loop-written1-post_tag=red', 'loop-written1-post_tag=red&loop-written1_page=3', 'loop-written2-post_tag=red' ] as $own ) {
			self::assertSame( add_query_arg( wp_parse_args( $own ), $url ), $says( "utm_source=mail&{$own}" ), $own );
		}
		$others = [ 'loop-written1_page=4', 'loop-written2_page=2', 'loop-nowhere_page=2', 'loop-nowhere-post_tag=red', 'loop-written1-color=red', 'loop-written1-post_tag=red,green', 'loop-written1_search=red', 'loop-written1_page=2&loop-written2-post_tag=red' ];
		foreach ( $others as $other ) {
			self::assertSame( $url, $says( $other ), $other );
		}
		self::assertSame( add_query_arg( 'loop-written1-post_tag', 'red', $url ), $says( 'e-filter-written1-post_tag=red' ), 'As we write it.' );
		// A loop of the template, which a block theme renders first.
		self::ask( 'loop-abc1234_page=2' );
		self::paged();
		self::assertSame( add_query_arg( 'loop-abc1234_page', '2', $url ), wp_get_canonical_url( $page ) );
	}

	/**
	 * The page is an archive.
	 *
	 * @param int $page From 1.
	 */
	private static function archive( int $page ): void {
		global $wp_query, $wp_the_query;
		$wp_query = $wp_the_query = new \WP_Query( [ 'category_name' => 'garden', 'posts_per_page' => 1, 'paged' => $page ] ); // phpcs:ignore
	}

	/**
	 * Writes addresses anew.
	 *
	 * @param string $structure Of links to posts.
	 */
	private static function permalinks( string $structure ): void {
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( $structure );
	}

	/**
	 * Where the links of a pagination lead.
	 *
	 * @param string $html Pagination.
	 * @return list<string>
	 */
	private static function urls( string $html ): array {
		preg_match_all( '~href="([^"]*)"~', $html, $found );
		return array_map( 'html_entity_decode', $found[1] );
	}

	/**
	 * What is made for a loop when it begins reaches its blocks wherever it stands.
	 */
	public function test_loop_within_other_blocks(): void {
		$loop = self::loop_content( [ 'by' => 'sort', 'sorts' => [ 'title-asc' ] ], [ 'perPage' => 2 ], [ 'enhancedPagination' => true ], '<!-- wp:vitrine/loop-pagination /-->' );
		$alone = '';
		foreach ( [ '', 'loop-abc1234_page=2', 'loop-abc1234_sort=title-asc', 'loop-abc1234_page=9' ] as $query ) {
			self::ask( $query );
			$alone = do_blocks( $loop );
			self::assertSame(
				"<div class=\"wp-block-group is-layout-flow wp-block-group-is-layout-flow\">{$alone}{$alone}</div>",
				do_blocks( "<!-- wp:group --><div class=\"wp-block-group\">{$loop}{$loop}</div><!-- /wp:group -->" ),
				$query
			);
			self::assertStringNotContainsString( 'data-wp-interactive', $alone );
		}
		self::assertSame( [], self::titles( $alone ) );
		$stored = str_replace( '"vitrineLoop":', '"vitrineOffers":{"pages":99},"vitrineLoop":', self::loop_content( [], [ 'perPage' => 2 ] ) );
		self::ask( 'loop-abc1234_page=2' );
		self::assertSame( [ 'Tulips in rows', 'A red door' ], self::titles( do_blocks( "<!-- wp:group --><div>{$stored}</div><!-- /wp:group -->" ) ), 'What is stored of it does not count.' );
	}
}
