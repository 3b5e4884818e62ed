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
 * A length that holds for a range of widths: a fraction of the container's width plus pixels (docs/decisions/0006).
 * Twin: frontend/render/gallery/layout/length.ts.
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
	 * A length that is the same at a width, and nearly so around it, of whole px: they weigh less.
	 *
	 * @param float $width Of the container, in px.
	 */
	public function whole( float $width ): self {
		$px = round( $this->px );
		return new self( $this->part + ( $this->px - $px ) / $width, $px );
	}

	/**
	 * The length as style.scss reckons with it. What is printed weighs: a tile of the widest container is a fifth of a
	 * px off at most. Twin: sum() in frontend/render/gallery/geometry.ts.
	 *
	 * @param int $decimals Of the fraction, in hundredths.
	 */
	public function css( int $decimals = 2 ): string {
		return self::number( $this->part * 100, $decimals ) . 'cqi + ' . self::number( $this->px, $decimals - 1 )
			. 'px';
	}

	/**
	 * A number as CSS reads it: without exponent, a point whatever the language.
	 *
	 * @param float $value    Number.
	 * @param int   $decimals Decimals, where it has as many.
	 */
	public static function number( float $value, int $decimals = 6 ): string {
		$text = number_format( $value, $decimals, '.', '' );
		$text = str_contains( $text, '.' ) ? rtrim( rtrim( $text, '0' ), '.' ) : $text;
		return $text === '-0' ? '0' : (string) preg_replace( '/^(-?)0\./', '$1.', $text );
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
