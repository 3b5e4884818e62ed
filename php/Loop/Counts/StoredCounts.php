<?php
/**
 * Counts that WordPress keeps itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Counts;

defined( 'ABSPATH' ) || exit;

/**
 * `count` of a term is the number of its published posts: what a loop has that shows all posts of a type, if the
 * taxonomy is that type's alone. Of a parent it leaves out the posts of its children.
 */
final class StoredCounts {

	/**
	 * Counts of those terms of which WordPress knows them.
	 *
	 * @param string         $request  What LoopRequest::sql() has answered.
	 * @param \WP_Taxonomy   $taxonomy Taxonomy.
	 * @param list<\WP_Term> $terms    Terms.
	 * @return array<int, int> By the id of the term.
	 */
	public static function of( string $request, \WP_Taxonomy $taxonomy, array $terms ): array {
		$types = $taxonomy->object_type;
		if (
			count( $types ) !== 1
			|| ! in_array( $taxonomy->update_count_callback, [ '', '_update_post_term_count' ], true )
			|| has_filter( 'update_post_term_count_statuses' )
			|| ! LoopRequest::is_plain( $request, reset( $types ) )
		) {
			return [];
		}
		$parents = $taxonomy->hierarchical ? _get_term_hierarchy( $taxonomy->name ) : [];
		$counts  = [];
		foreach ( $terms as $term ) {
			if ( ! isset( $parents[ $term->term_id ] ) ) {
				$counts[ $term->term_id ] = $term->count;
			}
		}
		return $counts;
	}
}
