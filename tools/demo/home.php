<?php
/**
 * The front page of the demo.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/** Photographs in the row of what is in bloom. */
const VITRINE_DEMO_BLOOM = [ 'marigold', 'forget-me-nots', 'yellow-daisy', 'honey-bee', 'red-nasturtium', 'hibiscus' ];

/**
 * The front page.
 *
 * @param array<string, array{string, string}> $pages Address and words of each demo page by its title.
 */
function vitrine_demo_home( array $pages ): string {
	return vitrine_demo_hero()
		. vitrine_demo_welcome()
		. vitrine_demo_band( 'accent-1', vitrine_demo_bloom() )
		. vitrine_demo_band( 'base', vitrine_demo_teaser() )
		. ( get_posts( [ 'numberposts' => 1 ] ) === [] ? '' : vitrine_demo_band( 'accent-5', vitrine_demo_journal() ) )
		. vitrine_demo_band( 'base', vitrine_demo_strip() )
		. vitrine_demo_band( 'accent-2', vitrine_demo_letters() )
		. vitrine_demo_band( 'base', vitrine_demo_directory( $pages ) );
}

/**
 * Address of a page; where there is none, of the front page.
 *
 * @param string $slug Slug.
 */
function vitrine_demo_url( string $slug ): string {
	$page = get_page_by_path( $slug );
	return $page instanceof WP_Post ? get_permalink( $page ) : home_url( '/' );
}

/**
 * An entrance, as an attribute.
 *
 * @param string $animation Which one.
 * @param int    $delay     Milliseconds before it.
 * @param int    $stagger   Milliseconds between the blocks inside.
 * @return array{vitrineEffects: array{entrance: array<string, int|string>}}
 */
function vitrine_demo_enter( string $animation, int $delay = 0, int $stagger = 0 ): array {
	return [ 'vitrineEffects' => [ 'entrance' => [ 'animation' => $animation, 'delay' => $delay, 'stagger' => $stagger ] ] ];
}

/**
 * A heading over a section, and a link beside it.
 *
 * @param string $title Heading.
 * @param string $text  Text of the link.
 * @param string $slug  Page that it leads to.
 */
function vitrine_demo_heading( string $title, string $text, string $slug ): string {
	return vitrine_demo_block(
		'group',
		[ 'align' => 'wide', 'layout' => [ 'type' => 'flex', 'flexWrap' => 'wrap', 'justifyContent' => 'space-between', 'verticalAlignment' => 'bottom' ] ],
		'<div class="wp-block-group alignwide">'
		. vitrine_demo_block( 'heading', vitrine_demo_enter( 'fadeInUp' ), '<h2 class="wp-block-heading">' . esc_html( $title ) . '</h2>' )
		. vitrine_demo_block( 'paragraph', [], '<p><a href="' . esc_url( vitrine_demo_url( $slug ) ) . '">' . esc_html( $text ) . '</a></p>' )
		. '</div>'
	);
}

/**
 * What fills the window at first.
 */
function vitrine_demo_hero(): string {
	return vitrine_demo_cover(
		'tea-garden',
		86,
		[ 'align' => 'full', 'isDark' => true, 'vitrineEffects' => [ 'dividerBottom' => [ 'shape' => 'waves', 'height' => 90, 'heightPhone' => 40 ] ] ],
		vitrine_demo_block( 'heading', [ 'textAlign' => 'center', 'level' => 1, 'fontSize' => 'xx-large', ...vitrine_demo_enter( 'fadeInUp' ) ], '<h1 class="wp-block-heading has-text-align-center has-xx-large-font-size">A garden that is open all week</h1>' )
		. vitrine_demo_block( 'paragraph', [ 'align' => 'center', 'fontSize' => 'large' ], '<p class="has-text-align-center has-large-font-size">Six acres, a nursery, and a tea room on a north-facing hill.</p>' )
		. vitrine_demo_links( [ 'Plan your visit' => '#visit' ] )
	);
}

/**
 * Who we are, beside two photographs.
 */
function vitrine_demo_welcome(): string {
	$column = static fn( string $width, string $inside, array $attributes = [] ): string => vitrine_demo_block( 'column', [ 'width' => $width, ...$attributes ], "<div class=\"wp-block-column is-vertically-aligned-center\" style=\"flex-basis:{$width}\">{$inside}</div>" );
	return vitrine_demo_band(
		'base',
		vitrine_demo_block(
			'columns',
			[ 'align' => 'wide', 'verticalAlignment' => 'center', 'style' => [ 'spacing' => [ 'blockGap' => [ 'top' => '2rem', 'left' => '3rem' ] ] ] ],
			'<div class="wp-block-columns alignwide are-vertically-aligned-center">'
			. $column(
				'46%',
				vitrine_demo_block( 'heading', vitrine_demo_enter( 'fadeInUp' ), '<h2 class="wp-block-heading">Come for an hour, stay for the day</h2>' )
				. vitrine_demo_block( 'paragraph', [], '<p>Hollin Bank was a sheep pasture until 1926. Today a stream runs through six acres of meadow, woods, and borders, and everything in our nursery is grown from our own seed.</p>' )
				. vitrine_demo_block( 'paragraph', [], '<p>The upper path is level all the way to the tea room. The lower one is steep, and worth it.</p>' )
				. vitrine_demo_links( [ 'See the gallery' => vitrine_demo_url( 'gallery' ), 'Opening hours' => '#visit' ], 'left' ),
				[ 'verticalAlignment' => 'center' ]
			)
			. $column( '27%', vitrine_demo_image( 'forest-stream', '3/4', vitrine_demo_enter( 'fadeInUp', 100 ) ), [ 'verticalAlignment' => 'center' ] )
			. $column( '27%', vitrine_demo_image( 'dandelions', '3/4', vitrine_demo_enter( 'fadeInUp', 250 ) ), [ 'verticalAlignment' => 'center' ] )
			. '</div>'
		)
	);
}

/**
 * A row of flowers.
 */
function vitrine_demo_bloom(): string {
	$slides = '';
	foreach ( VITRINE_DEMO_BLOOM as $name ) {
		$slides .= vitrine_demo_block( 'vitrine/slide', [], vitrine_demo_image( $name, '4/3', [], vitrine_demo_about( $name )[0] ) );
	}
	return vitrine_demo_heading( 'In bloom this week', 'All photos', 'gallery' )
		. vitrine_demo_block( 'vitrine/carousel', [ 'align' => 'wide', 'columns' => 3, 'columnsTablet' => 2, 'label' => 'In bloom this week' ], $slides );
}

/**
 * A few albums of the gallery.
 */
function vitrine_demo_teaser(): string {
	return vitrine_demo_heading( 'The garden year', 'All albums', 'gallery' )
		. vitrine_demo_block(
			'vitrine/gallery',
			[
				'anchor'       => 'year',
				'align'        => 'wide',
				'source'       => 'albums',
				'album'        => get_term_by( 'slug', 'garden-year', Vitrine\MediaLibrary\Albums::TAXONOMY )->term_id ?? 0,
				'layout'       => [ 'layout' => 'justified', 'lastRow' => 'fill', 'height' => 240, 'gutterWidth' => 8, 'gutterHeight' => 8 ],
				'firstLevel'   => [ 'layout' => [ 'layout' => 'grid', 'lastRow' => 'fill', 'width' => 280, 'height' => 340, 'gutterWidth' => 16, 'gutterHeight' => 16 ], 'label' => [ 'displayDescription' => true ] ],
				'hoverEffects' => [ 'imageScale150' ],
			],
			''
		);
}

/**
 * The newest articles, which visitors filter by place.
 */
function vitrine_demo_journal(): string {
	return vitrine_demo_heading( 'From the potting shed', 'All articles', 'loop' )
		. vitrine_demo_loop( [ 'queryId' => 7, 'vitrineLoop' => 'journal' ], 3, vitrine_demo_block( 'vitrine/loop-filter', [ 'taxonomy' => 'category', 'showOnlyTopLevel' => true ], '' ) );
}

/**
 * Square pictures of Instagram in a row.
 */
function vitrine_demo_strip(): string {
	return vitrine_demo_heading( 'On Instagram', 'More from us', 'instagram' )
		. vitrine_demo_feed( 'strip', 'instagram', [ 'layout' => 'tiles', 'tileRatio' => '1:1', 'pinned' => VITRINE_DEMO_TILES, 'columns' => 6, 'columnsTablet' => 3, 'columnsPhone' => 2, 'number' => 6, 'loadMore' => false, 'style' => [ 'spacing' => [ 'blockGap' => '0.5rem' ] ] ] );
}

/**
 * The form of the newsletter, and buttons to share the page.
 */
function vitrine_demo_letters(): string {
	return vitrine_demo_head( 'Letters from the garden', 'What is in bloom, what there is to do, and when the gate is open. One short letter a month.' )
		. vitrine_demo_block( 'vitrine/sign-up', [], '' )
		. vitrine_demo_block( 'vitrine/share-buttons', [ 'className' => 'is-style-minimal', 'colors' => 'text', 'layout' => [ 'type' => 'flex', 'justifyContent' => 'center' ] ], '' );
}

/**
 * Links to every page of the demo.
 *
 * @param array<string, array{string, string}> $pages Address and words of each demo page by its title.
 */
function vitrine_demo_directory( array $pages ): string {
	$links = '';
	foreach ( $pages as $title => [ $url, $words ] ) {
		$links .= vitrine_demo_block(
			'group',
			[ 'layout' => [ 'type' => 'default' ], 'style' => [ 'spacing' => [ 'blockGap' => '0.25rem' ] ] ],
			'<div class="wp-block-group">'
			. vitrine_demo_block( 'heading', [ 'level' => 3, 'fontSize' => 'medium' ], '<h3 class="wp-block-heading has-medium-font-size"><a href="' . esc_url( $url ) . '">' . esc_html( $title ) . '</a></h3>' )
			. vitrine_demo_block( 'paragraph', [ 'fontSize' => 'small' ], '<p class="has-small-font-size">' . esc_html( $words ) . '</p>' )
			. '</div>'
		);
	}
	return vitrine_demo_head( 'What this site is made of', 'Each of these pages shows one block. Open it as a visitor, then edit it.' )
		. vitrine_demo_block( 'group', [ 'align' => 'wide', 'layout' => [ 'type' => 'grid', 'minimumColumnWidth' => '16rem' ], 'style' => [ 'spacing' => [ 'blockGap' => '2rem' ] ] ], '<div class="wp-block-group alignwide">' . $links . '</div>' );
}
