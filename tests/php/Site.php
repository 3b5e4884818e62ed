<?php
/**
 * Sites of their own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use RuntimeException;

/**
 * A site of another process, for what cannot be rolled back: activation, tables, deletion, networks of sites.
 */
final class Site {

	/**
	 * Keeps what runs it.
	 *
	 * @param resource $process The process.
	 * @param resource $output  What it says.
	 * @param string   $url     Address.
	 * @param string   $folder  Folder of WordPress.
	 */
	private function __construct( private $process, private $output, public readonly string $url, public readonly string $folder ) {}

	/**
	 * Starts one with the WordPress that these tests run in.
	 *
	 * @param string ...$options Options of tools/site.mjs.
	 * @throws RuntimeException When it does not start.
	 */
	public static function start( string ...$options ): self {
		$branch  = (string) preg_replace( '/^(\d+\.\d+).*$/', '$1', get_bloginfo( 'version' ) );
		$pipes   = [];
		$process = proc_open( [ 'node', self::root() . '/tools/site.mjs', '--port=0', '--no-demo', "--wp={$branch}", ...array_values( $options ) ], [ 1 => [ 'pipe', 'w' ] ], $pipes );
		$said    = [];
		while ( is_resource( $process ) && ! isset( $said['ready'] ) ) {
			$line = fgets( $pipes[1] );
			if ( $line === false ) {
				break;
			}
			[ $word, $rest ] = explode( ' ', trim( $line ) . ' ', 2 );
			$said[ $word ]   = trim( $rest );
		}
		if ( ! is_resource( $process ) || ! isset( $said['ready'], $said['folder'] ) ) {
			throw new RuntimeException( 'A site could not be made.' );
		}
		return new self( $process, $pipes[1], $said['ready'], $said['folder'] );
	}

	/**
	 * Ends it, and takes it away.
	 */
	public function stop(): void {
		proc_terminate( $this->process );
		fclose( $this->output );
		proc_close( $this->process );
	}

	/**
	 * Runs code in it, each time in a new process, as its administrator.
	 *
	 * @param string $code Such as `return get_option( 'home' );`.
	 * @return mixed What the code returned, through JSON.
	 * @throws RuntimeException When it fails or complains.
	 */
	public function run( string $code ): mixed {
		$pipes   = [];
		$process = proc_open(
			[ PHP_BINARY, '-d', 'memory_limit=512M', '-d', 'display_errors=stderr', self::root() . '/tools/native/run.php', $this->folder, $this->url ],
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'file', "{$this->folder}/run.log", 'w' ] ],
			$pipes
		);
		if ( ! is_resource( $process ) ) {
			throw new RuntimeException( 'PHP could not be started.' );
		}
		fwrite( $pipes[0], $code );
		fclose( $pipes[0] );
		$printed = (string) stream_get_contents( $pipes[1] );
		fclose( $pipes[1] );
		$status = proc_close( $process );
		$said   = (string) file_get_contents( "{$this->folder}/run.log" );
		if ( $status !== 0 || $said !== '' ) {
			throw new RuntimeException( "{$status}: {$said}{$printed}" );
		}
		return json_decode( substr( $printed, (int) strrpos( $printed, "\n" ) + 1 ), true );
	}

	/**
	 * Folder of the checkout.
	 */
	public static function root(): string {
		return dirname( __DIR__, 2 );
	}
}
