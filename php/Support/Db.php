<?php
/**
 * Access to the tables.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes rows: wpdb with the types that its answers really have. Tables are named without the site's prefix,
 * queries name them by `%i`.
 *
 * @phpstan-type Row array<string, string|null>
 */
final class Db {

	/** What a database says of a row that is there already, and wpdb of a value that the table cannot hold. */
	private const OF_THE_ROW = '/duplicate|unique|processing the value/i';

	/**
	 * How many jobs under way want to know of a write that failed.
	 *
	 * @var int
	 */
	private static int $strict = 0;

	/**
	 * Keeps the database.
	 *
	 * @param \wpdb $db Database.
	 */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Full name of a table of this site.
	 *
	 * @param string $table Such as `vitrine_posts`.
	 */
	public function table( string $table ): string {
		return $this->db->prefix . $table;
	}

	/**
	 * A prepared piece of SQL.
	 *
	 * @param literal-string $sql     With placeholders.
	 * @param string|int     ...$args Their values.
	 * @return literal-string Safe to be part of another query.
	 */
	public function prepare( string $sql, string|int ...$args ): string {
		/** What wpdb has escaped counts as written by us.
		 *
		 * @var literal-string $prepared */
		// phpcs:ignore WordPress.DB.PreparedSQL, PluginCheck.Security.DirectDB -- a literal.
		$prepared = $args === [] ? $sql : (string) $this->db->prepare( $sql, ...$args );
		return $prepared;
	}

	/**
	 * A list of whole numbers for `IN ( … )`.
	 *
	 * @param int[] $numbers Numbers.
	 * @return literal-string Safe to be part of a query; `0`, which no row has, for an empty list.
	 */
	public function numbers( array $numbers ): string {
		return $numbers === []
			? '0'
			: $this->prepare( implode( ',', array_fill( 0, count( $numbers ), '%d' ) ), ...array_values( $numbers ) );
	}

	/**
	 * A list of texts for `IN ( … )`.
	 *
	 * @param string[] $texts Texts, one at least.
	 * @return literal-string Safe to be part of a query.
	 */
	public function texts( array $texts ): string {
		return $this->prepare( implode( ',', array_fill( 0, count( $texts ), '%s' ) ), ...array_values( $texts ) );
	}

	/**
	 * Words with LIKE's wildcards taken literally, found anywhere.
	 *
	 * @param string $text What to find.
	 */
	public function like( string $text ): string {
		return '%' . $this->db->esc_like( $text ) . '%';
	}

	/**
	 * All rows of a query.
	 *
	 * @param literal-string $sql     Query.
	 * @param string|int     ...$args Values of its placeholders.
	 * @return list<Row>
	 */
	public function all( string $sql, string|int ...$args ): array {
		/** With ARRAY_A these are arrays of strings.
		 *
		 * @var list<Row>|null $rows */
		// phpcs:ignore WordPress.DB.PreparedSQL, PluginCheck.Security.DirectDB -- prepared.
		$rows = $this->db->get_results( $this->prepare( $sql, ...$args ), ARRAY_A );
		return $rows ?? [];
	}

	/**
	 * The first row of a query.
	 *
	 * @param literal-string $sql     Query.
	 * @param string|int     ...$args Values of its placeholders.
	 * @return Row|null
	 */
	public function first( string $sql, string|int ...$args ): ?array {
		return $this->all( $sql, ...$args )[0] ?? null;
	}

	/**
	 * The first value of a query.
	 *
	 * @param literal-string $sql     Query.
	 * @param string|int     ...$args Values of its placeholders.
	 */
	public function value( string $sql, string|int ...$args ): ?string {
		// phpcs:ignore WordPress.DB.PreparedSQL, PluginCheck.Security.DirectDB -- prepared.
		return $this->db->get_var( $this->prepare( $sql, ...$args ) );
	}

	/**
	 * The first value as a number, 0 when there is none.
	 *
	 * @param literal-string $sql     Query.
	 * @param string|int     ...$args Values of its placeholders.
	 */
	public function number( string $sql, string|int ...$args ): int {
		return (int) $this->value( $sql, ...$args );
	}

	/**
	 * Runs a statement.
	 *
	 * @param literal-string $sql     Statement.
	 * @param string|int     ...$args Values of its placeholders.
	 * @return int How many rows it changed.
	 */
	public function run( string $sql, string|int ...$args ): int {
		// phpcs:ignore WordPress.DB.PreparedSQL, PluginCheck.Security.DirectDB -- prepared.
		return (int) $this->written( $this->db->query( $this->prepare( $sql, ...$args ) ) );
	}

	/**
	 * Does a job that ends at the first write which fails. Elsewhere such a write is passed over: a page view goes on
	 * with what there is.
	 *
	 * @template T
	 * @param \Closure(): T $job Job.
	 * @return T
	 * @throws NotWritten When a write fails.
	 */
	public static function strictly( \Closure $job ): mixed {
		++self::$strict;
		try {
			return $job();
		} finally {
			--self::$strict;
		}
	}

	/**
	 * What a write gave.
	 *
	 * @param int|bool $result Of wpdb.
	 * @throws NotWritten In a job, when it failed for a reason that the next row has as well.
	 */
	private function written( int|bool $result ): int|bool {
		if ( $result === false && self::$strict > 0 && preg_match( self::OF_THE_ROW, $this->db->last_error ) !== 1 ) {
			throw new NotWritten( 'The database does not take what is written.' );
		}
		return $result;
	}

	/**
	 * Adds a row.
	 *
	 * @param string                               $table  Table.
	 * @param array<string, string|int|float|null> $fields Columns.
	 * @return int Its id; 0 when a unique key forbids it.
	 */
	public function add( string $table, array $fields ): int {
		$shown = $this->db->suppress_errors();
		$done  = $this->db->insert( $this->table( $table ), $fields );
		$this->db->suppress_errors( $shown );
		return $this->written( $done ) === false ? 0 : $this->db->insert_id;
	}

	/**
	 * Changes rows.
	 *
	 * @param string                               $table  Table.
	 * @param array<string, string|int|float|null> $fields Columns.
	 * @param array<string, string|int>            $where  Which rows.
	 */
	public function change( string $table, array $fields, array $where ): void {
		$this->written( $this->db->update( $this->table( $table ), $fields, $where ) );
	}

	/**
	 * Deletes rows.
	 *
	 * @param string                    $table Table.
	 * @param array<string, string|int> $where Which rows.
	 */
	public function delete( string $table, array $where ): void {
		$this->written( $this->db->delete( $this->table( $table ), $where ) );
	}
}
