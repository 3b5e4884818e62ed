<?php
/**
 * Fills a media library of its own, by the prefix of its tables: albums of five albums each, a hundred photographs in every one.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Fills it.
 *
 * @param array{prefix: string, albums: int} $input Prefix of the tables, and how many albums.
 * @return array{page: int, albums: list<int>, attachments: int} The page that shows the topmost album, and some albums.
 */
return static function ( array $input ): array {
	global $wpdb;
	[ 'prefix' => $prefix, 'albums' => $albums ] = $input;

	$own = $wpdb->prefix;
	$ask = static function ( string $query ) use ( $wpdb ): void {
		$wpdb->query( $query );
		if ( $wpdb->last_error !== '' ) {
			throw new RuntimeException( "{$wpdb->last_error}: {$query}" );
		}
	};
	$wpdb->set_prefix( $prefix );
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta( wp_get_db_schema( 'blog' ) );
	$tables = array_intersect_key( get_object_vars( $wpdb ), array_flip( [ 'posts', 'postmeta', 'terms', 'term_taxonomy', 'term_relationships', 'termmeta' ] ) );
	$wpdb->set_prefix( $own );
	foreach ( $tables as $name => $table ) {
		$wpdb->$name = $table;
	}
	$wpdb->prefix = $prefix;
	add_filter( 'pre_option_vitrine_db_version', '__return_zero' );
	( new Vitrine\Install\Database() )->migrate();
	remove_filter( 'pre_option_vitrine_db_version', '__return_zero' );

	// Albums 10, 11 …: the first is the topmost, each holds five of those that follow.
	$first  = 10;
	$parent = static fn( int $n ): int => $first + intdiv( $n - 1, 5 );
	foreach ( array_chunk( array_keys( array_fill( 0, $albums, true ) ), 200 ) as $some ) {
		$ask( "INSERT INTO {$prefix}terms (term_id, name, slug, term_group) VALUES " . implode( ',', array_map( static fn( int $n ): string => '(' . ( $first + $n ) . ",'Album {$n}','album-{$n}',0)", $some ) ) );
		$ask( "INSERT INTO {$prefix}term_taxonomy (term_taxonomy_id, term_id, taxonomy, description, parent, count) VALUES " . implode( ',', array_map( static fn( int $n ): string => '(' . ( $first + $n ) . ',' . ( $first + $n ) . ",'vitrine_album',''," . ( $n === 0 ? 0 : $parent( $n ) ) . ',100)', $some ) ) );
	}

	$children = [];
	for ( $n = 1; $n < $albums; $n++ ) {
		$children[ $parent( $n ) ][] = $first + $n;
	}
	update_option( "bench_{$prefix}children", $children, true );

	$page = wp_insert_post(
		wp_slash(
			[
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => 'library',
				'post_title'   => 'Library',
				'post_content' => '<!-- wp:vitrine/gallery ' . wp_json_encode( [ 'source' => 'albums', 'album' => $first, 'anchor' => 'library', 'mode' => 'pagination', 'maxRows' => 3 ] ) . ' /-->',
			]
		)
	);

	$columns = 'post_author, post_date, post_date_gmt, post_modified, post_modified_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_content_filtered, guid, post_type, post_mime_type';
	$now     = current_time( 'mysql' );
	$ask( "INSERT INTO {$prefix}posts ({$columns}) VALUES " . implode( ',', array_fill( 0, 100, "(1,'{$now}','{$now}','{$now}','{$now}','','A photograph','','inherit','photo','','','','','attachment','image/jpeg')" ) ) );
	$wanted = $albums * 100;
	for ( $have = 100; $have < $wanted; $have = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$prefix}posts WHERE post_type = 'attachment'" ) ) {
		$ask( "INSERT INTO {$prefix}posts ({$columns}) SELECT {$columns} FROM {$prefix}posts WHERE post_type = 'attachment' ORDER BY ID LIMIT " . min( $have, $wanted - $have ) );
	}
	$meta = esc_sql( serialize( [ 'width' => 1600, 'height' => 1064, 'file' => '2026/01/photo.jpg', 'filesize' => 90000, 'sizes' => [ 'medium' => [ 'file' => 'photo-400x266.jpg', 'width' => 400, 'height' => 266, 'mime-type' => 'image/jpeg', 'filesize' => 9000 ] ], 'image_meta' => [] ] ) );
	$from = "FROM {$prefix}posts WHERE post_type = 'attachment'";
	$ask( "INSERT INTO {$prefix}postmeta (post_id, meta_key, meta_value) SELECT ID, '_wp_attached_file', CONCAT('2026/01/photo-', ID, '.jpg') {$from}" );
	$ask( "INSERT INTO {$prefix}postmeta (post_id, meta_key, meta_value) SELECT ID, '_wp_attachment_metadata', '{$meta}' {$from}" );
	$ask( "INSERT INTO {$prefix}term_relationships (object_id, term_taxonomy_id, term_order) SELECT ID, {$first} + MOD(ID, {$albums}), 0 {$from}" );
	$ask( "INSERT INTO {$prefix}vitrine_media (attachment_id, kind, width, height, color, tags, alt, file, clean, exif) SELECT ID, 'img', 1600, 1064, '#6a7f5b', '', 'A photograph', CONCAT('photo-', ID, '.jpg'), '', '' {$from}" );
	$have = (int) $wpdb->get_var( "SELECT COUNT(*) {$from}" );
	return [
		'page'        => $page,
		// The topmost; in both libraries one of albums and photographs, and the last, which has photographs only.
		'albums'      => [ $first, $first + intdiv( 3 * $albums, 20 ), $first + $albums - 1 ],
		'attachments' => $have,
	];
};
