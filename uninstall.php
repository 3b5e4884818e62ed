<?php
/**
 * Removes what Vitrine has stored, on every site of a network; popups, albums and sign-ups only where the site says so.
 *
 * @package Vitrine
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/php/Requirements.php';

// An older PHP never ran the plugin, and could not read it.
if ( Vitrine\Requirements::unmet( PHP_VERSION, get_bloginfo( 'version' ) ) === array() ) {
	defined( 'VITRINE_FILE' ) || define( 'VITRINE_FILE', __DIR__ . '/plugin.php' );
	require_once __DIR__ . '/php/autoload.php';
	Vitrine\Install\Uninstall::run();
}
