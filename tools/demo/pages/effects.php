<?php
/**
 * The demo page of effects.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

$section = static function ( array $attributes, string $inside ): string {
	$attributes = [ 'align' => 'full', 'layout' => [ 'type' => 'constrained' ], ...$attributes ];
	$classes    = 'wp-block-group alignfull';
	$styles     = 'padding-top:6rem;padding-bottom:6rem';
	if ( isset( $attributes['backgroundColor'] ) ) {
		$classes .= " has-{$attributes['backgroundColor']}-background-color has-background";
	}
	$attributes['style'] = [ 'spacing' => [ 'padding' => [ 'top' => '6rem', 'bottom' => '6rem' ], 'margin' => [ 'top' => '0', 'bottom' => '0' ] ] ];
	return vitrine_demo_block( 'group', $attributes, "<div class=\"{$classes}\" style=\"margin-top:0;margin-bottom:0;{$styles}\">{$inside}</div>" );
};

$heading = static fn( string $words, array $effects = [], int $level = 2 ): string => vitrine_demo_block(
	'heading',
	[ 'level' => $level, ...( $effects === [] ? [] : [ 'vitrineEffects' => $effects ] ) ],
	"<h{$level} class=\"wp-block-heading\">{$words}</h{$level}>"
);

$text = static fn( string $words ): string => vitrine_demo_block( 'paragraph', [], "<p>{$words}</p>" );

$cover = static fn( array $background, string $inside ): string => vitrine_demo_block(
	'cover',
	[
		'align'              => 'full',
		'minHeight'          => 460,
		'customOverlayColor' => '#000000',
		'isUserOverlayColor' => true,
		'dimRatio'           => 50,
		'layout'             => [ 'type' => 'constrained' ],
		'style'              => [ 'spacing' => [ 'margin' => [ 'top' => '0', 'bottom' => '0' ] ] ],
		'vitrineEffects'     => [ 'background' => $background ],
	],
	'<div class="wp-block-cover alignfull" style="margin-top:0;margin-bottom:0;min-height:460px">'
	. '<span aria-hidden="true" class="wp-block-cover__background has-background-dim" style="background-color:#000000"></span>'
	. "<div class=\"wp-block-cover__inner-container\">{$inside}</div></div>"
);

/** Photographs with words below them, by the photographs' names. */
$columns = static fn( array $effects, array $columns ): string => vitrine_demo_block(
	'columns',
	[ 'align' => 'wide', 'vitrineEffects' => $effects ],
	'<div class="wp-block-columns alignwide">' . implode(
		'',
		array_map(
			static fn( string $photo, string $words ): string => vitrine_demo_block( 'column', [], '<div class="wp-block-column">' . vitrine_demo_image( $photo, '4/3' ) . $text( $words ) . '</div>' ),
			array_keys( $columns ),
			$columns
		)
	) . '</div>'
);

/** Blocks side by side. */
$sides = static fn( string ...$sides ): string => vitrine_demo_block(
	'columns',
	[ 'align' => 'wide', 'verticalAlignment' => 'center' ],
	'<div class="wp-block-columns alignwide are-vertically-aligned-center">' . implode(
		'',
		array_map( static fn( string $side ): string => vitrine_demo_block( 'column', [ 'verticalAlignment' => 'center' ], "<div class=\"wp-block-column is-vertically-aligned-center\">{$side}</div>" ), $sides )
	) . '</div>'
);

return [
	'title'   => 'Effects',
	'words'   => 'Sections that enter, move with the page, and end in waves instead of lines.',
	'content' => static fn(): string =>
		$section(
			[
				'backgroundColor' => 'accent-1',
				'vitrineEffects'  => [ 'dividerBottom' => [ 'shape' => 'waves', 'height' => 120, 'heightPhone' => 60 ] ],
			],
			$heading( 'Six acres on a hill', [ 'entrance' => [ 'animation' => 'fadeInUp' ] ], 1 )
			. $text( 'Scroll down: what is below enters as it comes into the window.' )
		)
		. $section(
			[],
			$heading( 'Open all year', [ 'entrance' => [ 'animation' => 'fadeInLeft' ] ] )
			. $columns(
				[ 'entrance' => [ 'animation' => 'fadeInUp', 'stagger' => 150 ] ],
				[
					'foggy-pier' => 'In January the lake disappears until noon.',
					'ladybug'    => 'In May the forget-me-nots are out, and so is everybody else.',
					'maple-leaf' => 'In October the maples along the stream turn.',
				]
			)
		)
		. $section(
			[
				'backgroundColor' => 'accent-2',
				'vitrineEffects'  => [ 'dividerTop' => [ 'shape' => 'mountains', 'height' => 100 ], 'dividerBottom' => [ 'shape' => 'tilt', 'flip' => true ] ],
			],
			$heading( 'The nursery', [ 'entrance' => [ 'animation' => 'zoomIn', 'duration' => 600 ] ] )
			. $text( 'Everything that grows here is raised from our own seed.' )
		)
		. $cover(
			[
				'kind'     => 'slideshow',
				'images'   => array_map( 'vitrine_demo_media', [ 'dune-grass', 'marigold', 'tea-garden' ] ),
				'kenBurns' => 'in',
			],
			$heading( 'Three summers' ) . $text( 'The images behind these words follow one another. The button pauses them.' )
		)
		. $cover(
			[
				'kind'   => 'video',
				'url'    => (string) wp_get_attachment_url( vitrine_demo_files()['gallery/film-meadow.mp4'] ?? 0 ),
				'poster' => vitrine_demo_media( 'meadow' ),
			],
			$heading( 'A slow walk' ) . $text( 'A film plays behind these. On phones its poster takes its place.' )
		)
		. $section(
			[],
			$sides(
				vitrine_demo_block(
					'group',
					[ 'vitrineEffects' => [ 'motion' => [ 'y' => [ 'on' => true, 'speed' => 1 ], 'opacity' => [ 'on' => true, 'direction' => 'out-in-out', 'level' => 8 ] ] ] ],
					'<div class="wp-block-group">' . $heading( 'Down by the stream' ) . $text( 'This part moves more slowly than the page, and fades at both ends of the window. The photo tilts with the pointer of a mouse.' ) . '</div>'
				),
				vitrine_demo_block(
					'group',
					[ 'vitrineEffects' => [ 'motion' => [ 'tilt' => [ 'on' => true ] ] ] ],
					'<div class="wp-block-group">' . vitrine_demo_image( 'forest-stream', '4/3' ) . '</div>'
				)
			)
		)
		. $section( [], $heading( 'Tea is at four', [ 'entrance' => [ 'animation' => 'tada' ] ] ) . $text( 'The scones are still warm then.' ) ),
];
