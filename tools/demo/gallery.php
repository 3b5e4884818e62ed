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

/** Albums by slug: name, parent, words, and photographs; the first one is the cover. Neighbors are in this order. */
const VITRINE_DEMO_ALBUMS = [
	'hollin-bank'  => [ 'Hollin Bank Gardens', '', 'Everything we have photographed since the gates opened.', [ 'meadow' ] ],
	'garden-year'  => [ 'The garden year', 'hollin-bank', 'Four seasons on a north-facing hill.', [ 'maple-leaf' ] ],
	'spring'       => [ 'Spring', 'garden-year', 'From the first moss to the last frost.', [ 'forget-me-nots', 'moss', 'shrike', 'peace-lilies', 'forest-stream', 'lily-bed', 'young-grass', 'leaf-after-rain', 'dandelions', 'ladybug', 'dandelion-seeds', 'buttercups' ] ],
	'summer'       => [ 'Summer', 'garden-year', 'The long border, the meadow, and the heat.', [ 'marigold', 'two-dogs', 'kite', 'meadow', 'green-heron', 'summer-night', 'otters', 'hibiscus', 'rowboats', 'dune-grass', 'jetty', 'yellow-daisy', 'red-nasturtium', 'honey-bee' ] ],
	'autumn'       => [ 'Autumn', 'garden-year', 'Figs, leaves, and the first fires.', [ 'maple-leaf', 'honey-bee', 'fig', 'osprey', 'forest-path', 'hilltop-sunset', 'autumn-pasture', 'evening-path' ] ],
	'winter'       => [ 'Winter', 'garden-year', 'Bare trees and low light.', [ 'snowy-peak', 'phacelia', 'foggy-pier', 'water-drop', 'windswept-tree', 'citrus', 'canyon-wren', 'mountain-lake', 'nuthatch', 'palm-leaf' ] ],
	'under-glass'  => [ 'Under glass', 'hollin-bank', 'The house that is warm all year.', [ 'palm-leaf', 'citrus', 'peace-lilies', 'lily-bed', 'hibiscus', 'water-drop', 'fig' ] ],
	'the-meadow'   => [ 'Meadow and woods', 'hollin-bank', 'Mown once a year, in August.', [ 'dandelions', 'moss', 'forest-stream', 'young-grass', 'leaf-after-rain', 'ladybug', 'dandelion-seeds', 'forget-me-nots', 'buttercups', 'two-dogs', 'kite', 'meadow', 'honey-bee', 'forest-path', 'autumn-pasture', 'maple-leaf' ] ],
	'wildlife'     => [ 'Wildlife', 'hollin-bank', 'Who else lives here, or drops by.', [ 'green-heron', 'nuthatch', 'shrike', 'ladybug', 'two-dogs', 'otters', 'honey-bee', 'osprey' ] ],
	'by-the-water' => [ 'By the water', 'hollin-bank', 'The stream, the lake, and a boat if you ask.', [ 'rowboats', 'foggy-pier', 'water-drop', 'mountain-lake', 'forest-stream', 'summer-night', 'otters', 'dune-grass', 'jetty' ] ],
	'evenings'     => [ 'Evenings', 'hollin-bank', 'Open until the light goes.', [ 'summer-night', 'dandelions', 'rowboats', 'jetty', 'hilltop-sunset', 'evening-path' ] ],
	'seed-trips'   => [ 'Seed trips', 'hollin-bank', 'Where we go when the garden sleeps.', [ 'tea-garden', 'red-dune', 'canyon-wren', 'mountain-lake', 'spices', 'anhinga', 'mountain-path' ] ],
	'films'        => [ 'Films', 'hollin-bank', 'A minute each, without sound.', [ 'hibiscus' ] ],
];

/** Films of our own: file, title, and photograph for the poster. */
const VITRINE_DEMO_FILMS = [
	'film-meadow.mp4'   => [ 'A slow walk into the meadow', 'meadow' ],
	'film-poppy.mp4'    => [ 'Buttercups, closer and closer', 'buttercups' ],
	'film-hibiscus.mp4' => [ 'The red hibiscus opens', 'hibiscus' ],
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
	/** @var array<string, list<int>> $albums */
	$albums = [];
	wp_defer_term_counting( true );
	foreach ( VITRINE_DEMO_ALBUMS as $slug => [ $name, $parent, $words, $photographs ] ) {
		$found          = get_term_by( 'slug', $slug, Albums::TAXONOMY );
		$terms[ $slug ] = $found instanceof WP_Term ? $found->term_id : wp_insert_term( $name, Albums::TAXONOMY, [ 'slug' => $slug, 'parent' => $terms[ $parent ] ?? 0, 'description' => $words ] )['term_id'];
		// An album with albums inside has a cover, and films have one, but neither shows it among its own.
		foreach ( count( $photographs ) > 1 ? $photographs : [] as $photograph ) {
			$albums[ $photograph ][] = $terms[ $slug ];
		}
	}
	$there = vitrine_demo_files();
	$done  = true;
	foreach ( array_keys( VITRINE_DEMO_PHOTOGRAPHS ) as $name ) {
		if ( isset( $there[ "gallery/{$name}.jpg" ] ) ) {
			continue;
		}
		if ( microtime( true ) > $until ) {
			$done = false;
			break;
		}
		vitrine_demo_attach_photo( $name, $albums[ $name ] ?? [] );
	}
	foreach ( $done ? array_keys( VITRINE_DEMO_FILMS ) : [] as $file ) {
		if ( ! isset( $there[ "gallery/{$file}" ] ) ) {
			vitrine_demo_attach_film( $file, $terms['films'] );
		}
	}
	foreach ( array_keys( VITRINE_DEMO_ALBUMS ) as $place => $slug ) {
		update_term_meta( $terms[ $slug ], Albums::ORDER, $place );
		update_term_meta( $terms[ $slug ], Albums::COVER, vitrine_demo_file( VITRINE_DEMO_ALBUMS[ $slug ][3][0] ) );
	}
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
 * A photograph in the media library; 0 = it is not there yet.
 *
 * @param string $name Key of VITRINE_DEMO_PHOTOGRAPHS.
 */
function vitrine_demo_file( string $name ): int {
	return vitrine_demo_files()[ "gallery/{$name}.jpg" ] ?? 0;
}

/**
 * Puts a file into the media library.
 *
 * @param string               $from   File.
 * @param array<string, mixed> $post   Fields of the attachment.
 * @param array<string, mixed> $meta   Its metadata.
 * @param list<int>            $albums Albums.
 * @return int Attachment.
 */
function vitrine_demo_attach( string $from, array $post, array $meta, array $albums ): int {
	$folder = wp_upload_dir()['basedir'] . '/gallery';
	wp_mkdir_p( $folder );
	$file = "{$folder}/" . basename( $from );
	copy( $from, $file );
	$id = wp_insert_attachment( wp_slash( [ 'post_status' => 'inherit', ...$post ] ), $file );
	wp_set_object_terms( $id, $albums, Albums::TAXONOMY );
	wp_update_attachment_metadata( $id, (array) apply_filters( 'wp_generate_attachment_metadata', $meta, $id, 'create' ) );
	return $id;
}

/**
 * Puts a photograph into albums, as if it had been uploaded, but with its renditions ready.
 *
 * @param string    $name   Key of VITRINE_DEMO_PHOTOGRAPHS.
 * @param list<int> $albums Albums.
 */
function vitrine_demo_attach_photo( string $name, array $albums ): void {
	[ $title, $alt, $author, $tags ] = vitrine_demo_about( $name );

	$photo  = vitrine_demo_photo( $name );
	$folder = wp_upload_dir()['basedir'] . '/gallery';
	wp_mkdir_p( $folder );
	$sizes = [];
	foreach ( $photo['sizes'] as $size => [ $file, $width, $height ] ) {
		copy( VITRINE_DEMO_CACHE . "/{$file}", "{$folder}/{$file}" );
		$sizes[ $size ] = [ 'file' => $file, 'width' => $width, 'height' => $height, 'mime-type' => 'image/jpeg' ];
	}
	$source = VITRINE_DEMO_CACHE . "/{$photo['file']}";
	$taken  = vitrine_demo_taken( $name );
	$id     = vitrine_demo_attach(
		$source,
		[ 'post_title' => $title, 'post_excerpt' => 'Hollin Bank Gardens, ' . gmdate( 'F Y', strtotime( $taken ) ), 'post_mime_type' => 'image/jpeg', 'post_date' => $taken ],
		[ 'width' => $photo['width'], 'height' => $photo['height'], 'file' => "gallery/{$photo['file']}", 'filesize' => (int) filesize( $source ), 'sizes' => $sizes, 'image_meta' => wp_read_image_metadata( $source ) ],
		$albums
	);
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	update_post_meta( $id, ItemFields::TAGS, $tags );
	update_post_meta( $id, ItemFields::AUTHOR, $author );
}

/**
 * Puts a film into an album, with a photograph for its poster.
 *
 * @param string $file  Name of the film.
 * @param int    $album Album.
 */
function vitrine_demo_attach_film( string $file, int $album ): void {
	[ $title, $poster ] = VITRINE_DEMO_FILMS[ $file ];

	$source = VITRINE_DEMO_SOURCES . "/{$file}";
	$id     = vitrine_demo_attach(
		$source,
		[ 'post_title' => $title, 'post_mime_type' => 'video/mp4' ],
		[ 'filesize' => (int) filesize( $source ), 'mime_type' => 'video/mp4', 'width' => 720, 'height' => 480, 'fileformat' => 'mp4' ],
		[ $album ]
	);
	set_post_thumbnail( $id, vitrine_demo_file( $poster ) );
}
