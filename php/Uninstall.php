<?php
/**
 * Leaves nothing behind.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Gallery\Definitions;
use Vitrine\Images\Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Removes tables, options, events and files when the plugin is deleted.
 */
final class Uninstall {

	/**
	 * Removes everything of every site.
	 */
	public static function run(): void {
		if ( ! is_multisite() ) {
			self::site();
			return;
		}
		foreach ( get_sites( [ 'fields' => 'ids', 'number' => 0 ] ) as $site ) {
			switch_to_blog( $site );
			self::site();
			restore_current_blog();
		}
	}

	/**
	 * Removes everything of this site.
	 */
	private static function site(): void {
		( new Plugin() )->schedule()->clear();
		( new Plugin() )->provider_schedule()->clear();
		Definitions::clear();
		( new Plugin() )->library_data()->remove();
		( new Folder() )->remove( null );
		( new Database() )->drop();
	}
}
