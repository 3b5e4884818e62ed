<?php
/**
 * Prints tiles as list items. Twin: frontend/render/gallery/parts/tile.tsx and tile-tools.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Render\GalleryStrings;
use Vitrine\Gallery\Render\ItemData;
use Vitrine\Gallery\Settings\LabelSettings;
use Vitrine\Gallery\Settings\Tools;
use Vitrine\Gallery\Settings\ToolSettings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What GalleryTemplate hands over.
 *
 * @var array{
 *     view: \Vitrine\Gallery\Render\GalleryView,
 *     words: array<string, string>,
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

// Tiles that are on every first screen: their pictures do not wait.
$eager = 4;

$corners = [
	'topLeft'     => 'is-top-left',
	'topRight'    => 'is-top-right',
	'bottomLeft'  => 'is-bottom-left',
	'bottomRight' => 'is-bottom-right',
];
$icons   = [
	'select'       => 'select',
	'share'        => 'shares',
	'download'     => 'download',
	'info'         => 'info',
	'shoppingcart' => 'cart',
	'display'      => 'display',
];

$applies = static fn( string $tool, Item $item ): bool => match ( $tool ) {
	'select' => $view->settings->selectable,
	'featured' => $item->featured,
	'counter', 'counter2' => $item->kind === 'album' && $item->number_items > 0,
	'shoppingcart' => $view->settings->cart,
	'download' => $item->download_url !== '',
	'info' => $item->kind === 'image',
	default => true,
};

$badge = static function ( string $names, string $tool, Item $item ) use ( $class, $words, $icon ): void {
	printf( '<span class="%sbadge %s">', esc_attr( $class ), esc_attr( $names ) );
	if ( $tool === 'featured' ) {
		$icon( 'featured', "{$class}icon" );
	} else {
		printf( '<span aria-hidden="true">%s</span>', esc_html( number_format_i18n( $item->number_items ) ) );
	}
	$text = $item->number_items === 1
		? $words['oneItem']
		: GalleryStrings::fill( $words['items'], $item->number_items );
	printf(
		'<span class="screen-reader-text">%s</span></span>',
		esc_html( $tool === 'featured' ? $words['featured'] : $text )
	);
};

$tools = static function ( string $corner, Item $item, string $name ) use (
	$view,
	$class,
	$corners,
	$icons,
	$words,
	$exact,
	$icon,
	$applies,
	$badge
): void {
	$lists = $item->kind === 'album' ? $view->settings->tools->album : $view->settings->tools->image;
	$tools = array_filter(
		Tools::parsed( $lists[ $corner ] ?? '', Tools::TILE ),
		static fn( array $tool ): bool => $applies( $tool[0], $item )
	);
	if ( $tools === [] ) {
		return;
	}
	printf( '<span class="%stools %s">', esc_attr( $class ), esc_attr( $corners[ $corner ] ) );
	foreach ( $tools as [ $tool, $from ] ) {
		$names = "is-{$tool}" . ( $from === null ? '' : " is-from-{$from->value}" );
		if ( in_array( $tool, [ 'featured', 'counter', 'counter2' ], true ) ) {
			$badge( $names, $tool, $item );
			continue;
		}
		printf(
			'<button type="button" tabindex="-1" class="%stool %s"%s aria-label="%s">',
			esc_attr( $class ),
			esc_attr( $names ),
			$tool === 'select' ? ' aria-pressed="false"' : '',
			esc_attr(
				$exact(
					isset( $icons[ $tool ] )
						? GalleryStrings::fill( $words[ $tool ], $name )
						: GalleryStrings::fill( $words['custom'], substr( $tool, strlen( 'custom' ) ) ) . ": {$name}"
				)
			)
		);
		$icon( $icons[ $tool ] ?? 'custom', "{$class}icon" );
		echo '</button>';
	}
	echo '</span>';
};

// phpcs:disable WordPress.Security.EscapeOutput -- what looks unescaped below are whole numbers and constant strings chosen by a condition.
foreach ( $view->items as $index => $item ) {
	$place       = $view->first + $index;
	$is_eager    = $place >= $view->from && $place < $view->from + $eager;
	$label       = $view->level->label;
	$is_up       = $item->kind === 'albumUp';
	$is_video    = $item->kind === 'image' && $item->media_kind !== 'img';
	$heading     = $is_up
		? GalleryStrings::fill( $words['back'], $item->title )
		: LabelSettings::cut( $item->title, $label->title_max_length );
	$description = $label->display_description && ! $is_up
		? LabelSettings::cut( $item->description, $label->description_max_length )
		: '';
	$has_label   = ( $label->display || $is_up ) && ( $heading !== '' || $description !== '' );
	$name        = $item->title === '' ? GalleryStrings::fill( $words['picture'], $place + 1 ) : $item->title;

	printf(
		'<li class="%1$sitem is-%2$s%3$s%4$s is-place-%5$d" data-index="%5$d" data-item="%6$s">',
		esc_attr( $class ),
		esc_attr( $item->kind ),
		$is_video ? ' is-video' : '',
		$item->featured ? ' is-featured' : '',
		$place,
		esc_attr( ItemData::of( $item ) )
	);
	for ( $card = $is_up ? 0 : $view->level->stacks->count; $card > 0; $card-- ) {
		printf( '<span class="%sstack"></span>', esc_attr( $class ) );
	}
	printf(
		'<a class="%slink" href="%s"%s%s>',
		esc_attr( $class ),
		esc_url( $item->url, $web ),
		$item->destination_url === '' ? '' : ' rel="nofollow noopener"',
		$has_label || $item->thumb->alt !== '' ? '' : ' aria-label="' . esc_attr( $exact( $name ) ) . '"'
	);
	printf( '<span class="%spicture">', esc_attr( $class ) );
	$picture = $item->thumb;
	if ( $picture->src === '' ) {
		$icon( $is_up ? 'up' : 'picture', "{$class}sign" );
	} else {
		printf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- of a provider or an attachment, with its own sizes.
			'<img class="%simage" src="%s"%s%s%s%s alt="%s" loading="%s" decoding="async">',
			esc_attr( $class ),
			esc_url( $picture->src, $web ),
			$picture->srcset === '' ? '' : ' srcset="' . esc_attr( $picture->srcset ) . '"',
			$picture->sizes === '' ? '' : ' sizes="' . esc_attr( $picture->sizes ) . '"',
			$picture->width === 0 ? '' : ' width="' . esc_attr( (string) $picture->width ) . '"',
			$picture->height === 0 ? '' : ' height="' . esc_attr( (string) $picture->height ) . '"',
			esc_attr( $exact( $picture->alt ) ),
			$is_eager ? 'eager' : 'lazy'
		);
	}
	if ( $is_video ) {
		printf( '<span class="%splay">', esc_attr( $class ) );
		$icon( 'play', "{$class}icon" );
		printf( '<span class="screen-reader-text">%s</span></span>', esc_html( $words['video'] ) );
	}
	echo '</span>';
	if ( $has_label ) {
		printf( '<span class="%slabel">', esc_attr( $class ) );
		if ( $heading !== '' ) {
			printf( '<span class="%stitle">%s</span>', esc_attr( $class ), esc_html( $exact( $heading ) ) );
		}
		if ( $description !== '' ) {
			printf( '<span class="%sdescription">%s</span>', esc_attr( $class ), esc_html( $exact( $description ) ) );
		}
		echo '</span>';
	}
	echo '</a>';
	if ( ! $is_up ) {
		foreach ( ToolSettings::CORNERS as $corner ) {
			$tools( $corner, $item, $name );
		}
	}
	echo '</li>';
}
// phpcs:enable
