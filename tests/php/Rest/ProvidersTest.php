<?php
/**
 * Tests of the routes of providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use Vitrine\Providers\Sync\ShownAlbums;
use Vitrine\Tests\ProviderTestCase;

/**
 * Configured by an administrator, keys never reach a browser.
 */
final class ProvidersTest extends ProviderTestCase {

	/**
	 * Becomes somebody.
	 *
	 * @param string $role Role, '' = nobody.
	 */
	private function become( string $role ): void {
		$id = $role === '' ? 0 : wp_insert_user( [ 'user_login' => $role . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'role' => $role ] );
		wp_set_current_user( is_int( $id ) ? $id : 0 );
	}

	/**
	 * Asks a route.
	 *
	 * @param string               $method Method.
	 * @param string               $path   Path below /providers.
	 * @param array<string, mixed> $body   Parameters.
	 */
	private function ask( string $method, string $path = '', array $body = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, "/vitrine/v1/providers{$path}" );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/**
	 * What a connection is made of.
	 *
	 * @return array<string, mixed>
	 */
	private static function flickr(): array {
		return [ 'provider' => 'flickr', 'name' => 'Our <b>garden</b>', 'settings' => [ 'key' => self::KEY, 'user' => self::USER ] ];
	}

	/**
	 * Begins with fresh routes: they ask for the providers once.
	 */
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_rest_server'] = null;
		$this->become( 'administrator' );
	}

	/**
	 * Who may what.
	 */
	public function test_permissions(): void {
		$id = $this->connect( 'flickr' )->id;
		foreach ( [ '' => 401, 'subscriber' => 403, 'author' => 403, 'editor' => 403 ] as $role => $status ) {
			$this->become( $role );
			foreach ( [ [ 'POST', '', self::flickr() ], [ 'PUT', "/{$id}" ], [ 'DELETE', "/{$id}" ], [ 'POST', "/{$id}/refresh" ], [ 'POST', "/{$id}/test" ], [ 'GET', '/kinds' ] ] as $call ) {
				$answer = $this->ask( ...$call );
				self::assertSame( $status, $answer->get_status(), "{$role} {$call[0]} {$call[1]}" );
				self::assertSame( 'vitrine_forbidden', $answer->get_data()['code'] );
			}
			$may_edit = in_array( $role, [ 'author', 'editor' ], true );
			self::assertSame( $may_edit ? 200 : $status, $this->ask( 'GET' )->get_status(), $role );
			self::assertSame( $may_edit ? 200 : $status, $this->ask( 'GET', "/{$id}/albums" )->get_status(), $role );
		}
		$this->become( 'author' );
		self::assertSame( [ 'id', 'provider', 'providerLabel', 'name', 'state', 'stateLabel' ], array_keys( $this->ask( 'GET' )->get_data()[0] ) );
		self::assertCount( 0, $this->asked(), 'Nobody without the right made the site ask.' );
	}

	/**
	 * Connect, look, change, choose an album, forget: the key is in no answer.
	 */
	public function test_a_life(): void {
		$made = $this->ask( 'POST', '', self::flickr() );
		self::assertSame( 201, $made->get_status() );
		$one = $made->get_data();
		self::assertSame( [ 'Our garden', 'ok', 3, false ], [ $one['name'], $one['state'], $one['albums'], $one['direct'] ], (string) wp_json_encode( $one['error'] ) );
		self::assertEquals( (object) [ 'user' => self::USER ], $one['settings'] );
		$albums = $this->ask( 'GET', "/{$one['id']}/albums" );
		self::assertSame( [ 'All public photos', 'Garden in summer', 'Everything', 'Profil pictures' ], array_column( $albums->get_data(), 'title' ) );
		$renamed = $this->ask( 'PUT', "/{$one['id']}", [ 'name' => 'Garden', 'direct' => true, 'settings' => [ 'key' => '', 'user' => self::USER ] ] );
		self::assertSame( [ 'Garden', 'ok', true ], [ $renamed->get_data()['name'], $renamed->get_data()['state'], $renamed->get_data()['direct'] ], 'The key stays where none is given.' );
		$refreshed = $this->ask( 'POST', "/{$one['id']}/refresh" );
		self::assertTrue( $refreshed->get_data()['complete'] );
		$tested = $this->ask( 'POST', "/{$one['id']}/test" );
		self::assertTrue( $tested->get_data()['ok'] );
		foreach ( [ $made, $albums, $renamed, $refreshed, $tested, $this->ask( 'GET' ), $this->ask( 'GET', '/kinds' ) ] as $answer ) {
			self::assertStringNotContainsString( self::KEY, (string) wp_json_encode( $answer->get_data() ) );
			self::assertStringNotContainsString( 'v1:', (string) wp_json_encode( $answer->get_data() ) );
		}
		update_option( ShownAlbums::PLACES, [ $one['id'] => 12, 999 => 13 ], false );
		self::assertSame( 200, $this->ask( 'DELETE', "/{$one['id']}" )->get_status() );
		self::assertSame( [ 999 => 13 ], get_option( ShownAlbums::PLACES ) );
		self::assertSame( [], $this->ask( 'GET' )->get_data() );
		self::assertSame( 404, $this->ask( 'POST', "/{$one['id']}/refresh" )->get_status() );
		global $wpdb;
		foreach ( [ 'vitrine_provider_albums', 'vitrine_answers', 'vitrine_provider_pictures' ] as $table ) {
			self::assertSame( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table}" ), $table );
		}
	}

	/**
	 * A name that the table has no room for is refused, not lost.
	 */
	public function test_long_names(): void {
		foreach ( [ str_repeat( 'x', 192 ), [ 'x' ] ] as $name ) {
			self::assertSame( 400, $this->ask( 'POST', '', [ ...self::flickr(), 'name' => $name ] )->get_status() );
		}
		self::assertSame( 201, $this->ask( 'POST', '', [ ...self::flickr(), 'name' => str_repeat( 'ü', 191 ) ] )->get_status() );
	}

	/**
	 * A key is for the address that it was given for: at another address it is asked for again, and until then nobody there hears of it.
	 */
	public function test_another_address(): void {
		$old  = $this->url() . '/google/nanogp2.php';
		$new  = $this->url() . '/other/nanogp2.php';
		$made = $this->ask( 'POST', '', [ 'provider' => 'google', 'settings' => [ 'url' => $old, 'user' => 'hollinbank', 'limit' => '' ] ] )->get_data();
		$told = fn(): array => array_values( array_filter( $this->asked(), static fn( array $one ): bool => str_contains( (string) wp_json_encode( $one, JSON_UNESCAPED_SLASHES ), '/other/' ) ) );
		foreach ( [ [ 'url' => $new ], [ 'url' => $new, 'user' => '' ], [ 'url' => " {$new} ", 'user' => ' ' ] ] as $settings ) {
			$answer = $this->ask( 'PUT', "/{$made['id']}", [ 'settings' => $settings ] );
			self::assertSame( 422, $answer->get_status() );
			self::assertSame( 'vitrine_provider_invalid', $answer->get_data()['code'] );
			self::assertStringContainsString( 'Enter “User ID” again', $answer->get_data()['message'] );
		}
		self::assertSame( [], $told() );
		self::assertSame( 200, $this->ask( 'PUT', "/{$made['id']}", [ 'settings' => [ 'url' => $old, 'limit' => '5' ] ] )->get_status(), 'At the same address it stays.' );
		self::assertSame( 200, $this->ask( 'PUT', "/{$made['id']}", [ 'settings' => [ 'url' => $new, 'user' => 'anew' ] ] )->get_status() );
		self::assertNotSame( [], $told() );
		self::assertStringNotContainsString( 'hollinbank', (string) wp_json_encode( $told() ) );
	}

	/**
	 * An address that is changed past the settings, as a search through the database does when a site moves, gets no key either.
	 */
	public function test_another_address_in_the_database(): void {
		global $wpdb;
		foreach ( [ 'google', 'flickr' ] as $provider ) {
			$id = $this->connect( $provider )->id;
			if ( $provider === 'google' ) {
				$wpdb->update( "{$wpdb->prefix}vitrine_providers", [ 'settings' => wp_json_encode( [ 'url' => $this->url() . '/other/nanogp2.php', 'limit' => '' ] ) ], [ 'id' => $id ] );
			} else {
				add_filter( 'vitrine_gallery_providers', fn( array $all ): array => [ ...$all, new \Vitrine\Providers\Services\Flickr( $this->url() . '/other/' ) ], 99 );
				$GLOBALS['wp_rest_server'] = null;
			}
			$tested = $this->ask( 'POST', "/{$id}/test" )->get_data();
			self::assertFalse( $tested['ok'] );
			self::assertStringContainsString( 'or the provider’s URL have changed', $tested['message'] );
			$this->ask( 'POST', "/{$id}/refresh" );
		}
		self::assertStringNotContainsString( '/other/', (string) wp_json_encode( $this->asked(), JSON_UNESCAPED_SLASHES ) );
	}

	/**
	 * A provider that fails is connected all the same; the message and what mends it are there.
	 */
	public function test_a_provider_that_fails(): void {
		$this->control( [ 'fail' => 'error', 'path' => '/nano/*' ] );
		$one = $this->ask( 'POST', '', [ 'provider' => 'nano_photos_provider2', 'settings' => [ 'url' => $this->url() . '/nano/nano_photos_provider2.php' ] ] )->get_data();
		self::assertSame( 'failing', $one['state'] );
		self::assertSame( 'Could not retrieve nanoPhotosProvider2 data. Error: error - The disk is full', $one['error']['message'] );
		self::assertNotSame( '', $one['error']['remedy'] );
		$tested = $this->ask( 'POST', "/{$one['id']}/test" )->get_data();
		self::assertSame( [ false, $one['error']['message'] ], [ $tested['ok'], $tested['message'] ] );
	}

	/**
	 * In the canvas, too: why it fails is for those who connect providers; others are only told where there is nothing to see.
	 */
	public function test_a_provider_that_fails_in_the_canvas(): void {
		$this->control( [ 'fail' => 'error', 'path' => '/nano/*' ] );
		$one    = $this->ask( 'POST', '', [ 'provider' => 'nano_photos_provider2', 'settings' => [ 'url' => $this->url() . '/nano/nano_photos_provider2.php' ] ] )->get_data();
		$notice = static function () use ( $one ): mixed {
			$request = new \WP_REST_Request( 'POST', '/vitrine/v1/gallery/preview' );
			$request->set_header( 'content-type', 'application/json' );
			$request->set_body( (string) wp_json_encode( [ 'attributes' => [ 'source' => 'provider', 'provider' => (string) $one['id'] ] ] ) );
			return rest_do_request( $request )->get_data()['notice'];
		};
		self::assertSame( [ 'failing', $one['error']['message'] ], [ $notice()['state'], $notice()['message'] ] );
		$this->become( 'author' );
		self::assertSame( 'unavailable', $notice()['state'] );
		self::assertStringNotContainsString( 'disk', (string) wp_json_encode( $notice() ) );
	}

	/**
	 * A private address is not called, though an administrator typed it.
	 */
	public function test_private_addresses(): void {
		foreach ( [ 'http://169.254.169.254/latest/', 'http://127.0.0.1:1/x.php', 'http://10.0.0.1/x.php', 'http://2130706433/x.php' ] as $url ) {
			$one = $this->ask( 'POST', '', [ 'provider' => 'nano_photos_provider2', 'settings' => [ 'url' => $url ] ] )->get_data();
			self::assertSame( 'address', $one['error']['code'], $url );
		}
		self::assertCount( 0, $this->asked() );
	}

	/**
	 * What cannot be right is refused with words.
	 */
	public function test_wrong_fields(): void {
		foreach ( [
			[ 'provider' => 'nano_photos_provider2', 'settings' => [ 'url' => 'javascript:alert(1)' ] ],
			[ 'provider' => 'nano_photos_provider2', 'settings' => [] ],
			[ 'provider' => 'flickr', 'settings' => [ 'key' => '"><script>', 'user' => self::USER ] ],
			[ 'provider' => 'google', 'settings' => [ 'url' => 'https://example.org/', 'user' => 'x', 'limit' => '-1' ] ],
		] as $body ) {
			$answer = $this->ask( 'POST', '', $body );
			self::assertSame( [ 422, 'vitrine_provider_invalid' ], [ $answer->get_status(), $answer->get_data()['code'] ], (string) wp_json_encode( $body ) );
			self::assertNotSame( '', $answer->get_data()['message'] );
		}
		self::assertSame( 400, $this->ask( 'POST', '', [ 'provider' => 'nonsense' ] )->get_status() );
		self::assertSame( 400, $this->ask( 'POST', '', [ 'provider' => 'flickr', 'settings' => [ 'key' => [ 1 ] ] ] )->get_status() );
		self::assertSame( [], $this->ask( 'GET' )->get_data() );
	}
}
