<?php
/**
 * Rows that are refreshed in turn.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

use Vitrine\Support\Db;
use Vitrine\Support\NotWritten;

defined( 'ABSPATH' ) || exit;

/**
 * A table whose rows are refreshed from time to time, each by one process at a time (columns `id`, `next_refresh_at`,
 * `lease`, `lease_until`).
 */
final class RefreshQueue {

	/**
	 * Keeps the table.
	 *
	 * @param Db              $db      Tables.
	 * @param string          $table   Table, without the site's prefix.
	 * @param int             $seconds Seconds after which the lease of a killed process ends: longer than its longest
	 *                                 call.
	 * @param \Closure(): int $latest  Unix time of the latest plan that there can be: a later one was made while a
	 *                                 clock was ahead.
	 * @param literal-string  $where   Condition of SQL: which rows may be refreshed at all.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly string $table,
		private readonly int $seconds,
		private readonly \Closure $latest,
		private readonly string $where = '1 = 1'
	) {}

	/**
	 * Whether there is any row.
	 */
	public function any(): bool {
		return $this->db->number( 'SELECT id FROM %i LIMIT 1', $this->db->table( $this->table ) ) > 0;
	}

	/**
	 * Rows whose refresh is due and that nobody refreshes; who waits longest comes first.
	 *
	 * @param int $now Unix time.
	 * @return list<int>
	 */
	public function due( int $now ): array {
		$due  = $this->db->prepare( '( next_refresh_at <= %d OR next_refresh_at > %d )', $now, ( $this->latest )() );
		$free = Lease::is_free( $this->db, $now );
		$sql  = "SELECT id FROM %i WHERE {$due} AND {$free} AND {$this->where} ORDER BY next_refresh_at";
		return array_map( 'intval', array_column( $this->db->all( $sql, $this->db->table( $this->table ) ), 'id' ) );
	}

	/**
	 * Puts a row behind those that wait.
	 *
	 * @param int $id Row.
	 */
	public function postpone( int $id ): void {
		$this->db->change( $this->table, [ 'next_refresh_at' => time() ], [ 'id' => $id ] );
	}

	/**
	 * Takes the lease of a row.
	 *
	 * @param int $id Row.
	 * @return Lease|null Null when somebody else has it.
	 */
	public function lease( int $id ): ?Lease {
		$lease = new Lease( $this->db, $this->table, $id, $this->seconds, bin2hex( random_bytes( 16 ) ) );
		return $lease->take() ? $lease : null;
	}

	/**
	 * Does a job while nobody else works on a row.
	 *
	 * @template T
	 * @param int                $id  Row.
	 * @param \Closure(Lease): T $job Job.
	 * @return T
	 * @throws RefreshBusy When somebody else works on it.
	 * @throws NotWritten When the database does not take the lease.
	 */
	public function leased( int $id, \Closure $job ): mixed {
		$lease = Db::strictly( fn(): ?Lease => $this->lease( $id ) );
		if ( $lease === null ) {
			throw new RefreshBusy( 'Refreshed elsewhere.' );
		}
		try {
			return $job( $lease );
		} finally {
			$lease->release();
		}
	}
}
