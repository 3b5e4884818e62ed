<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

// One photograph, in the colors of a filter and in its own.
$pair = static fn( string $photo, string $before, string $after, array $attributes = [] ): string => vitrine_demo_block(
	'vitrine/image-comparison',
	$attributes,
	vitrine_demo_image( $photo, '3/2', [ 'style' => [ 'color' => [ 'duotone' => [ '#2b2118', '#f4ead7' ] ] ] ], $before ) . vitrine_demo_image( $photo, '3/2', [], $after )
);

return [
	'title'   => 'Image Comparison',
	'words'   => 'Two images on top of each other, with a handle between them.',
	'content' => static fn(): string =>
		vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">The pasture, then and now</h1>' )
		. $pair( 'autumn-pasture', '1926', '2026', [ 'align' => 'wide' ] )
		. vitrine_demo_block( 'heading', [ 'level' => 2 ], '<h2 class="wp-block-heading">Bed by bed</h2>' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'label' => 'Beds' ],
			vitrine_demo_block( 'vitrine/slide', [], $pair( 'yellow-daisy', 'Before', 'After', [ 'position' => 30 ] ) )
			. vitrine_demo_block( 'vitrine/slide', [], $pair( 'marigold', 'Before', 'After' ) )
		),
];
