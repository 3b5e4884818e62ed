<?php
/**
 * Routes of loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A page's proof gives its loop, for each address of that page, and nobody gets anything else.
 */
final class LoopRouteTest extends LoopTestCase {

	/**
	 * The answer is what the page shows.
	 */
	public function test_answer_is_the_loop_of_the_page(): void {
		$page  = $this->page_with_loop();
		$proof = self::proof( self::visit_page( $page, '' ) );
		foreach ( [ '', 'loop-abc1234-post_tag=red', 'loop-abc1234-post_tag=blue', 'keep=1&loop-abc1234_search=door', 'query-0-page=2' ] as $query ) {
			$shown  = self::visit_page( $page, $query );
			$answer = self::get( $proof, self::path( $page, $query ) );
			self::assertSame( 200, $answer->get_status() );
			$data = $answer->get_data();
			self::assertStringContainsString( trim( $data['html'] ), $shown, $query );
			self::assertSame( self::path( $page, $query ), $data['url'] );
			self::assertMatchesRegularExpression( '/^\d results?$/', $data['status'] );
			self::assertStringContainsString( 'public, max-age', $answer->get_headers()['Cache-Control'] );
		}
		self::assertStringContainsString( 'loop-abc1234-post_tag=green,red', self::get( $proof, self::path( $page, 'loop-abc1234-post_tag[]=red&loop-abc1234-post_tag[]=green' ) )->get_data()['url'] );
		$again = new \WP_REST_Request( 'GET', '/vitrine/v1/loop' );
		$again->set_query_params( [ 'proof' => $proof, 'at' => self::path( $page, '' ) ] );
		$again->set_header( 'If-None-Match', (string) self::get( $proof, self::path( $page, '' ) )->get_headers()['ETag'] );
		self::assertSame( 304, rest_do_request( $again )->get_status() );
	}

	/**
	 * All blocks of a loop have one proof, which is made once; the next view makes it anew.
	 */
	public function test_proof_is_made_once_for_all_blocks(): void {
		$looked = 0;
		$page   = 0;
		$note   = static function ( string $status, \WP_Post $post ) use ( &$looked, &$page ): string {
			$looked += $post->ID === $page ? 1 : 0;
			return $status;
		};
		add_filter( 'get_post_status', $note, 10, 2 );
		$cost = function ( string $behind ) use ( &$looked, &$page ): array {
			$content = self::loop_content( [ 'taxonomy' => 'post_tag' ], [], [], $behind );
			$page    = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Loop', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ] );
			$looked  = 0;
			$html    = self::visit_page( $page, '' );
			preg_match_all( '~"proof":"([^"]+)"~', $html, $found );
			/** Counted by the filter.
			 *
			 * @var int<0, max> $looked */
			return [ $looked, $found[1] ];
		};
		$filter          = '<!-- wp:vitrine/loop-filter {"by":"search"} /-->';
		[ $one ]         = $cost( '' );
		[ $four, $made ] = $cost( $filter . $filter . $filter );
		remove_filter( 'get_post_status', $note );
		self::assertGreaterThan( 0, $one );
		self::assertSame( $one, $four );
		self::assertCount( 4, $made );
		self::assertCount( 1, array_unique( $made ) );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'private' ] );
		self::assertNotContains( $made[0], [ self::proof( self::visit_page( $page, '' ) ) ], 'A proof of a private page ends.' );
	}

	/**
	 * Whatever is done with a page that is not for everybody any more, nobody gets its loop by an old proof.
	 */
	public function test_proof_ends_with_the_page(): void {
		$page  = $this->page_with_loop();
		$proof = self::proof( self::visit_page( $page, '' ) );
		$ask   = static fn(): int => self::get( $proof, '/' )->get_status();
		self::assertSame( 200, $ask() );
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_status' => 'private' ], [ 'post_password' => 'x' ] ] as $change ) {
			wp_update_post( [ 'ID' => $page, ...$change ] );
			self::assertSame( 404, $ask(), (string) wp_json_encode( $change ) );
			wp_update_post( [ 'ID' => $page, 'post_status' => 'publish', 'post_password' => '' ] );
		}
		wp_update_post( [ 'ID' => $page, 'post_content' => 'Nothing' ] );
		self::assertSame( 404, $ask() );
		foreach ( [ '', 'x', strrev( $proof ), str_repeat( 'a', 9000 ) ] as $forged ) {
			self::assertSame( 404, self::get( $forged, '/' )->get_status() );
		}
	}

	/**
	 * Addresses that are none of this site.
	 *
	 * @return iterable<array{string}>
	 */
	public static function foreign_addresses(): iterable {
		yield [ 'https://evil.example/' ];
		yield [ '//evil.example/' ];
		yield [ '/\\evil.example' ];
		yield [ 'javascript:alert(1)' ];
		yield [ '/"><script>' ];
		yield [ 'http://user@example.org/' ];
		yield [ 'relative' ];
		yield [ '/' . str_repeat( 'a', 3000 ) ];
	}

	/**
	 * The base of links is a path of this site.
	 *
	 * @param string $address Address.
	 */
	#[DataProvider( 'foreign_addresses' )]
	public function test_foreign_addresses( string $address ): void {
		$page  = $this->page_with_loop();
		$proof = self::proof( self::visit_page( $page, '' ) );
		self::assertContains( self::get( $proof, $address )->get_status(), [ 400, 404 ] );
		self::assertSame( 404, self::post( [ 'post_id' => $page, 'widget_id' => self::LOOP, 'pagination_base_url' => $address ] )->get_status() );
	}

	/**
	 * An archive's loop shows posts of that archive.
	 */
	public function test_archive(): void {
		global $wp_query, $wp_the_query, $_wp_current_template_id, $_wp_current_template_content;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as WordPress does for a page.
		$_wp_current_template_id      = get_stylesheet() . '//archive';
		$_wp_current_template_content = self::loop_content( [ 'taxonomy' => 'post_tag' ], [ 'inherit' => true ] );
		$template                     = wp_insert_post( [ 'post_type' => 'wp_template', 'post_name' => 'archive', 'post_status' => 'publish', 'post_content' => wp_slash( $_wp_current_template_content ) ] );
		wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
		$wp_query     = new \WP_Query( [ 'category_name' => 'garden' ] );
		$wp_the_query = $wp_query;
		self::ask( '' );
		$proof = self::proof( do_blocks( $_wp_current_template_content ) );
		unset( $GLOBALS['_wp_current_template_id'], $GLOBALS['_wp_current_template_content'] );
		// phpcs:enable
		$data = self::get( $proof, '/category/garden/?loop-abc1234-post_tag=red' )->get_data();
		self::assertSame( [ 'Tulips in rows', 'Roses by the door' ], self::titles( $data['html'] ) );
		self::assertStringContainsString( 'href="/category/garden/?loop-abc1234-post_tag=green"', $data['html'] );
		wp_delete_post( $template, true );
		self::assertSame( 404, self::get( $proof, '/category/garden/' )->get_status() );
	}

	/**
	 * A filter outside of its loop, before it on the page: by its own proof it comes alone.
	 */
	public function test_filter_outside(): void {
		$outside = '<!-- wp:vitrine/loop-filter {"loop":"abc1234","taxonomy":"category"} /-->';
		$page    = $this->page_with_loop( $outside );
		$html    = self::visit_page( $page, 'loop-abc1234-post_tag=red' );
		self::assertSame( '/page-' . $page . '/?loop-abc1234-category=house&loop-abc1234-post_tag=red', self::links( $html )['House'] );
		preg_match_all( '~"proof":"([^"]+)"~', $html, $proofs );
		self::assertStringContainsString( '"isOutside":true', $html );
		$data = self::get( $proofs[1][0], self::path( $page, 'loop-abc1234-category=house' ) )->get_data();
		self::assertSame( '/page-' . $page . '/', self::links( $data['html'] )['House'] );
		self::assertStringNotContainsString( 'wp-block-query', $data['html'] );
		self::assertSame( [], self::titles( $data['html'] ) );
		wp_update_post( [ 'ID' => $page, 'post_content' => wp_slash( str_replace( $outside, '', get_post( $page )->post_content ?? '' ) ) ] );
		self::assertSame( 404, self::get( $proofs[1][0], self::path( $page, '' ) )->get_status() );
		foreach ( [ '{"loop":"zzz9999"}', '{"loop":["abc1234"]}', '{"loop":"abc1234\u0022"}', '' ] as $bad ) {
			self::assertStringNotContainsString( 'wp-block-vitrine-loop-filter', self::visit_page( wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'None', 'post_status' => 'publish', 'post_content' => wp_slash( "<!-- wp:vitrine/loop-filter {$bad} /-->" ) ] ), '' ) );
		}
	}

	/**
	 * A loop of the page itself shows that page, whatever is asked for: no filter, no pages, and no other posts.
	 */
	public function test_inherited_loop_of_a_page(): void {
		global $wp_query, $wp_the_query;
		$content = self::loop_content( [ 'taxonomy' => 'category' ], [ 'inherit' => true ], [], '<!-- wp:vitrine/loop-pagination /-->' );
		$page    = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Itself', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ] );
		foreach ( [ [], [ 'taxonomy' => [ 'category' => [ 'terms' => [ 'garden' ], 'logicalJoin' => 'OR' ] ] ] ] as $filters ) {
			$data = self::post( [ 'post_id' => $page, 'widget_id' => self::LOOP, 'widget_filters' => $filters ] )->get_data()['data'];
			self::assertSame( [ 'Itself' ], self::titles( $data ) );
			self::assertStringNotContainsString( 'vitrine-loop', $data );
		}
		$wp_query = $wp_the_query = new \WP_Query( [ 'page_id' => $page ] ); // phpcs:ignore
		self::ask( 'loop-abc1234-category=garden' );
		$html = do_blocks( $content );
		self::assertSame( [ 'Itself' ], self::titles( $html ) );
		self::assertStringNotContainsString( 'vitrine-loop', $html );
	}

	/**
	 * The body of Elementor's scripts.
	 */
	public function test_refresh_loop(): void {
		$page  = $this->page_with_loop();
		$terms = static fn( mixed $terms, mixed $join = 'AND' ): array => [ 'taxonomy' => [ 'post_tag' => [ 'terms' => $terms, 'logicalJoin' => $join ] ] ];
		$ask   = static fn( mixed $filters ): array => self::titles( self::post( [ 'post_id' => $page, 'widget_id' => self::LOOP, 'widget_filters' => $filters, 'pagination_base_url' => '/loop/' ] )->get_data()['data'] );
		$all   = $ask( [] );
		self::assertCount( 3, $all );
		self::assertSame( [ 'Tulips in rows' ], $ask( $terms( [ 'red', 'yellow' ] ) ) );
		self::assertSame( [ 'Tulips in rows', 'Narcissus', 'Compost' ], $ask( $terms( [ 'brown', 'yellow' ], 'OR' ) ) );
		self::assertSame( [ 'Narcissus', 'Compost' ], $ask( $terms( [ '!red' ] ) ) );
		foreach ( [ 'DISABLED', 'NOT IN', '', 7, [ 'AND' ], null ] as $join ) {
			self::assertSame( $all, $ask( $terms( [ 'red', 'yellow' ], $join ) ) );
		}
		self::assertSame( [], $ask( $terms( [ "red' OR 1=1" ] ) ) );
		self::assertSame( $all, $ask( $terms( [ [ 'red' ] ] ) ) );
		self::assertSame( $all, $ask( [ 'taxonomy' => 'red', 'post_status' => 'draft', 'meta_query' => [ [ 'key' => 'x' ] ] ] ) );
		self::assertSame( [], $ask( $terms( range( 'a', 'z' ) ) ) );
		self::assertSame( $all, $ask( [ 'taxonomy' => array_fill_keys( array_map( static fn( int $number ): string => "t{$number}", range( 1, 10_000 ) ), [ 'terms' => [ 'red' ], 'logicalJoin' => 'AND' ] ) ] ) );
	}

	/**
	 * Whose loops anybody gets.
	 */
	public function test_refresh_loop_of_others(): void {
		$page = $this->page_with_loop();
		$ask  = static fn( array $body ): int => self::post( [ 'post_id' => $page, 'widget_id' => self::LOOP, ...$body ] )->get_status();
		self::assertSame( 200, $ask( [] ) );
		self::assertSame( 404, $ask( [ 'widget_id' => 'zzz9999' ] ) );
		self::assertSame( 404, $ask( [ 'post_id' => 999_999 ] ) );
		self::assertSame( 400, $ask( [ 'post_id' => [ 1 ] ] ) );
		foreach ( [ [ 'post_status' => 'draft' ], [ 'post_status' => 'private' ], [ 'post_status' => 'trash' ], [ 'post_password' => 'x' ] ] as $change ) {
			wp_update_post( [ 'ID' => $page, ...$change ] );
			self::assertSame( 404, $ask( [] ), (string) wp_json_encode( $change ) );
			wp_set_current_user( self::user( 'editor' ) );
			self::assertSame( 200, $ask( [] ) );
			wp_set_current_user( 0 );
			wp_update_post( [ 'ID' => $page, 'post_status' => 'publish', 'post_password' => '' ] );
		}
		$model = [ 'widget_model' => self::loop_content( [], [ 'perPage' => 1 ] ), 'is_edit_mode' => true ];
		self::assertSame( 401, $ask( $model ) );
		wp_set_current_user( self::user( 'contributor' ) );
		self::assertSame( 403, $ask( $model ) );
		wp_set_current_user( self::user( 'editor' ) );
		$edited = self::post( [ 'post_id' => $page, 'widget_id' => self::LOOP, ...$model ] );
		self::assertSame( [ 'Tulips in rows' ], self::titles( $edited->get_data()['data'] ) );
		self::assertSame( 404, $ask( [ 'widget_model' => [ 'id' => 'x' ], 'is_edit_mode' => true ] ) );
	}

	/**
	 * The path of the original answers while its plugin is not there.
	 */
	public function test_alias(): void {
		$page    = $this->page_with_loop();
		$request = new \WP_REST_Request( 'POST', '/elementor-pro/v1/refresh-loop' );
		$request->set_body_params( [ 'post_id' => $page, 'widget_id' => self::LOOP ] );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
	}

	/**
	 * A user.
	 *
	 * @param string $role Role.
	 */
	private static function user( string $role ): int {
		return (int) wp_insert_user( [ 'user_login' => uniqid( $role ), 'user_pass' => 'x', 'role' => $role ] );
	}

	/**
	 * A published page with a loop of three posts a page.
	 *
	 * @param string $before Blocks before it.
	 */
	private function page_with_loop( string $before = '' ): int {
		return wp_insert_post(
			[
				'post_type'    => 'page',
				'post_title'   => 'Loop',
				'post_status'  => 'publish',
				'post_content' => wp_slash( $before . self::loop_content( [ 'taxonomy' => 'post_tag', 'multiple' => true ], [ 'perPage' => 3 ] ) ),
			]
		);
	}

	/**
	 * Asks the other route.
	 *
	 * @param array<string, mixed> $body Body.
	 */
	private static function post( array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/refresh-loop' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}
}
