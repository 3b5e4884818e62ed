<?php
/**
 * Prints what somebody wrote, folded where it is long. Twin: frontend/render/feed/text.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What posts.php has.
 *
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

$segments = require __DIR__ . '/segments.php';

return static function ( ?array $text ) use ( $segments ): void {
	if ( $text !== null ) {
		echo '<div class="wp-block-vitrine-social-feed__text" dir="auto">';
		$segments( $text['shown'] );
		if ( $text['rest'] !== [] ) {
			printf(
				'<details class="wp-block-vitrine-social-feed__rest"><summary><span class="wp-block-vitrine-social-feed__more-label">%s</span><span class="wp-block-vitrine-social-feed__less-label">%s</span></summary>',
				esc_html( $text['more'] ),
				esc_html( $text['less'] )
			);
			$segments( $text['rest'] );
			echo '</details>';
		}
		echo '</div>';
	}
};
