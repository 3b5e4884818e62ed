<?php
/**
 * Counts that took long, where there is no persistent object cache.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Counts;

use Vitrine\Support\Background\FreshOption;
use Vitrine\Support\Clock;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * A few in options. They are fresh for as long as it takes that counting costs a three-hundredth of the time: what
 * took a second, for five minutes. What is counted quickly is not kept: page views read.
 *
 * @phpstan-type Entry array{counts: array<mixed>, until: int}
 */
final class SlowResults implements ResultStore {

	/** Name of the option. */
	public const OPTION = 'vitrine_loop_counts';

	/** Of the one for combinations and searches: there is no end of these, and what most visitors choose must stay. */
	public const COMBINATIONS = 'vitrine_loop_combinations';

	/** Seconds below which counting is quick. */
	public const QUICK = 0.05;

	/** Counts that are kept, the newest of them. */
	public const MAX_ENTRIES = 32;

	/** For how many times as long as they took counts are fresh. */
	private const TIMES = 300;

	/**
	 * Keeps the database.
	 *
	 * @param Db     $db     Database.
	 * @param string $option Name of the option: one of the constants above.
	 */
	public function __construct( private readonly Db $db, private readonly string $option = self::OPTION ) {}

	/**
	 * The last counts.
	 *
	 * @param string $key Of which query.
	 */
	public function read( string $key ): ?array {
		$entry = $this->entries()[ $key ] ?? null;
		return $entry === null
			? null
			: [ 'counts' => $entry['counts'], 'fresh' => Clock::lasts( $entry['until'], HOUR_IN_SECONDS ) ];
	}

	/**
	 * Keeps counts.
	 *
	 * @param string       $key     Of which query.
	 * @param array<mixed> $counts  The counts.
	 * @param float        $seconds How long they took.
	 */
	public function write( string $key, array $counts, float $seconds ): void {
		if ( $seconds < self::QUICK ) {
			return;
		}
		FreshOption::refresh( $this->option );
		$entry  = [ 'counts' => $counts, 'until' => time() + (int) min( HOUR_IN_SECONDS, $seconds * self::TIMES ) ];
		$others = array_diff_key( $this->entries(), [ $key => 0 ] );
		update_option( $this->option, array_slice( [ $key => $entry, ...$others ], 0, self::MAX_ENTRIES ), false );
	}

	/**
	 * Takes the right to count: a lock that ends with the connection to the database.
	 *
	 * @param string $key  Of which query.
	 * @param bool   $wait Whether to wait for the process that has it, a second at most.
	 */
	public function take( string $key, bool $wait ): bool {
		$is_ours = $this->db->value( 'SELECT GET_LOCK( %s, %d )', $this->lock( $key ), (int) $wait );
		// Whoever had it before may have written.
		FreshOption::refresh( $this->option );
		// SQLite has no such locks, and its stand-in says something else: everybody counts.
		return $is_ours !== '0';
	}

	/**
	 * Returns the right to count.
	 *
	 * @param string $key Of which query.
	 */
	public function release( string $key ): void {
		$this->db->value( 'SELECT RELEASE_LOCK( %s )', $this->lock( $key ) );
	}

	/**
	 * Deletes both options.
	 */
	public static function remove(): void {
		delete_option( self::OPTION );
		delete_option( self::COMBINATIONS );
	}

	/**
	 * What is kept, the newest first.
	 *
	 * @return array<string, Entry>
	 */
	private function entries(): array {
		/** Written by write() alone.
		 *
		 * @var array<string, Entry>|false $entries */
		$entries = get_option( $this->option );
		return is_array( $entries ) ? $entries : [];
	}

	/**
	 * Name of a lock: one server has them for all its databases.
	 *
	 * @param string $key Of which query.
	 */
	private function lock( string $key ): string {
		return 'vitrine_' . md5( implode( ' ', [ constant( 'DB_NAME' ), $this->db->table( 'posts' ), $key ] ) );
	}
}
