<?php
/**
 * The query of a loop's posts, as SQL.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Counts;

use Vitrine\Loop\LoopQuery;
use Vitrine\Loop\LoopState;

defined( 'ABSPATH' ) || exit;

/**
 * What WP_Query would ask the database for, filters of plugins included: who may see what is decided there alone.
 */
final class LoopRequest {

	/**
	 * Ids of all posts that a loop has, on all pages; limits of the block do not count.
	 *
	 * @param array<string, mixed> $vars  Variables of WP_Query, of the saved block.
	 * @param LoopState            $state What is chosen.
	 * @return string '' where a plugin leaves nothing to ask for.
	 */
	public static function sql( array $vars, LoopState $state ): string {
		global $wpdb;
		$query  = new \WP_Query();
		$nobody = static fn( mixed $posts, \WP_Query $asked ): mixed => $asked === $query ? [] : $posts;
		// Before plugins that answer from elsewhere.
		add_filter( 'posts_pre_query', $nobody, PHP_INT_MIN, 2 );
		$query->query(
			[
				...LoopQuery::narrowed( $vars, $state ),
				'fields'              => 'ids',
				'nopaging'            => true,
				'no_found_rows'       => true,
				'orderby'             => 'none',
				'ignore_sticky_posts' => true,
			]
		);
		remove_filter( 'posts_pre_query', $nobody, PHP_INT_MIN );
		return trim( $wpdb->remove_placeholder_escape( (string) $query->request ) );
	}

	/**
	 * Whether a query asks for all published posts of a type, and for nothing else.
	 *
	 * @param string $sql  What sql() has answered.
	 * @param string $type Type of posts.
	 */
	public static function is_plain( string $sql, string $type ): bool {
		global $wpdb;
		$posts = $wpdb->posts;
		$plain = "SELECT {$posts}.ID FROM {$posts} WHERE 1=1"
			. " AND (({$posts}.post_type = '" . esc_sql( $type ) . "' AND ({$posts}.post_status = 'publish')))";
		return preg_replace( '/\s+/', ' ', $sql ) === $plain;
	}
}
