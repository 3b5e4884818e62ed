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
 * Who has signed up: nobody can ask people again. They go where the site says so under Tools → Sign-ups, or where
 * nobody has.
 */
final class KeptTables {

	public const NAMES = [ SignUps::TABLE ];

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
		];
	}

	/**
	 * Removes them where nothing speaks against it.
	 */
	public static function drop(): void {
		global $wpdb;
		foreach ( self::NAMES as $table ) {
			// phpcs:disable WordPress.DB -- our own fixed names, and the tables are meant to go.
			$shown = $wpdb->suppress_errors();
			// Nobody who has only asked agreed to be kept.
			$wpdb->query( "DELETE FROM {$wpdb->prefix}{$table} WHERE state = 'pending'" );
			$wpdb->query( "UPDATE {$wpdb->prefix}{$table} SET next = '', next_at = 0 WHERE next_at > 0" );
			$rows = $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table}" );
			$wpdb->suppress_errors( $shown );
			// Null where the database did not answer: that is not zero.
			if ( $rows === '0' || get_option( SignUps::REMOVE, '' ) === '1' ) {
				$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" );
			}
			// phpcs:enable WordPress.DB
		}
	}
}
