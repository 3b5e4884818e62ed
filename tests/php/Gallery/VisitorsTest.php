<?php
/**
 * What visitors may not do.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

/**
 * Issue §6: whoever asks the routes of galleries cannot fill tables, and sees what the page has shown, no more.
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
	 * Asks a route.
	 *
	 * @param string               $route Behind `gallery/`.
	 * @param array<string, mixed> $query Parameters.
	 */
	private static function get( string $route, array $query = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', "/vitrine/v1/gallery/{$route}" );
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}

	/**
	 * The geometry of a large album is kept once, whatever a visitor calls the element.
	 */
	public function test_visitors_do_not_fill_the_options(): void {
		global $wpdb;
		$digest = basename( self::config( self::rendered( [ 'anchor' => 'g', 'source' => 'urls', 'items' => self::addresses( 520 ) ] ) )['rest'] );
		$kept   = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '\_transient\_vitrine%'" );
		self::assertSame( 1, $kept() );
		foreach ( [ 'a', 'b', 'c' ] as $element ) {
			$html = self::get( $digest, [ 'render' => '1', 'at' => "/{$element}/", 'element' => $element, 'match' => 'and' ] )->get_data()['html'];
			self::assertStringContainsString( "#{$element} .wp-block-vitrine-gallery__items", $html );
		}
		self::assertSame( 1, $kept() );
	}

	/**
	 * A gallery of the files of a post.
	 *
	 * @param array<string, mixed> $post Fields of the post.
	 * @return array{string, string} Digest and pass of the page.
	 */
	private function of_post( array $post ): array {
		$this->post = (int) wp_insert_post( [ 'post_title' => 'x', 'post_author' => 1, ...$post ] );
		for ( $number = 1; $number <= 70; $number++ ) {
			self::add_file( [ 'id' => 9400 + $number, 'title' => "Picture {$number}", 'parent' => $this->post, 'width' => 300, 'height' => 200 ] );
		}
		$address = (string) self::config( self::rendered( [ 'source' => 'attached' ] ) )['rest'];
		wp_parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		return [ basename( (string) strtok( $address, '?' ) ), $query['pass'] ?? '' ];
	}

	/**
	 * Whoever may see a private post sees all of its gallery, also what script asks for; nobody else does.
	 */
	public function test_private_gallery_goes_on(): void {
		wp_set_current_user( 1 );
		[ $digest, $pass ] = $this->of_post( [ 'post_status' => 'private' ] );
		wp_set_current_user( 0 );
		$response = self::get( $digest, [ 'after' => '9450', 'number' => 50, 'pass' => $pass ] );
		self::assertSame( [ 70, 20 ], [ $response->get_data()['total'], count( self::found( $response->get_data()['html'], self::part( 'item' ) ) ) ] );
		self::assertStringStartsWith( 'private', $response->get_headers()['Cache-Control'] );
		self::assertStringContainsString( 'pass=', (string) wp_json_encode( self::get( $digest, [ 'render' => '1', 'element' => 'g', 'at' => '/', 'pass' => $pass ] )->get_data()['config'] ) );

		[ $posts, $seal ] = explode( '.', $pass );
		foreach ( [ '', $posts, "{$posts}.", "{$posts}." . str_repeat( '0', 32 ), "{$posts}-1.{$seal}", "1.{$seal}" ] as $forged ) {
			self::assertSame( 0, self::get( $digest, [ 'index' => '1', 'pass' => $forged ] )->get_data()['total'], $forged );
		}
		wp_update_post( [ 'ID' => $this->post, 'post_status' => 'draft' ] );
		self::assertSame( 0, self::get( $digest, [ 'index' => '1', 'pass' => $pass ] )->get_data()['total'], 'It was for the private post.' );
	}

	/**
	 * A password opens the gallery to those who know it; what they ask for is in no answer that a proxy could give to others.
	 */
	public function test_password_of_one_visitor_is_not_for_others(): void {
		require_once ABSPATH . WPINC . '/class-phpass.php';
		$_COOKIE[ 'wp-postpass_' . COOKIEHASH ] = ( new \PasswordHash( 8, true ) )->HashPassword( 'secret' );
		try {
			[ $digest, $pass ] = $this->of_post( [ 'post_status' => 'publish', 'post_password' => 'secret' ] );
			self::assertNotSame( '', $pass );
			$without = self::get( $digest, [ 'index' => '1' ] );
			self::assertSame( 0, $without->get_data()['total'] );
			self::assertStringStartsWith( 'public', $without->get_headers()['Cache-Control'] );
		} finally {
			unset( $_COOKIE[ 'wp-postpass_' . COOKIEHASH ] );
		}
		self::assertSame( 70, self::get( $digest, [ 'index' => '1', 'pass' => $pass ] )->get_data()['total'] );
		wp_update_post( [ 'ID' => $this->post, 'post_password' => 'another' ] );
		self::assertSame( 0, self::get( $digest, [ 'index' => '1', 'pass' => $pass ] )->get_data()['total'] );
	}

	/**
	 * What everybody may see needs no pass: pages are the same for all.
	 */
	public function test_public_gallery_has_no_pass(): void {
		self::assertSame( '', $this->of_post( [ 'post_status' => 'publish' ] )[1] );
		wp_set_current_user( 1 );
		self::new_page();
		self::assertStringNotContainsString( 'pass=', (string) self::config( self::rendered( [ 'source' => 'attached' ] ) )['rest'] );
	}
}
