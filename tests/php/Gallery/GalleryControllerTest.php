<?php
/**
 * The routes of galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Docs/gallery.md: what visitors' script and the canvas get.
 */
final class GalleryControllerTest extends GalleryTestCase {

	/**
	 * A fresh server.
	 */
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rest_server'] = null;
	}

	/**
	 * Asks a route.
	 *
	 * @param string                $gallery Proof that the page has.
	 * @param array<string, mixed>  $query   Parameters.
	 * @param array<string, string> $headers Headers.
	 */
	private static function get( string $gallery, array $query = [], array $headers = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/gallery' );
		$request->set_query_params( [ 'gallery' => $gallery, ...$query ] );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		return rest_do_request( $request );
	}

	/**
	 * Asks for a preview.
	 *
	 * @param array<string, mixed> $body Body.
	 */
	private static function preview( array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/gallery/preview' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/**
	 * Puts a gallery on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @return array{string, array<string, mixed>, string} Proof, configuration, HTML.
	 */
	private static function on_page( array $attributes = [] ): array {
		$html = self::on_post( [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 130 ), ...$attributes ] );
		return [ self::sealed( $html ), self::config( $html ), $html ];
	}

	/**
	 * Keyset paging reaches every item once, whatever the number of a request.
	 *
	 * @param int $number Items of a request.
	 */
	#[DataProvider( 'numbers' )]
	public function test_tiles_page_by_page( int $number ): void {
		[ $gallery ] = self::on_page();
		$after      = '';
		$seen       = [];
		do {
			$response = self::get( $gallery, [ 'after' => $after, 'number' => $number ] );
			self::assertSame( 200, $response->get_status() );
			$data = $response->get_data();
			self::assertSame( 130, $data['total'] );
			array_push( $seen, ...self::found( $data['html'], '//img/@src' ) );
			$after = $data['next'];
		} while ( $after !== null );
		self::assertSame( array_column( self::addresses( 130 ), 'url' ), $seen );
		self::assertStringNotContainsString( 'style', $data['html'] );
	}

	/**
	 * Numbers of items.
	 *
	 * @return array<array{int}>
	 */
	public static function numbers(): array {
		return [ [ 50 ], [ 100 ], [ 7 ] ];
	}

	/**
	 * The cursors of the configuration are what `after` takes, and places are those of the page.
	 */
	public function test_cursors_of_the_page_lead_on(): void {
		[ $gallery, $config ] = self::on_page();
		self::assertCount( 2, $config['cursors'] );
		$html = self::get( $gallery, [ 'after' => $config['cursors'][1] ] )->get_data()['html'];
		self::assertSame( '100', self::found( $html, '//@data-index' )[0] );
		self::assertSame( 'https://example.test/101.jpg', self::found( $html, '//img/@src' )[0] );
	}

	/**
	 * The answer is what the page itself would print, by the same template.
	 */
	public function test_render_is_what_the_page_prints(): void {
		foreach ( [ [], [ 'mode' => 'pagination' ], [ 'tagFilter' => 'single', 'search' => true ] ] as $more ) {
			self::new_page();
			$_SERVER['REQUEST_URI']    = '/photos/?lang=en';
			[ $gallery, $config, $html ] = self::on_page( $more );
			$data                       = self::get( $gallery, [ 'render' => '1', 'at' => '/photos/?lang=en', 'element' => 'g' ] )->get_data();
			self::assertSame( preg_replace( '~^<div[^>]*><script[^>]*>[^<]*</script>(.*)</div>$~s', '$1', $html ), $data['html'] );
			self::assertEquals( $config, json_decode( (string) wp_json_encode( $data['config'] ), true ) );
		}
	}

	/**
	 * The second gallery of a page keeps the names of its landmarks.
	 */
	public function test_render_of_the_second_gallery(): void {
		$more = [ 'mode' => 'pagination', 'search' => true ];
		self::new_page();
		self::rendered( [ 'source' => 'urls', 'items' => self::addresses( 3 ) ] );
		[ $gallery, $config, $html ] = self::on_page( $more );
		self::assertSame( 2, $config['nth'] );
		$data = self::get( $gallery, [ 'render' => '1', 'at' => '/', 'element' => 'g', 'nth' => 2 ] )->get_data();
		self::assertSame( 2, $data['config']->nth );
		foreach ( [ '//form/@aria-label', '//nav/@aria-label' ] as $names ) {
			self::assertSame( self::found( $html, $names ), self::found( $data['html'], $names ) );
		}
		self::assertSame( 400, self::get( $gallery, [ 'render' => '1', 'nth' => '<b>' ] )->get_status() );
	}

	/**
	 * A page, tags and search as the address asks for them.
	 */
	public function test_render_of_a_choice(): void {
		$items      = array_map( static fn( array $item, int $index ): array => [ ...$item, 'tags' => [ $index % 2 === 0 ? 'even' : 'odd' ] ], self::addresses( 40 ), range( 1, 40 ) );
		[ $gallery ] = self::on_page( [ 'items' => $items, 'tagFilter' => 'multiple', 'mode' => 'pagination', 'maxRows' => 1 ] );
		$data       = self::get( $gallery, [ 'render' => '1', 'at' => '/', 'element' => 'g', 'tags' => [ 'EVEN' ], 'search' => 'picture 2', 'page' => 2 ] )->get_data();
		$config     = json_decode( (string) wp_json_encode( $data['config'] ), true );
		self::assertSame( [ 'tags' => [ 'EVEN' ], 'match' => 'or', 'search' => 'picture 2' ], $config['query'] );
		self::assertSame( [ 8, 1, 4 ], [ $config['total'], $config['page'], $config['from'] ] );
		self::assertSame( [ 'https://example.test/24.jpg', 'https://example.test/26.jpg', 'https://example.test/28.jpg', 'https://example.test/32.jpg' ], array_slice( self::found( $data['html'], '//img/@src' ), $config['from'] - $config['first'] ) );
		self::assertSame( [ 'even 20' ], self::found( $data['html'], "//a[@aria-current='true']" ) );
	}

	/**
	 * Tags are joined as the block says until somebody chooses otherwise: the links of one tag lead to both.
	 */
	public function test_operator_of_the_block_holds_for_the_next_tag(): void {
		$items      = array_map( static fn( array $item, int $index ): array => [ ...$item, 'tags' => $index === 1 ? [ 'a', 'b' ] : [ 'a' ] ], self::addresses( 3 ), range( 1, 3 ) );
		[ $gallery ] = self::on_page( [ 'items' => $items, 'tagFilter' => 'multiple', 'tagOperator' => 'and' ] );
		$one        = self::get( $gallery, [ 'render' => '1', 'at' => '/', 'element' => 'g', 'tags' => [ 'a' ] ] )->get_data()['html'];
		$link       = self::found( $one, self::part( 'tag' ) . "[not(@aria-current)]/@href" )[0];
		self::assertStringContainsString( rawurlencode( 'vitrine-gallery[g][match]' ) . '=and', $link );
		$_SERVER['REQUEST_URI'] = (string) strtok( $link, '#' );
		self::new_page();
		self::assertSame( 1, self::on_page( [ 'items' => $items, 'tagFilter' => 'multiple', 'tagOperator' => 'and' ] )[1]['total'] );
		self::assertSame( 3, self::get( $gallery, [ 'tags' => [ 'a', 'b' ] ] )->get_data()['total'] );
	}

	/**
	 * Shapes of the whole album, and where an item is.
	 */
	public function test_index(): void {
		[ $gallery, $config ] = self::on_page();
		$data                = self::get( $gallery, [ 'index' => '1', 'item' => $config['cursors'][0] ] )->get_data();
		self::assertSame( [ 49, 130, $config['ratios'], $config['cursors'] ], [ $data['place'], $data['total'], $data['ratios'], $data['cursors'] ] );
		self::assertSame( 260, strlen( (string) base64_decode( $data['ratios'], true ) ) );
		self::assertSame( 667, unpack( 'v', (string) base64_decode( $data['ratios'], true ) )[1] );
		self::assertSame( -1, self::get( $gallery, [ 'index' => '1', 'item' => 'nobody' ] )->get_data()['place'] );
		self::assertArrayNotHasKey( 'place', self::get( $gallery, [ 'index' => '1' ] )->get_data() );
	}

	/**
	 * Nothing can be asked for that no page has shown.
	 *
	 * @param string               $proof  Proof; GALLERY is that of a page.
	 * @param array<string, mixed> $query  Parameters.
	 * @param int                  $status Status.
	 * @param string               $code   Code.
	 */
	#[DataProvider( 'refused' )]
	public function test_refused( string $proof, array $query, int $status, string $code ): void {
		[ $gallery ] = self::on_page();
		$response   = self::get( str_replace( 'GALLERY', $gallery, $proof ), $query );
		self::assertSame( [ $status, $code ], [ $response->get_status(), $response->get_data()['code'] ] );
	}

	/**
	 * What is asked for in vain.
	 *
	 * @return array<string, array{string, array<string, mixed>, int, string}>
	 */
	public static function refused(): array {
		return [
			'what no page has'         => [ str_repeat( 'a', 200 ), [], 404, 'vitrine_gallery_unknown' ],
			'digest of an old page'    => [ str_repeat( 'a', 32 ), [], 404, 'vitrine_gallery_unknown' ],
			'no characters of ours'    => [ "%00'\xFF", [], 404, 'vitrine_gallery_unknown' ],
			'nothing'                  => [ '', [], 404, 'vitrine_gallery_unknown' ],
			'album'                    => [ 'GALLERY', [ 'album' => 'a1' ], 404, 'vitrine_album_unknown' ],
			'album of a page'          => [ 'GALLERY', [ 'album' => '"><script>', 'render' => '1' ], 404, 'vitrine_album_unknown' ],
			'cursor'                   => [ 'GALLERY', [ 'after' => 'nobody' ], 400, 'vitrine_cursor_invalid' ],
			'too many'                 => [ 'GALLERY', [ 'number' => '101' ], 400, 'rest_invalid_param' ],
			'none'                     => [ 'GALLERY', [ 'number' => '0' ], 400, 'rest_invalid_param' ],
			'list as album'            => [ 'GALLERY', [ 'album' => [ 'x' ] ], 400, 'rest_invalid_param' ],
			'list in tags'             => [ 'GALLERY', [ 'tags' => [ [ 'x' ] ] ], 400, 'rest_invalid_param' ],
			'operator'                 => [ 'GALLERY', [ 'match' => 'xor' ], 400, 'rest_invalid_param' ],
			'long address'             => [ 'GALLERY', [ 'render' => '1', 'at' => '/' . str_repeat( 'a', 5000 ) ], 400, 'rest_invalid_param' ],
		];
	}

	/**
	 * Hostile addresses and ids do not get into what is answered.
	 */
	public function test_hostile_parameters(): void {
		[ $gallery ] = self::on_page( [ 'mode' => 'pagination', 'search' => true ] );
		foreach ( [ '//evil.test/', 'javascript:alert(1)', 'https://evil.test/', '/"><script>alert(1)</script>' ] as $at ) {
			$html = self::get( $gallery, [ 'render' => '1', 'at' => $at, 'element' => '"><script>alert(1)</script></style>', 'search' => '</style><script>' ] )->get_data()['html'];
			self::assertStringNotContainsString( '<script', $html );
			foreach ( self::found( $html, '//nav//@href | //form/@action' ) as $link ) {
				self::assertMatchesRegularExpression( '~^(/(?!/)|\?|#)~', $link );
			}
		}
	}

	/**
	 * Answers may be kept, are the same for everybody, and cost nothing when they are known.
	 */
	public function test_answers_may_be_cached(): void {
		$this->post = wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'publish' ] );
		self::add_file( [ 'id' => 9400, 'title' => 'Seen', 'parent' => $this->post, 'width' => 10, 'height' => 10 ] );
		$gallery = self::sealed( self::rendered( [ 'source' => 'attached' ] ) );
		$first  = self::get( $gallery );
		self::assertStringContainsString( 'public, max-age=', $first->get_headers()['Cache-Control'] );
		$again = self::get( $gallery, [], [ 'If-None-Match' => 'W/' . $first->get_headers()['ETag'] ] );
		self::assertSame( [ 304, null ], [ $again->get_status(), $again->get_data() ] );

		// What only editors may see is in no answer that a proxy could keep.
		wp_update_post( [ 'ID' => $this->post, 'post_status' => 'private' ] );
		wp_set_current_user( 1 );
		self::assertSame( 0, self::get( $gallery )->get_data()['total'] );
		self::assertSame( 1, get_current_user_id() );
	}

	/**
	 * G3: the canvas learns which album of the media library it shows, where files stand in it, and what this user may do with it.
	 */
	public function test_preview_of_an_album(): void {
		$album = self::add_album( [ 'id' => 7101, 'title' => 'Sea &amp; sky' ] );
		$below = self::add_album( [ 'id' => 7102, 'title' => 'Below', 'parent' => $album ] );
		delete_option( 'vitrine_album_children' );
		foreach ( [ 7111, 7112, 7113 ] as $id ) {
			self::add_file( [ 'id' => $id, 'title' => "T{$id}", 'width' => 3, 'height' => 2, 'albums' => [ $album, $below ], 'tags' => $id === 7112 ? [ 'sea' ] : [] ] );
		}
		$ask = static fn( array $attributes, array $more = [] ): array => self::preview( [ 'attributes' => [ 'source' => 'album', 'album' => 7101, ...$attributes ], ...$more ] )->get_data();
		$places = static fn( array $data ): array => array_map( static fn( array $item ): ?int => $item['place'] ?? null, $data['items'] );
		wp_set_current_user( 1 );
		$data = $ask( [] );
		self::assertSame( [ 'id' => 7101, 'title' => 'Sea & sky', 'files' => 3, 'mayArrange' => true, 'mayAdd' => true ], $data['libraryAlbum'] );
		self::assertSame( [ null, 0, 1, 2 ], $places( $data ), 'The album below has no place among files.' );
		self::assertSame( [ 1, 2 ], $places( $ask( [], [ 'first' => 2, 'number' => 2 ] ) ) );
		$deeper = $ask( [ 'backItem' => true ], [ 'album' => 'a7102' ] );
		self::assertSame( [ 7102, [ null, 0, 1, 2 ] ], [ $deeper['libraryAlbum']['id'], $places( $deeper ) ], 'Nor has the tile that leads up.' );
		self::assertSame( [ null, null, null, null ], $places( $ask( [ 'sorting' => 'takenDesc' ] ) ), 'Sorted, nothing can be moved.' );
		self::assertSame( [ null ], $places( $ask( [ 'search' => true ], [ 'search' => 'T7112' ] ) ) );
		self::assertSame( [ null ], $places( $ask( [ 'tagFilter' => 'single' ], [ 'tags' => [ 'sea' ] ] ) ) );
		$albums = static fn( int $above ): array => self::preview( [ 'attributes' => [ 'source' => 'albums', 'album' => $above, 'blackList' => [ 'low' ] ] ] )->get_data();
		self::assertArrayNotHasKey( 'libraryAlbum', $albums( 0 ) );
		self::assertArrayNotHasKey( 'libraryAlbum', $albums( 7101 ), 'Its own files are not shown.' );
		self::assertEquals( (object) [ 'Below' => 'low' ], $albums( 7101 )['leftOut'] );
		foreach ( [ 'editor' => [ true, true ], 'author' => [ false, true ], 'contributor' => [ false, false ] ] as $role => $may ) {
			wp_set_current_user( (int) wp_insert_user( [ 'user_login' => "g3{$role}", 'user_pass' => 'x', 'role' => $role ] ) );
			$told = $ask( [] )['libraryAlbum'];
			self::assertSame( $may, [ $told['mayArrange'], $told['mayAdd'] ], $role );
		}
	}

	/**
	 * Before the tables are there, nothing is asked of them.
	 */
	public function test_without_tables(): void {
		global $wpdb;
		wp_set_current_user( 1 );
		self::preview( [ 'attributes' => [] ] );
		[ $gallery ] = self::on_page();
		self::assertSame( 200, self::get( $gallery )->get_status() );
		delete_option( 'vitrine_db_version' );
		$asked = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$asked ): string {
				$asked[] = $query;
				return $query;
			}
		);
		foreach ( [ [ 'source' => 'media' ], [ 'source' => 'album', 'album' => 7101 ], [ 'source' => 'provider', 'provider' => '1' ] ] as $attributes ) {
			self::assertSame( [ 404, 'vitrine_gallery_unknown' ], [ ( $answer = self::preview( [ 'attributes' => $attributes ] ) )->get_status(), $answer->get_data()['code'] ] );
		}
		$answer = self::get( $gallery );
		self::assertSame( [ 404, 'vitrine_gallery_unknown' ], [ $answer->get_status(), $answer->get_data()['code'] ] );
		self::assertSame( [], preg_grep( "/{$wpdb->prefix}vitrine_/", $asked ) );
	}

	/**
	 * The preview is for those who edit, and of a post for those who may edit it.
	 */
	public function test_who_may_preview(): void {
		$post = wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'publish', 'post_author' => 1 ] );
		self::assertSame( 401, self::preview( [ 'attributes' => [] ] )->get_status() );
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber' ] ) );
		self::assertSame( 403, self::preview( [ 'attributes' => [] ] )->get_status() );
		wp_set_current_user( (int) wp_insert_user( [ 'user_login' => 'writer', 'user_pass' => 'x', 'role' => 'contributor' ] ) );
		self::assertSame( 200, self::preview( [ 'attributes' => [] ] )->get_status() );
		self::assertSame( 403, self::preview( [ 'attributes' => [ 'source' => 'attached' ], 'post' => $post ] )->get_status() );
		wp_set_current_user( 1 );
		self::assertSame( 200, self::preview( [ 'attributes' => [ 'source' => 'attached' ], 'post' => $post ] )->get_status() );
	}

	/**
	 * The canvas gets the items that it windows, with their place in the attribute, and the shapes of all.
	 */
	public function test_preview(): void {
		wp_set_current_user( 1 );
		$items = self::addresses( 250 );
		$data  = (array) json_decode( (string) wp_json_encode( self::preview( [ 'attributes' => [ 'source' => 'urls', 'items' => [ [ 'url' => '' ], ...$items ] ], 'first' => 100, 'number' => 100 ] )->get_data() ), true );
		self::assertSame( [ 250, 100, 100, '', null ], [ $data['total'], $data['first'], count( $data['items'] ), $data['css'], $data['notice'] ] );
		self::assertSame( [ 'https://example.test/101.jpg', 101 ], [ $data['items'][0]['src'], $data['items'][0]['place'] ] );
		self::assertSame( 500, strlen( (string) base64_decode( $data['ratios'], true ) ) );

		$empty = self::preview( [ 'attributes' => [ 'source' => 'media' ] ] )->get_data();
		self::assertSame( 'empty', $empty['notice']['state'] );
		self::assertSame( 400, self::preview( [ 'attributes' => [], 'number' => 1000 ] )->get_status() );
		self::assertSame( 413, self::preview( [ 'attributes' => [ 'items' => array_fill( 0, 5000, [ 'title' => str_repeat( 'x', 1000 ) ] ) ] ] )->get_status() );
	}
}
