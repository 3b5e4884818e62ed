<?php
/**
 * Words of carousels.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

defined( 'ABSPATH' ) || exit;

/**
 * What scripts call a carousel and its parts. Twin: CarouselWords in frontend/carousel/types.ts.
 */
final class CarouselWords {

	/**
	 * The words.
	 *
	 * @param string $label What this carousel is called.
	 * @return array<string, string>
	 */
	public static function all( string $label ): array {
		return [
			'label'    => $label,
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
		];
	}
}
