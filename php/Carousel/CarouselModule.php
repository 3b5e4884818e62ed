<?php
/**
 * Carousels.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Carousel;

use Vitrine\CapabilityModule;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks vitrine/carousel and vitrine/slide, and patterns with them.
 */
final class CarouselModule extends CapabilityModule {

	/**
	 * The renderers of the blocks.
	 */
	public function blocks(): array {
		return [
			'vitrine/carousel' => Carousel::html( ... ),
			'vitrine/slide'    => Slide::html( ... ),
		];
	}

	/**
	 * Carousels to begin with.
	 */
	public function patterns(): array {
		return CarouselPatterns::all();
	}
}
