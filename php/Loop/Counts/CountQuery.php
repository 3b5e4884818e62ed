<?php
/**
 * The query that counts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Counts;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * One query for all terms of a filter: posts of a loop by term. Posts of children count for the parent, each once.
 */
final class CountQuery {

	/** Levels below a term whose posts count for it: each costs a join. */
	private const MAX_LEVELS = 12;

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Database.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * SQL of it.
	 *
	 * @param string         $request  What LoopRequest::sql() has answered.
	 * @param \WP_Taxonomy   $taxonomy Taxonomy.
	 * @param list<\WP_Term> $terms    Terms, one at least.
	 */
	public function sql( string $request, \WP_Taxonomy $taxonomy, array $terms ): string {
		$parents = $taxonomy->hierarchical ? _get_term_hierarchy( $taxonomy->name ) : [];
		$levels  = self::levels( array_column( $terms, 'term_id' ), $parents );
		return $levels === 0 ? $this->flat( $request, $terms ) : $this->tree( $request, $taxonomy->name, $levels );
	}

	/**
	 * Asks the database.
	 *
	 * @param string         $sql   What sql() has answered.
	 * @param list<\WP_Term> $terms Terms.
	 * @return array<int, int>|null By the id of the term; null where a plugin has made of the loop's query what cannot
	 *                              be part of another one.
	 */
	public function run( string $sql, array $terms ): ?array {
		global $wpdb;
		/** Made of what WP_Query has prepared, and of numbers.
		 *
		 * @var literal-string $sql */
		$is_shown = $wpdb->suppress_errors();
		$rows     = $this->db->all( $sql );
		$wpdb->suppress_errors( $is_shown );
		if ( $wpdb->last_error !== '' ) {
			return null;
		}
		$counts = array_fill_keys( array_column( $terms, 'term_id' ), 0 );
		foreach ( $rows as $row ) {
			$term = (int) $row['term'];
			if ( isset( $counts[ $term ] ) ) {
				$counts[ $term ] = (int) $row['posts'];
			}
		}
		return $counts;
	}

	/**
	 * Terms that have none below them: a post has each of them once.
	 *
	 * @param string         $request Posts of the loop.
	 * @param list<\WP_Term> $terms   Terms.
	 */
	private function flat( string $request, array $terms ): string {
		$in = $this->db->numbers( array_column( $terms, 'term_taxonomy_id' ) );
		return "SELECT tt.term_id AS term, COUNT(*) AS posts FROM ( {$request} ) loop_posts"
			. " INNER JOIN {$this->db->table( 'term_relationships' )} tr ON tr.object_id = loop_posts.ID"
			. " INNER JOIN {$this->db->table( 'term_taxonomy' )} tt ON tt.term_taxonomy_id = tr.term_taxonomy_id"
			. " WHERE tr.term_taxonomy_id IN ( {$in} ) GROUP BY tt.term_id";
	}

	/**
	 * Terms of which some have others below them: each term of a post counts for itself and for all above it.
	 *
	 * @param string $request  Posts of the loop.
	 * @param string $taxonomy Name of the taxonomy.
	 * @param int    $levels   How many levels are below the terms.
	 */
	private function tree( string $request, string $taxonomy, int $levels ): string {
		$name  = $this->db->prepare( '%s', $taxonomy );
		$terms = $this->db->table( 'term_taxonomy' );
		$joins = '';
		$term  = 'WHEN 0 THEN tt0.term_id';
		$rows  = 'SELECT 0 AS up';
		for ( $level = 1; $level <= $levels; ++$level ) {
			$below = 'tt' . ( $level - 1 );
			$term .= " WHEN {$level} THEN {$below}.parent";
			$rows .= " UNION ALL SELECT {$level}";
			if ( $level < $levels ) {
				$joins .= " LEFT JOIN {$terms} tt{$level}"
					. " ON tt{$level}.term_id = {$below}.parent AND tt{$level}.taxonomy = {$name}";
			}
		}
		return "SELECT CASE levels.up {$term} END AS term, COUNT( DISTINCT loop_posts.ID ) AS posts"
			. " FROM ( {$request} ) loop_posts"
			. " INNER JOIN {$this->db->table( 'term_relationships' )} tr ON tr.object_id = loop_posts.ID"
			. " INNER JOIN {$terms} tt0 ON tt0.term_taxonomy_id = tr.term_taxonomy_id AND tt0.taxonomy = {$name}"
			. "{$joins} CROSS JOIN ( {$rows} ) levels GROUP BY CASE levels.up {$term} END";
	}

	/**
	 * How many levels are below terms.
	 *
	 * @param int[]              $terms   Their ids.
	 * @param array<int, int[]>  $parents Ids of children by that of the parent.
	 */
	private static function levels( array $terms, array $parents ): int {
		$levels = 0;
		while ( $levels < self::MAX_LEVELS ) {
			$below = [];
			foreach ( $terms as $term ) {
				array_push( $below, ...array_values( $parents[ $term ] ?? [] ) );
			}
			if ( $below === [] ) {
				break;
			}
			++$levels;
			$terms = $below;
		}
		return $levels;
	}
}
