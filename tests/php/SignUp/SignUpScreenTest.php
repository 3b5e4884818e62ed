<?php
/**
 * The screen of sign-ups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\SignUp;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\SignUp\FormToken;
use Vitrine\SignUp\SignUpModule;
use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\Submission;
use Vitrine\SignUp\Webhook;
use Vitrine\Tests\HttpTestCase;

/**
 * Who sees, exports and deletes sign-ups, over real HTTP: addresses of people are for nobody else.
 */
final class SignUpScreenTest extends HttpTestCase {

	private const SCREEN = '/wp-admin/tools.php?page=vitrine-sign-ups';

	private const EMAIL = 'screen@example.org';

	/**
	 * Somebody asks to be on the list.
	 */
	protected function setUp(): void {
		parent::setUp();
		self::list()->ask( Submission::of( [ 'form' => FormToken::of( '', 0, 1 ), 'email' => self::EMAIL ], time() ), home_url( '/' ) );
	}

	/**
	 * Takes them away.
	 */
	protected function tearDown(): void {
		$row = self::list()->by_email( self::EMAIL );
		self::list()->delete( [ (int) ( $row['id'] ?? 0 ) ] );
		delete_option( Webhook::OPTION );
		parent::tearDown();
	}

	/**
	 * The list.
	 */
	private static function list(): SignUps {
		return SignUpModule::sign_ups();
	}

	/**
	 * Cookies of somebody, and a nonce of theirs.
	 *
	 * @param string $role   Role.
	 * @param string $action Action of the nonce.
	 * @return array{array<string, string>, string}
	 */
	private static function visit( string $role, string $action ): array {
		$user    = self::add_user( $role );
		$cookies = self::session( $user )['cookies'];
		$before  = $_COOKIE;
		foreach ( explode( '; ', $cookies ) as $cookie ) {
			[ $name, $value ] = explode( '=', $cookie, 2 );
			$_COOKIE[ $name ] = $value;
		}
		wp_set_current_user( $user );
		$nonce = wp_create_nonce( $action );
		wp_set_current_user( 0 );
		$_COOKIE = $before;
		return [ [ 'Cookie' => $cookies, 'Content-Type' => 'application/x-www-form-urlencoded' ], $nonce ];
	}

	/**
	 * Sends a form of the admin.
	 *
	 * @param string                $path    Path.
	 * @param array<string, string> $headers Headers.
	 * @param array<string, mixed>  $fields  Fields.
	 */
	private static function post( string $path, array $headers, array $fields ): int {
		$response = wp_remote_post( home_url( $path ), [ 'headers' => $headers, 'body' => $fields, 'redirection' => 0, 'timeout' => 60.0 ] );
		self::assertIsArray( $response );
		return (int) wp_remote_retrieve_response_code( $response );
	}

	/**
	 * List and file are for administrators.
	 *
	 * @param string $role Role.
	 */
	#[DataProvider( 'roles' )]
	public function test_list_and_file( string $role ): void {
		$may                = $role === 'administrator';
		[ $headers, $nonce ] = self::visit( $role, 'vitrine_export_sign_ups' );
		$list               = self::ask( 'GET', self::SCREEN, $headers );
		self::assertSame( $may ? 200 : 403, $list['status'] );
		self::assertSame( $may, str_contains( $list['body'], self::EMAIL ) );
		self::assertSame( $may, str_contains( $list['body'], 'name="webhook"' ) );
		$file = self::ask( 'GET', "/wp-admin/admin-post.php?action=vitrine_export_sign_ups&_wpnonce={$nonce}", $headers );
		self::assertSame( $may ? 200 : 403, $file['status'] );
		self::assertSame( $may, str_contains( $file['body'], self::EMAIL ) );
		$without = self::ask( 'GET', '/wp-admin/admin-post.php?action=vitrine_export_sign_ups', $headers );
		self::assertSame( 403, $without['status'], 'A link of somebody else has no nonce.' );
		self::assertStringNotContainsString( self::EMAIL, $without['body'] );
	}

	/**
	 * Roles.
	 *
	 * @return array<string, array{string}>
	 */
	public static function roles(): array {
		$roles = [ 'subscriber', 'contributor', 'author', 'editor', 'administrator' ];
		return array_combine( $roles, array_map( static fn( string $role ): array => [ $role ], $roles ) );
	}

	/**
	 * The filter opens the list to others, and not its settings.
	 */
	public function test_filter_opens_the_list_alone(): void {
		[ $headers, $nonce ] = self::visit( 'editor', 'vitrine_save_sign_ups' );
		$remove              = self::with_plugin( "add_filter( 'vitrine_sign_ups_capability', static fn() => 'edit_others_posts' );" );
		try {
			$list = self::ask( 'GET', self::SCREEN, $headers );
			self::assertStringContainsString( self::EMAIL, $list['body'] );
			self::assertStringNotContainsString( 'name="webhook"', $list['body'] );
			$fields = [ 'action' => 'vitrine_save_sign_ups', 'webhook' => 'https://evil.example/', '_wpnonce' => $nonce ];
			self::assertSame( 403, self::post( '/wp-admin/admin-post.php', $headers, $fields ) );
			wp_cache_flush();
			self::assertSame( '', Webhook::url() );
		} finally {
			$remove();
		}
	}

	/**
	 * Sign-ups are deleted after a question, and with a nonce.
	 */
	public function test_deleting_is_asked_about(): void {
		[ $headers, $nonce ] = self::visit( 'administrator', 'bulk-vitrine-sign-ups' );
		$id                  = (int) ( self::list()->by_email( self::EMAIL )['id'] ?? 0 );
		$fields              = [ 'action' => 'delete', 'sign_up' => [ $id ], '_wpnonce' => $nonce ];
		$question            = self::ask( 'GET', self::SCREEN . '&' . http_build_query( $fields ), $headers );
		self::assertStringContainsString( 'You are about to permanently delete 1 sign-up', $question['body'] );
		self::assertSame( 403, self::post( self::SCREEN, $headers, [ ...$fields, 'confirmed' => '1', '_wpnonce' => 'x' ] ) );
		self::assertNotNull( self::list()->by_email( self::EMAIL ) );
		self::assertSame( 302, self::post( self::SCREEN, $headers, [ ...$fields, 'confirmed' => '1' ] ) );
		self::assertNull( self::list()->by_email( self::EMAIL ) );
	}

	/**
	 * What is mistyped does not take the place of a webhook that works.
	 */
	public function test_settings(): void {
		[ $headers, $nonce ] = self::visit( 'administrator', 'vitrine_save_sign_ups' );
		foreach ( [ 'https://hooks.example/a' => 'https://hooks.example/a', 'http://hooks.example/b' => 'https://hooks.example/a', '' => '' ] as $given => $kept ) {
			self::assertSame( 302, self::post( '/wp-admin/admin-post.php', $headers, [ 'action' => 'vitrine_save_sign_ups', 'webhook' => $given, '_wpnonce' => $nonce ] ) );
			wp_cache_flush();
			self::assertSame( $kept, Webhook::url() );
		}
	}
}
