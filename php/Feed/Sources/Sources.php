<?php
/**
 * The connected accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Support\Clock;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_sources`, with the lease that lets one process at a time refresh a source.
 */
final class Sources {

	/** Seconds after which the lease of a killed process ends; a living one renews it. */
	public const LEASE = 60;

	private const TABLE = 'vitrine_sources';

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * All sources by name.
	 *
	 * @return list<Source>
	 */
	public function all(): array {
		return array_map(
			[ Source::class, 'of_row' ],
			$this->db->all( 'SELECT * FROM %i ORDER BY name, id', $this->table() )
		);
	}

	/**
	 * One source.
	 *
	 * @param int $id Row.
	 */
	public function get( int $id ): ?Source {
		$row = $this->db->first( 'SELECT * FROM %i WHERE id = %d', $this->table(), $id );
		return $row === null ? null : Source::of_row( $row );
	}

	/**
	 * The source of an account.
	 *
	 * @param string $network Network.
	 * @param string $account Id on the network.
	 */
	public function find( string $network, string $account ): ?Source {
		$row = $this->db->first(
			'SELECT * FROM %i WHERE network = %s AND account = %s',
			$this->table(),
			$network,
			$account
		);
		return $row === null ? null : Source::of_row( $row );
	}

	/**
	 * Whether there is any.
	 */
	public function any(): bool {
		return $this->db->value( 'SELECT id FROM %i LIMIT 1', $this->table() ) !== null;
	}

	/**
	 * Those whose refresh is due and that nobody refreshes. A dead token is tried once a day: some come to life again.
	 *
	 * @param int $now  Unix time.
	 * @param int $last Latest time that a refresh can have been planned for.
	 * @return list<Source>
	 */
	public function due( int $now, int $last = PHP_INT_MAX ): array {
		return array_map(
			[ Source::class, 'of_row' ],
			$this->db->all(
				'SELECT * FROM %i WHERE ( next_refresh_at <= %d OR next_refresh_at > %d ) AND ( lease_until <= %d OR lease_until > %d ) ORDER BY next_refresh_at',
				$this->table(),
				$now,
				$last,
				$now,
				time() + Clock::LEASE
			)
		);
	}

	/**
	 * Adds a source.
	 *
	 * @param array<string, string|int|null> $fields Columns.
	 * @return int Row, 0 when there is one already.
	 */
	public function add( array $fields ): int {
		return $this->db->add( self::TABLE, $fields );
	}

	/**
	 * Changes columns of a source, and tells when its state changes.
	 *
	 * @param Source                               $source The source as it was.
	 * @param array<string, string|int|float|null> $fields Columns.
	 */
	public function update( Source $source, array $fields ): Source {
		$this->db->change( self::TABLE, $fields, [ 'id' => $source->id ] );
		$state = $fields['state'] ?? null;
		if ( is_string( $state ) && $state !== $source->state->value ) {
			/**
			 * Fires after a source changed its state.
			 *
			 * @param int    $source Id of the source.
			 * @param string $state  Its state now.
			 * @param string $before Its state before.
			 */
			do_action( 'vitrine_source_state', $source->id, $state, $source->state->value );
		}
		return $this->get( $source->id ) ?? $source;
	}

	/**
	 * Forgets a source.
	 *
	 * @param int $id Row.
	 */
	public function delete( int $id ): void {
		$this->db->delete( self::TABLE, [ 'id' => $id ] );
	}

	/**
	 * Takes the lease of a source: one statement, so that of any number of processes one gets it.
	 *
	 * @param int $id Row.
	 * @return string|null What renews and returns it; null when somebody has it.
	 */
	public function lease( int $id ): ?string {
		$lease = bin2hex( random_bytes( 16 ) );
		$now   = time();
		$taken = $this->db->run(
			'UPDATE %i SET lease = %s, lease_until = %d WHERE id = %d AND ( lease_until <= %d OR lease_until > %d )',
			$this->table(),
			$lease,
			$now + self::LEASE,
			$id,
			$now,
			$now + Clock::LEASE
		);
		return $taken === 1 ? $lease : null;
	}

	/**
	 * Keeps the lease for longer.
	 *
	 * @param int    $id    Row.
	 * @param string $lease What `lease()` gave.
	 * @return bool False when somebody else has it meanwhile.
	 */
	public function renew( int $id, string $lease ): bool {
		$this->db->run(
			'UPDATE %i SET lease_until = %d WHERE id = %d AND lease = %s',
			$this->table(),
			time() + self::LEASE,
			$id,
			$lease
		);
		// MySQL counts changed rows: within one second nothing changes and the lease is still ours.
		return $this->db->value( 'SELECT lease FROM %i WHERE id = %d', $this->table(), $id ) === $lease;
	}

	/**
	 * Returns the lease.
	 *
	 * @param int    $id    Row.
	 * @param string $lease What `lease()` gave.
	 */
	public function release( int $id, string $lease ): void {
		$this->db->run(
			"UPDATE %i SET lease = '', lease_until = 0 WHERE id = %d AND lease = %s",
			$this->table(),
			$id,
			$lease
		);
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}
