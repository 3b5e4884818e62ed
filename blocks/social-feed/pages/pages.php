<?php
/**
 * Prints the links to the pages of a feed. Twin: frontend/render/feed/pages/pages.tsx.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Feed\Pages\PagesView;
use Vitrine\Support\Paging\PageWindow;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- included by a function: no variable is global.

/** What FeedTemplate hands over.
 *
 * @var array{pages: PagesView, address: \Vitrine\Feed\Pages\PageAddress} $vitrine */

$pages = $vitrine['pages'];
$words = PagesView::words();

$turn = static function ( string $name, int $to ) use ( $vitrine, $pages, $words ): void {
	if ( $to >= 1 && $to <= $pages->count ) {
		printf(
			'<a class="wp-block-vitrine-social-feed__page is-%s" href="%s" rel="nofollow">%s</a>',
			esc_attr( $name ),
			esc_url( $vitrine['address']->of( $to ) ),
			esc_html( $words[ $name ] )
		);
	}
};

$turn( 'previous', $pages->page - 1 );
echo '<ol class="wp-block-vitrine-social-feed__page-list" role="list">';
foreach ( PageWindow::of( $pages->page, $pages->count ) as $number ) {
	if ( $number === PageWindow::GAP ) {
		echo '<li class="wp-block-vitrine-social-feed__page-gap">…</li>';
		continue;
	}
	printf(
		'<li><a class="wp-block-vitrine-social-feed__page" href="%s" rel="nofollow"%s aria-label="%s">%d</a></li>',
		esc_url( $vitrine['address']->of( $number ) ),
		$number === $pages->page ? ' aria-current="page"' : '',
		esc_attr( sprintf( $words['page'], $number ) ),
		absint( $number )
	);
}
echo '</ol>';
$turn( 'next', $pages->page + 1 );
