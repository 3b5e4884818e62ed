<?php
/**
 * The posts of a loop that an address asks for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to what a saved block asks WP_Query for. First render, paging and counts go through it.
 *
 * @phpstan-import-type Choice from LoopState
 */
final class LoopQuery {

	/**
	 * Narrows a query.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query, of the saved block.
	 * @param LoopState            $state What the address asks for.
	 * @return array<string, mixed>
	 */
	public static function narrowed( array $query, LoopState $state ): array {
		$clauses = [];
		foreach ( $state->choices as $taxonomy => $choice ) {
			if ( self::is_filter( $taxonomy, (array) ( $query['post_type'] ?? 'post' ) ) ) {
				array_push( $clauses, ...self::clauses( $taxonomy, $choice ) );
			}
		}
		if ( $clauses === [] ) {
			return $query;
		}
		$saved = is_array( $query['tax_query'] ?? null ) ? $query['tax_query'] : [];
		return [
			...$query,
			'tax_query' => [ // phpcs:ignore WordPress.DB.SlowDBQuery -- it is what visitors ask for.
				'relation' => 'AND',
				...( $saved === [] ? [] : [ $saved ] ),
				...$clauses,
			],
		];
	}

	/**
	 * Whether visitors may filter by a taxonomy: one that they see anyway, of these posts.
	 *
	 * @param string       $taxonomy   Name, possibly hostile.
	 * @param array<mixed> $post_types Types of the loop's posts.
	 */
	public static function is_filter( string $taxonomy, array $post_types ): bool {
		$object = get_taxonomy( $taxonomy );
		return $object !== false
			&& is_taxonomy_viewable( $object )
			&& array_intersect( $object->object_type, $post_types ) !== [];
	}

	/**
	 * Conditions of a taxonomy. One for each term that posts must have: of a parent, its children count.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param array  $choice   Terms.
	 * @phpstan-param Choice $choice
	 * @return list<array<string, mixed>>
	 */
	private static function clauses( string $taxonomy, array $choice ): array {
		$clause = static fn( array $slugs, string $operator ): array => [
			'taxonomy' => $taxonomy,
			'field'    => 'slug',
			'terms'    => $slugs,
			'operator' => $operator,
		];
		$sets   = $choice['all']
			? array_map( static fn( string $slug ): array => [ $slug ], $choice['terms'] )
			: array_filter( [ $choice['terms'] ] );
		return [
			...array_map( static fn( array $slugs ): array => $clause( $slugs, 'IN' ), array_values( $sets ) ),
			...( $choice['not'] === [] ? [] : [ $clause( $choice['not'], 'NOT IN' ) ] ),
		];
	}
}
