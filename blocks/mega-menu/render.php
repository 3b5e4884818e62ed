<?php
/**
 * Prints a menu: a button for small screens, and the list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

use Vitrine\BlockWrapper;
use Vitrine\BlockData;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What MegaMenu hands over.
 *
 * @var array{view: MegaMenuView, items: string, id: string, data: array<string, mixed>} $vitrine */

[ 'view' => $view, 'items' => $items, 'id' => $id, 'data' => $data ] = $vitrine;
$class = 'wp-block-vitrine-mega-menu__';
$text  = static fn( string $words ): string => BlockData::without_shortcodes( esc_html( $words ) );
$label = BlockData::without_shortcodes( esc_attr( $view->label() ) );

// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself, and blocks that are rendered.
$wrapper = BlockWrapper::attributes( [ 'class' => $view->classes(), 'style' => $view->style() ] );
printf( '<nav %s aria-label="%s">', BlockData::without_shortcodes( $wrapper ), $label );
if ( $view->collapses() ) {
	printf(
		'<button class="%1$sbar" type="button" aria-expanded="false" aria-controls="%2$s"%3$s>'
		. '<span class="%1$sbars" aria-hidden="true"></span>%4$s</button>',
		$class,
		esc_attr( $id ),
		$view->is_drawer() ? ' aria-haspopup="dialog"' : '',
		$text( $view->toggle_text() )
	);
}
if ( $view->is_drawer() ) {
	// No dialog until the script opens it.
	printf(
		'<dialog class="%1$ssheet" id="%2$s" role="none"><div class="%1$sheader">'
		. '<span class="%1$stitle" aria-hidden="true">%3$s</span>'
		. '<button class="%1$sclose" type="button" aria-label="%4$s"></button></div>',
		$class,
		esc_attr( $id ),
		$text( $view->label() ),
		esc_attr__( 'Close', 'vitrine' )
	);
} else {
	printf( '<div class="%ssheet" id="%s">', $class, esc_attr( $id ) );
}
printf( '<ul class="%slist" role="list">', $class );
echo $items, '</ul>', $view->is_drawer() ? '</dialog>' : '</div>', BlockData::script( '', $data ), '</nav>';
