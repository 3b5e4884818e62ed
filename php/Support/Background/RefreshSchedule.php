<?php
/**
 * When rows are refreshed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

use Vitrine\Install\Database;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the refreshes that are due: every five minutes through Action Scheduler where the site has it, otherwise through
 * WP-Cron. No page view does.
 */
final class RefreshSchedule {

	/** A refresh this much overdue means that no cron runs. */
	private const OVERDUE = 10 * MINUTE_IN_SECONDS;

	/**
	 * The event.
	 *
	 * @var RecurringAction
	 */
	private readonly RecurringAction $event;

	/**
	 * Keeps how its helpers are made: only a run needs them.
	 *
	 * @param string                   $hook        Hook of the event.
	 * @param \Closure(): RefreshQueue $queue       Makes the queue.
	 * @param \Closure(): RefreshJob   $job         Makes the job.
	 * @param RoundRobin               $round_robin Shares the time of a run.
	 */
	public function __construct(
		string $hook,
		private readonly \Closure $queue,
		private readonly \Closure $job,
		private readonly RoundRobin $round_robin = new RoundRobin()
	) {
		$this->event = new RecurringAction( $hook );
	}

	/**
	 * Makes sure that the event is scheduled exactly when there is something to refresh.
	 */
	public function ensure(): void {
		$this->event->ensure( Database::exists() && ( $this->queue )()->any() );
	}

	/**
	 * Asks for a run very soon: after connecting, and while a round is not finished.
	 *
	 * @param int $delay Seconds.
	 */
	public function soon( int $delay = 0 ): void {
		$this->event->schedule_single( $delay, [ 'soon' ] );
	}

	/**
	 * Asks for a run at once where an editor waits; for visitors the next one is soon enough.
	 */
	public function hurry(): void {
		if ( current_user_can( 'edit_posts' ) ) {
			$this->soon();
			spawn_cron();
		}
	}

	/**
	 * Refreshes one row now, and waits a while where somebody else does it already.
	 *
	 * @param int        $id       Row.
	 * @param float|null $seconds  Seconds at most, null for as long as it takes.
	 * @param float      $patience Seconds to wait for somebody else.
	 * @throws RefreshBusy When it takes somebody else too long.
	 * @throws NotWritten When the database does not take it.
	 */
	public function now( int $id, ?float $seconds, float $patience ): RefreshReport {
		$job    = ( $this->job )();
		$until  = microtime( true ) + ( $seconds ?? INF );
		$awaits = microtime( true ) + min( $patience, $seconds ?? INF );
		while ( true ) {
			try {
				return $job->run( $id, $until );
			} catch ( RefreshBusy $busy ) {
				if ( microtime( true ) >= $awaits ) {
					throw $busy;
				}
				usleep( 250_000 );
			}
		}
	}

	/**
	 * Refreshes what is due; rows take turns.
	 */
	public function run(): void {
		if ( ! Database::exists() ) {
			return;
		}
		$queue = ( $this->queue )();
		$job   = ( $this->job )();
		$step  = static function ( int $id, float $until ) use ( $job ): bool {
			try {
				return $job->run( $id, $until )->complete;
			} catch ( RefreshBusy ) {
				return true;
			}
		};
		try {
			$is_done = $this->round_robin->take( $queue->due( time() ), $step, $queue->postpone( ... ) );
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
		if ( ( $this->queue )()->due( time() - self::OVERDUE ) === [] ) {
			return;
		}
		$this->soon();
		if ( ! RecurringAction::has_action_scheduler() ) {
			// Also where wp-config.php switches WP-Cron off: the cron that should replace it is evidently not running.
			spawn_cron();
		}
	}

	/**
	 * Takes the events of this site away.
	 */
	public function clear(): void {
		$this->event->clear();
	}
}
