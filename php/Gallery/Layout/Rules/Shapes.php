<?php
/**
 * Shapes of tiles.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout\Rules;

use Vitrine\Gallery\Layout\Layout;
use Vitrine\Gallery\Layout\Length;

defined( 'ABSPATH' ) || exit;

/**
 * Shapes (width by height), and what those before a tile come to, as they are printed.
 */
final class Shapes {

	/** A tile of the widest container is half a px off at most, and rows end where they should. */
	private const DECIMALS = 3;

	/**
	 * By place in the page.
	 *
	 * @var list<float>
	 */
	public readonly array $all;

	/**
	 * What the shapes before each tile come to, rounded.
	 *
	 * @var list<float>
	 */
	private readonly array $sums;

	/**
	 * Adds them up.
	 *
	 * @param list<float> $ratios Of the tiles that are printed, 0 = unknown.
	 */
	public function __construct( array $ratios ) {
		$this->all = array_map( Layout::shape( ... ), $ratios );
		$sums      = [ 0.0 ];
		$sum       = 0.0;
		foreach ( $this->all as $shape ) {
			$sum   += $shape;
			$sums[] = round( $sum, self::DECIMALS );
		}
		$this->sums = $sums;
	}

	/**
	 * A tile's shape, such that rounding does not add up.
	 *
	 * @param int $place Its place in the page.
	 */
	public function printed( int $place ): string {
		return self::css( $this->sums[ $place + 1 ] - $this->sums[ $place ] );
	}

	/**
	 * By what a row's width is divided: where that is its shapes, as they are printed, so that rounding does not move
	 * its end.
	 *
	 * @param float $divisor Shapes of the row, or more in a row that does not fill the width.
	 * @param int   $from    First tile of the row.
	 */
	public function divisor( float $divisor, int $from ): float {
		foreach ( array_slice( $this->sums, $from ) as $sum ) {
			$shapes = $sum - $this->sums[ $from ];
			if ( abs( $shapes - $divisor ) < 10 ** -self::DECIMALS ) {
				return $shapes;
			}
		}
		return $divisor;
	}

	/**
	 * What there is before a tile, in a row of all tiles.
	 *
	 * @param int $place Its place in the page.
	 */
	public function before( int $place ): string {
		return self::css( $this->sums[ $place ] ) . "*var(--vitrine-p) + {$place}*var(--vitrine-u)";
	}

	/**
	 * A shape, or several, as printed.
	 *
	 * @param float $shape Width by height.
	 */
	public static function css( float $shape ): string {
		return Length::number( $shape, self::DECIMALS );
	}
}
