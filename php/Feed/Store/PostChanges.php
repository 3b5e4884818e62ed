<?php
/**
 * Changes of what is stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\Sources\Source;

defined( 'ABSPATH' ) || exit;

/**
 * Tells that pages with a feed look otherwise from now on.
 */
final class PostChanges {

	/**
	 * Tells it of a source: once for a refresh, however many posts it has brought.
	 *
	 * @param Source $source The source.
	 */
	public static function tell( Source $source ): void {
		/**
		 * Fires when stored posts of an account have changed, also those of its further contents.
		 *
		 * @param int $account Id of the account.
		 */
		do_action( 'vitrine_posts_changed', $source->is_account() ? $source->id : $source->parent_id );
	}
}
