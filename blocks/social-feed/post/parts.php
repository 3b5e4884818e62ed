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

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What posts.php and panel.php have.
 *
 * @var bool $is_full Whether pictures are above the words.
 * @var \Closure(PostView): void $media Prints pictures of a post.
 * @var \Closure(PostView): void $links Prints pages that a post shares.
 * @var \Closure(string): string $address Escapes an address.
 * @var string[] $web Schemes that links may have.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

$head   = require __DIR__ . '/head.php';
$event  = require dirname( __DIR__ ) . '/kinds/event.php';
$review = require dirname( __DIR__ ) . '/kinds/review.php';
$title  = require dirname( __DIR__ ) . '/kinds/title.php';
$text   = require __DIR__ . '/text.php';
$shared = require dirname( __DIR__ ) . '/kinds/shared.php';
$foot   = require __DIR__ . '/foot.php';

return static function ( PostView $post ) use (
	$head,
	$event,
	$review,
	$title,
	$text,
	$media,
	$links,
	$shared,
	$foot,
	$is_full
): void {
	// In the order in which they are seen: where a page comes slowly, nothing moves what is there already.
	$is_first = $post->shared === null && ( $is_full || $post->event !== null );
	if ( $is_first ) {
		$media( $post );
	}
	$head( $post );
	$event( $post );
	$review( $post );
	$title( $post );
	$text( $post->text );
	if ( $post->shared !== null ) {
		$shared( $post );
	} elseif ( ! $is_first ) {
		$media( $post );
	}
	if ( $post->shared === null ) {
		$links( $post );
	}
	$foot( $post );
};
