<?php
/**
 * Tests of several processes that ask one provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers\Sync;

use Vitrine\Plugin;
use Vitrine\Tests\HttpTestCase;
use Vitrine\Tests\ProviderServer;
use Vitrine\Tests\Site;

/**
 * Many web servers make one call, and a page that is asked for meanwhile makes none and waits for none.
 */
final class ProviderProcessesTest extends HttpTestCase {

	/**
	 * Takes the constants of the providers away.
	 *
	 * @var callable(): void
	 */
	private $without;

	/**
	 * Lets the processes call the server.
	 */
	protected function setUp(): void {
		parent::setUp();
		ProviderServer::control( [ 'reset' => true ] );
		$url           = ProviderServer::url();
		$this->without = self::with_plugin( "define( 'VITRINE_PROVIDER_ORIGINS', '{$url}' ); define( 'VITRINE_FLICKR_URL', '{$url}/flickr/services/rest/' );" );
	}

	/**
	 * Forgets the connections.
	 */
	protected function tearDown(): void {
		global $wpdb;
		( $this->without )();
		foreach ( [ 'vitrine_providers', 'vitrine_provider_albums', 'vitrine_answers', 'vitrine_provider_pictures' ] as $table ) {
			$wpdb->query( "DELETE FROM {$wpdb->prefix}{$table}" );
		}
		Plugin::instance()->providers->schedule()->clear();
		parent::tearDown();
	}

	/**
	 * Three processes at once: one asks, the others find it busy; a visitor's page comes meanwhile and asks nobody.
	 */
	public function test_many_processes_make_one_call(): void {
		$connection = self::run_php( "return Vitrine\\Plugin::instance()->providers->connections()->add( Vitrine\\Plugin::instance()->providers->services()->get( 'flickr' ), 'Garden', [ 'key' => 'f1c0ffee00000000000000000000f1c0', 'user' => '26011645@N00' ], false )->id;" )();
		self::assertIsInt( $connection );
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Gallery', 'post_content' => '<!-- wp:vitrine/gallery {"source":"provider","provider":"' . $connection . '"} /-->' ] );
		self::assertGreaterThan( 0, $page );
		ProviderServer::control( [ 'stall' => 9000, 'path' => '/flickr/*', 'times' => 1 ] );
		$code = "try { return Vitrine\\Plugin::instance()->providers->refresh()->run( {$connection}, microtime( true ) + 1 )->albums; } catch ( Vitrine\\Support\\Background\\RefreshBusy ) { return 'busy'; }";
		$all  = [ self::run_php( $code ), self::run_php( $code ), self::run_php( $code ) ];
		while ( ProviderServer::asked( 'api' ) === [] ) {
			usleep( 20_000 );
		}
		self::assertSame( 200, self::ask( 'GET', (string) get_permalink( $page ) )['status'] );
		self::assertNull( ProviderServer::asked( 'api' )[0]['status'], 'The page was there before the provider answered.' );
		$said = array_map( static fn( \Closure $wait ): mixed => $wait(), $all );
		sort( $said );
		self::assertCount( 1, array_filter( $said, 'is_int' ), 'One process has listed.' );
		self::assertCount( 2, array_keys( $said, 'busy', true ) );
		self::assertCount( 1, ProviderServer::asked( 'api' ) );
	}

	/**
	 * Runs PHP in another process of the site.
	 *
	 * @param string $code What to run.
	 * @return \Closure(): mixed Waits for the end and gives the value.
	 */
	private static function run_php( string $code ): \Closure {
		$pipes   = [];
		$process = proc_open( [ PHP_BINARY, Site::root() . '/tools/native/run.php', untrailingslashit( ABSPATH ), (string) getenv( 'VITRINE_TEST_URL' ) ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'pipe', 'w' ] ], $pipes );
		self::assertIsResource( $process );
		fwrite( $pipes[0], $code );
		fclose( $pipes[0] );
		return static function () use ( $process, $pipes ): mixed {
			$said   = (string) stream_get_contents( $pipes[1] );
			$errors = (string) stream_get_contents( $pipes[2] );
			proc_close( $process );
			self::assertSame( '', $errors );
			return json_decode( substr( $said, (int) strrpos( $said, "\n" ) + 1 ), true );
		};
	}
}
