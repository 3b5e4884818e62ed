<?php
/**
 * A site with posts in several terms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopOffers;
use Vitrine\Tests\TestCase;

/**
 * Posts with categories and tags, and loops over them.
 */
abstract class LoopTestCase extends TestCase {

	protected const LOOP = 'abc1234';

	/**
	 * Titles with their categories and tags.
	 *
	 * @var array<string, array{list<string>, list<string>}>
	 */
	private const POSTS = [
		'Tulips in rows'    => [ [ 'bulbs' ], [ 'red', 'yellow' ] ],
		'A red door'        => [ [ 'house' ], [ 'red' ] ],
		'Narcissus'         => [ [ 'bulbs' ], [ 'yellow' ] ],
		'Compost'           => [ [ 'garden' ], [ 'brown' ] ],
		'Roses by the door' => [ [ 'garden', 'house' ], [ 'red', 'green' ] ],
	];

	/**
	 * Makes the posts.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( get_posts( [ 'fields' => 'ids' ] ) as $post ) {
			wp_delete_post( $post, true );
		}
		$garden = self::term( 'Garden', 'category' );
		self::term( 'Bulbs', 'category', $garden );
		self::term( 'House', 'category' );
		$minute = 0;
		foreach ( self::POSTS as $title => [ $categories, $tags ] ) {
			$post = wp_insert_post(
				[
					'post_title'  => $title,
					'post_status' => 'publish',
					'post_date'   => gmdate( 'Y-m-d H:i:s', 1_700_000_000 - 60 * ++$minute ),
				]
			);
			wp_set_object_terms( $post, $categories, 'category' );
			wp_set_object_terms( $post, $tags, 'post_tag' );
		}
	}

	/**
	 * Makes a term.
	 *
	 * @param string $name     Name.
	 * @param string $taxonomy Taxonomy.
	 * @param int    $over     Its parent.
	 */
	protected static function term( string $name, string $taxonomy, int $over = 0 ): int {
		$made = wp_insert_term( $name, $taxonomy, [ 'parent' => $over ] );
		self::assertIsArray( $made );
		return $made['term_id'];
	}

	/**
	 * The page is asked for with these parameters, as a browser sends them.
	 *
	 * @param string $query Such as `loop-abc1234-category=bulbs`.
	 */
	protected static function ask( string $query ): void {
		$_SERVER['REQUEST_URI'] = '/loop/' . ( $query === '' ? '' : "?{$query}" );
		parse_str( $query, $parameters );
		$_GET = wp_slash( $parameters );
	}

	/**
	 * A loop over all posts, with a filter.
	 *
	 * @param array<string, mixed> $filter Attributes of the filter.
	 * @param array<string, mixed> $query  What differs in the query.
	 * @param array<string, mixed> $loop   What differs in the block.
	 * @param string               $behind Blocks behind the posts.
	 */
	protected static function loop( array $filter = [], array $query = [], array $loop = [], string $behind = '' ): string {
		return do_blocks( self::loop_content( $filter, $query, $loop, $behind ) );
	}

	/**
	 * The same, as it is stored.
	 *
	 * @param array<string, mixed> $filter Attributes of the filter.
	 * @param array<string, mixed> $query  What differs in the query.
	 * @param array<string, mixed> $loop   What differs in the block.
	 * @param string               $behind Blocks behind the posts.
	 */
	protected static function loop_content( array $filter = [], array $query = [], array $loop = [], string $behind = '' ): string {
		$attributes = [
			'queryId'     => 0,
			'vitrineLoop' => self::LOOP,
			'query'       => [ 'perPage' => 10, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false, ...$query ],
			...$loop,
		];
		return '<!-- wp:query ' . serialize_block_attributes( $attributes ) . ' --><div class="wp-block-query">'
			. '<!-- wp:vitrine/loop-filter ' . serialize_block_attributes( $filter ) . ' /-->'
			. '<!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->'
			. '<!-- wp:query-no-results --><!-- wp:paragraph --><p>Nothing</p><!-- /wp:paragraph --><!-- /wp:query-no-results -->'
			. "{$behind}</div><!-- /wp:query -->";
	}

	/**
	 * A loop with a post on each page, and a pagination behind them.
	 *
	 * @param array<string, mixed> $pagination Attributes of the pagination.
	 * @param array<string, mixed> $query      What differs in the query.
	 * @param array<string, mixed> $loop       What differs in the block.
	 */
	protected static function paged( array $pagination = [], array $query = [], array $loop = [] ): string {
		return self::loop(
			[ 'taxonomy' => 'post_tag' ],
			[ 'perPage' => 1, ...$query ],
			$loop,
			get_comment_delimited_block_content( 'vitrine/loop-pagination', $pagination, '' )
		);
	}

	/**
	 * The pagination in what a loop printed.
	 *
	 * @param string $html What the loop printed.
	 * @return string '' = there is none.
	 */
	protected static function pagination( string $html ): string {
		return preg_match( '~<nav [^>]*wp-block-vitrine-loop-pagination.*?</nav>~s', $html, $found ) === 1 ? $found[0] : '';
	}

	/**
	 * Posts that are older than the others.
	 *
	 * @param int $number How many.
	 */
	protected static function add_posts( int $number ): void {
		foreach ( range( 1, $number ) as $nth ) {
			wp_insert_post(
				[
					'post_title'  => "Older {$nth}",
					'post_status' => 'publish',
					'post_date'   => gmdate( 'Y-m-d H:i:s', 1_600_000_000 - 60 * $nth ),
				]
			);
		}
	}

	/**
	 * The loop around a filter.
	 *
	 * @param array<string, mixed> $filter Attributes of the filter.
	 */
	protected static function around( array $filter ): Loop {
		$parsed = [ 'blockName' => 'vitrine/loop-filter', 'attrs' => $filter, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ];
		$loop   = Loop::around(
			new \WP_Block(
				$parsed,
				[
					'queryId'        => 0,
					'query'          => [ 'perPage' => 10, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false ],
					'vitrine/loop'   => self::LOOP,
					'vitrine/offers' => LoopOffers::in( [ $parsed ] ),
				]
			)
		);
		self::assertNotNull( $loop );
		return $loop;
	}

	/**
	 * Titles of the posts of a loop.
	 *
	 * @param string $html What the loop printed.
	 * @return list<string>
	 */
	protected static function titles( string $html ): array {
		preg_match_all( '~<h2[^>]*>(.*?)</h2>~', $html, $found );
		return array_map( 'wp_strip_all_tags', $found[1] );
	}

	/**
	 * Links of the filter: address by words.
	 *
	 * @param string $html What the loop printed.
	 * @return array<string, string>
	 */
	protected static function links( string $html ): array {
		preg_match_all( '~<a class="wp-block-vitrine-loop-filter__link" href="([^"]*)"[^>]*>(.*?)</a>~', $html, $found );
		return array_combine( array_map( 'html_entity_decode', $found[2] ), array_map( 'html_entity_decode', $found[1] ) );
	}

	/**
	 * What a visitor gets of a page.
	 *
	 * @param int    $page  Page.
	 * @param string $query Of its address.
	 */
	protected static function visit_page( int $page, string $query ): string {
		self::ask( $query );
		$_SERVER['REQUEST_URI'] = self::path( $page, $query );
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as WordPress does for a page.
		$GLOBALS['post'] = get_post( $page );
		setup_postdata( $page );
		return (string) apply_filters( 'the_content', get_post( $page )->post_content ?? '' );
	}

	/**
	 * Path and query of a page.
	 *
	 * @param int    $page  Page.
	 * @param string $query Query.
	 */
	protected static function path( int $page, string $query ): string {
		return "/page-{$page}/" . ( $query === '' ? '' : "?{$query}" );
	}

	/**
	 * The proof in a page.
	 *
	 * @param string $html The page.
	 */
	protected static function proof( string $html ): string {
		self::assertSame( 1, preg_match( '~"proof":"([^"]+)"~', $html, $found ) );
		return $found[1];
	}

	/**
	 * Asks the route.
	 *
	 * @param string $proof Proof.
	 * @param string $at    Address.
	 */
	protected static function get( string $proof, string $at ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/loop' );
		$request->set_query_params( [ 'proof' => $proof, 'at' => $at ] );
		return rest_do_request( $request );
	}
}
