<?php
/**
 * Prints everything inside a gallery's wrapper. Twin: frontend/render/gallery/parts/gallery.tsx and its parts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Buttons\ThemeButtons;
use Vitrine\Gallery\Render\GalleryStrings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What GalleryTemplate hands over.
 *
 * @var array{
 *     view: \Vitrine\Gallery\Render\GalleryView,
 *     words: array<string, string>,
 *     tiles: string,
 *     exact: \Closure(string): string,
 *     icon: \Closure(string, string): void,
 * } $vitrine */

$view  = $vitrine['view'];
$words = $vitrine['words'];
$exact = $vitrine['exact'];
$icon  = $vitrine['icon'];
$class = 'wp-block-vitrine-gallery__';

// Where links may lead, whatever is stored.
$web = [ 'http', 'https' ];

$turn = static function ( string $to, string $url ) use ( $class, $web, $words, $icon ): void {
	printf(
		'<a class="%sturn is-%s" href="%s" aria-label="%s">',
		esc_attr( $class ),
		esc_attr( $to ),
		esc_url( $url, $web ),
		esc_attr( $words[ $to ] )
	);
	$icon( $to, "{$class}icon" );
	echo '</a>';
};

if ( $view->breadcrumb !== null && $view->breadcrumb !== [] ) {
	printf(
		'<nav class="%snavigation" aria-label="%s"><ol class="%scrumbs">',
		esc_attr( $class ),
		esc_attr( GalleryStrings::name_of( $words, 'albums', $view->nth ) ),
		esc_attr( $class )
	);
	foreach ( $view->breadcrumb as $index => $crumb ) {
		printf( '<li class="%scrumb">', esc_attr( $class ) );
		if ( $index === count( $view->breadcrumb ) - 1 ) {
			printf( '<span aria-current="page">%s</span>', esc_html( $exact( $crumb['title'] ) ) );
		} else {
			printf( '<a href="%s">%s</a>', esc_url( $crumb['url'], $web ), esc_html( $exact( $crumb['title'] ) ) );
		}
		echo '</li>';
	}
	echo '</ol></nav>';
}

if ( $view->filter !== null || $view->search !== null ) {
	$choices   = $view->filter['tags'] ?? [];
	$chosen    = array_filter( $choices, static fn( array $choice ): bool => $choice['selected'] );
	$matched   = $view->filter['operator'] ?? '';
	$may_match = $view->filter !== null && $view->filter['mode'] === 'multiple' && count( $chosen ) > 1;
	$field     = static fn( string $name, string $value ) => printf(
		'<input type="hidden" name="%s" value="%s">',
		esc_attr( $exact( $name ) ),
		esc_attr( $exact( $value ) )
	);
	$submit    = static function () use ( $class, $words, $icon ): void {
		printf(
			'<button type="submit" class="%ssubmit" aria-label="%s">',
			esc_attr( $class ),
			esc_attr( $words['search'] )
		);
		$icon( 'search', "{$class}icon" );
		echo '</button>';
	};
	printf(
		'<form class="%sfilter" method="get" action="%s" role="search" aria-label="%s">',
		esc_attr( $class ),
		esc_url( $view->form['action'], $web ),
		esc_attr( GalleryStrings::name_of( $words, 'find', $view->nth ) )
	);
	foreach ( $view->form['fields'] as $sent ) {
		$field( $sent['name'], $sent['value'] );
	}
	foreach ( $chosen as $choice ) {
		$field( $view->names['tags'], $choice['name'] );
	}
	if ( $view->search !== null ) {
		printf(
			'<span class="%1$ssearch"><input class="%1$sfield" type="search" name="%2$s" value="%3$s" placeholder="%4$s" aria-label="%4$s">',
			esc_attr( $class ),
			esc_attr( $exact( $view->names['search'] ) ),
			esc_attr( $exact( $view->search ) ),
			esc_attr( $words['search'] )
		);
		$submit();
		echo '</span>';
	}
	if ( $choices !== [] ) {
		printf( '<ul class="%stags" aria-label="%s" role="list">', esc_attr( $class ), esc_attr( $words['tags'] ) );
		foreach ( $choices as $choice ) {
			printf(
				'<li><a class="%1$stag" href="%2$s"%3$s>%4$s <span class="%1$scount">%5$s</span></a></li>',
				esc_attr( $class ),
				esc_url( $choice['url'], $web ),
				$choice['selected'] ? ' aria-current="true"' : '',
				esc_html( $exact( $choice['name'] ) ),
				esc_html( number_format_i18n( $choice['count'] ) )
			);
		}
		echo '</ul>';
	}
	if ( $may_match ) {
		printf(
			'<select class="%smatch" name="%s" aria-label="%s">',
			esc_attr( $class ),
			esc_attr( $exact( $view->names['match'] ) ),
			esc_attr( $words['match'] )
		);
		foreach ( [ 'or' => 'any', 'and' => 'all' ] as $operator => $name ) {
			printf(
				'<option value="%s"%s>%s</option>',
				esc_attr( $operator ),
				$operator === $matched ? ' selected=""' : '',
				esc_html( $words[ $name ] )
			);
		}
		echo '</select>';
		if ( $view->search === null ) {
			$submit();
		}
	}
	echo '</form>';
}

printf( '<p class="%sstatus screen-reader-text" role="status"></p>', esc_attr( $class ) );

if ( $view->pages !== null && $view->pages['topButtons'] ) {
	printf( '<div class="%sturns">', esc_attr( $class ) );
	$turn( 'previous', $view->pages['previous'] );
	$turn( 'next', $view->pages['next'] );
	echo '</div>';
}

if ( $view->css !== '' ) {
	// Made of numbers and an escaped id by Geometry.
	// phpcs:ignore WordPress.Security.EscapeOutput -- numbers of ours and a checked id; entities would break it.
	printf( '<style>%s</style>', $view->css );
}

// tiles.php escapes what it prints.
printf(
	'<div class="%1$sframe"><ul class="%1$sitems" role="list">%2$s</ul></div>',
	esc_attr( $class ),
	$vitrine['tiles'] // phpcs:ignore WordPress.Security.EscapeOutput -- tiles.php has escaped the tiles.
);

if ( $view->items === [] && $view->empty !== '' ) {
	printf( '<p class="%sempty">%s</p>', esc_attr( $class ), esc_html( $view->empty ) );
}

if ( $view->pages !== null ) {
	printf(
		'<nav class="%spages is-%s" aria-label="%s">',
		esc_attr( $class ),
		esc_attr( $view->pages['mode'] ),
		esc_attr( GalleryStrings::name_of( $words, 'pages', $view->nth ) )
	);
	$turn( 'previous', $view->pages['previous'] );
	printf( '<ol class="%spage-list">', esc_attr( $class ) );
	foreach ( $view->pages['list'] as $link ) {
		printf(
			'<li><a class="%spage" href="%s"%s aria-label="%s">%s</a></li>',
			esc_attr( $class ),
			esc_url( $link['url'], $web ),
			$link['current'] ? ' aria-current="page"' : '',
			esc_attr( GalleryStrings::fill( $words['page'], $link['number'] ) ),
			esc_html( number_format_i18n( $link['number'] ) )
		);
	}
	echo '</ol>';
	$turn( 'next', $view->pages['next'] );
	echo '</nav>';
}

if ( $view->more !== null ) {
	printf(
		'<a class="%1$smore %2$s%3$s" href="%4$s">%5$s <span class="%1$scount" data-count="">%6$s</span></a>',
		esc_attr( $class ),
		esc_attr( ThemeButtons::classes( $view->settings->theme_buttons ) ),
		$view->more['isPlain'] ? ' is-plain' : '',
		esc_url( $view->more['url'], $web ),
		esc_html( $view->more['label'] ),
		esc_html( number_format_i18n( $view->more['hidden'] ) . ( $view->more['isLeast'] ? '+' : '' ) )
	);
}

printf(
	'<div class="%sconsole" role="alert">%s</div>',
	esc_attr( $class ),
	$view->message === '' ? '' : '<p>' . esc_html( $view->message ) . '</p>'
);
