<?php
/**
 * The ad pixel.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Consent;

use Vitrine\Consent\Pixel;
use Vitrine\Tests\TestCase;

/**
 * The setting takes digits from who may change settings, and nothing else.
 */
final class PixelTest extends TestCase {

	/**
	 * Whoever may not change settings is refused, and reads nothing.
	 */
	public function test_who_may_change_it(): void {
		foreach ( [ 0, ...self::users( 'subscriber', 'author', 'editor' ) ] as $user ) {
			wp_set_current_user( $user );
			self::assertContains( self::save( '123456789012345' )->get_status(), [ 401, 403 ] );
			self::assertContains( rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_status(), [ 401, 403 ] );
		}
		self::assertSame( '', Pixel::id() );
		wp_set_current_user( self::users( 'administrator' )[0] );
		self::assertSame( 200, self::save( '123456789012345' )->get_status() );
		self::assertSame( '123456789012345', Pixel::id() );
		self::assertSame( 200, self::save( '' )->get_status() );
		self::assertSame( '', Pixel::id() );
	}

	/**
	 * Anything but digits is refused over REST, and is none when it is in the database.
	 */
	public function test_hostile_values(): void {
		wp_set_current_user( self::users( 'administrator' )[0] );
		foreach ( [ 'x', '12', '1234567890abc', "123456789012345');alert(1)//", "123456\n1", '<script>', str_repeat( '1', 21 ), [ '123456' ], '１２３４５６' ] as $value ) {
			self::assertSame( 400, self::save( $value )->get_status(), (string) wp_json_encode( $value ) );
			update_option( Pixel::OPTION, $value );
			self::assertSame( '', Pixel::id() );
		}
	}

	/**
	 * Where none is set, no page view asks the database.
	 */
	public function test_no_query_where_none_is_set(): void {
		global $wpdb;
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		self::assertSame( '', Pixel::id() );
		self::assertSame( $before, $wpdb->num_queries );
	}

	/**
	 * Saves it over REST.
	 *
	 * @param mixed $value Anything.
	 */
	private static function save( mixed $value ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( [ Pixel::OPTION => $value ] ) );
		return rest_do_request( $request );
	}

	/**
	 * Makes users.
	 *
	 * @param string ...$roles Roles.
	 * @return list<int>
	 */
	private static function users( string ...$roles ): array {
		return array_values(
			array_map(
				static fn( string $role ): int => (int) wp_insert_user( [ 'user_login' => uniqid( $role ), 'user_pass' => 'x', 'role' => $role ] ),
				$roles
			)
		);
	}
}
