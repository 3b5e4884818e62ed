<?php
/**
 * Prints counts, and the way to the network. Twin: frontend/render/feed/foot.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

/** What posts.php has.
 *
 * @var string[] $web Schemes that links may have.
 * @var \Closure(PostView): void $counts Prints counts.
 * @var \Closure(PostView): void $share Prints the menu that shares a post.
 */

return static function ( PostView $post ) use ( $web, $counts, $share ): void {
	$parts = [ $post->button, $post->network_label, $post->share ];
	if ( $post->counts !== [] || array_filter( $parts, static fn( mixed $part ): bool => $part !== null ) !== [] ) {
		echo '<footer class="wp-block-vitrine-social-feed__foot">';
		if ( $post->button !== null ) {
			printf(
				'<a class="wp-block-vitrine-social-feed__button vitrine-cta wp-element-button" href="%s"%s>%s</a>',
				esc_url( $post->button['url'], [ ...$web, 'tel' ] ),
				$post->button['calls']
					? ' rel="nofollow noopener"'
					: ' target="_blank" rel="nofollow noopener noreferrer"',
				esc_html( $post->button['label'] )
			);
		}
		$counts( $post );
		if ( $post->network_label !== null && $post->url !== null ) {
			printf(
				'<a class="wp-block-vitrine-social-feed__network" href="%s" rel="nofollow noopener">%s</a>',
				esc_url( $post->url, $web ),
				esc_html( $post->network_label )
			);
		}
		$share( $post );
		echo '</footer>';
	}
};
