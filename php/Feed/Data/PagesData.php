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
use Vitrine\Feed\Pages\PagesView;
use Vitrine\Feed\Settings\FeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Printed with a feed whose pages are numbered. Twin: frontend/feed/pages/data.ts.
 */
final class PagesData {

	/**
	 * Makes it.
	 *
	 * @param FeedSettings     $settings Settings of the feed.
	 * @param FeedProof        $proofs   Makes proofs.
	 * @param PagesView|null   $pages    Its pages.
	 * @param PageAddress|null $address  Where they are.
	 * @return array<string, mixed> Nothing where there is one page.
	 */
	public static function of(
		FeedSettings $settings,
		FeedProof $proofs,
		?PagesView $pages,
		?PageAddress $address
	): array {
		if ( $address === null || $pages === null || ! $pages->are_several() ) {
			return [];
		}
		return [
			'proof' => $proofs->seal( $settings ),
			'pages' => [
				'route'     => rest_url( 'vitrine/v1/feed/page' ),
				'parameter' => $address->parameter,
				'page'      => $pages->page,
				'count'     => $pages->count,
				/* translators: 1: number of a page, 2: number of pages. */
				'shown'     => __( 'Page %1$d of %2$d', 'vitrine' ),
			],
		];
	}
}
