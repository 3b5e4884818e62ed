<?php
/**
 * What the script of a carousel reads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Data;

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
				'words'    => [
					'label'    => __( 'Posts', 'vitrine' ),
					/* translators: what screen readers call a row of slides. */
					'carousel' => __( 'carousel', 'vitrine' ),
					/* translators: what screen readers call a part of a carousel. */
					'slide'    => __( 'slide', 'vitrine' ),
					/* translators: 1: place of a slide, 2: number of slides. */
					'position' => __( '%1$d of %2$d', 'vitrine' ),
					/* translators: %d: place of a slide. */
					'goTo'     => __( 'Go to slide %d', 'vitrine' ),
					'pause'    => __( 'Pause slideshow', 'vitrine' ),
					'start'    => __( 'Start slideshow', 'vitrine' ),
				],
			],
		];
	}
}
