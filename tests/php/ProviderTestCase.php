<?php
/**
 * What the tests of providers share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Images\Folder;
use Vitrine\Plugin;
use Vitrine\Providers\Contents\ProviderContents;
use Vitrine\Providers\Services\Flickr;
use Vitrine\Providers\Store\Connection;
use Vitrine\Providers\Sync\ProviderRefresh;
use Vitrine\Providers\Sync\SyncPlan;
use Vitrine\Support\SafeHttp;

/**
 * Talks to the providers of tests/providers, a process of their own.
 */
abstract class ProviderTestCase extends TestCase {

	public const KEY  = 'f1c0ffee00000000000000000000f1c0';
	public const USER = '26011645@N00';

	/**
	 * Makes the services.
	 *
	 * @var Plugin
	 */
	protected Plugin $plugin;

	/**
	 * Lets the site call the server, and begins with fresh data.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->control( [ 'reset' => true ] );
		add_filter( 'vitrine_provider_origins', static fn(): array => [ ProviderServer::url() ] );
		add_filter( 'vitrine_gallery_providers', static fn( array $all ): array => [ ...$all, new Flickr( ProviderServer::url() . '/flickr/services/rest/' ) ] );
		$this->plugin = Plugin::instance();
	}

	/**
	 * Takes the files away; the database is rolled back.
	 */
	protected function tearDown(): void {
		( new Folder() )->remove( null );
		parent::tearDown();
	}

	/**
	 * Address of the server.
	 */
	protected function url(): string {
		return ProviderServer::url();
	}

	/**
	 * Switches faults and states, such as `[ 'reset' => true ]`.
	 *
	 * @param array<string, mixed> $switches What to switch.
	 */
	protected function control( array $switches ): void {
		ProviderServer::control( $switches );
	}

	/**
	 * What was asked for since the reset.
	 *
	 * @param string $kind 'api' or 'picture'.
	 * @return list<array<string, mixed>>
	 */
	protected function asked( string $kind = 'api' ): array {
		return ProviderServer::asked( $kind );
	}

	/**
	 * Connects a provider without asking it.
	 *
	 * @param string                $provider Name.
	 * @param array<string, string> $settings Fields that differ.
	 * @param bool                  $direct   Whether visitors load pictures from there.
	 */
	protected function connect( string $provider, array $settings = [], bool $direct = false ): Connection {
		$usual = match ( $provider ) {
			'flickr' => [ 'key' => self::KEY, 'user' => self::USER ],
			'google' => [ 'url' => ProviderServer::url() . '/google/nanogp2.php', 'user' => 'hollinbank', 'limit' => '' ],
			default  => [ 'url' => ProviderServer::url() . '/nano/nano_photos_provider2.php' ],
		};
		$found = $this->plugin->providers->services()->get( $provider );
		self::assertNotNull( $found );
		return $this->plugin->providers->connections()->add( $found, '', [ ...$usual, ...$settings ], $direct );
	}

	/**
	 * Refreshes to the end, and gives the connection as it is then.
	 *
	 * @param Connection $connection Connection.
	 * @param int        $timeout    Seconds for a call.
	 */
	protected function refresh( Connection $connection, int $timeout = 5 ): Connection {
		$plugin = $this->plugin;
		$job    = new ProviderRefresh( $plugin->providers->connections(), $plugin->providers->albums(), new SyncPlan( $plugin->providers->albums() ), $plugin->providers->responses(), $plugin->providers->pictures(), $plugin->providers->services(), new SafeHttp(), $plugin->providers->shown_albums(), $timeout );
		self::assertTrue( $job->run( $connection->id )->complete );
		$after = $plugin->providers->connections()->get( $connection->id );
		self::assertNotNull( $after );
		return $after;
	}

	/**
	 * What a gallery shows of a connection. Made anew, as another request of REST makes it.
	 *
	 * @param Connection           $connection Connection.
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	protected function contents( Connection $connection, array $attributes = [] ): ProviderContents {
		return $this->plugin->providers->contents( GallerySettings::of( [ 'source' => 'provider', 'provider' => (string) $connection->id, ...$attributes ] ) );
	}

	/**
	 * Titles of what an album shows.
	 *
	 * @param ProviderContents $contents Contents.
	 * @param string           $album    Album.
	 * @return list<string>
	 */
	protected function titles( ProviderContents $contents, string $album = '0' ): array {
		$ids = array_map( static fn( \Vitrine\Gallery\Contents\Items\Entry $entry ): string => $entry->id, $contents->index( $album, \Vitrine\Gallery\Contents\Query::all() )->entries );
		return array_map( static fn( \Vitrine\Gallery\Contents\Items\Item $item ): string => $item->title, $contents->items( $album, $ids ) );
	}

	/**
	 * Everything that the plugin has in the database, and the site's options, as one text.
	 */
	protected function stored(): string {
		global $wpdb;
		$text = '';
		foreach ( [ 'vitrine_providers', 'vitrine_provider_albums', 'vitrine_answers', 'vitrine_provider_pictures', 'options' ] as $table ) {
			foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}{$table}", ARRAY_N ) as $row ) {
				$text .= implode( "\n", array_map( 'strval', $row ) ) . "\n";
			}
		}
		return $text;
	}
}
