<?php
/**
 * When sources are refreshed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\SourceBusy;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Install\Database;
use Vitrine\Module;
use Vitrine\Support\NotWritten;
use Vitrine\Support\RecurringAction;
use Vitrine\Support\RoundRobin;
use Vitrine\Support\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the refreshes that are due: every five minutes through Action Scheduler where the site has it, otherwise through
 * WP-Cron.
 */
final class Schedule implements Module {

	public const HOOK = 'vitrine_refresh_sources';

	/** A refresh this much overdue means that no cron runs. */
	private const OVERDUE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Keeps how its helpers are made: only a run needs them.
	 *
	 * @param \Closure(): Sources $sources     Makes the store of sources.
	 * @param \Closure(): Refresh $refresh     Makes the job.
	 * @param RoundRobin          $round_robin Shares the time of a run.
	 */
	public function __construct(
		private readonly \Closure $sources,
		private readonly \Closure $refresh,
		private readonly RoundRobin $round_robin = new RoundRobin()
	) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( self::HOOK, [ $this, 'run' ] );
		// phpcs:ignore WordPress.WP.CronInterval -- five minutes, written as a constant.
		add_filter( 'cron_schedules', [ $this, 'schedules' ] );
		add_action( 'admin_init', [ $this, 'revive' ] );
		register_deactivation_hook(
			VITRINE_FILE,
			fn( bool $network_wide ) => Sites::each( $network_wide, [ $this, 'clear' ] )
		);
	}

	/**
	 * Adds the interval to WP-Cron.
	 *
	 * @param array<string, array{interval: int, display: string}> $schedules Intervals.
	 * @return array<string, array{interval: int, display: string}>
	 */
	public function schedules( array $schedules ): array {
		$schedules[ RecurringAction::INTERVAL ] = [
			'interval' => RecurringAction::EVERY,
			'display'  => did_action( 'init' ) > 0 ? __( 'Every five minutes', 'vitrine' ) : 'Every five minutes',
		];
		return $schedules;
	}

	/**
	 * Makes sure that the event is scheduled exactly when there is something to refresh.
	 */
	public function ensure(): void {
		( new RecurringAction( self::HOOK ) )->ensure( Database::exists() && ( $this->sources )()->any() );
	}

	/**
	 * Asks for a run very soon: after connecting, and while a round is not finished.
	 *
	 * @param int $delay Seconds.
	 */
	public function soon( int $delay ): void {
		( new RecurringAction( self::HOOK ) )->soon( $delay );
	}

	/**
	 * Refreshes what is due; sources take turns.
	 */
	public function run(): void {
		if ( ! Database::exists() ) {
			return;
		}
		$sources = ( $this->sources )();
		$refresh = ( $this->refresh )();
		try {
			$is_done = $this->round_robin->take(
				array_column( $sources->due( time(), Refresh::latest() ), 'id' ),
				static function ( int $id, float $until ) use ( $refresh ): bool {
					try {
						return $refresh->run( $id, $until )->complete;
					} catch ( SourceBusy ) {
						return true;
					}
				},
				static function ( int $id ) use ( $sources ): void {
					$source = $sources->get( $id );
					if ( $source !== null ) {
						$sources->update( $source, [ 'next_refresh_at' => time() ] );
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
		if ( ( $this->sources )()->due( time() - self::OVERDUE, Refresh::latest() ) === [] ) {
			return;
		}
		$this->soon( 0 );
		if ( ! RecurringAction::has_action_scheduler() ) {
			// Also where wp-config.php switches WP-Cron off: the system's cron that should replace it is evidently not
			// running.
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
