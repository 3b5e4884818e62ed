<?php
/**
 * Images of online albums in the Media Library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Conversion;

use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Conversion\LibraryCopies;
use Vitrine\Images\Folder;
use Vitrine\Tests\TestCase;

/**
 * Each file is copied once, whatever is interrupted, and no text of a stranger becomes HTML.
 */
final class LibraryCopiesTest extends TestCase {

	private const HOSTILE = '"><img src=x onerror=x()> & [gallery]';

	/** The smallest PNG. */
	private const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

	/**
	 * A server that gives up while it makes smaller sizes leaves one copy behind, which the next request takes.
	 */
	public function test_interrupted(): void {
		wp_set_current_user( 1 );
		$folder = new Folder();
		wp_mkdir_p( dirname( $folder->path( 'online/one.png' ) ) );
		file_put_contents( $folder->path( 'online/one.png' ), base64_decode( self::PNG, true ) );
		$item   = new Item( '1', title: self::HOSTILE, description: self::HOSTILE, src: $folder->url( 'online/one.png' ) );
		$copies = new LibraryCopies( $folder );
		$fail   = static fn() => throw new \RuntimeException( 'Time is over.' );
		add_filter( 'wp_generate_attachment_metadata', $fail );
		try {
			$copies->of( $item, 0, INF );
			self::fail( 'It was not interrupted.' );
		} catch ( \RuntimeException $stopped ) {
			self::assertSame( 'Time is over.', $stopped->getMessage() );
		}
		remove_filter( 'wp_generate_attachment_metadata', $fail );
		$id = $copies->of( $item, 0, INF );
		self::assertGreaterThan( 0, $id );
		self::assertSame( 1, wp_get_attachment_metadata( $id )['width'] ?? 0, 'What was interrupted goes on.' );
		self::assertSame( [ $id ], get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids' ] ) );
		$post = get_post( $id );
		self::assertSame( self::HOSTILE, wp_specialchars_decode( (string) $post?->post_title, ENT_NOQUOTES ) );
		self::assertStringNotContainsString( '<', $post?->post_title . $post?->post_excerpt );
		wp_delete_attachment( $id, true );
		wp_delete_file( $folder->path( 'online/one.png' ) );
	}
}
