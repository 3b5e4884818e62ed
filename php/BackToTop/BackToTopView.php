<?php
/**
 * What the block shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\BackToTop;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints. Twin: frontend/render/back-to-top/index.tsx.
 */
final class BackToTopView {

	// phpcs:disable WordPress.NamingConventions.ValidVariableName -- Names of attributes.
	/**
	 * Keeps the fields.
	 *
	 * @param string $label        Words of the link.
	 * @param bool   $showLabel    Whether they are seen.
	 * @param bool   $showProgress Whether a ring shows how far the page is scrolled.
	 * @param string $side         `start` or `end`.
	 * @param string $screens      `all`, `phone` or `wide`.
	 */
	private function __construct(
		public readonly string $label,
		public readonly bool $showLabel,
		public readonly bool $showProgress,
		public readonly string $side,
		public readonly string $screens,
	) {}

	/**
	 * Makes it of attributes.
	 *
	 * @param BackToTopAttributes $read Attributes within their bounds.
	 */
	public static function of( array $read ): self {
		return new self(
			$read['label'] === '' ? __( 'Back to top', 'vitrine' ) : $read['label'],
			$read['showLabel'],
			$read['showProgress'],
			$read['side'],
			$read['screens']
		);
	}

	/**
	 * Classes of the link.
	 */
	public function classes(): string {
		return implode(
			' ',
			[
				"wp-element-button is-at-{$this->side}",
				...( $this->showLabel ? [ 'has-label' ] : [] ),
				...( $this->screens === 'all' ? [] : [ "is-for-{$this->screens}" ] ),
			]
		);
	}
}
