<?php
/**
 * What visitors' script needs to turn pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Data;

use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Pages\PageAddress;
use Vitrine\Feed\Views\FeedView;

defined( 'ABSPATH' ) || exit;

/**
 * Printed with a feed whose pages are numbered. Twin: frontend/feed/pages/data.ts.
 */
final class PagesData {

	/**
	 * Makes it.
	 *
	 * @param FeedView         $view    The feed.
	 * @param FeedProof        $proofs  Makes proofs.
	 * @param PageAddress|null $address Where its pages are.
	 * @return array<string, mixed> Nothing where there is one page.
	 */
	public static function of( FeedView $view, FeedProof $proofs, ?PageAddress $address ): array {
		if ( $address === null || ! $view->has_pages() ) {
			return [];
		}
		return [
			'proof' => $proofs->seal( $view->settings ),
			'pages' => [
				'route'     => rest_url( 'vitrine/v1/feed/page' ),
				'parameter' => $address->parameter,
				'page'      => $view->pages->page,
				'count'     => $view->pages->count,
				/* translators: 1: number of a page, 2: number of pages. */
				'shown'     => __( 'Page %1$d of %2$d', 'vitrine' ),
			],
		];
	}
}
