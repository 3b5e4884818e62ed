<?php
/**
 * What tests of galleries share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use Vitrine\MediaLibrary\Albums;
use Vitrine\MediaLibrary\ItemFields;
use Vitrine\Plugin;
use Vitrine\Sealed\ContentStack;
use Vitrine\Tests\TestCase;

/**
 * A media library with known ids, and galleries that know nothing of one another.
 */
abstract class GalleryTestCase extends TestCase {

	/**
	 * Post that galleries are shown with.
	 *
	 * @var int
	 */
	protected int $post = 0;

	/**
	 * A fresh plugin renders: ids of elements are those of a fresh page.
	 */
	protected function setUp(): void {
		parent::setUp();
		$_SERVER['HTTPS']       = 'on';
		$_SERVER['REQUEST_URI'] = '';
		add_filter( 'upload_dir', static fn( array $folder ): array => [ ...$folder, 'baseurl' => 'https://example.test/wp-content/uploads' ] );
		self::new_page();
		$this->post = 0;
	}

	/**
	 * Begins a page: the galleries of the one before are forgotten.
	 */
	protected function new_page(): void {
		$plugin = new Plugin();
		$block  = \WP_Block_Type_Registry::get_instance()->get_registered( 'vitrine/gallery' );
		self::assertNotNull( $block, 'The plugin has to be built: npm run build.' );
		$block->render_callback = fn( array $attributes ): string => $plugin->gallery->block()->render( $attributes, $this->post );
	}

	/**
	 * A gallery on a page.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 */
	protected static function rendered( array $attributes ): string {
		return do_blocks( '<!-- wp:vitrine/gallery ' . ( $attributes === [] ? '{}' : serialize_block_attributes( $attributes ) ) . ' /-->' );
	}

	/**
	 * Puts a gallery on a page of its own, as it is stored and shown.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param array<string, mixed> $post       Fields of the page.
	 */
	protected static function on_post( array $attributes, array $post = [] ): string {
		$content = '<!-- wp:vitrine/gallery ' . serialize_block_attributes( $attributes ) . ' /-->';
		$id      = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_title' => 'x', 'post_status' => 'publish', 'post_author' => 1, ...$post, 'post_content' => $content ] ) );
		return ContentStack::during( $id, static fn(): string => do_blocks( (string) get_post( $id )?->post_content ) );
	}

	/**
	 * What visitors' script sends to the route.
	 *
	 * @param string $html HTML of a gallery.
	 */
	protected static function sealed( string $html ): string {
		wp_parse_str( (string) wp_parse_url( (string) self::config( $html )['rest'], PHP_URL_QUERY ), $query );
		self::assertIsString( $query['gallery'] );
		return $query['gallery'];
	}

	/**
	 * Adds a file to the media library, without one on the disk.
	 *
	 * @param array<string, mixed> $file id, title, and what else is known: caption, description, alt, width, height, mime, tags, featured, destination, albums (ids of terms), parent.
	 */
	protected static function add_file( array $file ): int {
		$mime = $file['mime'] ?? 'image/jpeg';
		$path = $file['file'] ?? sprintf( '2026/01/picture-%d.%s', $file['id'], $mime === 'video/mp4' ? 'mp4' : 'jpg' );
		$id   = wp_insert_post(
			wp_slash(
				[
					'import_id'      => $file['id'],
					'post_type'      => 'attachment',
					'post_status'    => 'inherit',
					'post_mime_type' => $mime,
					'post_title'     => $file['title'] ?? '',
					'post_excerpt'   => $file['caption'] ?? '',
					'post_content'   => $file['description'] ?? '',
					'post_parent'    => $file['parent'] ?? 0,
					'post_date'      => '2026-01-01 00:00:00',
				]
			)
		);
		self::assertSame( $file['id'], $id );
		update_post_meta( $id, '_wp_attached_file', $path );
		if ( isset( $file['width'] ) ) {
			$small = [ 'file' => str_replace( '.jpg', '-300.jpg', basename( $path ) ), 'width' => 300, 'height' => (int) round( 300 * $file['height'] / $file['width'] ), 'mime-type' => $mime ];
			update_post_meta( $id, '_wp_attachment_metadata', [ 'file' => $path, 'width' => $file['width'], 'height' => $file['height'], 'sizes' => str_starts_with( $mime, 'image/' ) ? [ 'medium' => $small ] : [], 'image_meta' => [] ] );
		}
		foreach ( [ 'alt' => '_wp_attachment_image_alt', 'tags' => ItemFields::TAGS, 'featured' => ItemFields::FEATURED, 'destination' => ItemFields::DESTINATION, 'video' => ItemFields::VIDEO, 'author' => ItemFields::AUTHOR, 'custom' => ItemFields::CUSTOM ] as $name => $key ) {
			if ( isset( $file[ $name ] ) ) {
				update_post_meta( $id, $key, wp_slash( $file[ $name ] ) );
			}
		}
		if ( isset( $file['albums'] ) ) {
			wp_set_object_terms( $id, $file['albums'], Albums::TAXONOMY );
		}
		return $id;
	}

	/**
	 * Adds an album.
	 *
	 * @param array<string, mixed> $album id, title, description, parent.
	 */
	protected static function add_album( array $album ): int {
		global $wpdb;
		$wpdb->insert( $wpdb->terms, [ 'term_id' => $album['id'], 'name' => $album['title'], 'slug' => 'album-' . $album['id'] ] );
		$wpdb->insert( $wpdb->term_taxonomy, [ 'term_taxonomy_id' => $album['id'], 'term_id' => $album['id'], 'taxonomy' => Albums::TAXONOMY, 'description' => $album['description'] ?? '', 'parent' => $album['parent'] ?? 0 ] );
		clean_term_cache( [ $album['id'] ], Albums::TAXONOMY );
		return $album['id'];
	}

	/**
	 * Addresses of pictures of mixed shapes.
	 *
	 * @param int $count How many.
	 * @return list<array<string, mixed>>
	 */
	protected static function addresses( int $count ): array {
		$items = [];
		for ( $number = 1; $number <= $count; $number++ ) {
			[ $width, $height ] = [ [ 1500, 1000 ], [ 1000, 1500 ], [ 1600, 900 ], [ 1000, 1000 ], [ 2400, 1000 ] ][ $number % 5 ];
			$items[]            = [ 'url' => "https://example.test/{$number}.jpg", 'title' => "Picture {$number}", 'width' => $width, 'height' => $height ];
		}
		return $items;
	}

	/**
	 * A document of some HTML.
	 *
	 * @param string $html HTML.
	 */
	protected static function document( string $html ): \DOMXPath {
		$document = new \DOMDocument();
		$document->loadHTML( '<?xml encoding="UTF-8"><body>' . $html . '</body>', LIBXML_NOERROR );
		return new \DOMXPath( $document );
	}

	/**
	 * Values of an attribute or texts that an XPath finds.
	 *
	 * @param string $html HTML.
	 * @param string $path XPath.
	 * @return list<string>
	 */
	protected static function found( string $html, string $path ): array {
		$found = [];
		foreach ( self::document( $html )->query( $path ) as $node ) {
			$found[] = (string) $node->nodeValue;
		}
		return $found;
	}

	/**
	 * What visitors' script reads.
	 *
	 * @param string $html HTML of a gallery.
	 * @return array<string, mixed>
	 */
	protected static function config( string $html ): array {
		$config = json_decode( self::found( $html, '//script[@type="application/json"]' )[0] ?? '', true );
		self::assertIsArray( $config );
		return $config;
	}

	/**
	 * An element by the last part of its class.
	 *
	 * @param string $name Such as `item`.
	 */
	protected static function part( string $name ): string {
		return "//*[contains(concat(' ', normalize-space(@class), ' '), ' wp-block-vitrine-gallery__{$name} ')]";
	}
}
