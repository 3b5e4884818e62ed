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
	 * Keeps the fields.
	 *
	 * @param string          $sql   SQL of it.
	 * @param array<int, int> $terms Ids of the terms, by what the database names them by.
	 */
	private function __construct( public readonly string $sql, private readonly array $terms ) {}

	/**
	 * The one of some terms.
	 *
	 * @param Db             $db       Database.
	 * @param string         $request  What LoopRequest::sql() has answered.
	 * @param \WP_Taxonomy   $taxonomy Taxonomy.
	 * @param list<\WP_Term> $terms    Terms, one at least.
	 */
	public static function of( Db $db, string $request, \WP_Taxonomy $taxonomy, array $terms ): self {
		$parents = $taxonomy->hierarchical ? _get_term_hierarchy( $taxonomy->name ) : [];
		$levels  = self::levels( array_column( $terms, 'term_id' ), $parents );
		return $levels === 0
			? new self( self::flat( $db, $request, $terms ), array_column( $terms, 'term_id', 'term_taxonomy_id' ) )
			: new self(
				self::tree( $db, $request, $taxonomy->name, $levels ),
				array_column( $terms, 'term_id', 'term_id' )
			);
	}

	/**
	 * Asks the database.
	 *
	 * @param Db $db Database.
	 * @return array<int, int>|null By the id of the term; null where a plugin has made of the loop's query what cannot
	 *                              be part of another one.
	 */
	public function run( Db $db ): ?array {
		global $wpdb;
		/** Made of what WP_Query has prepared, and of numbers.
		 *
		 * @var literal-string $sql */
		$sql      = $this->sql;
		$is_shown = $wpdb->suppress_errors();
		$rows     = $db->all( $sql );
		$wpdb->suppress_errors( $is_shown );
		if ( $wpdb->last_error !== '' ) {
			return null;
		}
		$counts = array_fill_keys( array_values( $this->terms ), 0 );
		foreach ( $rows as $row ) {
			$term = $this->terms[ (int) $row['term'] ] ?? null;
			if ( $term !== null ) {
				$counts[ $term ] = (int) $row['posts'];
			}
		}
		return $counts;
	}

	/**
	 * Terms that have none below them: a post has each of them once.
	 *
	 * @param Db             $db      Database.
	 * @param string         $request Posts of the loop.
	 * @param list<\WP_Term> $terms   Terms.
	 */
	private static function flat( Db $db, string $request, array $terms ): string {
		$in = $db->numbers( array_column( $terms, 'term_taxonomy_id' ) );
		return "SELECT tr.term_taxonomy_id AS term, COUNT(*) AS posts FROM ( {$request} ) loop_posts"
			. " INNER JOIN {$db->table( 'term_relationships' )} tr ON tr.object_id = loop_posts.ID"
			. " WHERE tr.term_taxonomy_id IN ( {$in} ) GROUP BY tr.term_taxonomy_id";
	}

	/**
	 * Terms of which some have others below them: each term of a post counts for itself and for all above it.
	 *
	 * @param Db     $db       Database.
	 * @param string $request  Posts of the loop.
	 * @param string $taxonomy Name of the taxonomy.
	 * @param int    $levels   How many levels are below the terms.
	 */
	private static function tree( Db $db, string $request, string $taxonomy, int $levels ): string {
		$name  = $db->prepare( '%s', $taxonomy );
		$terms = $db->table( 'term_taxonomy' );
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
			. " INNER JOIN {$db->table( 'term_relationships' )} tr ON tr.object_id = loop_posts.ID"
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
