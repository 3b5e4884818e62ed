<?php
/**
 * What a page is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Display;

defined( 'ABSPATH' ) || exit;

/**
 * The keys of where (docs/popup.md, "Where") that are true of an address: nothing about the visitor, so a cached page
 * stays right.
 *
 * The main query has loaded all that is asked for: post, terms, author. Only posts above a post may have to be fetched,
 * in one query, and only where a popup asks for them.
 */
final class PageKeys {

	/**
	 * Of the page that is shown.
	 *
	 * @param bool $above Whether posts above the post are looked up.
	 * @return list<string>
	 */
	public static function current( bool $above = true ): array {
		global $wp_query;
		return $wp_query instanceof \WP_Query ? self::of( $wp_query, $above ) : [];
	}

	/**
	 * Of the page that a main query shows.
	 *
	 * @param \WP_Query $query Query.
	 * @param bool      $above Whether posts above the post are looked up.
	 * @return list<string>
	 */
	public static function of( \WP_Query $query, bool $above = true ): array {
		$asked = $query->is_singular() ? $query->get_queried_object() : null;
		$post  = $asked instanceof \WP_Post ? $asked : null;
		return array_values(
			array_unique(
				[
					'general',
					...( $post !== null || $query->is_404() ? [ 'singular' ] : [] ),
					...( $query->is_front_page() ? [ 'singular/front_page' ] : [] ),
					...( $query->is_404() ? [ 'singular/not_found404' ] : [] ),
					...( $post !== null ? self::of_post( $post, $above ) : [] ),
					...(
						$query->is_archive() || $query->is_home() || $query->is_search()
							? self::of_archive( $query )
							: []
					),
					...( class_exists( 'WooCommerce', false ) ? self::of_shop( $query ) : [] ),
				]
			)
		);
	}

	/**
	 * Of a post's own page.
	 *
	 * @param \WP_Post $post  Post.
	 * @param bool     $above Whether posts above it are looked up.
	 * @return list<string>
	 */
	private static function of_post( \WP_Post $post, bool $above ): array {
		$author = (int) $post->post_author;
		$keys   = [
			"singular/{$post->post_type}",
			"singular/{$post->post_type}/{$post->ID}",
			"singular/by_author/{$author}",
			"singular/{$post->post_type}_by_author/{$author}",
		];
		if ( $post->post_parent > 0 ) {
			array_push( $keys, 'singular/child_of', "singular/child_of/{$post->post_parent}", 'singular/any_child_of' );
			foreach ( $above ? self::posts_above( $post->post_parent ) : [] as $ancestor ) {
				$keys[] = "singular/any_child_of/{$ancestor}";
			}
		}
		foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
			$terms = get_the_terms( $post, $taxonomy );
			foreach ( is_array( $terms ) ? $terms : [] as $term ) {
				array_push( $keys, "singular/in_{$taxonomy}", "singular/in_{$taxonomy}/{$term->term_id}" );
				foreach ( self::terms_above( $term ) as $ancestor ) {
					$keys[] = "singular/in_{$taxonomy}_children/{$ancestor}";
				}
			}
		}
		return $keys;
	}

	/**
	 * Of a list of posts.
	 *
	 * @param \WP_Query $query Query.
	 * @return list<string>
	 */
	private static function of_archive( \WP_Query $query ): array {
		$keys = [ 'archive' ];
		if ( $query->is_home() ) {
			$keys[] = 'archive/post_archive';
		}
		if ( $query->is_search() ) {
			$keys[] = 'archive/search';
		}
		if ( $query->is_date() ) {
			$keys[] = 'archive/date';
		}
		if ( $query->is_author() ) {
			$keys[] = 'archive/author';
			// Of somebody who has written nothing there is no object.
			$keys[] = 'archive/author/' . (int) $query->get( 'author' );
		}
		if ( $query->is_post_type_archive() ) {
			foreach ( (array) $query->get( 'post_type' ) as $type ) {
				$keys[] = "archive/{$type}_archive";
			}
		}
		$object = $query->is_category() || $query->is_tag() || $query->is_tax() ? $query->get_queried_object() : null;
		if ( $object instanceof \WP_Term ) {
			array_push( $keys, "archive/{$object->taxonomy}", "archive/{$object->taxonomy}/{$object->term_id}" );
			if ( $object->parent > 0 ) {
				$keys[] = "archive/child_of_{$object->taxonomy}/{$object->parent}";
			}
			foreach ( self::terms_above( $object ) as $ancestor ) {
				$keys[] = "archive/any_child_of_{$object->taxonomy}/{$ancestor}";
			}
		}
		return $keys;
	}

	/**
	 * Of WooCommerce's pages, where it is there.
	 *
	 * @param \WP_Query $query Query.
	 * @return list<string>
	 */
	public static function of_shop( \WP_Query $query ): array {
		$shop = function_exists( 'wc_get_page_id' ) ? (int) wc_get_page_id( 'shop' ) : 0;
		// WooCommerce makes the page of the shop the archive of products.
		$is_shop    = $query->is_post_type_archive( 'product' ) || ( $shop > 0 && $query->is_page( $shop ) );
		$is_search  = $query->is_search() && in_array( 'product', (array) $query->get( 'post_type' ), true );
		$is_archive = $is_shop || $is_search || $query->is_tax( get_object_taxonomies( 'product' ) );
		$is_product = $query->is_singular( 'product' );
		return [
			...( $is_archive || $is_product ? [ 'woocommerce' ] : [] ),
			...( $is_archive ? [ 'woocommerce/product_archive' ] : [] ),
			...( $is_shop && ! $is_search ? [ 'woocommerce/shop_page' ] : [] ),
			...( $is_search ? [ 'woocommerce/product_search' ] : [] ),
			...(
				$is_product ? [ 'woocommerce/product', 'woocommerce/product/' . $query->get_queried_object_id() ] : []
			),
		];
	}

	/**
	 * A post and those above it. WordPress would fetch each on its own; most addresses name them, and then they are
	 * known.
	 *
	 * @param int $id The lowest.
	 * @return list<int>
	 */
	private static function posts_above( int $id ): array {
		global $wpdb;
		$above = [];
		$known = [];
		while ( $id > 0 && ! in_array( $id, $above, true ) ) {
			$above[] = $id;
			$post    = wp_cache_get( $id, 'posts' );
			if ( is_object( $post ) ) {
				$known[ $id ] = (int) ( get_object_vars( $post )['post_parent'] ?? 0 );
			}
			if ( ! isset( $known[ $id ] ) ) {
				/** Parents of five posts, each above the one before.
				 *
				 * @var list<string|null> $parents */
				$parents = array_values(
					// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- five parents at once; kept for the request.
					(array) $wpdb->get_row(
						$wpdb->prepare(
							"SELECT a.post_parent AS a, b.post_parent AS b, c.post_parent AS c, d.post_parent AS d, e.post_parent AS e FROM {$wpdb->posts} a LEFT JOIN {$wpdb->posts} b ON b.ID = a.post_parent LEFT JOIN {$wpdb->posts} c ON c.ID = b.post_parent LEFT JOIN {$wpdb->posts} d ON d.ID = c.post_parent LEFT JOIN {$wpdb->posts} e ON e.ID = d.post_parent WHERE a.ID = %d",
							$id
						)
					)
				);
				for ( [ $child, $index ] = [ $id, 0 ]; $child > 0 && $index < 5; $index++ ) {
					$known[ $child ] = (int) ( $parents[ $index ] ?? 0 );
					$child           = $known[ $child ];
				}
			}
			$id = $known[ $id ];
		}
		return $above;
	}

	/**
	 * Terms above a term, from WordPress's own map, which is an autoloaded option.
	 *
	 * @param \WP_Term $term Term.
	 * @return list<int>
	 */
	private static function terms_above( \WP_Term $term ): array {
		$above = [];
		$next  = $term->parent;
		if ( $next > 0 ) {
			$parents = [];
			foreach ( _get_term_hierarchy( $term->taxonomy ) as $parent => $children ) {
				foreach ( (array) $children as $child ) {
					$parents[ (int) $child ] = (int) $parent;
				}
			}
			while ( $next > 0 && ! in_array( $next, $above, true ) ) {
				$above[] = $next;
				$next    = $parents[ $next ] ?? 0;
			}
		}
		return $above;
	}
}
