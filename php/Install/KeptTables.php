<?php
/**
 * Tables that stay when the plugin is deleted.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Install;

use Vitrine\SignUp\SignUps;

defined( 'ABSPATH' ) || exit;

/**
 * Who has signed up, for nobody can ask people again, and what popups have counted, for popups stay as well. They go
 * where the site says so (Deletion), or where nothing is in them.
 */
final class KeptTables {

	public const NAMES = [ SignUps::TABLE, 'vitrine_popup_statistics' ];

	/**
	 * What makes them, but for their character set.
	 *
	 * @param string $prefix Of this site's tables.
	 * @return list<string>
	 */
	public static function statements( string $prefix ): array {
		return [
			"CREATE TABLE {$prefix}vitrine_sign_ups (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				email varchar(191) NOT NULL,
				digest char(64) NOT NULL,
				name varchar(191) NOT NULL DEFAULT '',
				state varchar(10) NOT NULL,
				secret char(32) NOT NULL,
				leave_key char(32) NOT NULL,
				consent text NOT NULL,
				page text NOT NULL,
				asked_at bigint(20) NOT NULL,
				confirmed_at bigint(20) NOT NULL DEFAULT 0,
				left_at bigint(20) NOT NULL DEFAULT 0,
				next text NOT NULL,
				next_at bigint(20) NOT NULL DEFAULT 0,
				hook_event varchar(20) NOT NULL DEFAULT '',
				hook_tries int(11) NOT NULL DEFAULT 0,
				hook_problem varchar(40) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY digest (digest),
				KEY state (state,asked_at),
				KEY next_at (next_at)
			)",
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
	 * Removes them where nothing speaks against it.
	 *
	 * @param bool $all Whether the site says that they go.
	 */
	public static function drop( bool $all ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- our own fixed names, and the tables are meant to go.
		$shown = $wpdb->suppress_errors();
		$list  = $wpdb->prefix . SignUps::TABLE;
		// Nobody who has only asked agreed to be kept.
		$wpdb->query( "DELETE FROM {$list} WHERE state = 'pending'" );
		$wpdb->query( "UPDATE {$list} SET next = '', next_at = 0 WHERE next_at > 0" );
		foreach ( self::NAMES as $table ) {
			// Null where the database does not answer: that is not zero.
			if ( $all || $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table}" ) === '0' ) {
				$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" );
			}
		}
		$wpdb->suppress_errors( $shown );
		// phpcs:enable WordPress.DB
	}
}
