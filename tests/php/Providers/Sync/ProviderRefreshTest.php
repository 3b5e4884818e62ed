<?php
/**
 * Tests of the job that asks providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers\Sync;

use PHPUnit\Framework\Attributes\Group;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Folder;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\Store\Connection;
use Vitrine\Providers\Store\ConnectionState;
use Vitrine\Providers\Store\RemoteAlbum;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Providers\Sync\ProviderRefresh;
use Vitrine\Providers\Sync\SyncPlan;
use Vitrine\Support\Db;
use Vitrine\Support\Background\Lease;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\Background\RoundRobin;
use Vitrine\Tests\ProviderTestCase;

/**
 * Whatever a provider answers, visitors see the last good state and managers a message.
 */
#[Group( 'environment-agnostic' )]
final class ProviderRefreshTest extends ProviderTestCase {

	private const GARDEN = [ 'providerAlbum' => '72157600000000001' ];

	/**
	 * A connection whose garden is here.
	 */
	private function garden(): Connection {
		$connection = $this->connect( 'flickr' );
		$this->contents( $connection, self::GARDEN )->album( '0' );
		return $this->refresh( $connection );
	}

	/**
	 * Every bad answer: what was there stays, pictures included, and the error has a message.
	 *
	 * @dataProvider faults
	 *
	 * @param string    $fault Fault of the server.
	 * @param ErrorKind $kind  What it is.
	 */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'faults' )]
	public function test_the_last_good_answer_stays( string $fault, ErrorKind $kind ): void {
		$connection = $this->garden();
		$before     = $this->titles( $this->contents( $connection, self::GARDEN ) );
		self::assertCount( 3, $before );
		$this->control( [ 'fail' => $fault, 'path' => '/flickr/*' ] );
		$after = $this->refresh( $connection, 1 );
		self::assertSame( ConnectionState::Failing, $after->state );
		self::assertSame( $kind, $after->error?->kind );
		self::assertSame( 1, $after->failures );
		self::assertGreaterThan( time() + 200, $after->next_refresh_at, 'It waits.' );
		$contents = $this->contents( $connection, self::GARDEN );
		self::assertSame( $before, $this->titles( $contents ) );
		self::assertStringStartsWith( 'Could not retrieve ', (string) $contents->problem()?->message );
		self::assertNotSame( '', $contents->problem()?->remedy );
		$this->control( [ 'fail' => null ] );
		$mended = $this->refresh( $after );
		self::assertSame( [ ConnectionState::Ok, null, 0 ], [ $mended->state, $mended->error, $mended->failures ] );
		self::assertNull( $this->contents( $connection, self::GARDEN )->problem() );
	}

	/**
	 * Faults and what they are.
	 *
	 * @return array<array-key, array{string, ErrorKind}>
	 */
	public static function faults(): array {
		return [
			'HTML'                         => [ 'html', ErrorKind::Broken ],
			'an error page'                => [ 'html503', ErrorKind::Broken ],
			'nothing'                      => [ 'empty', ErrorKind::Broken ],
			'JSONP'                        => [ 'notjson', ErrorKind::Broken ],
			'a list'                       => [ 'list', ErrorKind::Broken ],
			'a string'                     => [ 'string', ErrorKind::Broken ],
			'other shapes'                 => [ 'shape', ErrorKind::Broken ],
			'500 levels'                   => [ 'deep', ErrorKind::Broken ],
			'50 MB'                        => [ 'oversize', ErrorKind::Broken ],
			'a redirect to a private host' => [ 'redirect', ErrorKind::Broken ],
			'404'                          => [ '404', ErrorKind::Broken ],
			'a closed connection'          => [ 'drop', ErrorKind::Unreachable ],
			'no answer'                    => [ 'hang', ErrorKind::Timeout ],
			'a refusal'                    => [ 'error', ErrorKind::Refused ],
		];
	}

	/**
	 * 50 MB are not received: the connection is cut at the limit.
	 */
	public function test_large_answers_are_cut(): void {
		$connection = $this->connect( 'nano_photos_provider2' );
		$this->control( [ 'fail' => 'oversize', 'path' => '/nano/*' ] );
		$memory = memory_get_peak_usage();
		$this->refresh( $connection );
		self::assertLessThan( 40 * MB_IN_BYTES, memory_get_peak_usage() - $memory );
	}

	/**
	 * Each further failure waits twice as long, six hours at most.
	 */
	public function test_back_off(): void {
		$this->control( [ 'fail' => 'html' ] );
		$connection = $this->connect( 'flickr' );
		$waits      = [];
		for ( $try = 0; $try < 9; $try++ ) {
			$connection = $this->refresh( $connection );
			$waits[]    = $connection->next_refresh_at - time();
		}
		self::assertGreaterThanOrEqual( 295, $waits[0] );
		self::assertGreaterThan( $waits[0] * 1.5, $waits[1] );
		self::assertLessThanOrEqual( 6.6 * HOUR_IN_SECONDS, max( 0, ...$waits ) );
	}

	/**
	 * Hostile text, addresses, sizes, ids: nothing breaks, nothing but HTTP addresses of the provider is left.
	 */
	public function test_hostile_answers(): void {
		add_filter( 'vitrine_provider_picture_quota', static fn(): int => 0 );
		$this->control( [ 'hostile' => true, 'edit' => [ 'id' => 'G-oak', 'video' => 'READY' ] ] );
		foreach ( [ 'flickr', 'google', 'nano_photos_provider2' ] as $provider ) {
			$connection = $this->connect( $provider, [], true );
			$this->contents( $connection )->album( '0' );
			$this->refresh( $connection );
			$contents = $this->contents( $connection );
			foreach ( [ '0', ...array_map( static fn( $album ): string => \Vitrine\Providers\Contents\ProviderAlbums::public_id( $album->album ), $this->plugin->providers->albums()->albums( $connection->id ) ) ] as $album ) {
				$ids = array_map( static fn( $entry ): string => $entry->id, $contents->index( $album, Query::all() )->entries );
				self::assertSame( $ids, array_values( array_unique( $ids ) ), 'Each id once.' );
				foreach ( $contents->items( $album, $ids ) as $item ) {
					foreach ( array_diff( [ $item->src, $item->thumb->src, $item->original_url, $item->url, $item->media, $item->destination_url, $item->download_url ], [ '' ] ) as $url ) {
						self::assertMatchesRegularExpression( '~^https?://[^"\'<>\s]+$~', $url );
					}
					self::assertTrue( $item->src === '' || str_starts_with( $item->src, $this->url() . '/' ), $item->src );
					self::assertTrue( $item->media === '' || str_starts_with( $item->media, $this->url() . '/' ), $item->media );
					self::assertDoesNotMatchRegularExpression( '/<(script|img|svg)/i', $item->id . $item->description );
					self::assertGreaterThanOrEqual( 0, $item->width );
				}
			}
			self::assertDoesNotMatchRegularExpression( '/javascript:|169\.254|evil\.example|\[::1\]/i', (string) wp_json_encode( $this->plugin->providers->pictures()->of_albums( [ 1 ] ) ) );
		}
	}

	/**
	 * Hostile addresses of pictures are asked by nobody.
	 */
	public function test_hostile_addresses_are_not_called(): void {
		$called = [];
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args, string $url ) use ( &$called ): mixed {
				$called[] = $url;
				return $answer;
			},
			1,
			3
		);
		$this->control( [ 'hostile' => true ] );
		$connection = $this->connect( 'nano_photos_provider2' );
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		self::assertNotSame( [], $called );
		foreach ( $called as $url ) {
			self::assertStringStartsWith( $this->url() . '/', $url );
		}
	}

	/**
	 * A picture of 50 MB, or none, is left out, and the others are shown.
	 */
	public function test_bad_pictures(): void {
		$this->control( [ 'fail' => [ [ 'fail' => 'oversize', 'path' => '/pictures/poppy-1440.jpg' ], [ 'fail' => 'html', 'path' => '/pictures/meadow-*' ] ] ] );
		$connection = $this->garden();
		self::assertSame( [ 'Poppy', 'Bellflower' ], $this->titles( $this->contents( $connection, self::GARDEN ) ), 'The smaller size of the first one came.' );
		self::assertSame( 'fetching', $this->contents( $connection, self::GARDEN )->problem()?->state );
	}

	/**
	 * What is gone at the provider goes here, files included; what changed is fetched anew.
	 */
	public function test_changes(): void {
		$connection = $this->garden();
		$file       = fn(): array => (array) glob( ( new Folder() )->path( "providers/{$connection->id}" ) . '/*' );
		$before     = count( $file() );
		$this->control( [ 'remove' => '5300000002', 'edit' => [ 'id' => '5300000001', 'title' => 'New title' ] ] );
		$this->refresh( $connection );
		self::assertSame( [ 'New title', 'Bellflower' ], $this->titles( $this->contents( $connection, self::GARDEN ) ) );
		self::assertLessThan( $before, count( $file() ) );
	}

	/**
	 * One call at a time, from any number of web servers.
	 */
	public function test_the_lease(): void {
		global $wpdb;
		$connection = $this->connect( 'flickr' );
		$store      = $this->plugin->providers->connections();
		$lease      = $store->queue->lease( $connection->id );
		self::assertNotNull( $lease );
		self::assertNull( $store->queue->lease( $connection->id ) );
		try {
			$this->plugin->providers->refresh()->run( $connection->id );
			self::fail( 'Somebody else has it.' );
		} catch ( RefreshBusy ) {
			self::assertCount( 0, $this->asked() );
		}
		self::assertTrue( $lease->renew() );
		self::assertFalse( ( new Lease( new Db( $wpdb ), 'vitrine_providers', $connection->id, 90, 'another' ) )->renew() );
		self::assertSame( [], $store->queue->due( time() ), 'The schedule leaves it alone.' );
		$lease->release();
		self::assertTrue( $this->plugin->providers->refresh()->run( $connection->id )->complete );
	}

	/**
	 * Times that were written while the clock was ahead hold nobody up: neither a lease, nor a plan, nor a picture.
	 */
	public function test_a_clock_that_was_ahead(): void {
		global $wpdb;
		$this->control( [ 'fail' => 'html', 'path' => '/pictures/meadow-*' ] );
		$connection = $this->garden();
		self::assertCount( 2, $this->titles( $this->contents( $connection, self::GARDEN ) ) );
		$this->control( [ 'fail' => null ] );
		$later = time() + 30 * DAY_IN_SECONDS;
		self::assertSame( 1, $wpdb->update( "{$wpdb->prefix}vitrine_provider_pictures", [ 'retry_at' => $later ], [ 'status' => 'error' ] ) );
		foreach ( [ [ 'next_refresh_at' => $later ], [ 'next_refresh_at' => 1, 'lease' => 'x', 'lease_until' => $later ] ] as $ahead ) {
			$connections = $this->plugin->providers->connections();
			$connections->update( $connection, $ahead );
			self::assertFalse( $connections->get( $connection->id )?->is_busy() );
			$this->plugin->providers->schedule()->run();
			self::assertEqualsWithDelta( time() + DAY_IN_SECONDS, $connections->get( $connection->id )?->next_refresh_at, DAY_IN_SECONDS );
			self::assertCount( 3, $this->titles( $this->contents( $connection, self::GARDEN ) ) );
		}
	}

	/**
	 * A round may be cut anywhere and goes on from there, without asking anything twice.
	 */
	public function test_a_round_that_is_cut(): void {
		$connection = $this->connect( 'nano_photos_provider2' );
		$this->contents( $connection )->album( '0' );
		$job = $this->plugin->providers->refresh();
		$runs = 0;
		do {
			self::assertLessThan( 200, $runs++ );
			$report = $job->run( $connection->id, microtime( true ) + 0.05 );
		} while ( ! $report->complete );
		self::assertGreaterThan( 1, $runs );
		self::assertCount( 7, $this->asked(), 'Each folder once: root, four, and two nested; the scrapbook, too, for another gallery may show it.' );
	}

	/**
	 * A page view calls nobody: not with an empty store, not with an old one.
	 */
	public function test_page_views_call_nobody(): void {
		$connection = $this->connect( 'flickr' );
		add_filter( 'pre_http_request', static fn() => self::fail( 'A page view called somebody.' ), 1 );
		$contents = $this->contents( $connection );
		self::assertSame( '0', $contents->album( '0' )?->id );
		self::assertSame( [], $contents->index( '0', Query::all( true ) )->entries );
		self::assertSame( 'connecting', $contents->problem()?->state );
	}

	/**
	 * An album that another one has listed, whose pictures nobody has asked for, tells the editor that its pictures are on their way, until they are here.
	 */
	public function test_a_listed_album_is_being_fetched(): void {
		global $wpdb;
		$connection = $this->connect( 'nano_photos_provider2' );
		$this->contents( $connection )->album( '0' );
		$connection = $this->refresh( $connection );
		$spring     = array_values( array_filter( $this->plugin->providers->albums()->albums( $connection->id ), static fn( RemoteAlbum $album ): bool => $album->title === 'Spring' ) )[0];
		$wpdb->delete( "{$wpdb->prefix}vitrine_provider_pictures", [ 'album_id' => $spring->id ] );
		$attributes = [ 'providerAlbum' => $spring->album ];
		foreach ( [ 'first', 'second' ] as $look ) {
			$contents = $this->contents( $connection, $attributes );
			self::assertSame( [], $this->titles( $contents ), $look );
			self::assertSame( 'fetching', $contents->problem()?->state, $look );
			$connection = $this->plugin->providers->connections()->get( $connection->id );
			self::assertNotNull( $connection );
		}
		$this->refresh( $connection );
		self::assertCount( 2, $this->titles( $this->contents( $connection, $attributes ) ) );
		self::assertNull( $this->contents( $connection, $attributes )->problem() );
	}

	/**
	 * Albums in albums are known before a page shows what they are in, so that an editor can choose any; their pictures wait.
	 */
	public function test_nested_albums_are_found(): void {
		$connection = $this->refresh( $this->connect( 'nano_photos_provider2' ) );
		self::assertSame( [ '', 'Spring', 'Woods', 'Scrapbook 2019', 'Empty', 'Oaks', 'Old & crooked' ], array_map( static fn( RemoteAlbum $album ): string => $album->title, $this->plugin->providers->albums()->albums( $connection->id ) ) );
		self::assertCount( 0, $this->asked( 'picture' ) );
		$before = count( $this->asked() );
		$this->refresh( $connection );
		self::assertCount( $before + 1, $this->asked(), 'The next round asks for the root only.' );
	}

	/**
	 * A round asks for so many of them, the next one goes on; what pages show comes first.
	 */
	public function test_many_albums_take_several_rounds(): void {
		$names   = array_map( static fn( int $at ): string => "Folder {$at}", range( 1, SyncPlan::MAX_WALKED + 7 ) );
		$folders = array_fill_keys( $names, [ 'albums' => [], 'files' => [] ] );
		$this->control( [ 'folders' => [ ...$folders, '' => [ 'albums' => $names, 'files' => [] ] ] ] );
		$connection = $this->connect( 'nano_photos_provider2' );
		$this->contents( $connection, [ 'providerAlbum' => 'Folder 57' ] )->album( '0' );
		$this->refresh( $connection );
		self::assertCount( 2 + SyncPlan::MAX_WALKED, $this->asked() );
		self::assertSame( 'Folder 57', $this->asked()[1]['query']['albumID'] );
		$this->refresh( $connection );
		self::assertCount( 2 + SyncPlan::MAX_WALKED + 2 + 6, $this->asked() );
	}

	/**
	 * An album that no page shows and that the provider refuses is no failure.
	 */
	public function test_a_refused_album_that_nobody_shows(): void {
		$this->control( [ 'fail' => 'error', 'path' => '/nano/*', 'after' => 1 ] );
		$connection = $this->refresh( $this->connect( 'nano_photos_provider2' ) );
		self::assertSame( [ ConnectionState::Ok, null ], [ $connection->state, $connection->error ] );
		self::assertCount( 5, $this->asked() );
	}

	/**
	 * What an album has is read once for a page, also when a refresh is due, and once where the canvas asks for problems.
	 */
	public function test_answers_are_read_once(): void {
		global $wpdb;
		$connection = $this->garden();
		$this->plugin->providers->connections()->update( $connection, [ 'next_refresh_at' => 1 ] );
		$reads = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$reads, $wpdb ): string {
				$reads += (int) str_contains( $sql, "{$wpdb->prefix}vitrine_answers" );
				return $sql;
			}
		);
		$contents = $this->contents( $connection, self::GARDEN );
		$this->titles( $contents );
		self::assertSame( 1, $reads );
		self::assertNull( $contents->problem() );
		self::assertSame( 1, $reads );
	}

	/**
	 * The quota holds; who can mend it is told.
	 */
	public function test_the_quota(): void {
		$quota = 1.5 * MB_IN_BYTES;
		add_filter(
			'vitrine_provider_picture_quota',
			static function () use ( &$quota ): int {
				return (int) $quota;
			}
		);
		$connection = $this->garden();
		self::assertLessThan( 4, count( $this->titles( $this->contents( $connection, self::GARDEN ) ) ) );
		$quota = 0;
		$this->refresh( $connection );
		self::assertSame( [], $this->titles( $this->contents( $connection, self::GARDEN ) ) );
		self::assertSame( 'full', $this->contents( $connection, self::GARDEN )->problem()?->state );
		$quota = GB_IN_BYTES;
		$this->refresh( $connection );
		self::assertCount( 3, $this->titles( $this->contents( $connection, self::GARDEN ) ) );
	}

	/**
	 * Filters: explicit list by name or id, white and black list as parts of names, all without regard to case.
	 */
	public function test_lists_of_albums(): void {
		add_filter( 'vitrine_provider_picture_quota', static fn(): int => 0 );
		$connection = $this->connect( 'flickr', [], true );
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		$titles = fn( array $attributes ): array => $this->titles( $this->contents( $connection, $attributes ) );
		self::assertSame( [ 'Garden in summer', 'Everything' ], $titles( [] ), 'The default black list has "profil".' );
		self::assertSame( [ 'Garden in summer', 'Everything', 'Profil pictures' ], $titles( [ 'blackList' => [] ] ) );
		self::assertSame( [ 'Garden in summer' ], $titles( [ 'whiteList' => [ 'GARDEN' ] ] ) );
		self::assertSame( [ 'Profil pictures' ], $titles( [ 'blackList' => [], 'albumList' => [ 'profil PICTURES' ] ] ), 'By name, without regard to case.' );
		self::assertSame( [ 'Everything' ], $titles( [ 'albumList' => [ '72157600000000002' ] ] ) );
		self::assertSame( [], $titles( [ 'blackList' => [], 'albumList' => [ 'Profil' ] ] ), 'Whole names.' );
		self::assertSame( [ 'Everything', 'Garden in summer' ], $titles( [ 'sorting' => 'titleAsc' ] ) );
		self::assertSame( [ 'Everything' ], $titles( [ 'sorting' => 'reversed', 'maxItems' => 1 ] ), 'Exactly that many.' );
		$contents = $this->contents( $connection, [ 'whiteList' => [ 'garden' ], 'tagFilter' => 'multiple' ] );
		self::assertNull( $contents->album( '72157600000000002' ) );
		$tags = $contents->index( '72157600000000001', Query::of( [ 'GREEN' ], 'or', '', true ) );
		self::assertSame( [ 'summer' => 2, 'green' => 1, 'red' => 1 ], $tags->tags );
		self::assertCount( 1, $tags->entries );
		self::assertCount( 0, $contents->index( '72157600000000001', Query::of( [ 'green', 'red' ], 'and' ) )->entries );
		$found = $contents->index( '72157600000000001', Query::of( [], 'or', 'MEAD' ) )->entries;
		self::assertSame( [ '5300000002' ], array_column( $found, 'id' ), 'The search looks into titles, without regard to case.' );
	}

	/**
	 * Names that somebody has tried in the editor are forgotten when no page shows them: a connection has room for 1,000 albums.
	 */
	public function test_albums_that_nobody_shows_are_forgotten(): void {
		global $wpdb;
		$connection = $this->connect( 'flickr', [], true );
		$this->contents( $connection, [ 'providerAlbum' => '999' ] )->album( '0' );
		$this->contents( $connection, [ 'providerAlbum' => '72157600000000001' ] )->album( '0' );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_provider_albums SET wanted_at = 1" );
		$this->refresh( $connection );
		$left = $wpdb->get_col( "SELECT album FROM {$wpdb->prefix}vitrine_provider_albums ORDER BY album" );
		self::assertNotContains( '999', $left );
		self::assertContains( '72157600000000001', $left, 'The list of albums has it.' );
	}

	/**
	 * Sealed: no key in the tables, in options, in a dump of the objects.
	 */
	public function test_keys_are_sealed(): void {
		$connection = $this->garden();
		self::assertStringNotContainsString( self::KEY, $this->stored() );
		self::assertStringNotContainsString( self::KEY, print_r( $connection, true ) );
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrine_providers SET secrets = %s", 'v1:000000000000:AAAA' ) );
		$after = $this->refresh( $connection );
		self::assertSame( ConnectionState::Key, $after->state );
		self::assertCount( 3, $this->titles( $this->contents( $connection, self::GARDEN ) ) );
		self::assertSame( [], $this->plugin->providers->connections()->queue->due( PHP_INT_MAX ), 'Nobody asks until somebody has entered the keys again.' );
	}

	/**
	 * The event is there while there is a connection.
	 */
	public function test_the_schedule(): void {
		$schedule = $this->plugin->providers->schedule();
		$schedule->ensure();
		self::assertFalse( wp_next_scheduled( ProviderRefresh::HOOK ) );
		$connection = $this->connect( 'flickr' );
		$schedule->ensure();
		self::assertNotFalse( wp_next_scheduled( ProviderRefresh::HOOK ) );
		$schedule->run();
		self::assertSame( ConnectionState::Ok, $this->plugin->providers->connections()->get( $connection->id )?->state );
		$schedule->clear();
		self::assertFalse( wp_next_scheduled( ProviderRefresh::HOOK ) );
	}

	/**
	 * G11: a connection that has much to fetch does not hold back the next one, neither in a run nor in the next.
	 */
	public function test_connections_take_turns(): void {
		$connections = $this->plugin->providers->connections();
		$first       = $this->connect( 'nano_photos_provider2' );
		$second      = $this->connect( 'flickr' );
		$connections->update( $first, [ 'next_refresh_at' => time() - 100 ] );
		$connections->update( $second, [ 'next_refresh_at' => time() - 50 ] );
		$late = [ 0, 0, -5 ];
		// When the first one gets its turn, five seconds have passed.
		$clock = static function () use ( &$late ): float {
			return microtime( true ) + (float) array_shift( $late );
		};
		$schedule = new RefreshSchedule( ProviderRefresh::HOOK, static fn() => $connections->queue, fn() => $this->plugin->providers->refresh(), new RoundRobin( $clock ) );
		$schedule->run();
		$asked = array_map( static fn( array $call ): string => explode( '/', (string) $call['path'] )[1], $this->asked() );
		self::assertSame( [ 'flickr', 'nano' ], array_values( array_unique( $asked ) ) );
		self::assertSame( [ ConnectionState::Ok, ConnectionState::Ok ], [ $connections->get( $first->id )?->state, $connections->get( $second->id )?->state ] );
	}

	/**
	 * G11: whoever has had the time of a run is behind the others in the next one, which comes soon; one that another process refreshes is waited for by nobody.
	 */
	public function test_the_next_run_begins_with_who_waits(): void {
		$connections = $this->plugin->providers->connections();
		$first       = $this->connect( 'nano_photos_provider2' );
		$second      = $this->connect( 'flickr' );
		$due         = static fn(): array => $connections->queue->due( time() );
		$soon        = static fn(): bool => wp_next_scheduled( ProviderRefresh::HOOK, [ 'soon' ] ) !== false;
		$run         = function ( float ...$late ) use ( $connections ): void {
			$clock = static function () use ( &$late ): float {
				return microtime( true ) + (float) array_shift( $late );
			};
			( new RefreshSchedule( ProviderRefresh::HOOK, static fn() => $connections->queue, fn() => $this->plugin->providers->refresh(), new RoundRobin( $clock ) ) )->run();
		};
		wp_clear_scheduled_hook( ProviderRefresh::HOOK, [ 'soon' ] );
		$connections->update( $first, [ 'next_refresh_at' => time() - 100 ] );
		$connections->update( $second, [ 'next_refresh_at' => time() - 50 ] );
		self::assertSame( [ $first->id, $second->id ], $due() );
		// The first one has no time, and then there is none left.
		$run( 0, 0, -5, 0, 100 );
		self::assertSame( [ [ $second->id, $first->id ], true ], [ $due(), $soon() ] );

		wp_clear_scheduled_hook( ProviderRefresh::HOOK, [ 'soon' ] );
		$connections->update( $first, [ 'next_refresh_at' => time() + 100 ] );
		add_filter(
			'query',
			$taken = static function ( string $sql ) use ( $connections, $second, &$taken ): string {
				if ( str_starts_with( ltrim( $sql ), 'UPDATE' ) && str_contains( $sql, 'lease' ) ) {
					remove_filter( 'query', $taken );
					$connections->queue->lease( $second->id );
				}
				return $sql;
			}
		);
		$run();
		self::assertFalse( has_filter( 'query', $taken ) );
		self::assertFalse( $soon() );
	}

	/**
	 * A saved gallery is kept up although no page view writes down that it is shown; a draft, too, whose author waits for its pictures.
	 */
	public function test_saved_galleries_are_kept_up(): void {
		global $wpdb;
		$connection = $this->connect( 'flickr' );
		$attributes = [ 'source' => 'provider', 'provider' => (string) $connection->id, ...self::GARDEN ];
		$wanted     = 0;
		add_action(
			'vitrine_provider_wanted',
			static function ( int $id ) use ( &$wanted ): void {
				$wanted = $id;
			}
		);
		$page   = static fn(): int => wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Garden', 'post_content' => get_comment_delimited_block_content( 'vitrine/gallery', $attributes, '' ) ] ) );
		$titles = fn(): array => $this->titles( $this->plugin->providers->page_contents( GallerySettings::of( $attributes ) ) );
		$id     = $page();
		self::assertSame( $connection->id, $wanted );
		$this->plugin->providers->refresh()->run( $connection->id );
		self::assertCount( 3, $titles() );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_provider_albums SET wanted_at = 1" );
		$this->plugin->providers->refresh()->run( $connection->id );
		self::assertCount( 3, $titles(), 'Looked up in what is saved.' );
		wp_delete_post( $id, true );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_provider_albums SET wanted_at = 1" );
		$this->plugin->providers->refresh()->run( $connection->id );
		self::assertSame( [], $titles(), 'No page shows it any more.' );
	}

	/**
	 * REST writes nothing, but once a week that an album is still shown, and once however many look at the same time.
	 */
	public function test_uses_are_written_down_once_a_week(): void {
		global $wpdb;
		$connection = $this->garden();
		$writes     = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes ): string {
				$writes += (int) preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $sql );
				return $sql;
			}
		);
		$look = function ( int $days ) use ( $wpdb, $connection, &$writes ): int {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrine_provider_albums SET wanted_at = %d WHERE wanted_at > 0", time() - $days * DAY_IN_SECONDS ) );
			$writes = 0;
			self::assertCount( 3, $this->titles( $this->contents( $connection, self::GARDEN ) ) );
			return $writes;
		};
		self::assertSame( [ 0, 0, 1 ], [ $look( 0 ), $look( 6 ), $look( 8 ) ] );
		$albums = $this->plugin->providers->albums();
		$known  = $albums->album( $connection->id, '72157600000000001' );
		$look( 0 );
		self::assertNotNull( $known );
		$stale = new RemoteAlbum( ...[ ...get_object_vars( $known ), 'wanted_at' => 0 ] );
		self::assertFalse( $albums->want( $connection->id, $known->album, '', $stale ), 'Another view was first.' );
	}

	/**
	 * A connection without room: nothing is written at all, and what editors try takes no room from what the provider lists.
	 */
	public function test_full_connections_are_not_written_to(): void {
		$connection = $this->connect( 'flickr', [], true );
		for ( $name = 1; $name <= RemoteAlbums::MAX_UNLISTED + 5; $name++ ) {
			$this->contents( $connection, [ 'providerAlbum' => "9{$name}" ] )->album( '0' );
		}
		self::assertCount( RemoteAlbums::MAX_UNLISTED + 1, $this->plugin->providers->albums()->albums( $connection->id ) );
		$writes = 0;
		add_filter(
			'query',
			static function ( string $sql ) use ( &$writes ): string {
				$writes += (int) preg_match( '/^\s*(?:INSERT|UPDATE|DELETE|REPLACE)/i', $sql );
				return $sql;
			}
		);
		$contents = $this->contents( $connection, [ 'providerAlbum' => '91000' ] );
		self::assertSame( [], $contents->index( '0', Query::all( true ) )->entries );
		self::assertSame( 'connecting', $contents->problem()?->state );
		self::assertSame( 0, $writes );
	}
}
