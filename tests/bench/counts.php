<?php
/**
 * Fills a site with posts in 100 categories and 100 tags, and makes a page with a loop that visitors filter, and one with the same posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Fills it.
 *
 * @param array{posts: int} $input How many posts.
 * @return array<string, string> Addresses: of the page, of one whose filter leaves a category out, of pages with the posts of a category and of all others, of an empty route.
 */
return static function ( array $input ): array {
	global $wpdb;
	$ask = static function ( string $query ) use ( $wpdb ): void {
		$wpdb->query( $query );
		if ( $wpdb->last_error !== '' ) {
			throw new RuntimeException( "{$wpdb->last_error}: {$query}" );
		}
	};
	foreach ( get_posts( [ 'numberposts' => -1, 'fields' => 'ids' ] ) as $post ) {
		wp_delete_post( $post, true );
	}
	$posts = $input['posts'];
	if ( $posts > 100_000 ) {
		// The tables of such a site take 550 MB; MariaDB's default of 128 MB would measure the disk.
		$ask( 'SET GLOBAL innodb_buffer_pool_size = 1073741824' );
	}
	$first = 1000;
	$terms = [];
	foreach ( [ 'category', 'post_tag' ] as $taxonomy ) {
		for ( $n = 0; $n < 100; $n++ ) {
			$term                 = wp_insert_term( "{$taxonomy} {$n}", $taxonomy, [ 'slug' => "{$taxonomy}-{$n}" ] );
			$terms[ $taxonomy ][] = (int) $term['term_taxonomy_id'];
		}
	}
	[ 'category' => $categories, 'post_tag' => $tags ] = [ 'category' => [], 'post_tag' => [], ...$terms ];
	foreach ( array_chunk( range( 1, $posts ), 1000 ) as $some ) {
		$rows = [];
		$has  = [];
		foreach ( $some as $n ) {
			$id     = $first + $n;
			$date   = gmdate( 'Y-m-d H:i:s', 1_500_000_000 + $n * 60 );
			$rows[] = "({$id},1,'{$date}','{$date}','<p>Post {$n} of the garden.</p>','Post {$n}','','" . ( $n % 20 === 0 ? 'draft' : 'publish' ) . "','post-{$n}','','','{$date}','{$date}','','post')";
			foreach ( array_unique( [ $categories[ $n % 100 ], $tags[ intdiv( $n, 100 ) % 100 ], $tags[ $n * 7 % 100 ] ] ) as $term ) {
				$has[] = "({$id},{$term},0)";
			}
		}
		$ask( "INSERT INTO {$wpdb->posts} (ID,post_author,post_date,post_date_gmt,post_content,post_title,post_excerpt,post_status,post_name,to_ping,pinged,post_modified,post_modified_gmt,post_content_filtered,post_type) VALUES " . implode( ',', $rows ) );
		$ask( "INSERT INTO {$wpdb->term_relationships} (object_id,term_taxonomy_id,term_order) VALUES " . implode( ',', $has ) );
	}
	foreach ( $terms as $taxonomy => $ids ) {
		wp_update_term_count_now( $ids, $taxonomy );
	}
	if ( $posts > 100_000 ) {
		$ask( "ANALYZE TABLE {$wpdb->posts}, {$wpdb->term_relationships}, {$wpdb->term_taxonomy}" );
	}

	$category = get_term_by( 'slug', 'category-7', 'category' );
	$others   = get_terms( [ 'taxonomy' => 'category', 'hide_empty' => true, 'fields' => 'ids', 'exclude' => [ $category->term_id ] ] );
	$query    = static fn( array $query, array $attributes, string $filters ): string => '<!-- wp:query ' . wp_json_encode( [ 'queryId' => 1, 'query' => [ 'perPage' => 10, 'postType' => 'post', 'order' => 'desc', 'orderBy' => 'date', 'inherit' => false, ...$query ], ...$attributes ] ) . ' --><div class="wp-block-query">' . $filters
		. '<!-- wp:post-template --><!-- wp:post-title {"isLink":true} /--><!-- wp:post-date /--><!-- wp:post-excerpt /--><!-- wp:post-terms {"term":"category"} /--><!-- /wp:post-template --></div><!-- /wp:query -->';
	$filter   = static fn( string $taxonomy, string $join = 'any' ): string => '<!-- wp:vitrine/loop-filter ' . wp_json_encode( [ 'taxonomy' => $taxonomy, 'join' => $join, 'showCounts' => true, 'number' => 100 ] ) . ' /-->';
	$page     = static fn( string $name, string $content ): string => (string) get_permalink( wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $name, 'post_title' => $name, 'post_content' => $content ] ) ) );
	$loop     = static fn( string $name, string $join ): string => $page( $name, $query( [], [ 'vitrineLoop' => 'bench12' ], $filter( 'category', $join ) . $filter( 'post_tag' ) ) );
	return [
		'filtered' => $loop( 'filtered', 'any' ),
		'without'  => $loop( 'without', 'none' ),
		'plain'    => $page( 'plain', $query( [ 'taxQuery' => [ 'category' => [ $category->term_id ] ] ], [], '' ) ),
		'others'   => $page( 'others', $query( [ 'taxQuery' => [ 'category' => $others ] ], [], '' ) ),
		'empty'    => rest_url( 'bench/v1/empty' ),
	];
};
