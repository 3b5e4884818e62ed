<?php
/**
 * The tables: names, versions, migration.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Install;

use Vitrine\Feed\Sources\FormerSources;
use Vitrine\MediaLibrary\Media;
use Vitrine\Plugin;
use Vitrine\Support\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and migrates the tables of a site.
 */
final class Database {

	/**
	 * Version of the schema below; raise it with every change.
	 */
	public const VERSION = 7;

	public const OPTION = 'vitrine_db_version';

	private const TABLES = [
		'vitrine_sources',
		'vitrine_posts',
		'vitrine_images',
		'vitrine_media',
		'vitrine_providers',
		'vitrine_provider_albums',
		'vitrine_answers',
		'vitrine_provider_pictures',
		'vitrine_popup_statistics',
	];

	/** Tables of older versions. */
	private const FORMER = [ 'vitrine_galleries' ];

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
		foreach ( [ ...self::TABLES, ...self::FORMER ] as $table ) {
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
		dbDelta(
			"CREATE TABLE {$wpdb->prefix}vitrine_sources (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				network varchar(20) NOT NULL,
				account varchar(64) NOT NULL,
				name varchar(191) NOT NULL,
				link text NOT NULL,
				picture text NULL,
				token text NOT NULL,
				token_kind varchar(20) NOT NULL,
				scopes text NULL,
				connected_at bigint(20) NOT NULL,
				expires_at bigint(20) NULL,
				state varchar(20) NOT NULL,
				error text NULL,
				failures int(11) NOT NULL DEFAULT 0,
				quota int(11) NULL,
				dropped text NOT NULL,
				page_size int(11) NOT NULL,
				last_success_at bigint(20) NOT NULL DEFAULT 0,
				next_refresh_at bigint(20) NOT NULL DEFAULT 0,
				lease varchar(32) NOT NULL DEFAULT '',
				lease_until bigint(20) NOT NULL DEFAULT 0,
				round_number bigint(20) NOT NULL DEFAULT 0,
				round_open tinyint(1) NOT NULL DEFAULT 0,
				round_after text NULL,
				round_listed tinyint(1) NOT NULL DEFAULT 0,
				round_posts int(11) NOT NULL DEFAULT 0,
				round_counts text NOT NULL,
				round_restarts int(11) NOT NULL DEFAULT 0,
				round_cursors text NULL,
				deauthorized_at bigint(20) NOT NULL DEFAULT 0,
				renewal_refused_at bigint(20) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY account (network,account)
			) $charset;"
		);
		dbDelta(
			"CREATE TABLE {$wpdb->prefix}vitrine_posts (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				source_id bigint(20) unsigned NOT NULL,
				network_id varchar(191) NOT NULL,
				published_at bigint(20) NOT NULL,
				ready tinyint(1) NOT NULL DEFAULT 0,
				round_number bigint(20) NOT NULL DEFAULT 0,
				missed_rounds int(11) NOT NULL DEFAULT 0,
				missed_at bigint(20) NOT NULL DEFAULT 0,
				digest char(32) NOT NULL,
				words longtext NOT NULL,
				data longtext NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY network_id (source_id,network_id),
				KEY feed (source_id,ready,published_at,id),
				KEY round_number (source_id,round_number)
			) $charset;"
		);
		dbDelta(
			"CREATE TABLE {$wpdb->prefix}vitrine_images (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				source_id bigint(20) unsigned NOT NULL,
				post_id bigint(20) unsigned NOT NULL,
				position int(11) NOT NULL,
				facebook_id varchar(191) NOT NULL,
				media_id varchar(64) NOT NULL,
				remote_url text NOT NULL,
				expires_at bigint(20) NULL,
				status varchar(10) NOT NULL,
				attempts int(11) NOT NULL DEFAULT 0,
				retry_at bigint(20) NOT NULL DEFAULT 0,
				problem varchar(40) NOT NULL DEFAULT '',
				extension varchar(5) NOT NULL DEFAULT '',
				sizes text NOT NULL,
				aspect_ratio double NOT NULL DEFAULT 0,
				color char(7) NOT NULL DEFAULT '',
				alt text NOT NULL,
				bytes bigint(20) NOT NULL DEFAULT 0,
				used_at bigint(20) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY place (source_id,post_id,position),
				KEY post_id (post_id),
				KEY work (source_id,status,retry_at),
				KEY used (status,used_at)
			) $charset;"
		);
		foreach ( [ ...self::providers( $wpdb->prefix ), ...self::popups( $wpdb->prefix ) ] as $table ) {
			dbDelta( "{$table} $charset;" );
		}
		dbDelta(
			"CREATE TABLE {$wpdb->prefix}vitrine_media (
				attachment_id bigint(20) unsigned NOT NULL,
				kind varchar(20) NOT NULL DEFAULT 'img',
				width int(11) NOT NULL DEFAULT 0,
				height int(11) NOT NULL DEFAULT 0,
				color varchar(7) NOT NULL DEFAULT '',
				taken_at bigint(20) NOT NULL DEFAULT 0,
				featured tinyint(1) NOT NULL DEFAULT 0,
				leads_off tinyint(1) NOT NULL DEFAULT 0,
				tags text NOT NULL,
				alt text NOT NULL,
				file varchar(255) NOT NULL DEFAULT '',
				clean varchar(64) NOT NULL DEFAULT '',
				exif text NOT NULL,
				PRIMARY KEY  (attachment_id)
			) $charset;"
		);
		if ( in_array( (int) get_option( self::OPTION, 0 ), [ 1, 2, 3 ], true ) ) {
			Plugin::instance()->feed->posts()->fold_again();
			// Given up by older versions; they may come now.
			$wpdb->query(
				"UPDATE {$wpdb->prefix}vitrine_images SET retry_at = 0 WHERE status = 'error' AND retry_at = -1 AND problem IN ('host','redirect')"
			);
		}
		if ( (int) get_option( self::OPTION, 0 ) < 7 ) {
			// Author, copyright and keywords of files that were there before are read in the background.
			delete_option( Media::PLACE );
		}
		if ( get_option( 'vitrine_cursor_key', '' ) === '' ) {
			update_option( 'vitrine_cursor_key', bin2hex( random_bytes( 32 ) ), true );
		}
		// Where an option does not exist, each page view asks for it.
		add_option( 'vitrine_keep_location', '0', '', true );
		self::drop_former();
		update_option( self::OPTION, self::VERSION, true );
	}

	/**
	 * Takes away what older versions have made: before version 5, what galleries had shown was open to whoever could
	 * compute its digest.
	 */
	private static function drop_former(): void {
		global $wpdb;
		foreach ( self::FORMER as $table ) {
			// phpcs:ignore WordPress.DB -- our own fixed names, and the tables are meant to go.
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" );
		}
		wp_clear_scheduled_hook( 'vitrine_clean_galleries' );
		foreach ( [ '_transient_', '_transient_timeout_' ] as $kind ) {
			$like  = $wpdb->esc_like( "{$kind}vitrine_geometry_" ) . '%';
			$names = $wpdb->get_col(
				$wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $like )
			);
			array_map( 'delete_option', $names );
		}
	}

	/**
	 * Tables of php/Providers.
	 *
	 * @param string $prefix Prefix of this site.
	 * @return list<string>
	 */
	private static function providers( string $prefix ): array {
		return [
			"CREATE TABLE {$prefix}vitrine_providers (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				provider varchar(40) NOT NULL,
				name varchar(191) NOT NULL,
				settings text NOT NULL,
				secrets text NOT NULL,
				direct tinyint(1) NOT NULL DEFAULT 0,
				state varchar(20) NOT NULL,
				error text NULL,
				failures int(11) NOT NULL DEFAULT 0,
				last_success_at bigint(20) NOT NULL DEFAULT 0,
				next_refresh_at bigint(20) NOT NULL DEFAULT 0,
				lease varchar(32) NOT NULL DEFAULT '',
				lease_until bigint(20) NOT NULL DEFAULT 0,
				round_number bigint(20) NOT NULL DEFAULT 0,
				round_open tinyint(1) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id)
			)",
			"CREATE TABLE {$prefix}vitrine_provider_albums (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				connection_id bigint(20) unsigned NOT NULL,
				album_key char(32) NOT NULL,
				album text NOT NULL,
				parent_key varchar(32) NOT NULL DEFAULT '',
				title text NOT NULL,
				description text NOT NULL,
				depth int(11) NOT NULL DEFAULT 0,
				position int(11) NOT NULL DEFAULT 0,
				items int(11) NOT NULL DEFAULT 0,
				shown_round bigint(20) NOT NULL DEFAULT 0,
				open_round bigint(20) NOT NULL DEFAULT 0,
				next_page text NOT NULL,
				pages int(11) NOT NULL DEFAULT 0,
				wanted_at bigint(20) NOT NULL DEFAULT 0,
				version varchar(32) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY album (connection_id,album_key)
			)",
			"CREATE TABLE {$prefix}vitrine_answers (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				connection_id bigint(20) unsigned NOT NULL,
				album_id bigint(20) unsigned NOT NULL,
				round_number bigint(20) NOT NULL,
				page int(11) NOT NULL,
				data longtext NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY page (album_id,round_number,page),
				KEY connection_id (connection_id)
			)",
			"CREATE TABLE {$prefix}vitrine_provider_pictures (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				connection_id bigint(20) unsigned NOT NULL,
				album_id bigint(20) unsigned NOT NULL,
				item char(32) NOT NULL,
				version char(32) NOT NULL,
				remote_url text NOT NULL,
				smaller_url text NOT NULL,
				status varchar(10) NOT NULL,
				attempts int(11) NOT NULL DEFAULT 0,
				retry_at bigint(20) NOT NULL DEFAULT 0,
				problem varchar(40) NOT NULL DEFAULT '',
				extension varchar(5) NOT NULL DEFAULT '',
				sizes text NOT NULL,
				color varchar(7) NOT NULL DEFAULT '',
				bytes bigint(20) NOT NULL DEFAULT 0,
				PRIMARY KEY  (id),
				UNIQUE KEY place (album_id,item),
				KEY work (connection_id,status,retry_at),
				KEY status (status,bytes)
			)",
		];
	}

	/**
	 * Tables of popups.
	 *
	 * @param string $prefix Of this site's tables.
	 * @return list<string>
	 */
	private static function popups( string $prefix ): array {
		return [
			"CREATE TABLE {$prefix}vitrine_popup_statistics (
				popup_id bigint(20) unsigned NOT NULL,
				variant varchar(1) NOT NULL DEFAULT '',
				day date NOT NULL,
				impressions bigint(20) unsigned NOT NULL DEFAULT 0,
				closes bigint(20) unsigned NOT NULL DEFAULT 0,
				conversions bigint(20) unsigned NOT NULL DEFAULT 0,
				minute bigint(20) unsigned NOT NULL DEFAULT 0,
				in_minute int(10) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (popup_id,variant,day),
				KEY day (day)
			)",
		];
	}

	/**
	 * Removes everything of this site: used by uninstall.php.
	 */
	public function drop(): void {
		global $wpdb;
		foreach ( self::TABLES as $table ) {
			// phpcs:ignore WordPress.DB -- our own fixed names, and the tables are meant to go.
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" );
		}
		self::drop_former();
		delete_option( self::OPTION );
		delete_option( 'vitrine_cursor_key' );
		delete_option( FormerSources::OPTION );
	}
}
