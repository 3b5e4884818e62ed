<?php
/**
 * Prints what is in a table of contents. Twin: frontend/render/table-of-contents/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What PageTables hands over.
 *
 * @var array{view: TableOfContentsView, exact: \Closure(string): string} $vitrine */

[ 'view' => $view, 'exact' => $exact ] = $vitrine;
$class = 'wp-block-vitrine-table-of-contents__';

$print = static function ( array $entries ) use ( &$print, $view, $exact, $class ): void {
	printf( '<%1$s class="%2$slist">', tag_escape( $view->list ), esc_attr( $class ) );
	foreach ( $entries as $entry ) {
		printf(
			'<li class="%1$sitem"><a class="%1$slink" href="%2$s">%3$s</a>',
			esc_attr( $class ),
			esc_attr( '#' . rawurlencode( $entry['id'] ) ),
			esc_html( $exact( $entry['text'] ) )
		);
		if ( $entry['entries'] !== [] ) {
			$print( $entry['entries'] );
		}
		echo '</li>';
	}
	printf( '</%s>', tag_escape( $view->list ) );
};

$title = $view->title === '' ? '' : sprintf(
	'<%1$s class="%2$stitle">%3$s</%1$s>',
	tag_escape( $view->tag ),
	esc_attr( $class ),
	esc_html( $exact( $view->title ) )
);

if ( $view->progress ) {
	printf( '<span class="%sprogress" aria-hidden="true"></span>', esc_attr( $class ) );
}
if ( $view->collapsible ) {
	printf(
		'<details class="%1$sdetails"%2$s><summary class="%1$ssummary">',
		esc_attr( $class ),
		$view->open ? ' open' : ''
	);
}
echo $title; // phpcs:ignore WordPress.Security.EscapeOutput -- it is escaped above.
echo $view->collapsible ? '</summary>' : '';
if ( $view->entries === [] ) {
	printf(
		'<p class="%1$snote">%2$s</p>',
		esc_attr( $class ),
		esc_html__( 'There are no headings to list yet. Visitors see no table of contents.', 'vitrine' )
	);
} else {
	$print( $view->entries );
}
echo $view->collapsible ? '</details>' : '';
