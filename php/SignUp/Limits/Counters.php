<?php
/**
 * Counts of what is limited.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp\Limits;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Rows with a number. The statement that counts also checks: however many requests come at once, no more get past.
 */
final class Counters {

	public const TABLE = 'vitrine_sign_up_counts';

	/** How long it is remembered that somebody got a mail. */
	private const MEMORY = 60 * DAY_IN_SECONDS;

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * What makes the table, but for its character set.
	 *
	 * @param string $prefix Of this site's tables.
	 */
	public static function statement( string $prefix ): string {
		return "CREATE TABLE {$prefix}vitrine_sign_up_counts (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				counter char(40) NOT NULL,
				number int(11) NOT NULL,
				counted_at bigint(20) NOT NULL,
				ends_at bigint(20) NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY counter (counter),
				KEY ends_at (ends_at)
			)";
	}

	/**
	 * Counts one in this hour, unless there are too many.
	 *
	 * @param string $name  What is counted.
	 * @param int    $limit How many there may be.
	 * @return bool Whether it is counted.
	 */
	public function take( string $name, int $limit ): bool {
		$now   = time();
		$key   = self::hourly( $name, $now );
		$count = fn(): bool => $this->db->run(
			'UPDATE %i SET number = number + 1, counted_at = %d WHERE counter = %s AND number < %d',
			$this->table(),
			$now,
			$key,
			$limit
		) === 1;
		return $count() || $this->begin( $key, $now, 2 * HOUR_IN_SECONDS ) || $count();
	}

	/**
	 * Takes back what take() has counted.
	 *
	 * @param string $name What is counted.
	 */
	public function give_back( string $name ): void {
		$this->db->run(
			'UPDATE %i SET number = number - 1 WHERE counter = %s AND number > 0',
			$this->table(),
			self::hourly( $name, time() )
		);
	}

	/**
	 * Counts a mail to a mailbox, unless the last one is too recent.
	 *
	 * @param string $mailbox Key of the mailbox.
	 * @param int    $wait    Seconds since the last one.
	 * @param int    $few     From this number on there is one a week.
	 * @return bool Whether it is counted.
	 */
	public function take_mail( string $mailbox, int $wait, int $few ): bool {
		$now   = time();
		$key   = self::key( "mailbox|{$mailbox}" );
		$count = fn(): bool => $this->db->run(
			'UPDATE %i SET number = number + 1, counted_at = %d, ends_at = %d'
				. ' WHERE counter = %s AND ( counted_at <= %d OR number < %d AND counted_at <= %d )',
			$this->table(),
			$now,
			$now + self::MEMORY,
			$key,
			$now - WEEK_IN_SECONDS,
			$few,
			$now - $wait
		) === 1;
		return $count() || $this->begin( $key, $now, self::MEMORY ) || $count();
	}

	/**
	 * Takes back a mail that was not sent.
	 *
	 * @param string $mailbox Key of the mailbox.
	 */
	public function give_back_mail( string $mailbox ): void {
		$this->db->run(
			'UPDATE %i SET number = number - 1, counted_at = 0 WHERE counter = %s AND number > 0',
			$this->table(),
			self::key( "mailbox|{$mailbox}" )
		);
	}

	/**
	 * Forgets how many mails somebody has left unanswered.
	 *
	 * @param string $mailbox Key of the mailbox.
	 */
	public function answered( string $mailbox ): void {
		$this->db->change( self::TABLE, [ 'number' => 0 ], [ 'counter' => self::key( "mailbox|{$mailbox}" ) ] );
	}

	/**
	 * Forgets what is over.
	 */
	public function purge(): void {
		$this->db->run( 'DELETE FROM %i WHERE ends_at < %d', $this->table(), time() );
	}

	/**
	 * Begins to count.
	 *
	 * @param string $key     Key.
	 * @param int    $now     Unix time.
	 * @param int    $seconds How long it is kept.
	 * @return bool False where somebody else has begun.
	 */
	private function begin( string $key, int $now, int $seconds ): bool {
		return $this->db->run(
			'INSERT IGNORE INTO %i ( counter, number, counted_at, ends_at ) VALUES ( %s, 1, %d, %d )',
			$this->table(),
			$key,
			$now,
			$now + $seconds
		) === 1;
	}

	/**
	 * A key that is another one each hour.
	 *
	 * @param string $name What is counted.
	 * @param int    $now  Unix time.
	 */
	private static function hourly( string $name, int $now ): string {
		return self::key( gmdate( 'YmdH', $now ) . "|{$name}" );
	}

	/**
	 * A key from which nobody reads what is counted.
	 *
	 * @param string $text What is counted.
	 */
	private static function key( string $text ): string {
		return substr( hash_hmac( 'sha256', "vitrine-sign-up-count|{$text}", wp_salt( 'nonce' ) ), 0, 40 );
	}

	/**
	 * Full name of the table.
	 */
	private function table(): string {
		return $this->db->table( self::TABLE );
	}
}
