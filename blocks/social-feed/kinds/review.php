<?php
/**
 * Prints whether somebody recommends a page. Twin: frontend/render/feed/kinds/review.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

/** What post/parts.php has.
 *
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

return static function ( PostView $post ) use ( $exact ): void {
	if ( $post->review !== null ) {
		printf(
			'<p class="wp-block-vitrine-social-feed__review is-%s">',
			esc_attr( $post->review['verdict'] )
		);
		if ( $post->review['stars'] !== null ) {
			printf(
				'<span class="wp-block-vitrine-social-feed__stars" aria-hidden="true">%s</span>',
				esc_html( $post->review['stars'] )
			);
		}
		printf( '<span>%s</span></p>', esc_html( $exact( $post->review['label'] ) ) );
	}
};
