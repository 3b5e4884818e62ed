<?php
/**
 * The loop of the page itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * On an archive and on a search, core's blocks show the main query. While such a loop is being rendered, the main query
 * is the one that the address narrows: plugins that change main queries change this one, too. There are never more
 * pages than without, so that WordPress has found the page before.
 */
final class InheritedLoop {

	/**
	 * Main queries that were put aside, and null for each loop that narrows nothing; the innermost last.
	 *
	 * @var list<array{\WP_Query|null, \WP_Query|null}|null>
	 */
	private static array $before = [];

	/**
	 * A loop begins.
	 *
	 * @param LoopState|null $state What the address asks for; null = the loop is not that of the page.
	 * @param int            $pages Pages that visitors reach, 0 = all.
	 */
	public static function begin( ?LoopState $state, int $pages = 0 ): void {
		global $wp_query, $wp_the_query;
		if ( $state === null || ! $wp_query instanceof \WP_Query || self::is_one() ) {
			self::$before[] = null;
			return;
		}
		$vars = LoopQuery::narrowed( $wp_query->query_vars, $state );
		if ( $pages > 0 && (int) $wp_query->get( 'paged' ) > $pages ) {
			$vars['post__in'] = [ 0 ];
		}
		if ( $vars === $wp_query->query_vars ) {
			self::$before[] = null;
			return;
		}
		self::$before[] = [ $wp_query, $wp_the_query ];
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- put back by end().
		$wp_query     = new \WP_Query();
		$wp_the_query = $wp_query;
		// phpcs:enable
		$wp_query->query( $vars );
	}

	/**
	 * The innermost loop ends.
	 */
	public static function end(): void {
		global $wp_query, $wp_the_query;
		$before = array_pop( self::$before );
		if ( $before !== null ) {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as it was.
			[ $wp_query, $wp_the_query ] = $before;
			wp_reset_postdata();
		}
	}

	/**
	 * Whether the page is one post: then there is nothing to choose from.
	 */
	public static function is_one(): bool {
		global $wp_query;
		return $wp_query instanceof \WP_Query && $wp_query->is_singular();
	}

	/**
	 * Whether a loop is being rendered, so that the main query is narrowed.
	 */
	public static function is_begun(): bool {
		return self::$before !== [];
	}

	/**
	 * What the page asked for before an address narrowed it.
	 *
	 * @return array<string, mixed>
	 */
	public static function vars(): array {
		global $wp_query;
		$before = end( self::$before );
		$query  = is_array( $before ) ? $before[0] : $wp_query;
		return $query instanceof \WP_Query ? $query->query_vars : [];
	}
}
