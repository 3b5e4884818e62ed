<?php
/**
 * The job that brings albums and pictures here.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Sync;

use Vitrine\Images\Download;
use Vitrine\Providers\Access;
use Vitrine\Providers\Client;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\Provider;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Providers;
use Vitrine\Providers\RemotePage;
use Vitrine\Providers\Store\Connection;
use Vitrine\Providers\Store\ConnectionState;
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\Pictures;
use Vitrine\Providers\Store\RemoteAlbums;
use Vitrine\Providers\Store\StoredResponses;
use Vitrine\Support\Background\Lease;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshJob;
use Vitrine\Support\Background\RetryPolicy;
use Vitrine\Support\Db;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

/**
 * Refreshes a connection in rounds: a page of an album, its pictures, the next page or album.
 *
 * Every step is written down when it is done, so a round may be cut anywhere and goes on from there. One lease for each
 * connection keeps any number of web servers to one call at a time. Whatever fails, what was answered before stays.
 */
final class ProviderRefresh implements RefreshJob {

	/** Event that runs it. */
	public const HOOK = 'vitrine_refresh_providers';

	/** Seconds between two refreshes. */
	private const INTERVAL = HOUR_IN_SECONDS;

	/** Seconds to wait after the first failure; twice as long after each further one. */
	private const FIRST_WAIT = 5 * MINUTE_IN_SECONDS;

	/** Seconds to wait at most. */
	private const MAX_WAIT = 6 * HOUR_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Connections     $connections The connections.
	 * @param RemoteAlbums    $albums      Their albums.
	 * @param SyncPlan        $plan        What a round lists.
	 * @param StoredResponses $responses   What was answered.
	 * @param Pictures        $pictures    Copies of pictures.
	 * @param Providers       $providers   The providers.
	 * @param SafeHttp        $http        Asks.
	 * @param ShownAlbums     $shown       Notes which albums pages show.
	 * @param int             $timeout     Seconds for a call.
	 */
	public function __construct(
		private readonly Connections $connections,
		private readonly RemoteAlbums $albums,
		private readonly SyncPlan $plan,
		private readonly StoredResponses $responses,
		private readonly Pictures $pictures,
		private readonly Providers $providers,
		private readonly SafeHttp $http,
		private readonly ShownAlbums $shown,
		private readonly int $timeout = Client::TIMEOUT
	) {}

	/**
	 * Begins a round, or goes on with the one under way.
	 *
	 * @param int   $id    Connection.
	 * @param float $until `microtime( true )` at which to stop; what is left waits for the next call.
	 * @throws RefreshBusy When somebody else refreshes it.
	 * @throws \Vitrine\Support\NotWritten At the first write that the database does not take.
	 */
	public function run( int $id, float $until = INF ): RefreshReport {
		return $this->connections->queue->leased(
			$id,
			function ( Lease $lease ) use ( $id, $until ): RefreshReport {
				$connection = $this->connections->get( $id );
				return $connection === null
					? new RefreshReport( true )
					: Db::strictly( fn(): RefreshReport => $this->leased( $connection, $lease, $until ) );
			}
		);
	}

	/**
	 * Latest time that a refresh can be planned for.
	 */
	public static function latest(): int {
		return time() + max( 2 * self::MAX_WAIT, 2 * self::interval() );
	}

	/**
	 * Seconds between two refreshes.
	 */
	private static function interval(): int {
		/**
		 * Filters the seconds between two refreshes of a provider.
		 *
		 * @param int $interval Seconds, 60 at least.
		 */
		return max( MINUTE_IN_SECONDS, (int) apply_filters( 'vitrine_provider_interval', self::INTERVAL ) );
	}

	/**
	 * Asks a provider whether it answers with these settings; nothing is kept.
	 *
	 * @param Provider              $provider Provider.
	 * @param array<string, string> $settings Every field, keys in the open.
	 * @throws ProviderError When it does not.
	 */
	public function test( Provider $provider, #[\SensitiveParameter] array $settings ): void {
		$this->page( $provider, $this->access( $settings ), $settings, Provider::ROOT, '' );
	}

	/**
	 * Refreshes while we have the lease.
	 *
	 * @param Connection $connection The connection.
	 * @param Lease      $lease      Its lease.
	 * @param float      $until      When to stop.
	 */
	private function leased( Connection $connection, Lease $lease, float $until ): RefreshReport {
		$provider = $this->providers->get( $connection->provider );
		$done     = [ 0, 0, 0 ];
		try {
			if ( $provider === null ) {
				throw new ProviderError( ErrorKind::Settings );
			}
			$settings = $this->connections->opened( $connection );
			if ( ! $connection->round_open ) {
				$connection = $this->connections->update(
					$connection,
					[ 'round_number' => $connection->round + 1, 'round_open' => 1 ]
				);
				$this->shown->note_saved( $connection->id, $until );
			}
			if ( $this->albums->album( $connection->id, Provider::ROOT ) === null ) {
				$this->albums->add_root( $connection->id );
			}
			$is_complete = $this->round( $connection, $provider, $settings, $lease, $until, $done );
			if ( $is_complete ) {
				$this->finish( $this->connections->get( $connection->id ) ?? $connection );
			}
			return new RefreshReport( $is_complete, ...$done );
		} catch ( ProviderError $error ) {
			$this->failed( $connection, $error );
			return new RefreshReport( true, ...$done );
		}
	}

	/**
	 * Goes on with a round.
	 *
	 * @param Connection            $connection The connection.
	 * @param Provider              $provider   Its provider.
	 * @param array<string, string> $settings   Every field.
	 * @param Lease                 $lease      Its lease.
	 * @param float                 $until      When to stop.
	 * @param array{int, int, int}  $done       Albums listed, pictures that came, pictures that did not.
	 * @return bool Whether the round is complete.
	 * @throws ProviderError When the provider fails altogether.
	 */
	private function round(
		Connection $connection,
		Provider $provider,
		#[\SensitiveParameter] array $settings,
		Lease $lease,
		float $until,
		array &$done
	): bool {
		$access   = $this->access( $settings );
		$download = new Download( new ProviderHosts( $provider, $connection->settings, Providers::trusted() ) );
		while ( true ) {
			$picture = $this->pictures->next( $connection->id, time() );
			while ( $picture !== null ) {
				if ( microtime( true ) >= $until || ! $lease->renew() ) {
					return false;
				}
				++$done[ $this->pictures->bring( $picture, $download ) ? 1 : 2 ];
				$picture = $this->pictures->next( $connection->id, time() );
			}
			$album = $this->plan->next( $connection->id, $connection->round, $provider->nests() );
			if ( $album === null ) {
				return true;
			}
			if ( microtime( true ) >= $until || ! $lease->renew() ) {
				return false;
			}
			try {
				$page = $this->page(
					$provider,
					$access,
					$settings,
					$album->album,
					$album->open_round === $connection->round ? $album->next_page : ''
				);
			} catch ( ProviderError $error ) {
				$this->responses->fail( $album, $connection->round );
				if ( ! $this->plan->is_used( $album ) ) {
					// What no page shows is no failure of the connection; when nobody answers, the others wait for the
					// next round.
					if ( $error->kind === ErrorKind::Refused || $error->kind === ErrorKind::Broken ) {
						continue;
					}
					return true;
				}
				if ( $error->kind !== ErrorKind::Refused || $album->album === Provider::ROOT ) {
					throw $error;
				}
				// One album may be gone or private while the others are well.
				$connection = $this->connections->update(
					$connection,
					[
						'state' => ConnectionState::Failing->value,
						'error' => $connection->error_column( $error, time() ),
					]
				);
				continue;
			}
			if ( ! $lease->renew() ) {
				// Removed, or taken by somebody else, while the provider was slow.
				return false;
			}
			if ( $this->responses->write( $album, $connection->round, $page ) ) {
				++$done[0];
				$listed = $this->albums->album( $connection->id, $album->album );
				if ( $listed !== null && in_array( $listed->id, $this->plan->shown( $connection->id ), true ) ) {
					$this->pictures->plan( $connection, $listed->id, $this->responses->items( $listed ), $provider );
				}
			}
		}
	}

	/**
	 * Asks for a page. Whatever a provider's class does, only its own error comes out, and without its keys.
	 *
	 * @param Provider              $provider Provider.
	 * @param Access                $access   The way to it.
	 * @param array<string, string> $settings Every field.
	 * @param string                $album    Album.
	 * @param string                $page     Page.
	 * @throws ProviderError When it fails.
	 */
	private function page(
		Provider $provider,
		Access $access,
		#[\SensitiveParameter] array $settings,
		string $album,
		string $page
	): RemotePage {
		$secrets = [];
		foreach ( $provider->fields() as $field ) {
			if ( $field->type === 'secret' ) {
				$secrets[] = $settings[ $field->name ] ?? '';
			}
		}
		try {
			return $provider->items( $access, $album, $page );
		} catch ( \Throwable $error ) {
			throw $error instanceof ProviderError
				? $error->without( $secrets )
				: new ProviderError( ErrorKind::Broken );
		}
	}

	/**
	 * Ends a round: pictures that nobody sees go, and the next refresh gets its time.
	 *
	 * @param Connection $connection The connection.
	 */
	private function finish( Connection $connection ): void {
		$this->pictures->prune( $connection->id, $this->plan->shown( $connection->id ) );
		$this->pictures->quota->evict();
		$this->albums->prune( $connection->id );
		$has_failed = $this->plan->failed( $connection->id, $connection->round ) > 0;
		$this->connections->update(
			$connection,
			[
				'state'           => $has_failed ? ConnectionState::Failing->value : ConnectionState::Ok->value,
				...( $has_failed ? [] : [ 'error' => null ] ),
				'failures'        => 0,
				'last_success_at' => time(),
				'next_refresh_at' => time() + RetryPolicy::spread( self::interval() ),
				'round_open'      => 0,
			]
		);
	}

	/**
	 * Reacts to an error: what was answered before stays, and each further failure waits longer.
	 *
	 * @param Connection    $connection The connection.
	 * @param ProviderError $error      What was thrown.
	 */
	private function failed( Connection $connection, ProviderError $error ): void {
		$connection = $this->connections->get( $connection->id ) ?? $connection;
		$wait       = RetryPolicy::doubling( self::FIRST_WAIT, self::MAX_WAIT )->wait( $connection->failures );
		$this->connections->update(
			$connection,
			[
				'state'           => $error->kind === ErrorKind::Key
					? ConnectionState::Key->value
					: ConnectionState::Failing->value,
				'error'           => $connection->error_column( $error, time() ),
				'failures'        => $connection->failures + 1,
				'next_refresh_at' => time() + RetryPolicy::spread( $wait ),
				'round_open'      => 0,
			]
		);
	}

	/**
	 * The way to a provider.
	 *
	 * @param array<string, string> $settings Every field.
	 */
	private function access( #[\SensitiveParameter] array $settings ): Access {
		return new Access( $settings, new Client( Providers::trusted(), $this->http, $this->timeout ) );
	}
}
