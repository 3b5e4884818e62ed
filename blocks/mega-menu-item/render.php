<?php
/**
 * Prints an item: a link, a button for what it opens, and that. Its parts in the canvas: parts.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\MegaMenu;

use Vitrine\BlockWrapper;
use Vitrine\BlockData;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What MenuItem hands over.
 *
 * @var array{
 *     read: MegaMenuItemAttributes,
 *     href: string,
 *     classes: string,
 *     label: string,
 *     name: string,
 *     inside: string,
 *     id: string,
 *     is_current: bool,
 *     is_drill: bool,
 *     icon: array{viewBox: string, path: string}|null,
 * } $vitrine */

[ 'read' => $read, 'label' => $label, 'name' => $name, 'inside' => $inside, 'id' => $id ] = $vitrine;
$class   = 'wp-block-vitrine-mega-menu-item__';
$text    = static fn( string $words ): string => BlockData::without_shortcodes( esc_html( $words ) );
$chevron = "<span class=\"{$class}chevron\" aria-hidden=\"true\"></span>";
$toggle  = sprintf( 'type="button" aria-expanded="false" aria-controls="%s"', esc_attr( $id ) );

$words = $vitrine['icon'] === null ? '' : sprintf(
	'<svg class="%sicon" viewBox="%s" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.5"'
	. ' aria-hidden="true"><path d="%s"></path></svg>',
	$class,
	esc_attr( $vitrine['icon']['viewBox'] ),
	esc_attr( $vitrine['icon']['path'] )
);
$words .= "<span class=\"{$class}words\"><span class=\"{$class}label\">{$label}</span>";
if ( $read['badge'] !== '' ) {
	$words .= " <span class=\"{$class}badge\">{$text( $read['badge'] )}</span>";
}
if ( $read['description'] !== '' ) {
	$words .= " <span class=\"{$class}description\">{$text( $read['description'] )}</span>";
}
$words .= '</span>';

// phpcs:disable WordPress.Security.EscapeOutput -- what escapes by itself or is escaped above, and blocks.
$wrapper = BlockWrapper::attributes( [ 'class' => $vitrine['classes'] ] );
printf( '<li %s>', BlockData::without_shortcodes( $wrapper ) );
if ( $inside !== '' ) {
	echo "<div class=\"{$class}row\">";
}
if ( $vitrine['href'] !== '' ) {
	printf(
		'<a class="%1$slink" href="%2$s"%3$s%4$s%5$s>%6$s</a>',
		$class,
		$vitrine['href'],
		$vitrine['is_current'] ? ' aria-current="page"' : '',
		$read['opensInNewTab'] ? ' target="_blank"' : '',
		$read['rel'] === '' ? '' : sprintf( ' rel="%s"', esc_attr( $read['rel'] ) ),
		$words
	);
	/* translators: %s: name of a menu item. */
	$submenu = sprintf( __( '%s submenu', 'vitrine' ), $name );
	echo $inside === '' ? '' : sprintf(
		'<button class="%1$stoggle" %2$s aria-label="%3$s">%4$s</button>',
		$class,
		$toggle,
		BlockData::without_shortcodes( esc_attr( $submenu ) ),
		$chevron
	);
} elseif ( $inside !== '' ) {
	printf( '<button class="%1$stoggle %1$slink" %2$s>%3$s%4$s</button>', $class, $toggle, $words, $chevron );
} else {
	printf( '<span class="%slink">%s</span>', $class, $words );
}
if ( $inside !== '' ) {
	$back = $vitrine['is_drill']
		? sprintf( '<button class="%sback" type="button">%s</button>', $class, esc_html__( 'Back', 'vitrine' ) )
		: '';
	if ( $read['kind'] === 'panel' ) {
		printf(
			'</div><div class="%1$spanel" id="%2$s"%3$s>%4$s<div class="%1$sblocks is-layout-flow">%5$s</div></div>',
			$class,
			esc_attr( $id ),
			in_array( $read['width'], [ 'own', 'side' ], true )
				? sprintf( ' style="--vitrine-panel-width:%dpx"', $read['panelWidth'] )
				: '',
			$back,
			$inside
		);
	} else {
		printf(
			'</div><div class="%1$spanel" id="%2$s">%3$s<ul class="%1$slist" role="list">%4$s</ul></div>',
			$class,
			esc_attr( $id ),
			$back,
			$inside
		);
	}
}
echo '</li>';
