<?php
/**
 * The posts that can be shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Images\Images;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the posts of a feed, in its order, a page at a time: one query, and another one while pictures change.
 */
final class PostQuery {

	/** Newest posts that one request searches at most, so that visitors cause no unbounded work. */
	public const SEARCHED = 1000;

	/** What a page shows of a post and its account. */
	private const COLUMNS = 'p.*, s.network, s.name, s.link, s.picture';

	/**
	 * Keeps its helpers.
	 *
	 * @param Db     $db     Tables.
	 * @param Images $images The pictures.
	 */
	public function __construct( private readonly Db $db, private readonly Images $images ) {}

	/**
	 * A page of posts with their pictures.
	 *
	 * @param FeedSettings   $settings What is shown.
	 * @param list<int>|null $after    Position of the last post that was shown (Post::$position), null = from the
	 *                                 beginning.
	 * @param int            $limit    Posts at most.
	 * @return list<Post>
	 */
	public function page( FeedSettings $settings, ?array $after, int $limit ): array {
		$query = $settings->query;
		$order = PostOrder::of( $this->db, $query, $after );
		if ( $after !== null && count( $after ) > 1 ) {
			return $this->found( $settings, $order, [], $after, '', 0, $limit );
		}
		$pins = array_slice( $query->pinned, $after === null ? 0 : $after[0] + 1, null, true );
		return $this->found( $settings, $order, $pins, null, '', $query->offset, $limit );
	}

	/**
	 * How many posts there are.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param int          $most     Where counting ends.
	 * @return array{pinned: int, all: int} Those that come first, and these with the others.
	 */
	public function count( FeedSettings $settings, int $most ): array {
		$query = $settings->query;
		if ( $query->sources === [] ) {
			return [ 'pinned' => 0, 'all' => 0 ];
		}
		$order  = PostOrder::of( $this->db, $query, null );
		$sql    = new PostSql( $this->db, $query->sources, new PostFilter( $this->db, $query ), $order );
		$pinned = $query->pinned === [] ? 0 : $this->db->number( $sql->counted( $sql->pinned( $query->pinned, '' ) ) );
		$others = $query->only_pinned ? 0 : $this->db->number(
			$sql->counted(
				$sql->is_plain()
					? $sql->plain( 'p.id', null, '', $query->offset, $most )
					: $sql->ordered( null, '', $query->offset, $most )
			)
		);
		return [ 'pinned' => $pinned, 'all' => min( $most, $pinned + $others ) ];
	}

	/**
	 * Posts by their places in the feed.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param int          $pinned   How many posts come first: count() says it.
	 * @param int          $start    How many posts are before these.
	 * @param int          $limit    Posts at most.
	 * @return list<Post>
	 */
	public function slice( FeedSettings $settings, int $pinned, int $start, int $limit ): array {
		$query = $settings->query;
		$order = PostOrder::of( $this->db, $query, null );
		if ( $start < $pinned ) {
			$posts = $this->found( $settings, $order, $query->pinned, null, '', $query->offset, $start + $limit );
			return array_slice( $posts, $start, $limit );
		}
		return $this->found( $settings, $order, [], null, '', $query->offset + $start - $pinned, $limit );
	}

	/**
	 * One post with its pictures, if the feed shows it.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param int          $id       Row.
	 */
	public function one( FeedSettings $settings, int $id ): ?Post {
		$which = $this->db->prepare( ' AND p.id = %d', $id );
		$order = PostOrder::of( $this->db, $settings->query, null );
		return $this->found( $settings, $order, $settings->query->pinned, null, $which, 0, 1 )[0] ?? null;
	}

	/**
	 * Posts of a feed.
	 *
	 * @param FeedSettings       $settings What is shown.
	 * @param PostOrder          $order    In which order.
	 * @param array<int, string> $pins     Posts that come first, by their places.
	 * @param list<int>|null     $after    Position after which the others begin.
	 * @param literal-string     $which    Further condition on posts, with AND before it, or ''.
	 * @param int                $offset   How many of the others are skipped.
	 * @param int                $limit    Posts at most.
	 * @return list<Post>
	 */
	private function found(
		FeedSettings $settings,
		PostOrder $order,
		array $pins,
		?array $after,
		string $which,
		int $offset,
		int $limit
	): array {
		$query = $settings->query;
		if ( $query->sources === [] || $limit < 1 || $query->only_pinned && $pins === [] ) {
			return [];
		}
		$sql  = new PostSql( $this->db, $query->sources, new PostFilter( $this->db, $query ), $order );
		$rows = $this->db->all(
			match ( true ) {
				$query->only_pinned => $sql->whole( self::COLUMNS, $sql->pinned( $pins, $which ) ),
				$pins === [] && $sql->is_plain() => $sql->plain( self::COLUMNS, $after, $which, $offset, $limit ),
				default => $sql->whole(
					self::COLUMNS,
					$sql->ordered( $after, $which, $offset, $limit ),
					...( $pins === [] ? [] : [ $sql->pinned( $pins, $which ) ] )
				),
			}
		);
		$rows = array_slice( self::sorted( $rows, $order, $pins ), 0, $limit );
		$images = $settings->shows_pictures() ? $this->images->posts->shown( array_column( $rows, 'row' ) ) : [];
		return array_map(
			static fn( array $one ): Post => Post::of_row(
				$one['row'],
				$images[ $one['id'] ] ?? [],
				$one['pin'] === null ? $order->position( $one ) : [ $one['pin'] ]
			),
			$rows
		);
	}

	/**
	 * Rows in the order of the feed. The query leaves that to us: databases write to the disk what they sort together
	 * with long texts.
	 *
	 * @param list<array<string, string|null>> $rows  Rows.
	 * @param PostOrder                        $order Order.
	 * @param array<int, string>               $pins  Posts that come first, by their places.
	 * @return list<array{row: array<string, string|null>, id: int, a: int, b: int, pin: int|null}>
	 */
	private static function sorted( array $rows, PostOrder $order, array $pins ): array {
		$places = array_flip( $pins );
		$sign   = $order->direction() === 'ASC' ? 1 : -1;
		$sorted = array_map(
			static fn( array $row ): array => [
				'row' => $row,
				'id'  => (int) $row['id'],
				'a'   => (int) ( $row['a'] ?? $row['published_at'] ),
				'b'   => (int) ( $row['b'] ?? 0 ),
				'pin' => ( $row['pinned'] ?? '0' ) === '0' ? null : $places[ $row['network_id'] ] ?? count( $pins ),
			],
			$rows
		);
		if ( isset( $rows[0]['a'] ) ) {
			usort(
				$sorted,
				static fn( array $one, array $other ): int => $one['pin'] === null && $other['pin'] === null
					? $sign * ( [ $one['a'], $one['b'], $one['id'] ] <=> [ $other['a'], $other['b'], $other['id'] ] )
					: ( $one['pin'] ?? PHP_INT_MAX ) <=> ( $other['pin'] ?? PHP_INT_MAX )
			);
		}
		return $sorted;
	}
}
