<?php
/**
 * Makes pages with a header, menus, panels and a link to the top, and posts to be searched, and renders what a menu and a table of contents add to the same blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Measures.
 *
 * @param array{times: int, posts: int} $input How often, and how many posts there are to be searched.
 * @return array{pages: array<string, string>, routes: array<string, string>, times: array<string, list<float>>, queries: array<string, int>} Addresses of pages and routes; milliseconds of the processor and queries by what is rendered.
 */
return static function ( array $input ): array {
	global $wpdb;
	$block   = static fn( string $name, array $attributes, string $html = '' ): string => get_comment_delimited_block_content( $name, $attributes, $html );
	$words   = static fn( string $words ): string => $block( 'core/paragraph', [], "<p>{$words}</p>" );
	$item    = static fn( string $label, array $attributes, string $inside = '' ): string => $block( 'vitrine/mega-menu-item', [ 'label' => $label, ...$attributes ], $inside );
	$group   = static fn( string $inside ): string => $block( 'core/group', [], "<div class=\"wp-block-group\">{$inside}</div>" );
	$panel   = static fn( int $nth ): string => $block( 'core/heading', [ 'level' => 3 ], "<h3 class=\"wp-block-heading\">Panel {$nth}</h3>" ) . implode( '', array_map( static fn( int $n ): string => $words( "<a href=\"/?{$n}\">Plant {$n}</a> of panel {$nth}." ), range( 1, 9 ) ) );
	$menu    = static fn( int $panels, int $items ): string => $block(
		'vitrine/mega-menu',
		[],
		implode( '', array_map( static fn( int $nth ): string => $item( "Panel {$nth}", [ 'kind' => 'panel', 'url' => "#{$nth}" ], $panel( $nth ) ), range( 1, $panels ) ) )
		. implode( '', array_map( static fn( int $nth ): string => $item( "Item {$nth}", [ 'url' => "#item{$nth}" ] ), $items > 0 ? range( 1, $items ) : [] ) )
	);
	$long    = str_repeat( $words( str_repeat( 'The beds are turned over when the ground is dry. ', 20 ) ), 60 );
	$heads   = implode( '', array_map( static fn( int $n ): string => $block( 'core/heading', [], "<h2 class=\"wp-block-heading\">Part {$n}</h2>" ) . $words( "Words of part {$n}." ), range( 1, 300 ) ) );
	$content = [
		'plain'  => $long,
		'header' => $block( 'vitrine/site-header', [ 'align' => 'full' ], $words( 'A header' ) ) . $long,
		'menu'   => $menu( 6, 0 ) . $long,
		'panel'  => $block( 'vitrine/off-canvas', [ 'anchor' => 'panel', 'label' => 'Panel' ], $words( 'A panel' ) ) . $long,
		'search' => $block( 'vitrine/search-overlay', [] ) . $long,
		// The same form in the page.
		'form'   => $block( 'core/search', [] ) . $long,
		'top'    => $long . $block( 'vitrine/back-to-top', [] ),
		// The same panels below each other.
		'core'   => $block( 'core/navigation', [], implode( '', array_map( static fn( int $nth ): string => $block( 'core/navigation-link', [ 'label' => "Panel {$nth}", 'url' => "#{$nth}" ] ), range( 1, 6 ) ) ) ) . $long,
	];
	// The theme's own header has a menu of core.
	$template = wp_insert_post( wp_slash( [ 'post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'bench', 'post_title' => 'Bench', 'post_content' => '<!-- wp:post-content /-->' ] ) );
	wp_set_object_terms( $template, get_stylesheet(), 'wp_theme' );
	$pages = [];
	foreach ( $content as $name => $blocks ) {
		$pages[ $name ] = (string) get_permalink( wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $name, 'post_content' => $blocks, 'meta_input' => [ '_wp_page_template' => 'bench' ] ] ) ) );
	}
	$rendered = [
		'menu of 200'  => $menu( 20, 180 ),
		// The panels' blocks, and as many links, in groups.
		'group of 200' => $group( implode( '', array_map( static fn( int $nth ): string => $group( $words( "<a href=\"#{$nth}\">Panel {$nth}</a>" ) . $panel( $nth ) ), range( 1, 20 ) ) ) . implode( '', array_map( static fn( int $nth ): string => $group( $words( "<a href=\"#item{$nth}\">Item {$nth}</a>" ) ), range( 1, 180 ) ) ) ),
		'contents'     => $block( 'vitrine/table-of-contents', [] ) . $heads,
		'no contents'  => $heads,
	];
	$times    = [];
	$queries  = [];
	wp_set_current_user( 0 );
	// Of the processor: what others do on the machine does not count.
	$now = static function (): float {
		$used = getrusage();
		return ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) * 1e3 + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1e3;
	};
	for ( $i = -3; $i < $input['times']; $i++ ) {
		// In turn, so that what the machine does besides hits one as often as the other.
		foreach ( $i % 2 === 0 ? $rendered : array_reverse( $rendered ) as $name => $blocks ) {
			$before = $wpdb->num_queries;
			$begin  = $now();
			apply_filters( 'the_content', $blocks );
			$time = $now() - $begin;
			if ( $i >= 0 ) {
				$times[ $name ][]  = $time;
				$queries[ $name ] = $wpdb->num_queries - $before;
			}
		}
	}
	foreach ( array_chunk( range( 1, $input['posts'] ), 1000 ) as $some ) {
		$rows = array_map( static fn( int $n ): string => "(1,'2026-01-01 00:00:00','2026-01-01 00:00:00','<p>Post {$n} of the garden.</p>','Plant {$n}','','publish','plant-{$n}','','','2026-01-01 00:00:00','2026-01-01 00:00:00','','post')", $some );
		$wpdb->query( "INSERT INTO {$wpdb->posts} (post_author,post_date,post_date_gmt,post_content,post_title,post_excerpt,post_status,post_name,to_ping,pinged,post_modified,post_modified_gmt,post_content_filtered,post_type) VALUES " . implode( ',', $rows ) );
		if ( $wpdb->last_error !== '' ) {
			throw new RuntimeException( $wpdb->last_error );
		}
	}
	$routes = [
		'suggestions' => add_query_arg( 'search', 'plant', rest_url( 'vitrine/v1/search' ) ),
		'empty'       => rest_url( 'bench/v1/empty' ),
	];
	return [ 'pages' => $pages, 'routes' => $routes, 'times' => $times, 'queries' => $queries ];
};
