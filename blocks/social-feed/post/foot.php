<?php
/**
 * Prints counts, and the way to the network. Twin: frontend/render/feed/foot/foot.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Views\PostView;

defined( 'ABSPATH' ) || exit;

/** What posts.php has.
 *
 * @var \Closure(string): string $address Escapes an address.
 * @var string[] $web Schemes that links may have.
 * @var \Closure(): string $classes Classes of a button.
 * @var \Closure(PostView): void $counts Prints counts.
 * @var \Closure(PostView): void $share Prints the menu that shares a post.
 */

return static function ( PostView $post ) use ( $address, $web, $classes, $counts, $share ): void {
	$button = $post->shop ?? $post->button;
	$parts  = [ $button, $post->network_label, $post->share ];
	if ( $post->counts !== [] || array_filter( $parts, static fn( mixed $part ): bool => $part !== null ) !== [] ) {
		echo '<footer class="wp-block-vitrine-social-feed__foot">';
		if ( $button !== null ) {
			$outward = ( $button['calls'] ?? false )
				? ' rel="nofollow noopener"'
				: ' target="_blank" rel="nofollow noopener noreferrer"';
			// phpcs:disable WordPress.Security.EscapeOutput -- $outward is one of two constants.
			printf(
				'<a class="wp-block-vitrine-social-feed__button vitrine-cta %s" href="%s"%s>%s</a>',
				esc_attr( $classes() ),
				esc_url( $button['url'], [ ...$web, 'tel' ] ),
				( $button['internal'] ?? false ) ? '' : $outward,
				esc_html( $button['label'] )
			);
			// phpcs:enable
		}
		$counts( $post );
		if ( $post->network_label !== null && $post->url !== null ) {
			printf(
				'<a class="wp-block-vitrine-social-feed__network" href="%s" rel="nofollow noopener">%s</a>',
				$address( $post->url ), // phpcs:ignore WordPress.Security.EscapeOutput -- it escapes.
				esc_html( $post->network_label )
			);
		}
		$share( $post );
		echo '</footer>';
	}
};
