<?php
/**
 * Notices in the admin about problems that only a person can solve.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Install\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Says on which screens such a notice belongs, and prints it.
 */
final class AdminNotice {

	/**
	 * Whether this is the dashboard or the list of plugins, and the user may manage connections.
	 */
	public static function is_place(): bool {
		$screen = get_current_screen();
		return $screen !== null
			&& in_array( $screen->id, [ 'dashboard', 'plugins' ], true )
			&& Capability::may_manage()
			&& Database::exists();
	}

	/**
	 * Prints a notice.
	 *
	 * @param string $what    What has the problem.
	 * @param string $message What the problem is.
	 */
	public static function print( string $what, string $message ): void {
		printf(
			'<div class="notice notice-warning"><p><strong>%s</strong> %s <a href="%s">%s</a></p></div>',
			esc_html( $what ),
			esc_html( $message ),
			esc_url( admin_url( 'options-general.php?page=' . SettingsPage::SLUG ) ),
			esc_html__( 'Mend it', 'vitrine' )
		);
	}
}
