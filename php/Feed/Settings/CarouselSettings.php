<?php
/**
 * How a carousel of posts moves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Rows, controls, and whether it goes on by itself.
 */
final class CarouselSettings {

	/**
	 * Keeps the fields.
	 *
	 * @param int  $rows     Rows, 1 or 2.
	 * @param int  $autoplay Seconds until it goes on by itself, 0 = it does not.
	 * @param bool $rewinds  Whether it begins again after the last post.
	 * @param bool $arrows   Whether it has buttons back and on.
	 * @param bool $dots     Whether it has a dot for each view.
	 */
	private function __construct(
		public readonly int $rows,
		public readonly int $autoplay,
		public readonly bool $rewinds,
		public readonly bool $arrows,
		public readonly bool $dots
	) {}

	/**
	 * Picks them out of all.
	 *
	 * @param array<string, mixed> $read Attributes within their bounds.
	 * @phpstan-param SocialFeedAttributes $read
	 */
	public static function of( array $read ): self {
		return new self(
			$read['carouselRows'],
			$read['carouselAutoplay'],
			$read['carouselRewind'],
			$read['carouselArrows'],
			$read['carouselDots']
		);
	}
}
