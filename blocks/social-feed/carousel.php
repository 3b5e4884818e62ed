<?php
/**
 * Prints what is around the row of a carousel. Twin: frontend/render/feed/layout/carousel.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What render.php has.
 *
 * @var \Vitrine\Feed\Views\FeedView $view
 * @var array{posts: string} $vitrine
 */

$carousel = $view->settings->layout->carousel;
$controls = [
	...( $carousel->autoplay > 0 ? [ 'pause' ] : [] ),
	...( $carousel->arrows ? [ 'previous', 'next' ] : [] ),
];

echo '<div class="wp-block-vitrine-social-feed__carousel">';
if ( $controls !== [] ) {
	echo '<div class="wp-block-vitrine-social-feed__controls">';
	foreach ( $controls as $name ) {
		printf(
			'<button type="button" class="wp-block-vitrine-social-feed__control is-%s" aria-label="%s"></button>',
			esc_attr( $name ),
			esc_attr( $view->carousel[ $name ] ?? '' )
		);
	}
	echo '</div>';
}
echo '<div class="wp-block-vitrine-social-feed__frame">';
// phpcs:ignore WordPress.Security.EscapeOutput -- posts.php has escaped the posts.
printf( '<ul class="wp-block-vitrine-social-feed__list" role="list">%s</ul></div>', $vitrine['posts'] );
if ( $carousel->dots ) {
	echo '<div class="wp-block-vitrine-social-feed__dots"></div>';
}
echo '</div>';
