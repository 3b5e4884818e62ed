<?php
/**
 * Prints the pagination. Twin: frontend/render/loop-pagination/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\BlockData;
use Vitrine\Buttons\ThemeButtons;
use Vitrine\Support\Paging\PageWindow;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What LoopModule hands over.
 *
 * @var array{view: PaginationView, data: mixed, exact: \Closure(string): string} $vitrine */

$view  = $vitrine['view'];
$class = 'wp-block-vitrine-loop-pagination__';

// Applied to words, before they are escaped.
$exact = $vitrine['exact'];

// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself.
$link = static function ( string $part, ?array $link, string $rel = '' ) use ( $view, $class, $exact ): void {
	if ( $link === null ) {
		return;
	}
	if ( $link['url'] === null ) {
		printf(
			'<a class="%s" role="link" aria-disabled="true">%s</a>',
			esc_attr( $class . $part ),
			esc_html( $exact( $link['text'] ) )
		);
		return;
	}
	$rels = trim( $rel . ( $view->follow ? '' : ' nofollow' ) );
	printf(
		'<a class="%s" href="%s"%s>%s</a>',
		esc_attr( $class . $part ),
		esc_url( $link['url'] ),
		$rels === '' ? '' : sprintf( ' rel="%s"', esc_attr( $rels ) ),
		esc_html( $exact( $link['text'] ) )
	);
};

printf(
	'<nav %s>',
	get_block_wrapper_attributes( [ 'class' => "is-{$view->type}", 'aria-label' => $exact( $view->label ) ] )
);
echo BlockData::script( '', $vitrine['data'] );
$link( 'previous', $view->previous, 'prev' );
if ( $view->numbers !== [] ) {
	printf( '<ol class="%snumbers" role="list">', esc_attr( $class ) );
	foreach ( $view->numbers as $number ) {
		if ( $number['number'] === PageWindow::GAP ) {
			printf( '<li class="%sgap">%s</li>', esc_attr( $class ), esc_html( $number['text'] ) );
			continue;
		}
		printf(
			'<li class="%1$sitem"><a class="%1$snumber" href="%2$s" aria-label="%3$s"%4$s%5$s>%6$s</a></li>',
			esc_attr( $class ),
			esc_url( $number['url'] ),
			esc_attr( $number['name'] ),
			$number['current'] ? ' aria-current="page"' : '',
			$view->follow ? '' : ' rel="nofollow"',
			esc_html( $number['text'] )
		);
	}
	echo '</ol>';
}
$link( 'next', $view->next, 'next' );
$link( 'first', $view->first );
if ( $view->more !== null ) {
	$link( 'more ' . ThemeButtons::classes( $view->themeButtons ), $view->more, 'next' );
}
if ( $view->count !== '' ) {
	printf( '<span class="%scount">%s</span>', esc_attr( $class ), esc_html( $view->count ) );
}
echo '</nav>';
