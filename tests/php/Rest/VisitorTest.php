<?php
/**
 * GET /visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Tests\HttpTestCase;

/**
 * Rules of roles are right on cached pages, too; one uncached, read-only request judges the log-in cookie itself.
 */
final class VisitorTest extends HttpTestCase {

	/**
	 * Nobody.
	 */
	public function test_nobody_is_logged_in(): void {
		self::assertSame( [ 'loggedIn' => false, 'roles' => [] ], self::visitor()['json'] );
	}

	/**
	 * By the cookie alone: cached pages have no fresh nonce, and core takes nobody for logged in without one.
	 */
	public function test_judges_the_cookie_itself(): void {
		$user    = self::add_user( 'editor' );
		$session = self::session( $user );
		$before  = \WP_Session_Tokens::get_instance( $user )->get_all();
		self::assertSame( [ 'loggedIn' => true, 'roles' => [ 'editor' ] ], self::visitor( [ 'Cookie' => $session['cookies'] ] )['json'] );
		self::assertSame( [ 'loggedIn' => true, 'roles' => [ 'editor' ] ], self::visitor( [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ] )['json'] );
		wp_cache_flush();
		self::assertSame( $before, \WP_Session_Tokens::get_instance( $user )->get_all(), 'Nothing is written.' );
	}

	/**
	 * Several roles, and none.
	 */
	public function test_names_every_role(): void {
		$user = self::add_user( 'author' );
		get_user_by( 'id', $user )->add_role( 'contributor' );
		self::assertSame( [ 'author', 'contributor' ], self::visitor( [ 'Cookie' => self::session( $user )['cookies'] ] )['json']['roles'] );
		get_user_by( 'id', $user )->set_role( '' );
		self::assertSame( [ 'loggedIn' => true, 'roles' => [] ], self::visitor( [ 'Cookie' => self::session( $user )['cookies'] ] )['json'] );
	}

	/**
	 * Cookies that are not, or no longer, good.
	 */
	public function test_does_not_believe_any_cookie(): void {
		$user   = self::add_user( 'administrator' );
		$cookie = self::session( $user )['cookies'];
		foreach ( [ str_replace( 'administrator', 'editor', $cookie ), (string) preg_replace( '/^([^;]{60}).*?;/', '$1;', $cookie ), LOGGED_IN_COOKIE . '=x' ] as $bad ) {
			self::assertFalse( self::visitor( [ 'Cookie' => $bad ] )['json']['loggedIn'], $bad );
		}
		\WP_Session_Tokens::get_instance( $user )->destroy_all();
		self::assertFalse( self::visitor( [ 'Cookie' => $cookie ] )['json']['loggedIn'], 'Logged out elsewhere.' );
	}

	/**
	 * No cache keeps it.
	 */
	public function test_is_never_stored(): void {
		$session = self::session( self::add_user( 'editor' ) );
		foreach ( [ [], [ 'Cookie' => $session['cookies'] ], [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ] ] as $headers ) {
			$answer = self::visitor( $headers );
			self::assertSame( 200, $answer['status'] );
			self::assertStringContainsString( 'no-store', $answer['headers']['cache-control'] );
			self::assertStringContainsString( 'private', $answer['headers']['cache-control'] );
			self::assertArrayNotHasKey( 'set-cookie', $answer['headers'] );
		}
	}

	/**
	 * This site's own pages.
	 */
	public function test_answers_own_pages(): void {
		foreach ( [ [ 'Sec-Fetch-Site' => 'same-origin' ], [ 'Origin' => home_url() ], [ 'Sec-Fetch-Site' => 'same-origin', 'Origin' => home_url() ] ] as $headers ) {
			self::assertSame( 200, self::visitor( $headers )['status'], (string) wp_json_encode( $headers ) );
		}
	}

	/**
	 * Core's REST API lets any site read what it answers, cookies included: this one does not.
	 *
	 * @param array<string, string> $headers Headers.
	 * @param string                $query   Query.
	 */
	#[DataProvider( 'strangers' )]
	public function test_refuses_other_sites( array $headers, string $query = '' ): void {
		$session = self::session( self::add_user( 'administrator' ) );
		foreach ( [ [ 'Cookie' => $session['cookies'] ], [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ] ] as $own ) {
			$answer = self::visitor( [ ...$headers, ...$own ], $query );
			// An envelope has the status in it.
			self::assertSame( 403, $answer['json']['status'] ?? $answer['status'] );
			self::assertStringNotContainsString( 'administrator', $answer['body'] );
			self::assertStringNotContainsString( 'loggedIn', $answer['body'] );
		}
	}

	/**
	 * Who else asks.
	 *
	 * @return array<string, array{0: array<string, string>, 1?: string}>
	 */
	public static function strangers(): array {
		return [
			'another site'                => [ [ 'Origin' => 'https://evil.example' ] ],
			'another port'                => [ [ 'Origin' => 'http://localhost:1' ] ],
			'no origin'                   => [ [ 'Origin' => 'null' ] ],
			'a script of another site'    => [ [ 'Sec-Fetch-Site' => 'cross-site' ] ],
			'another site of this domain' => [ [ 'Sec-Fetch-Site' => 'same-site' ] ],
			'JSONP of an old browser'     => [ [], '?_jsonp=steal' ],
			'an envelope of another site' => [ [ 'Origin' => 'https://evil.example' ], '?_envelope=1&_method=GET' ],
		];
	}

	/**
	 * It only reads.
	 */
	public function test_only_reads(): void {
		foreach ( [ 'POST', 'PUT', 'PATCH', 'DELETE' ] as $method ) {
			self::assertSame( 404, self::ask( $method, '/wp-json/vitrine/v1/visitor' )['status'], $method );
		}
	}

	/**
	 * Asks.
	 *
	 * @param array<string, string> $headers Headers.
	 * @param string                $query   Query.
	 * @return array{status: int, headers: array<string, string>, body: string, json: mixed}
	 */
	private static function visitor( array $headers = [], string $query = '' ): array {
		return self::ask( 'GET', "/wp-json/vitrine/v1/visitor{$query}", $headers );
	}
}
