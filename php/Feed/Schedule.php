<?php
/**
 * When sources are refreshed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Database;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the refreshes that are due: every five minutes through Action Scheduler where the site has it, otherwise through WP-Cron.
 */
final class Schedule implements Module {

	public const HOOK = 'vitrine_refresh_sources';

	private const EVERY = 5 * MINUTE_IN_SECONDS;

	private const GROUP = 'vitrine';

	/** Seconds that one run works at most; hosts end processes after 30. */
	private const RUN = 20;

	/** A refresh this much overdue means that no cron runs. */
	private const OVERDUE = 10 * MINUTE_IN_SECONDS;

	/**
	 * Keeps how its helpers are made: only a run needs them.
	 *
	 * @param Sources            $sources The sources.
	 * @param \Closure(): Refresh $refresh Makes the job.
	 */
	public function __construct( private readonly Sources $sources, private readonly \Closure $refresh ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( self::HOOK, [ $this, 'run' ] );
		add_filter( 'cron_schedules', [ $this, 'schedules' ] ); // phpcs:ignore WordPress.WP.CronInterval -- five minutes, written as a constant.
		add_action( 'admin_init', [ $this, 'revive' ] );
		register_deactivation_hook( VITRINE_FILE, [ $this, 'clear_all' ] );
	}

	/**
	 * Adds the interval to WP-Cron.
	 *
	 * @param array<string, array{interval: int, display: string}> $schedules Intervals.
	 * @return array<string, array{interval: int, display: string}>
	 */
	public function schedules( array $schedules ): array {
		$schedules['vitrine_five_minutes'] = [
			'interval' => self::EVERY,
			'display'  => did_action( 'init' ) > 0 ? __( 'Every five minutes', 'vitrine' ) : 'Every five minutes',
		];
		return $schedules;
	}

	/**
	 * Makes sure that the event is scheduled exactly when there is something to refresh.
	 */
	public function ensure(): void {
		if ( ! Database::exists() || ! $this->sources->any() ) {
			$this->clear();
			return;
		}
		if ( $this->has_action_scheduler() ) {
			wp_clear_scheduled_hook( self::HOOK );
			if ( ! as_has_scheduled_action( self::HOOK, [], self::GROUP ) ) {
				as_schedule_recurring_action( time() + self::EVERY, self::EVERY, self::HOOK, [], self::GROUP );
			}
		} elseif ( wp_next_scheduled( self::HOOK ) === false ) {
			wp_schedule_event( time() + self::EVERY, 'vitrine_five_minutes', self::HOOK );
		}
	}

	/**
	 * Asks for a run very soon: after connecting, and while a round is not finished.
	 *
	 * @param int $delay Seconds.
	 */
	public function soon( int $delay ): void {
		if ( $this->has_action_scheduler() ) {
			as_schedule_single_action( time() + $delay, self::HOOK, [ 'soon' ], self::GROUP );
			return;
		}
		wp_schedule_single_event( time() + $delay, self::HOOK, [ 'soon' ] );
	}

	/**
	 * Refreshes what is due, one source after the other.
	 */
	public function run(): void {
		if ( ! Database::exists() ) {
			return;
		}
		$until   = microtime( true ) + self::RUN;
		$refresh = ( $this->refresh )();
		foreach ( $this->sources->due( time() ) as $source ) {
			try {
				$complete = $refresh->run( $source->id, $until )->complete;
			} catch ( SourceBusy ) {
				continue;
			}
			if ( ! $complete ) {
				$this->soon( 5 );
				return;
			}
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
		$due = $this->sources->due( time() - self::OVERDUE );
		if ( $due === [] ) {
			return;
		}
		if ( ! $this->has_action_scheduler() ) {
			$this->soon( 0 );
			// Also where wp-config.php switches WP-Cron off: the system's cron that should replace it is evidently not running.
			spawn_cron();
		} elseif ( ! as_has_scheduled_action( self::HOOK, [ 'soon' ], self::GROUP ) ) {
			// Asked first: unlike WP-Cron it takes the same action any number of times.
			$this->soon( 0 );
		}
	}

	/**
	 * Takes the events away, on every site of a network when the plugin goes there.
	 *
	 * @param bool $network_wide Whether it is deactivated for the network.
	 */
	public function clear_all( bool $network_wide ): void {
		if ( ! $network_wide ) {
			$this->clear();
			return;
		}
		foreach ( get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) as $site ) {
			switch_to_blog( $site );
			$this->clear();
			restore_current_blog();
		}
	}

	/**
	 * Takes the events of this site away.
	 */
	public function clear(): void {
		wp_unschedule_hook( self::HOOK );
		if ( $this->has_action_scheduler() ) {
			as_unschedule_all_actions( self::HOOK );
		}
	}

	/**
	 * Whether the site has Action Scheduler.
	 */
	private function has_action_scheduler(): bool {
		return function_exists( 'as_schedule_recurring_action' ) && function_exists( 'as_has_scheduled_action' );
	}
}
