<?php
/**
 * The connected accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Sync\Refresh;
use Vitrine\Graph\Content;
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
	 * All accounts by name.
	 *
	 * @return list<Source>
	 */
	public function all(): array {
		return array_map(
			[ Source::class, 'of_row' ],
			$this->db->all( 'SELECT * FROM %i WHERE parent_id = 0 ORDER BY name, id', $this->table() )
		);
	}

	/**
	 * The further contents of an account, oldest first.
	 *
	 * @param int $account Row of the account.
	 * @return list<Source>
	 */
	public function contents( int $account ): array {
		return array_map(
			[ Source::class, 'of_row' ],
			$this->db->all(
				'SELECT * FROM %i WHERE parent_id = %d AND parent_id > 0 ORDER BY id',
				$this->table(),
				$account
			)
		);
	}

	/**
	 * The row of a content; of its posts that is the account itself.
	 *
	 * @param Source  $account The account.
	 * @param Content $content Which content.
	 */
	public function content( Source $account, Content $content ): ?Source {
		if ( $content->is_main() ) {
			return $account;
		}
		$row = $this->db->first(
			'SELECT * FROM %i WHERE parent_id = %d AND content = %s AND item_key = %s',
			$this->table(),
			$account->id,
			$content->kind,
			$content->key()
		);
		return $row === null ? null : Source::of_row( $row );
	}

	/**
	 * The account that a source belongs to: itself, unless it is a further content.
	 *
	 * @param Source $source The source.
	 * @return Source|null Null when the account is gone.
	 */
	public function account_of( Source $source ): ?Source {
		return $source->is_account() ? $source : $this->get( $source->parent_id );
	}

	/**
	 * Lets the contents of an account be refreshed no earlier than that.
	 *
	 * @param int $account Row of the account.
	 * @param int $at      Unix time.
	 */
	public function postpone_contents( int $account, int $at ): void {
		$this->db->run(
			'UPDATE %i SET next_refresh_at = %d WHERE parent_id = %d AND parent_id > 0',
			$this->table(),
			$at,
			$account
		);
	}

	/**
	 * The id that a new row has to have so that no disconnected account had it, or null when any will do.
	 */
	public function free_id(): ?int {
		$highest = FormerSources::highest();
		return $highest > $this->db->number( 'SELECT MAX(id) FROM %i', $this->table() ) ? $highest + 1 : null;
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
	 * An account.
	 *
	 * @param string $network Network.
	 * @param string $account Id on the network.
	 */
	public function find( string $network, string $account ): ?Source {
		$row = $this->db->first(
			'SELECT * FROM %i WHERE network = %s AND account = %s AND parent_id = 0',
			$this->table(),
			$network,
			$account
		);
		return $row === null ? null : Source::of_row( $row );
	}

	/**
	 * All sources of an account.
	 *
	 * @param string $network Network.
	 * @param string $account Id on the network.
	 * @return list<Source>
	 */
	public function of_account( string $network, string $account ): array {
		return array_map(
			[ Source::class, 'of_row' ],
			$this->db->all(
				'SELECT * FROM %i WHERE network = %s AND account = %s ORDER BY id',
				$this->table(),
				$network,
				$account
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
	 * Adds an account: with the id that it had when it was connected before, else with one that no account ever had.
	 *
	 * @param string                         $network Network.
	 * @param string                         $account Id of the account.
	 * @param array<string, string|int|null> $fields  Its other columns.
	 */
	public function add_account( string $network, string $account, array $fields ): ?Source {
		$fields = [ 'network' => $network, 'account' => $account, ...$fields ];
		// Asked for before the account's own former id is forgotten.
		$free   = $this->free_id();
		$wanted = FormerSources::take( $network, $account ) ?? $free;
		// Refused where somebody else was faster: then there is a source already, or any id will do.
		if ( $wanted === null || $this->add( [ 'id' => $wanted, ...$fields ] ) === 0 ) {
			$this->add( $fields );
		}
		return $this->find( $network, $account );
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
