<?php
/**
 * What tests over real HTTP share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\Images\Folder;
use Vitrine\Plugin;

/**
 * Asks the running site as a browser does. The web server is another process: what such a test stores is committed, and deleted again afterwards.
 */
abstract class HttpTestCase extends TestCase {

	use StoredFeed;

	/**
	 * Highest ids before the test.
	 *
	 * @var array<string, int>
	 */
	private array $ids = [];

	/**
	 * What debug.log had before the test.
	 *
	 * @var string
	 */
	private string $log = '';

	/**
	 * Lets the web server see what the test stores.
	 */
	protected function setUp(): void {
		global $wpdb;
		parent::setUp();
		$wpdb->query( 'COMMIT' );
		foreach ( [ 'users' => 'ID', 'posts' => 'ID', 'vitrine_sources' => 'id' ] as $table => $column ) {
			$this->ids[ $table ] = (int) $wpdb->get_var( "SELECT MAX({$column}) FROM {$wpdb->prefix}{$table}" );
		}
		$this->log = self::debug_log();
	}

	/**
	 * Whatever was asked, PHP has nothing to complain of.
	 */
	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		// WordPress itself complains where it cannot reach WordPress.org.
		$new = preg_grep( '/WordPress\.org|^$/', explode( "\n", substr( self::debug_log(), strlen( $this->log ) ) ), PREG_GREP_INVERT );
		self::assertSame( [], $new, 'debug.log stays empty.' );
	}

	/**
	 * Deletes what the test has stored.
	 */
	protected function tearDown(): void {
		global $wpdb;
		wp_set_current_user( 0 );
		require_once ABSPATH . 'wp-admin/includes/user.php';
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->users} WHERE ID > %d", $this->ids['users'] ) ) as $user ) {
			wp_delete_user( (int) $user );
		}
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d", $this->ids['posts'] ) ) as $post ) {
			wp_delete_post( (int) $post, true );
		}
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT id FROM {$wpdb->prefix}vitrine_sources WHERE id > %d", $this->ids['vitrine_sources'] ) ) as $source ) {
			Plugin::instance()->feed->connections()->remove( (int) $source );
		}
		wp_cache_flush();
		Plugin::instance()->feed->schedule()->ensure();
		( new Folder() )->remove( null );
		$wpdb->query( 'START TRANSACTION' );
		parent::tearDown();
	}

	/**
	 * Adds somebody.
	 *
	 * @param string $role Role.
	 * @return int Id of the user.
	 */
	protected static function add_user( string $role ): int {
		$user = wp_insert_user( [ 'user_login' => $role . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'password', 'role' => $role ] );
		self::assertIsInt( $user );
		return $user;
	}

	/**
	 * The cookies of somebody who is logged in, and the nonce that belongs to this session.
	 *
	 * @param int $user Id of the user.
	 * @return array{cookies: string, nonce: string}
	 */
	protected static function session( int $user ): array {
		$ends   = time() + DAY_IN_SECONDS;
		$token  = \WP_Session_Tokens::get_instance( $user )->create( $ends );
		$logged = wp_generate_auth_cookie( $user, $ends, 'logged_in', $token );
		$auth   = wp_generate_auth_cookie( $user, $ends, 'auth', $token );
		$before = [ get_current_user_id(), $_COOKIE ];

		$_COOKIE[ LOGGED_IN_COOKIE ] = $logged;
		wp_set_current_user( $user );
		$nonce = wp_create_nonce( 'wp_rest' );
		wp_set_current_user( $before[0] );
		$_COOKIE = $before[1];
		return [ 'cookies' => LOGGED_IN_COOKIE . "={$logged}; " . AUTH_COOKIE . "={$auth}", 'nonce' => $nonce ];
	}

	/**
	 * Asks the site.
	 *
	 * @param string                    $method  Method.
	 * @param string                    $path    Path with query, or a whole address.
	 * @param array<string, string>     $headers Headers.
	 * @param array<string, mixed>|null $body    Sent as JSON.
	 * @return array{status: int, headers: array<string, string>, body: string, json: mixed}
	 */
	protected static function ask( string $method, string $path, array $headers = [], ?array $body = null ): array {
		$response = wp_remote_request(
			str_starts_with( $path, 'http' ) ? $path : home_url( $path ),
			[
				'method'      => $method,
				'timeout'     => 60.0,
				'redirection' => 0,
				'headers'     => $body === null ? $headers : [ 'Content-Type' => 'application/json', ...$headers ],
				...( $body === null ? [] : [ 'body' => (string) wp_json_encode( $body ) ] ),
			]
		);
		self::assertIsArray( $response, is_wp_error( $response ) ? $response->get_error_message() : '' );
		$text = wp_remote_retrieve_body( $response );
		return [
			'status'  => (int) wp_remote_retrieve_response_code( $response ),
			'headers' => array_map( static fn( mixed $value ): string => implode( ', ', (array) $value ), [ ...wp_remote_retrieve_headers( $response ) ] ),
			'body'    => $text,
			'json'    => json_decode( $text, true ),
		];
	}

	/**
	 * What PHP has complained of in the web server.
	 */
	protected static function debug_log(): string {
		$file = WP_CONTENT_DIR . '/debug.log';
		return is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * Puts a must-use plugin into the site; take it away with the function that this gives.
	 *
	 * @param string $code PHP.
	 * @return callable(): void
	 */
	protected static function with_plugin( string $code ): callable {
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		$file = WPMU_PLUGIN_DIR . '/vitrine-test-' . bin2hex( random_bytes( 4 ) ) . '.php';
		file_put_contents( $file, "<?php\n{$code}\n" );
		return static function () use ( $file ): void {
			wp_delete_file( $file );
		};
	}
}
