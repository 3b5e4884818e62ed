<?php
/**
 * Prints a carousel: a row, and what moves it, which is seen once a script has come. Twin of the controls:
 * frontend/render/carousel/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What Carousel hands over: wrapper, data and row are ready to be printed.
 *
 * @var array{view: CarouselView, open: string, data: string, content: string} $vitrine */

$view  = $vitrine['view'];
$class = 'wp-block-vitrine-carousel__';

// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself, and blocks that are rendered.
echo $vitrine['open'];
if ( $view->has_slides() ) {
	echo $vitrine['data'];
	// First in the order of the keyboard.
	if ( $view->has_pause() ) {
		printf(
			'<button type="button" class="%1$scontrol is-pause" aria-label="%2$s"></button>',
			esc_attr( $class ),
			esc_attr__( 'Pause slideshow', 'vitrine' )
		);
	}
	if ( $view->has_arrows() ) {
		printf(
			'<button type="button" class="%1$scontrol is-previous" aria-label="%2$s"></button>'
			. '<button type="button" class="%1$scontrol is-next" aria-label="%3$s"></button>',
			esc_attr( $class ),
			esc_attr__( 'Previous slide', 'vitrine' ),
			esc_attr__( 'Next slide', 'vitrine' )
		);
	}
	if ( $view->place() !== '' ) {
		printf( '<div class="%1$splace is-%2$s"></div>', esc_attr( $class ), esc_attr( $view->place() ) );
	}
}
printf( '<div class="%1$sframe">%2$s</div></div>', esc_attr( $class ), $vitrine['content'] );
