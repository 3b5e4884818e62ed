<?php
/**
 * Notices of connections that only a person can mend.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Install\Database;
use Vitrine\Support\AdminNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Says where such a notice belongs, and prints it with the way to the settings.
 */
final class ConnectionNotice {

	/**
	 * Whether this is the dashboard or the list of plugins, and the user may manage connections.
	 */
	public static function is_place(): bool {
		return AdminNotice::is_on( 'dashboard', 'plugins' ) && Capability::may_manage() && Database::exists();
	}

	/**
	 * Prints a notice.
	 *
	 * @param string $what    What has the problem.
	 * @param string $message What the problem is.
	 */
	public static function print( string $what, string $message ): void {
		$settings = admin_url( 'options-general.php?page=' . SettingsPage::SLUG );
		AdminNotice::print( 'warning', $what, $message, [ $settings, __( 'Fix it', 'vitrine' ) ] );
	}
}
