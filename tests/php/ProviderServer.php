<?php
/**
 * The providers of tests/providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use RuntimeException;

/**
 * A process that is started once for all tests, and ended with them.
 */
final class ProviderServer {

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
		$process = proc_open( [ 'node', dirname( __DIR__ ) . '/providers/server.mjs', '--port=0' ], [ 1 => [ 'pipe', 'w' ] ], $pipes );
		$line    = is_resource( $process ) ? (string) fgets( $pipes[1] ) : '';
		if ( ! is_resource( $process ) || preg_match( '/^ready (\S+)/', $line, $found ) !== 1 ) {
			throw new RuntimeException( 'The providers could not be started.' );
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
	 * Switches faults and states, such as `[ 'reset' => true ]`.
	 *
	 * @param array<string, mixed> $switches What to switch.
	 * @throws RuntimeException When there is no such switch.
	 */
	public static function control( array $switches ): void {
		$options = [ 'method' => 'POST', 'header' => 'Content-Type: application/json', 'content' => (string) wp_json_encode( $switches ), 'ignore_errors' => true ];
		$answer  = (string) file_get_contents( self::url() . '/__control', false, stream_context_create( [ 'http' => $options ] ) );
		if ( ! str_contains( $answer, '"ok":true' ) ) {
			throw new RuntimeException( $answer );
		}
	}

	/**
	 * What was asked for since the reset.
	 *
	 * @param string $kind 'api' or 'picture'.
	 * @return list<array<string, mixed>>
	 */
	public static function asked( string $kind ): array {
		$log = json_decode( (string) file_get_contents( self::url() . '/__log' ), true );
		return array_values( array_filter( $log['requests'], static fn( array $one ): bool => $one['kind'] === $kind ) );
	}
}
