<?php
/**
 * What other plugins for feeds leave on a site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat\Transfer;

use Vitrine\Compat\SocialFeed\Transfer\FeedPlugin;

/**
 * Their tables and rows, as they write them.
 */
trait StoredPlugin {

	/**
	 * Makes the tables: outside of the transaction, which MySQL would end.
	 */
	public static function setUpBeforeClass(): void {
		global $wpdb;
		parent::setUpBeforeClass();
		foreach ( [ 'cff', 'sbi' ] as $prefix ) {
			$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}{$prefix}_feeds ( id bigint(20) unsigned NOT NULL auto_increment, feed_name text NOT NULL, feed_title text NOT NULL, settings longtext NOT NULL, author bigint(20) unsigned NOT NULL DEFAULT '1', status varchar(255) NOT NULL DEFAULT '', last_modified datetime NOT NULL, PRIMARY KEY  (id) )" );
			$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}{$prefix}_sources ( id bigint(20) unsigned NOT NULL auto_increment, account_id varchar(255) NOT NULL DEFAULT '', account_type varchar(255) NOT NULL DEFAULT '', privilege varchar(255) NOT NULL DEFAULT '', access_token varchar(1000) NOT NULL DEFAULT '', username varchar(255) NOT NULL DEFAULT '', info text NOT NULL, error text NOT NULL, expires datetime NOT NULL, last_updated datetime NOT NULL, author bigint(20) unsigned NOT NULL DEFAULT '1', PRIMARY KEY  (id) )" );
		}
	}

	/**
	 * Takes them away.
	 */
	public static function tearDownAfterClass(): void {
		global $wpdb;
		foreach ( [ 'cff_feeds', 'cff_sources', 'sbi_feeds', 'sbi_sources' ] as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$table}" );
		}
		parent::tearDownAfterClass();
	}

	/**
	 * Adds a feed.
	 *
	 * @param FeedPlugin                  $plugin   Plugin.
	 * @param array<string, mixed>|string $settings Settings, or what stands there instead.
	 * @param string                      $name     Name.
	 * @return int Its id.
	 */
	private static function add_feed( FeedPlugin $plugin, array|string $settings, string $name = 'Garden news' ): int {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}{$plugin->prefix()}_feeds",
			[
				'feed_name'     => $name,
				'feed_title'    => '',
				'settings'      => is_string( $settings ) ? $settings : (string) wp_json_encode( $settings ),
				'status'        => 'publish',
				'last_modified' => '2025-01-01 00:00:00',
			]
		);
		return $wpdb->insert_id;
	}

	/**
	 * Adds an account.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @param string     $id     Its id.
	 * @param string     $token  Token as it is stored.
	 * @param string     $type   Kind of account.
	 */
	private static function add_account( FeedPlugin $plugin, string $id, string $token, string $type = 'page' ): void {
		global $wpdb;
		$wpdb->insert(
			"{$wpdb->prefix}{$plugin->prefix()}_sources",
			[
				'account_id'   => $id,
				'account_type' => $type,
				'access_token' => $token,
				'username'     => "Account {$id}",
				'info'         => '',
				'error'        => '',
				'expires'      => '2100-12-30 00:00:00',
				'last_updated' => '2025-01-01 00:00:00',
			]
		);
	}

	/**
	 * A token sealed as those plugins seal it.
	 *
	 * @param string      $token Token.
	 * @param string|null $key   Key, null for the site's.
	 */
	private static function sealed( string $token, ?string $key = null ): string {
		// What it makes begins as tokens do not: one that does not open would be taken for one.
		$vector = str_repeat( "\1", 16 );
		return base64_encode( $vector . openssl_encrypt( $token . constant( 'LOGGED_IN_SALT' ), 'aes-256-ctr', $key ?? constant( 'LOGGED_IN_KEY' ), 0, $vector ) );
	}
}
