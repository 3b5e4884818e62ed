<?php
/**
 * Loops in the canvas of the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

/**
 * What is tried in the canvas narrows what the REST API answers.
 */
final class CanvasQueryTest extends LoopTestCase {

	/**
	 * Makes somebody the current user who may write posts.
	 */
	private static function sign_in(): void {
		$user = wp_insert_user( [ 'user_login' => 'canvas', 'user_pass' => wp_generate_password(), 'role' => 'author' ] );
		self::assertIsInt( $user );
		wp_set_current_user( $user );
	}

	/**
	 * Titles that the API answers.
	 *
	 * @param string               $address What is tried.
	 * @param array<string, mixed> $more    What else is asked.
	 * @return list<string>
	 */
	private static function answered( string $address, array $more = [] ): array {
		$request = new \WP_REST_Request( 'GET', '/wp/v2/posts' );
		$request->set_query_params( [ 'per_page' => 10, 'orderby' => 'date', 'vitrine_loop' => $address, ...$more ] );
		return array_column( array_column( (array) rest_do_request( $request )->get_data(), 'title' ), 'rendered' );
	}

	/**
	 * Choices, searches and orders are those of visitors.
	 */
	public function test_editors_try_what_visitors_choose(): void {
		self::sign_in();
		self::assertSame( [ 'Tulips in rows', 'Narcissus' ], self::answered( 'loop-canvas-category=bulbs' ) );
		self::assertSame( [ 'Roses by the door' ], self::answered( 'loop-canvas-post_tag=red%2Bgreen' ) );
		self::assertSame( [ 'Tulips in rows', 'Narcissus', 'Compost' ], self::answered( 'loop-canvas-category=%21house' ) );
		self::assertSame( [ 'A red door', 'Roses by the door' ], self::answered( 'loop-canvas_search=door' ) );
		self::assertSame( [], self::answered( 'loop-canvas-category=nonsense' ) );
		self::assertSame( 'A red door', self::answered( 'loop-canvas_sort=title-asc' )[0] );
		self::assertCount( 5, self::answered( 'loop-canvas_sort=order-asc' ) );
		// Beside what the block itself asks for.
		$garden = get_term_by( 'slug', 'garden', 'category' );
		self::assertInstanceOf( \WP_Term::class, $garden );
		self::assertSame(
			[ 'Roses by the door' ],
			self::answered( 'loop-canvas-category=house', [ 'categories' => [ $garden->term_id ] ] )
		);
	}

	/**
	 * Pages and sizes are the request's own, and visitors get what the API answers anyway.
	 */
	public function test_nothing_else_is_changed(): void {
		wp_set_current_user( 0 );
		$all = self::answered( '' );
		self::assertCount( 5, $all );
		self::assertSame( $all, self::answered( 'loop-canvas-category=bulbs' ) );
		self::sign_in();
		foreach ( [ 'loop-canvas_page=2', 'loop-canvas_size=1', 'loop-other-category=bulbs', '[]=&=' ] as $address ) {
			self::assertSame( $all, self::answered( $address ), $address );
		}
		self::assertSame( $all, self::answered( 'x', [ 'vitrine_loop' => [ 'a' ] ] ) );
	}

	/**
	 * A parent counts the posts of its children, each once, in the editor as on the page.
	 */
	public function test_counts_are_those_of_the_page(): void {
		$seasons = self::term( 'Seasons', 'category' );
		$spring  = self::term( 'Spring', 'category', $seasons );
		self::term( 'Summer', 'category', $seasons );
		wp_set_object_terms( self::post_of( 'Compost' ), [ $spring ], 'category' );
		wp_set_object_terms( self::post_of( 'Narcissus' ), [ 'spring', 'summer', 'garden', 'bulbs' ], 'category' );
		wp_update_post( [ 'ID' => self::post_of( 'A red door' ), 'post_status' => 'draft' ] );
		self::sign_in();
		$expected = [ 'bulbs' => 2, 'garden' => 3, 'house' => 1, 'seasons' => 2, 'spring' => 2, 'summer' => 1 ];
		self::assertSame( $expected, self::counted( [ 'vitrine_counts' => 'post' ] ) );
		self::assertSame( [ 'garden' => 3, 'house' => 1, 'seasons' => 2 ], self::counted( [ 'vitrine_counts' => 'post', 'parent' => 0 ] ) );
		self::assertSame( $expected, self::counted( [ 'vitrine_counts' => 'any' ] ) );
		self::assertSame( [ 'garden' => 3 ], self::counted( [ 'vitrine_counts' => 'post', 'slug' => 'garden' ] ) );
		self::ask( '' );
		preg_match_all( '~>([^<>]+?)\s*<span[^>]*>\((\d+)\)~', self::loop( [ 'showCounts' => true ] ), $shown );
		self::assertSame( $expected, array_combine( array_map( 'strtolower', $shown[1] ), array_map( 'intval', $shown[2] ) ) );
		// What the API answers anyway.
		self::assertSame( 0, self::counted( [] )['seasons'] );
		wp_set_current_user( 0 );
		self::assertSame( 0, self::counted( [ 'vitrine_counts' => 'post' ] )['seasons'] );
	}

	/**
	 * The post with a title.
	 *
	 * @param string $title Title.
	 */
	private static function post_of( string $title ): int {
		return get_posts( [ 'title' => $title, 'fields' => 'ids' ] )[0] ?? 0;
	}

	/**
	 * Posts of categories, as the API answers.
	 *
	 * @param array<string, mixed> $more What else is asked.
	 * @return array<string, int> By slug.
	 */
	private static function counted( array $more ): array {
		$request = new \WP_REST_Request( 'GET', '/wp/v2/categories' );
		$request->set_query_params( [ 'per_page' => 50, 'hide_empty' => true, 'orderby' => 'name', 'order' => 'asc', ...$more ] );
		return array_column( (array) rest_do_request( $request )->get_data(), 'count', 'slug' );
	}
}
