<?php
/**
 * Prints the filter. Twin: frontend/render/loop-filter/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\BlockData;
use Vitrine\Buttons\ThemeButtons;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What LoopModule hands over.
 *
 * @var array{view: FilterView, data: mixed, exact: \Closure(string): string} $vitrine */

$view  = $vitrine['view'];
$form  = $view->form;
$class = 'wp-block-vitrine-loop-filter__';

// Applied to names and words, before they are escaped.
$exact = $vitrine['exact'];

// phpcs:disable WordPress.Security.EscapeOutput -- constant strings chosen by a condition, and what escapes by itself.
$label = static function ( string $tag ) use ( $view, $class, $exact ): void {
	printf(
		'<%1$s class="%2$slabel%3$s">%4$s</%1$s>',
		$tag,
		esc_attr( $class ),
		$view->showLabel ? '' : ' screen-reader-text',
		esc_html( $exact( $view->label ) )
	);
};

$count = static function ( array $option ) use ( $class ): void {
	if ( isset( $option['count'] ) ) {
		printf( ' <span class="%scount">%s</span>', esc_attr( $class ), esc_html( $option['count']['text'] ) );
	}
};

$named = static fn( array $option ): string => isset( $option['count'] )
	? ' aria-label="' . esc_attr( $exact( $option['count']['name'] ) ) . '"'
	: '';

$link = static function ( array $option ) use ( $class, $exact, $count, $named ): void {
	if ( isset( $option['unavailable'] ) ) {
		printf( '<a class="%slink" role="link" aria-disabled="true"%s>', esc_attr( $class ), $named( $option ) );
	} else {
		printf(
			'<a class="%slink" href="%s"%s%s%s>',
			esc_attr( $class ),
			esc_url( $option['url'] ),
			$option['current'] ? ' aria-current="true"' : '',
			$option['follow'] ? '' : ' rel="nofollow"',
			$named( $option )
		);
	}
	echo esc_html( $exact( $option['name'] ) );
	$count( $option );
	echo '</a>';
};

$field = static function ( array $option ) use ( $form, $class, $exact, $count, $named ): void {
	printf(
		'<label class="%1$sfield"><input class="%1$sinput" type="%2$s" name="%3$s" value="%4$s"%5$s%6$s%7$s><span>%8$s',
		esc_attr( $class ),
		esc_attr( $form['type'] ?? '' ),
		esc_attr( $form['name'] ?? '' ),
		esc_attr( $exact( $option['value'] ) ),
		isset( $option['unavailable'] ) ? ' disabled=""' : '',
		$named( $option ),
		$option['current'] ? ' checked=""' : '',
		esc_html( $exact( $option['name'] ) )
	);
	$count( $option );
	echo '</span></label>';
};

$item = static function ( array $option, \Closure $inside, string $children = '' ) use ( $class, $exact ): void {
	printf( '<li class="%sitem" data-value="%s">', esc_attr( $class ), esc_attr( $exact( $option['value'] ) ) );
	$inside( $option );
	echo $children, '</li>';
};

$all = $view->all === null
	? null
	: [ 'value' => '', 'name' => $view->all['label'], 'follow' => true, ...$view->all ];

$items = static function ( array $options, \Closure $inside ) use ( &$items, $item, $class ): void {
	foreach ( $options as $option ) {
		$children = '';
		if ( $option['children'] !== [] ) {
			ob_start();
			printf( '<ul class="%schildren" role="list">', esc_attr( $class ) );
			$items( $option['children'], $inside );
			echo '</ul>';
			$children = (string) ob_get_clean();
		}
		$item( $option, $inside, $children );
	}
};

// Numbers that become longer or shorter move nothing; style.scss has room for two digits.
$room = $view->digits > 2 ? " style=\"--vitrine-digits:{$view->digits}\"" : '';

$list = static function () use ( $view, $form, $all, $item, $items, $link, $field, $class, $room ): void {
	printf( '<ul class="%slist" role="list"%s>', esc_attr( $class ), $room );
	if ( $all !== null ) {
		$item( $all, $form !== null && $form['type'] === 'radio' ? $field : $link );
	}
	$items( $view->options, $form === null ? $link : $field );
	echo '</ul>';
	if ( $view->more !== null ) {
		printf(
			'<details class="%1$smore"%2$s><summary class="%1$ssummary">%3$s</summary><ul class="%1$slist" role="list"%4$s>',
			esc_attr( $class ),
			$view->more['open'] ? ' open=""' : '',
			esc_html( $view->more['label'] ),
			$room
		);
		$items( $view->more['options'], $form === null ? $link : $field );
		echo '</ul></details>';
	}
};

$select = static function ( array $options, int $depth ) use ( &$select, $exact ): void {
	foreach ( $options as $option ) {
		printf(
			'<option value="%s"%s%s>%s%s</option>',
			esc_attr( $exact( $option['value'] ) ),
			isset( $option['unavailable'] ) ? ' disabled=""' : '',
			$option['current'] ? ' selected=""' : '',
			esc_html( str_repeat( '– ', $depth ) . $exact( $option['name'] ) ),
			isset( $option['count'] ) ? esc_html( ' ' . $option['count']['text'] ) : ''
		);
		$select( $option['children'], $depth + 1 );
	}
};

$range = static function ( array $range ) use ( $class, $exact ): void {
	printf( '<div class="%srange">', esc_attr( $class ) );
	foreach ( $range['ends'] as $end ) {
		printf(
			'<label class="%1$sfield"><span>%2$s</span>'
			. '<input class="%1$sinput" type="%3$s" name="%4$s" value="%5$s"%6$s></label>',
			esc_attr( $class ),
			esc_html( $end['label'] ),
			esc_attr( $range['type'] ),
			esc_attr( $end['name'] ),
			esc_attr( $exact( $end['value'] ) ),
			$range['type'] === 'number'
				? sprintf( ' step="any" placeholder="%s"', esc_attr( $exact( $end['placeholder'] ) ) )
				: ''
		);
	}
	echo '</div>';
};

printf( '<div %s>', get_block_wrapper_attributes( [ 'class' => "is-{$view->by} is-{$view->display}" ] ) );
echo $vitrine['data'] === null ? '' : BlockData::script( '', $vitrine['data'] );
if ( $form !== null ) {
	printf(
		'<form class="%1$sform%2$s" action="%3$s" method="get" autocomplete="off"%4$s>',
		esc_attr( $class ),
		$form['isInstant'] ? ' is-instant' : '',
		esc_url( $form['action'] ),
		$form['type'] === 'search' ? ' role="search"' : ''
	);
	foreach ( $form['fields'] as $hidden ) {
		printf(
			'<input type="hidden" name="%s" value="%s">',
			esc_attr( $exact( $hidden['name'] ) ),
			esc_attr( $exact( $hidden['value'] ) )
		);
	}
	if ( $form['type'] === 'search' ) {
		printf( '<label class="%sfield">', esc_attr( $class ) );
		$label( 'span' );
		printf(
			'<input class="%1$sinput" type="search" name="%2$s" value="%3$s" placeholder="%4$s" maxlength="%5$d"></label>',
			esc_attr( $class ),
			esc_attr( $form['name'] ),
			esc_attr( $exact( $form['value'] ) ),
			esc_attr( $exact( $form['placeholder'] ) ),
			LoopState::MAX_SEARCH
		);
	} elseif ( $form['type'] === 'select' ) {
		printf( '<label class="%sfield">', esc_attr( $class ) );
		$label( 'span' );
		printf( '<select class="%sinput" name="%s">', esc_attr( $class ), esc_attr( $form['name'] ) );
		$select( $all === null ? [] : [ [ ...$all, 'children' => [] ] ], 0 );
		$select( $view->options, 0 );
		echo '</select></label>';
	} else {
		printf( '<fieldset class="%sfieldset">', esc_attr( $class ) );
		$label( 'legend' );
		$form['range'] === null ? $list() : $range( $form['range'] );
		echo '</fieldset>';
	}
	printf(
		'<button class="%sbutton %s" type="submit">%s</button></form>',
		esc_attr( $class ),
		esc_attr( ThemeButtons::classes( $form['themeButtons'] ) ),
		esc_html( $form['button'] )
	);
} elseif ( $view->text !== '' ) {
	printf( '<p class="%stext">', esc_attr( $class ) );
	if ( $view->showLabel ) {
		$label( 'span' );
		echo ' ';
	}
	printf( '%s</p>', esc_html( $view->text ) );
} elseif ( $view->options !== [] ) {
	printf( '<nav class="%snav" aria-label="%s">', esc_attr( $class ), esc_attr( $exact( $view->label ) ) );
	if ( $view->showLabel ) {
		$label( 'span' );
	}
	$list();
	echo '</nav>';
}
echo '</div>';
