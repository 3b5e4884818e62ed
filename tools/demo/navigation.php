<?php
/**
 * The demo's header, on every page: menu, search and drawer, and what leads back to the top.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/** Panels and submenus of the menu: words, and pages by their slugs. */
const VITRINE_DEMO_MENU = [
	'Gallery'    => [ 'gallery', 'carousel', 'image-comparison', 'effects' ],
	'News'       => [ 'social-feed', 'instagram', 'facebook' ],
	'Journal'    => [ 'loop' ],
	'Visitors'   => [ 'popup', 'sign-up', 'share-buttons' ],
	'Navigation' => [ 'navigation', 'mega-menu', 'off-canvas', 'search-overlay', 'table-of-contents', 'back-to-top' ],
];

/** Columns of the footer: heading, and words by the slug of a page or the address of something on every page. */
const VITRINE_DEMO_FOOTER = [
	'The garden' => [ '#visit' => 'Plan your visit', 'gallery' => 'Photo gallery', 'loop' => 'From the potting shed', 'sign-up' => 'Letters from the garden' ],
	'News'       => [ 'social-feed' => 'Facebook posts', 'instagram' => 'Instagram photos', 'popup' => 'Plant sale', 'share-buttons' => 'Tell a friend' ],
	'This site'  => [ 'navigation' => 'How to find your way', 'effects' => 'Effects', 'carousel' => 'Carousels', 'image-comparison' => 'Then and now' ],
];

/**
 * Writes the header and the footer of the theme.
 *
 * @param array<string, array{string, string}> $pages Address and words of each demo page by its title.
 */
function vitrine_demo_parts( array $pages ): void {
	$theme = get_stylesheet();
	foreach ( [ 'header' => vitrine_demo_header_blocks( $pages ), 'footer' => vitrine_demo_footer_blocks() ] as $slug => $content ) {
		$found = get_block_template( "{$theme}//{$slug}", 'wp_template_part' );
		$id    = wp_insert_post(
			wp_slash(
				[
					'ID'           => $found->wp_id ?? 0,
					'post_type'    => 'wp_template_part',
					'post_status'  => 'publish',
					'post_name'    => $slug,
					'post_title'   => ucfirst( $slug ),
					'post_content' => $content,
				]
			)
		);
		wp_set_object_terms( $id, $theme, 'wp_theme' );
		wp_set_object_terms( $id, $slug, 'wp_template_part_area' );
	}
}

/**
 * The header: it lies over the cover of the front page, and comes back on scrolling up.
 *
 * @param array<string, array{string, string}> $pages Address and words of each demo page by its title.
 */
function vitrine_demo_header_blocks( array $pages ): string {
	$row = vitrine_demo_block( 'site-title', [ 'level' => 0 ], '' )
		. vitrine_demo_block(
			'group',
			[ 'layout' => [ 'type' => 'flex', 'flexWrap' => 'nowrap' ] ],
			'<div class="wp-block-group">' . vitrine_demo_menu( $pages ) . vitrine_demo_block( 'vitrine/search-overlay', [], '' ) . '</div>'
		);
	return vitrine_demo_block(
		'vitrine/site-header',
		[
			'align'     => 'full',
			'overCover' => true,
			'overText'  => 'var(--wp--preset--color--base)',
			'shrink'    => 15,
			'style'     => [ 'spacing' => [ 'padding' => [ 'top' => '1.25rem', 'bottom' => '1.25rem' ] ] ],
		],
		vitrine_demo_block(
			'group',
			[ 'align' => 'wide', 'layout' => [ 'type' => 'flex', 'flexWrap' => 'nowrap', 'justifyContent' => 'space-between' ] ],
			"<div class=\"wp-block-group alignwide\">{$row}</div>"
		)
	)
	. vitrine_demo_block( 'vitrine/off-canvas', [ 'anchor' => 'visit', 'label' => 'Visit us', 'side' => 'end' ], vitrine_demo_visit() )
	. vitrine_demo_block( 'vitrine/back-to-top', [ 'showProgress' => true ], '' );
}

/**
 * The menu: panels for many pages, submenus for some, and what opens the drawer.
 *
 * @param array<string, array{string, string}> $words Address and words of each demo page by its title.
 */
function vitrine_demo_menu( array $words ): string {
	$item  = static fn( string $label, array $attributes, string $inside = '' ): string => vitrine_demo_block( 'vitrine/mega-menu-item', [ 'label' => $label, ...$attributes ], $inside );
	$items = '';
	foreach ( VITRINE_DEMO_MENU as $label => $slugs ) {
		$pages = array_values( array_filter( array_map( static fn( string $slug ): ?WP_Post => get_page_by_path( $slug ), $slugs ) ) );
		$link  = static fn( WP_Post $page ): array => [ 'url' => get_permalink( $page ), 'id' => $page->ID, 'entity' => 'post-type' ];
		$first = $pages[0] ?? null;
		if ( $first === null ) {
			continue;
		}
		$items .= match ( true ) {
			count( $pages ) > 4 => $item( $label, [ 'kind' => 'panel', ...$link( $first ) ], vitrine_demo_panel( $pages, $words ) ),
			count( $pages ) > 1 => $item( $label, [ 'kind' => 'group', ...$link( $first ) ], implode( '', array_map( static fn( WP_Post $page ): string => $item( $page->post_title, $link( $page ) ), $pages ) ) ),
			default             => $item( $label, $link( $first ) ),
		};
	}
	return vitrine_demo_block( 'vitrine/mega-menu', [ 'label' => 'Main', 'phoneEffect' => 'slide-right' ], $items . $item( 'Visit us', [ 'url' => '#visit' ] ) );
}

/**
 * Pages in three columns, with their words.
 *
 * @param list<WP_Post>                        $pages Pages.
 * @param array<string, array{string, string}> $words Address and words of each demo page by its title.
 */
function vitrine_demo_panel( array $pages, array $words ): string {
	$link    = static fn( WP_Post $page ): string => vitrine_demo_block( 'paragraph', [ 'fontSize' => 'small' ], '<p class="has-small-font-size"><a href="' . esc_url( get_permalink( $page ) ) . '"><strong>' . esc_html( $page->post_title ) . '</strong></a><br>' . esc_html( $words[ $page->post_title ][1] ?? '' ) . '</p>' );
	$columns = array_map(
		static fn( array $part ): string => vitrine_demo_block( 'column', [], '<div class="wp-block-column">' . implode( '', array_map( $link, $part ) ) . '</div>' ),
		array_chunk( $pages, max( 1, (int) ceil( count( $pages ) / 3 ) ) )
	);
	return vitrine_demo_block( 'columns', [], '<div class="wp-block-columns">' . implode( '', $columns ) . '</div>' );
}

/**
 * The footer: who we are, links, and what is small.
 */
function vitrine_demo_footer_blocks(): string {
	$column  = static fn( string $width, string $inside ): string => vitrine_demo_block( 'column', [ 'width' => $width ], "<div class=\"wp-block-column\" style=\"flex-basis:{$width}\">{$inside}</div>" );
	$columns = $column(
		'40%',
		vitrine_demo_block( 'site-title', [ 'level' => 0, 'fontSize' => 'large' ], '' )
		. vitrine_demo_block( 'site-tagline', [], '' )
		. vitrine_demo_block( 'paragraph', [ 'fontSize' => 'small' ], '<p class="has-small-font-size">Bank Lane, above the mill<br>Tuesday to Sunday, 10 a.m. to 5 p.m.</p>' )
	);
	foreach ( VITRINE_DEMO_FOOTER as $heading => $links ) {
		$list = '';
		foreach ( $links as $to => $text ) {
			$url   = str_starts_with( $to, '#' ) ? $to : vitrine_demo_url( $to );
			$list .= vitrine_demo_block( 'list-item', [], '<li><a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a></li>' );
		}
		$columns .= $column(
			'20%',
			vitrine_demo_block( 'heading', [ 'fontSize' => 'medium' ], '<h2 class="wp-block-heading has-medium-font-size">' . esc_html( $heading ) . '</h2>' )
			. vitrine_demo_block( 'list', [ 'fontSize' => 'small', 'className' => 'links' ], '<ul class="wp-block-list links has-small-font-size">' . $list . '</ul>' )
		);
	}
	return vitrine_demo_band(
		'accent-5',
		vitrine_demo_block( 'columns', [ 'align' => 'wide' ], "<div class=\"wp-block-columns alignwide\">{$columns}</div>" )
		. vitrine_demo_block( 'group', [ 'align' => 'wide', 'layout' => [ 'type' => 'default' ] ], '<div class="wp-block-group alignwide">' . vitrine_demo_block( 'paragraph', [ 'fontSize' => 'small' ], '<p class="has-small-font-size">Hollin Bank is an invented garden. Its photographs are by the people whom the gallery names.</p>' ) . '</div>' )
	);
}

/**
 * What is in the drawer.
 */
function vitrine_demo_visit(): string {
	return vitrine_demo_block( 'heading', [], '<h2 class="wp-block-heading">Visit us</h2>' )
		. vitrine_demo_block( 'paragraph', [], '<p>Open from Tuesday to Sunday, ten to five. The tea room closes half an hour earlier, when the cake is gone.</p>' )
		. vitrine_demo_block( 'paragraph', [], '<p><strong>Hollin Bank Gardens</strong><br>Bank Lane, above the mill</p>' );
}
