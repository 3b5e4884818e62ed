<?php
/**
 * What the answer of a loop asks the database for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Few queries, however many posts and terms there are: those beyond an empty route, without an object cache.
 */
final class LoopQueriesTest extends LoopTestCase {

	private const MAX = 12;

	/**
	 * Categories one below the other, which are counted even where WordPress knows the numbers of each, are none of two
	 * filters here.
	 */
	protected function setUp(): void {
		parent::setUp();
		// As on a site whose styles somebody has changed.
		if ( ! str_contains( (string) $this->dataName(), 'unchanged' ) ) {
			$styles = wp_insert_post( [ 'post_type' => 'wp_global_styles', 'post_status' => 'publish', 'post_title' => 'Styles', 'post_name' => 'wp-global-styles-' . get_stylesheet(), 'post_content' => '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"text":"#111"}}}' ] );
			wp_set_object_terms( $styles, [ get_stylesheet() ], 'wp_theme' );
		}
		$bulbs = get_term_by( 'slug', 'bulbs', 'category' );
		self::assertInstanceOf( \WP_Term::class, $bulbs );
		if ( str_contains( (string) $this->dataName(), 'two filters' ) ) {
			wp_update_term( $bulbs->term_id, 'category', [ 'parent' => 0 ] );
		}
	}

	/**
	 * Filters of a loop with what is chosen.
	 *
	 * @return iterable<string, array{list<array<string, mixed>>, string}>
	 */
	public static function states(): iterable {
		$category = [ 'taxonomy' => 'category', 'showCounts' => true ];
		$tags     = [ 'taxonomy' => 'post_tag', 'showCounts' => true, 'multiple' => true ];
		$search   = [ 'by' => 'search' ];
		yield 'nothing' => [ [ $category, $search ], '' ];
		yield 'a category' => [ [ $category, $search ], 'loop-abc1234-category=house' ];
		yield 'all but a category' => [ [ $category, $search ], 'loop-abc1234-category=!house' ];
		yield 'a search' => [ [ $category, $search ], 'loop-abc1234_search=door' ];
		yield 'a search in a category' => [ [ $category, $search ], 'loop-abc1234-category=house&loop-abc1234_search=door' ];
		yield 'a category of two filters' => [ [ $category, $tags ], 'loop-abc1234-category=house' ];
		yield 'all but a category of two filters' => [ [ [ ...$category, 'join' => 'none' ], $tags ], 'loop-abc1234-category=!house' ];
		yield 'a category of two filters, theme unchanged' => [ [ $category, $tags ], 'loop-abc1234-category=house' ];
		yield 'a category of two filters, and active filters' => [ [ $category, $tags, [ 'by' => 'chosen' ] ], 'loop-abc1234-category=house' ];
		yield 'a page of two tags' => [ [ $tags, $search ], 'loop-abc1234-post_tag=green,red&loop-abc1234_page=2' ];
	}

	/**
	 * An answer costs no more.
	 *
	 * @param list<array<string, mixed>> $filters Attributes of its filters.
	 * @param string                     $asked   What is chosen.
	 */
	#[DataProvider( 'states' )]
	public function test_queries( array $filters, string $asked ): void {
		foreach ( range( 1, 24 ) as $nth ) {
			$post = wp_insert_post( [ 'post_title' => "A door {$nth}", 'post_status' => 'publish', 'post_author' => 1, 'post_date' => gmdate( 'Y-m-d H:i:s', 1_600_000_000 - 60 * $nth ) ] );
			wp_set_object_terms( $post, [ $nth % 2 === 0 ? 'house' : 'bulbs' ], 'category' );
			wp_set_object_terms( $post, [ 'red', $nth % 2 === 0 ? 'green' : 'brown' ], 'post_tag' );
		}
		$blocks = implode( '', array_map( static fn( array $filter ): string => get_comment_delimited_block_content( 'vitrine/loop-filter', $filter, '' ), $filters ) );
		$page   = wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Loop',
				'post_status'  => 'publish',
				'post_author'  => 1,
				'post_content' => wp_slash( (string) preg_replace( '~<!-- wp:vitrine/loop-filter .*?/-->~', $blocks, self::loop_content( [], [], [], '<!-- wp:vitrine/loop-pagination /-->' ) ) ),
			]
		);
		$proof  = self::proof( self::visit_page( $page, '' ) );
		$status = 0;
		$html   = '';
		$empty  = static function (): void {
			register_rest_route( 'bench/v1', '/empty', [ 'callback' => '__return_empty_array', 'permission_callback' => '__return_true' ] );
			rest_do_request( new \WP_REST_Request( 'GET', '/bench/v1/empty' ) );
		};
		// What WordPress asks once in a process.
		self::cost( $empty );
		$cost   = self::cost(
			static function () use ( $proof, $page, $asked, &$status, &$html ): void {
				$answer = self::get( $proof, self::path( $page, $asked ) );
				$status = $answer->get_status();
				$html   = $answer->get_data()['html'];
			}
		);
		$least  = count( self::cost( $empty ) );
		self::assertSame( 200, $status );
		self::assertStringContainsString( '__count', $html );
		self::assertNotSame( [], self::titles( $html ) );
		self::assertStringContainsString( '<nav', $html );
		self::assertLessThanOrEqual( self::MAX, count( $cost ) - $least, implode( "\n", array_slice( $cost, $least ) ) );
	}

	/**
	 * What a request asks the database for, as if it was the first one of its process.
	 *
	 * @param \Closure(): void $request Asks for it.
	 * @return list<string>
	 */
	private static function cost( \Closure $request ): array {
		$queries = [];
		$note    = static function ( string $query ) use ( &$queries ): string {
			$queries[] = $query;
			return $query;
		};
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as it is before WordPress makes them.
		$GLOBALS['wp_scripts']     = null;
		$GLOBALS['wp_rest_server'] = null;
		// phpcs:enable
		\WP_Theme_JSON_Resolver::clean_cached_data();
		wp_cache_flush();
		add_filter( 'query', $note );
		rest_get_server();
		$request();
		remove_filter( 'query', $note );
		return $queries;
	}
}
