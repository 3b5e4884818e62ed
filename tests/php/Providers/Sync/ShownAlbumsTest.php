<?php
/**
 * Which albums are kept up.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers\Sync;

use Vitrine\Providers\Sync\ShownAlbums;
use Vitrine\Tests\ProviderTestCase;

/**
 * What is saved says which albums are kept up, however it is written and wherever it stands.
 */
final class ShownAlbumsTest extends ProviderTestCase {

	/**
	 * A gallery as it may be saved.
	 *
	 * @param string $json Its attributes, but for the source.
	 */
	private static function gallery( string $json ): string {
		return '<!-- wp:vitrine/gallery {"source":"provider",' . $json . '} /-->';
	}

	/**
	 * Saves a page.
	 *
	 * @param string $content Content.
	 */
	private static function save( string $content ): void {
		wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => $content ] ) );
	}

	/**
	 * Albums that are kept up, by connection.
	 *
	 * @return array<int, list<string>>
	 */
	private static function wanted(): array {
		global $wpdb;
		$wanted = [];
		foreach ( $wpdb->get_results( "SELECT connection_id, album FROM {$wpdb->prefix}vitrine_provider_albums WHERE wanted_at > 0 ORDER BY album", ARRAY_A ) as $row ) {
			$wanted[ (int) $row['connection_id'] ][] = $row['album'];
		}
		return $wanted;
	}

	/**
	 * Queries of tables of providers.
	 *
	 * @param \Closure(): mixed $job What makes them.
	 * @return list<string>
	 */
	private static function queries( \Closure $job ): array {
		$queries = [];
		add_filter(
			'query',
			$listener = static function ( string $sql ) use ( &$queries ): string {
				if ( str_contains( $sql, 'vitrine_provider' ) ) {
					$queries[] = $sql;
				}
				return $sql;
			}
		);
		$job();
		remove_filter( 'query', $listener );
		return $queries;
	}

	/**
	 * A refresh keeps up the albums of its own connection, also in widgets, and asks once for each, however many galleries show it.
	 */
	public function test_each_album_of_the_connection_once(): void {
		global $wpdb;
		$one   = $this->connect( 'flickr' )->id;
		$other = $this->connect( 'flickr' )->id;
		foreach ( [ "\"provider\":\"{$one}\",\"providerAlbum\":\"11\"", "\"provider\": {$one}, \"providerAlbum\": \"12\"", "\"provider\" : \"{$one}\" , \"providerAlbum\":\"12\"", "\"provider\":\"{$other}\",\"providerAlbum\":\"13\"" ] as $json ) {
			self::save( self::gallery( $json ) );
			self::save( '<!-- wp:group -->' . self::gallery( $json ) . self::gallery( $json ) . '<!-- /wp:group -->' );
		}
		update_option( 'widget_block', [ 2 => [ 'content' => self::gallery( "\"provider\":\"{$one}\",\"providerAlbum\":\"14\"" ) ], 3 => [ 'content' => self::gallery( "\"provider\":\"{$other}\",\"providerAlbum\":\"15\"" ) ] ] );
		self::assertSame( [ $one => [ '11', '12', '14' ], $other => [ '13', '15' ] ], self::wanted() );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_provider_albums" );
		$shown = $this->plugin->providers->shown_albums();
		$shown->note_saved( $one );
		self::assertSame( [ $one => [ '11', '12', '14' ] ], self::wanted() );
		$queries = self::queries( static fn() => $shown->note_saved( $one ) );
		self::assertCount( 1 + 3, $queries, 'One for the connection, and one for each album.' );
	}

	/**
	 * Where there is no time for all posts, the next refresh goes on with those that are left, and the one after the last begins with the newest.
	 */
	public function test_goes_on_where_time_was_over(): void {
		global $wpdb;
		$one = $this->connect( 'flickr' )->id;
		foreach ( [ '11', '12', '13' ] as $album ) {
			self::save( str_repeat( self::gallery( "\"provider\":\"{$one}\",\"providerAlbum\":\"{$album}\"" ), 2 ) );
		}
		update_option( 'widget_block', [ 2 => [ 'content' => self::gallery( "\"provider\":\"{$one}\",\"providerAlbum\":\"14\"" ) ] ] );
		$forget = static fn() => $wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_provider_albums" );
		$shown  = $this->plugin->providers->shown_albums();
		$forget();
		foreach ( [ [ '13' ], [ '12', '13' ], [ '11', '12', '13' ], [ '11', '12', '13', '14' ] ] as $albums ) {
			$shown->note_saved( $one, 0 );
			self::assertSame( [ $one => $albums ], self::wanted() );
		}
		self::assertFalse( get_option( ShownAlbums::PLACES ) );
		$forget();
		$shown->note_saved( $one, 0 );
		self::assertSame( [ $one => [ '13' ] ], self::wanted() );
		$shown->note_saved( $one );
		self::assertSame( [ $one => [ '11', '12', '13', '14' ] ], self::wanted() );
	}

	/**
	 * What the refresh of another connection has kept meanwhile stays.
	 */
	public function test_keeps_places_of_others(): void {
		$one = $this->connect( 'flickr' )->id;
		foreach ( [ '11', '12' ] as $album ) {
			self::save( self::gallery( "\"provider\":\"{$one}\",\"providerAlbum\":\"{$album}\"" ) );
		}
		$read = static function ( string $sql ): string {
			global $wpdb;
			if ( str_contains( $sql, 'SELECT post_content' ) ) {
				// Past what this process remembers of options.
				$wpdb->replace( $wpdb->options, [ 'option_name' => ShownAlbums::PLACES, 'option_value' => 'a:1:{i:999;i:7;}', 'autoload' => 'off' ] );
			}
			return $sql;
		};
		foreach ( [ 0, INF ] as $until ) {
			add_filter( 'query', $read );
			$this->plugin->providers->shown_albums()->note_saved( $one, $until );
			remove_filter( 'query', $read );
			$places = get_option( ShownAlbums::PLACES );
			self::assertSame( 7, $places[999] ?? null );
			self::assertSame( $until === 0, isset( $places[ $one ] ) );
		}
	}

	/**
	 * Posts that have such words but no gallery take none of the time.
	 */
	public function test_reads_posts_with_galleries(): void {
		$one = $this->connect( 'flickr' )->id;
		self::save( self::gallery( "\"provider\":\"{$one}\",\"providerAlbum\":\"11\"" ) );
		self::save( '<!-- wp:embed {"provider":"x"} /-->' );
		$read = [];
		add_filter(
			'query',
			$listener = static function ( string $sql ) use ( &$read ): string {
				$read = str_contains( $sql, 'SELECT post_content' ) ? [ ...$read, $sql ] : $read;
				return $sql;
			}
		);
		$this->plugin->providers->shown_albums()->note_saved( $one );
		remove_filter( 'query', $listener );
		self::assertCount( 1, $read );
		self::assertSame( [ $one => [ '11' ] ], self::wanted() );
	}

	/**
	 * Before the tables are there, saving posts and widgets asks nothing of them.
	 */
	public function test_without_tables(): void {
		$gallery = self::gallery( '"provider":"1","providerAlbum":"11"' );
		delete_option( 'vitrine_db_version' );
		$queries = self::queries(
			static function () use ( $gallery ): void {
				self::save( $gallery );
				update_option( 'widget_block', [ 2 => [ 'content' => $gallery ] ] );
			}
		);
		self::assertSame( [], $queries );
	}
}
