<?php
/**
 * Forgets what is over.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

use Vitrine\SignUp\Limits\Counters;

defined( 'ABSPATH' ) || exit;

/**
 * Each day, from the first sign-up on; a site without forms plans nothing.
 */
final class Cleaning {

	/** The event. */
	public const EVENT = 'vitrine_sign_up_cleaning';

	/**
	 * Plans it.
	 */
	public static function plan(): void {
		if ( wp_next_scheduled( self::EVENT ) === false ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', self::EVENT );
		}
	}

	/**
	 * Does it.
	 *
	 * @param SignUps  $list     The list.
	 * @param Counters $counters Counts.
	 */
	public static function run( SignUps $list, Counters $counters ): void {
		$list->purge();
		$counters->purge();
	}
}
