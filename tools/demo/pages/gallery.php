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
		$head    = static fn( string $title, string $words ): string =>
			vitrine_demo_block( 'heading', [ 'textAlign' => 'center' ], '<h2 class="wp-block-heading has-text-align-center">' . esc_html( $title ) . '</h2>' )
			. vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], '<p class="has-text-align-center">' . esc_html( $words ) . '</p>' );
		$band    = static fn( string $color, string $inner ): string => vitrine_demo_block(
			'group',
			[ 'align' => 'full', 'backgroundColor' => $color, 'layout' => [ 'type' => 'constrained' ], 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '4rem', 'bottom' => '4rem' ] ] ] ],
			'<div class="wp-block-group alignfull has-' . $color . '-background-color has-background" style="padding-top:4rem;padding-bottom:4rem">' . $inner . '</div>'
		);
		$files   = vitrine_demo_files();
		$chosen  = static fn( array $names ): array => array_map( static fn( string $name ): array => [ 'id' => $files[ "gallery/{$name}.jpg" ] ?? 0 ], $names );
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
					'firstLevel' => [ 'layout' => [ 'layout' => 'grid', 'lastRow' => 'fill', 'width' => 300, 'height' => 220, 'gutterWidth' => 12, 'gutterHeight' => 12 ], 'label' => [ 'position' => 'onBottom', 'align' => 'start', 'displayDescription' => true ], 'stacks' => [ 'count' => 2, 'translateX' => 4, 'translateY' => 4, 'rotateZ' => 2 ] ],
					'hoverEffects' => [ 'imageScale150', 'toolsAppear' ],
					'viewer'     => $viewer,
				]
			)
			. $band( 'accent-1', $head( 'Summer, in rows', 'Rows of equal height that break where they look best. Choose a tag, or several, or search.' ) . $gallery( 'rows', [ 'source' => 'album', 'album' => $album( 'summer' ), 'layout' => [ 'layout' => 'justified', 'lastRow' => 'fill', 'height' => 200, 'gutterWidth' => 6, 'gutterHeight' => 6 ], 'tagFilter' => 'multiple', 'search' => true, 'mode' => 'moreButton', 'maxRows' => 3, 'moreStep' => 2, 'hoverEffects' => [ 'labelSlideUp' ], 'viewer' => $viewer ] ) )
			. $band( 'base', $head( 'The meadow, cascading', 'Columns that fill from the shortest one, with words below the pictures.' ) . $gallery( 'cascading', [ 'source' => 'album', 'album' => $album( 'the-meadow' ), 'layout' => [ 'layout' => 'cascading', 'width' => 280, 'gutterWidth' => 14, 'gutterHeight' => 14 ], 'label' => [ 'position' => 'onBottom', 'align' => 'start' ] ] ) )
			. $band( 'accent-5', $head( 'A mosaic', 'A pattern that was drawn once and repeats.' ) . $gallery( 'mosaic', [ 'items' => $chosen( [ 'lilies-0', 'hibiscus-1', 'poppy-tall-0', 'bellflower-0', 'columbine-1', 'lily-row-0', 'larkspur-0', 'hibiscus-0', 'lily-0', 'phacelia-0', 'thistle-0', 'lilies-3', 'meadow-flowers-0', 'marsh-0' ] ), 'layout' => [ 'layout' => 'mosaic', 'width' => 300, 'height' => 220, 'gutterWidth' => 6, 'gutterHeight' => 6, 'mosaic' => VITRINE_DEMO_MOSAIC ], 'hoverEffects' => [ 'imageScaleIn80' ] ] ) )
			. $band( 'base', $head( 'Order a print', 'Pages of winter photographs. Put what you like into the cart, and save the list.' ) . $gallery( 'prints', [ 'source' => 'album', 'album' => $album( 'winter' ), 'layout' => [ 'layout' => 'grid', 'lastRow' => 'fill', 'width' => 260, 'height' => 190, 'gutterWidth' => 8, 'gutterHeight' => 8 ], 'mode' => 'pagination', 'maxRows' => 1, 'paginationMode' => 'numbers', 'selectable' => true, 'cart' => true, 'tools' => [ 'image' => [ 'topLeft' => 'select', 'topRight' => 'shoppingcart,info' ] ] ] ) )
			. $band( 'accent-2', $head( 'Films', 'Nothing is asked of another site before you press play.' ) . $gallery( 'films', [ 'items' => [ ...array_map( static fn( string $file ): array => [ 'id' => $files[ "gallery/{$file}" ] ?? 0 ], array_keys( VITRINE_DEMO_FILMS ) ), [ 'url' => VITRINE_DEMO_YOUTUBE[0], 'title' => VITRINE_DEMO_YOUTUBE[1], 'poster' => wp_get_attachment_url( $files['gallery/path-0.jpg'] ?? 0 ) ] ], 'layout' => [ 'layout' => 'grid', 'lastRow' => 'fill', 'width' => 300, 'height' => 200, 'gutterWidth' => 8, 'gutterHeight' => 8 ], 'label' => [ 'position' => 'onBottom' ] ] ) );
	},
];
