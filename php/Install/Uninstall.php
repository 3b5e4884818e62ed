<?php
/**
 * Leaves nothing behind.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Install;

use Vitrine\Compat\SocialFeed\Transfer\ImportedPatterns;
use Vitrine\Gallery\Posters\Posters;
use Vitrine\Health\DismissedIncidents;
use Vitrine\Images\Folder;
use Vitrine\Loop\Counts\SlowResults;
use Vitrine\Plugin;
use Vitrine\Popup\PopupPosts;
use Vitrine\Support\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Removes tables, options, events and files when the plugin is deleted. Sign-ups stay for a plugin that comes later,
 * unless Tools → Sign-ups says otherwise.
 */
final class Uninstall {

	/**
	 * Removes everything of every site.
	 */
	public static function run(): void {
		Sites::each( is_multisite(), self::site( ... ) );
	}

	/**
	 * Removes everything of this site.
	 */
	private static function site(): void {
		$plugin = Plugin::instance();
		$plugin->feed->clear_events();
		$plugin->providers->clear_events();
		$plugin->gallery->clear_events();
		$plugin->signUp->clear_events();
		Posters::remove();
		$plugin->library->data()->remove();
		PopupPosts::remove();
		SlowResults::remove();
		ImportedPatterns::forget();
		DismissedIncidents::remove();
		( new Folder() )->remove( null );
		( new Database() )->drop();
	}
}
