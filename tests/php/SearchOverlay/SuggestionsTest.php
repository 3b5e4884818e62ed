<?php
/**
 * Suggestions for those who search.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\SearchOverlay;

use Vitrine\SearchOverlay\Suggestions;
use Vitrine\Tests\TestCase;

/**
 * The route answers with titles that anybody may read, for one query at most.
 */
final class SuggestionsTest extends TestCase {

	/**
	 * Writes a post.
	 *
	 * @param array<string, mixed> $post Its fields.
	 */
	private static function write( array $post ): int {
		return wp_insert_post( wp_slash( [ 'post_status' => 'publish', 'post_author' => 1, 'post_content' => 'Words', ...$post ] ) );
	}

	/**
	 * Asks the route.
	 *
	 * @param array<string, mixed>  $params  What is asked.
	 * @param array<string, string> $headers Of the request.
	 */
	private static function ask( array $params, array $headers = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/search' );
		$request->set_query_params( $params );
		$request->set_headers( $headers );
		return rest_do_request( $request );
	}

	/**
	 * Titles of an answer.
	 *
	 * @param array<string, mixed> $params What is asked.
	 * @return list<string>
	 */
	private static function titles( array $params ): array {
		$titles = array_column( self::ask( $params )->get_data()['suggestions'], 'title' );
		sort( $titles );
		return $titles;
	}

	/**
	 * Only what is published, has no password and can be searched is found, by its title alone.
	 */
	public function test_what_is_found(): void {
		register_post_type( 'hidden', [ 'public' => true, 'exclude_from_search' => true ] );
		self::write( [ 'post_title' => 'Snowdrops & <em>aconites</em>' ] );
		self::write( [ 'post_title' => 'Snowdrops page', 'post_type' => 'page' ] );
		self::write( [ 'post_title' => 'Another', 'post_content' => 'snowdrops', 'post_excerpt' => 'snowdrops' ] );
		foreach ( [ 'draft', 'private', 'pending', 'future', 'trash' ] as $status ) {
			self::write( [ 'post_title' => "Snowdrops {$status}", 'post_status' => $status, 'post_date' => $status === 'future' ? '2099-01-01 00:00:00' : '2020-01-01 00:00:00' ] );
		}
		self::write( [ 'post_title' => 'Snowdrops secret', 'post_password' => 'x' ] );
		self::write( [ 'post_title' => 'Snowdrops hidden', 'post_type' => 'hidden' ] );
		self::assertSame( [ 'Snowdrops & aconites', 'Snowdrops page' ], self::titles( [ 'search' => 'SNOW  ' ] ) );
		wp_set_current_user( 1 );
		self::assertSame( [ 'Snowdrops & aconites', 'Snowdrops page' ], self::titles( [ 'search' => 'snowdrops' ] ), 'The same for everybody.' );
		self::assertSame( [ 'Snowdrops page' ], self::titles( [ 'search' => 'snowdrops', 'types' => 'page,hidden,nonsense' ] ) );
		self::assertSame( [], self::titles( [ 'search' => 'snowdrops', 'types' => 'hidden' ] ) );
		self::assertCount( 1, self::titles( [ 'search' => 'snowdrops', 'number' => 1 ] ) );
		self::assertSame( [], self::titles( [ 'search' => '%_%' ] ) );
		unregister_post_type( 'hidden' );
	}

	/**
	 * What is too short, too long or no text is refused, and short of words nothing is asked.
	 */
	public function test_bounds(): void {
		foreach ( [ [], [ 'search' => 'ab' ], [ 'search' => str_repeat( 'a', 101 ) ], [ 'search' => [ 'abc' ] ], [ 'search' => 'abc', 'number' => 11 ], [ 'search' => 'abc', 'types' => array_fill( 0, 21, 'page' ) ] ] as $params ) {
			self::assertSame( 400, self::ask( $params )->get_status(), (string) wp_json_encode( $params ) );
		}
		$queries = get_num_queries();
		self::assertSame( [], self::titles( [ 'search' => '  a  ' ] ) );
		self::assertSame( $queries, get_num_queries() );
	}

	/**
	 * One query for each answer, whatever addresses the posts have.
	 */
	public function test_one_query(): void {
		global $wp_rewrite;
		$before = get_option( 'permalink_structure' );
		$wp_rewrite->set_permalink_structure( '/%category%/%author%/%postname%/' );
		$parent = self::write( [ 'post_title' => 'Borders', 'post_type' => 'page' ] );
		$child  = self::write( [ 'post_title' => 'Borders in May', 'post_type' => 'page', 'post_parent' => $parent ] );
		$post   = self::write( [ 'post_title' => 'Borders, a history' ] );
		wp_cache_flush();
		self::ask( [ 'search' => 'nothing at all' ] );
		foreach ( [ 'borders', 'borders may', 'zzzzz' ] as $words ) {
			wp_cache_flush_runtime();
			wp_load_alloptions();
			$queries  = get_num_queries();
			$response = self::ask( [ 'search' => $words ] );
			self::assertSame( 200, $response->get_status() );
			self::assertLessThanOrEqual( 1, get_num_queries() - $queries, $words );
		}
		$urls = array_column( self::ask( [ 'search' => 'borders' ] )->get_data()['suggestions'], 'url' );
		self::assertContains( home_url( "/?page_id={$child}" ), $urls );
		self::assertContains( home_url( "/?p={$post}" ), $urls );
		self::assertContains( get_permalink( $parent ), $urls );
		$wp_rewrite->set_permalink_structure( (string) $before );
	}

	/**
	 * Browsers and proxies keep it for five minutes, and learn that theirs is still right.
	 */
	public function test_caching(): void {
		$response = self::ask( [ 'search' => 'camellia' ] );
		self::assertSame( 'public, max-age=300', $response->get_headers()['Cache-Control'] );
		self::assertSame( 'No suggestions', $response->get_data()['status'] );
		$etag = $response->get_headers()['ETag'];
		self::assertSame( 304, self::ask( [ 'search' => 'camellia' ], [ 'if_none_match' => $etag ] )->get_status() );
		self::write( [ 'post_title' => 'Camellias under glass' ] );
		$response = self::ask( [ 'search' => 'camellia' ], [ 'if_none_match' => $etag ] );
		self::assertSame( '1 suggestion', $response->get_data()['status'] );
	}

	/**
	 * Where there is a persistent object cache an answer is kept until some post changes; elsewhere nothing is written.
	 */
	public function test_kept(): void {
		$before = wp_using_ext_object_cache( true );
		self::write( [ 'post_title' => 'Hellebores' ] );
		self::assertCount( 1, Suggestions::of( 'hellebores', [], 5 ) );
		$queries = get_num_queries();
		self::assertCount( 1, Suggestions::of( ' Hellebores', [], 5 ) );
		self::assertSame( $queries, get_num_queries() );
		self::write( [ 'post_title' => 'Hellebores again' ] );
		self::assertCount( 2, Suggestions::of( 'hellebores', [], 5 ) );
		wp_using_ext_object_cache( $before );
	}
}
