<?php
/**
 * The page of the photo gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\MediaLibrary\Albums;

return [
	'title'   => 'Gallery',
	'words'   => 'Albums of photographs and films, in grids, rows, columns and a mosaic, with a viewer over the whole page.',
	'content' => static function (): string {
		$album   = static fn( string $slug ): int => get_term_by( 'slug', $slug, Albums::TAXONOMY )->term_id;
		$gallery = static fn( string $anchor, array $attributes ): string => vitrine_demo_block( 'vitrine/gallery', [ 'anchor' => $anchor, 'align' => 'wide', ...$attributes ], '' );
		$chosen  = static fn( array $names ): array => array_map( static fn( string $name ): array => [ 'id' => vitrine_demo_file( $name ) ], $names );
		$films   = array_map( static fn( string $name ): array => [ 'id' => vitrine_demo_files()[ "gallery/{$name}" ] ?? 0 ], array_keys( VITRINE_DEMO_FILMS ) );
		$viewer  = [ 'tools' => [ 'topLeft' => 'pageCounter,playPauseButton', 'topRight' => 'zoomButton,rotateLeft,rotateRight,infoButton,shareButton,downloadButton,fullscreenButton,closeButton' ], 'strip' => 'bottomOverMedia' ];

		return vitrine_demo_block( 'heading', [ 'textAlign' => 'center', 'level' => 1 ], '<h1 class="wp-block-heading has-text-align-center">Gallery</h1>' )
			. vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], '<p class="has-text-align-center">The garden in photographs: albums within albums, and four ways to lay them out.</p>' )
			. $gallery(
				'albums',
				[
					'source'     => 'albums',
					'album'      => $album( 'hollin-bank' ),
					'search'     => true,
					'layout'     => [ 'layout' => 'justified', 'lastRow' => 'fill', 'height' => 220 ],
					'firstLevel' => [ 'layout' => [ 'layout' => 'grid', 'lastRow' => 'fill', 'width' => 300, 'height' => 190, 'gutterWidth' => 20, 'gutterHeight' => 32 ], 'label' => [ 'position' => 'onBottom', 'align' => 'start', 'displayDescription' => true ], 'stacks' => [ 'count' => 2, 'translateY' => -8, 'scale' => 0.965 ] ],
					'hoverEffects' => [ 'imageScale150', 'toolsAppear' ],
					'viewer'     => $viewer,
				]
			)
			. vitrine_demo_block( 'spacer', [ 'height' => '2rem' ], '<div style="height:2rem" aria-hidden="true" class="wp-block-spacer"></div>' )
			. vitrine_demo_band( 'accent-1', vitrine_demo_head( 'Summer, in rows', 'Rows of equal height that break where they look best. Choose a tag, or several, or search.' ) . $gallery( 'rows', [ 'source' => 'album', 'album' => $album( 'summer' ), 'layout' => [ 'layout' => 'justified', 'lastRow' => 'fill', 'height' => 230, 'gutterWidth' => 6, 'gutterHeight' => 6 ], 'tagFilter' => 'multiple', 'search' => true, 'mode' => 'moreButton', 'maxRows' => 3, 'moreStep' => 2, 'hoverEffects' => [ 'labelSlideUp' ], 'viewer' => $viewer ] ) )
			. vitrine_demo_band( 'base', vitrine_demo_head( 'Meadow and woods, cascading', 'Columns that fill from the shortest one, with words below the pictures.' ) . $gallery( 'cascading', [ 'source' => 'album', 'album' => $album( 'the-meadow' ), 'layout' => [ 'layout' => 'cascading', 'width' => 280, 'gutterWidth' => 14, 'gutterHeight' => 14 ], 'label' => [ 'position' => 'onBottom', 'align' => 'start' ] ] ) )
			. vitrine_demo_band( 'accent-5', vitrine_demo_head( 'A mosaic', 'A pattern that was drawn once and repeats.' ) . $gallery( 'mosaic', [ 'items' => $chosen( [ 'marigold', 'forget-me-nots', 'forest-path', 'ladybug', 'maple-leaf', 'mountain-lake', 'red-nasturtium', 'rowboats', 'honey-bee', 'green-heron', 'kite', 'leaf-after-rain', 'tea-garden', 'yellow-daisy' ] ), 'layout' => [ 'layout' => 'mosaic', 'width' => 300, 'height' => 220, 'gutterWidth' => 6, 'gutterHeight' => 6, 'mosaic' => VITRINE_DEMO_MOSAIC ], 'hoverEffects' => [ 'imageScaleIn80' ] ] ) )
			. vitrine_demo_band( 'base', vitrine_demo_head( 'Order a print', 'Winter photographs, page by page. Put what you like into the cart, and save the list.' ) . $gallery( 'prints', [ 'source' => 'album', 'album' => $album( 'winter' ), 'layout' => [ 'layout' => 'grid', 'lastRow' => 'fill', 'width' => 260, 'height' => 190, 'gutterWidth' => 8, 'gutterHeight' => 8 ], 'mode' => 'pagination', 'maxRows' => 1, 'paginationMode' => 'numbers', 'selectable' => true, 'cart' => true, 'tools' => [ 'image' => [ 'topLeft' => 'select', 'topRight' => 'shoppingcart,info' ] ] ] ) )
			. vitrine_demo_band( 'accent-2', vitrine_demo_head( 'Films', 'No other site is contacted before you press play.' ) . $gallery( 'films', [ 'items' => [ ...$films, [ 'url' => VITRINE_DEMO_YOUTUBE[0], 'title' => VITRINE_DEMO_YOUTUBE[1], 'poster' => vitrine_demo_media( 'two-dogs' )['url'] ] ], 'layout' => [ 'layout' => 'grid', 'lastRow' => 'fill', 'width' => 300, 'height' => 200, 'gutterWidth' => 8, 'gutterHeight' => 8 ], 'label' => [ 'position' => 'onBottom' ] ] ) );
	},
];
