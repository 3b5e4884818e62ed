<?php
/**
 * Tests of nanoPhotosProvider2.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers\Services;

use PHPUnit\Framework\Attributes\Group;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Providers\Contents\ProviderAlbums;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Services\NanoPhotosProvider2;
use Vitrine\Tests\ProviderTestCase;

/**
 * Parameters, names, nesting, messages.
 */
#[Group( 'environment-agnostic' )]
final class NanoPhotosProvider2Test extends ProviderTestCase {

	/**
	 * Albums nested to any depth, in a gallery of the whole.
	 */
	public function test_albums_within_albums(): void {
		$connection = $this->connect( 'nano_photos_provider2' );
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		$contents = $this->contents( $connection );
		self::assertSame( [ 'Spring', 'Woods', 'Poppy', 'Meadow', 'Lupin' ], $this->titles( $contents ), 'Not the scrapbook, not what is hidden, nothing without a picture.' );
		$oaks = ProviderAlbums::public_id( 'Woods%2FOaks' );
		$old  = ProviderAlbums::public_id( 'Woods%2FOaks%2FOld%20%26%20crooked' );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $old, 'Signs that mean something in an address are in no id.' );
		self::assertSame( [ '0', 'Woods', $oaks, $old ], array_map( static fn( $album ): string => $album->id, $contents->path( $old ) ) );
		self::assertSame( [ '', '0', 'Woods', $oaks ], array_map( static fn( $album ): string => $album->parent, $contents->path( $old ) ) );
		self::assertSame( 'Old & crooked', $contents->album( $old )?->title );
		self::assertSame( [ 'Windswept' ], $this->titles( $contents, $old ) );
		global $wpdb;
		$queries = $wpdb->num_queries;
		$fresh   = $this->contents( $connection );
		self::assertCount( 4, $fresh->path( $old ) );
		$this->titles( $fresh, $old );
		self::assertLessThanOrEqual( 6, $wpdb->num_queries - $queries, 'However deep it is (8 for a page).' );
		self::assertNull( $contents->album( 'Scrapbook%202019' ) );
		self::assertNull( $contents->album( ProviderAlbums::public_id( 'Scrapbook%202019' ) ), 'What a list hides has no address either.' );
	}

	/**
	 * The parameters, and the names of files.
	 */
	public function test_what_is_asked_and_read(): void {
		$connection = $this->connect( 'nano_photos_provider2', [], true );
		$this->contents( $connection, [ 'providerAlbum' => 'Woods/Oaks' ] )->album( '0' );
		$this->refresh( $connection );
		$asked = array_column( $this->asked(), 'query' );
		self::assertSame( [ '0', 'Woods/Oaks', 'Woods/Oaks/Old & crooked' ], array_slice( array_column( $asked, 'albumID' ), 0, 3 ), 'A name that is not encoded is encoded, once.' );
		foreach ( [ 'xs', 'sm', 'me', 'la', 'xl' ] as $class ) {
			self::assertArrayHasKey( "h{$class}", $asked[0] );
			self::assertMatchesRegularExpression( '/^\d+$/', $asked[0][ "w{$class}" ] );
		}
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		$contents = $this->contents( $connection );
		$meadow   = array_values( array_filter( $contents->items( '0', array_map( static fn( $entry ): string => $entry->id, $contents->index( '0', \Vitrine\Gallery\Contents\Query::all() )->entries ) ), static fn( Item $item ): bool => $item->title === 'Meadow' ) )[0];
		self::assertSame( 'The meadow in June', $meadow->description );
		self::assertSame( '#5a7d3c', $meadow->thumb->color );
		self::assertSame( [ 1440, 1023 ], [ $meadow->width, $meadow->height ] );
		self::assertSame( $this->url() . '/pictures/meadow-1440.jpg', $meadow->src, 'The administrator lets visitors load it from there.' );
	}

	/**
	 * G7: a search finds what is in folders of folders, and nothing that the black list leaves out.
	 */
	public function test_searches_folders_of_folders(): void {
		$connection = $this->connect( 'nano_photos_provider2', [], true );
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		$all    = [];
		$search = function ( string $words, array $attributes = [] ) use ( $connection ): array {
			$contents = $this->contents( $connection, $attributes );
			$entries  = $contents->index( '0', \Vitrine\Gallery\Contents\Query::of( [], 'or', $words ) )->entries;
			$items    = $contents->items( '0', array_column( $entries, 'id' ), array_diff( array_column( $entries, 'album', 'id' ), [ '' ] ) );
			self::assertCount( count( $entries ), $items );
			return array_column( $items, 'album_id', 'title' );
		};
		foreach ( [ 'o', 'e' ] as $letter ) {
			$all += $search( $letter );
		}
		$oaks = ProviderAlbums::public_id( 'Woods%2FOaks' );
		self::assertSame( [ 'Woods', $oaks ], [ $all['Oaks'] ?? '', $all['Old & crooked'] ?? '' ] );
		$index = fn( \Vitrine\Gallery\Contents\Query $query ): array => $this->contents( $connection )->index( '0', $query )->entries;
		self::assertSame( [ '' ], array_values( array_unique( array_column( $index( \Vitrine\Gallery\Contents\Query::all() ), 'album' ) ) ), 'Without a search there is what there was.' );
		global $wpdb;
		$before = $wpdb->num_queries;
		$index( \Vitrine\Gallery\Contents\Query::of( [], 'or', 'o' ) );
		self::assertLessThanOrEqual( 5, $wpdb->num_queries - $before, 'However many albums there are.' );
		self::assertSame( [], $search( 'scrapbook' ) );
		self::assertSame( [ 'Scrapbook 2019' => '0' ], $search( 'scrapbook', [ 'blackList' => [] ] ) );
		self::assertSame( [ 'Scrapbook 2019' => 'scrapbook' ], $this->contents( $connection )->left_out() );
		self::assertSame( [], $search( 'scrapbook', [ 'blackList' => [], 'whiteList' => [ 'woods' ] ] ) );
		self::assertSame( [ 'Old & crooked' => $oaks ], $search( 'crooked' ) );
		self::assertSame( 1, $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrine_provider_albums SET items = %d WHERE title = 'Oaks'", \Vitrine\Gallery\Contents\Contents::MAX_ENTRIES ) ) );
		self::assertSame( [], $search( 'crooked' ), 'No more is looked through than an index has room for.' );
	}

	/**
	 * A script on the host of the site is no third party: nothing is copied.
	 */
	public function test_the_own_host(): void {
		$home = static fn(): string => 'http://127.0.0.1';
		add_filter( 'pre_option_home', $home );
		$connection = $this->connect( 'nano_photos_provider2' );
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		self::assertCount( 0, $this->asked( 'picture' ) );
		self::assertContains( 'Poppy', $this->titles( $this->contents( $connection ) ) );
	}

	/**
	 * Folders that are in each other end, and each has one place.
	 */
	public function test_loops(): void {
		add_filter( 'vitrine_provider_picture_quota', static fn(): int => 0 );
		$this->control( [ 'fail' => 'loop', 'path' => '/nano/*' ] );
		$connection = $this->connect( 'nano_photos_provider2', [], true );
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		self::assertLessThan( 12, count( $this->asked() ) );
		$ids = array_map( static fn( $album ): string => $album->album, $this->plugin->providers->albums()->albums( $connection->id ) );
		self::assertSame( $ids, array_values( array_unique( $ids ) ) );
		foreach ( $this->plugin->providers->albums()->albums( $connection->id ) as $album ) {
			self::assertNotSame( [], $this->contents( $connection, [ 'blackList' => [] ] )->path( ProviderAlbums::public_id( $album->album ) ), $album->album );
		}
	}

	/**
	 * The original's messages, word for word.
	 */
	public function test_messages(): void {
		$nano = new NanoPhotosProvider2();
		self::assertSame( 'Could not retrieve nanoPhotosProvider2 data (timeout).', $nano->message( new ProviderError( ErrorKind::Timeout ) ) );
		self::assertSame( 'Could not retrieve nanoPhotosProvider2 data. Error: error - The disk is full', $nano->message( new ProviderError( ErrorKind::Refused, 'The disk is full', 'error' ) ) );
		self::assertStringStartsWith( 'Could not retrieve nanoPhotosProvider2 data. Error: 503', $nano->message( new ProviderError( ErrorKind::Broken, '', '503' ) ) );
	}

	/**
	 * Names that are encoded stay, others are encoded; nothing ends the parameter.
	 */
	public function test_album_names(): void {
		$nano = new NanoPhotosProvider2();
		foreach ( [ 'Woods/Oaks' => 'Woods%2FOaks', 'Woods%2FOaks' => 'Woods%2FOaks', ' a b ' => 'a%20b', 'x&y=1' => 'x%26y%3D1', 'été' => '%C3%A9t%C3%A9', '0' => '0' ] as $typed => $id ) {
			self::assertSame( $id, $nano->album_id( (string) $typed ) );
			self::assertSame( $id, $nano->album_id( $id ) );
		}
	}
}
