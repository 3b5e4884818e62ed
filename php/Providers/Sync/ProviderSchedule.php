<?php
/**
 * When providers are asked.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Sync;

use Vitrine\Install\Database;
use Vitrine\Module;
use Vitrine\Providers\Store\Connections;
use Vitrine\Support\NotWritten;
use Vitrine\Support\RecurringAction;
use Vitrine\Support\RoundRobin;
use Vitrine\Support\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the refreshes that are due. No page view does: what a page wants is written down and fetched by the next run.
 */
final class ProviderSchedule implements Module {

	public const HOOK = 'vitrine_refresh_providers';

	/** A refresh this much overdue means that no cron runs. */
	private const OVERDUE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Keeps how its helpers are made: only a run needs them.
	 *
	 * @param \Closure(): Connections     $connections Makes the store of connections.
	 * @param \Closure(): ProviderRefresh $refresh     Makes the job.
	 * @param RoundRobin                  $round_robin Shares the time of a run.
	 */
	public function __construct(
		private readonly \Closure $connections,
		private readonly \Closure $refresh,
		private readonly RoundRobin $round_robin = new RoundRobin()
	) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( self::HOOK, [ $this, 'run' ] );
		add_action( 'vitrine_provider_wanted', [ $this, 'wanted' ] );
		add_action( 'admin_init', [ $this, 'revive' ] );
		register_deactivation_hook(
			VITRINE_FILE,
			fn( bool $network_wide ) => Sites::each( $network_wide, [ $this, 'clear' ] )
		);
	}

	/**
	 * Makes sure that the event is scheduled exactly when there is something to refresh.
	 */
	public function ensure(): void {
		( new RecurringAction( self::HOOK ) )->ensure( Database::exists() && ( $this->connections )()->any() );
	}

	/**
	 * Asks for a run very soon.
	 *
	 * @param int $delay Seconds.
	 */
	public function soon( int $delay = 0 ): void {
		( new RecurringAction( self::HOOK ) )->soon( $delay );
	}

	/**
	 * Asks for a run as soon as an editor sees an album for the first time; for visitors the next run is soon enough.
	 */
	public function wanted(): void {
		if ( current_user_can( 'edit_posts' ) ) {
			$this->soon();
			spawn_cron();
		}
	}

	/**
	 * Refreshes what is due; connections take turns.
	 */
	public function run(): void {
		if ( ! Database::exists() ) {
			return;
		}
		$connections = ( $this->connections )();
		$refresh     = ( $this->refresh )();
		try {
			$is_done = $this->round_robin->take(
				array_column( $connections->due( time(), ProviderRefresh::latest() ), 'id' ),
				static function ( int $id, float $until ) use ( $refresh ): bool {
					try {
						return $refresh->run( $id, $until )->complete;
					} catch ( ProviderBusy ) {
						return true;
					}
				},
				static function ( int $id ) use ( $connections ): void {
					$connection = $connections->get( $id );
					if ( $connection !== null ) {
						$connections->update( $connection, [ 'next_refresh_at' => time() ] );
					}
				}
			);
		} catch ( NotWritten ) {
			// Nor would it take what comes of the others.
			return;
		}
		if ( ! $is_done ) {
			$this->soon( 5 );
		}
	}

	/**
	 * Wakes a dead cron when somebody visits the admin.
	 */
	public function revive(): void {
		if ( wp_doing_ajax() || wp_doing_cron() || ! Database::exists() ) {
			return;
		}
		$this->ensure();
		if ( ( $this->connections )()->due( time() - self::OVERDUE, ProviderRefresh::latest() ) === [] ) {
			return;
		}
		$this->soon();
		if ( ! RecurringAction::has_action_scheduler() ) {
			spawn_cron();
		}
	}

	/**
	 * Takes the events of this site away.
	 */
	public function clear(): void {
		( new RecurringAction( self::HOOK ) )->clear();
	}
}
