<?php
/**
 * Prints how a post was received. Twin: frontend/render/feed/foot/counts.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

return static function ( PostView $post ): void {
	if ( $post->counts === [] ) {
		return;
	}
	echo '<ul class="wp-block-vitrine-social-feed__counts" role="list">';
	foreach ( $post->counts as $count ) {
		printf( '<li class="is-%s">', esc_attr( $count['name'] ) );
		if ( isset( $count['url'] ) ) {
			// Script opens the comments in place.
			printf(
				'<a class="wp-block-vitrine-social-feed__opener" href="%s" rel="nofollow noopener">',
				esc_url( $count['url'], [ 'http', 'https' ] )
			);
		}
		// The icon has the other words in it.
		printf(
			'%s<span class="wp-block-vitrine-social-feed__icon">%s</span>',
			esc_html( $count['value'] ),
			esc_html( str_replace( $count['value'], '', $count['label'] ) )
		);
		foreach ( $count['kinds'] ?? [] as $kind ) {
			printf(
				'<span class="wp-block-vitrine-social-feed__icon is-%s">%s</span>',
				esc_attr( $kind['name'] ),
				esc_html( $kind['label'] )
			);
		}
		echo isset( $count['url'] ) ? '</a></li>' : '</li>';
	}
	echo '</ul>';
};
