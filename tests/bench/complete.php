<?php
/**
 * Checks whether a refresh has left exactly what it should: every post, every picture in every size, and nothing else.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Checks.
 *
 * @param array{source: int, temporary: string} $input The source, and where WordPress keeps temporary files.
 */
return static function ( array $input ): array {
	global $wpdb;
	$folder  = ( new Vitrine\Images\Folder() )->path( (string) $input['source'] );
	$rows    = $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}vitrine_images WHERE source_id = %d", $input['source'] ), ARRAY_A );
	$wanted  = [];
	$missing = 0;
	foreach ( $rows as $row ) {
		$image    = Vitrine\Images\Image::of_row( $row );
		$missing += $image->is_ready() ? 0 : 1;
		foreach ( $image->sizes as $width => [ $wide, $high ] ) {
			$file            = basename( $image->file( $width ) );
			$wanted[ $file ] = true;
			$size            = is_file( "{$folder}/{$file}" ) ? getimagesize( "{$folder}/{$file}" ) : false;
			$missing        += is_array( $size ) && $size[0] === $wide && $size[1] === $high ? 0 : 1;
		}
	}
	$files = is_dir( $folder ) ? array_diff( scandir( $folder ), [ '.', '..' ] ) : [];
	return [
		'posts'     => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_posts WHERE source_id = %d AND ready = 1", $input['source'] ) ),
		'waiting'   => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_posts WHERE source_id = %d AND ready = 0", $input['source'] ) ),
		'pictures'  => count( $rows ),
		'files'     => count( $files ),
		'missing'   => $missing,
		'orphans'   => count( array_diff( $files, array_keys( $wanted ) ) ),
		'temporary' => count( array_diff( scandir( $input['temporary'] ), [ '.', '..' ] ) ),
	];
};
