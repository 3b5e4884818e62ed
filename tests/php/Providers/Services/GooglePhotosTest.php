<?php
/**
 * Tests of Google Photos.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers\Services;

use PHPUnit\Framework\Attributes\Group;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Services\GooglePhotos;
use Vitrine\Tests\ProviderTestCase;

/**
 * The proxy, covers, keys of shared albums, addresses that end.
 */
#[Group( 'environment-agnostic' )]
final class GooglePhotosTest extends ProviderTestCase {

	/**
	 * Albums without a cover photo are skipped; user, album, kind and limit are sent.
	 */
	public function test_albums_and_photographs(): void {
		$connection = $this->connect( 'google', [ 'limit' => '5' ] );
		$this->contents( $connection )->album( '0' );
		$this->refresh( $connection );
		$contents = $this->contents( $connection );
		self::assertSame( [ 'Woods', 'Shared by link' ], $this->titles( $contents ) );
		self::assertSame( [ 'The oak', '' ], $this->titles( $contents, 'AGoogleWoods' ) );
		self::assertSame( [ 'nguserid' => 'hollinbank', 'kind' => 'album', 'max-results' => '5' ], $this->asked()[0]['query'] );
		self::assertSame( [ 'nguserid' => 'hollinbank', 'ngalbumid' => 'AGoogleWoods', 'kind' => 'photo', 'max-results' => '5' ], $this->asked()[1]['query'] );
		$oak = $contents->items( 'AGoogleWoods', [ 'G-oak' ] )[0];
		self::assertSame( [ 'model' => 'Example One', 'focallength' => '35', 'fstop' => '5.6', 'exposure' => '0.004', 'iso' => '100', 'time' => '2026-06-01T10:20:30Z' ], $oak->exif );
		self::assertSame( 2, $contents->items( '0', [ 'AGoogleWoods' ] )[0]->number_items );
	}

	/**
	 * No limit, no parameter.
	 */
	public function test_without_a_limit(): void {
		$this->refresh( $this->connect( 'google' ) );
		self::assertArrayNotHasKey( 'max-results', $this->asked()[0]['query'] );
	}

	/**
	 * An album that is shared by link: its key gets the beginning that it has to have.
	 */
	public function test_authkey(): void {
		$google = new GooglePhotos();
		self::assertSame( 'AGoogleShared&authkey=Gv1sRgCOxyz', $google->album_id( 'AGoogleShared&authkey=COxyz' ) );
		self::assertSame( 'AGoogleShared&authkey=Gv1sRgCOxyz', $google->album_id( 'AGoogleShared&authkey=Gv1sRgCOxyz&more=1' ) );
		$connection = $this->connect( 'google' );
		$attributes = [ 'providerAlbum' => 'AGoogleShared&authkey=COxyz' ];
		$this->contents( $connection, $attributes )->album( '0' );
		$this->refresh( $connection );
		self::assertSame( [ 'Lilies' ], $this->titles( $this->contents( $connection, $attributes ) ) );
	}

	/**
	 * Addresses are new at every listing: a picture that is here is not fetched again, one that is not comes from the new address.
	 */
	public function test_addresses_that_end(): void {
		$connection = $this->connect( 'google' );
		$attributes = [ 'providerAlbum' => 'AGoogleWoods' ];
		$this->contents( $connection, $attributes )->album( '0' );
		$this->control( [ 'fail' => '404', 'path' => '/google/p/*' ] );
		$this->refresh( $connection );
		self::assertSame( [], $this->titles( $this->contents( $connection, $attributes ) ), 'What is not here is left out.' );
		$this->control( [ 'fail' => null, 'clock' => 4000 ] );
		$this->refresh( $connection );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_provider_pictures SET retry_at = 0" );
		$this->refresh( $connection );
		self::assertSame( [ 'The oak', '' ], $this->titles( $this->contents( $connection, $attributes ) ) );
		$before = count( $this->asked( 'picture' ) );
		$this->refresh( $connection );
		self::assertCount( $before, $this->asked( 'picture' ) );
	}

	/**
	 * A video plays from the address that Google makes of it, as long as that address lives; otherwise it leads to Google's page.
	 */
	public function test_a_video(): void {
		$attributes = [ 'providerAlbum' => 'AGoogleWoods' ];
		$this->control( [ 'edit' => [ 'id' => 'G-oak', 'video' => 'READY' ] ] );
		$connection = $this->connect( 'google' );
		$oak        = function () use ( $connection, $attributes ): Item {
			$this->contents( $connection, $attributes )->album( '0' );
			$this->refresh( $connection );
			return $this->contents( $connection, $attributes )->items( '0', [ 'G-oak' ] )[0];
		};
		$ready = $oak();
		self::assertSame( [ 'video', 'video/mp4', '', 'Example One' ], [ $ready->media_kind, $ready->mime, $ready->destination_url, $ready->exif['model'] ?? '' ] );
		self::assertMatchesRegularExpression( '~^' . preg_quote( $this->url(), '~' ) . '/google/p/[\d-]+/meadow-oak=dv$~', $ready->media );
		self::assertStringStartsWith( home_url(), $ready->thumb->src, 'The poster is here.' );
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_answers SET data = REPLACE( data, '\"film_until\":', '\"film_until\":1,\"old\":' )" );
		$over = $this->contents( $connection, $attributes )->items( '0', [ 'G-oak' ] )[0];
		self::assertSame( [ 'video', '', 'https://photos.google.com/lr/photo/G-oak' ], [ $over->media_kind, $over->media, $over->destination_url ] );
		$this->control( [ 'edit' => [ 'id' => 'G-oak', 'video' => 'PROCESSING' ] ] );
		self::assertSame( 'https://photos.google.com/lr/photo/G-oak', $oak()->destination_url );
	}

	/**
	 * The original's messages; the user id counts as a key.
	 */
	public function test_messages(): void {
		$google = new GooglePhotos();
		self::assertSame( 'Could not retrieve AJAX data...', $google->message( new ProviderError( ErrorKind::Timeout ) ) );
		self::assertSame( 'Could not retrieve Google data. Error: No album found', $google->message( new ProviderError( ErrorKind::Refused, 'No album found' ) ) );
		$connection = $this->refresh( $this->connect( 'google', [ 'user' => 'secret-person' ] ) );
		self::assertSame( 'Missing access token. Please grant authorization.', $connection->error?->detail );
		self::assertStringNotContainsString( 'secret-person', $this->stored() );
	}

	/**
	 * First steps say that Google gives no library any more.
	 */
	public function test_help(): void {
		self::assertStringContainsString( 'March 31, 2025', (string) wp_json_encode( ( new GooglePhotos() )->help() ) );
	}
}
