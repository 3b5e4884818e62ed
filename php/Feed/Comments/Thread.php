<?php
/**
 * A list of comments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

use Vitrine\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * What is known of the comments of a post, or of the replies to one: a row of `vitrine_threads`.
 */
final class Thread {

	/** Seconds for which a list may be shown before it is read again although no count has changed. */
	private const FRESH = DAY_IN_SECONDS;

	/**
	 * Keeps the fields.
	 *
	 * @param int    $id        Row.
	 * @param int    $source_id Source.
	 * @param int    $post_id   Row of the post.
	 * @param int    $parent_id Row of the comment that is replied to, 0 for the post's own.
	 * @param int    $counted   How many the post or the comment told of when the list was read.
	 * @param int    $total     How many there are on the network.
	 * @param int    $read_at   Unix time, 0 = never.
	 * @param int    $wanted_at Unix time since when it waits to be read, 0 = it does not.
	 * @param int    $retry_at  Unix time before which it is not tried again.
	 * @param int    $attempts  Tries that failed.
	 * @param string $problem   Kind of the last error.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $source_id,
		public readonly int $post_id,
		public readonly int $parent_id,
		public readonly int $counted,
		public readonly int $total,
		public readonly int $read_at,
		public readonly int $wanted_at,
		public readonly int $retry_at,
		public readonly int $attempts,
		public readonly string $problem
	) {}

	/**
	 * Makes one of a row of the database.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function of_row( array $row ): self {
		$number = static fn( string $name ): int => (int) ( $row[ $name ] ?? 0 );
		return new self(
			$number( 'id' ),
			$number( 'source_id' ),
			$number( 'post_id' ),
			$number( 'parent_id' ),
			$number( 'counted' ),
			$number( 'total' ),
			$number( 'read_at' ),
			$number( 'wanted_at' ),
			$number( 'retry_at' ),
			$number( 'attempts' ),
			$row['problem'] ?? ''
		);
	}

	/**
	 * Whether the list is what the network has, as far as can be told without asking.
	 *
	 * @param int $count How many the post or the comment tells of now.
	 * @param int $now   Unix time.
	 */
	public function is_current( int $count, int $now ): bool {
		return $this->read_at > $now - self::FRESH
			&& $this->read_at <= $now + self::FRESH
			&& $this->counted === $count;
	}

	/**
	 * Whether nothing is to be asked before a time that lies ahead.
	 *
	 * @param int $now Unix time.
	 */
	public function rests( int $now ): bool {
		return $this->retry_at > $now && $this->retry_at <= $now + Clock::RETRY;
	}
}
