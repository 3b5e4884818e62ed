<?php
/**
 * The demo's header, on every page: menu, search and drawer, and what leads back to the top.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/** Panels and submenus of the menu: words, and pages by their slugs. */
const VITRINE_DEMO_MENU = [
	'Feeds'      => [ 'social-feed', 'instagram' ],
	'Galleries'  => [ 'gallery' ],
	'Posts'      => [ 'loop', 'popup', 'effects' ],
	'Navigation' => [ 'navigation', 'mega-menu', 'off-canvas', 'search-overlay', 'table-of-contents', 'back-to-top' ],
];

/**
 * Writes the header of the theme.
 */
function vitrine_demo_header(): void {
	$theme = get_stylesheet();
	$found = get_block_template( "{$theme}//header", 'wp_template_part' );
	$id    = wp_insert_post(
		wp_slash(
			[
				'ID'           => $found->wp_id ?? 0,
				'post_type'    => 'wp_template_part',
				'post_status'  => 'publish',
				'post_name'    => 'header',
				'post_title'   => 'Header',
				'post_content' => vitrine_demo_header_blocks(),
			]
		)
	);
	wp_set_object_terms( $id, $theme, 'wp_theme' );
	wp_set_object_terms( $id, 'header', 'wp_template_part_area' );
}

/**
 * The header: it lies over the cover of the front page, and comes back on scrolling up.
 */
function vitrine_demo_header_blocks(): string {
	$row = vitrine_demo_block( 'site-title', [ 'level' => 0 ], '' )
		. vitrine_demo_block(
			'group',
			[ 'layout' => [ 'type' => 'flex', 'flexWrap' => 'nowrap' ] ],
			'<div class="wp-block-group">' . vitrine_demo_menu() . vitrine_demo_block( 'vitrine/search-overlay', [], '' ) . '</div>'
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
 * The menu: a panel for the pages of navigation, submenus for the others, and what opens the drawer.
 */
function vitrine_demo_menu(): string {
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
			count( $pages ) > 3 => $item( $label, [ 'kind' => 'panel', ...$link( $first ) ], vitrine_demo_panel( $pages ) ),
			count( $pages ) > 1 => $item( $label, [ 'kind' => 'group' ], implode( '', array_map( static fn( WP_Post $page ): string => $item( $page->post_title, $link( $page ) ), $pages ) ) ),
			default             => $item( $label, $link( $first ) ),
		};
	}
	return vitrine_demo_block( 'vitrine/mega-menu', [ 'label' => 'Main', 'phoneEffect' => 'slide-right' ], $items . $item( 'Visit us', [ 'url' => '#visit' ] ) );
}

/**
 * Pages in three columns.
 *
 * @param list<WP_Post> $pages Pages.
 */
function vitrine_demo_panel( array $pages ): string {
	$columns = array_map(
		static fn( array $part ): string => vitrine_demo_block(
			'column',
			[],
			'<div class="wp-block-column">' . implode( '', array_map( static fn( WP_Post $page ): string => vitrine_demo_block( 'paragraph', [], '<p><a href="' . esc_url( get_permalink( $page ) ) . '">' . esc_html( $page->post_title ) . '</a></p>' ), $part ) ) . '</div>'
		),
		array_chunk( $pages, max( 1, (int) ceil( count( $pages ) / 3 ) ) )
	);
	return vitrine_demo_block( 'columns', [], '<div class="wp-block-columns">' . implode( '', $columns ) . '</div>' );
}

/**
 * What is in the drawer.
 */
function vitrine_demo_visit(): string {
	return vitrine_demo_block( 'heading', [], '<h2 class="wp-block-heading">Visit us</h2>' )
		. vitrine_demo_block( 'paragraph', [], '<p>Open from Tuesday to Sunday, ten to five. The tea room closes half an hour earlier, when the cake is gone.</p>' )
		. vitrine_demo_block( 'paragraph', [], '<p><strong>Hollin Bank Gardens</strong><br>Bank Lane, above the mill</p>' );
}
