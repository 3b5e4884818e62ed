<?php
/**
 * Prints the post that a post shares, with what is attached to it. Twin: frontend/render/feed/kinds/shared.tsx.
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
 * @var \Closure(array<string, mixed>|null): void $text Prints what somebody wrote.
 */

return static function ( PostView $post, \Closure $attached ) use ( $web, $exact, $text ): void {
	if ( $post->shared !== null ) {
		printf(
			'<blockquote class="wp-block-vitrine-social-feed__shared"><a class="wp-block-vitrine-social-feed__shared-author" href="%s" rel="nofollow noopener">%s</a>',
			esc_url( $post->shared['url'], $web ),
			esc_html( $exact( $post->shared['author'] ) )
		);
		$text( $post->shared['text'] );
		$attached( $post );
		echo '</blockquote>';
	}
};
