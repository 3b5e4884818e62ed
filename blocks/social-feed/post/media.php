<?php
/**
 * Prints pictures of a post. Twin: frontend/render/feed/media.tsx.
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
 * @var \Closure(array<string, mixed>): void $picture Prints a picture.
 */

return static function ( PostView $post ) use ( $address, $exact, $picture ): void {
	if ( $post->media !== null ) {
		$names = 'wp-block-vitrine-social-feed__media has-' . count( $post->media['pictures'] ) . '-pictures'
			. ( $post->media['video'] ? ' is-video' : '' )
			. ( $post->shop === null ? '' : ' is-shop' );
		$url   = $post->shop['url'] ?? $post->url;
		if ( $url === null ) {
			printf( '<div class="%s">', esc_attr( $names ) );
		} else {
			printf(
				'<a class="%s" href="%s"%s aria-label="%s">',
				esc_attr( $names ),
				$address( $url ),
				$post->shop['internal'] ?? false ? '' : ' rel="nofollow noopener"',
				esc_attr( $exact( $post->media['label'] ) )
			);
		}
		array_map( $picture, $post->media['pictures'] );
		if ( $post->media['video'] ) {
			echo '<span class="wp-block-vitrine-social-feed__play" aria-hidden="true"></span>';
		}
		if ( $post->media['extra'] > 0 ) {
			printf(
				'<span class="wp-block-vitrine-social-feed__count" aria-hidden="true">+%s</span>',
				esc_html( (string) $post->media['extra'] )
			);
		}
		echo $url === null ? '</div>' : '</a>';
	}
};
