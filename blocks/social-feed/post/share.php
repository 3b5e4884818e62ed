<?php
/**
 * Prints where a post can be shared. Twin: frontend/render/feed/foot/share.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

return static function ( PostView $post ): void {
	if ( $post->share !== null ) {
		printf(
			'<details class="wp-block-vitrine-social-feed__share"><summary>%s</summary><ul role="list">',
			esc_html( $post->share['label'] )
		);
		foreach ( $post->share['links'] as $link ) {
			printf(
				'<li><a href="%s" target="_blank" rel="nofollow noopener noreferrer">%s</a></li>',
				esc_url( $link['url'], [ 'https', 'mailto' ] ),
				esc_html( $link['label'] )
			);
		}
		echo '</ul></details>';
	}
};
