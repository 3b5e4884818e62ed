<?php
/**
 * Popups, for themes and plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Names popups that something on the page opens: `Popups::want( 12 )`.
 */
final class Popups {

	/**
	 * Something on the page opens a popup: it is printed at the end. Costs no query.
	 *
	 * @param int $id Post of the popup.
	 * @return string Id of its dialog; '' = there is none that visitors may see.
	 */
	public static function want( int $id ): string {
		return Plugin::popups()->want( $id );
	}

	/**
	 * A popup is on this page, its triggers may open it.
	 *
	 * @param int $id Post of the popup.
	 */
	public static function place( int $id ): void {
		Plugin::popups()->place( $id );
	}
}
