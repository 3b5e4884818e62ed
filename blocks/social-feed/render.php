<?php
/**
 * Prints a feed. Twin: frontend/render/feed/feed.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What FeedTemplate hands over.
 *
 * @var array{
 *     view: \Vitrine\Feed\Views\FeedView,
 *     attributes: array<string, string>,
 *     data: array<string, mixed>,
 *     links: array<string, string>,
 *     posts: string,
 *     pages: string,
 *     address: \Vitrine\Feed\Pages\PageAddress|null,
 *     exact: \Closure(string): string,
 * } $vitrine */

$view  = $vitrine['view'];
$class = 'wp-block-vitrine-social-feed__';

$exact = $vitrine['exact'];

// get_block_wrapper_attributes(), BlockData and posts.php escape what they print; core may have given the anchor as id.
$wrapper = new \WP_HTML_Tag_Processor( '<div ' . get_block_wrapper_attributes( $vitrine['attributes'] ) . '>' );
$wrapper->next_tag();
if ( $vitrine['pages'] !== '' ) {
	// Links to its pages lead to it.
	$wrapper->set_attribute( 'id', $vitrine['address']->element ?? '' );
}
$element = $wrapper->get_attribute( 'id' );
$element = is_string( $element ) ? $element : '';
// phpcs:ignore WordPress.Security.EscapeOutput -- the tag processor and BlockData have escaped.
echo $wrapper->get_updated_html(), \Vitrine\BlockData::script( $element, $vitrine['data'] );
$layout = $view->settings->layout;
$header = $view->header;
if ( $header !== null ) {
	require __DIR__ . '/header/header.php';
}
if ( $view->likes_box !== null ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- EmbedPrinter has escaped it.
	echo $view->likes_box->html( $layout->button_classes() );
}
if ( $view->carousel !== null ) {
	require __DIR__ . '/carousel.php';
} else {
	// phpcs:ignore WordPress.Security.EscapeOutput -- posts.php has escaped the posts.
	printf( '<ul class="%slist" role="list">%s</ul>', esc_attr( $class ), $vitrine['posts'] );
}
$grows = $vitrine['links'] !== [] || $vitrine['pages'] !== '';
if ( $grows || $view->posts === [] || $layout->is_masonry() || $view->carousel !== null ) {
	printf(
		'<p class="%sstatus" role="status">%s</p>',
		esc_attr( $class ),
		$view->posts === [] ? esc_html( $exact( $view->end_text ) ) : ''
	);
}
foreach ( $vitrine['links'] as $screens => $url ) {
	printf(
		'<a class="%s" href="%s">%s</a>',
		esc_attr( trim( "{$class}more {$layout->button_classes()} {$screens}" ) ),
		esc_url( $url ),
		esc_html( $exact( $view->more_label ) )
	);
}
if ( $vitrine['pages'] !== '' ) {
	printf(
		'<nav class="%spages" aria-label="%s">%s</nav>',
		esc_attr( $class ),
		esc_attr( $vitrine['address']?->name() ?? '' ),
		$vitrine['pages'] // phpcs:ignore WordPress.Security.EscapeOutput -- pages.php has escaped the links.
	);
}
// phpcs:ignore WordPress.Security.EscapeOutput -- BlockData has escaped it.
echo \Vitrine\BlockData::linked( $view->events ), '</div>';
