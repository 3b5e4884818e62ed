<?php
/**
 * Prints posts as list items. Twin: frontend/render/feed/post.tsx and its parts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostHooks;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What FeedTemplate hands over.
 *
 * @var array{
 *     view: \Vitrine\Feed\Views\FeedView,
 *     is_page: bool,
 *     icons: array<string, array{viewBox: string, path: string}>,
 *     sheets: list<string>,
 *     exact: \Closure(string): string,
 * } $vitrine */

$view     = $vitrine['view'];
$settings = $view->settings;

// Where links may lead, whatever is stored.
$web = [ 'http', 'https' ];

// Applied to what people wrote, before it is escaped.
$exact = $vitrine['exact'];

$icons = $vitrine['icons'];

$address = require __DIR__ . '/post/address.php';
$picture = require __DIR__ . '/post/picture.php';
$media   = require __DIR__ . '/post/media.php';
$links   = require __DIR__ . '/post/links.php';
$counts  = require __DIR__ . '/post/counts.php';
$share   = require __DIR__ . '/post/share.php';
$classes = $settings->layout->button_classes( ... );
$is_full = $settings->layout->post_layout === 'full';
$parts   = require __DIR__ . ( $settings->layout->is_tile() ? '/post/tile.php' : '/post/parts.php' );

$changes = PostHooks::changes_html();

foreach ( $view->posts as $index => $post ) {
	if ( $changes ) {
		ob_start();
	}
	$state = $settings->layout->is_large( $index, $vitrine['is_page'] ) ? ' is-large' : '';
	// Known before the rest of it has come: by looking for a picture, words would be set large until it is there.
	$state .= $state === '' || $post->has_pictures() ? '' : ' has-words-only';
	if ( $index >= $settings->query->number_phone && $settings->query->number_phone < $settings->query->number ) {
		$state .= ' is-beyond-phone';
	} elseif ( $index >= $settings->query->number && $settings->query->number < $settings->query->number_phone ) {
		$state .= ' is-beyond-wide';
	}
	// What the scripts of the viewer, of players and of comments go by; the canvas opens nothing.
	$plays  = $post->plays && $post->pictures === 0;
	$opened = $post->pictures === 0 && ! $plays && ! $settings->has( 'showComments' )
		? ''
		: sprintf( ' data-post="%s"', esc_attr( $post->id ) );
	$opened .= $post->pictures === 0 ? '' : sprintf( ' data-pictures="%d"', $post->pictures );
	$opened .= $post->pictures === 0 || $post->films === []
		? ''
		: sprintf( ' data-films="%s"', esc_attr( implode( ' ', $post->films ) ) );
	$opened .= $plays ? ' data-plays' : '';
	// phpcs:disable WordPress.Security.EscapeOutput -- escaped above.
	// Where a browser lacks an emoji, WordPress puts a picture of s.w.org, unless this class forbids it.
	printf(
		'<li class="wp-block-vitrine-social-feed__item%s"%s><article class="wp-block-vitrine-social-feed__post%s wp-exclude-emoji">',
		esc_attr( $state ),
		$opened,
		$post->media === null || $post->shared !== null ? '' : ' has-media'
	);
	// phpcs:enable WordPress.Security.EscapeOutput

	$parts( $post );

	echo '</article>';
	// What an answer of Load more needs that the page perhaps does not have.
	foreach ( $index === 0 ? $vitrine['sheets'] : [] as $sheet ) {
		printf( '<link rel="stylesheet" href="%s">', esc_url( $sheet, $web ) ); // phpcs:ignore WordPress.WP.EnqueuedResources
	}
	echo '</li>';
	if ( $changes ) {
		$html = PostHooks::html( (string) ob_get_clean(), $post, $view->keys[ (int) $post->id ] ?? '' );
		// phpcs:disable WordPress.Security.EscapeOutput -- escaped above, or by whoever changes it.
		echo $html;
		// phpcs:enable WordPress.Security.EscapeOutput
	}
}
