<?php
/**
 * The websites of tests/feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use RuntimeException;

/**
 * A process that is started once for all tests, and ended with them.
 */
final class FeedServer {

	/**
	 * Address, once it runs.
	 *
	 * @var string
	 */
	private static string $url = '';

	/**
	 * Its address.
	 *
	 * @throws RuntimeException When it does not start.
	 */
	public static function url(): string {
		if ( self::$url !== '' ) {
			return self::$url;
		}
		$pipes   = [];
		$process = proc_open( [ 'node', dirname( __DIR__ ) . '/feeds/server.mjs', '--port=0' ], [ 1 => [ 'pipe', 'w' ] ], $pipes );
		$line    = is_resource( $process ) ? (string) fgets( $pipes[1] ) : '';
		if ( ! is_resource( $process ) || preg_match( '/^ready (\S+)/', $line, $found ) !== 1 ) {
			throw new RuntimeException( 'The websites could not be started.' );
		}
		register_shutdown_function(
			static function () use ( $process ): void {
				proc_terminate( $process );
				proc_close( $process );
			}
		);
		self::$url = $found[1];
		return self::$url;
	}

	/**
	 * Takes all pages away and puts others.
	 *
	 * @param array<string, array<string, mixed>> $pages Pages by path, see tests/feeds/README.md.
	 */
	public static function reset( array $pages = [] ): void {
		self::send( [ 'reset' => true, 'pages' => (object) $pages ] );
	}

	/**
	 * Puts a page.
	 *
	 * @param string               $path Path.
	 * @param array<string, mixed> $page Page.
	 */
	public static function put( string $path, array $page ): void {
		self::send( [ 'pages' => [ $path => $page ] ] );
	}

	/**
	 * What was asked for since the reset.
	 *
	 * @param string $path Path, empty for all.
	 * @return list<array{method: string, path: string, headers: array<string, string>}>
	 */
	public static function asked( string $path = '' ): array {
		$log = json_decode( (string) file_get_contents( self::url() . '/__log' ), true );
		return array_values( array_filter( $log, static fn( array $one ): bool => $path === '' || $one['path'] === $path ) );
	}

	/**
	 * Tells the server.
	 *
	 * @param array<string, mixed> $what What to do.
	 * @throws RuntimeException When it does not.
	 */
	private static function send( array $what ): void {
		$options = [ 'method' => 'POST', 'header' => 'Content-Type: application/json', 'content' => json_encode( $what, JSON_THROW_ON_ERROR ) ];
		$answer  = (string) file_get_contents( self::url() . '/__pages', false, stream_context_create( [ 'http' => $options ] ) );
		if ( ! str_contains( $answer, '"ok":true' ) ) {
			throw new RuntimeException( $answer );
		}
	}
}
