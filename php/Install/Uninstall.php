<?php
/**
 * What goes with the plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Install;

use Vitrine\Compat\SocialFeed\Transfer\ImportedPatterns;
use Vitrine\Gallery\Conversion\LibraryCopies;
use Vitrine\Gallery\Posters\Posters;
use Vitrine\Health\DismissedIncidents;
use Vitrine\Images\Folder;
use Vitrine\Loop\Counts\SlowResults;
use Vitrine\Plugin;
use Vitrine\Popup\PopupPosts;
use Vitrine\Support\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Removes tables, options, events and files when the plugin is deleted. Popups, albums and sign-ups stay for a plugin
 * that comes later, unless the site says otherwise (Deletion).
 */
final class Uninstall {

	/**
	 * Cleans up every site.
	 */
	public static function run(): void {
		Sites::each( is_multisite(), self::site( ... ) );
	}

	/**
	 * Cleans up this site, whose setting counts here.
	 */
	private static function site(): void {
		$all    = Deletion::is_complete();
		$plugin = Plugin::instance();
		$plugin->feed->clear_events();
		$plugin->providers->clear_events();
		$plugin->gallery->clear_events();
		$plugin->signUp->clear_events();
		Posters::remove();
		$plugin->library->data()->remove( $all );
		PopupPosts::remove( $all );
		SlowResults::remove();
		ImportedPatterns::forget();
		LibraryCopies::forget();
		DismissedIncidents::remove();
		( new Folder() )->remove( null );
		( new Database() )->drop( $all );
	}
}
