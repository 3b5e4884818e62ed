<?php
/**
 * What published posts have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the database for values to choose from; with an object cache once until a post changes.
 */
final class PublishedPosts {

	/**
	 * Rows of values.
	 *
	 * @param string                 $select What of the posts `p`: SQL with placeholders.
	 * @param string                 $join   Further tables and conditions before those of the posts: the same.
	 * @param string                 $rest   How rows are grouped, ordered and bounded: the same.
	 * @param list<string>           $with   What stands for placeholders of the join.
	 * @param non-empty-list<string> $types  Types of the posts.
	 * @return list<array<string, string|null>>
	 */
	public static function rows( string $select, string $join, string $rest, array $with, array $types ): array {
		global $wpdb;
		$places = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
		// phpcs:disable WordPress.DB -- the parts are written in this folder, and core's caches hold the answer.
		$sql = $wpdb->prepare(
			"SELECT {$select} FROM {$wpdb->posts} AS p {$join} WHERE p.post_status = 'publish' AND p.post_type IN ({$places}) {$rest}",
			[ ...$with, ...$types ]
		);
		$key  = 'vitrine-values-' . md5( (string) $sql ) . ':' . wp_cache_get_last_changed( 'posts' );
		$rows = wp_cache_get( $key, 'post-queries' );
		if ( ! is_array( $rows ) ) {
			$rows = (array) $wpdb->get_results( (string) $sql, ARRAY_A );
			wp_cache_set( $key, $rows, 'post-queries', DAY_IN_SECONDS );
		}
		// phpcs:enable
		return array_values( $rows );
	}
}
