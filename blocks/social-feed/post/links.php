<?php
/**
 * Prints pages that a post shares. Twin: frontend/render/feed/link-card.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What posts.php has.
 *
 * @var string[] $web Schemes that links may have.
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 * @var \Closure(array<string, mixed>): void $picture Prints a picture.
 */

$card = static function ( array $link ) use ( $web, $exact, $picture ): void {
	printf(
		'<a class="%s" href="%s" rel="nofollow noopener">',
		esc_attr( 'wp-block-vitrine-social-feed__link' . ( $link['plays'] ? ' is-player' : '' ) ),
		esc_url( $link['url'], $web )
	);
	if ( $link['picture'] !== null ) {
		$picture( $link['picture'] );
	}
	if ( $link['plays'] ) {
		echo '<span class="wp-block-vitrine-social-feed__play" aria-hidden="true"></span>';
	}
	foreach ( [ 'title', 'text', 'host' ] as $name ) {
		if ( $link[ $name ] !== '' ) {
			printf(
				'<span class="wp-block-vitrine-social-feed__link-%s">%s</span>',
				esc_attr( $name ),
				esc_html( $exact( $link[ $name ] ) )
			);
		}
	}
	echo '</a>';
};

return static function ( PostView $post ) use ( $card ): void {
	if ( $post->link !== null ) {
		$card( $post->link );
	}
	if ( $post->links !== [] ) {
		echo '<div class="wp-block-vitrine-social-feed__slider"><ul class="wp-block-vitrine-social-feed__links" role="list">';
		foreach ( $post->links as $link ) {
			echo '<li>';
			$card( $link );
			echo '</li>';
		}
		echo '</ul></div>';
	}
};
