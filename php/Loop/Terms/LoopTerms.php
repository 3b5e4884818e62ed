<?php
/**
 * Terms that loops are filtered by.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Terms;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of a filter by one query, and none for a chosen term that a filter has shown. WordPress asks for ids first and
 * for terms then, and three times more for each choice.
 */
final class LoopTerms {

	/**
	 * Ids of terms by taxonomy and slug, as long as no term changes.
	 *
	 * @var array<string, list<int>>
	 */
	private static array $known = [];

	/**
	 * Of which site these are, and when its terms had last changed.
	 *
	 * @var string
	 */
	private static string $known_of = '';

	/**
	 * Does something with queries that bring terms along, such as those of posts.
	 *
	 * @template T
	 * @param \Closure(): T $work What is done.
	 * @return T
	 */
	public static function at_once( \Closure $work ): mixed {
		// WordPress keeps what it has found; what is answered here it asks for again.
		$answers = [];
		return self::during(
			$work,
			static function ( mixed $terms, \WP_Term_Query $query ) use ( &$answers ): mixed {
				$asked = $query->query_vars;
				// Of others WordPress leaves some out afterwards, or counts anew.
				$is_plain = in_array( $asked['fields'], [ 'all', 'all_with_object_id' ], true )
					&& ! $asked['hide_empty'] && ! $asked['child_of'] && ! $asked['pad_counts'];
				return $is_plain ? $answers[ $query->request ] ??= self::rows( $terms, $query ) : $terms;
			}
		);
	}

	/**
	 * Does something with queries for terms that are answered here.
	 *
	 * @template T
	 * @param \Closure(): T $work What is done.
	 * @param \Closure(mixed, \WP_Term_Query): mixed $rows Answers.
	 * @return T
	 */
	private static function during( \Closure $work, \Closure $rows ): mixed {
		// After plugins that answer from elsewhere.
		add_filter( 'terms_pre_query', $rows, PHP_INT_MAX, 2 );
		try {
			return $work();
		} finally {
			remove_filter( 'terms_pre_query', $rows, PHP_INT_MAX );
		}
	}

	/**
	 * What get_terms() answers.
	 *
	 * @param array<string, mixed> $args What it is asked for: `taxonomy`, `hide_empty`, `number`, and more.
	 * @return list<\WP_Term>
	 */
	public static function of( array $args ): array {
		$taxonomy = (string) $args['taxonomy'];
		// Empty parents are shown for their children: WordPress, too, reads all and looks.
		$is_pruned = $args['hide_empty'] === true && is_taxonomy_hierarchical( $taxonomy );
		$asked     = [
			...$args,
			'hierarchical' => false,
			...( $is_pruned ? [ 'hide_empty' => false, 'number' => 0, 'parent' => '' ] : [] ),
		];
		$terms = self::during( static fn(): mixed => get_terms( $asked ), self::rows( ... ) );
		$terms = array_values(
			array_filter(
				is_array( $terms ) ? $terms : [],
				static fn( mixed $term ): bool => $term instanceof \WP_Term
			)
		);
		if ( $is_pruned ) {
			$terms = self::pruned( $terms, $taxonomy );
			$parent = $args['parent'] ?? null;
			$terms  = array_filter(
				$terms,
				static fn( \WP_Term $term ): bool => $parent === null || $term->parent === (int) $parent
			);
			$terms  = array_slice( array_values( $terms ), 0, $args['number'] > 0 ? (int) $args['number'] : null );
		}
		self::forget_old();
		foreach ( $terms as $term ) {
			self::$known[ self::key( $taxonomy, $term->slug ) ] = [ $term->term_id ];
		}
		return $terms;
	}

	/**
	 * The term_taxonomy_ids of terms and of all that is below them.
	 *
	 * @param string       $taxonomy Taxonomy.
	 * @param list<string> $slugs    Slugs.
	 * @return list<int> None for slugs that no term has.
	 */
	public static function ids( string $taxonomy, array $slugs ): array {
		$terms = self::term_ids( $taxonomy, $slugs );
		if ( is_taxonomy_hierarchical( $taxonomy ) ) {
			foreach ( $terms as $term ) {
				$below = get_term_children( $term, $taxonomy );
				array_push( $terms, ...( is_array( $below ) ? $below : [] ) );
			}
			$terms = array_values( array_unique( $terms ) );
		}
		_prime_term_caches( $terms, false );
		$ids = [];
		foreach ( $terms as $id ) {
			$term = get_term( $id, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_taxonomy_id;
			}
		}
		return $ids;
	}

	/**
	 * The term of a slug.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug, possibly hostile.
	 * @return \WP_Term|null Null where there is none.
	 */
	public static function first( string $taxonomy, string $slug ): ?\WP_Term {
		$term = get_term( self::term_ids( $taxonomy, [ $slug ] )[0] ?? 0, $taxonomy );
		return $term instanceof \WP_Term ? $term : null;
	}

	/**
	 * Ids of terms.
	 *
	 * @param string       $taxonomy Taxonomy.
	 * @param list<string> $slugs    Slugs.
	 * @return list<int>
	 */
	private static function term_ids( string $taxonomy, array $slugs ): array {
		self::forget_old();
		$keys    = array_map( static fn( string $slug ): string => self::key( $taxonomy, $slug ), $slugs );
		$unknown = array_values( array_diff_key( array_combine( $keys, $slugs ), self::$known ) );
		if ( $unknown !== [] ) {
			$terms = get_terms(
				[
					'taxonomy'               => $taxonomy,
					'slug'                   => $unknown,
					'get'                    => 'all',
					'orderby'                => 'none',
					'update_term_meta_cache' => false,
				]
			);
			foreach ( $unknown as $slug ) {
				self::$known[ self::key( $taxonomy, $slug ) ] = [];
			}
			foreach ( is_array( $terms ) ? $terms : [] as $term ) {
				self::$known[ self::key( $taxonomy, $term->slug ) ][] = $term->term_id;
			}
		}
		return array_merge( ...array_map( static fn( string $key ): array => self::$known[ $key ], $keys ) );
	}

	/**
	 * Answers a query for terms with its rows, where no object cache keeps these.
	 *
	 * @param mixed          $terms What somebody has answered already, null = nothing.
	 * @param \WP_Term_Query $query The query.
	 */
	private static function rows( mixed $terms, \WP_Term_Query $query ): mixed {
		global $wpdb;
		$ids     = '/^\s*SELECT\s+(DISTINCT\s+)?t\.term_id(, tr\.object_id)?\s+FROM\s/';
		$request = (string) preg_replace( $ids, 'SELECT $1t.*, tt.*$2 FROM ', $query->request, 1, $count );
		if ( $terms !== null || $count === 0 || wp_using_ext_object_cache() ) {
			return $terms;
		}
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- WordPress has made it.
		$rows = $wpdb->get_results( $request );
		update_term_cache( $rows );
		return array_map(
			static function ( \stdClass $row ): mixed {
				$term = get_term( (int) $row->term_id );
				if ( $term instanceof \WP_Term && isset( $row->object_id ) ) {
					// As WordPress does. @phpstan-ignore property.notFound
					$term->object_id = (int) $row->object_id;
				}
				return $term;
			},
			$rows
		);
	}

	/**
	 * Terms that have posts, or have something below them that has.
	 *
	 * @param list<\WP_Term> $terms    All terms of a taxonomy.
	 * @param string         $taxonomy The taxonomy.
	 * @return list<\WP_Term>
	 */
	private static function pruned( array $terms, string $taxonomy ): array {
		$counts = array_column( $terms, 'count', 'term_id' );
		$has    = static function ( \WP_Term $term ) use ( $counts, $taxonomy ): bool {
			// WordPress writes an option to tell what is below a term: a page view asks only where it has to.
			$below = $term->count > 0 ? [] : get_term_children( $term->term_id, $taxonomy );
			$ids   = [ $term->term_id, ...( is_array( $below ) ? $below : [] ) ];
			return array_sum( array_intersect_key( $counts, array_flip( $ids ) ) ) > 0;
		};
		return array_values( array_filter( $terms, $has ) );
	}

	/**
	 * Where ids of a slug are kept.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug; to the database, large and small letters are the same.
	 */
	private static function key( string $taxonomy, string $slug ): string {
		return "{$taxonomy} " . strtolower( $slug );
	}

	/**
	 * Forgets ids as soon as a term changes.
	 */
	private static function forget_old(): void {
		$now = get_current_blog_id() . ' ' . wp_cache_get_last_changed( 'terms' );
		if ( self::$known_of !== $now ) {
			self::$known_of = $now;
			self::$known    = [];
		}
	}
}
