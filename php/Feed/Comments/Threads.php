<?php
/**
 * The lists of comments that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

use Vitrine\Support\Clock;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes `vitrine_threads`: which lists were read, and which wait to be.
 *
 * @phpstan-type Due array{thread: Thread, network_id: string, count: int}
 */
final class Threads {

	public const TABLE = 'vitrine_threads';

	/** Lists of a source that visitors may ask for in a minute. */
	public const ASKED = 20;

	/** Lists of a source that may wait because visitors have asked: where no job runs, it stays at that. */
	private const WAITING = 200;

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * What is known of a list.
	 *
	 * @param int $post   Row of the post.
	 * @param int $parent Row of the comment, 0 for the post's own.
	 */
	public function of( int $post, int $parent ): ?Thread {
		$row = $this->db->first(
			'SELECT * FROM %i WHERE post_id = %d AND parent_id = %d',
			$this->table(),
			$post,
			$parent
		);
		return $row === null ? null : Thread::of_row( $row );
	}

	/**
	 * The lists of several posts, without those of replies.
	 *
	 * @param int[] $posts Rows of posts.
	 * @return array<int, Thread> By post.
	 */
	public function of_posts( array $posts ): array {
		return $this->by(
			'post_id',
			'parent_id = 0 AND post_id IN (' . $this->db->numbers( $posts ) . ')'
		);
	}

	/**
	 * The lists of replies to the comments of a post.
	 *
	 * @param int $post Row of the post.
	 * @return array<int, Thread> By comment.
	 */
	public function of_replies( int $post ): array {
		return $this->by( 'parent_id', $this->db->prepare( 'parent_id > 0 AND post_id = %d', $post ) );
	}

	/**
	 * Lists by a condition.
	 *
	 * @param string         $key   Column by whose value they are told apart.
	 * @param literal-string $where SQL.
	 * @return array<int, Thread>
	 */
	private function by( string $key, string $where ): array {
		$threads = [];
		foreach ( $this->db->all( "SELECT * FROM %i WHERE {$where}", $this->table() ) as $row ) {
			$threads[ (int) $row[ $key ] ] = Thread::of_row( $row );
		}
		return $threads;
	}

	/**
	 * Has a list read as soon as may be.
	 *
	 * @param int         $source Source.
	 * @param int         $post   Row of the post.
	 * @param int         $parent Row of the comment, 0 for the post's own.
	 * @param Thread|null $thread What is known of it.
	 * @param int         $now    Unix time.
	 * @param bool        $asked  Whether a visitor wants it.
	 */
	public function want( int $source, int $post, int $parent, ?Thread $thread, int $now, bool $asked = false ): void {
		$fields = [ 'wanted_at' => $now, ...( $asked ? [ 'asked_at' => $now ] : [] ) ];
		if ( $thread === null ) {
			$this->db->add(
				self::TABLE,
				[ 'source_id' => $source, 'post_id' => $post, 'parent_id' => $parent, ...$fields ]
			);
		} elseif ( $thread->wanted_at === 0 ) {
			$this->db->change( self::TABLE, $fields, [ 'id' => $thread->id ] );
		}
	}

	/**
	 * Has a list read that a visitor has opened, as long as visitors do not ask for too many.
	 *
	 * @param int         $source Source.
	 * @param int         $post   Row of the post.
	 * @param int         $parent Row of the comment, 0 for the post's own.
	 * @param Thread|null $thread What is known of it.
	 * @param int         $now    Unix time.
	 * @return bool Whether it was written down.
	 */
	public function ask( int $source, int $post, int $parent, ?Thread $thread, int $now ): bool {
		if ( $thread !== null && ( $thread->wanted_at > 0 || $thread->rests( $now ) ) ) {
			return false;
		}
		$row = $this->db->first(
			'SELECT SUM( CASE WHEN asked_at > %d AND asked_at <= %d THEN 1 ELSE 0 END ) asked, SUM( CASE WHEN wanted_at > 0 THEN 1 ELSE 0 END ) waiting FROM %i WHERE source_id = %d',
			$now - MINUTE_IN_SECONDS,
			$now,
			$this->table(),
			$source
		);
		if ( (int) ( $row['asked'] ?? 0 ) >= self::ASKED || (int) ( $row['waiting'] ?? 0 ) >= self::WAITING ) {
			return false;
		}
		$this->want( $source, $post, $parent, $thread, $now, true );
		return true;
	}

	/**
	 * Has lists read again that were read long ago, a few at a time: what is deleted on the network goes here, too,
	 * although nobody opens it.
	 *
	 * @param int $source Source.
	 * @param int $before Unix time.
	 * @param int $limit  How many.
	 * @param int $now    Unix time.
	 */
	public function want_oldest( int $source, int $before, int $limit, int $now ): void {
		$rows = $this->db->all(
			'SELECT id FROM %i WHERE source_id = %d AND wanted_at = 0 AND read_at > 0 AND read_at < %d ORDER BY read_at LIMIT %d',
			$this->table(),
			$source,
			$before,
			$limit
		);
		$this->db->run(
			'UPDATE %i SET wanted_at = %d WHERE id IN ('
				. $this->db->numbers( array_map( 'intval', array_column( $rows, 'id' ) ) ) . ')',
			$this->table(),
			$now
		);
	}

	/**
	 * Lists that wait and may be asked for now; who waits longest comes first.
	 *
	 * @param int $source Source.
	 * @param int $limit  How many.
	 * @param int $now    Unix time.
	 * @return list<Due> Each with the id of its post or comment on the network, and how many that tells of.
	 */
	public function due( int $source, int $limit, int $now ): array {
		$rows = $this->db->all(
			'SELECT t.*, p.network_id AS post_network_id, p.data, c.network_id AS comment_network_id, c.replies FROM %i t JOIN %i p ON p.id = t.post_id LEFT JOIN %i c ON c.id = t.parent_id WHERE t.source_id = %d AND t.wanted_at > 0 AND ( t.parent_id = 0 OR c.id IS NOT NULL ) AND ( t.retry_at <= %d OR t.retry_at > %d ) ORDER BY t.wanted_at, t.id LIMIT %d',
			$this->table(),
			$this->db->table( 'vitrine_posts' ),
			$this->db->table( Comments::TABLE ),
			$source,
			$now,
			$now + Clock::RETRY,
			max( 0, $limit )
		);
		return array_map(
			static fn( array $row ): array => [
				'thread'     => Thread::of_row( $row ),
				'network_id' => (string) ( $row['comment_network_id'] ?? $row['post_network_id'] ),
				'count'      => $row['comment_network_id'] === null
					? self::count_of( json_decode( (string) $row['data'], true ) ) ?? 0
					: (int) $row['replies'],
			],
			$rows
		);
	}

	/**
	 * Sources of which a list waits.
	 *
	 * @param int $now Unix time.
	 * @return list<int>
	 */
	public function waiting( int $now ): array {
		return array_map(
			'intval',
			array_column(
				$this->db->all(
					'SELECT DISTINCT source_id FROM %i WHERE wanted_at > 0 AND ( retry_at <= %d OR retry_at > %d )',
					$this->table(),
					$now,
					$now + Clock::RETRY
				),
				'source_id'
			)
		);
	}

	/**
	 * How many lists of a source were asked for in the last minute.
	 *
	 * @param int $source Source.
	 * @param int $now    Unix time.
	 */
	public function count_tried( int $source, int $now ): int {
		return $this->db->number(
			'SELECT COUNT(*) FROM %i WHERE source_id = %d AND tried_at > %d AND tried_at <= %d',
			$this->table(),
			$source,
			$now - MINUTE_IN_SECONDS,
			$now
		);
	}

	/**
	 * Writes down that a list was read.
	 *
	 * @param int $id      Row.
	 * @param int $counted How many the post or the comment told of.
	 * @param int $total   How many there are on the network.
	 * @param int $now     Unix time.
	 */
	public function record( int $id, int $counted, int $total, int $now ): void {
		$this->db->change(
			self::TABLE,
			[
				'counted'   => $counted,
				'total'     => $total,
				'read_at'   => $now,
				'wanted_at' => 0,
				'tried_at'  => $now,
				'retry_at'  => 0,
				'attempts'  => 0,
				'problem'   => '',
			],
			[ 'id' => $id ]
		);
	}

	/**
	 * Writes down that a list could not be read; it waits on.
	 *
	 * @param Thread $thread  The list.
	 * @param string $problem Kind of the error.
	 * @param int    $wait    Seconds until the next try.
	 * @param int    $now     Unix time.
	 */
	public function fail( Thread $thread, string $problem, int $wait, int $now ): void {
		$this->db->change(
			self::TABLE,
			[
				'tried_at' => $now,
				'retry_at' => $now + $wait,
				'attempts' => $thread->attempts + 1,
				'problem'  => $problem,
			],
			[ 'id' => $thread->id ]
		);
	}

	/**
	 * Lets lists that wait rest: the network refuses all of a source.
	 *
	 * @param int $source Source.
	 * @param int $until  Unix time.
	 */
	public function rest( int $source, int $until ): void {
		$this->db->run(
			'UPDATE %i SET retry_at = %d WHERE source_id = %d AND wanted_at > 0',
			$this->table(),
			$until,
			$source
		);
	}

	/**
	 * Whether the network refuses the comments of a source: some were asked for, and none was given.
	 *
	 * @param int $source Source.
	 */
	public function are_refused( int $source ): bool {
		$row = $this->db->first(
			"SELECT SUM( CASE WHEN problem = 'permission' THEN 1 ELSE 0 END ) refused, SUM( CASE WHEN problem = '' AND read_at > 0 THEN 1 ELSE 0 END ) given FROM %i WHERE source_id = %d",
			$this->table(),
			$source
		);
		return (int) ( $row['refused'] ?? 0 ) > 0 && (int) ( $row['given'] ?? 0 ) === 0;
	}

	/**
	 * How many comments the newest posts of a source tell of that can be shown.
	 *
	 * @param int $source Source.
	 * @param int $limit  Posts.
	 * @return array<int, int> By row of the post, without those of which the network does not say.
	 */
	public function newest_counts( int $source, int $limit ): array {
		$counts = [];
		foreach (
			$this->db->all(
				'SELECT id, data FROM %i WHERE source_id = %d AND ready = 1 ORDER BY published_at DESC, id DESC LIMIT %d',
				$this->db->table( 'vitrine_posts' ),
				$source,
				$limit
			) as $row
		) {
			$counts[ (int) $row['id'] ] = self::count_of( json_decode( (string) $row['data'], true ) );
		}
		return array_filter( $counts, 'is_int' );
	}

	/**
	 * How many comments a post tells of.
	 *
	 * @param mixed $data What is stored of it.
	 * @return int|null Null when the network does not say.
	 */
	public static function count_of( mixed $data ): ?int {
		$count = is_array( $data ) && is_array( $data['counts'] ?? null ) ? $data['counts']['comments'] ?? null : null;
		return is_int( $count ) ? $count : null;
	}

	/**
	 * Name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}
