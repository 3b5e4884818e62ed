<?php
/**
 * Prints the countdown: a sentence, and figures for whoever has a script. Twin: frontend/render/countdown/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Countdown;

use Vitrine\BlockData;
use Vitrine\BlockWrapper;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What CountdownModule hands over; it adds the blocks inside.
 *
 * @var array{
 *     view: CountdownView,
 *     data: mixed,
 *     message: bool,
 *     waits: bool,
 *     exact: \Closure(string): string,
 * } $vitrine */

[ 'view' => $view, 'exact' => $exact ] = $vitrine;
$class = 'wp-block-vitrine-countdown__';

[ $before, $after ] = explode( '%s', $view->sentence . '%s' );
$sentence           = sprintf(
	'%s<time datetime="%s">%s</time>%s',
	esc_html( $before ),
	esc_attr( $view->datetime ),
	esc_html( $view->when ),
	esc_html( $after )
);
// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself, and what was escaped above or rendered.
if ( is_feed() ) {
	echo "<p>{$sentence}</p>";
	return;
}
// Only browsers know a visitor's time. Twin: attachCountdown() in frontend/countdown/attach.ts.
$classes = $view->classes() . ( $vitrine['waits'] ? ' is-waiting' : '' );
printf( '<div %s>', BlockWrapper::attributes( [ 'class' => $classes, 'role' => 'timer' ] ) );
echo BlockData::script( '', $vitrine['data'] );
echo "<p class=\"{$class}sentence\">{$sentence}</p>";
echo "<div class=\"{$class}units\" aria-hidden=\"true\">";
foreach ( $view->parts as [ 'figure' => $figure, 'digits' => $digits, 'label' => $label ] ) {
	printf(
		'<div class="%1$sunit"><span class="%1$svalue"%2$s>%3$s</span>',
		$class,
		// Their room is that of the most.
		$digits > 2 ? " style=\"min-inline-size:{$digits}ch\"" : '',
		$figure
	);
	if ( $view->labels !== 'none' ) {
		printf( '<span class="%slabel">%s</span>', $class, esc_html( $exact( $label ) ) );
	}
	echo '</div>';
}
echo '</div>';
if ( $vitrine['message'] ) {
	echo "<p class=\"{$class}message\" role=\"status\"></p>";
}
echo '</div>';
