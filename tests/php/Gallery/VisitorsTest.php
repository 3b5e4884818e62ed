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
}
