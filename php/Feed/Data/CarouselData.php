<?php
/**
 * What the script of a carousel reads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Data;

use Vitrine\Carousel\CarouselWords;
use Vitrine\Feed\Settings\FeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Printed with a feed whose posts stand in a row. Twin: CarouselOptions in frontend/carousel/types.ts.
 */
final class CarouselData {

	/**
	 * Makes it.
	 *
	 * @param FeedSettings $settings Settings of the feed.
	 * @return array<string, mixed> Nothing of other layouts.
	 */
	public static function of( FeedSettings $settings ): array {
		if ( $settings->layout->layout !== 'carousel' ) {
			return [];
		}
		$carousel = $settings->layout->carousel;
		return [
			'carousel' => [
				'rows'     => $carousel->rows,
				'rewind'   => $carousel->rewinds,
				'autoplay' => $carousel->autoplay,
				'words'    => CarouselWords::all( __( 'Posts', 'vitrine' ) ),
			],
		];
	}
}
