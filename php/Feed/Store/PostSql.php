<?php
/**
 * What a feed asks its tables.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\Settings\FeedSource;
use Vitrine\Graph\Content;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the query of a feed. Each source is asked for its own next posts, by the index and never for more than are
 * shown or searched; what is merged, sorted and searched are short rows. Long texts are read last, for the posts of the
 * page alone: databases write them to the disk when they sort.
 *
 * Few words: where the database is SQLite, WordPress translates each of them.
 */
final class PostSql {

	/**
	 * Name of the table of posts.
	 *
	 * @var literal-string
	 */
	private readonly string $posts;

	/**
	 * Name of the table of sources.
	 *
	 * @var literal-string
	 */
	private readonly string $accounts;

	/**
	 * What short rows are filtered by.
	 *
	 * @var literal-string
	 */
	private readonly string $facts;

	/**
	 * What the posts themselves are filtered by.
	 *
	 * @var literal-string
	 */
	private readonly string $words;

	/**
	 * Keeps its helpers.
	 *
	 * @param Db               $db      Prepares pieces of SQL.
	 * @param list<FeedSource> $sources Where the posts are from, one at least.
	 * @param PostFilter       $filter  Which of them.
	 * @param PostOrder        $order   In which order.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly array $sources,
		private readonly PostFilter $filter,
		private readonly PostOrder $order
	) {
		$this->posts    = $db->prepare( '%i', $db->table( 'vitrine_posts' ) );
		$this->accounts = $db->prepare( '%i', $db->table( 'vitrine_sources' ) );
		$this->facts    = $filter->of_facts();
		$this->words    = $filter->of_rows();
	}

	/**
	 * Whether the index alone leads to the posts.
	 */
	public function is_plain(): bool {
		return count( $this->sources ) === 1 && ! $this->is_searched();
	}

	/**
	 * Posts as the index has them.
	 *
	 * @param literal-string $columns Of `p` and `s`.
	 * @param list<int>|null $after   Position after which they begin.
	 * @param literal-string $which   Further condition on `p`, with AND before it, or ''.
	 * @param int            $offset  How many are skipped.
	 * @param int            $limit   Posts at most.
	 * @return literal-string
	 */
	public function plain( string $columns, ?array $after, string $which, int $offset, int $limit ): string {
		$order = $this->order->direction();
		return "SELECT {$columns} FROM {$this->posts} p JOIN {$this->accounts} s ON s.id = p.source_id"
			. " WHERE {$this->where( 0 )}{$this->next( $after )}{$which}"
			. " ORDER BY p.published_at {$order}, p.id {$order} LIMIT {$this->db->numbers( [ $offset, $limit ] )}";
	}

	/**
	 * Short rows in order.
	 *
	 * @param list<int>|null $after  Position after which they begin.
	 * @param literal-string $which  Further condition on `p`, with AND before it, or ''.
	 * @param int            $offset How many are skipped.
	 * @param int            $limit  Rows at most.
	 * @return literal-string
	 */
	public function ordered( ?array $after, string $which, int $offset, int $limit ): string {
		[ $first, $second ] = $this->order->values();
		$order              = $this->order->direction();
		$from               = "( {$this->merged( $after, $which, $offset + $limit )} ) f"
			. ( $this->words === '' ? '' : " JOIN {$this->posts} p ON p.id = f.id" );
		$where              = $this->facts . $this->words
			. ( $after === null || $this->order->is_of_index() ? '' : $this->order->after( $after ) );
		return "SELECT f.id, {$first} AS a, {$second} AS b, 0 AS pinned FROM {$from}"
			. ( $where === '' ? '' : ' WHERE 1 = 1' . $where )
			. " ORDER BY a {$order}, b {$order}, f.id {$order} LIMIT {$this->db->numbers( [ $offset, $limit ] )}";
	}

	/**
	 * Short rows of posts that come first.
	 *
	 * @param string[]       $ids   Ids on the network, one at least.
	 * @param literal-string $which Further condition on `p`, with AND before it, or ''.
	 * @return literal-string
	 */
	public function pinned( array $ids, string $which ): string {
		$parts = [];
		foreach ( array_keys( $this->sources ) as $index ) {
			$parts[] = "SELECT p.id, 0 AS a, 0 AS b, 1 AS pinned FROM {$this->posts} p WHERE {$this->own( $index )}{$which}"
				. " AND p.network_id IN ({$this->db->texts( $ids )})";
		}
		return implode( ' UNION ALL ', $parts );
	}

	/**
	 * Posts of short rows, in no order.
	 *
	 * @param literal-string $columns Of `p` and `s`.
	 * @param literal-string ...$rows Queries of short rows, the first one perhaps with an order.
	 * @return literal-string
	 */
	public function whole( string $columns, string ...$rows ): string {
		$first = array_shift( $rows );
		$short = $rows === [] ? $first : implode( ' UNION ALL ', [ "SELECT * FROM ( {$first} ) o", ...$rows ] );
		return "SELECT {$columns}, f.a, f.b, f.pinned FROM ( {$short} ) f JOIN {$this->posts} p ON p.id = f.id"
			. " JOIN {$this->accounts} s ON s.id = p.source_id";
	}

	/**
	 * How many rows a query has.
	 *
	 * @param literal-string $rows Query.
	 * @return literal-string
	 */
	public function counted( string $rows ): string {
		return "SELECT COUNT(*) FROM ( {$rows} ) c";
	}

	/**
	 * Rows of all sources with id, time, and what is filtered or sorted by.
	 *
	 * @param list<int>|null $after Position after which they begin.
	 * @param literal-string $which Further condition on `p`, with AND before it, or ''.
	 * @param int            $limit Rows that are shown at most.
	 * @return literal-string
	 */
	private function merged( ?array $after, string $which, int $limit ): string {
		$is_searched = $this->is_searched();
		$order       = $this->order->index_direction();
		$limit       = $this->db->numbers( [ $is_searched ? PostQuery::SEARCHED : $limit ] );
		$columns     = 'p.id, p.published_at'
			. ( $this->facts !== '' || $this->order->needs_facts() ? ', p.type, p.flag, p.popularity, p.ends_at' : '' );
		$next        = $this->order->is_of_index() ? $this->next( $after ) : '';
		$parts       = [];
		foreach ( array_keys( $this->sources ) as $index ) {
			$parts[] = "SELECT {$columns} FROM {$this->posts} p WHERE {$this->where( $index )}{$next}{$which}"
				. " ORDER BY p.published_at {$order}, p.id {$order} LIMIT {$limit}";
		}
		if ( count( $parts ) === 1 ) {
			return $parts[0];
		}
		$all = 'SELECT * FROM ( ' . implode( ' ) u UNION ALL SELECT * FROM ( ', $parts ) . ' ) u';
		return $is_searched
			? "SELECT * FROM ( {$all} ) m ORDER BY published_at {$order}, id {$order} LIMIT {$limit}"
			: $all;
	}

	/**
	 * Whether more posts are looked at than are shown.
	 */
	private function is_searched(): bool {
		return $this->facts !== '' || $this->words !== '' || ! $this->order->is_of_index();
	}

	/**
	 * Which posts of a source the index leads to.
	 *
	 * @param int $index Which source.
	 * @return literal-string
	 */
	private function where( int $index ): string {
		return $this->own( $index ) . $this->filter->of_index();
	}

	/**
	 * Posts of a source that can be shown, without those that a former source of the same account has, too.
	 *
	 * @param int $index Which source.
	 * @return literal-string
	 */
	private function own( int $index ): string {
		$where = "p.source_id = {$this->row( $index )} AND p.ready = 1";
		for ( $former = 0; $former < $index; $former++ ) {
			if ( $this->sources[ $former ]->source === $this->sources[ $index ]->source ) {
				$where .= " AND NOT EXISTS ( SELECT 1 FROM {$this->posts} d WHERE d.source_id = {$this->row( $former )}"
					. ' AND d.network_id = p.network_id AND d.ready = 1 )';
			}
		}
		return $where;
	}

	/**
	 * The row of a source: that of the account, or of a content of it.
	 *
	 * @param int $index Which source.
	 * @return literal-string
	 */
	private function row( int $index ): string {
		[ 'source' => $id, 'content' => $content ] = get_object_vars( $this->sources[ $index ] );
		return $content->kind === Content::POSTS
			? $this->db->numbers( [ $id ] )
			: $this->db->prepare(
				"( SELECT id FROM {$this->accounts} WHERE parent_id = %d AND content = %s AND item_key = %s LIMIT 1 )",
				$id,
				$content->kind,
				$content->key()
			);
	}

	/**
	 * What posts after a position fulfill.
	 *
	 * @param list<int>|null $after Position, null = any.
	 * @return literal-string
	 */
	private function next( ?array $after ): string {
		return $after === null ? '' : $this->order->after( $after );
	}
}
