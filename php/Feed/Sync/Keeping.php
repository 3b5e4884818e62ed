<?php
/**
 * What is kept of a source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

defined( 'ABSPATH' ) || exit;

/**
 * What it says of a post that a complete list does not have it.
 */
enum Keeping {

	/** The network's list has all: what it lacks is gone. */
	case Mirror;

	/** The list has the newest only: what is older than they are stays. */
	case Window;

	/** A list adds to what is there: all of it stays, however much it is. */
	case Archive;

	/** Newest posts that are kept of a source, where nobody says otherwise. */
	private const KEPT = 500;

	/**
	 * Of a network.
	 *
	 * @param string $network Name.
	 */
	public static function of( string $network ): self {
		return match ( $network ) {
			'web'    => self::Window,
			'import' => self::Archive,
			default  => self::Mirror,
		};
	}

	/**
	 * How many of the newest posts are kept.
	 */
	public function posts(): int {
		/**
		 * Filters how many posts of a source are kept. Imported ones are all kept.
		 *
		 * @param int $kept Posts, 1 at least.
		 */
		$kept = max( 1, (int) apply_filters( 'vitrine_posts_kept', self::KEPT ) );
		return $this === self::Archive ? PHP_INT_MAX : $kept;
	}
}
