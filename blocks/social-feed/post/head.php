<?php
/**
 * Prints whose post it is, and when it was written. Twin: frontend/render/feed/head.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

/** What posts.php has.
 *
 * @var \Closure(string): string $address Escapes an address.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

return static function ( PostView $post ) use ( $address, $exact ): void {
	if ( $post->author !== null || $post->date !== null ) {
		echo '<header class="wp-block-vitrine-social-feed__head">';
		if ( isset( $post->author['avatar'] ) ) {
			printf(
				// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- kept for the feed, no attachment.
				'<img class="wp-block-vitrine-social-feed__avatar" src="%s" width="40" height="40" alt="" loading="%s" decoding="async">',
				$address( $post->author['avatar']['src'] ),
				$post->author['avatar']['eager'] ? 'eager' : 'lazy'
			);
		}
		if ( isset( $post->author['url'] ) ) {
			printf(
				'<a class="wp-block-vitrine-social-feed__author" href="%s" rel="nofollow noopener">%s</a>',
				$address( $post->author['url'] ), // phpcs:ignore WordPress.Security.EscapeOutput -- it escapes.
				esc_html( $exact( $post->author['name'] ) )
			);
		} elseif ( $post->author !== null ) {
			printf(
				'<span class="wp-block-vitrine-social-feed__author">%s</span>',
				esc_html( $exact( $post->author['name'] ) )
			);
		}
		if ( $post->date !== null ) {
			printf(
				'<time class="wp-block-vitrine-social-feed__date%s" datetime="%s">%s</time>',
				esc_attr( $post->date['relative'] ? ' is-relative' : '' ),
				esc_attr( $post->date['iso'] ),
				esc_html( $post->date['label'] )
			);
		}
		echo '</header>';
	}
};
