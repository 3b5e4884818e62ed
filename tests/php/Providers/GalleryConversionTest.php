<?php
/**
 * Galleries of online albums become core's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Providers;

use Vitrine\Gallery\Conversion\ConversionPlace;
use Vitrine\Gallery\Conversion\ConversionPlaces;
use Vitrine\Gallery\Conversion\LibraryCopies;
use Vitrine\Tests\ProviderTestCase;

/**
 * The site's copies move to the Media Library, each once, a few at a time; what stays elsewhere is said.
 */
final class GalleryConversionTest extends ProviderTestCase {

	private const GARDEN = [ 'providerAlbum' => '72157600000000001' ];

	/**
	 * A published page with a gallery of a connection.
	 *
	 * @param int                   $connection Connection.
	 * @param array<string, string> $attributes Further attributes.
	 */
	private static function page( int $connection, array $attributes = self::GARDEN ): int {
		$content = serialize_block_attributes( [ 'source' => 'provider', 'provider' => (string) $connection, ...$attributes ] );
		return wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x', 'post_content' => "<!-- wp:vitrine/gallery {$content} /-->" ] ) );
	}

	/**
	 * A post that has galleries.
	 *
	 * @param int $post Post.
	 */
	private static function place( int $post ): ConversionPlace {
		$place = ConversionPlaces::find( ConversionPlace::POST, (string) $post );
		self::assertNotNull( $place );
		return $place;
	}

	/**
	 * Attachments that are copies.
	 *
	 * @return list<int>
	 */
	private static function copies(): array {
		return array_values( get_posts( [ 'post_type' => 'attachment', 'post_status' => 'inherit', 'numberposts' => -1, 'fields' => 'ids', 'meta_key' => LibraryCopies::META ] ) );
	}

	/**
	 * Copies are made until the time is over, then the rest of them, and only then the page is written.
	 */
	public function test_copies(): void {
		$flickr     = $this->connect( 'flickr' );
		$post       = self::page( $flickr->id );
		$this->refresh( $flickr );
		$conversion = $this->plugin->gallery->conversion();
		$told       = $conversion->preview( self::place( $post ) )[0];
		self::assertGreaterThan( 1, $told->images );
		self::assertSame( [], self::copies(), 'A preview copies nothing.' );
		self::assertSame( [ 'converted' => 0, 'kept' => 0, 'done' => false ], $conversion->convert( self::place( $post ), 0.0 ) );
		self::assertStringContainsString( 'wp:vitrine/gallery', (string) get_post( $post )?->post_content );
		self::assertSame( [ 'converted' => 1, 'kept' => 0, 'done' => true ], $conversion->convert( self::place( $post ), INF ) );
		$copies  = self::copies();
		$content = (string) get_post( $post )?->post_content;
		self::assertNotSame( [], $copies );
		self::assertStringNotContainsString( '/uploads/vitrine/', $content, 'That folder goes with the plugin.' );
		foreach ( $copies as $copy ) {
			self::assertStringContainsString( "wp-image-{$copy}", $content );
			self::assertFileExists( (string) get_attached_file( $copy ) );
			self::assertSame( $post, wp_get_post_parent_id( $copy ) );
		}
		$second = self::page( $flickr->id );
		$conversion->convert( self::place( $second ), INF );
		self::assertSame( $copies, self::copies(), 'Each is copied once.' );
		foreach ( $copies as $copy ) {
			wp_delete_attachment( $copy, true );
		}
	}

	/**
	 * What visitors load from the provider stays there, and is said to.
	 */
	public function test_direct(): void {
		$flickr = $this->connect( 'flickr', [], true );
		$post   = self::page( $flickr->id );
		$this->refresh( $flickr );
		$told   = $this->plugin->gallery->conversion()->preview( self::place( $post ) )[0];
		self::assertNotSame( [], preg_grep( '/copied|other servers/', $told->lost ) );
		self::assertTrue( $this->plugin->gallery->conversion()->convert( self::place( $post ), 0.0 )['done'] );
		self::assertSame( [], self::copies() );
	}

	/**
	 * Albums that were not fetched are not lost: the gallery stays until they are.
	 */
	public function test_albums_that_are_not_here(): void {
		$flickr = $this->refresh( $this->connect( 'flickr', [], true ) );
		$post   = self::page( $flickr->id, [] );
		$reason = $this->plugin->gallery->conversion()->preview( self::place( $post ) )[0]->reason;
		self::assertStringContainsString( 'No images of these albums are on this site yet: Garden in summer, Everything.', $reason );
		self::assertSame( [ 'converted' => 0, 'kept' => 1, 'done' => true ], $this->plugin->gallery->conversion()->convert( self::place( $post ), INF ) );
	}
}
