<?php
/**
 * Prints the comments of a post, or the replies to one. Twin: frontend/render/feed/comments/comments.tsx.
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
 *     comments: \Vitrine\Feed\Comments\CommentsView,
 *     exact: \Closure(string): string,
 * } $vitrine */

$view  = $vitrine['comments'];
$class = 'wp-block-vitrine-social-feed__';

// Where links may lead, whatever is stored.
$web = [ 'http', 'https' ];

// Applied to what people wrote, before it is escaped.
$exact = $vitrine['exact'];

$segments = require dirname( __DIR__ ) . '/post/segments.php';
$comment  = require __DIR__ . '/comment.php';

$way = static function ( string $name, array $way ) use ( $class, $web ): void {
	printf(
		'<a class="%s" href="%s" rel="nofollow noopener">%s</a>',
		esc_attr( $class . $name ),
		esc_url( $way['url'], $web ),
		esc_html( $way['label'] )
	);
};

if ( $view->summary !== null ) {
	printf( '<p class="%ssummary">%s', esc_attr( $class ), esc_html( $exact( $view->summary ) ) );
	foreach ( $view->kinds as $kind ) {
		printf(
			'<span class="%sicon is-%s">%s</span>',
			esc_attr( $class ),
			esc_attr( $kind['name'] ),
			esc_html( $kind['label'] )
		);
	}
	echo '</p>';
}
if ( $view->comments !== [] ) {
	printf( '<ul class="%scomment-list" role="list">', esc_attr( $class ) );
	foreach ( $view->comments as $index => $one ) {
		$comment( $one, $index >= $view->shown );
	}
	echo '</ul>';
}
if ( $view->note !== null ) {
	printf( '<p class="%scomments-note">%s</p>', esc_attr( $class ), esc_html( $view->note ) );
}
if ( $view->more !== null ) {
	printf( '<button type="button" class="%smore-comments">%s</button>', esc_attr( $class ), esc_html( $view->more ) );
}
if ( $view->further !== null ) {
	$way( 'further', $view->further );
}
if ( $view->write !== null ) {
	$way( 'write', $view->write );
}
