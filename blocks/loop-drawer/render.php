<?php
/**
 * Prints filters that are in a drawer on small screens. The button's twin: frontend/render/loop-drawer/index.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\BlockData;
use Vitrine\Buttons\ThemeButtons;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What LoopDrawer hands over.
 *
 * @var array{
 *     read: LoopDrawerAttributes,
 *     label: string,
 *     count: string,
 *     show: string,
 *     content: string,
 *     exact: \Closure(string): string,
 * } $vitrine */

[ 'read' => $read, 'label' => $label, 'exact' => $exact ] = $vitrine;
$class  = 'wp-block-vitrine-loop-drawer__';
$button = esc_attr( ThemeButtons::classes( $read['themeButtons'] ) );

// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself, and blocks that are rendered.
printf( '<div %s>', get_block_wrapper_attributes( [ 'class' => "is-{$read['screens']} is-at-{$read['side']}" ] ) );
echo BlockData::script( '', [ 'screens' => $read['screens'] ] );
printf(
	'<button class="%1$sopen %2$s" type="button" aria-haspopup="dialog">%3$s%4$s</button>',
	esc_attr( $class ),
	$button,
	esc_html( $exact( $label ) ),
	$vitrine['count'] === ''
		? ''
		: sprintf( '<span class="%scount">%s</span>', esc_attr( $class ), esc_html( $vitrine['count'] ) )
);
// A group of the page until the script opens it.
printf( '<dialog class="%1$spanel" role="group" aria-label="%2$s">', esc_attr( $class ), esc_attr( $exact( $label ) ) );
printf(
	'<div class="%1$sheader"><span class="%1$stitle" aria-hidden="true">%2$s</span>'
	. '<button class="%1$sclose" type="button" aria-label="%3$s"></button></div>',
	esc_attr( $class ),
	esc_html( $exact( $label ) ),
	esc_attr__( 'Close', 'vitrine' )
);
printf( '<div class="%scontent">', esc_attr( $class ) );
echo $vitrine['content'], '</div>';
printf(
	'<div class="%1$sfooter" role="status">'
	. '<button class="%1$sshow %2$s" type="button">%3$s</button></div></dialog></div>',
	esc_attr( $class ),
	$button,
	esc_html( $vitrine['show'] )
);
