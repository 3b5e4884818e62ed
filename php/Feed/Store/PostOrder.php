<?php
/**
 * The order of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\Settings\QuerySettings;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * By what posts are sorted, and where a page goes on after the last one of the page before.
 *
 * Newest and oldest go through the posts as they stand in the index; the others put the newest posts into an order of
 * their own. A position is what the last post is sorted by: time and row; likes and comments, time and row; or the
 * shuffled number, row and seed of a random order.
 */
final class PostOrder {

	/** A prime: products of two numbers below it stay within the 64 bits that databases count with. */
	private const PRIME = 2_147_483_647;

	/** Any number below it that leads rows far apart. */
	private const FACTOR = 1_103_515_245;

	/**
	 * Keeps the fields.
	 *
	 * @param Db     $db   Prepares pieces of SQL.
	 * @param string $name `newest`, `oldest`, `popular`, `random`, or `soonest` for events to come.
	 * @param int    $seed What makes one random order another.
	 */
	private function __construct(
		private readonly Db $db,
		private readonly string $name,
		private readonly int $seed
	) {}

	/**
	 * The order of a feed.
	 *
	 * @param Db             $db    Prepares pieces of SQL.
	 * @param QuerySettings  $query Settings.
	 * @param list<int>|null $after Position: a random order goes on as it has begun.
	 */
	public static function of( Db $db, QuerySettings $query, ?array $after ): self {
		return new self(
			$db,
			$query->is_agenda() ? 'soonest' : $query->order,
			( $after[2] ?? intdiv( time(), DAY_IN_SECONDS ) ) % self::PRIME
		);
	}

	/**
	 * Whether it goes through posts as they stand in the index.
	 */
	public function is_of_index(): bool {
		return in_array( $this->name, [ 'newest', 'oldest' ], true );
	}

	/**
	 * Whether it needs more of a post than its time and row.
	 */
	public function needs_facts(): bool {
		return $this->name === 'popular';
	}

	/**
	 * In which direction the index is read: orders of their own are made of the newest posts.
	 *
	 * @return 'ASC'|'DESC'
	 */
	public function index_direction(): string {
		return $this->name === 'oldest' ? 'ASC' : 'DESC';
	}

	/**
	 * In which direction posts are sorted.
	 *
	 * @return 'ASC'|'DESC'
	 */
	public function direction(): string {
		return in_array( $this->name, [ 'newest', 'popular' ], true ) ? 'DESC' : 'ASC';
	}

	/**
	 * The two values that rows `f` are sorted by before their ids.
	 *
	 * @return array{literal-string, literal-string}
	 */
	public function values(): array {
		switch ( $this->name ) {
			case 'popular':
				return [ 'f.popularity', 'f.published_at' ];
			case 'random':
				$prime = (string) self::PRIME;
				$shift = $this->db->numbers( [ $this->seed ] );
				$row   = "( ( f.id % {$prime} * " . self::FACTOR . " + {$shift} ) % {$prime} )";
				// Squared: multiples alone keep their distances.
				return [ "{$row} * ( {$row} + 1 ) % {$prime}", '0' ];
			default:
				return [ 'f.published_at', '0' ];
		}
	}

	/**
	 * What posts after a position fulfill.
	 *
	 * @param list<int> $after Position in this order.
	 * @return literal-string With AND before it; of `p` where the order is that of the index, else of `f`.
	 */
	public function after( array $after ): string {
		$than = $this->direction() === 'ASC' ? '>' : '<';
		if ( $this->is_of_index() ) {
			// Compared by the first column alone as well, so that the index is entered at the right place.
			return $this->db->prepare(
				" AND p.published_at {$than}= %d AND ( p.published_at {$than} %d OR p.id {$than} %d )",
				$after[0],
				$after[0],
				$after[1]
			);
		}
		[ $first, $second ] = $this->values();
		$value              = $this->db->numbers( [ $after[0] ] );
		$next               = $this->name === 'popular'
			? $this->db->prepare(
				"{$second} {$than} %d OR ( {$second} = %d AND f.id {$than} %d )",
				$after[1],
				$after[1],
				$after[2] ?? 0
			)
			: $this->db->prepare( "f.id {$than} %d", $after[1] );
		return " AND {$first} {$than}= {$value} AND ( {$first} {$than} {$value} OR {$next} )";
	}

	/**
	 * The position of a post.
	 *
	 * @param array{a: int, b: int, id: int} $row What it is sorted by.
	 * @return list<int>
	 */
	public function position( array $row ): array {
		return match ( $this->name ) {
			'popular' => [ $row['a'], $row['b'], $row['id'] ],
			'random' => [ $row['a'], $row['id'], $this->seed ],
			default => [ $row['a'], $row['id'] ],
		};
	}

	/**
	 * Whether a position can be one of this order; a cursor of another version is not.
	 *
	 * @param QuerySettings $query Settings.
	 * @param list<int>     $after Position.
	 */
	public static function knows( QuerySettings $query, array $after ): bool {
		$is_longer = ! $query->is_agenda() && in_array( $query->order, [ 'popular', 'random' ], true );
		return count( $after ) === ( $is_longer ? 3 : 2 )
			|| count( $after ) === 1 && isset( $query->pinned[ $after[0] ] );
	}
}
