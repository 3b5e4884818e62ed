<?php
/**
 * The right to work on a row for a while.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Background;

use Vitrine\Support\Clock;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps processes apart that would refresh the same row (columns `lease` and `lease_until`). It ends by itself when its
 * holder dies.
 */
final class Lease {

	/**
	 * Seconds by which clocks of a site's servers may differ: a lease that ends later was taken while one was ahead.
	 */
	private const MAX_AHEAD = 15 * MINUTE_IN_SECONDS;

	/**
	 * Keeps whose it is; `take()` makes it valid.
	 *
	 * @param Db     $db      Tables.
	 * @param string $table   Table.
	 * @param int    $id      Row.
	 * @param int    $seconds How long it lasts unless it is renewed.
	 * @param string $token   What tells its holder from others.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly string $table,
		private readonly int $id,
		private readonly int $seconds,
		public readonly string $token
	) {}

	/**
	 * Takes it: one statement, so that of any number of processes one gets it.
	 *
	 * @return bool False when somebody else has it.
	 */
	public function take(): bool {
		$now = time();
		$sql = 'UPDATE %i SET lease = %s, lease_until = %d WHERE id = %d AND ' . self::is_free( $this->db, $now );
		return $this->db->run( $sql, $this->table(), $this->token, $now + $this->seconds, $this->id ) === 1;
	}

	/**
	 * Keeps it for longer.
	 *
	 * @return bool False when somebody else has it meanwhile, or the row is gone.
	 * @phpstan-impure
	 */
	public function renew(): bool {
		$sql = 'UPDATE %i SET lease_until = %d WHERE id = %d AND lease = %s';
		$this->db->run( $sql, $this->table(), time() + $this->seconds, $this->id, $this->token );
		// MySQL counts changed rows: within one second nothing changes and the lease is still ours.
		return $this->db->value( 'SELECT lease FROM %i WHERE id = %d', $this->table(), $this->id ) === $this->token;
	}

	/**
	 * Returns it, if it is still ours.
	 */
	public function release(): void {
		$sql = "UPDATE %i SET lease = '', lease_until = 0 WHERE id = %d AND lease = %s";
		$this->db->run( $sql, $this->table(), $this->id, $this->token );
	}

	/**
	 * A condition of SQL: nobody has the lease.
	 *
	 * @param Db  $db  Tables.
	 * @param int $now Unix time.
	 * @return literal-string
	 */
	public static function is_free( Db $db, int $now ): string {
		return $db->prepare( '( lease_until <= %d OR lease_until > %d )', $now, time() + self::MAX_AHEAD );
	}

	/**
	 * Whether somebody has a lease that ends then.
	 *
	 * @param int $until Unix time.
	 */
	public static function is_held( int $until ): bool {
		return Clock::lasts( $until, self::MAX_AHEAD );
	}

	/**
	 * Full name of the table.
	 */
	private function table(): string {
		return $this->db->table( $this->table );
	}
}
