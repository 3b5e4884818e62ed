<?php
/**
 * Plugin Name:       Vitrine
 * Plugin URI:        https://github.com/vitrine-blocks/vitrine
 * Description:       Native blocks for social feeds, photo galleries, popups, loop filters, carousels, and menus. Fast pages that work without JavaScript.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            The Vitrine developers
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       vitrine
 *
 * @package Vitrine
 */

defined( 'ABSPATH' ) || exit;

define( 'VITRINE_VERSION', '0.1.0' );
define( 'VITRINE_FILE', __FILE__ );

require __DIR__ . '/php/Requirements.php';

if ( Vitrine\Requirements::check() ) {
	require __DIR__ . '/php/autoload.php';
	Vitrine\Plugin::boot();
}
