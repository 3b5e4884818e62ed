<?php
/**
 * How many posts a query finds, by the query itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress asks for the ids of a page with SQL_CALC_FOUND_ROWS, and for the number of all posts then. Here one query
 * tells both.
 */
final class FoundPosts {

	/** The column that tells. */
	private const COLUMN = 'vitrine_found';

	/**
	 * What the query for ids consists of.
	 *
	 * @var array<string, string>
	 */
	private array $clauses = [];

	/**
	 * What the last query has told.
	 *
	 * @var int|null
	 */
	private ?int $found = null;

	/**
	 * Does something with queries that tell it.
	 *
	 * @template T
	 * @param \Closure(): T $work What is done.
	 * @return T
	 */
	public static function during( \Closure $work ): mixed {
		$one     = new self();
		$filters = [
			[ 'split_the_query', $one->note( ... ), PHP_INT_MAX, 4 ],
			[ 'posts_request_ids', $one->counting( ... ), PHP_INT_MAX, 1 ],
			[ 'found_posts_query', $one->asked( ... ), PHP_INT_MAX, 1 ],
			// Before plugins, which are told what WordPress would tell them.
			[ 'found_posts', $one->found( ... ), PHP_INT_MIN, 1 ],
		];
		foreach ( $filters as $filter ) {
			add_filter( ...$filter );
		}
		try {
			return $work();
		} finally {
			foreach ( $filters as [ $name, $callback, $priority ] ) {
				remove_filter( $name, $callback, $priority );
			}
		}
	}

	/**
	 * Notes of what a query consists.
	 *
	 * @param bool                  $is_split Whether ids are asked for first.
	 * @param \WP_Query             $query    The query.
	 * @param string                $request  SQL of it.
	 * @param array<string, string> $clauses  Its parts.
	 */
	private function note( bool $is_split, \WP_Query $query, string $request, array $clauses ): bool {
		$this->clauses = $clauses;
		$this->found   = null;
		// The one post with the styles of the theme comes at once.
		return $is_split && $query->get( 'post_type' ) !== 'wp_global_styles';
	}

	/**
	 * The query for ids that counts besides. It is put together from its parts: these have what visitors search for.
	 *
	 * @param string $request The query as WordPress makes it.
	 * @return string The same where a plugin has changed it, or where nobody wants the number.
	 */
	private function counting( string $request ): string {
		global $wpdb;
		if ( $this->clauses === [] ) {
			return $request;
		}
		$ids   = "{$this->clauses['distinct']} {$wpdb->posts}.ID";
		$from  = " FROM {$wpdb->posts} {$this->clauses['join']} WHERE 1=1 {$this->clauses['where']}"
			. " {$this->clauses['groupby']}";
		$page  = " {$this->clauses['orderby']} {$this->clauses['limits']}";
		$plain = static fn( string $sql ): string => trim( (string) preg_replace( '/\s+/', ' ', $sql ) );
		return $plain( "SELECT SQL_CALC_FOUND_ROWS {$ids}{$from}{$page}" ) === $plain( $request )
			? "SELECT {$ids}, ( SELECT COUNT(*) FROM ( SELECT {$ids}{$from} ) vitrine_posts ) AS " . self::COLUMN
				. "{$from}{$page}"
			: $request;
	}

	/**
	 * The query that WordPress would ask then.
	 *
	 * @param string $query SQL.
	 * @return string '' where there is nothing to ask for any more.
	 */
	private function asked( string $query ): string {
		global $wpdb;
		$row         = $wpdb->last_result[0] ?? null;
		$found       = is_object( $row ) ? ( get_object_vars( $row )[ self::COLUMN ] ?? null ) : null;
		$this->found = $found === null ? null : (int) $found;
		return $found === null ? $query : '';
	}

	/**
	 * How many posts a query finds.
	 *
	 * @param int $found What WordPress takes for it.
	 */
	private function found( int $found ): int {
		$known       = $this->found ?? $found;
		$this->found = null;
		return $known;
	}
}
