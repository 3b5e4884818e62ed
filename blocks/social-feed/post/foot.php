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
	if ( $post->counts !== [] || $post->network_label !== null || $post->share !== null ) {
		echo '<footer class="wp-block-vitrine-social-feed__foot">';
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
