<?php
/**
 * Prints text with its links. Twin: Segments in frontend/render/feed/text.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/** What posts.php has.
 *
 * @var \Closure(string): string $exact Applied to what people wrote, before it is escaped.
 */

return static function ( array $segments ) use ( $exact ): void {
	echo '<span>';
	foreach ( $segments as $segment ) {
		if ( is_string( $segment ) ) {
			echo esc_html( $exact( $segment ) );
		} else {
			printf(
				'<a href="%s" rel="nofollow noopener">%s</a>',
				esc_url( $segment['href'], [ 'http', 'https', 'mailto' ] ),
				esc_html( $exact( $segment['text'] ) )
			);
		}
	}
	echo '</span>';
};
