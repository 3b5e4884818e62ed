<?php
/**
 * What published posts have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Facets;

use Vitrine\Loop\Counts\CachedResults;
use Vitrine\Loop\Counts\LoopRequest;
use Vitrine\Loop\Counts\SlowResults;
use Vitrine\Loop\Loop;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the database for values to choose from: with an object cache once until a post changes, else at each view, but
 * for what takes long.
 */
final class PublishedPosts {

	/**
	 * Rows that this request has asked for.
	 *
	 * @var array<string, list<array<string, string|null>>>
	 */
	private static array $rows = [];

	/**
	 * Keeps the fields.
	 *
	 * @param list<string> $types    Types of the posts.
	 * @param string       $request  Ids of the posts, as SQL; '' = all of the types.
	 * @param bool         $may_keep Whether visitors cannot make endlessly many of them.
	 */
	private function __construct(
		private readonly array $types,
		private readonly string $request,
		private readonly bool $may_keep
	) {}

	/**
	 * All posts of some types.
	 *
	 * @param list<string> $types Types.
	 */
	public static function of_types( array $types ): self {
		return new self( $types, '', true );
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
			count( $types ) === 1 && LoopRequest::is_plain( $request, $types[0] ) ? '' : $request,
			! $loop->is_inherited
		);
	}

	/**
	 * The same posts, of some of the types alone.
	 *
	 * @param list<string> $types Types.
	 */
	public function only( array $types ): self {
		return new self( $types, $this->request, $this->may_keep );
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
		$from   = $wpdb->prepare(
			// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- the join is written in this folder.
			"FROM {$wpdb->posts} AS p {$join} WHERE p.post_status = 'publish' AND p.post_type IN ({$places})",
			[ ...$with, ...$this->types ]
		);
		$sql    = "SELECT {$select} {$from} {$ids} {$rest}";
		$key    = md5( $sql . wp_cache_get_last_changed( 'posts' ) );
		return self::$rows[ $key ] ??= $this->kept( $sql );
	}

	/**
	 * Rows that are kept, or asked for. Where another process asks for those that are no longer fresh, the last ones.
	 *
	 * @param string $sql The query.
	 * @return list<array<string, string|null>>
	 */
	private function kept( string $sql ): array {
		global $wpdb;
		$store = wp_using_ext_object_cache() === true ? new CachedResults() : new SlowResults( new Db( $wpdb ) );
		$key   = md5( $sql );
		/** Written below.
		 *
		 * @var array{counts: list<array<string, string|null>>, fresh: bool}|null $last */
		$last = $this->may_keep ? $store->read( $key ) : null;
		if ( $last !== null && ( $last['fresh'] || ! $store->take( $key, false ) ) ) {
			return $last['counts'];
		}
		$before = microtime( true );
		// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- the parts are written in this folder, or by WP_Query.
		$rows = array_values( (array) $wpdb->get_results( $sql, ARRAY_A ) );
		if ( $this->may_keep ) {
			$store->write( $key, $rows, microtime( true ) - $before );
		}
		if ( $last !== null ) {
			$store->release( $key );
		}
		return $rows;
	}
}
