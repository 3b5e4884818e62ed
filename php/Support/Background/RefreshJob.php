<?php
/**
 * A job that refreshes rows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * What RefreshSchedule runs. Every step is written down when it is done, so that a refresh may be cut anywhere and goes
 * on from there.
 */
interface RefreshJob {

	/**
	 * Begins a refresh, or goes on with the one under way.
	 *
	 * @param int   $id    Row.
	 * @param float $until `microtime( true )` at which to stop; what is left waits for the next call.
	 * @throws RefreshBusy When somebody else refreshes it.
	 * @throws NotWritten At the first write that the database does not take.
	 */
	public function run( int $id, float $until = INF ): RefreshReport;
}
