<?php
/**
 * The demo page of the block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

// One photograph, in the colors of a filter and in its own.
$picture = static fn( string $photo, string $label, array $style = [] ): string => vitrine_demo_block(
	'image',
	[ 'sizeSlug' => 'large', 'aspectRatio' => '3/2', 'scale' => 'cover', 'style' => $style ],
	'<figure class="wp-block-image size-large"><img src="' . esc_url( vitrine_demo_photograph( $photo ) ) . '" alt="' . esc_attr( $label ) . '" style="aspect-ratio:3/2;object-fit:cover"/>'
	. '<figcaption class="wp-element-caption">' . esc_html( $label ) . '</figcaption></figure>'
);

$pair = static fn( string $photo, string $before, string $after, array $attributes = [] ): string => vitrine_demo_block(
	'vitrine/image-comparison',
	$attributes,
	$picture( $photo, $before, [ 'color' => [ 'duotone' => [ '#2b2118', '#f4ead7' ] ] ] ) . $picture( $photo, $after )
);

return [
	'title'   => 'Image Comparison',
	'words'   => 'Image Comparison: two images with a handle between them.',
	'content' => static fn(): string =>
		vitrine_demo_block( 'heading', [ 'level' => 1 ], '<h1 class="wp-block-heading">The meadow, then and now</h1>' )
		. $pair( 'flower-meadow-square.webp', '1926', '2026', [ 'align' => 'wide' ] )
		. vitrine_demo_block( 'heading', [ 'level' => 2 ], '<h2 class="wp-block-heading">Bed by bed</h2>' )
		. vitrine_demo_block(
			'vitrine/carousel',
			[ 'label' => 'Beds' ],
			vitrine_demo_block( 'vitrine/slide', [], $pair( 'campanula-alliariifolia-flower.webp', 'Before', 'After', [ 'position' => 30 ] ) )
			. vitrine_demo_block( 'vitrine/slide', [], $pair( 'category-sunflowers.webp', 'Before', 'After' ) )
		),
];
