<?php
/**
 * Tests of Flickr.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers\Services;

use PHPUnit\Framework\Attributes\Group;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Services\Flickr;
use Vitrine\Providers\Store\ConnectionState;
use Vitrine\Providers\Store\ConnectionView;
use Vitrine\Tests\ProviderTestCase;

/**
 * What is asked for, what is left out, what is said.
 */
#[Group( 'environment-agnostic' )]
final class FlickrTest extends ProviderTestCase {

	private const GARDEN = '72157600000000001';
	private const MANY   = '72157600000000002';

	/**
	 * No room for copies: what is tested is the listing.
	 */
	private function without_pictures(): void {
		add_filter( 'vitrine_provider_picture_quota', static fn(): int => 0 );
	}

	/**
	 * Albums with visibility flag 0 are skipped, per_page is 500 and every size is asked for.
	 */
	public function test_the_list_of_albums(): void {
		$connection = $this->refresh( $this->connect( 'flickr' ) );
		self::assertSame( ConnectionState::Ok, $connection->state );
		$titles = array_map( static fn( $album ): string => $album->title, $this->plugin->providers->albums()->albums( $connection->id ) );
		self::assertSame( [ '', 'Garden in summer', 'Everything', 'Profil pictures' ], $titles );
		$query = $this->asked()[0]['query'];
		self::assertSame( 'flickr.photosets.getList', $query['method'] );
		self::assertSame( '500', $query['per_page'] );
		self::assertSame( 'json', $query['format'] );
		foreach ( [ 'sq', 't', 'q', 's', 'm', 'z', 'b', 'l', 'h', 'k', 'o' ] as $code ) {
			self::assertStringContainsString( "url_{$code}", $query['primary_photo_extras'] );
		}
		self::assertCount( 1, $this->asked(), 'What no page shows is not followed.' );
		self::assertCount( 0, $this->asked( 'picture' ), 'Nor are its pictures fetched.' );
	}

	/**
	 * Paging until the last page, and then no further.
	 */
	public function test_it_pages_to_the_end(): void {
		$this->without_pictures();
		$connection = $this->connect( 'flickr', [], true );
		$contents   = $this->contents( $connection, [ 'providerAlbum' => self::MANY ] );
		self::assertSame( [], $contents->index( '0', Query::all() )->entries );
		$this->refresh( $connection );
		self::assertCount( 1203, $this->contents( $connection, [ 'providerAlbum' => self::MANY ] )->index( '0', Query::all() )->entries );
		$pages = array_filter( $this->asked(), static fn( array $one ): bool => $one['query']['method'] === 'flickr.photosets.getPhotos' );
		self::assertSame( [ '1', '2', '3' ], array_values( array_map( static fn( array $one ): string => $one['query']['page'], $pages ) ) );
	}

	/**
	 * Endless paging ends where a page brings nothing new.
	 */
	public function test_endless_pages_end(): void {
		$this->without_pictures();
		$connection = $this->connect( 'flickr', [], true );
		$this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] )->album( '0' );
		$this->control( [ 'fail' => 'endless' ] );
		$this->refresh( $connection );
		self::assertLessThan( 8, count( $this->asked() ) );
		self::assertSame( [ 'Poppy', 'Meadow', 'Bellflower' ], $this->titles( $this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] ) ) );
	}

	/**
	 * Public photographs that are in no album.
	 */
	public function test_all_public_photographs(): void {
		$this->without_pictures();
		$connection = $this->connect( 'flickr', [], true );
		$this->contents( $connection, [ 'providerAlbum' => Flickr::ALL ] )->album( '0' );
		$this->refresh( $connection );
		$contents = $this->contents( $connection, [ 'providerAlbum' => Flickr::ALL ] );
		self::assertCount( 1207, $contents->index( '0', Query::all() )->entries );
		self::assertSame( 'All public photos', $contents->album( '0' )?->title );
		self::assertSame( 'flickr.people.getPublicPhotos', $this->asked()[1]['query']['method'] );
	}

	/**
	 * What is in an item: texts without markup, tags, author, time; the keyword is taken out.
	 */
	public function test_an_item(): void {
		$this->control( [ 'edit' => [ 'id' => '5300000002', 'datetaken' => '2025-01-02 03:04:05' ] ] );
		$connection = $this->connect( 'flickr' );
		$this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] )->album( '0' );
		$this->refresh( $connection );
		$contents = $this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] );
		[ $poppy, $meadow ] = $contents->items( '0', [ '5300000001', '5300000002' ] );
		self::assertSame( 'Poppy', $poppy->title );
		self::assertTrue( $poppy->featured );
		self::assertSame( [ 'red', 'summer' ], $poppy->tags );
		self::assertSame( 'Hollin Bank', $poppy->author );
		self::assertSame( [ 'time' => '2026-06-01T10:20:30' ], $poppy->exif );
		self::assertSame( 'Wide #été', $meadow->description );
		self::assertSame( [ 'été' ], $this->contents( $connection, [ 'providerAlbum' => self::GARDEN, 'tagsFrom' => 'description' ] )->items( '0', [ '5300000002' ] )[0]->tags );
		$listed = fn( Query $query, string $sorting = '' ): array => array_column( $this->contents( $connection, [ 'providerAlbum' => self::GARDEN, 'sorting' => $sorting ] )->index( '0', $query )->entries, 'id' );
		self::assertSame( [ '5300000001' ], $listed( Query::of( [], 'or', 'bank poppy' ) ), 'Who made it is looked for, too.' );
		$taken = array_column( array_column( $contents->items( '0', $listed( Query::all(), 'takenDesc' ) ), 'exif' ), 'time' );
		$dates = $taken;
		rsort( $dates );
		self::assertGreaterThan( 1, count( array_unique( $dates ) ) );
		self::assertSame( $dates, $taken );
		self::assertSame( array_reverse( $dates ), array_column( array_column( $contents->items( '0', $listed( Query::all(), 'takenAsc' ) ), 'exif' ), 'time' ) );
		self::assertSame( 'By the gate & beyond', $this->plugin->providers->albums()->album( $connection->id, self::GARDEN )?->description );
	}

	/**
	 * A video has a play sign, its poster is kept here, and it leads to Flickr's page, for nothing here can play it.
	 */
	public function test_a_video(): void {
		$this->control( [ 'edit' => [ 'id' => '5300000002', 'media' => 'video' ] ] );
		$connection = $this->connect( 'flickr' );
		$this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] )->album( '0' );
		$this->refresh( $connection );
		$contents = $this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] );
		[ $poppy, $meadow ] = $contents->items( '0', [ '5300000001', '5300000002' ] );
		self::assertSame( [ 'img', '' ], [ $poppy->media_kind, $poppy->destination_url ] );
		self::assertSame( [ 'video', '' ], [ $meadow->media_kind, $meadow->media ] );
		self::assertSame( 'https://www.flickr.com/photos/' . self::USER . '/5300000002/', $meadow->destination_url );
		self::assertSame( $meadow->destination_url, $meadow->url );
		self::assertStringStartsWith( home_url(), $meadow->thumb->src );
		self::assertSame( [ false, true, false ], array_column( $contents->index( '0', Query::all() )->entries, 'leads_off' ) );
	}

	/**
	 * Visitors call no third party: the copies are on this site, in several widths, made by our own encoder.
	 */
	public function test_pictures_are_kept_here(): void {
		$connection = $this->connect( 'flickr' );
		$this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] )->album( '0' );
		$this->refresh( $connection );
		$item = $this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] )->items( '0', [ '5300000001' ] )[0];
		self::assertStringStartsWith( content_url( 'uploads/vitrine/providers/' ), $item->src );
		self::assertMatchesRegularExpression( '/ 320w, .* 640w/', $item->srcset );
		self::assertStringNotContainsString( $this->url(), (string) wp_json_encode( $item->thumb ) . $item->src . $item->srcset );
		self::assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', $item->thumb->color );
		self::assertGreaterThan( 0, $item->width );
		self::assertFileExists( str_replace( content_url(), WP_CONTENT_DIR, $item->src ) );
	}

	/**
	 * A refusal of Flickr: the original's messages with its words and code, and no key anywhere.
	 */
	public function test_refusals(): void {
		$connection = $this->refresh( $this->connect( 'flickr', [ 'key' => 'abcdef0123456789abcdef0123456789' ] ) );
		self::assertSame( ConnectionState::Failing, $connection->state );
		self::assertNotNull( $connection->error );
		$flickr = $this->plugin->providers->services()->get( 'flickr' );
		self::assertNotNull( $flickr );
		self::assertSame( 'Could not retrieve Flickr album list: Invalid API Key (Key not found: …) (code: 100)', ConnectionView::message( $connection->error, $flickr ) );
		self::assertStringNotContainsString( 'abcdef0123456789', $this->stored() );
		self::assertSame( 'Could not retrieve Flickr album: Photoset not found (code: 1)', $flickr->message( new ProviderError( ErrorKind::Refused, 'Photoset not found', '1', 'album' ) ) );
		self::assertSame( 'Could not retrieve AJAX data...', $flickr->message( new ProviderError( ErrorKind::Timeout ) ) );
		self::assertStringStartsWith( 'Could not retrieve Flickr ajax data: ', $flickr->message( new ProviderError( ErrorKind::Unreachable ) ) );
	}

	/**
	 * One album that is gone does not stop the others.
	 */
	public function test_one_album_fails(): void {
		$connection = $this->connect( 'flickr' );
		$this->contents( $connection, [ 'providerAlbum' => '999' ] )->album( '0' );
		$this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] )->album( '0' );
		$connection = $this->refresh( $connection );
		self::assertSame( ConnectionState::Failing, $connection->state );
		self::assertSame( 'Photoset not found', $connection->error?->detail );
		self::assertCount( 3, $this->titles( $this->contents( $connection, [ 'providerAlbum' => self::GARDEN ] ) ) );
		self::assertGreaterThan( 0, $connection->last_success_at );
	}

	/**
	 * Only Flickr's own picture hosts are loaded from.
	 */
	public function test_hosts_of_pictures(): void {
		$flickr = new Flickr( 'https://api.flickr.com/services/rest/' );
		self::assertTrue( $flickr->allows_picture( [], 'https://live.staticflickr.com/1/2_b.jpg' ) );
		foreach ( [ 'http://live.staticflickr.com/x.jpg', 'https://staticflickr.com.evil.example/x.jpg', 'https://evilstaticflickr.com/x', 'https://live.staticflickr.com:8443/x', 'https://a:b@live.staticflickr.com/x', 'javascript:alert(1)' ] as $url ) {
			self::assertFalse( $flickr->allows_picture( [], $url ), $url );
		}
	}

	/**
	 * Keys and user ids have a form.
	 */
	public function test_settings(): void {
		$flickr = new Flickr( 'https://api.flickr.com/services/rest/' );
		self::assertSame( self::KEY, $flickr->checked( [ 'key' => ' ' . self::KEY . ' ', 'user' => self::USER ] )['key'] );
		foreach ( [ [ 'key' => '', 'user' => self::USER ], [ 'key' => 'a&b=c"><', 'user' => self::USER ], [ 'key' => self::KEY, 'user' => 'me' ] ] as $settings ) {
			try {
				$flickr->checked( $settings );
				self::fail( (string) wp_json_encode( $settings ) );
			} catch ( ProviderError $error ) {
				self::assertSame( ErrorKind::Settings, $error->kind );
			}
		}
	}
}
