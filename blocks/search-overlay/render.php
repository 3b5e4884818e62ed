<?php
/**
 * Prints a button, and the panel with core's search form that it opens. Twin of the button:
 * blocks/search-overlay/edit.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SearchOverlay;

use Vitrine\BlockWrapper;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What SearchOverlayModule hands over.
 *
 * @var array{
 *     id: string,
 *     label: string,
 *     read: SearchOverlayAttributes,
 *     form: string,
 *     data: string,
 *     exact: \Closure(string): string,
 * } $vitrine */

[ 'id' => $id, 'read' => $read, 'exact' => $exact ] = $vitrine;

$class   = 'wp-block-vitrine-search-overlay';
$panel   = 'wp-block-vitrine-off-canvas';
$label   = esc_html( $exact( $vitrine['label'] ) );
$name    = esc_attr( $exact( $vitrine['label'] ) );
$content = '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5"'
	. ' aria-hidden="true"><path d="m4.5 19.5 4.6-4.6M18.5 11a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z"></path></svg>'
	. ( $read['showLabel'] ? "<span>{$label}</span>" : '' );

// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself, and what was escaped above.
printf( '<div %s>', BlockWrapper::attributes() );
// The link is for visitors without script: it shows the panel by its address.
printf(
	'<button type="button" class="%1$s__open" aria-haspopup="dialog" aria-label="%2$s" data-vitrine-popup="open"'
	. ' data-vitrine-popup-id="%3$s" command="show-modal" commandfor="%3$s">%4$s</button>'
	. '<a class="%1$s__open" href="#%3$s" aria-label="%2$s">%4$s</a>',
	$class,
	$name,
	esc_attr( $id ),
	$content
);
printf(
	'<dialog id="%1$s" class="%2$s is-at-top %3$s__panel is-%4$s" aria-label="%5$s">%6$s'
	. '<button type="button" class="%2$s__close" command="close" commandfor="%1$s" aria-label="%7$s"></button>'
	. '<a class="%2$s__close" href="#%1$s-closed" aria-label="%7$s"></a>',
	esc_attr( $id ),
	$panel,
	$class,
	$read['overlay'],
	$name,
	$vitrine['data'],
	esc_attr__( 'Close', 'vitrine' )
);
printf( '<div class="%1$s__content">%2$s</div></dialog></div>', $class, $vitrine['form'] );
