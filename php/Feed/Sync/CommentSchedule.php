<?php
/**
 * When comments are read that visitors have asked for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Comments\Threads;
use Vitrine\Support\Background\RefreshBusy;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the lists that wait in the runs that refresh sources, and sees to it that such a run comes soon.
 */
final class CommentSchedule {

	/** Seconds for all sources, besides those for refreshes: hosts end processes after 30. */
	private const TIME = 5;

	/** Seconds until the run that follows an opening: others that are opened meanwhile are read in the same. */
	private const SOON = 5;

	/**
	 * Keeps its helpers.
	 *
	 * @param Threads         $threads  What waits.
	 * @param Refresh         $refresh  Reads it.
	 * @param RefreshSchedule $schedule Plans runs.
	 */
	public function __construct(
		private readonly Threads $threads,
		private readonly Refresh $refresh,
		private readonly RefreshSchedule $schedule
	) {}

	/**
	 * Reads what waits.
	 */
	public function run(): void {
		$until = microtime( true ) + self::TIME;
		foreach ( $this->threads->waiting( time() ) as $source ) {
			if ( microtime( true ) >= $until ) {
				break;
			}
			try {
				$this->refresh->read_comments( $source, $until );
			} catch ( RefreshBusy ) {
				// Whoever refreshes it reads them.
				continue;
			} catch ( NotWritten ) {
				// Nor would the database take what comes of the others.
				break;
			}
		}
	}

	/**
	 * Asks for a run; one that is planned already serves.
	 */
	public function soon(): void {
		$this->schedule->soon( self::SOON );
	}
}
