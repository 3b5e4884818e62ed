<?php
/**
 * What a Query Loop asks for besides what core knows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Loop\Additions\ShownPosts;

/**
 * Chosen, related and random posts, and none twice: on the page, on its further pages, in counts, by the route and in
 * the canvas.
 */
final class QueryAdditionsTest extends LoopTestCase {

	/**
	 * Nothing has been shown yet.
	 *
	 * @param string $content Blocks.
	 */
	private static function page( string $content ): string {
		return ShownPosts::during( static fn(): string => do_blocks( $content ) );
	}

	/**
	 * A loop without any block of ours, as core's editor stores it.
	 *
	 * @param array<string, mixed> $vitrine Additions.
	 * @param array<string, mixed> $query   What differs in the query.
	 * @param string               $behind  Blocks behind the posts.
	 */
	private static function plain( array $vitrine, array $query = [], string $behind = '' ): string {
		$attributes = [
			'queryId' => 3,
			'query'   => [ 'perPage' => 10, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false, ...$query, 'vitrine' => $vitrine ],
		];
		return '<!-- wp:query ' . serialize_block_attributes( $attributes ) . ' --><div class="wp-block-query">'
			. '<!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->'
			. "{$behind}</div><!-- /wp:query -->";
	}

	/**
	 * Id of a post.
	 *
	 * @param string $title Its title.
	 */
	private static function id( string $title ): int {
		$posts = get_posts( [ 'title' => $title, 'post_status' => 'any', 'fields' => 'ids' ] );
		self::assertCount( 1, $posts );
		return $posts[0];
	}

	/**
	 * The page of a post is asked for.
	 *
	 * @param int $post Its id.
	 */
	private static function show( int $post ): void {
		global $wp_query, $wp_the_query;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as WordPress does; put back after the test.
		$wp_query     = new \WP_Query( [ 'p' => $post, 'post_type' => 'any' ] );
		$wp_the_query = $wp_query;
		// phpcs:enable
		$wp_query->the_post();
	}

	/**
	 * Chosen posts in their order, on pages, narrowed by visitors; never a post that the loop would not show.
	 */
	public function test_selected_posts(): void {
		$draft  = wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft' ] );
		$hidden = wp_insert_post( [ 'post_title' => 'Private', 'post_status' => 'private' ] );
		$page   = wp_insert_post( [ 'post_title' => 'Page', 'post_status' => 'publish', 'post_type' => 'page' ] );
		$names  = [ 'Compost', 'Tulips in rows', 'Narcissus' ];
		$chosen = [ 'show' => 'selected', 'include' => [ $draft, $page, $hidden, ...array_map( self::id( ... ), $names ) ] ];
		self::assertSame( $names, self::titles( self::page( self::plain( $chosen ) ) ) );
		stick_post( self::id( 'Roses by the door' ) );
		self::assertSame( $names, self::titles( self::page( self::plain( $chosen ) ) ), 'Sticky posts stay away.' );
		self::assertSame( [], self::titles( self::page( self::plain( $chosen, [ 'sticky' => 'only' ] ) ) ) );
		self::assertSame( [ 'Compost', 'Narcissus' ], self::titles( self::page( self::plain( $chosen, [ 'exclude' => [ self::id( 'Tulips in rows' ) ] ] ) ) ) );

		self::ask( 'query-3-page=2' );
		$next = '<!-- wp:query-pagination --><!-- wp:query-pagination-numbers /--><!-- /wp:query-pagination -->';
		$html = self::page( self::plain( $chosen, [ 'perPage' => 2 ], $next ) );
		self::assertSame( [ 'Narcissus' ], self::titles( $html ) );
		self::assertStringNotContainsString( 'query-3-page=3', $html );

		self::ask( 'loop-abc1234-post_tag=yellow' );
		$filter = [ 'taxonomy' => 'post_tag', 'showCounts' => true ];
		$html   = self::loop( $filter, [ 'vitrine' => $chosen ] );
		self::assertSame( [ 'Tulips in rows', 'Narcissus' ], self::titles( $html ) );
		$words = array_map( 'wp_strip_all_tags', array_keys( self::links( $html ) ) );
		self::assertMatchesRegularExpression( '/brown\D*1.*red\D*1.*yellow\D*2/s', implode( ' ', $words ), 'Of the chosen posts.' );
		self::ask( 'loop-abc1234_sort=title-asc' );
		self::assertSame( [ 'Compost', 'Narcissus', 'Tulips in rows' ], self::titles( self::loop( [ 'by' => 'sort' ], [ 'vitrine' => $chosen ] ) ) );
	}

	/**
	 * Posts with a term of the shown post, without it.
	 */
	public function test_related_posts(): void {
		$related = [ 'show' => 'related' ];
		$titles  = static fn( array $vitrine ): array => self::titles( self::page( self::plain( $vitrine ) ) );
		self::show( self::id( 'A red door' ) );
		self::assertSame( [ 'Tulips in rows', 'Roses by the door' ], $titles( $related ) );
		self::assertSame( [ 'Roses by the door' ], $titles( [ ...$related, 'relatedBy' => [ 'category' ] ] ) );
		self::assertSame( [], $titles( [ ...$related, 'relatedBy' => [ 'nonsense' ] ] ) );

		self::show( self::id( 'Compost' ) );
		$by_tag = [ ...$related, 'relatedBy' => [ 'post_tag' ] ];
		self::assertSame( [], $titles( $by_tag ), 'Nobody else has its tag.' );
		self::assertSame(
			[ 'Tulips in rows', 'A red door', 'Narcissus', 'Roses by the door' ],
			$titles( [ ...$by_tag, 'fallback' => 'recent' ] ),
			'The others, without itself.'
		);

		register_taxonomy( 'secret', 'post', [ 'public' => false ] );
		wp_set_object_terms( self::id( 'Compost' ), 'hush', 'secret' );
		wp_set_object_terms( self::id( 'Narcissus' ), 'hush', 'secret' );
		$secret = $titles( [ ...$related, 'relatedBy' => [ 'secret' ] ] );
		unregister_taxonomy( 'secret' );
		self::assertSame( [], $secret, 'What visitors do not see relates nothing.' );
	}

	/**
	 * An archive shows no post that others could be related to.
	 */
	public function test_related_posts_of_an_archive(): void {
		global $wp_query, $post;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- as WordPress does; put back after the test.
		$wp_query = new \WP_Query( [ 'category_name' => 'bulbs' ] );
		$post     = $wp_query->post;
		// phpcs:enable
		self::assertSame( [], self::titles( self::page( self::plain( [ 'show' => 'related' ] ) ) ) );
		self::assertCount( 5, self::titles( self::page( self::plain( [ 'show' => 'related', 'fallback' => 'recent' ] ) ) ) );
	}

	/**
	 * A loop leaves out what loops before it have shown, and pages that loop, too.
	 */
	public function test_no_post_twice(): void {
		$first = self::plain( [], [ 'perPage' => 2 ] );
		$stale = [ 'skipShown' => true, 'shown' => [ self::id( 'Compost' ) ] ];
		$html  = self::page( $first . self::plain( $stale ) );
		self::assertSame( [ 'Tulips in rows', 'A red door', 'Narcissus', 'Compost', 'Roses by the door' ], self::titles( $html ) );
		self::assertCount( 7, self::titles( self::page( $first . self::plain( [ 'shown' => [ 1 ] ] ) ) ), 'Only where the loop says so.' );
		$chosen = [ 'skipShown' => true, 'show' => 'selected', 'include' => [ self::id( 'Compost' ), self::id( 'A red door' ) ] ];
		self::assertSame( [ 'Tulips in rows', 'A red door', 'Compost' ], self::titles( self::page( $first . self::plain( $chosen ) ) ) );
		$none = [ 'skipShown' => true, 'show' => 'selected', 'include' => [ self::id( 'A red door' ) ] ];
		self::assertSame( [ 'Tulips in rows', 'A red door' ], self::titles( self::page( $first . self::plain( $none ) ) ), 'Nothing rather than everything.' );

		$twice = ShownPosts::during(
			static function () use ( $first ): string {
				do_blocks( $first );
				ob_start();
				do_action( 'wp_head' );
				ob_end_clean();
				return do_blocks( self::plain( [ 'skipShown' => true ] ) );
			}
		);
		self::assertCount( 5, self::titles( $twice ), 'A plugin has rendered the page for its head.' );

		$counted = self::loop_content( [ 'taxonomy' => 'post_tag', 'showCounts' => true ], [ 'vitrine' => [ 'skipShown' => true ] ] );
		$links   = self::links( self::page( $first . $counted ) );
		self::assertMatchesRegularExpression( '/red\D*1.*yellow\D*1/s', wp_strip_all_tags( implode( ' ', array_keys( $links ) ) ), 'Counted without them.' );
	}

	/**
	 * The route knows from the page's own proof what was shown before, and nothing from its visitors.
	 */
	public function test_no_post_twice_by_the_route(): void {
		$content = self::plain( [], [ 'perPage' => 2 ] )
			. self::loop_content( [ 'taxonomy' => 'post_tag' ], [ 'vitrine' => [ 'skipShown' => true ] ] );
		$post    = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Loops', 'post_content' => wp_slash( $content ) ] );
		self::show( $post );
		self::ask( '' );
		$html = ShownPosts::during( static fn(): string => (string) apply_filters( 'the_content', get_post( $post )->post_content ?? '' ) );
		self::assertSame( 1, preg_match( '~"proof":"([^"]+)"~', html_entity_decode( $html ), $found ), 'The loop has a proof.' );
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/loop' );
		$request->set_query_params( [ 'proof' => $found[1], 'at' => '/loops/?loop-abc1234-post_tag=red&shown=1&vitrine[shown][]=1' ] );
		$answer = rest_do_request( $request )->get_data();
		self::assertSame( [ 'Roses by the door' ], self::titles( $answer['html'] ) );
	}

	/**
	 * A page of loops, of which the last one leaves out what the others show: one that visitors filter, one in it, one
	 * with core's pages, and one that leaves out posts itself.
	 *
	 * @return array{int, string} Id of the page, and its content.
	 */
	private static function page_of_loops(): array {
		self::add_posts( 8 );
		$last    = self::loop_content( [ 'taxonomy' => 'post_tag' ], [ 'perPage' => 4, 'vitrine' => [ 'skipShown' => true ] ], [], '<!-- wp:vitrine/loop-pagination /-->' );
		$first   = str_replace(
			'<!-- wp:post-title /-->',
			'<!-- wp:post-title /--><!-- wp:query {"queryId":8,"query":{"perPage":1,"postType":"post","search":"compost","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->',
			self::loop_content( [ 'by' => 'sort', 'sorts' => [ 'title-asc' ] ], [ 'perPage' => 1 ], [ 'vitrineLoop' => 'aaa1111', 'queryId' => 7 ], '<!-- wp:vitrine/loop-pagination /-->' )
		);
		$without = self::loop_content( [], [ 'perPage' => 1, 'vitrine' => [ 'skipShown' => true ] ], [ 'vitrineLoop' => 'bbb1111', 'queryId' => 6 ] );
		$content = "<!-- wp:group --><div class=\"wp-block-group\">{$first}</div><!-- /wp:group -->" . self::plain( [], [ 'perPage' => 1, 'offset' => 4 ] ) . $without . $last
			. self::plain( [], [ 'perPage' => 30 ] );
		$post    = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Loops', 'post_content' => wp_slash( $content ) ] );
		self::show( $post );
		return [ $post, $content ];
	}

	/**
	 * The last but one loop of a page.
	 *
	 * @param int    $post  The page.
	 * @param string $query Of its address.
	 */
	private static function last_loop( int $post, string $query ): string {
		$html = ShownPosts::during( static fn(): string => self::visit_page( $post, $query ) );
		[ , $rest ] = explode( '"loop":"abc1234"', $html, 2 );
		return explode( '<div class="wp-block-query', $rest, 2 )[0];
	}

	/**
	 * What visitors ask of the loops of a page.
	 *
	 * @return iterable<array{string}>
	 */
	public static function addresses(): iterable {
		yield [ '' ];
		yield [ 'loop-aaa1111-post_tag=yellow' ];
		yield [ 'loop-aaa1111-post_tag=yellow&loop-abc1234-post_tag=!red' ];
		yield [ 'loop-aaa1111_sort=title-asc&loop-abc1234_page=2' ];
		yield [ 'loop-aaa1111_page=3' ];
		yield [ 'query-3-page=2' ];
		yield [ 'loop-bbb1111_search=older' ];
	}

	/**
	 * Whatever other loops of the page are asked for, the routes leave out what the page would.
	 *
	 * @param string $query Of the address.
	 */
	#[DataProvider( 'addresses' )]
	public function test_no_post_twice_whatever_is_asked_of_others( string $query ): void {
		[ $post ] = self::page_of_loops();
		$shown    = self::titles( self::last_loop( $post, $query ) );
		self::assertNotSame( [], $shown );
		$proof = self::proof( html_entity_decode( self::last_loop( $post, '' ) ) );
		// A page with core's pages in its address has a proof of its own: core's links lead to pages.
		$proof = str_starts_with( $query, 'query-' ) ? self::proof( html_entity_decode( self::last_loop( $post, $query ) ) ) : $proof;
		$answer = self::get( $proof, self::path( $post, $query ) )->get_data();
		self::assertSame( $shown, self::titles( $answer['html'] ) );
		self::assertStringContainsString( '"after":["aaa1111","bbb1111"]', $answer['html'] );
		self::assertStringContainsString( $answer['html'], ShownPosts::during( static fn(): string => self::visit_page( $post, $query ) ), 'Its proof, too.' );

		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/refresh-loop' );
		$request->set_body_params( [ 'post_id' => $post, 'widget_id' => self::LOOP, 'pagination_base_url' => self::path( $post, $query ) ] );
		self::assertSame( $shown, self::titles( rest_do_request( $request )->get_data()['data'] ), 'The route of Elementor.' );
	}

	/**
	 * A loop in a page leaves out what one in its template shows, whatever that one is asked for; one with the posts
	 * that the page itself asks for is left out as it was.
	 */
	public function test_no_post_twice_below_a_loop_of_the_template(): void {
		switch_theme( 'twentytwentyfive' );
		$tags     = [ 'taxonomy' => 'post_tag' ];
		$template = self::loop_content( $tags, [ 'perPage' => 2 ], [ 'vitrineLoop' => 'aaa1111' ] )
			. self::loop_content( [], [ 'perPage' => 1, 'inherit' => true ], [ 'vitrineLoop' => 'bbb1111' ] );
		$stored   = wp_insert_post( wp_slash( [ 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'loops', 'post_title' => 'Loops', 'post_content' => $template ] ) );
		wp_set_post_terms( $stored, get_stylesheet(), 'wp_theme' );
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- What the loader of templates does.
		$GLOBALS['_wp_current_template_id']      = get_stylesheet() . '//loops';
		$GLOBALS['_wp_current_template_content'] = $template;
		// phpcs:enable
		$content = self::loop_content( $tags, [ 'perPage' => 3, 'vitrine' => [ 'skipShown' => true ] ] );
		$page    = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Loops', 'post_content' => wp_slash( $content ) ] );
		self::show( $page );
		$visit = static fn( string $query ): string => ShownPosts::during(
			static function () use ( $template, $page, $query ): string {
				self::ask( $query );
				do_blocks( $template );
				return self::visit_page( $page, $query );
			}
		);
		$proof = self::proof( html_entity_decode( $visit( '' ) ) );
		self::assertStringContainsString( '"after":["aaa1111"]', html_entity_decode( $visit( '' ) ) );
		$all = [];
		foreach ( [ '', 'loop-aaa1111-post_tag=red', 'loop-aaa1111-post_tag=blue' ] as $query ) {
			$shown = self::titles( $visit( $query ) );
			$all[] = $shown;
			self::assertSame( $shown, self::titles( self::get( $proof, self::path( $page, $query ) )->get_data()['html'] ), $query );
		}
		self::assertGreaterThan( 1, count( array_unique( array_map( implode( ... ), $all ) ) ) );
		unset( $GLOBALS['_wp_current_template_id'], $GLOBALS['_wp_current_template_content'] );
	}

	/**
	 * A filter between loops knows what the loop below it will leave out.
	 */
	public function test_no_post_twice_in_numbers_of_a_filter_outside(): void {
		$filter  = '<!-- wp:vitrine/loop-filter {"loop":"abc1234","taxonomy":"category","showCounts":true} /-->';
		$content = self::plain( [], [ 'perPage' => 2 ] ) . $filter . self::loop_content( [ 'by' => 'search' ], [ 'vitrine' => [ 'skipShown' => true ] ] );
		$post    = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Loops', 'post_content' => wp_slash( $content ) ] );
		self::show( $post );
		$html = ShownPosts::during( static fn(): string => self::visit_page( $post, '' ) );
		self::assertSame( 1, preg_match( '~^.*?"proof":"([^"]+)".*?</nav>~s', $html, $found ) );
		self::assertMatchesRegularExpression( '/Bulbs\D*1.*Garden\D*3.*House\D*1/s', wp_strip_all_tags( $found[0] ) );
		$answer = self::get( $found[1], self::path( $post, '' ) )->get_data();
		self::assertMatchesRegularExpression( '/Bulbs\D*1.*Garden\D*3.*House\D*1/s', wp_strip_all_tags( $answer['html'] ) );
	}

	/**
	 * One order for all pages, another one for another loop, and none where a visitor sorts.
	 */
	public function test_random_order(): void {
		self::add_posts( 25 );
		$shuffled = static fn( string $asked, array $query = [] ): array => (
			static function () use ( $asked, $query ): array {
				self::ask( $asked );
				return self::titles( self::page( self::plain( [ 'random' => 'day' ], $query ) ) );
			}
		)();
		$asked    = '';
		add_filter(
			'posts_request',
			static function ( string $sql ) use ( &$asked ): string {
				$asked .= $sql;
				return $sql;
			}
		);
		$all = $shuffled( '', [ 'perPage' => 30 ] );
		self::assertStringContainsString( 'LIMIT 0, 1000', $asked, 'No more are mixed.' );
		self::assertStringNotContainsString( 'RAND', $asked );
		self::assertCount( 30, array_unique( $all ) );
		self::assertSame( $all, $shuffled( '', [ 'perPage' => 30 ] ) );
		self::assertSame( $all, [ ...$shuffled( '', [ 'perPage' => 12 ] ), ...$shuffled( 'query-3-page=2', [ 'perPage' => 12 ] ), ...$shuffled( 'query-3-page=3', [ 'perPage' => 12 ] ) ] );
		self::ask( '' );
		$by_date = self::titles( self::page( self::plain( [], [ 'perPage' => 30 ] ) ) );
		self::assertNotSame( $by_date, $all );
		self::assertEqualsCanonicalizing( $by_date, $all );
		$other = self::titles( self::page( str_replace( '"queryId":3', '"queryId":4', self::plain( [ 'random' => 'day' ], [ 'perPage' => 30 ] ) ) ) );
		self::assertNotSame( $all, $other );
		self::ask( 'loop-abc1234_sort=title-asc' );
		$sorted = self::titles( self::loop( [ 'by' => 'sort' ], [ 'perPage' => 30, 'vitrine' => [ 'random' => 'day' ] ] ) );
		self::assertSame( 'A red door', $sorted[0] );
		self::assertSame( 'Tulips in rows', $sorted[29] );
	}

	/**
	 * Stored content may hold anything; a loop that says nothing of ours is asked for as before.
	 */
	public function test_hostile_and_plain_loops(): void {
		foreach ( [ 'words', 7, null, [ 'show' => [ 'selected' ], 'include' => 'all', 'random' => 'RAND()' ], [ 'show' => 'selected', 'include' => [ '0', -3, [], "1' OR 1" ] ], [ 'random' => [ 'day' ] ] ] as $hostile ) {
			$content = str_replace( '"vitrine":[]', '"vitrine":' . wp_json_encode( $hostile ), self::plain( [] ) );
			self::assertCount( 5, self::titles( self::page( $content ) ), (string) wp_json_encode( $hostile ) );
		}
		$asked = null;
		add_filter(
			'query_loop_block_query_vars',
			static function ( array $query ) use ( &$asked ): array {
				$asked = $query;
				return $query;
			},
			PHP_INT_MAX
		);
		self::page( str_replace( ',"vitrine":[]', '', self::plain( [] ) ) );
		self::assertSame( [ 'post_type' => 'post', 'order' => 'DESC', 'orderby' => 'date', 'post__not_in' => [], 'tax_query' => [], 'offset' => 0, 'posts_per_page' => 10 ], $asked );
	}

	/**
	 * The canvas asks the REST API with what the loop says; only who edits is heard.
	 */
	public function test_canvas(): void {
		$ask = static function ( array $vitrine ): array {
			$request = new \WP_REST_Request( 'GET', '/wp/v2/posts' );
			$request->set_query_params( [ 'per_page' => 10, 'vitrine' => wp_json_encode( $vitrine ) ] );
			$answer = rest_do_request( $request );
			self::assertSame( 200, $answer->get_status() );
			return array_map( static fn( array $post ): string => $post['title']['rendered'], $answer->get_data() );
		};
		rest_get_server();
		$chosen = [ 'additions' => [ 'show' => 'selected', 'include' => [ self::id( 'Compost' ), self::id( 'A red door' ) ] ] ];
		self::assertCount( 5, $ask( $chosen ), 'Visitors.' );
		wp_set_current_user( 1 );
		self::assertSame( [ 'Compost', 'A red door' ], $ask( $chosen ) );
		$related = [ 'additions' => [ 'show' => 'related', 'relatedBy' => [ 'category' ] ] ];
		self::assertSame( [ 'Roses by the door' ], $ask( [ ...$related, 'post' => self::id( 'A red door' ) ] ) );
		self::assertCount( 5, $ask( $related ), 'A template is of no post yet.' );
		$loop   = [ 'perPage' => 2, 'postType' => 'post', 'inherit' => false ];
		$before = [ $loop, [ ...$loop, 'vitrine' => [ 'skipShown' => true ] ], 'nonsense' ];
		self::assertSame( [ 'Roses by the door' ], $ask( [ 'additions' => [ 'skipShown' => true ], 'before' => $before ] ) );
		self::assertCount( 5, $ask( [ 'additions' => 'nonsense' ] ) );
	}
}
