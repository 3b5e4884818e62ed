<?php
/**
 * What visitors may not do.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

/**
 * Whoever asks the routes of galleries cannot fill tables, and sees what the page has shown, no more.
 */
final class VisitorsTest extends GalleryTestCase {

	/**
	 * A fresh server.
	 */
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rest_server'] = null;
	}

	/**
	 * Asks the route.
	 *
	 * @param string               $gallery Proof that the page has.
	 * @param array<string, mixed> $query   Parameters.
	 */
	private static function get( string $gallery, array $query = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/vitrine/v1/gallery' );
		$request->set_query_params( [ 'gallery' => $gallery, ...$query ] );
		return rest_do_request( $request );
	}

	/**
	 * How many items a proof opens, or the status of the refusal.
	 *
	 * @param string $gallery Proof that a page has.
	 */
	private static function opened( string $gallery ): int {
		$response = self::get( $gallery, [ 'index' => '1' ] );
		return $response->get_status() === 200 ? $response->get_data()['total'] : $response->get_status();
	}

	/**
	 * Neither views nor what visitors ask for write anything.
	 */
	public function test_nothing_is_written(): void {
		global $wpdb;
		$wrote = [];
		$html  = self::on_post( [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 520 ) ] );
		$proof = self::sealed( $html );
		add_filter(
			'query',
			static function ( string $sql ) use ( &$wrote ): string {
				if ( preg_match( '/^\s*(?:SELECT|SHOW)\b/i', $sql ) !== 1 ) {
					$wrote[] = $sql;
				}
				return $sql;
			}
		);
		self::new_page();
		self::assertNotSame( '', do_blocks( (string) $wpdb->get_var( "SELECT post_content FROM {$wpdb->posts} WHERE post_content LIKE '%wp:vitrine/gallery%'" ) ) );
		foreach ( [ 'a', 'b' ] as $element ) {
			$html = self::get( $proof, [ 'render' => '1', 'at' => "/{$element}/", 'element' => $element, 'match' => 'and' ] )->get_data()['html'];
			self::assertStringContainsString( "#{$element} .wp-block-vitrine-gallery__items", $html );
		}
		self::assertSame( [], $wrote );
	}

	/**
	 * A gallery of the files of a post.
	 *
	 * @param array<string, mixed> $post Fields of the post.
	 * @return string Proof of the page.
	 */
	private function of_post( array $post ): string {
		$this->post = wp_insert_post( [ 'post_title' => 'x', 'post_author' => 1, ...$post ] );
		for ( $number = 1; $number <= 70; $number++ ) {
			self::add_file( [ 'id' => 9400 + $number, 'title' => "Picture {$number}", 'parent' => $this->post, 'width' => 300, 'height' => 200 ] );
		}
		return self::sealed( self::rendered( [ 'source' => 'attached' ] ) );
	}

	/**
	 * Whoever may see a private post sees all of its gallery, also what script asks for; nobody else does.
	 */
	public function test_private_gallery_goes_on(): void {
		wp_set_current_user( 1 );
		$proof = $this->of_post( [ 'post_status' => 'private' ] );
		wp_set_current_user( 0 );
		$response = self::get( $proof, [ 'after' => '9450', 'number' => 50 ] );
		self::assertSame( [ 70, 20 ], [ $response->get_data()['total'], count( self::found( $response->get_data()['html'], self::part( 'item' ) ) ) ] );
		self::assertStringStartsWith( 'private', $response->get_headers()['Cache-Control'] );
		$config = (array) json_decode( (string) wp_json_encode( self::get( $proof, [ 'render' => '1', 'element' => 'g', 'at' => '/' ] )->get_data()['config'] ), true );
		self::assertStringContainsString( $proof, (string) $config['rest'] );
		foreach ( [ '', substr( $proof, 0, -1 ), ( $proof[0] === 'A' ? 'B' : 'A' ) . substr( $proof, 1 ), strrev( $proof ) ] as $forged ) {
			self::assertSame( 404, self::opened( $forged ), $forged );
		}
		wp_update_post( [ 'ID' => $this->post, 'post_status' => 'draft' ] );
		self::assertSame( 404, self::opened( $proof ), 'It was for the private post.' );
	}

	/**
	 * A password opens the gallery to those who know it; what they ask for is in no answer that a proxy could give to others.
	 */
	public function test_password_of_one_visitor_is_not_for_others(): void {
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'secret' );
		try {
			$proof = $this->of_post( [ 'post_status' => 'publish', 'post_password' => 'secret' ] );
		} finally {
			unset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
		}
		self::assertSame( 70, self::opened( $proof ) );
		self::assertStringStartsWith( 'private', self::get( $proof )->get_headers()['Cache-Control'] );
		wp_update_post( [ 'ID' => $this->post, 'post_password' => 'another' ] );
		self::assertSame( 404, self::opened( $proof ) );
	}

	/**
	 * What everybody may see is opened by the same proof for all: pages are equal, whoever looks at them.
	 */
	public function test_public_gallery_is_the_same_for_all(): void {
		$proof = $this->of_post( [ 'post_status' => 'publish' ] );
		wp_set_current_user( 1 );
		self::new_page();
		self::assertSame( $proof, self::sealed( self::rendered( [ 'source' => 'attached' ] ) ) );
		self::assertStringStartsWith( 'public', self::get( $proof )->get_headers()['Cache-Control'] );
	}

	/**
	 * Answers are made as for somebody who is not logged in, whoever asks: other plugins may print more for editors.
	 */
	public function test_answers_are_made_for_nobody_in_particular(): void {
		$proof = $this->of_post( [ 'post_status' => 'publish' ] );
		wp_set_current_user( 1 );
		$users = [];
		add_filter(
			'wp_get_attachment_image_src',
			static function ( mixed $image ) use ( &$users ): mixed {
				$users[] = get_current_user_id();
				return $image;
			}
		);
		self::assertSame( 200, self::get( $proof, [ 'render' => '1' ] )->get_status() );
		self::assertSame( [ 0 ], array_values( array_unique( $users ) ) );
		self::assertSame( 1, get_current_user_id() );
	}
}
