<?php
/**
 * Counts in a persistent object cache.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Counts;

defined( 'ABSPATH' ) || exit;

/**
 * Fresh until a post or a term changes; the last ones are there for a day.
 *
 * @phpstan-type Entry array{changed: string, counts: array<mixed>}
 */
final class CachedResults implements ResultStore {

	/** Group of the object cache. */
	public const GROUP = 'vitrine_loop_counts';

	/** Seconds after which the right of a process that died ends. */
	private const LEASE = 30;

	/**
	 * When posts and terms last changed: before anything is counted.
	 *
	 * @var string
	 */
	private readonly string $changed;

	/**
	 * Looks when posts and terms last changed.
	 */
	public function __construct() {
		$this->changed = wp_cache_get_last_changed( 'posts' ) . ' ' . wp_cache_get_last_changed( 'terms' );
	}

	/**
	 * The last counts.
	 *
	 * @param string $key Of which query.
	 */
	public function read( string $key ): ?array {
		/** What write() has kept.
		 *
		 * @var Entry|false $entry */
		$entry = wp_cache_get( $key, self::GROUP );
		return is_array( $entry )
			? [ 'counts' => $entry['counts'], 'fresh' => $entry['changed'] === $this->changed ]
			: null;
	}

	/**
	 * Keeps counts.
	 *
	 * @param string       $key     Of which query.
	 * @param array<mixed> $counts  The counts.
	 * @param float        $seconds How long they took.
	 */
	public function write( string $key, array $counts, float $seconds ): void {
		$entry = [ 'changed' => $this->changed, 'counts' => $counts ];
		wp_cache_set( $key, $entry, self::GROUP, DAY_IN_SECONDS );
	}

	/**
	 * Takes the right to count.
	 *
	 * @param string $key  Of which query.
	 * @param bool   $wait Whether to wait: nothing tells here when another process is ready.
	 */
	public function take( string $key, bool $wait ): bool {
		return wp_cache_add( "lease-{$key}", 1, self::GROUP, self::LEASE );
	}

	/**
	 * Returns the right to count.
	 *
	 * @param string $key Of which query.
	 */
	public function release( string $key ): void {
		wp_cache_delete( "lease-{$key}", self::GROUP );
	}
}
