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
	$styles     = 'padding-top:9rem;padding-bottom:9rem';
	if ( isset( $attributes['backgroundColor'] ) ) {
		$classes .= " has-{$attributes['backgroundColor']}-background-color has-background";
	}
	$attributes['style'] = [ 'spacing' => [ 'padding' => [ 'top' => '9rem', 'bottom' => '9rem' ], 'margin' => [ 'top' => '0', 'bottom' => '0' ] ] ];
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

$columns = static fn( array $effects, string ...$texts ): string => vitrine_demo_block(
	'columns',
	[ 'vitrineEffects' => $effects ],
	'<div class="wp-block-columns">' . implode(
		'',
		array_map(
			static fn( string $words ): string => vitrine_demo_block( 'column', [], '<div class="wp-block-column">' . $text( $words ) . '</div>' ),
			$texts
		)
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
				'In January the snowdrops come up under the hedge.',
				'In May the orchard is in blossom for a week.',
				'In October the maples along the stream turn.'
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
			vitrine_demo_block(
				'group',
				[ 'vitrineEffects' => [ 'motion' => [ 'y' => [ 'on' => true, 'speed' => 1 ], 'opacity' => [ 'on' => true, 'direction' => 'out-in-out', 'level' => 8 ] ] ] ],
				'<div class="wp-block-group">' . $heading( 'Down by the stream' ) . $text( 'This part moves slower than the page, and fades at both ends of the window.' ) . '</div>'
			)
			. vitrine_demo_block(
				'group',
				[ 'backgroundColor' => 'accent-1', 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '2rem', 'bottom' => '2rem', 'left' => '2rem', 'right' => '2rem' ] ] ], 'vitrineEffects' => [ 'motion' => [ 'tilt' => [ 'on' => true ] ] ] ],
				'<div class="wp-block-group has-accent-1-background-color has-background" style="padding-top:2rem;padding-right:2rem;padding-bottom:2rem;padding-left:2rem">' . $text( 'This one tilts with the pointer of a mouse.' ) . '</div>'
			)
		)
		. $section( [], $heading( 'Tea is at four', [ 'entrance' => [ 'animation' => 'tada' ] ] ) . $text( 'Scones are still warm then.' ) ),
];
