<?php
/**
 * The posts of a loop that an address asks for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Loop\Facets\Facets;
use Vitrine\Loop\Terms\LoopTerms;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to what a saved block asks WP_Query for. First render, paging and counts go through it.
 *
 * @phpstan-import-type Choice from LoopState
 */
final class LoopQuery {

	/** Orders that a filter may offer. Twin: `sorts` in blocks/loop-filter/block.json. */
	private const SORTS = [
		'date-desc'     => [ 'orderby' => 'date', 'order' => 'DESC' ],
		'date-asc'      => [ 'orderby' => 'date', 'order' => 'ASC' ],
		'title-asc'     => [ 'orderby' => 'title', 'order' => 'ASC' ],
		'title-desc'    => [ 'orderby' => 'title', 'order' => 'DESC' ],
		'modified-desc' => [ 'orderby' => 'modified', 'order' => 'DESC' ],
		'comments-desc' => [ 'orderby' => 'comment_count', 'order' => 'DESC' ],
		'order-asc'     => [ 'orderby' => [ 'menu_order' => 'ASC', 'title' => 'ASC' ] ],
	];

	/**
	 * Names of orders.
	 *
	 * @return list<string>
	 */
	public static function sorts(): array {
		return array_keys( self::SORTS );
	}

	/**
	 * The order of a query.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @return string One of the names, '' = another one.
	 */
	public static function sort_of( array $query ): string {
		$by   = $query['orderby'] ?? '';
		$by   = $by === '' ? 'date' : $by;
		$down = is_string( $query['order'] ?? null ) && strtoupper( $query['order'] ) === 'ASC' ? 'ASC' : 'DESC';
		foreach ( self::SORTS as $name => $sort ) {
			if ( $sort === [ 'orderby' => $by, 'order' => $down ] ) {
				return $name;
			}
		}
		return $by === 'menu_order' && $down === 'ASC' ? 'order-asc' : '';
	}

	/**
	 * Narrows a query.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query, of the saved block.
	 * @param LoopState            $state What the address asks for.
	 * @return array<string, mixed> As they were where it asks for nothing.
	 */
	public static function narrowed( array $query, LoopState $state ): array {
		$clauses = [];
		$types   = self::post_types( $query );
		$is_less = false;
		foreach ( $state->choices as $name => $choice ) {
			if ( self::is_filter( $name, $types ) ) {
				array_push( $clauses, ...self::clauses( $name, $choice ) );
			} else {
				$facet   = Facets::of( $name, $types );
				$query   = $facet?->narrowed( $query, $choice ) ?? $query;
				$is_less = $is_less || $facet !== null;
			}
		}
		if ( $clauses !== [] ) {
			$saved = is_array( $query['tax_query'] ?? null ) ? $query['tax_query'] : [];
			// phpcs:ignore WordPress.DB.SlowDBQuery -- it is what visitors ask for.
			$query['tax_query'] = [ 'relation' => 'AND', ...( $saved === [] ? [] : [ $saved ] ), ...$clauses ];
		}
		if ( $is_less || $clauses !== [] ) {
			// WP_Query puts sticky posts first whatever else is asked for.
			$query['ignore_sticky_posts'] = true;
		}
		if ( $state->search !== '' ) {
			$query['s'] = trim( ( is_string( $query['s'] ?? null ) ? $query['s'] : '' ) . ' ' . $state->search );
		}
		if ( $state->sort !== '' ) {
			// Core's loops put sticky posts first.
			$query = [ ...$query, ...self::SORTS[ $state->sort ], 'ignore_sticky_posts' => true ];
		}
		return self::paged( $query, $state );
	}

	/**
	 * Moves a query to a page.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @param LoopState            $state What the address asks for.
	 * @return array<string, mixed>
	 */
	private static function paged( array $query, LoopState $state ): array {
		if ( $state->size > 0 ) {
			$query['posts_per_page'] = $state->size;
		}
		if ( $state->page > 1 ) {
			$query['offset'] = (int) ( $query['offset'] ?? 0 ) + (int) $query['posts_per_page'] * ( $state->page - 1 );
			// They stand first on the first page, as on WordPress's own.
			$query['ignore_sticky_posts'] = true;
		}
		if ( $state->is_past ) {
			$query['post__in'] = [ 0 ];
		}
		return $query;
	}

	/**
	 * Types of the posts that a query asks for.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @return list<string>
	 */
	public static function post_types( array $query ): array {
		$asked = $query['post_type'] ?? '';
		if ( $asked !== '' && $asked !== 'any' && $asked !== [] ) {
			return array_values( array_filter( (array) $asked, 'is_string' ) );
		}
		// Searches and archives of terms do not say; they show what visitors may search.
		return ( $query['s'] ?? '' ) !== '' || $asked === 'any' || isset( $query['taxonomy'] )
			? array_values( get_post_types( [ 'exclude_from_search' => false ] ) )
			: [ 'post' ];
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
	 * Conditions of a taxonomy. One for each term that posts must have: of a parent, its children count. WordPress asks
	 * the database for nothing that it is told here.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param array  $choice   Terms.
	 * @phpstan-param Choice $choice
	 * @return list<array<string, mixed>>
	 */
	private static function clauses( string $taxonomy, array $choice ): array {
		$clause = static fn( array $ids, string $operator ): array => [
			'field'    => 'term_taxonomy_id',
			'terms'    => $ids,
			'operator' => $operator,
		];
		$sets   = $choice['all']
			? array_map( static fn( string $slug ): array => [ $slug ], $choice['terms'] )
			: ( $choice['terms'] === [] ? [] : [ $choice['terms'] ] );
		return [
			...array_map(
				static fn( array $slugs ): array => $clause( LoopTerms::ids( $taxonomy, $slugs ), 'IN' ),
				$sets
			),
			...( $choice['not'] === [] ? [] : [ $clause( LoopTerms::ids( $taxonomy, $choice['not'] ), 'NOT IN' ) ] ),
		];
	}
}
