<?php
/**
 * Removes everything that Vitrine has stored, on every site of a network.
 *
 * @package Vitrine
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( PHP_VERSION_ID >= 80100 ) {
	defined( 'VITRINE_FILE' ) || define( 'VITRINE_FILE', __DIR__ . '/plugin.php' );
	require_once __DIR__ . '/php/autoload.php';
	Vitrine\Uninstall::run();
}
