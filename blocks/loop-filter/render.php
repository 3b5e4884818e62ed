<?php
/**
 * Prints the filter. Twin: frontend/render/loop-filter/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/** What LoopModule hands over.
 *
 * @var array{view: FilterView, exact: \Closure(string): string} $vitrine */

$view  = $vitrine['view'];
$class = 'wp-block-vitrine-loop-filter__';

// Applied to names and words, before they are escaped.
$exact = $vitrine['exact'];

// phpcs:disable WordPress.Security.EscapeOutput -- constant strings chosen by a condition, and what escapes by itself.
$link = static function ( string $text, string $url, bool $current, bool $follow ) use ( $class, $exact ): void {
	printf(
		'<a class="%slink" href="%s"%s%s>%s</a>',
		esc_attr( $class ),
		esc_url( $url ),
		$current ? ' aria-current="true"' : '',
		$follow ? '' : ' rel="nofollow"',
		esc_html( $exact( $text ) )
	);
};

$list = static function ( array $terms ) use ( &$list, $link, $class ): void {
	foreach ( $terms as $term ) {
		printf( '<li class="%sitem">', esc_attr( $class ) );
		$link( $term['name'], $term['url'], $term['current'], $term['follow'] );
		if ( $term['children'] !== [] ) {
			printf( '<ul class="%schildren" role="list">', esc_attr( $class ) );
			$list( $term['children'] );
			echo '</ul>';
		}
		echo '</li>';
	}
};

printf(
	'<nav %s><ul class="%slist" role="list">',
	get_block_wrapper_attributes(
		[
			'class'      => "is-{$view->display}",
			'aria-label' => $view->label,
		]
	),
	esc_attr( $class )
);
if ( $view->all !== null ) {
	printf( '<li class="%sitem">', esc_attr( $class ) );
	$link( $view->all['label'], $view->all['url'], $view->all['current'], true );
	echo '</li>';
}
$list( $view->terms );
echo '</ul></nav>';
