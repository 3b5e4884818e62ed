<?php
/**
 * Puts the pictures of the measured galleries into the media library, and makes the pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Writes pictures and pages.
 *
 * @param array{pictures: list<array{name: string, thumb: string, width: int, height: int}>, pages: array<string, array<string, mixed>|null>} $input Attributes of the gallery by slug, with `number` of pictures and whether their sizes are `known`; null = a file of that name.
 * @return array<string, string> Address of each page by its slug.
 */
return static function ( array $input ): array {
	global $wpdb;
	$insert = static function ( string $table, array $columns, array $rows ) use ( $wpdb ): void {
		foreach ( array_chunk( $rows, 500 ) as $some ) {
			$values = array_map( static fn( array $row ): string => '(' . implode( ',', array_map( static fn( int|string $value ): string => is_int( $value ) ? (string) $value : "'" . esc_sql( $value ) . "'", $row ) ) . ')', $some );
			$wpdb->query( "INSERT INTO {$table} (" . implode( ',', $columns ) . ') VALUES ' . implode( ',', $values ) );
			if ( $wpdb->last_error !== '' ) {
				throw new RuntimeException( $wpdb->last_error );
			}
		}
	};
	$next  = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
	$now   = current_time( 'mysql' );
	$base  = content_url( 'uploads/bench' );
	$posts = [];
	$meta  = [];
	$media = [];
	$ids   = [ 'known' => [], 'unknown' => [] ];
	foreach ( array_keys( $ids ) as $kind ) {
		foreach ( $input['pictures'] as $index => [ 'name' => $name, 'thumb' => $thumb, 'width' => $width, 'height' => $height ] ) {
			$id             = $next++;
			$ids[ $kind ][] = $id;
			$posts[]        = [ $id, 1, $now, $now, $now, $now, '', "Photo {$index}", '', 'inherit', "{$kind}-{$index}", '', '', '', "{$base}/{$name}", 'attachment', 'image/png' ];
			$meta[]         = [ $id, '_wp_attached_file', "bench/{$name}" ];
			$media[]        = [ $id, $kind === 'known' ? $width : 0, $kind === 'known' ? $height : 0, '#6a7f5b', '', "Photo {$index}", $name, '', '' ];
			if ( $kind === 'known' ) {
				$meta[] = [
					$id,
					'_wp_attachment_metadata',
					serialize(
						[
							'width'      => $width,
							'height'     => $height,
							'file'       => "bench/{$name}",
							'filesize'   => 9000,
							'sizes'      => [
								'medium' => [ 'file' => $thumb, 'width' => intdiv( $width, 4 ), 'height' => intdiv( $height, 4 ), 'mime-type' => 'image/png', 'filesize' => 2000 ],
							],
							'image_meta' => [],
						]
					),
				];
			}
		}
	}
	$insert( $wpdb->posts, [ 'ID', 'post_author', 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt', 'post_content', 'post_title', 'post_excerpt', 'post_status', 'post_name', 'to_ping', 'pinged', 'post_content_filtered', 'guid', 'post_type', 'post_mime_type' ], $posts );
	$insert( $wpdb->postmeta, [ 'post_id', 'meta_key', 'meta_value' ], $meta );

	$insert( "{$wpdb->prefix}vitrine_media", [ 'attachment_id', 'width', 'height', 'color', 'tags', 'alt', 'file', 'clean', 'exif' ], $media );

	$word = static fn( string $text ): string => "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->";
	$urls = [];
	// Without a menu of the site's own the theme lists all pages, in rows that move its title when the first of them are painted.
	wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Bench', 'post_content' => '<!-- wp:navigation-link {"label":"Garden","url":"/"} /-->' ] );
	foreach ( $input['pages'] as $slug => $gallery ) {
		$inner = "<!-- wp:html --><bench-page name=\"{$slug}\"></bench-page><!-- /wp:html -->";
		if ( $gallery !== null ) {
			[ 'number' => $number, 'known' => $is_known ] = $gallery;
			unset( $gallery['number'], $gallery['known'] );
			$gallery['items'] = array_map( static fn( int $id ): array => [ 'id' => $id ], array_slice( $ids[ $is_known ? 'known' : 'unknown' ], 0, $number ) );
			$inner            = '<!-- wp:vitrine/gallery ' . wp_json_encode( $gallery ) . ' /-->';
		}
		$post          = wp_insert_post(
			wp_slash(
				[
					'post_type'      => 'page',
					'post_status'    => 'publish',
					'post_name'      => $slug,
					'post_title'     => 'Bench',
					'comment_status' => 'closed',
					'post_content'   => $word( 'The garden opens at ten.' ) . '<!-- wp:group {"align":"full","layout":{"type":"default"}} --><div class="wp-block-group alignfull">' . $inner . '</div><!-- /wp:group -->' . $word( 'The tea room follows the weather.' ),
				]
			)
		);
		$urls[ $slug ] = get_permalink( $post );
	}
	return $urls;
};
