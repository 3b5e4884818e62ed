<?php
/**
 * Feeds that other plugins have stored.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

use Vitrine\Compat\SerializedArray;
use Vitrine\Compat\SocialFeed\Transfer\Settings\FacebookSiteSettings;
use Vitrine\Compat\SocialFeed\Transfer\Settings\InstagramSiteSettings;
use Vitrine\Compat\SocialFeed\Transfer\Settings\SettingTexts;
use Vitrine\Graph\Posts\Field;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Reads their tables and options, and changes nothing there. Who can write a row can write anything into it: rows are
 * read up to a size, and nothing in them makes an object.
 */
final class StoredFeeds {

	/** Most feeds of a plugin. */
	public const MAX_FEEDS = 200;

	/** Most accounts of a plugin. */
	private const MAX_ACCOUNTS = 200;

	/** Bytes of settings that are read. */
	private const MAX_BYTES = 200_000;

	private const DEPTH = 8;

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Database.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Feeds of a plugin, the settings for shortcodes that name no feed last.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @return list<StoredFeed>
	 */
	public function feeds( FeedPlugin $plugin ): array {
		$feeds = [];
		$table = "{$plugin->prefix()}_feeds";
		$site  = $this->list_of( $plugin->site_option() )['gdpr'] ?? null;
		foreach (
			$this->has( $table ) ? $this->db->all(
				'SELECT id, feed_name, settings FROM %i WHERE LENGTH( settings ) <= %d ORDER BY id LIMIT %d',
				$this->db->table( $table ),
				self::MAX_BYTES,
				self::MAX_FEEDS
			) : [] as $row
		) {
			$stored  = json_decode( (string) $row['settings'], true, self::DEPTH );
			$feeds[] = StoredFeed::of(
				$plugin,
				(string) (int) $row['id'],
				(string) $row['feed_name'],
				is_array( $stored ) ? [ ...$stored, ...self::consent( $stored, $site ) ] : $stored
			);
		}
		$feeds[] = $this->legacy( $plugin );
		return array_values( array_filter( $feeds, static fn( ?StoredFeed $one ): bool => $one !== null ) );
	}

	/**
	 * When visitors are asked, where a feed leaves that to the site.
	 *
	 * @param array<mixed> $stored Settings of the feed.
	 * @param mixed        $site   What the site says.
	 * @return array{gdpr?: string}
	 */
	private static function consent( array $stored, mixed $site ): array {
		$is_left = in_array( $stored['gdpr'] ?? 'auto', [ '', 'auto' ], true );
		return $is_left && is_string( $site ) ? [ 'gdpr' => $site ] : [];
	}

	/**
	 * How many feeds are too large or damaged.
	 *
	 * @param FeedPlugin       $plugin Plugin.
	 * @param list<StoredFeed> $feeds  Those that were read.
	 */
	public function unreadable( FeedPlugin $plugin, array $feeds ): int {
		$table = "{$plugin->prefix()}_feeds";
		$all   = $this->has( $table ) ? $this->db->number( 'SELECT COUNT(*) FROM %i', $this->db->table( $table ) ) : 0;
		$named = static fn( StoredFeed $feed ): bool => $feed->id !== StoredFeed::LEGACY;
		return $all - $this->left_out( $plugin ) - count( array_filter( $feeds, $named ) );
	}

	/**
	 * How many feeds are not looked at, because there are more than an import takes.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 */
	public function left_out( FeedPlugin $plugin ): int {
		$table = "{$plugin->prefix()}_feeds";
		return $this->has( $table ) ? max(
			0,
			$this->db->number(
				'SELECT COUNT(*) FROM %i WHERE LENGTH( settings ) <= %d',
				$this->db->table( $table ),
				self::MAX_BYTES
			) - self::MAX_FEEDS
		) : 0;
	}

	/**
	 * Accounts of a plugin.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 * @return array<array-key, StoredAccount> By id.
	 */
	public function accounts( FeedPlugin $plugin ): array {
		$accounts = [];
		$table    = "{$plugin->prefix()}_sources";
		foreach (
			$this->has( $table ) ? $this->db->all(
				'SELECT account_id, account_type, username, access_token FROM %i ORDER BY id LIMIT %d',
				$this->db->table( $table ),
				self::MAX_ACCOUNTS
			) : [] as $row
		) {
			$accounts[] = self::account(
				$row['account_id'],
				$row['username'],
				$row['account_type'],
				$row['access_token']
			);
		}
		array_push(
			$accounts,
			...( $plugin === FeedPlugin::Facebook ? $this->of_facebook_options() : $this->of_instagram_options() )
		);
		$found = [];
		foreach ( array_filter( $accounts, static fn( ?StoredAccount $one ): bool => $one !== null ) as $account ) {
			// Of two tokens for an account, as for its posts and its events, one may still open.
			if ( ! isset( $found[ $account->id ] ) || $found[ $account->id ]->token( $plugin ) === null ) {
				$found[ $account->id ] = $account;
			}
		}
		return $found;
	}

	/**
	 * The settings for shortcodes that name no feed.
	 *
	 * @param FeedPlugin $plugin Plugin.
	 */
	private function legacy( FeedPlugin $plugin ): ?StoredFeed {
		$text   = $this->option( "{$plugin->prefix()}_legacy_feed_settings" );
		$text   = str_starts_with( $text, '{' ) ? $text : ( StoredToken::opened( $plugin, $text ) ?? '' );
		$stored = json_decode( $text, true, self::DEPTH );
		if ( ! is_array( $stored ) ) {
			$stored = $plugin === FeedPlugin::Facebook ? $this->of_facebook_site() : $this->of_instagram_site();
		}
		return StoredFeed::of(
			$plugin,
			StoredFeed::LEGACY,
			__( 'Shortcodes without a feed', 'vitrine' ),
			$stored
		);
	}

	/**
	 * Settings of the site of Custom Facebook Feed, from before feeds had names.
	 *
	 * @return array<string, mixed>|null
	 */
	private function of_facebook_site(): ?array {
		$style = $this->list_of( FeedPlugin::Facebook->site_option() );
		return $style === [] ? null : FacebookSiteSettings::of(
			$style,
			array_map( $this->option( ... ), FacebookSiteSettings::OPTIONS )
		);
	}

	/**
	 * Settings of the site of Instagram Feed, from before feeds had names.
	 *
	 * @return array<string, mixed>|null
	 */
	private function of_instagram_site(): ?array {
		$options = $this->list_of( FeedPlugin::Instagram->site_option() );
		return $options === [] ? null : InstagramSiteSettings::of( $options );
	}

	/**
	 * Accounts that Custom Facebook Feed had before it had a table for them.
	 *
	 * @return list<StoredAccount|null>
	 */
	private function of_facebook_options(): array {
		$accounts = [];
		$stored   = json_decode( stripslashes( $this->option( 'cff_connected_accounts' ) ), true, self::DEPTH );
		foreach ( Field::rows( $stored ) as $row ) {
			$accounts[] = self::account(
				$row['id'] ?? null,
				$row['name'] ?? null,
				$row['pagetype'] ?? null,
				$row['accesstoken'] ?? null
			);
		}
		$tokens = SettingTexts::words( $this->option( 'cff_access_token' ) );
		$type   = $this->option( 'cff_page_type' );
		foreach ( SettingTexts::words( $this->option( 'cff_page_id' ) ) as $place => $id ) {
			$accounts[] = self::account( $id, $id, $type, $tokens[ $place ] ?? $tokens[0] ?? '' );
		}
		return array_slice( $accounts, 0, self::MAX_ACCOUNTS );
	}

	/**
	 * Accounts that Instagram Feed had before it had a table for them.
	 *
	 * @return list<StoredAccount|null>
	 */
	private function of_instagram_options(): array {
		$accounts = [];
		$stored   = $this->list_of( FeedPlugin::Instagram->site_option() );
		foreach ( Field::rows( $stored['connected_accounts'] ?? null ) as $row ) {
			$accounts[] = self::account(
				$row['user_id'] ?? null,
				$row['username'] ?? null,
				null,
				$row['access_token'] ?? null
			);
		}
		return array_slice( $accounts, 0, self::MAX_ACCOUNTS );
	}

	/**
	 * An account of what is stored.
	 *
	 * @param mixed $id    Its id.
	 * @param mixed $name  Its name.
	 * @param mixed $type  `page`, `group`, or a kind of account of Instagram.
	 * @param mixed $token Its token as it is stored.
	 */
	private static function account(
		mixed $id,
		mixed $name,
		mixed $type,
		#[\SensitiveParameter] mixed $token
	): ?StoredAccount {
		$id   = is_scalar( $id ) ? (string) $id : '';
		$name = Field::line( $name );
		return preg_match( '/^[\w.\-]{1,100}$/D', $id ) === 1
			? new StoredAccount( $id, $name === '' ? $id : $name, $type === 'group', is_string( $token ) ? $token : '' )
			: null;
	}

	/**
	 * An option as it is stored.
	 *
	 * @param string $name Name.
	 */
	private function option( string $name ): string {
		return (string) $this->db->value(
			'SELECT option_value FROM %i WHERE option_name = %s AND LENGTH( option_value ) <= %d',
			$this->db->table( 'options' ),
			$name,
			self::MAX_BYTES
		);
	}

	/**
	 * An option that is a list.
	 *
	 * @param string $name Name.
	 * @return array<mixed>
	 */
	private function list_of( string $name ): array {
		return SerializedArray::read( $this->option( $name ) ) ?? [];
	}

	/**
	 * Whether there is a table.
	 *
	 * @param string $table Name without the site's prefix.
	 */
	private function has( string $table ): bool {
		$name = $this->db->table( $table );
		foreach ( $this->db->all( 'SHOW TABLES LIKE %s', $name ) as $row ) {
			if ( in_array( $name, $row, true ) ) {
				return true;
			}
		}
		return false;
	}
}
