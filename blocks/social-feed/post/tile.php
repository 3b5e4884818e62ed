<?php
/**
 * Prints a post as a tile. Twin: frontend/render/feed/layout/tile.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What posts.php has.
 *
 * @var \Closure(string): string $address Escapes an address.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 * @var \Closure(PostView): void $counts Prints counts.
 * @var \Closure(PostView): void $media Prints pictures of a post.
 */

$head = require __DIR__ . '/head.php';

return static function ( PostView $post ) use ( $address, $exact, $counts, $head, $media ): void {
	$words = $post->text === null ? '' : $exact( implode( '', array_filter( $post->text['shown'], 'is_string' ) ) );
	$url   = $post->shop['url'] ?? $post->url;
	if ( $post->media !== null ) {
		$media( $post );
	} elseif ( $url === null ) {
		printf( '<div class="wp-block-vitrine-social-feed__words" dir="auto">%s</div>', esc_html( $words ) );
	} else {
		printf(
			'<a class="wp-block-vitrine-social-feed__words" href="%s"%s dir="auto">%s</a>',
			$address( $url ),
			$post->shop['internal'] ?? false ? '' : ' rel="nofollow noopener"',
			esc_html( $words )
		);
	}
	if ( $post->shop !== null ) {
		// The tile itself is the link.
		printf(
			'<span class="wp-block-vitrine-social-feed__shop" aria-hidden="true">%s</span>',
			esc_html( $post->shop['label'] )
		);
	}
	// Without a picture the words are the tile.
	$caption = $post->media === null ? '' : $words;
	if ( $post->author !== null || $post->date !== null || $caption !== '' || $post->counts !== [] ) {
		echo '<div class="wp-block-vitrine-social-feed__overlay">';
		$head( $post );
		if ( $caption !== '' ) {
			printf( '<p class="wp-block-vitrine-social-feed__text" dir="auto">%s</p>', esc_html( $caption ) );
		}
		$counts( $post );
		echo '</div>';
	}
};
