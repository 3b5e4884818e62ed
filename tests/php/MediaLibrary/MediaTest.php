<?php
/**
 * Files of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\MediaLibrary;

use Vitrine\MediaLibrary\ItemFields;
use Vitrine\MediaLibrary\Media;
use Vitrine\MediaLibrary\MediaRow;
use Vitrine\MediaLibrary\MediaStore;
use Vitrine\MediaLibrary\Metadata\Location;
use Vitrine\Plugin;
use Vitrine\Tests\Gallery\Library;
use Vitrine\Tests\Gallery\Photographs;
use Vitrine\Tests\TestCase;

/**
 * Dominant color computed and EXIF read at upload, stored once; location dropped unless the owner keeps it, from the file offered for download too.
 */
final class MediaTest extends TestCase {

	use Library;
	use Photographs;

	/**
	 * Files that a test has made.
	 *
	 * @var list<int>
	 */
	private array $made = [];

	/**
	 * Takes the files away.
	 */
	protected function tearDown(): void {
		foreach ( $this->made as $id ) {
			wp_delete_attachment( $id, true );
		}
		parent::tearDown();
	}

	/**
	 * Uploads a picture as the media library does.
	 *
	 * @param string $bytes Picture.
	 * @param string $name  Name of the file.
	 */
	private function upload( string $bytes, string $name = 'photo.jpg' ): int {
		$id = media_handle_sideload( [ 'name' => $name, 'tmp_name' => self::written( $bytes, 'upload.tmp' ), 'error' => '0', 'size' => (string) strlen( $bytes ) ], 0 );
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		$this->made[] = $id;
		return $id;
	}

	/**
	 * Does something with broken files, of which core complains where somebody debugs.
	 *
	 * @param callable $work What to do.
	 */
	private static function quietly( callable $work ): mixed {
		set_error_handler( static fn(): bool => true );
		try {
			return $work();
		} finally {
			restore_error_handler();
		}
	}

	/**
	 * Row of a file, null when there is none.
	 *
	 * @param int $id Attachment.
	 */
	private static function row( int $id ): ?MediaRow {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE attachment_id = %d', "{$wpdb->prefix}vitrine_media", $id ), ARRAY_A );
		return is_array( $row ) ? MediaRow::of( $row ) : null;
	}

	/**
	 * The item of a file.
	 *
	 * @param int $id Attachment.
	 */
	private function item( int $id ): \Vitrine\Gallery\Contents\Items\Item {
		return $this->contents( [ 'items' => [ [ 'id' => $id ] ] ] )->items( '0', [ "{$id}" ] )[0];
	}

	/**
	 * An upload has a row with size, color and camera facts, and no file of it tells where it was taken: the original, what core scaled down, every size.
	 */
	public function test_reads_uploads_and_drops_places(): void {
		add_filter( 'big_image_size_threshold', static fn(): int => 1000 );
		$id  = $this->upload( self::jpeg( self::exif( true ), 1500 ) );
		$row = self::row( $id );
		self::assertNotNull( $row );
		self::assertSame( 'Maker Model 1', $row->exif['model'] );
		self::assertArrayNotHasKey( 'location', $row->exif );
		self::assertSame( strtotime( '2024-06-01T12:30:45Z' ), $row->taken_at );
		self::assertMatchesRegularExpression( '/^#3[0-9a-f]6[0-9a-f]c[0-9a-f]$/', $row->color );
		self::assertSame( '', $row->clean );
		$data  = wp_get_attachment_metadata( $id );
		$files = [ (string) wp_get_original_image_path( $id ), (string) get_attached_file( $id ) ];
		self::assertCount( 2, array_unique( $files ) );
		foreach ( $data['sizes'] as $size ) {
			$files[] = dirname( $files[0] ) . '/' . $size['file'];
		}
		foreach ( $files as $file ) {
			self::assertFalse( Location::is_in( $file ), $file );
		}
		self::assertSame( 'Model 1', exif_read_data( $files[0] )['Model'] );
		$item = $this->item( $id );
		self::assertSame( wp_get_original_image_url( $id ), $item->download_url );
		self::assertSame( $row->color, $item->thumb->color );
		self::assertArrayNotHasKey( 'location', (array) $item->exif );
		self::assertSame( $data['width'], $row->width );
		self::assertGreaterThan( 0, $row->height );
	}

	/**
	 * Where the owner keeps places, they stay and are shown; when he no longer does, they are shown no more and such files are not offered.
	 */
	public function test_keeps_places_where_the_owner_says_so(): void {
		update_option( Media::KEEP_LOCATION, true );
		// Core writes nothing new of a picture that stands upright: what it shows is the upload.
		$id = $this->upload( self::jpeg( str_replace( "\x12\x01\x03\0\x01\0\0\0\x06", "\x12\x01\x03\0\x01\0\0\0\x01", self::exif( false ) ), 1500 ) );
		self::assertTrue( Location::is_in( (string) get_attached_file( $id ) ) );
		self::assertSame( '48.858333,-2.294444', $this->item( $id )->exif['location'] ?? '' );
		self::assertSame( wp_get_attachment_url( $id ), $this->item( $id )->download_url );
		update_option( Media::KEEP_LOCATION, false );
		self::assertNotFalse( wp_next_scheduled( Media::HOOK ) );
		$unread = $this->item( $id );
		( new Media( static fn(): MediaStore => Plugin::instance()->library->files() ) )->run();
		foreach ( [ $unread, $this->item( $id ) ] as $item ) {
			self::assertArrayNotHasKey( 'location', (array) $item->exif );
			self::assertNotSame( wp_get_attachment_url( $id ), $item->download_url );
			self::assertNotSame( wp_get_attachment_url( $id ), $item->src );
			self::assertStringNotContainsString( wp_get_attachment_url( $id ) . ' ', $item->srcset . ' ' . $item->thumb->srcset );
			self::assertMatchesRegularExpression( '/-\d+x\d+\.jpg$/', $item->download_url );
			self::assertFalse( Location::is_in( str_replace( wp_get_upload_dir()['baseurl'], wp_get_upload_dir()['basedir'], $item->download_url ) ) );
		}
		// What somebody has in his library is not changed behind his back.
		self::assertTrue( Location::is_in( (string) get_attached_file( $id ) ) );
	}

	/**
	 * A file that cannot be parsed is left alone, and offered in a size that core made.
	 */
	public function test_offers_a_size_of_what_cannot_be_parsed(): void {
		$bytes = self::jpeg( "II\x2A\0" . pack( 'V', 0x7FFFFFFF ), 1500 );
		$id    = self::quietly( fn(): int => $this->upload( $bytes ) );
		self::assertSame( $bytes, file_get_contents( (string) get_attached_file( $id ) ) );
		self::assertNotSame( '', (string) self::row( $id )?->clean );
		self::assertMatchesRegularExpression( '/-\d+x\d+\.jpg$/', $this->item( $id )->download_url );
		// A small one has no sizes: nothing is offered, but it is shown.
		$small = self::quietly( fn(): int => $this->upload( self::jpeg( "II\x2A\0" . pack( 'V', 0x7FFFFFFF ), 90 ) ) );
		self::assertSame( '', $this->item( $small )->download_url );
		self::assertNotSame( '', $this->item( $small )->src );
	}

	/**
	 * The row follows what is edited, and goes with the file.
	 */
	public function test_row_follows_the_library(): void {
		$id = $this->upload( self::plain( 'jpeg' ) );
		update_post_meta( $id, ItemFields::TAGS, '#Straße, sea' );
		update_post_meta( $id, ItemFields::FEATURED, true );
		update_post_meta( $id, ItemFields::DESTINATION, '/contact/' );
		update_post_meta( $id, '_wp_attachment_image_alt', 'Alt' );
		$row = self::row( $id );
		self::assertEquals( [ [ 'Straße', 'sea' ], true, true, 'Alt' ], [ $row?->tags, $row?->featured, $row?->leads_off, $row?->alt ] );
		self::assertNotSame( '', $row?->color );
		delete_post_meta( $id, ItemFields::FEATURED );
		update_post_meta( $id, ItemFields::VIDEO, 'https://youtu.be/dQw4w9WgXcQ' );
		self::assertFalse( self::row( $id )?->featured );
		self::assertSame( 'youtube', self::row( $id )?->kind );
		wp_delete_attachment( $id, true );
		self::assertNull( self::row( $id ) );
	}

	/**
	 * What is older than the plugin is looked at in the background, in batches that end by themselves; broken files do not stop it.
	 */
	public function test_looks_at_older_files_in_the_background(): void {
		global $wpdb;
		$real    = $this->upload( self::plain( 'png' ), 'a.png' );
		$missing = $this->file( 'Missing', [ 'row' => false ] );
		$broken  = $this->file( 'Broken', [ 'row' => false ] );
		update_post_meta( $broken, '_wp_attachment_metadata', [ 'sizes' => [ 'large' => 'x', 5 => [], 'medium' => [ 'file' => '../../wp-config.php', 'width' => [] ] ], 'image_meta' => 'x', 'original_image' => '../../../wp-config.php' ] );
		for ( $i = 0; $i < 60; $i++ ) {
			wp_insert_attachment( [ 'post_title' => "F{$i}", 'post_mime_type' => 'image/jpeg' ] );
		}
		$sheet = $this->file( 'Sheet', [ 'row' => false, 'post_mime_type' => 'application/pdf' ] );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}vitrine_media" );
		update_option( Media::PLACE, 0 );
		wp_clear_scheduled_hook( Media::HOOK );
		$media = new Media( static fn(): MediaStore => Plugin::instance()->library->files() );
		$media->plan();
		self::assertNotFalse( wp_next_scheduled( Media::HOOK ) );
		$runs = 0;
		while ( $runs++ < 10 && (int) get_option( Media::PLACE ) !== -1 ) {
			wp_clear_scheduled_hook( Media::HOOK );
			$media->run();
			self::assertSame( (int) get_option( Media::PLACE ) !== -1, wp_next_scheduled( Media::HOOK ) !== false );
		}
		self::assertGreaterThan( 3, $runs );
		self::assertSame( -1, (int) get_option( Media::PLACE ) );
		self::assertNotSame( '', self::row( $real )?->color );
		self::assertSame( [ 300, '', MediaRow::NONE ], [ self::row( $missing )?->width, self::row( $missing )?->color, self::row( $missing )?->clean ] );
		self::assertSame( 0, self::row( $broken )?->width );
		self::assertNull( self::row( $sheet ) );
		self::assertSame( [], Plugin::instance()->library->files()->unread( 0, 10 ) );
		// So is what was looked at before anybody looked for author, copyright and keywords.
		$wpdb->update( "{$wpdb->prefix}vitrine_media", [ 'exif' => '{"model":"K-1"}' ], [ 'attachment_id' => $missing ] );
		self::assertSame( [ $missing ], Plugin::instance()->library->files()->unread( 0, 10 ) );
		// A file that is added in another way starts it again.
		$this->file( 'Later', [ 'row' => false ] );
		self::assertNotFalse( wp_next_scheduled( Media::HOOK ) );
	}

	/**
	 * Files that are empty or no pictures end nothing.
	 */
	public function test_bad_files_end_nothing(): void {
		foreach ( [ '', 'x', "\xFF\xD8\xFF\xE1\xFF\xFF", "GIF89a\x01\0\x01\0", str_repeat( "\0", 5000 ) ] as $i => $bytes ) {
			$file = trailingslashit( wp_upload_dir()['path'] ) . "bad-{$i}.jpg";
			file_put_contents( $file, $bytes );
			$id           = wp_insert_attachment( [ 'post_title' => 'Bad', 'post_mime_type' => 'image/jpeg' ], $file );
			$this->made[] = $id;
			self::quietly( static fn() => wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) ) );
			self::assertSame( '', self::row( $id )?->color );
			self::assertSame( 0.0, $this->contents( [ 'items' => [ [ 'id' => $id ] ] ] )->index( '0', \Vitrine\Gallery\Contents\Query::all() )->entries[0]->ratio );
			self::assertSame( 'Bad', $this->item( $id )->title );
		}
	}

	/**
	 * When the plugin goes, options and events go; albums and meta where the site says so. The files and other people's terms stay.
	 */
	public function test_uninstall_leaves_the_library_as_it_was(): void {
		global $wpdb;
		$id    = $this->file( 'F', [ 'meta' => [ ItemFields::TAGS => [ 'sea' ], ItemFields::CUSTOM => [ 'a' => 1 ] ] ] );
		$album = $this->album( 'A', 0, [ $id ] );
		$this->album( 'B', $album );
		update_term_meta( $album, 'vitrine_cover', $id );
		update_option( Media::KEEP_LOCATION, true );
		$category = (int) wp_insert_term( 'Kept', 'category' )['term_id'];
		Plugin::instance()->library->data()->remove( false );
		wp_cache_flush();
		self::assertSame( [ [ 'sea' ], [ 'a' => 1 ] ], [ get_post_meta( $id, ItemFields::TAGS, true ), get_post_meta( $id, ItemFields::CUSTOM, true ) ] );
		self::assertSame( [ $album ], wp_get_object_terms( $id, 'vitrine_album', [ 'fields' => 'ids' ] ) );
		self::assertSame( (string) $id, get_term_meta( $album, 'vitrine_cover', true ) );
		self::assertFalse( get_option( Media::KEEP_LOCATION ) );
		Plugin::instance()->library->data()->remove( true );
		wp_cache_flush();
		self::assertSame( [], $wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE 'vitrine%'" ) );
		self::assertSame( [], $wpdb->get_col( "SELECT meta_key FROM {$wpdb->termmeta} WHERE meta_key LIKE 'vitrine%'" ) );
		self::assertSame( [], $wpdb->get_col( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = 'vitrine_album'" ) );
		self::assertSame( [], $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name IN ( 'vitrine_keep_location', 'vitrine_media_place', 'vitrine_posters', 'vitrine_album_children' )" ) );
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->terms} WHERE term_id = %d", $album ) ) );
		self::assertInstanceOf( \WP_Term::class, get_term( $category ) );
		self::assertInstanceOf( \WP_Post::class, get_post( $id ) );
		self::assertFalse( wp_next_scheduled( Media::HOOK ) );
	}

	/**
	 * The option is read and written over REST by who manages the site; it is off.
	 */
	public function test_option_is_a_setting(): void {
		do_action( 'rest_api_init' );
		self::assertFalse( Media::keeps_location() );
		foreach ( [ 'false', 'no', '0', '', 0 ] as $off ) {
			$written = static fn(): mixed => $off;
			add_filter( 'pre_option_' . Media::KEEP_LOCATION, $written );
			self::assertFalse( Media::keeps_location(), var_export( $off, true ) );
			remove_filter( 'pre_option_' . Media::KEEP_LOCATION, $written );
		}
		self::assertSame( 401, rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_status() );
		wp_set_current_user( 1 );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_param( Media::KEEP_LOCATION, true );
		self::assertTrue( rest_do_request( $request )->get_data()[ Media::KEEP_LOCATION ] );
		self::assertTrue( Media::keeps_location() );
	}
}
