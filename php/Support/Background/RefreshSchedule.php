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
	 * Refreshes rows as soon as this request is answered: in this process where PHP can go on behind an answer, else in
	 * one that WP-Cron starts.
	 *
	 * @param list<int> $ids Rows.
	 */
	public function wake( array $ids ): void {
		foreach ( $ids as $id ) {
			// Should this process be ended, somebody else does it.
			$this->event->schedule_now( [ (string) $id ] );
		}
		add_action(
			'shutdown',
			function () use ( $ids ): void {
				if ( self::has_answered() ) {
					$this->run( ...$ids );
				} else {
					spawn_cron();
				}
			},
			PHP_INT_MAX
		);
	}

	/**
	 * Whether the server lets PHP go on behind an answer.
	 */
	private static function can_answer(): bool {
		return function_exists( 'fastcgi_finish_request' ) || function_exists( 'litespeed_finish_request' );
	}

	/**
	 * Ends the answer to whoever asked, where the server lets PHP go on.
	 */
	private static function has_answered(): bool {
		ignore_user_abort( true );
		return match ( true ) {
			function_exists( 'fastcgi_finish_request' ) => fastcgi_finish_request(),
			function_exists( 'litespeed_finish_request' ) => litespeed_finish_request(),
			default => false,
		};
	}

	/**
	 * Refreshes what is due; rows take turns.
	 *
	 * @param int ...$first Rows that come first.
	 */
	public function run( int ...$first ): void {
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
			$due     = $queue->due( time() );
			$due     = [ ...array_intersect( $first, $due ), ...array_diff( $due, $first ) ];
			$is_done = $this->round_robin->take( $due, $step, $queue->postpone( ... ) );
			// Wanted again while they were refreshed.
			$is_done = $is_done && array_intersect( $due, $queue->due( time() ) ) === [];
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
		if ( self::can_answer() ) {
			// No cron is needed where PHP can go on behind the page.
			add_action( 'shutdown', fn() => self::has_answered() ? $this->run() : null, PHP_INT_MAX );
		} elseif ( ! RecurringAction::has_action_scheduler() ) {
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
