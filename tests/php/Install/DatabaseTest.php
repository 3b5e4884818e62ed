<?php
/**
 * The tables.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Install;

use Vitrine\Install\Database;
use Vitrine\Tests\Site;
use Vitrine\Tests\TestCase;

/**
 * Tables are made once, and brought to the newest version from any older one. In a site of its own: no database rolls tables back.
 */
final class DatabaseTest extends TestCase {

	/**
	 * The site.
	 *
	 * @var Site
	 */
	private static Site $site;

	/**
	 * Starts the site.
	 */
	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$site = Site::start();
	}

	/**
	 * Ends it.
	 */
	public static function tearDownAfterClass(): void {
		self::$site->stop();
		parent::tearDownAfterClass();
	}

	/** Describes the tables. */
	private const COLUMNS = '
		global $wpdb;
		$columns = [];
		foreach ( [ "sources", "posts", "images", "comments", "threads", "media", "providers", "provider_albums", "answers", "provider_pictures" ] as $table ) {
			$columns[ $table ] = $wpdb->get_results( "DESCRIBE {$wpdb->prefix}vitrine_{$table}", ARRAY_A );
		}
	';

	/**
	 * Activation made the tables, their version and the key of cursors; both options load with all others.
	 */
	public function test_activation_makes_everything(): void {
		$made = self::$site->run( self::COLUMNS . 'return [ $columns, get_option( "vitrine_db_version" ), get_option( "vitrine_cursor_key" ), array_keys( array_intersect_key( wp_load_alloptions(), [ "vitrine_db_version" => 1, "vitrine_cursor_key" => 1 ] ) ), Vitrine\Install\Database::exists() ];' );
		self::assertSame( Database::VERSION, (int) $made[1] );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $made[2] );
		self::assertCount( 2, $made[3] );
		self::assertTrue( $made[4] );
		self::assertSame( [ 'id', 'source_id', 'network_id', 'published_at', 'ready', 'round_number', 'missed_rounds', 'missed_at', 'digest', 'words', 'data', 'pictures', 'pictures_due', 'type', 'flag', 'popularity', 'ends_at' ], array_column( $made[0]['posts'], 'Field' ) );
		foreach ( $made[0] as $columns ) {
			self::assertNotSame( [], array_intersect( [ 'id', 'digest', 'attachment_id', 'popup_id' ], array_column( $columns, 'Field' ) ) );
		}
	}

	/**
	 * A second migration changes nothing, not even a row or the key that published pages depend on; at the newest version it asks nothing.
	 */
	public function test_migrating_again_changes_nothing(): void {
		$result = self::$site->run(
			self::COLUMNS . '
			$before = [ $columns, get_option( "vitrine_cursor_key" ) ];
			$wpdb->query( "INSERT INTO {$wpdb->prefix}vitrine_posts ( source_id, network_id, published_at, digest, words, data ) VALUES ( 1, \'kept\', 5, \'\', \'\', \'{}\' )" );
			update_option( "vitrine_db_version", 0 );
			( new Vitrine\Install\Database() )->migrate();
			( new Vitrine\Install\Database() )->migrate();
			' . self::COLUMNS . '
			$queries = $wpdb->num_queries;
			( new Vitrine\Install\Database() )->migrate();
			$queries = $wpdb->num_queries - $queries;
			return [ $before === [ $columns, get_option( "vitrine_cursor_key" ) ], $wpdb->get_var( "SELECT network_id FROM {$wpdb->prefix}vitrine_posts" ), (int) get_option( "vitrine_db_version" ), $queries ];'
		);
		self::assertSame( [ true, 'kept', Database::VERSION, 0 ], $result );
	}

	/**
	 * Tables of an older version get the columns that they lack, and keep their rows.
	 */
	public function test_upgrades_older_tables(): void {
		$result = self::$site->run(
			self::COLUMNS . '
			$before = $columns;
			$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_images" );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}vitrine_images ( source_id, post_id, position, facebook_id, media_id, remote_url, status, sizes, alt ) VALUES ( 1, 2, 3, \'4\', \'5\', \'\', \'ready\', \'{}\', \'kept\' )" );
			$wpdb->query( "ALTER TABLE {$wpdb->prefix}vitrine_images DROP COLUMN color" );
			$wpdb->query( "ALTER TABLE {$wpdb->prefix}vitrine_sources DROP COLUMN empty_rounds" );
			$wpdb->query( "DROP TABLE {$wpdb->prefix}vitrine_posts" );
			update_option( "vitrine_db_version", 0 );
			( new Vitrine\Install\Database() )->migrate();
			' . self::COLUMNS . '
			$names = static fn( array $tables ): array => array_map( static function ( array $table ): array { $names = array_column( $table, "Field" ); sort( $names ); return $names; }, $tables );
			return [ $names( $before ) === $names( $columns ), $wpdb->get_row( "SELECT alt, color FROM {$wpdb->prefix}vitrine_images", ARRAY_A ) ];'
		);
		self::assertSame( [ true, [ 'alt' => 'kept', 'color' => '' ] ], $result );
	}

	/**
	 * The first version had feeds only. Its sites get the tables of galleries and keep their posts and the key of cursors; until then nothing of galleries is asked for in vain.
	 */
	public function test_upgrades_the_first_version(): void {
		$result = self::$site->run(
			self::COLUMNS . '
			$before = [ $columns, get_option( "vitrine_cursor_key" ) ];
			foreach ( [ "media", "providers", "provider_albums", "answers", "provider_pictures" ] as $table ) {
				$wpdb->query( "DROP TABLE {$wpdb->prefix}vitrine_{$table}" );
			}
			$wpdb->query( "INSERT INTO {$wpdb->prefix}vitrine_posts ( source_id, network_id, published_at, digest, words, data ) VALUES ( 7, \'first\', 5, \'\', \' rose \', \'{\"text\":\"#rose\"}\' )" );
			update_option( "vitrine_db_version", 1 );
			( new Vitrine\Install\Database() )->migrate();
			' . self::COLUMNS . '
			return [ $before === [ $columns, get_option( "vitrine_cursor_key" ) ], $wpdb->get_row( "SELECT network_id, words, pictures, pictures_due, type FROM {$wpdb->prefix}vitrine_posts WHERE source_id = 7", ARRAY_N ), (int) get_option( "vitrine_db_version" ) ];'
		);
		self::assertSame( [ true, [ 'first', ' rose | #rose ', '{}', '0', 'text' ], Database::VERSION ], $result );
	}

	/**
	 * Until version 7 an account was one row, and pictures of links began at position 10. Accounts keep their rows and may have further contents; pictures move, and keep their files.
	 */
	public function test_accounts_get_contents(): void {
		$result = self::$site->run(
			'
			global $wpdb;
			$sources = $wpdb->prefix . "vitrine_sources";
			$wpdb->query( "DELETE FROM $sources" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_images" );
			$wpdb->query( "DROP INDEX content ON $sources" );
			foreach ( [ "parent_id", "content", "item", "item_key", "title", "used_at", "hashtags" ] as $column ) {
				$wpdb->query( "ALTER TABLE $sources DROP COLUMN $column" );
			}
			$wpdb->query( "CREATE UNIQUE INDEX account ON $sources ( network, account )" );
			$fields = [ "network" => "facebook", "account" => "77", "name" => "Old", "link" => "", "token" => "", "token_kind" => "page", "connected_at" => 0, "state" => "ok", "dropped" => "[]", "page_size" => 50, "round_counts" => "{}" ];
			$wpdb->insert( $sources, $fields );
			$id      = $wpdb->insert_id;
			$picture = static fn( int $position ) => $wpdb->insert( "{$wpdb->prefix}vitrine_images", [ "source_id" => $id, "post_id" => 2, "position" => $position, "facebook_id" => "4", "media_id" => "m", "remote_url" => "", "status" => "ready", "extension" => "webp", "sizes" => "{\"320\":[320,200]}", "alt" => "" ] );
			$picture( 3 );
			$picture( 11 );
			update_option( "vitrine_db_version", 7 );
			$shown  = static fn() => array_map( static fn( $image ) => $image->stem(), Vitrine\Plugin::instance()->feed->images()->posts->of_posts( [ 2 ] )[2] );
			$before = $shown();
			( new Vitrine\Install\Database() )->migrate();
			$after    = $shown();
			$feed     = Vitrine\Plugin::instance()->feed;
			$account  = $feed->sources()->get( $id );
			$contents = array_map( static fn( $content ) => $feed->contents()->open( $account, $content )->id !== $id, [ new Vitrine\Graph\Content( "photos" ), new Vitrine\Graph\Content( "hashtag", "cafe" ), new Vitrine\Graph\Content( "hashtag", "café" ) ] );
			return [
				$before,
				$after,
				$wpdb->get_col( "SELECT position FROM {$wpdb->prefix}vitrine_images ORDER BY position" ),
				array_unique( array_column( $wpdb->get_results( "SHOW INDEX FROM $sources", ARRAY_A ), "Key_name" ) ),
				[ $account->name, $account->parent_id, $account->content->kind ],
				$contents,
				[ $feed->sources()->add( $fields ), count( $feed->sources()->all() ), count( $feed->sources()->contents( $id ) ) ],
			];'
		);
		[ $before, $after, $positions, $keys, $account, $contents, $counts ] = $result;
		self::assertSame( [ 3, 101 ], array_keys( $before ), 'Pages find them before the tables are migrated, too.' );
		self::assertCount( 2, array_intersect_key( $before, $after ) );
		self::assertSame( $before[101], $after[101] );
		self::assertEquals( [ 3, 101 ], $positions );
		self::assertEqualsCanonicalizing( [ 'PRIMARY', 'content', 'parent_id' ], array_values( (array) $keys ) );
		self::assertSame( [ 'Old', 0, 'posts' ], $account );
		self::assertSame( [ true, true, true ], $contents );
		self::assertSame( [ 0, 1, 3 ], $counts );
	}

	/**
	 * Version 3 kept what galleries had shown for whoever could compute its digest. Nothing of it is left, whether the site is used or the plugin is deleted.
	 */
	public function test_former_galleries_go(): void {
		$former = '
			global $wpdb;
			$wpdb->query( "CREATE TABLE IF NOT EXISTS {$wpdb->prefix}vitrine_galleries ( digest char(32) NOT NULL, attributes longtext NOT NULL, used_at bigint(20) NOT NULL, PRIMARY KEY  (digest) )" );
			wp_schedule_event( time() + 1000, "daily", "vitrine_clean_galleries" );
			update_option( "_transient_vitrine_geometry_x", "a", false );
			update_option( "_transient_timeout_vitrine_geometry_x", "1", false );
			update_option( "vitrine_db_version", 3 );
			$left = static fn() => [ $wpdb->get_col( "SHOW TABLES LIKE \'%vitrine_galleries\'" ), wp_next_scheduled( "vitrine_clean_galleries" ), get_option( "_transient_vitrine_geometry_x" ), get_option( "_transient_timeout_vitrine_geometry_x" ) ];
		';
		$none   = [ [], false, false, false ];
		self::assertSame( $none, self::$site->run( $former . '( new Vitrine\Install\Database() )->migrate(); return $left();' ) );
		$tables = self::$site->run( $former . '$listed = ( new Vitrine\Install\Database() )->tables_of_site( [], 1 ); ( new Vitrine\Install\Database() )->drop( true ); $gone = $left(); ( new Vitrine\Install\Database() )->migrate(); return [ $gone, in_array( "{$wpdb->prefix}vitrine_galleries", $listed, true ) ];' );
		self::assertSame( [ $none, true ], $tables );
	}

	/**
	 * After an update without activation, the first visit to the admin, the first REST request or the first cron migrates; a page of visitors never does.
	 */
	public function test_migrates_where_somebody_works(): void {
		$version = static function ( string $path ): int {
			self::$site->run( 'update_option( "vitrine_db_version", 0 ); return 1;' );
			wp_remote_get( self::$site->url . $path, [ 'timeout' => 60, 'redirection' => 0 ] );
			return self::$site->run( 'global $wpdb; return (int) $wpdb->get_var( "SELECT option_value FROM {$wpdb->options} WHERE option_name = \'vitrine_db_version\'" );' );
		};
		self::assertSame( 0, $version( '/' ) );
		self::assertSame( Database::VERSION, $version( '/wp-json/vitrine/v1/feed?cursor=x' ) );
		self::assertSame( Database::VERSION, $version( '/wp-admin/admin-ajax.php?action=heartbeat' ) );
		self::assertSame( Database::VERSION, $version( '/wp-cron.php' ) );
	}

	/**
	 * An account can be connected once: the table itself sees to that.
	 */
	public function test_accounts_are_unique(): void {
		$result = self::$site->run(
			'$sources = Vitrine\Plugin::instance()->feed->sources();
			$fields  = [ "network" => "facebook", "account" => "5", "name" => "x", "link" => "", "token" => "", "token_kind" => "page", "connected_at" => 0, "state" => "ok", "dropped" => "[]", "page_size" => 50, "round_counts" => "{}" ];
			return [ $sources->add( $fields ) > 0, $sources->add( $fields ), $sources->add( [ ...$fields, "network" => "instagram" ] ) > 0, count( $sources->all() ) ];'
		);
		self::assertSame( [ true, 0, true, 2 ], $result );
	}

	/**
	 * Who wanted sign-ups to be deleted wants everything to be deleted, as it was then; whoever has said nothing keeps what people have made.
	 */
	public function test_former_setting_of_sign_ups(): void {
		$migrate = 'update_option( "vitrine_db_version", 16 ); ( new Vitrine\Install\Database() )->migrate(); return [ get_option( "vitrine_when_deleted" ), get_option( "vitrine_remove_sign_ups" ) ];';
		self::assertTrue( self::$site->run( 'update_option( "vitrine_remove_sign_ups", "1", false ); return Vitrine\Install\Deletion::is_complete();' ), 'Deleted before anything was migrated.' );
		self::assertSame( [ 'everything', false ], self::$site->run( $migrate ) );
		self::assertTrue( self::$site->run( 'return Vitrine\Install\Deletion::is_complete();' ) );
		self::assertSame( [ false, false ], self::$site->run( 'update_option( "vitrine_remove_sign_ups", "", false ); delete_option( "vitrine_when_deleted" );' . $migrate ) );
		self::assertFalse( self::$site->run( 'return Vitrine\Install\Deletion::is_complete();' ) );
	}
}
