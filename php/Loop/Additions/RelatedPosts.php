<?php
/**
 * Posts that share terms with another one.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Additions;

defined( 'ABSPATH' ) || exit;

/**
 * Narrows a query to posts with any of the terms of the post that the page shows.
 */
final class RelatedPosts {

	/** Terms of a taxonomy that count. */
	private const MAX_TERMS = 100;

	/**
	 * The post around a loop: that of the page, or of the loop that it stands in.
	 *
	 * @return int 0 = there is none, as on an archive.
	 */
	public static function shown_post(): int {
		global $wp_query;
		$post = get_post();
		// WordPress makes the first post of an archive the current one before anybody shows it.
		$is_first = $wp_query instanceof \WP_Query && $wp_query->post?->ID === $post?->ID;
		return $post instanceof \WP_Post && ( is_singular() || ! $is_first ) ? $post->ID : 0;
	}

	/**
	 * Narrows a query.
	 *
	 * @param array<string, mixed> $query      Variables of WP_Query, without the post.
	 * @param int                  $post       The post, 0 = none.
	 * @param list<string>         $taxonomies Whose terms count, possibly hostile; none = all public ones.
	 * @param 'none'|'recent'      $fallback   What is shown where nothing is related.
	 * @return array<string, mixed>
	 */
	public static function of( array $query, int $post, array $taxonomies, string $fallback ): array {
		$clauses = $post === 0 ? [] : self::clauses( $post, $taxonomies );
		$saved   = is_array( $query['tax_query'] ?? null ) ? $query['tax_query'] : [];
		$related = $clauses === []
			? [ ...$query, 'post__in' => [ 0 ] ]
			: [
				...$query,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- it is what the loop asks for.
				'tax_query'           => [
					'relation' => 'AND',
					...( $saved === [] ? [] : [ $saved ] ),
					[ 'relation' => 'OR', ...$clauses ],
				],
				'ignore_sticky_posts' => true,
			];
		return $fallback === 'recent' && ( $clauses === [] || ! self::finds( $related ) ) ? $query : $related;
	}

	/**
	 * Conditions, of which a post fulfills one.
	 *
	 * @param int          $post  The post.
	 * @param list<string> $names Taxonomies, possibly hostile; none = all public ones.
	 * @return list<array<string, mixed>>
	 */
	private static function clauses( int $post, array $names ): array {
		$clauses = [];
		foreach ( get_object_taxonomies( (string) get_post_type( $post ), 'objects' ) as $taxonomy ) {
			$terms = ( $names === [] || in_array( $taxonomy->name, $names, true ) ) && is_taxonomy_viewable( $taxonomy )
				? get_the_terms( $post, $taxonomy->name )
				: [];
			if ( is_array( $terms ) && $terms !== [] ) {
				$clauses[] = [
					'taxonomy'         => $taxonomy->name,
					'terms'            => array_slice( wp_list_pluck( $terms, 'term_id' ), 0, self::MAX_TERMS ),
					'include_children' => false,
				];
			}
		}
		return $clauses;
	}

	/**
	 * Whether a query finds a post. WordPress keeps the answer for those who ask again in the same request.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 */
	private static function finds( array $query ): bool {
		$one = new \WP_Query(
			[ ...$query, 'posts_per_page' => 1, 'offset' => 0, 'fields' => 'ids', 'no_found_rows' => true ]
		);
		return $one->posts !== [];
	}
}
