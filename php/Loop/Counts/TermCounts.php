<?php
/**
 * How many posts of a loop have a term.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Counts;

use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopState;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor would get on choosing a term, with everything else that is chosen. On large sites one process counts,
 * and others show the last counts or none.
 */
final class TermCounts {

	/** Posts that terms have together, from which on counting may take long. */
	public const LARGE = 50_000;

	/** Of combinations and searches, outside an object cache one is counted at a time. */
	private const OTHERS = 'others';

	/**
	 * Keeps what is counted with.
	 *
	 * @param Db                 $db           Database.
	 * @param ResultStore        $store        Where counts are kept.
	 * @param ResultStore        $combinations Where those of several choices, and of searches, are kept.
	 * @param bool               $has_all      Whether these keep counts of any number of states.
	 * @param \Closure(): float  $clock        Seconds.
	 */
	public function __construct(
		private readonly Db $db,
		private readonly ResultStore $store,
		private readonly ResultStore $combinations,
		private readonly bool $has_all,
		private readonly \Closure $clock
	) {}

	/**
	 * Those of this site.
	 */
	public static function of_site(): self {
		global $wpdb;
		$db      = new Db( $wpdb );
		$has_all = wp_using_ext_object_cache() === true;
		$cached  = $has_all ? new CachedResults() : null;
		return new self(
			$db,
			$cached ?? new SlowResults( $db ),
			$cached ?? new SlowResults( $db, SlowResults::COMBINATIONS ),
			$has_all,
			static fn(): float => microtime( true )
		);
	}

	/**
	 * Counts of terms.
	 *
	 * @param Loop           $loop     The loop.
	 * @param \WP_Taxonomy   $taxonomy Taxonomy that visitors may filter by.
	 * @param list<\WP_Term> $terms    Its terms, a hundred at most.
	 * @param string         $join     `any`, `all` or `none`: of these, posts that it leaves out.
	 * @param bool           $several  Whether several can be chosen.
	 * @return array<int, int> By the id of the term; what is not known is not there.
	 */
	public function of( Loop $loop, \WP_Taxonomy $taxonomy, array $terms, string $join, bool $several ): array {
		$state   = $loop->state->beside( $taxonomy->name, $join, $several );
		$request = LoopRequest::sql( $loop->vars, $state );
		$known   = StoredCounts::of( $request, $taxonomy, $terms );
		$rest    = array_values(
			array_filter( $terms, static fn( \WP_Term $term ): bool => ! isset( $known[ $term->term_id ] ) )
		);
		return $rest === [] || $request === ''
			? $known
			: $known + (
				$this->without( $loop, $state, $taxonomy, $rest )
				?? $this->counted( $state, $request, $taxonomy, $rest )
				?? []
			);
	}

	/**
	 * Counts of nearly all posts: those of all posts, which WordPress knows, less those that are left out. These are
	 * fewer to look at.
	 *
	 * @param Loop           $loop     The loop.
	 * @param LoopState      $state    What is chosen.
	 * @param \WP_Taxonomy   $taxonomy Taxonomy.
	 * @param list<\WP_Term> $terms    Its terms, one at least.
	 * @return array<int, int>|null Null where it is no such state; what is not known is not there.
	 */
	private function without( Loop $loop, LoopState $state, \WP_Taxonomy $taxonomy, array $terms ): ?array {
		$out = $state->left_out();
		if ( $out === null ) {
			return null;
		}
		$all = StoredCounts::of( LoopRequest::sql( $loop->vars, $state->cleared() ), $taxonomy, $terms );
		if ( count( $all ) < count( $terms ) ) {
			return null;
		}
		$less = $this->counted( $out, LoopRequest::sql( $loop->vars, $out ), $taxonomy, $terms ) ?? [];
		foreach ( $less as $term => $posts ) {
			$less[ $term ] = max( 0, $all[ $term ] - $posts );
		}
		return $less;
	}

	/**
	 * Counts that WordPress does not know.
	 *
	 * @param LoopState      $state    What is chosen.
	 * @param string         $request  The loop's query.
	 * @param \WP_Taxonomy   $taxonomy Taxonomy.
	 * @param list<\WP_Term> $terms    Its terms, one at least.
	 * @return array<int, int>|null Null where another process is counting.
	 */
	private function counted( LoopState $state, string $request, \WP_Taxonomy $taxonomy, array $terms ): ?array {
		$query   = CountQuery::of( $this->db, $request, $taxonomy, $terms );
		$key     = md5( $query->sql );
		$is_slow = array_sum( array_column( $terms, 'count' ) ) >= self::LARGE;
		$is_one  = $state->count() < 2 && $state->search === '';
		$store   = $is_one ? $this->store : $this->combinations;
		// Page views of small sites read, and write nothing.
		$is_kept = $this->has_all || $is_slow;
		$count   = function () use ( $query, $key, $store, $is_kept ): ?array {
			$before = ( $this->clock )();
			$counts = $query->run( $this->db );
			if ( $counts !== null && $is_kept ) {
				$store->write( $key, $counts, ( $this->clock )() - $before );
			}
			return $counts;
		};
		$last    = $is_kept ? self::last( $store, $key ) : null;
		if ( $last['fresh'] ?? false ) {
			return $last['counts'];
		}
		$lock = $is_one || $this->has_all ? $key : self::OTHERS;
		return $is_slow ? self::alone( $store, $lock, $key, $last, $count ) : $count();
	}

	/**
	 * The last counts.
	 *
	 * @param ResultStore $store Where they are kept.
	 * @param string     $key   Their key.
	 * @return array{counts: array<int, int>, fresh: bool}|null Null where there are none.
	 */
	private static function last( ResultStore $store, string $key ): ?array {
		/** Written here alone.
		 *
		 * @var array{counts: array<int, int>, fresh: bool}|null $last */
		$last = $store->read( $key );
		return $last;
	}

	/**
	 * Counts, unless another process does.
	 *
	 * @param ResultStore                        $store Where counts are kept.
	 * @param string                             $lock  What only one process does at a time.
	 * @param string                             $key   Key of the counts.
	 * @param array|null                         $last  The last counts, which are not fresh; null = there are none.
	 * @param \Closure(): (array<int, int>|null) $count Counts.
	 * @phpstan-param array{counts: array<int, int>, fresh: bool}|null $last
	 * @return array<int, int>|null The last counts where another process is counting, null where there are none.
	 */
	private static function alone(
		ResultStore $store,
		string $lock,
		string $key,
		?array $last,
		\Closure $count
	): ?array {
		if ( ! $store->take( $lock, $last === null && $lock === $key ) ) {
			return $last['counts'] ?? null;
		}
		try {
			$last = self::last( $store, $key );
			return ( $last['fresh'] ?? false ) ? $last['counts'] : $count();
		} finally {
			$store->release( $lock );
		}
	}
}
