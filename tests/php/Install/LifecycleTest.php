<?php
/**
 * From activation to deletion.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Install;

use Vitrine\Tests\Site;
use Vitrine\Tests\TestCase;

/**
 * What the plugin leaves behind in a site and in a network of sites is nothing, or what its setting names. In sites of their own.
 */
final class LifecycleTest extends TestCase {

	/** What the plugin keeps, without the prefix of the plugin. */
	private const TABLES = [ 'answers', 'comments', 'images', 'media', 'popup_statistics', 'posts', 'provider_albums', 'provider_pictures', 'providers', 'sign_up_counts', 'sign_ups', 'sources', 'threads' ];

	/** What a site has, apart from what comes and goes by itself. */
	private const INVENTORY = '
		global $wpdb;
		$files = [];
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_CONTENT_DIR . "/uploads", FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::SELF_FIRST ) as $file ) {
			$files[] = substr( (string) $file, strlen( WP_CONTENT_DIR ) );
		}
		sort( $files );
		$options = $wpdb->get_results( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name NOT LIKE \'%transient%\' AND option_name NOT IN ( \'cron\', \'active_plugins\', \'recently_activated\', \'rewrite_rules\', \'recovery_keys\', \'uninstall_plugins\' ) AND option_name NOT LIKE \'widget%\' ORDER BY option_name", ARRAY_A );
		$hooks   = [];
		foreach ( _get_cron_array() as $events ) {
			array_push( $hooks, ...array_keys( $events ) );
		}
		sort( $hooks );
		$inventory = [
			"tables"  => $wpdb->get_col( "SHOW TABLES" ),
			"options" => array_column( $options, "option_value", "option_name" ),
			"events"  => array_values( array_filter( array_unique( $hooks ), static fn( $hook ) => str_contains( $hook, "vitrine" ) ) ),
			"files"   => $files,
			"meta"    => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} UNION SELECT DISTINCT meta_key FROM {$wpdb->postmeta} ORDER BY meta_key" ),
			"posts"   => $wpdb->get_col( "SELECT ID FROM {$wpdb->posts}" ),
			"transients" => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE \'%transient%vitrine%\'" ),
		];
	';

	/** Connects an account and fetches two posts with their pictures. */
	private const USE = '
		add_filter( "vitrine_posts_kept", static fn() => 2 );
		$plugin = Vitrine\Plugin::instance();
		$token  = array_column( json_decode( file_get_contents( VITRINE_GRAPH_URL . "/__control" ), true )["tokens"], "value", "label" )["page-garden"];
		$source = $plugin->feed->connections()->connect( "facebook", "108420116093001", $token );
		$plugin->feed->refresh()->run( $source->id );
		update_user_option( 1, "vitrine_dismissed_incidents", [ "1 token 1" ] );
	';

	/** Imports a feed of another plugin, which becomes a pattern that remembers it. */
	private const IMPORT = '
		$feed = Vitrine\Compat\SocialFeed\Transfer\StoredFeed::of( Vitrine\Compat\SocialFeed\Transfer\FeedPlugin::Facebook, "1", "News", [] );
		return Vitrine\Plugin::instance()->transfer->imported()->write( $feed, $feed->attributes() )[1];
	';

	/**
	 * Starts with a fresh network, which these sites share with the others.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control( [ 'reset' => true ] );
	}

	/**
	 * Activated, used, deactivated and deleted, the plugin leaves options, tables, events, uploads and metadata as they were before.
	 */
	public function test_leaves_nothing_behind(): void {
		$site = Site::start( '--plugin=none' );
		try {
			self::install( $site );
			wp_mkdir_p( "{$site->folder}/wp-content/uploads/vitrine-of-others" );
			$before = $site->run( self::INVENTORY . 'return $inventory;' );
			self::assertSame( [], preg_grep( '/vitrine/', $before['tables'] ) );

			$site->run( '$done = activate_plugin( "vitrine/plugin.php" ); if ( is_wp_error( $done ) ) { throw new Exception( $done->get_error_message() ); } return 1;' );
			$active = $site->run( self::INVENTORY . 'return $inventory;' );
			self::assertSame( array_map( static fn( string $table ): string => "wp_vitrine_{$table}", self::TABLES ), array_values( array_diff( $active['tables'], $before['tables'] ) ) );
			self::assertEqualsCanonicalizing( [ 'vitrine_db_version', 'vitrine_cursor_key', 'vitrine_first_run', 'vitrine_keep_location' ], array_keys( array_diff_key( $active['options'], $before['options'] ) ) );
			self::assertSame( [], $active['events'], 'Nothing is due before an account is connected.' );

			$used = $site->run( self::USE . self::INVENTORY . 'return $inventory;' );
			self::assertSame( [ 'vitrine_refresh_sources' ], $used['events'] );
			self::assertGreaterThan( 3, count( preg_grep( '~/uploads/vitrine/~', $used['files'] ) ) );
			$noted = [ 'vitrine_contents_noted' => 0, 'vitrine_feed_places' => 0 ];
			self::assertSame( $active['options'], array_diff_key( $used['options'], $noted ), 'Using it adds no other option.' );
			self::assertSame( [ 'wp_vitrine_dismissed_incidents' ], array_values( array_diff( $used['meta'], $before['meta'] ) ) );
			self::assertSame( [], $used['transients'] );

			$site->run( 'deactivate_plugins( "vitrine/plugin.php" ); return 1;' );
			$idle = $site->run( self::INVENTORY . 'return $inventory;' );
			self::assertSame( [], $idle['events'], 'Deactivation takes the events away.' );
			self::assertSame( $used['tables'], $idle['tables'], 'And keeps what was fetched.' );
			self::assertSame( $used['files'], $idle['files'] );
			$again = $site->run( 'activate_plugin( "vitrine/plugin.php" ); return Vitrine\Plugin::instance()->feed->sources()->all()[0]->name;' );
			self::assertSame( 'Hollin Bank Gardens', $again );
			$site->run( 'Vitrine\Plugin::instance()->feed->schedule()->revive(); return 1;' );
			self::assertSame( [ 'vitrine_refresh_sources' ], $site->run( self::INVENTORY . 'return $inventory["events"];' ), 'Reactivated, it goes on.' );
			self::assertTrue( $site->run( 'Vitrine\Plugin::instance()->feed->connections()->remove( 1 ); return is_array( get_option( "vitrine_former_sources" ) );' ), 'What a disconnected account leaves goes, too.' );

			$pattern = (string) $site->run( self::IMPORT );
			$known   = $site->run( self::INVENTORY . 'return $inventory["meta"];' );
			self::assertSame( [ '_vitrine_imported_as', '_vitrine_imported_feed' ], array_values( preg_grep( '/^_vitrine/', $known ) ) );

			$site->run( 'deactivate_plugins( "vitrine/plugin.php" ); return 1;' );
			self::assertTrue( $site->run( 'return uninstall_plugin( "vitrine/plugin.php" );' ) );
			$after = $site->run( self::INVENTORY . 'return $inventory;' );
			$others = array_values( array_diff( $after['posts'], [ $pattern ] ) );
			self::assertNotSame( $others, $after['posts'], 'Patterns stay: people may have edited them.' );
			self::assertSame( $before, [ ...$after, 'posts' => $others ] );
			self::assertDirectoryExists( "{$site->folder}/wp-content/uploads/vitrine-of-others" );
			self::assertSame( '', self::log( $site ) );
		} finally {
			$site->stop();
		}
	}

	/**
	 * In a network every site has its own tables, accounts and files; new sites get them, deleted ones lose them, and deletion of the plugin takes all.
	 */
	public function test_network_of_sites(): void {
		$site = Site::start( '--multisite', '--plugin=none' );
		try {
			self::install( $site );
			$add    = static fn( string $path ): int => $site->run( 'return wp_insert_site( [ "domain" => get_network()->domain, "path" => "/' . $path . '/", "title" => "' . $path . '", "user_id" => 1 ] );' );
			$tables = static fn(): array => array_values( preg_grep( '/vitrine/', $site->run( 'global $wpdb; return $wpdb->get_col( "SHOW TABLES" );' ) ) );
			$of     = static fn( int ...$blogs ): array => array_merge( ...array_map( static fn( int $blog ): array => array_map( static fn( string $table ): string => ( $blog === 1 ? 'wp_' : "wp_{$blog}_" ) . "vitrine_{$table}", self::TABLES ), $blogs ) );
			$on     = static fn( int $blog, string $code ): mixed => $site->run( "switch_to_blog( {$blog} );{$code}" );
			$second = $add( 'second' );
			$before = [ $on( 1, self::INVENTORY . 'return $inventory;' ), $on( $second, self::INVENTORY . 'return $inventory["options"];' ) ];

			$site->run( '$done = activate_plugin( "vitrine/plugin.php", "", true ); if ( is_wp_error( $done ) ) { throw new Exception( $done->get_error_message() ); } return 1;' );
			self::assertEqualsCanonicalizing( $of( 1, $second ), $tables(), 'Network activation makes the tables of every site.' );
			$third = $add( 'third' );
			self::assertEqualsCanonicalizing( $of( 1, $second, $third ), $tables(), 'A new site gets its own.' );
			$keys = array_map( static fn( int $blog ): string => $on( $blog, 'return get_option( "vitrine_cursor_key" );' ), [ 1, $second, $third ] );
			self::assertSame( $keys, array_unique( $keys ) );

			foreach ( [ 1, $second, $third ] as $blog ) {
				self::assertSame( 0, $on( $blog, 'return count( Vitrine\Plugin::instance()->feed->sources()->all() );' ) );
			}
			$on( $second, self::USE . 'return 1;' );
			self::assertSame( [ 0, 1, 0 ], array_map( static fn( int $blog ): int => $on( $blog, 'return count( Vitrine\Plugin::instance()->feed->sources()->all() );' ), [ 1, $second, $third ] ), 'Sources are apart.' );
			self::assertSame( [ false, true, false ], array_map( static fn( int $blog ): bool => $on( $blog, 'return wp_next_scheduled( "vitrine_refresh_sources" ) !== false;' ), [ 1, $second, $third ] ) );
			$folder = "{$site->folder}/wp-content/uploads";
			self::assertNotSame( [], glob( "{$folder}/sites/{$second}/vitrine/*/*.*" ) );
			self::assertDirectoryDoesNotExist( "{$folder}/vitrine" );

			// What one site shows, another site does not: cursors and blocks are its own.
			$cursor = $on( $second, '$plugin = Vitrine\Plugin::instance(); return $plugin->feed->feed()->first( Vitrine\Feed\Settings\FeedSettings::of( [ "source" => 1, "number" => 1 ] ) )->next;' );
			self::assertSame( 200, (int) wp_remote_retrieve_response_code( wp_remote_get( "{$site->url}/second/wp-json/vitrine/v1/feed?cursor={$cursor}" ) ) );
			self::assertSame( 400, (int) wp_remote_retrieve_response_code( wp_remote_get( "{$site->url}/third/wp-json/vitrine/v1/feed?cursor={$cursor}" ) ) );

			$on( $third, self::USE . 'return 1;' );
			self::assertNotSame( [], glob( "{$folder}/sites/{$third}/vitrine/*/*.*" ) );
			$site->run( "return is_wp_error( wp_delete_site( {$third} ) );" );
			self::assertEqualsCanonicalizing( $of( 1, $second ), $tables(), 'A deleted site loses its tables.' );
			self::assertSame( [], (array) glob( "{$folder}/sites/{$third}/vitrine/*/*.*" ) );

			$site->run( 'deactivate_plugins( "vitrine/plugin.php", false, true ); return 1;' );
			self::assertFalse( $on( $second, 'return wp_next_scheduled( "vitrine_refresh_sources" );' ), 'Deactivation takes the events of every site away.' );
			self::assertTrue( $site->run( 'return uninstall_plugin( "vitrine/plugin.php" );' ) );
			self::assertSame( [], $tables() );
			self::assertSame( [], (array) glob( "{$folder}/sites/*/vitrine" ) );
			$after = [ $on( 1, self::INVENTORY . 'return $inventory;' ), $on( $second, self::INVENTORY . 'return $inventory["options"];' ) ];
			unset( $before[0]['files'], $after[0]['files'] );
			self::assertSame( $before, $after );
			self::assertSame( '', self::log( $site ) );
		} finally {
			$site->stop();
		}
	}

	/**
	 * Galleries keep albums, facts of files and events on every site; deactivated for the network no event is left, deleted nothing is where the site says so.
	 */
	public function test_galleries_leave_nothing_behind(): void {
		$site = Site::start( '--multisite', '--plugin=none' );
		try {
			self::install( $site );
			$second = $site->run( 'return wp_insert_site( [ "domain" => get_network()->domain, "path" => "/second/", "title" => "x", "user_id" => 1 ] );' );
			$on     = static fn( string $code ): mixed => $site->run( "switch_to_blog( {$second} );{$code}" );
			$left   = 'global $wpdb; return [
				"options"  => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE \'%vitrine%\' ORDER BY option_name" ),
				"taxonomy" => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->term_taxonomy} WHERE taxonomy = \'vitrine_album\'" ),
				"terms"    => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->terms}" ),
				"meta"     => $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE \'%vitrine%\' UNION SELECT meta_key FROM {$wpdb->termmeta} ORDER BY meta_key" ),
				"related"  => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->term_relationships}" ),
				"popups"   => $wpdb->get_col( "SELECT post_type FROM {$wpdb->posts} WHERE post_content LIKE \'%wp:vitrine/popup%\' ORDER BY post_type" ),
				"events"   => array_values( array_filter( array_keys( array_merge( ...array_values( _get_cron_array() ?: [ [] ] ) ) ), static fn( $hook ) => str_contains( (string) $hook, "vitrine" ) ) ),
			];';
			$before = $on( $left );
			$site->run( '$done = activate_plugin( "vitrine/plugin.php", "", true ); if ( is_wp_error( $done ) ) { throw new Exception( $done->get_error_message() ); } return 1;' );
			$on(
				'$album = wp_insert_term( "Summer", "vitrine_album" )["term_id"];
				update_term_meta( $album, "vitrine_cover", 5 );
				$file = wp_insert_attachment( [ "post_title" => "x", "post_mime_type" => "image/jpeg" ], "2026/01/x.jpg" );
				update_post_meta( $file, "vitrine_tags", [ "sea" ] );
				wp_set_object_terms( $file, [ $album ], "vitrine_album" );
				$items = array_map( static fn( $number ) => [ "url" => "https://example.test/{$number}.jpg", "width" => 3, "height" => 2 ], range( 1, 520 ) );
				$popup = wp_insert_post( [ "post_type" => "vitrine_popup", "post_status" => "draft", "post_title" => "x", "post_content" => "<!-- wp:vitrine/popup --><p>1</p><!-- /wp:vitrine/popup -->" ] );
				wp_update_post( [ "ID" => $popup, "post_content" => "<!-- wp:vitrine/popup --><p>2</p><!-- /wp:vitrine/popup -->" ] );
				( new Vitrine\Popup\PopupIndex() )->is_empty();
				update_option( "vitrine_when_deleted", "everything", false );
				$GLOBALS["wpdb"]->insert( $GLOBALS["wpdb"]->prefix . "vitrine_popup_statistics", [ "popup_id" => $popup, "day" => "2026-01-01" ] );
				update_option( "widget_block", [ 2 => [ "content" => "<!-- wp:vitrine/gallery " . wp_json_encode( [ "source" => "urls", "items" => [ [ "url" => "https://youtu.be/abcdefghijk" ] ] ] ) . " /-->" ] ] );
				Vitrine\Plugin::instance()->gallery->block()->render( [ "source" => "urls", "items" => [ [ "url" => "https://youtu.be/abcdefghijk" ], ...$items ] ], 0 );
				return 1;'
			);
			$used = $on( $left );
			self::assertEqualsCanonicalizing( [ 'vitrine_read_media', 'vitrine_fetch_poster' ], $used['events'] );
			self::assertSame( [ 1, [ 'vitrine_cover', 'vitrine_tags' ] ], [ $used['taxonomy'], $used['meta'] ] );
			self::assertContains( 'vitrine_popups', $used['options'] );
			self::assertContains( 'vitrine_popup', $used['popups'] );
			self::assertSame( [], preg_grep( '/^_transient_/', [ ...$used['options'] ] ) );

			$site->run( 'deactivate_plugins( "vitrine/plugin.php", false, true ); return 1;' );
			self::assertSame( [], $on( $left )['events'], 'Deactivation takes the events of every site away.' );
			self::assertTrue( $site->run( 'return uninstall_plugin( "vitrine/plugin.php" );' ) );
			self::assertSame( $before, $on( $left ) );
			self::assertSame( '', self::log( $site ) );
		} finally {
			$site->stop();
		}
	}

	/**
	 * What people have made stays unless the site says otherwise, each site for itself, and is there again with the plugin. Tokens, fetched posts and their pictures always go.
	 */
	public function test_what_people_have_made_is_kept(): void {
		$site = Site::start( '--multisite', '--plugin=none' );
		try {
			self::install( $site );
			$second   = $site->run( 'return wp_insert_site( [ "domain" => get_network()->domain, "path" => "/second/", "title" => "x", "user_id" => 1 ] );' );
			$on       = static fn( int $blog, string $code ): mixed => $site->run( "switch_to_blog( {$blog} );{$code}" );
			$activate = '$done = activate_plugin( "vitrine/plugin.php", "", true ); if ( is_wp_error( $done ) ) { throw new Exception( $done->get_error_message() ); } return 1;';
			$remove   = 'deactivate_plugins( "vitrine/plugin.php", false, true ); return 1;';
			$site->run( $activate );
			foreach ( [ 1, $second ] as $blog ) {
				$on(
					$blog,
					self::USE . '
					global $wpdb;
					$album = wp_insert_term( "Summer", "vitrine_album" )["term_id"];
					update_term_meta( $album, "vitrine_order", 3 );
					$file = wp_insert_attachment( [ "post_title" => "x", "post_mime_type" => "image/jpeg" ], "2026/01/x.jpg" );
					update_post_meta( $file, "vitrine_tags", [ "sea" ] );
					wp_set_object_terms( $file, [ $album ], "vitrine_album" );
					$popup = wp_insert_post( [ "post_type" => "vitrine_popup", "post_status" => "publish", "post_title" => "Kept", "post_content" => "<!-- wp:vitrine/popup --><p>1</p><!-- /wp:vitrine/popup -->" ] );
					$wpdb->insert( $wpdb->prefix . "vitrine_popup_statistics", [ "popup_id" => $popup, "day" => "2026-01-01", "closes" => 2 ] );
					foreach ( [ "confirmed", "pending" ] as $state ) {
						$wpdb->insert( $wpdb->prefix . "vitrine_sign_ups", [ "email" => $state, "digest" => $state, "state" => $state, "secret" => "", "leave_key" => "", "consent" => "", "page" => "", "asked_at" => time(), "next" => "" ] );
					}
					return 1;'
				);
			}
			$on( $second, 'update_option( "vitrine_when_deleted", "everything", false ); return 1;' );
			$site->run( $remove );
			self::assertTrue( $site->run( 'return uninstall_plugin( "vitrine/plugin.php" );' ) );
			$left = 'global $wpdb; $tables = preg_grep( "/^{$wpdb->prefix}vitrine/", $wpdb->get_col( "SHOW TABLES" ) ); return [
				array_values( $tables ),
				$wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE \'%vitrine%\'" ),
				$wpdb->get_col( "SELECT post_title FROM {$wpdb->posts} WHERE post_type = \'vitrine_popup\'" ),
				$wpdb->get_col( "SELECT name FROM {$wpdb->terms} JOIN {$wpdb->term_taxonomy} USING ( term_id ) WHERE taxonomy = \'vitrine_album\' AND count = 1" ),
				$wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE \'%vitrine%\' UNION SELECT meta_key FROM {$wpdb->termmeta} ORDER BY meta_key" ),
			];';
			self::assertSame( [ [ 'wp_vitrine_popup_statistics', 'wp_vitrine_sign_ups' ], [], [ 'Kept' ], [ 'Summer' ], [ 'vitrine_order', 'vitrine_tags' ] ], $on( 1, $left ) );
			self::assertSame( [ [], [], [], [], [] ], $on( $second, $left ) );
			$folder = "{$site->folder}/wp-content/uploads";
			self::assertSame( [], [ ...(array) glob( "{$folder}/vitrine" ), ...(array) glob( "{$folder}/sites/*/vitrine" ) ], 'Fetched pictures go everywhere.' );

			$site->run( $activate );
			self::assertSame( [ 0, [ 'confirmed' ], '2', 1 ], $on( 1, 'global $wpdb; return [ count( Vitrine\Plugin::instance()->feed->sources()->all() ), $wpdb->get_col( "SELECT email FROM {$wpdb->prefix}vitrine_sign_ups" ), $wpdb->get_var( "SELECT closes FROM {$wpdb->prefix}vitrine_popup_statistics" ), (int) wp_count_posts( "vitrine_popup" )->publish ];' ) );
			self::assertSame( '', self::log( $site ) );
		} finally {
			$site->stop();
		}
	}

	/**
	 * Activated on one site of a network, the other sites have nothing of it.
	 */
	public function test_one_site_of_a_network(): void {
		$site = Site::start( '--multisite' );
		try {
			$second = $site->run( 'return wp_insert_site( [ "domain" => get_network()->domain, "path" => "/second/", "title" => "x", "user_id" => 1 ] );' );
			$tables = array_values( preg_grep( '/vitrine/', $site->run( 'global $wpdb; return $wpdb->get_col( "SHOW TABLES" );' ) ) );
			self::assertEqualsCanonicalizing( array_map( static fn( string $table ): string => "wp_vitrine_{$table}", self::TABLES ), $tables );
			self::assertFalse( $site->run( "switch_to_blog( {$second} ); return get_option( 'vitrine_db_version' );" ) );
			self::assertSame( 200, (int) wp_remote_retrieve_response_code( wp_remote_get( "{$site->url}/second/" ) ) );
			self::assertSame( '', self::log( $site ) );
		} finally {
			$site->stop();
		}
	}

	/**
	 * Puts the plugin into a site, as tools/site.mjs does, without activating it.
	 *
	 * @param Site $site Site.
	 */
	private static function install( Site $site ): void {
		$pipes   = [];
		$process = proc_open( [ 'node', '--input-type=module', '-e', 'const { linkPlugin } = await import( process.argv[ 1 ] ); linkPlugin( process.argv[ 2 ] );', Site::root() . '/tools/plugin.mjs', "{$site->folder}/wp-content/plugins" ], [], $pipes );
		self::assertIsResource( $process );
		self::assertSame( 0, proc_close( $process ) );
	}

	/**
	 * What PHP complained of in a site, as far as it is about us or the database.
	 *
	 * @param Site $site Site.
	 */
	private static function log( Site $site ): string {
		$file = "{$site->folder}/wp-content/debug.log";
		return is_readable( $file ) ? implode( "\n", preg_grep( '~database error|Fatal|/plugins/vitrine|' . preg_quote( Site::root(), '~' ) . '~', explode( "\n", (string) file_get_contents( $file ) ) ) ) : '';
	}
}
