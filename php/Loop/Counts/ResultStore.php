<?php
/**
 * Where counts and values are kept that took long to find.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Counts;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps counts, or rows of values to choose from (Facets\PublishedPosts), and processes apart that would make the same
 * ones.
 */
interface ResultStore {

	/**
	 * The last counts.
	 *
	 * @param string $key Of which query.
	 * @return array{counts: array<mixed>, fresh: bool}|null Null where there are none.
	 */
	public function read( string $key ): ?array;

	/**
	 * Keeps counts.
	 *
	 * @param string       $key     Of which query.
	 * @param array<mixed> $counts  The counts.
	 * @param float        $seconds How long they took.
	 */
	public function write( string $key, array $counts, float $seconds ): void;

	/**
	 * Takes the right to count.
	 *
	 * @param string $key  Of which query.
	 * @param bool   $wait Whether to wait for the process that has it, a second at most.
	 * @return bool False where another process has it.
	 */
	public function take( string $key, bool $wait ): bool;

	/**
	 * Returns the right to count.
	 *
	 * @param string $key Of which query.
	 */
	public function release( string $key ): void;
}
