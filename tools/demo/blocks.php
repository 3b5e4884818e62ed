<?php
/**
 * Blocks of the demo, as they are saved.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * A block with the blocks inside it.
 *
 * @param string               $name       Name without `core/`.
 * @param array<string, mixed> $attributes Attributes.
 * @param string               $html       What is saved.
 */
function vitrine_demo_block( string $name, array $attributes, string $html ): string {
	$json = $attributes === [] ? '' : ' ' . serialize_block_attributes( $attributes );
	return $html === '' ? "<!-- wp:{$name}{$json} /-->" : "<!-- wp:{$name}{$json} -->{$html}<!-- /wp:{$name} -->";
}

/**
 * Id and URL of a photograph, as blocks have them.
 *
 * @param string $name Key of VITRINE_DEMO_PHOTOGRAPHS.
 * @return array{id: int, url: string}
 */
function vitrine_demo_media( string $name ): array {
	$id = vitrine_demo_file( $name );
	return [ 'id' => $id, 'url' => (string) wp_get_attachment_url( $id ) ];
}

/**
 * A photograph in an Image block.
 *
 * @param string               $name       Key of VITRINE_DEMO_PHOTOGRAPHS.
 * @param string               $ratio      Width and height, such as 4/3; '' = its own.
 * @param array<string, mixed> $attributes Further attributes that change nothing of what is saved but `align`.
 * @param string               $caption    Words below it.
 */
function vitrine_demo_image( string $name, string $ratio = '', array $attributes = [], string $caption = '' ): string {
	[ 'id' => $id, 'url' => $url ] = vitrine_demo_media( $name );

	$align = isset( $attributes['align'] ) ? " align{$attributes['align']}" : '';
	$style = $ratio === '' ? '' : " style=\"aspect-ratio:{$ratio};object-fit:cover\"";
	return vitrine_demo_block(
		'image',
		[ 'id' => $id, 'sizeSlug' => 'large', ...( $ratio === '' ? [] : [ 'aspectRatio' => $ratio, 'scale' => 'cover' ] ), ...$attributes ],
		"<figure class=\"wp-block-image{$align} size-large\"><img src=\"" . esc_url( $url ) . '" alt="' . esc_attr( vitrine_demo_about( $name )[1] ) . "\" class=\"wp-image-{$id}\"{$style}/>"
		. ( $caption === '' ? '' : '<figcaption class="wp-element-caption">' . esc_html( $caption ) . '</figcaption>' ) . '</figure>'
	);
}

/**
 * A photograph with blocks on it.
 *
 * @param string               $name       Key of VITRINE_DEMO_PHOTOGRAPHS.
 * @param int                  $height     Least height, in percent of the window.
 * @param array<string, mixed> $attributes Further attributes that change nothing of what is saved but `align`.
 * @param string               $inside     Blocks.
 */
function vitrine_demo_cover( string $name, int $height, array $attributes, string $inside ): string {
	[ 'id' => $id, 'url' => $url ] = vitrine_demo_media( $name );

	$align = isset( $attributes['align'] ) ? " align{$attributes['align']}" : '';
	return vitrine_demo_block(
		'cover',
		[ 'url' => $url, 'id' => $id, 'dimRatio' => 40, 'overlayColor' => 'contrast', 'isUserOverlayColor' => true, 'minHeight' => $height, 'minHeightUnit' => 'vh', 'textColor' => 'base', ...$attributes ],
		"<div class=\"wp-block-cover{$align} has-base-color has-text-color\" style=\"min-height:{$height}vh\"><img class=\"wp-block-cover__image-background wp-image-{$id}\" alt=\"\" src=\"" . esc_url( $url ) . '" data-object-fit="cover"/>'
		. '<span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-40 has-background-dim"></span><div class="wp-block-cover__inner-container">' . $inside . '</div></div>'
	);
}

/**
 * A heading and a sentence.
 *
 * @param string $title Heading.
 * @param string $words Sentence.
 */
function vitrine_demo_head( string $title, string $words ): string {
	return vitrine_demo_block( 'heading', [ 'textAlign' => 'center' ], '<h2 class="wp-block-heading has-text-align-center">' . esc_html( $title ) . '</h2>' )
		. vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], '<p class="has-text-align-center">' . esc_html( $words ) . '</p>' );
}

/**
 * A section from edge to edge, with a color of its own behind it.
 *
 * @param string $color Color of the theme.
 * @param string $inner Blocks.
 */
function vitrine_demo_band( string $color, string $inner ): string {
	return vitrine_demo_block(
		'group',
		[ 'align' => 'full', 'backgroundColor' => $color, 'layout' => [ 'type' => 'constrained' ], 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '4rem', 'bottom' => '4rem' ], 'margin' => [ 'top' => '0', 'bottom' => '0' ] ] ] ],
		'<div class="wp-block-group alignfull has-' . $color . '-background-color has-background" style="margin-top:0;margin-bottom:0;padding-top:4rem;padding-bottom:4rem">' . $inner . '</div>'
	);
}

/**
 * Links that look like buttons.
 *
 * @param array<string, string> $links   Addresses by text; the second one and later have an outline.
 * @param string                $justify Where they stand.
 */
function vitrine_demo_links( array $links, string $justify = 'center' ): string {
	$html = '';
	foreach ( $links as $text => $url ) {
		$plain = $html !== '';
		$html .= vitrine_demo_block(
			'button',
			$plain ? [ 'className' => 'is-style-outline' ] : [],
			'<div class="wp-block-button' . ( $plain ? ' is-style-outline' : '' ) . '"><a class="wp-block-button__link wp-element-button" href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a></div>'
		);
	}
	return vitrine_demo_block( 'buttons', [ 'layout' => [ 'type' => 'flex', 'justifyContent' => $justify ] ], '<div class="wp-block-buttons">' . $html . '</div>' );
}
