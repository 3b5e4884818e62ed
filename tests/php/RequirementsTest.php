<?php
/**
 * What the plugin needs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Requirements;

/**
 * On a PHP or WordPress that is too old, the plugin says so and does nothing else.
 */
final class RequirementsTest extends TestCase {

	/**
	 * WordPress 6.8 and PHP 8.1 are enough, pre-releases of 6.8 too, and each older one is named.
	 *
	 * @param string                               $php       PHP.
	 * @param string                               $wordpress WordPress.
	 * @param array<string, array{string, string}> $unmet     What is too old.
	 */
	#[DataProvider( 'versions' )]
	public function test_versions( string $php, string $wordpress, array $unmet ): void {
		self::assertSame( $unmet, Requirements::unmet( $php, $wordpress ) );
	}

	/**
	 * Versions.
	 *
	 * @return array<string, array{string, string, array<string, array{string, string}>}>
	 */
	public static function versions(): array {
		return [
			'the least'       => [ '8.1.0', '6.8', [] ],
			'today'           => [ '8.5.1', '7.1.4', [] ],
			'ten'             => [ '8.10', '10.0', [] ],
			'pre-release'     => [ '8.1.0', '6.8-RC2-59000', [] ],
			'older alpha'     => [ '8.1.0', '6.7-alpha', [ 'WordPress' => [ '6.8', '6.7-alpha' ] ] ],
			'PHP too old'     => [ '8.0.30', '6.8', [ 'PHP' => [ '8.1', '8.0.30' ] ] ],
			'PHP with suffix' => [ '8.1.2-1ubuntu2', '6.8', [] ],
			'old WordPress'   => [ '8.1.0', '6.7.2', [ 'WordPress' => [ '6.8', '6.7.2' ] ] ],
			'both'            => [ '7.4.33', '5.9', [ 'PHP' => [ '8.1', '7.4.33' ], 'WordPress' => [ '6.8', '5.9' ] ] ],
		];
	}

	/**
	 * This site is new enough, so nothing is said.
	 */
	public function test_says_nothing_here(): void {
		wp_set_current_user( 1 );
		self::assertTrue( Requirements::check() );
		ob_start();
		Requirements::notice();
		self::assertSame( '', ob_get_clean() );
	}

	/**
	 * On an older WordPress the plugin adds its notice, in the network's admin too, and loads nothing more; only those who can update read it.
	 */
	public function test_old_wordpress(): void {
		$world = static fn( bool $may ): string => sprintf(
			'define( "ABSPATH", "/" ); $GLOBALS["wp_version"] = "6.7.2"; $GLOBALS["hooks"] = [];
			function get_bloginfo( $show ) { return "6.7.2"; }
			function add_action( $hook, $callback ) { $GLOBALS["hooks"][ $hook ] = $callback; }
			function add_filter( ...$all ) { $GLOBALS["hooks"]["filter"] = 1; }
			function current_user_can( $capability ) { return %s && $capability === "activate_plugins"; }
			function __( $text ) { return $text . "<"; }
			function esc_html( $text ) { return htmlspecialchars( $text ); }
			require %s;
			$hooks = $GLOBALS["hooks"];
			ob_start(); foreach ( $hooks as $callback ) { $callback(); }
			echo json_encode( [ array_keys( $hooks ), ob_get_clean(), class_exists( "Vitrine\\\\Plugin" ) ] );',
			$may ? 'true' : 'false',
			var_export( dirname( __DIR__, 2 ) . '/plugin.php', true )
		);
		[ $hooks, $printed, $is_loaded ] = self::in_php( $world( true ) );
		self::assertSame( [ 'admin_notices', 'network_admin_notices' ], $hooks );
		self::assertFalse( $is_loaded );
		self::assertStringContainsString( 'it requires WordPress 6.8 or newer, and this site runs WordPress 6.7.2.', $printed );
		self::assertStringContainsString( '&lt;', $printed, 'Translations are escaped.' );
		self::assertStringNotContainsString( 'PHP', $printed );
		self::assertSame( '', self::in_php( $world( false ) )[1] );
	}

	/**
	 * Without mbstring, which WordPress replaces in part only, no page ends in an error: the plugin says what is missing.
	 */
	public function test_without_mbstring(): void {
		$bare = static fn( string $code ): string => (string) shell_exec( escapeshellarg( PHP_BINARY ) . ' -n -r ' . escapeshellarg( $code ) );
		if ( $bare( 'echo extension_loaded( "mbstring" ) ? "has" : "lacks";' ) !== 'lacks' ) {
			self::markTestSkipped( 'This PHP has mbstring built in.' );
		}
		$printed = $bare(
			'define( "ABSPATH", "/" ); $GLOBALS["wp_version"] = "7.1";
			function get_bloginfo() { return "7.1"; }
			function add_action() {}
			function current_user_can() { return true; }
			function esc_html__( $text ) { return htmlspecialchars( $text ); }
			require ' . var_export( Site::root() . '/plugin.php', true ) . ';
			echo class_exists( "Vitrine\\Plugin", false ) ? "runs" : "off"; Vitrine\Requirements::notice();'
		);
		self::assertStringStartsWith( 'off<div class="notice', $printed );
		self::assertStringContainsString( 'mbstring', $printed );
	}

	/**
	 * The guard itself holds nothing that an old PHP cannot read.
	 */
	public function test_guard_is_plain_php(): void {
		foreach ( [ 'plugin.php', 'php/Requirements.php', 'uninstall.php' ] as $file ) {
			$code   = (string) file_get_contents( Site::root() . "/{$file}" );
			$tokens = array_filter( token_get_all( $code ), 'is_array' );
			foreach ( $tokens as [ $token, $text ] ) {
				self::assertNotContains( token_name( $token ), [ 'T_DECLARE', 'T_FN', 'T_MATCH', 'T_ENUM', 'T_READONLY', 'T_ATTRIBUTE', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_COALESCE', 'T_COALESCE_EQUAL', 'T_ELLIPSIS' ], "{$file}: {$text}" );
			}
			self::assertDoesNotMatchRegularExpression( '/\)\s*:\s*\??[a-z\\\\]+\s*[{;]|[=(,]\s*\[/i', (string) preg_replace( '~/\*.*?\*/|//[^\n]*~s', '', $code ), "{$file}: no return types, no short arrays" );
		}
	}

	/**
	 * The headers of the plugin say what the guard checks.
	 */
	public function test_headers_agree(): void {
		$plugin = get_plugin_data( Site::root() . '/plugin.php', false, false );
		self::assertSame( [ Requirements::PHP, Requirements::WORDPRESS, VITRINE_VERSION, 'vitrine' ], [ $plugin['RequiresPHP'], $plugin['RequiresWP'], $plugin['Version'], $plugin['TextDomain'] ] );
		self::assertSame( '', $plugin['UpdateURI'], 'The plugin directory allows none.' );
	}

	/**
	 * Runs code without WordPress.
	 *
	 * @param string $code PHP that prints JSON.
	 * @return array<mixed>
	 */
	private static function in_php( string $code ): array {
		$pipes   = [];
		$process = proc_open( [ PHP_BINARY, '-d', 'display_errors=1', '-r', $code ], [ 1 => [ 'pipe', 'w' ] ], $pipes );
		self::assertIsResource( $process );
		$printed = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		$data = json_decode( $printed, true );
		self::assertIsArray( $data, $printed );
		return $data;
	}
}
