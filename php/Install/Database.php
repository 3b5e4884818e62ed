<?php
/**
 * Versions of the tables, and migration.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Install;

use Vitrine\Admin\FirstRun\FirstRunNotice;
use Vitrine\Feed\Films\Films;
use Vitrine\Feed\Logins\Logins;
use Vitrine\Places\ChangedPages;
use Vitrine\Places\Places;
use Vitrine\Feed\Sources\FormerSources;
use Vitrine\Feed\Store\FormerPosts;
use Vitrine\Feed\Sync\ShownContents;
use Vitrine\Graph\Apps;
use Vitrine\Health\IncidentMail;
use Vitrine\Health\Incidents;
use Vitrine\MediaLibrary\Media;
use Vitrine\Plugin;
use Vitrine\Privacy\ErasedNames;
use Vitrine\Privacy\Retention;
use Vitrine\Providers\Sync\ShownAlbums;
use Vitrine\SignUp\Limits\Counters;
use Vitrine\SignUp\SignUpHealth;
use Vitrine\SignUp\Webhook;
use Vitrine\Support\Db;
use Vitrine\Support\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and migrates the tables of a site.
 */
final class Database {

	/**
	 * Version of the tables; raise it with every change of them.
	 */
	public const VERSION = 17;

	public const OPTION = 'vitrine_db_version';

	/**
	 * Whether this site's tables exist; costs no query, the option is autoloaded.
	 */
	public static function exists(): bool {
		return (int) get_option( self::OPTION, 0 ) > 0;
	}

	/**
	 * Creates the tables of this site, or of every site of a network.
	 *
	 * @param bool $network_wide Whether the plugin was activated for the network.
	 */
	public function activate( bool $network_wide ): void {
		Sites::each( $network_wide, [ $this, 'migrate' ] );
	}

	/**
	 * Creates the tables of a new site when the plugin runs network-wide.
	 *
	 * @param \WP_Site $site The new site.
	 */
	public function initialize_site( \WP_Site $site ): void {
		if ( ! function_exists( 'is_plugin_active_for_network' ) ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		if ( is_plugin_active_for_network( plugin_basename( VITRINE_FILE ) ) ) {
			Sites::on( (int) $site->blog_id, [ $this, 'migrate' ] );
		}
	}

	/**
	 * Adds our tables to those that go with a deleted site.
	 *
	 * @param string[] $tables Tables to drop.
	 * @param int      $site   Id of the site.
	 * @return string[]
	 */
	public function tables_of_site( array $tables, int $site ): array {
		global $wpdb;
		foreach ( [ ...Tables::NAMES, Counters::TABLE, ...KeptTables::NAMES, ...Tables::FORMER ] as $table ) {
			$tables[] = $wpdb->get_blog_prefix( $site ) . $table;
		}
		return $tables;
	}

	/**
	 * Brings the tables of the current site to the newest version.
	 */
	public function migrate(): void {
		global $wpdb;
		if ( (int) get_option( self::OPTION, 0 ) === self::VERSION ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = $wpdb->get_charset_collate();
		$statements = [
			...Tables::statements( $wpdb->prefix ),
			Counters::statement( $wpdb->prefix ),
			...KeptTables::statements( $wpdb->prefix ),
		];
		foreach ( $statements as $statement ) {
			dbDelta( "{$statement} $charset;" );
		}
		if ( in_array( (int) get_option( self::OPTION, 0 ), [ 1, 2, 3 ], true ) ) {
			FormerPosts::fold_again( new Db( $wpdb ) );
			// Given up by older versions; they may come now.
			// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- once, on installing or deleting.
			$wpdb->query(
				"UPDATE {$wpdb->prefix}vitrine_images SET retry_at = 0 WHERE status = 'error' AND retry_at = -1 AND problem IN ('host','redirect')"
			);
		}
		if ( (int) get_option( self::OPTION, 0 ) < 7 ) {
			// Author, copyright and keywords of files that were there before are read in the background.
			delete_option( Media::PLACE );
		}
		$this->bring_contents();
		FormerPosts::find_facts( new Db( $wpdb ) );
		// What takes longer, jobs do; until then pages ask for pictures.
		Plugin::instance()->feed->images()->posts->repair( microtime( true ) + 5 );
		if ( get_option( 'vitrine_cursor_key', '' ) === '' ) {
			update_option( 'vitrine_cursor_key', bin2hex( random_bytes( 32 ) ), true );
		}
		// Where an option does not exist, each page view asks for it.
		add_option( 'vitrine_keep_location', '0', '', true );
		add_option( FirstRunNotice::OPTION, (int) get_option( self::OPTION, 0 ) === 0 ? '1' : '0', '', true );
		Deletion::migrate();
		self::drop_former();
		update_option( self::OPTION, self::VERSION, true );
	}

	/**
	 * Before version 8 an account had one row, and pictures of links stood from position 10 on.
	 */
	private function bring_contents(): void {
		global $wpdb;
		// phpcs:disable WordPress.DB, PluginCheck.Security.DirectDB -- our own fixed names; dbDelta() drops no key.
		// What `feed` was for, `shown` does since version 13.
		foreach ( [ 'vitrine_sources' => 'account', 'vitrine_posts' => 'feed' ] as $table => $key ) {
			$keys = $wpdb->get_results( "SHOW INDEX FROM {$wpdb->prefix}{$table}", ARRAY_A );
			if ( in_array( $key, array_column( (array) $keys, 'Key_name' ), true ) ) {
				$wpdb->query( "DROP INDEX {$key} ON {$wpdb->prefix}{$table}" );
			}
		}
		$version = (int) get_option( self::OPTION, 0 );
		if ( $version > 0 && $version < 8 ) {
			$wpdb->query(
				"UPDATE {$wpdb->prefix}vitrine_images SET position = position + 90 WHERE position >= 10 AND position < 100"
			);
		}
		// phpcs:enable WordPress.DB, PluginCheck.Security.DirectDB
	}

	/**
	 * Takes away what older versions have made: before version 5, what galleries had shown was open to whoever could
	 * compute its digest.
	 */
	private static function drop_former(): void {
		global $wpdb;
		foreach ( Tables::FORMER as $table ) {
			// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- our own fixed names, and the tables are meant to go.
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" );
		}
		wp_clear_scheduled_hook( 'vitrine_clean_galleries' );
		self::drop_transients( 'vitrine_geometry_' );
	}

	/**
	 * Takes transients away.
	 *
	 * @param string ...$names How their names begin.
	 */
	private static function drop_transients( string ...$names ): void {
		global $wpdb;
		foreach ( $names as $name ) {
			foreach ( [ '_transient_', '_transient_timeout_' ] as $kind ) {
				$like  = $wpdb->esc_like( "{$kind}{$name}" ) . '%';
				// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- once, on installing or deleting.
				$found = $wpdb->get_col(
					$wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $like )
				);
				array_map( 'delete_option', $found );
			}
		}
	}

	/**
	 * Removes the tables and options of this site: used by uninstall.php.
	 *
	 * @param bool $all Whether those go that are kept otherwise.
	 */
	public function drop( bool $all ): void {
		global $wpdb;
		KeptTables::drop( $all );
		foreach ( [ ...Tables::NAMES, Counters::TABLE ] as $table ) {
			// phpcs:ignore WordPress.DB, PluginCheck.Security.DirectDB -- our own fixed names, and the tables are meant to go.
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" );
		}
		self::drop_former();
		delete_option( self::OPTION );
		delete_option( 'vitrine_cursor_key' );
		delete_option( 'vitrine_pixel' );
		delete_option( 'vitrine_show_commenters' );
		delete_option( 'vitrine_lightbox' );
		delete_option( FirstRunNotice::OPTION );
		Deletion::forget();
		delete_option( Webhook::OPTION );
		delete_option( SignUpHealth::OPTION );
		delete_option( Retention::OPTION );
		delete_option( ErasedNames::OPTION );
		delete_option( Places::OPTION );
		delete_option( ChangedPages::OPTION );
		delete_option( Incidents::OPTION );
		delete_option( IncidentMail::OPTION );
		delete_option( FormerSources::OPTION );
		delete_option( Apps::OPTION );
		self::drop_transients( Logins::PENDING, Logins::DONE, Films::KEPT );
		delete_option( ShownAlbums::PLACES );
		delete_option( ShownContents::OPTION );
	}
}
