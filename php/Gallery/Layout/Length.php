<?php
/**
 * A length.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

defined( 'ABSPATH' ) || exit;

/**
 * A length that holds for a range of widths: a fraction of the container's width plus pixels (docs/decisions/0006). Twin: frontend/render/gallery/layout/length.ts.
 */
final class Length {

	/**
	 * Keeps the fields.
	 *
	 * @param float $part Of the container's width.
	 * @param float $px   Px.
	 */
	public function __construct( public readonly float $part = 0, public readonly float $px = 0 ) {}

	/**
	 * The sum of two.
	 *
	 * @param self $other The other.
	 */
	public function plus( self $other ): self {
		return new self( $this->part + $other->part, $this->px + $other->px );
	}

	/**
	 * So many times the length.
	 *
	 * @param float $factor Factor.
	 */
	public function times( float $factor ): self {
		return new self( $this->part * $factor, $this->px * $factor );
	}

	/**
	 * The length in px.
	 *
	 * @param float $width Of the container, in px.
	 */
	public function at( float $width ): float {
		return $this->part * $width + $this->px;
	}
}
