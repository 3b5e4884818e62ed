<?php
/**
 * The connected accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_sources`, with the lease that lets one process at a time refresh a source.
 */
final class Sources {

	/** Seconds after which the lease of a killed process ends; a living one renews it. */
	public const LEASE = 60;

	/**
	 * Keeps the database.
	 *
	 * @param \wpdb $db Database.
	 */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * All sources by name.
	 *
	 * @return list<Source>
	 */
	public function all(): array {
		$rows = $this->db->get_results( "SELECT * FROM {$this->table()} ORDER BY name, id", ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
		return is_array( $rows ) ? array_values( array_map( [ Source::class, 'of_row' ], $rows ) ) : [];
	}

	/**
	 * One source.
	 *
	 * @param int $id Row.
	 */
	public function get( int $id ): ?Source {
		$row = $this->db->get_row( $this->db->prepare( "SELECT * FROM {$this->table()} WHERE id = %d", $id ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
		return is_array( $row ) ? Source::of_row( $row ) : null;
	}

	/**
	 * The source of an account.
	 *
	 * @param string $network Network.
	 * @param string $account Id on the network.
	 */
	public function find( string $network, string $account ): ?Source {
		$row = $this->db->get_row( $this->db->prepare( "SELECT * FROM {$this->table()} WHERE network = %s AND account = %s", $network, $account ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
		return is_array( $row ) ? Source::of_row( $row ) : null;
	}

	/**
	 * Whether there is any.
	 */
	public function any(): bool {
		return $this->db->get_var( "SELECT id FROM {$this->table()} LIMIT 1" ) !== null; // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
	}

	/**
	 * Those whose refresh is due and that nobody refreshes.
	 *
	 * @param int $now Unix time.
	 * @return list<Source>
	 */
	public function due( int $now ): array {
		$rows = $this->db->get_results( $this->db->prepare( "SELECT * FROM {$this->table()} WHERE next_refresh_at <= %d AND lease_until <= %d AND state <> 'reconnect' ORDER BY next_refresh_at", $now, $now ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
		return is_array( $rows ) ? array_values( array_map( [ Source::class, 'of_row' ], $rows ) ) : [];
	}

	/**
	 * Adds a source.
	 *
	 * @param array<string, string|int|null> $fields Columns.
	 * @return int Row, 0 when there is one already.
	 */
	public function add( array $fields ): int {
		$shown = $this->db->suppress_errors();
		$done  = $this->db->insert( $this->table(), $fields );
		$this->db->suppress_errors( $shown );
		return $done === false ? 0 : (int) $this->db->insert_id;
	}

	/**
	 * Changes columns of a source, and tells when its state changes.
	 *
	 * @param Source                               $source The source as it was.
	 * @param array<string, string|int|float|null> $fields Columns.
	 */
	public function update( Source $source, array $fields ): Source {
		$this->db->update( $this->table(), $fields, [ 'id' => $source->id ] );
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
		$this->db->delete( $this->table(), [ 'id' => $id ] );
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
		$taken = $this->db->query( $this->db->prepare( "UPDATE {$this->table()} SET lease = %s, lease_until = %d WHERE id = %d AND lease_until <= %d", $lease, $now + self::LEASE, $id, $now ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
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
		$this->db->query( $this->db->prepare( "UPDATE {$this->table()} SET lease_until = %d WHERE id = %d AND lease = %s", time() + self::LEASE, $id, $lease ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
		// MySQL counts changed rows: within one second nothing changes and the lease is still ours.
		return $this->db->get_var( $this->db->prepare( "SELECT lease FROM {$this->table()} WHERE id = %d", $id ) ) === $lease; // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
	}

	/**
	 * Returns the lease.
	 *
	 * @param int    $id    Row.
	 * @param string $lease What `lease()` gave.
	 */
	public function release( int $id, string $lease ): void {
		$this->db->query( $this->db->prepare( "UPDATE {$this->table()} SET lease = '', lease_until = 0 WHERE id = %d AND lease = %s", $id, $lease ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- our own table.
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_sources';
	}
}
