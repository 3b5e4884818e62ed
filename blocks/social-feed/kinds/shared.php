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
 * @var \Closure(PostView): void $media Prints pictures of a post.
 * @var \Closure(PostView): void $links Prints pages that a post shares.
 */

return static function ( PostView $post ) use ( $web, $exact, $text, $media, $links ): void {
	if ( $post->shared !== null ) {
		printf(
			'<blockquote class="wp-block-vitrine-social-feed__shared%s"><a class="wp-block-vitrine-social-feed__shared-author" href="%s" rel="nofollow noopener">%s</a>',
			esc_attr( $post->media === null ? '' : ' has-media' ),
			esc_url( $post->shared['url'], $web ),
			esc_html( $exact( $post->shared['author'] ) )
		);
		$text( $post->shared['text'] );
		$media( $post );
		$links( $post );
		echo '</blockquote>';
	}
};
