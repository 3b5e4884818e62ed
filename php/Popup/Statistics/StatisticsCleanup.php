<?php
/**
 * Figures of popups that are gone.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Statistics;

use Vitrine\Install\Database;
use Vitrine\Module;
use Vitrine\Popup\PopupPosts;

defined( 'ABSPATH' ) || exit;

/**
 * Figures go with their popup.
 */
final class StatisticsCleanup implements Module {

	/**
	 * Keeps how the sums are had.
	 *
	 * @param \Closure(): Statistics $statistics Makes them.
	 */
	public function __construct( private readonly \Closure $statistics ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action(
			'deleted_post_' . PopupPosts::TYPE,
			function ( int $post ): void {
				if ( Database::exists() ) {
					( $this->statistics )()->forget( $post );
				}
			}
		);
	}
}
