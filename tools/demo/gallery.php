<?php
/**
 * Albums of the demo, and what is in them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\MediaLibrary\Albums;
use Vitrine\MediaLibrary\ItemFields;

require_once __DIR__ . '/photographs.php';

/** Albums by slug: name, parent, words, and how many details of which subjects. */
const VITRINE_DEMO_ALBUMS = [
	'hollin-bank' => [ 'Hollin Bank Gardens', '', 'Everything we have photographed since the gates opened.', [ 'meadow-oak' => 2, 'lily-row' => 2, 'tree' => 1, 'marsh' => 1 ] ],
	'garden-year' => [ 'The garden year', 'hollin-bank', 'Four seasons on a north-facing hill.', [ 'meadow' => 2, 'path' => 2 ] ],
	'spring'      => [ 'Spring', 'garden-year', 'From the first buttercup to the last frost.', [ 'poppy' => 8, 'bellflower' => 5, 'columbine' => 6, 'lily-row' => 4 ] ],
	'summer'      => [ 'Summer', 'garden-year', 'The long border, the meadow and the heat.', [ 'poppy-tall' => 7, 'meadow-flowers' => 8, 'larkspur' => 5, 'thistle' => 5, 'hibiscus' => 4 ] ],
	'autumn'      => [ 'Autumn', 'garden-year', 'Seed heads, and the oak.', [ 'meadow-oak' => 8, 'phacelia' => 7, 'thistle' => 3 ] ],
	'winter'      => [ 'Winter', 'garden-year', 'Bare trees and low light.', [ 'tree' => 7, 'marsh' => 4, 'path' => 3 ] ],
	'under-glass' => [ 'Under glass', 'hollin-bank', 'The house that is warm all year.', [ 'lilies' => 8, 'lily' => 4, 'hibiscus' => 8 ] ],
	'the-meadow'  => [ 'The meadow', 'hollin-bank', 'Mown once a year, in August.', [ 'meadow' => 10, 'meadow-flowers' => 8, 'poppy' => 4 ] ],
	'evenings'    => [ 'Evenings', 'hollin-bank', 'Open until the light goes.', [ 'path' => 6, 'marsh' => 4, 'tree' => 3 ] ],
	'films'       => [ 'Films', 'hollin-bank', 'A minute each, without sound.', [] ],
];

/** Films of our own: file and title. */
const VITRINE_DEMO_FILMS = [
	'film-meadow.mp4'   => 'A slow walk into the meadow',
	'film-poppy.mp4'    => 'Buttercups, closer and closer',
	'film-hibiscus.mp4' => 'The red hibiscus opens',
];

/** A film on somebody else's site: Big Buck Bunny, which the Blender Foundation gave to everybody. */
const VITRINE_DEMO_YOUTUBE = [ 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'What the children watch when it rains' ];

/** A pattern that leaves no hole: a large picture on either side. */
const VITRINE_DEMO_MOSAIC = [
	[ 'c' => 1, 'r' => 1, 'w' => 2, 'h' => 2 ],
	[ 'c' => 3, 'r' => 1, 'w' => 1, 'h' => 1 ],
	[ 'c' => 4, 'r' => 1, 'w' => 1, 'h' => 2 ],
	[ 'c' => 3, 'r' => 2, 'w' => 1, 'h' => 1 ],
	[ 'c' => 1, 'r' => 3, 'w' => 1, 'h' => 1 ],
	[ 'c' => 2, 'r' => 3, 'w' => 2, 'h' => 1 ],
	[ 'c' => 4, 'r' => 3, 'w' => 1, 'h' => 1 ],
];

/**
 * Puts photographs and films into albums of the media library; what is there already is left alone.
 *
 * @param float $until `microtime( true )` at which to stop; what is left is made by the next call.
 * @return bool Whether everything is there.
 */
function vitrine_demo_albums( float $until = INF ): bool {
	/** @var array<string, int> $terms */
	$terms = [];
	wp_defer_term_counting( true );
	// One picture after another of the same source: it is decoded once.
	$wanted = [];
	foreach ( VITRINE_DEMO_ALBUMS as $slug => [ $name, $parent, $words, $subjects ] ) {
		$found          = get_term_by( 'slug', $slug, Albums::TAXONOMY );
		$terms[ $slug ] = $found instanceof WP_Term ? $found->term_id : wp_insert_term( $name, Albums::TAXONOMY, [ 'slug' => $slug, 'parent' => $terms[ $parent ] ?? 0, 'description' => $words ] )['term_id'];
		foreach ( $subjects as $subject => $number ) {
			for ( $i = 0; $i < $number; $i++ ) {
				$wanted[ $subject ][] = $terms[ $slug ];
			}
		}
	}
	$there = vitrine_demo_files();
	$done  = true;
	foreach ( $wanted as $subject => $albums ) {
		foreach ( $albums as $number => $album ) {
			if ( isset( $there[ "gallery/{$subject}-{$number}.jpg" ] ) ) {
				continue;
			}
			if ( microtime( true ) > $until ) {
				$done = false;
				break 2;
			}
			vitrine_demo_attach_photo( $subject, $number, $album );
		}
	}
	foreach ( $done ? array_keys( VITRINE_DEMO_FILMS ) : [] as $file ) {
		if ( ! isset( $there[ "gallery/{$file}" ] ) ) {
			vitrine_demo_attach_film( $file, $terms['films'] );
		}
	}
	update_term_meta( $terms['films'], Albums::COVER, vitrine_demo_files()['gallery/hibiscus-2.jpg'] ?? 0 );
	wp_defer_term_counting( false );
	return $done;
}

/**
 * The demo's files that are in the media library.
 *
 * @return array<string, int> Attachment by file.
 */
function vitrine_demo_files(): array {
	global $wpdb;
	$rows = $wpdb->get_results( "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_wp_attached_file' AND meta_value LIKE 'gallery/%'", ARRAY_A );
	return array_map( 'intval', array_column( $rows, 'post_id', 'meta_value' ) );
}

/**
 * Puts a file into the media library.
 *
 * @param string               $from  File.
 * @param array<string, mixed> $post  Fields of the attachment.
 * @param array<string, mixed> $meta  Its metadata.
 * @param int                  $album Album.
 * @return int Attachment.
 */
function vitrine_demo_attach( string $from, array $post, array $meta, int $album ): int {
	$folder = wp_upload_dir()['basedir'] . '/gallery';
	wp_mkdir_p( $folder );
	$file = "{$folder}/" . basename( $from );
	copy( $from, $file );
	$id = wp_insert_attachment( wp_slash( [ 'post_status' => 'inherit', ...$post ] ), $file );
	wp_set_object_terms( $id, [ $album ], Albums::TAXONOMY );
	wp_update_attachment_metadata( $id, (array) apply_filters( 'wp_generate_attachment_metadata', $meta, $id, 'create' ) );
	return $id;
}

/**
 * Puts a photograph into an album, as if it had been uploaded, but with its renditions ready.
 *
 * @param string $subject What can be seen.
 * @param int    $number  Which detail of it.
 * @param int    $album   Album.
 */
function vitrine_demo_attach_photo( string $subject, int $number, int $album ): void {
	$photo  = vitrine_demo_photo( $subject, $number );
	$folder = wp_upload_dir()['basedir'] . '/gallery';
	wp_mkdir_p( $folder );
	$sizes = [];
	foreach ( $photo['sizes'] as $name => [ $file, $width, $height ] ) {
		copy( VITRINE_DEMO_CACHE . "/{$file}", "{$folder}/{$file}" );
		$sizes[ $name ] = [ 'file' => $file, 'width' => $width, 'height' => $height, 'mime-type' => 'image/jpeg' ];
	}
	$source = VITRINE_DEMO_CACHE . "/{$photo['file']}";
	// Albums are in the order of dates: those of one subject do not follow one another.
	$taken = 1772000000 + crc32( "{$subject}-{$number}" ) % 20000000;
	$id    = vitrine_demo_attach(
		$source,
		[ 'post_title' => $photo['title'], 'post_excerpt' => 'Hollin Bank Gardens, ' . gmdate( 'F Y', $taken ), 'post_mime_type' => 'image/jpeg', 'post_date' => gmdate( 'Y-m-d H:i:s', $taken ) ],
		[ 'width' => $photo['width'], 'height' => $photo['height'], 'file' => "gallery/{$photo['file']}", 'filesize' => (int) filesize( $source ), 'sizes' => $sizes, 'image_meta' => wp_read_image_metadata( $source ) ],
		$album
	);
	update_post_meta( $id, '_wp_attachment_image_alt', $photo['title'] );
	update_post_meta( $id, ItemFields::TAGS, $photo['tags'] );
	update_post_meta( $id, ItemFields::AUTHOR, [ 'Ruth Aldous', 'Tom Pickering', 'Ines Moreau' ][ $number % 3 ] );
	if ( $number === 0 ) {
		update_post_meta( $id, ItemFields::FEATURED, true );
	}
}

/**
 * Puts a film into an album, with a photograph for its poster.
 *
 * @param string $file  Name of the film.
 * @param int    $album Album.
 */
function vitrine_demo_attach_film( string $file, int $album ): void {
	$source = VITRINE_DEMO_SOURCES . "/{$file}";
	$id     = vitrine_demo_attach(
		$source,
		[ 'post_title' => VITRINE_DEMO_FILMS[ $file ], 'post_mime_type' => 'video/mp4' ],
		[ 'filesize' => (int) filesize( $source ), 'mime_type' => 'video/mp4', 'width' => 720, 'height' => 480, 'fileformat' => 'mp4' ],
		$album
	);
	$poster = vitrine_demo_files()[ 'gallery/' . [ 'film-meadow.mp4' => 'meadow', 'film-poppy.mp4' => 'poppy', 'film-hibiscus.mp4' => 'hibiscus' ][ $file ] . '-0.jpg' ] ?? 0;
	set_post_thumbnail( $id, $poster );
}
