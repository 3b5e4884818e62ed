<?php
/**
 * Prints a panel. Twin: the frame in the canvas (blocks/off-canvas/edit.tsx).
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\OffCanvas;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What OffCanvasModule hands over: the tag that opens the dialog, its data and its blocks are ready to be printed.
 *
 * @var array{view: OffCanvasView, open: string, data: string, content: string} $vitrine */

$view  = $vitrine['view'];
$class = 'wp-block-vitrine-off-canvas__';

// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself, and blocks that are rendered.
echo $vitrine['open'], $vitrine['data'];
if ( $view->has_close ) {
	printf(
		'<button type="button" class="%sclose" command="close" commandfor="%s" aria-label="%s"></button>',
		esc_attr( $class ),
		esc_attr( $view->element ),
		esc_attr__( 'Close', 'vitrine' )
	);
}
// Where a link shows the panel without script, another link hides it: what that leads to is not there.
printf(
	'<a class="%1$sclose" href="#%2$s" aria-label="%3$s"></a><div class="%1$scontent is-layout-flow">%4$s</div></dialog>',
	esc_attr( $class ),
	esc_attr( "{$view->element}-closed" ),
	esc_attr__( 'Close', 'vitrine' ),
	$vitrine['content']
);
