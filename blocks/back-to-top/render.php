<?php
/**
 * Prints the link; without a script it is always there. Twin: frontend/render/back-to-top/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\BackToTop;

use Vitrine\BlockData;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What BackToTopModule hands over.
 *
 * @var array{view: BackToTopView, data: mixed, exact: \Closure(string): string} $vitrine */

[ 'view' => $view, 'data' => $data, 'exact' => $exact ] = $vitrine;
$class = 'wp-block-vitrine-back-to-top__';

// An empty fragment is the top of the page in every browser, whatever ids it has.
// phpcs:ignore WordPress.Security.EscapeOutput -- escapes by itself.
printf( '<a %s href="#">', get_block_wrapper_attributes( [ 'class' => $view->classes() ] ) );
// phpcs:ignore WordPress.Security.EscapeOutput -- escapes by itself.
echo BlockData::script( '', $data );
printf(
	'<svg class="%sicon" viewBox="0 0 44 44" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">',
	esc_attr( $class )
);
if ( $view->showProgress ) {
	printf(
		'<circle class="%1$strack" cx="22" cy="22" r="20"></circle>'
		. '<circle class="%1$sprogress" cx="22" cy="22" r="20" pathLength="1"></circle>',
		esc_attr( $class )
	);
}
printf(
	'<path d="M22 31V14m-7 7 7-7 7 7"></path></svg><span class="%slabel">%s</span></a>',
	esc_attr( $class ),
	esc_html( $exact( $view->label ) )
);
