<?php
/**
 * A media library for tests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery;

use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\Items\Entry;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\Albums;
use Vitrine\Plugin;

/**
 * Puts files and albums into the media library.
 */
trait Library {

	/**
	 * A file with metadata and a row, but without a file on the disk.
	 *
	 * @param string               $title  Title.
	 * @param array<string, mixed> $fields Fields of the post; `meta`, `size` (width and height), `row` (false = none).
	 */
	private function file( string $title, array $fields = [] ): int {
		[ $width, $height ] = $fields['size'] ?? [ 300, 200 ];
		$name               = $fields['name'] ?? sanitize_title( $title ) . '.jpg';
		$id                 = wp_insert_attachment( wp_slash( [ 'post_title' => $title, 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit', ...array_diff_key( $fields, [ 'meta' => 1, 'size' => 1, 'row' => 1, 'name' => 1 ] ) ] ), "2024/01/{$name}" );
		update_post_meta( $id, '_wp_attachment_metadata', [ 'width' => $width, 'height' => $height, 'file' => "2024/01/{$name}", 'sizes' => [] ] );
		foreach ( $fields['meta'] ?? [] as $key => $value ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
		if ( ( $fields['row'] ?? true ) !== false ) {
			( new \Vitrine\MediaLibrary\Media( static fn() => Plugin::instance()->library->files() ) )->read( $id );
		}
		return $id;
	}

	/**
	 * An album.
	 *
	 * @param string $title  Title.
	 * @param int    $parent Album above.
	 * @param int[]  $files  What is in it.
	 */
	private function album( string $title, int $parent = 0, array $files = [] ): int {
		$id = (int) wp_insert_term( $title, Albums::TAXONOMY, [ 'parent' => $parent ] )['term_id'];
		foreach ( $files as $file ) {
			wp_set_object_terms( $file, $id, Albums::TAXONOMY, true );
		}
		return $id;
	}

	/**
	 * What is in a gallery.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private function contents( array $attributes ): Contents {
		return Plugin::instance()->gallery->contents()->of( GallerySettings::of( $attributes ) );
	}

	/**
	 * Ids of an index.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param string               $album      Album.
	 * @param Query|null           $query      Query.
	 * @return list<string>
	 */
	private function ids( array $attributes, string $album = '0', ?Query $query = null ): array {
		return array_map( static fn( Entry $entry ): string => $entry->id, $this->contents( $attributes )->index( $album, $query ?? Query::all() )->entries );
	}

	/**
	 * Titles of what an index shows.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param string               $album      Album.
	 * @param Query|null           $query      Query.
	 * @return list<string>
	 */
	private function titles( array $attributes, string $album = '0', ?Query $query = null ): array {
		$contents = $this->contents( $attributes );
		return array_map( static fn( $item ): string => $item->title, $contents->items( $album, $this->ids( $attributes, $album, $query ) ) );
	}
}
