<?php
/**
 * Prints what a post has, one below the other. Twin: Parts in frontend/render/feed/post.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

/** What posts.php and panel.php have.
 *
 * @var string[] $web Schemes that links may have.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

$head   = require __DIR__ . '/head.php';
$event  = require dirname( __DIR__ ) . '/kinds/event.php';
$review = require dirname( __DIR__ ) . '/kinds/review.php';
$title  = require dirname( __DIR__ ) . '/kinds/title.php';
$text   = require __DIR__ . '/text.php';
$media  = isset( $picture ) ? require __DIR__ . '/media.php' : null;
$links  = isset( $picture ) ? require __DIR__ . '/links.php' : null;
$shared = require dirname( __DIR__ ) . '/kinds/shared.php';
$foot   = require __DIR__ . '/foot.php';

$attached = static function ( PostView $post ) use ( $media, $links ): void {
	if ( $media !== null && $links !== null ) {
		$media( $post );
		$links( $post );
	}
};

return static function ( PostView $post ) use (
	$head,
	$event,
	$review,
	$title,
	$text,
	$attached,
	$shared,
	$foot
): void {
	$head( $post );
	$event( $post );
	$review( $post );
	$title( $post );
	$text( $post->text );
	if ( $post->shared === null ) {
		$attached( $post );
	} else {
		$shared( $post, $attached );
	}
	$foot( $post );
};
