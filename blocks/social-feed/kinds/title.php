<?php
/**
 * Prints what an album or a video is called. Twin: frontend/render/feed/kinds/title.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

/** What post/parts.php has.
 *
 * @var string[] $web Schemes that links may have.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

return static function ( PostView $post ) use ( $web, $exact ): void {
	if ( $post->title !== null ) {
		echo '<p class="wp-block-vitrine-social-feed__title" dir="auto">';
		if ( $post->url === null ) {
			echo esc_html( $exact( $post->title['text'] ) );
		} else {
			printf(
				'<a href="%s" rel="nofollow noopener">%s</a>',
				esc_url( $post->url, $web ),
				esc_html( $exact( $post->title['text'] ) )
			);
		}
		echo '</p>';
		if ( $post->title['count'] !== null ) {
			printf( '<p class="wp-block-vitrine-social-feed__title-count">%s</p>', esc_html( $post->title['count'] ) );
		}
	}
};
