<?php
/**
 * What published posts have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

use Vitrine\Loop\Counts\LoopRequest;
use Vitrine\Loop\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the database for values to choose from; with an object cache once until a post changes.
 */
final class PublishedPosts {

	/**
	 * Keeps the fields.
	 *
	 * @param list<string> $types   Types of the posts.
	 * @param string       $request Ids of the posts, as SQL; '' = all of the types.
	 */
	private function __construct( public readonly array $types, private readonly string $request ) {}

	/**
	 * All posts of some types.
	 *
	 * @param list<string> $types Types.
	 */
	public static function of_types( array $types ): self {
		return new self( $types, '' );
	}

	/**
	 * The posts of a loop, with nothing chosen.
	 *
	 * @param Loop $loop The loop.
	 */
	public static function of( Loop $loop ): self {
		$types   = $loop->post_types();
		$request = LoopRequest::sql( $loop->vars, $loop->state->cleared() );
		return new self(
			$types,
			count( $types ) === 1 && LoopRequest::is_plain( $request, $types[0] ) ? '' : $request
		);
	}

	/**
	 * The same posts, of some of the types alone.
	 *
	 * @param list<string> $types Types.
	 */
	public function only( array $types ): self {
		return new self( $types, $this->request );
	}

	/**
	 * Rows of values.
	 *
	 * @param string       $select What of the posts `p`: SQL.
	 * @param string       $join   Further tables and conditions before those of the posts: SQL with placeholders.
	 * @param string       $rest   How rows are grouped, ordered and bounded: SQL.
	 * @param list<string> $with   What stands for placeholders of the join.
	 * @return list<array<string, string|null>>
	 */
	public function rows( string $select, string $join, string $rest, array $with = [] ): array {
		global $wpdb;
		$places = implode( ', ', array_fill( 0, count( $this->types ), '%s' ) );
		$ids    = $this->request === '' ? '' : "AND p.ID IN ( {$this->request} )";
		// phpcs:disable WordPress.DB -- the parts are written in this folder or by WP_Query, and core's caches hold the answer.
		$from = $wpdb->prepare(
			"FROM {$wpdb->posts} AS p {$join} WHERE p.post_status = 'publish' AND p.post_type IN ({$places})",
			[ ...$with, ...$this->types ]
		);
		$sql  = "SELECT {$select} {$from} {$ids} {$rest}";
		$key  = 'vitrine-values-' . md5( $sql ) . ':' . wp_cache_get_last_changed( 'posts' );
		$rows = wp_cache_get( $key, 'post-queries' );
		if ( ! is_array( $rows ) ) {
			$rows = (array) $wpdb->get_results( $sql, ARRAY_A );
			wp_cache_set( $key, $rows, 'post-queries', DAY_IN_SECONDS );
		}
		// phpcs:enable
		return array_values( $rows );
	}
}
