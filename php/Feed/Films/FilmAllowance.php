<?php
/**
 * How often networks are asked for films.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Films;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Counts in one statement, so that many who press at the same moment do not get more.
 */
final class FilmAllowance {

	/** Films of an account that are asked for in a minute. */
	public const A_MINUTE = 20;

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Takes one of this minute.
	 *
	 * @param int $account Row of the account.
	 * @return bool False when there is none left.
	 */
	public function take( int $account ): bool {
		$minute = intdiv( time(), MINUTE_IN_SECONDS );
		// films_asked before films_minute: MySQL assigns from left to right.
		return $this->db->run(
			'UPDATE %i SET films_asked = CASE WHEN films_minute = %d THEN films_asked + 1 ELSE 1 END, films_minute = %d WHERE id = %d AND ( films_minute <> %d OR films_asked < %d )',
			$this->db->table( 'vitrine_sources' ),
			$minute,
			$minute,
			$account,
			$minute,
			self::A_MINUTE
		) === 1;
	}
}
