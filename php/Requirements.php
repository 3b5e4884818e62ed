<?php
/**
 * The guard in front of everything: this file must parse on every PHP that WordPress ever ran on.
 *
 * @package Vitrine
 */

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the versions of PHP and WordPress and tells administrators what is missing.
 */
final class Requirements {

	const PHP       = '8.1';
	const WORDPRESS = '6.8';

	/**
	 * Whether the plugin can run here; if not, an admin notice says why.
	 *
	 * @return bool
	 */
	public static function check() {
		if ( self::unmet( PHP_VERSION, get_bloginfo( 'version' ) ) === array() && extension_loaded( 'mbstring' ) ) {
			return true;
		}
		add_action( 'admin_notices', array( __CLASS__, 'notice' ) );
		add_action( 'network_admin_notices', array( __CLASS__, 'notice' ) );
		return false;
	}

	/**
	 * What is too old.
	 *
	 * @param string $php       Version of PHP.
	 * @param string $wordpress Version of WordPress, possibly with a suffix such as `-beta1`.
	 * @return array<string, array{string, string}> Needed and found version by name.
	 */
	public static function unmet( $php, $wordpress ) {
		$unmet = array();
		if ( version_compare( $php, self::PHP, '<' ) ) {
			$unmet['PHP'] = array( self::PHP, $php );
		}
		// A pre-release of the needed version has what the release has.
		if ( version_compare( (string) strtok( $wordpress, '-' ), self::WORDPRESS, '<' ) ) {
			$unmet['WordPress'] = array( self::WORDPRESS, $wordpress );
		}
		return $unmet;
	}

	/**
	 * Prints the notice for those who can update.
	 *
	 * @return void
	 */
	public static function notice() {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		// WordPress replaces few of its functions where it is missing.
		if ( ! extension_loaded( 'mbstring' ) ) {
			echo '<div class="notice notice-error"><p><strong>Vitrine</strong> ', esc_html__(
				'is turned off because it requires the PHP extension mbstring. Ask your host to enable it. Your content is safe.',
				'vitrine'
			), '</p></div>';
		}
		foreach ( self::unmet( PHP_VERSION, get_bloginfo( 'version' ) ) as $name => $versions ) {
			printf(
				'<div class="notice notice-error"><p><strong>Vitrine</strong> %s</p></div>',
				esc_html(
					sprintf(
						/* translators: 1: PHP or WordPress, 2: needed version, 3: version that is installed. */
						__(
							'is turned off because it requires %1$s %2$s or newer, and this site runs %1$s %3$s. Ask your host for an update. Your content is safe.',
							'vitrine'
						),
						$name,
						$versions[0],
						$versions[1]
					)
				)
			);
		}
	}
}
