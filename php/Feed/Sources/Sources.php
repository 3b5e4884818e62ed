<?php
/**
 * The connected accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Sync\Refresh;
use Vitrine\Support\Background\RefreshQueue;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_sources`.
 */
final class Sources {

	/** Seconds after which the lease of a killed process ends; a living one renews it. */
	public const LEASE = 60;

	private const TABLE = 'vitrine_sources';

	/**
	 * When each of them is refreshed. A dead token is tried once a day: some come to life again.
	 *
	 * @var RefreshQueue
	 */
	public readonly RefreshQueue $queue;

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {
		$this->queue = new RefreshQueue( $db, self::TABLE, self::LEASE, static fn(): int => Refresh::latest() );
	}

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
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}
