<?php
/**
 * The job, cut anywhere.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Support\Db;
use Vitrine\Support\Background\Lease;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Tests\SourceTestCase;

/**
 * One refresh at a time per source, by an atomic lock that survives a killed process; a process that is killed in the middle loses nothing and repeats nothing that was done.
 */
final class RefreshCutTest extends SourceTestCase {

	/**
	 * Sources whose rows were committed, for other processes to see.
	 *
	 * @var list<int>
	 */
	private array $committed = [];

	/**
	 * Removes what was committed.
	 */
	protected function tearDown(): void {
		global $wpdb;
		if ( $this->committed !== [] ) {
			foreach ( $this->committed as $id ) {
				$this->plugin->feed->connections()->remove( $id );
			}
			$wpdb->query( 'START TRANSACTION' );
			$this->committed = [];
		}
		parent::tearDown();
	}

	/**
	 * Adds posts with small photos to the print room and connects it.
	 *
	 * @param int $posts     How many are added and kept.
	 * @param int $page_size Posts of a page.
	 */
	private function connected_photos( int $posts, int $page_size ): int {
		$names = [ 'cactus', 'anthurium', 'lupin', 'impatiens' ];
		$this->graph_control( [ 'add' => array_map( static fn( int $number ): array => [ 'account' => self::PRINTROOM, 'kind' => 'photo', 'text' => "Photo {$number}", 'age' => "{$number}m", 'photos' => [ $names[ $number % 4 ] ] ], range( 1, $posts ) ) ] );
		$this->keep( $posts );
		$id = $this->connected( 'page-printroom', self::PRINTROOM )->id;
		$this->edit_source( $id, [ 'page_size' => $page_size ] );
		$this->clear_graph_log();
		return $id;
	}

	/**
	 * Ends the transaction, so that other processes see the source; with SQLite an open one would keep them from writing.
	 *
	 * @param int $id Row.
	 */
	private function commit( int $id ): void {
		global $wpdb;
		$wpdb->query( 'COMMIT' );
		$this->committed[] = $id;
	}

	/**
	 * Everything is there, as if nothing had been cut.
	 *
	 * @param int $id    Row of the source.
	 * @param int $posts How many posts.
	 */
	private function assert_all_is_there( int $id, int $posts ): void {
		$source = $this->source( $id );
		self::assertSame( SourceState::Ok, $source->state );
		self::assertFalse( $source->round_open );
		self::assertFalse( $source->is_busy() );
		$shown = $this->shown( $id );
		self::assertCount( $posts, $shown );
		foreach ( $shown as $post ) {
			self::assertCount( 1, $post['media']['pictures'] );
		}
		self::assertSame( array_fill( 0, $posts + 1, 'ready' ), array_column( $this->pictures( $id ), 'status' ) );
		$wanted = [];
		foreach ( $this->pictures( $id ) as $row ) {
			$image  = \Vitrine\Images\Image::of_row( $row );
			$wanted = [ ...$wanted, ...array_map( $image->file( ... ), array_keys( $image->sizes ) ) ];
		}
		sort( $wanted );
		self::assertSame( $wanted, $this->files(), 'Each file, and no other.' );
	}

	/**
	 * How often each picture was asked for.
	 *
	 * @return array<array-key, int>
	 */
	private function downloads(): array {
		return array_count_values( array_column( $this->requests( 'picture' ), 'path' ) );
	}

	/**
	 * Seconds that each call may work.
	 *
	 * @return array<string, array{float}>
	 */
	public static function deadlines(): array {
		return [ 'a moment' => [ 0.03 ], 'longer' => [ 0.1 ] ];
	}

	/**
	 * Cut by deadlines again and again, each picture is asked for once and each page of the list once.
	 *
	 * @param float $seconds Seconds.
	 */
	#[DataProvider( 'deadlines' )]
	public function test_deadlines( float $seconds ): void {
		$this->with_own_editor();
		$id   = $this->connected_photos( 9, 3 );
		$runs = 0;
		$seen = [];
		do {
			$report = $this->refresh( $id, microtime( true ) + $seconds );
			$seen[] = count( $this->shown( $id ) );
			self::assertFalse( $this->source( $id )->is_busy() );
		} while ( ! $report->complete && ++$runs < 200 );
		self::assertGreaterThan( 1, $runs );
		$this->assert_all_is_there( $id, 9 );
		self::assertSame( [ 1 ], array_values( array_unique( $this->downloads() ) ) );
		self::assertCount( 10, $this->downloads() );
		self::assertCount( 3, $this->requests( 'api', '/posts' ) );
		self::assertCount( 1, $this->requests( 'api', '/' . self::PRINTROOM ) );
		$sorted = $seen;
		sort( $sorted );
		self::assertSame( $sorted, $seen, 'Posts come and none goes meanwhile.' );
		self::assertSame( [ 9, 10 ], [ $report->counts['added'], $report->counts['downloaded'] ] );
		self::assertSame( count( $this->requests( 'api' ) ), $report->counts['calls'] );
	}

	/**
	 * A deadline that has passed does nothing but begin.
	 */
	public function test_no_time_at_all(): void {
		$id     = $this->connected_photos( 2, 50 );
		$report = $this->refresh( $id, microtime( true ) - 1 );
		self::assertFalse( $report->complete );
		self::assertLessThanOrEqual( 1, count( $this->graph_log()['requests'] ) );
		self::assertLessThanOrEqual( time(), $this->source( $id )->next_refresh_at, 'It is due again.' );
	}

	/**
	 * A post appears when its pictures are there, not before.
	 */
	public function test_pictures_come_before_their_post(): void {
		$id      = $this->connected_photos( 3, 50 );
		$missing = [];
		add_filter(
			'pre_http_request',
			function ( mixed $answer ) use ( $id, &$missing ): mixed {
				foreach ( $this->shown( $id ) as $post ) {
					if ( $post['media'] === null ) {
						$missing[] = $post['id'];
					}
				}
				return $answer;
			}
		);
		$this->refresh( $id );
		self::assertSame( [], $missing );
		self::assertCount( 3, $this->shown( $id ) );
	}

	/**
	 * Requests at which a process may end: the n-th.
	 *
	 * @return iterable<string, array{int}>
	 */
	public static function requests_to_die_at(): iterable {
		foreach ( range( 1, 9 ) as $number ) {
			yield "request {$number}" => [ $number ];
		}
	}

	/**
	 * A process that ends at any of its requests: the next one goes on and repeats that request only.
	 *
	 * @param int $number Which.
	 */
	#[DataProvider( 'requests_to_die_at' )]
	public function test_a_process_that_ends_at_a_request( int $number ): void {
		$id = $this->connected_photos( 4, 2 );
		$at = 0;
		add_filter(
			'pre_http_request',
			static function ( mixed $answer ) use ( &$at, $number ): mixed {
				if ( ++$at === $number ) {
					throw new \OverflowException( 'Ended.' );
				}
				return $answer;
			}
		);
		try {
			$this->refresh( $id );
			self::fail( 'It should have ended.' );
		} catch ( \OverflowException ) {
			self::assertFalse( $this->source( $id )->is_busy(), 'An exception returns the lease.' );
		}
		$this->refresh( $id );
		$this->assert_all_is_there( $id, 4 );
		self::assertSame( [ 1 ], array_values( array_unique( $this->downloads() ) ) );
		self::assertLessThanOrEqual( 3, count( $this->requests( 'api', '/posts' ) ) );
	}

	/**
	 * While somebody refreshes a source, nobody else does, and nobody is asked.
	 */
	public function test_a_taken_lease(): void {
		global $wpdb;
		$id    = $this->connected_photos( 1, 50 );
		$queue = $this->plugin->feed->sources()->queue;
		$lease = $queue->lease( $id );
		self::assertSame( 32, strlen( (string) $lease?->token ) );
		self::assertNull( $queue->lease( $id ) );
		self::assertSame( [], $queue->due( time() + 9 ) );
		$this->asked = [];
		try {
			$this->refresh( $id );
			self::fail( 'It is taken.' );
		} catch ( RefreshBusy ) {
			self::assertSame( [], $this->asked );
		}
		( new Lease( new Db( $wpdb ), 'vitrine_sources', $id, 60, 'another' ) )->release();
		self::assertTrue( $this->source( $id )->is_busy(), 'Only its holder returns it.' );
		$lease?->release();
		self::assertTrue( $this->refresh( $id )->complete );
	}

	/**
	 * The lease of a process that died ends after a minute; a living one has renewed it meanwhile.
	 */
	public function test_the_lease_of_a_dead_process(): void {
		$id = $this->connected_photos( 1, 50 );
		$this->plugin->feed->sources()->queue->lease( $id );
		self::assertEqualsWithDelta( time() + Sources::LEASE, $this->source( $id )->lease_until, 2 );
		$this->edit_source( $id, [ 'lease_until' => time() - 1 ] );
		self::assertSame( [ $id ], $this->plugin->feed->sources()->queue->due( time() ) );
		$left = [];
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ) use ( $id, &$left ): mixed {
				if ( str_contains( $url, '/pictures/' ) ) {
					$left[] = $this->source( $id )->lease_until - time();
					$this->edit_source( $id, [ 'lease_until' => time() + 5 ] );
				}
				return $answer;
			},
			10,
			3
		);
		self::assertTrue( $this->refresh( $id )->complete );
		self::assertCount( 2, $left );
		self::assertGreaterThanOrEqual( Sources::LEASE - 2, min( $left ) );
	}

	/**
	 * Who lost the lease stops at once and leaves the other's alone.
	 */
	public function test_a_lost_lease(): void {
		$id = $this->connected_photos( 3, 50 );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ) use ( $id ): mixed {
				if ( str_contains( $url, '/pictures/' ) ) {
					$this->edit_source( $id, [ 'lease' => 'of another', 'lease_until' => time() + 60 ] );
				}
				return $answer;
			},
			10,
			3
		);
		self::assertFalse( $this->refresh( $id )->complete );
		self::assertCount( 1, $this->requests( 'picture' ) );
		self::assertTrue( $this->source( $id )->is_busy() );
	}

	/**
	 * A source that is removed meanwhile stays removed, with its posts, records and files.
	 */
	public function test_a_source_that_is_removed_meanwhile(): void {
		$id = $this->connected_photos( 3, 50 );
		add_filter(
			'pre_http_request',
			function ( mixed $answer, array $args, string $url ) use ( $id ): mixed {
				static $pictures = 0;
				if ( str_contains( $url, '/pictures/' ) && ++$pictures === 2 ) {
					$this->plugin->feed->connections()->remove( $id );
				}
				return $answer;
			},
			10,
			3
		);
		$this->refresh( $id );
		self::assertNull( $this->plugin->feed->sources()->get( $id ) );
		self::assertSame( [ [], [], [] ], [ $this->posts( $id ), $this->pictures( $id ), $this->files() ] );
	}

	/**
	 * A source that is not there is nobody's.
	 */
	public function test_an_unknown_source(): void {
		$this->expectException( RefreshBusy::class );
		$this->refresh( 987654 );
	}

	/**
	 * Code that refreshes a source in another process.
	 *
	 * @param int $id   Row.
	 * @param int $kept Posts that are kept.
	 */
	private static function refreshing( int $id, int $kept ): string {
		return "add_filter( 'vitrine_posts_kept', fn() => {$kept} ); try { return \\Vitrine\\Plugin::instance()->feed->refresh()->run( {$id} )->to_array(); } catch ( \\Vitrine\\Support\\Background\\RefreshBusy ) { return 'busy'; }";
	}

	/**
	 * Of two processes at once exactly one refreshes.
	 */
	public function test_two_processes_at_once(): void {
		$this->graph_control( [ 'stall' => 400, 'path' => '*/posts' ] );
		$id = $this->connected_photos( 2, 50 );
		$this->commit( $id );
		// None begins before all are there: one that comes late would find the first one done.
		$gate  = get_temp_dir() . wp_unique_id( 'vitrine-gate-' . getmypid() . '-' );
		$begin = "touch( '{$gate}-' . getmypid() ); for ( \$turn = 0; \$turn < 9999 && count( glob( '{$gate}-*' ) ) < 3; ++\$turn ) { usleep( 2000 ); } ";
		$ends  = array_map( fn(): \Closure => $this->process( $begin . self::refreshing( $id, 2 ) ), range( 1, 3 ) );
		$said  = array_map( static fn( \Closure $end ): mixed => $end(), $ends );
		foreach ( (array) glob( "{$gate}-*" ) as $file ) {
			unlink( (string) $file );
		}
		self::assertCount( 2, array_keys( $said, 'busy', true ) );
		$done = array_values( array_filter( $said, 'is_array' ) )[0] ?? [];
		self::assertSame( [ true, 2 ], [ $done['complete'], $done['posts']['added'] ] );
		self::assertCount( 1, $this->requests( 'api', '/posts' ) );
		$this->assert_all_is_there( $id, 2 );
	}

	/**
	 * A process that is killed in the middle of a download loses nothing: after its lease has ended another goes on and repeats that download only.
	 */
	public function test_a_killed_process(): void {
		$id = $this->connected_photos( 4, 50 );
		$this->graph_control( [ 'picture' => 'slow', 'ms' => 5000, 'after' => 2, 'times' => 1 ] );
		$this->commit( $id );
		$pipes   = [];
		$process = proc_open( [ PHP_BINARY, dirname( __DIR__, 4 ) . '/tools/native/run.php', untrailingslashit( ABSPATH ), (string) getenv( 'VITRINE_TEST_URL' ) ], [ [ 'pipe', 'r' ], [ 'file', '/dev/null', 'w' ], [ 'file', '/dev/null', 'w' ] ], $pipes );
		self::assertIsResource( $process );
		fwrite( $pipes[0], self::refreshing( $id, 4 ) );
		fclose( $pipes[0] );
		$ends = microtime( true ) + 10;
		while ( count( $this->requests( 'picture' ) ) < 3 && microtime( true ) < $ends ) {
			usleep( 20000 );
		}
		proc_terminate( $process, 9 );
		proc_close( $process );
		self::assertTrue( $this->source( $id )->is_busy(), 'Its lease is still there.' );
		self::assertCount( 3, $this->downloads() );
		self::assertCount( 2, array_keys( array_column( $this->pictures( $id ), 'status' ), 'ready', true ) );
		$this->edit_source( $id, [ 'lease_until' => time() - 1 ] );
		self::assertTrue( $this->refresh( $id )->complete );
		$this->assert_all_is_there( $id, 4 );
		$downloads = array_values( $this->downloads() );
		sort( $downloads );
		self::assertSame( [ 1, 1, 1, 1, 2 ], $downloads );
		self::assertCount( 1, $this->requests( 'api', '/posts' ) );
	}

	/**
	 * A process that dies between the list and the sizes of its photos leaves no small pictures.
	 */
	public function test_an_end_between_list_and_sizes(): void {
		$this->keep( 1 );
		$id  = $this->connected()->id;
		$die = static function ( $args, string $url ) {
			if ( str_contains( $url, 'ids=' ) ) {
				throw new \RuntimeException( 'Killed.' );
			}
			return $args;
		};
		add_filter( 'http_request_args', $die, 10, 2 );
		try {
			$this->plugin->feed->refresh()->run( $id );
			self::fail( 'It should have died.' );
		} catch ( \RuntimeException $death ) {
			self::assertSame( 'Killed.', $death->getMessage() );
		}
		remove_filter( 'http_request_args', $die, 10 );
		$this->plugin->feed->refresh()->run( $id );
		foreach ( $this->pictures( $id ) as $picture ) {
			self::assertSame( 'ready', $picture['status'] );
			self::assertTrue( (int) $picture['post_id'] === 0 || str_starts_with( $picture['sizes'], '{"1080":' ), $picture['sizes'] );
		}
	}
}
