<?php
/**
 * Prints whose posts they are. Twin: frontend/render/feed/header/header.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What render.php has.
 *
 * @var \Vitrine\Feed\Header\HeaderView $header
 * @var \Vitrine\Feed\Settings\LayoutSettings $layout
 * @var string $class What the names of parts begin with.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

// Where links may lead, whatever is stored.
$web = [ 'http', 'https' ];

$segments = require __DIR__ . '/../post/segments.php';

printf( '<div class="%sheader%s">', esc_attr( $class ), $header->cover === null ? '' : ' has-cover' );
if ( $header->cover !== null ) {
	printf(
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- kept for the feed, no attachment.
		'<img class="%sheader-cover" src="%s" srcset="%s" sizes="(max-width: 1200px) 100vw, 1200px" width="%s" height="%s" alt="" decoding="async"%s>',
		esc_attr( $class ),
		esc_url( $header->cover['src'], $web ),
		esc_attr( $header->cover['srcset'] ),
		esc_attr( (string) $header->cover['width'] ),
		esc_attr( (string) $header->cover['height'] ),
		$header->cover['color'] === ''
			? ''
			: sprintf( ' style="background-color:%s"', esc_attr( $header->cover['color'] ) )
	);
}
if ( $header->picture !== null ) {
	printf(
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- kept for the feed, no attachment.
		'<img class="%sheader-picture" src="%s" width="80" height="80" alt="" decoding="async">',
		esc_attr( $class ),
		esc_url( $header->picture, $web )
	);
}
printf( '<div class="%sheader-words">', esc_attr( $class ) );
printf( '<%s class="%sheader-name">', tag_escape( $header->tag ), esc_attr( $class ) );
if ( $header->url === null ) {
	echo esc_html( $exact( $header->name ) );
} else {
	printf(
		'<a href="%s" rel="nofollow noopener">%s</a>',
		esc_url( $header->url, $web ),
		esc_html( $exact( $header->name ) )
	);
}
if ( $header->verified !== null ) {
	printf(
		'<span class="%sverified" role="img" aria-label="%s"></span>',
		esc_attr( $class ),
		esc_attr( $header->verified )
	);
}
printf( '</%s>', tag_escape( $header->tag ) );
if ( $header->counts !== [] ) {
	printf( '<ul class="%sheader-counts" role="list">', esc_attr( $class ) );
	foreach ( $header->counts as $count ) {
		printf( '<li>%s</li>', esc_html( $count ) );
	}
	echo '</ul>';
}
if ( $header->bio !== [] ) {
	printf( '<p class="%sheader-bio" dir="auto">', esc_attr( $class ) );
	$segments( $header->bio );
	echo '</p>';
}
if ( $header->website !== null ) {
	printf(
		'<a class="%sheader-website" href="%s" rel="nofollow noopener">%s</a>',
		esc_attr( $class ),
		esc_url( $header->website['url'], $web ),
		esc_html( $exact( $header->website['label'] ) )
	);
}
if ( $header->follow !== null ) {
	printf(
		'<a class="%sheader-follow %s" href="%s" rel="nofollow noopener">%s</a>',
		esc_attr( $class ),
		esc_attr( $layout->button_classes() ),
		esc_url( $header->follow['url'], $web ),
		esc_html( $header->follow['label'] )
	);
}
echo '</div></div>';
