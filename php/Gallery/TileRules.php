<?php
/**
 * Rules of tiles.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Gallery\Layout\Layout;
use Vitrine\Gallery\Layout\Length;
use Vitrine\Gallery\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * What a step says of the tiles that are printed, in few bytes (docs/decisions/0006): what most tiles share is said once, and what follows from a picture's shape is left to the browser.
 *
 * In `cascading` that is the height: --vitrine-r is the shape. In `justified` a tile says its shape, and --vitrine-s, how much there is before it: the shapes times the height of a row (--vitrine-p),
 * and the frames and gutters (--vitrine-u). A row says --vitrine-a, what there is before it, --vitrine-d, by what the width is divided, --vitrine-f, what frames and gutters take of it,
 * --vitrine-o, where it begins, and its y.
 *
 * @phpstan-import-type Box from Layout
 */
final class TileRules {

	/** Of shapes: a tile of the widest container is half a px off at most, and rows end where they should. */
	private const DECIMALS = 3;

	/** Custom properties in the order of a box. style.scss registers them. */
	private const SIDES = [ 'x', 'y', 'w', 'h' ];

	/**
	 * Shapes.
	 *
	 * @var list<float>
	 */
	private readonly array $shapes;

	/**
	 * What the shapes before each tile come to, rounded.
	 *
	 * @var list<float>
	 */
	private readonly array $sums;

	/**
	 * Keeps what is printed.
	 *
	 * @param string      $container Selector of the list.
	 * @param list<float> $ratios    Of the tiles that are printed.
	 * @param int         $first     Place of the first one.
	 * @param float       $label     Height of labels below pictures, in px.
	 */
	public function __construct( private readonly string $container, array $ratios, private readonly int $first, private readonly float $label ) {
		$this->shapes = array_map( Layout::shape( ... ), $ratios );
		$sums         = [ 0.0 ];
		$sum          = 0.0;
		foreach ( $this->shapes as $shape ) {
			$sum   += $shape;
			$sums[] = round( $sum, self::DECIMALS );
		}
		$this->sums = $sums;
	}

	/**
	 * What tiles say at every width, where settings hold.
	 *
	 * @param LayoutSettings $settings Settings.
	 */
	public function always( LayoutSettings $settings ): string {
		$is_justified = $settings->layout === 'justified';
		if ( ! $is_justified && $settings->layout !== 'cascading' ) {
			return '';
		}
		$border = 2 * $settings->border_horizontal;
		$css    = $is_justified ? $this->rule(
			'>li',
			[
				'p' => '(100cqi - var(--vitrine-f))/var(--vitrine-d)',
				'u' => Length::number( $border + $settings->gutter_width ) . 'px',
				'x' => 'var(--vitrine-s) - (var(--vitrine-a)) + var(--vitrine-o,0px)',
				'w' => 'var(--vitrine-p)*var(--vitrine-r) + ' . Length::number( $border ) . 'px',
				'h' => $this->height( $settings ),
			]
		) : '';
		foreach ( array_keys( $this->shapes ) as $place ) {
			$shape = [ 'r' => self::shape( $this->sums[ $place + 1 ] - $this->sums[ $place ] ) ];
			$css  .= $this->rule( $this->tile( $place ), $is_justified ? [ 's' => $this->before( $place ) ] + $shape : $shape );
		}
		return $css;
	}

	/**
	 * The rules of a step.
	 *
	 * @param list<Box>      $boxes    Boxes.
	 * @param LayoutSettings $settings Settings.
	 */
	public function step( array $boxes, LayoutSettings $settings ): string {
		return $settings->layout === 'justified' ? $this->rows( $boxes, $settings ) : $this->tiles( $boxes, $settings );
	}

	/**
	 * Tiles in rows, each as high as its pictures: a row says what is not as in the row before it. By position, for a step has few rows.
	 *
	 * @param list<Box>      $boxes    Boxes.
	 * @param LayoutSettings $settings Settings.
	 */
	private function rows( array $boxes, LayoutSettings $settings ): string {
		$border = 2 * $settings->border_horizontal;
		$height = $this->height( $settings );
		$said   = [ 'o' => '0px', 'h' => $height ];
		$css    = '';
		$top    = null;
		foreach ( $boxes as $place => [ $x, $x_px, $y, $y_px, $w, $w_px, $h, $h_px ] ) {
			if ( $top === [ $y, $y_px ] ) {
				continue;
			}
			$top     = [ $y, $y_px ];
			$shape   = $this->shapes[ $place ];
			$picture = new Length( $w / $shape, ( $w_px - $border ) / $shape );
			// In the order that gzip makes the least of.
			$row     = [
				'a' => $this->before( $place ),
				'y' => ( new Length( $y, $y_px ) )->css(),
				'f' => Length::number( -$picture->px / $picture->part, 2 ) . 'px',
				'd' => self::shape( $this->divisor( 1 / $picture->part, $place ) ),
				'o' => $x === 0.0 && $x_px === 0.0 ? '0px' : ( new Length( $x, $x_px ) )->css(),
				// A single picture that is too high is cut.
				'h' => abs( $h - $picture->part ) < 1e-9 ? $height : ( new Length( $h, $h_px ) )->css(),
			];
			$css    .= $this->rule( $place > 0 ? '>li:nth-child(n+' . ( $place + 1 ) . ')' : '>li', array_diff_assoc( $row, $said ) );
			$said    = $row;
		}
		return $css;
	}

	/**
	 * By what a row's width is divided: where that is its shapes, as they are printed, so that rounding does not move its end.
	 *
	 * @param float $divisor Shapes of the row, or more in a row that does not fill the width.
	 * @param int   $from    First tile of the row.
	 */
	private function divisor( float $divisor, int $from ): float {
		foreach ( array_slice( $this->sums, $from ) as $sum ) {
			$shapes = $sum - $this->sums[ $from ];
			if ( abs( $shapes - $divisor ) < 10 ** -self::DECIMALS ) {
				return $shapes;
			}
		}
		return $divisor;
	}

	/**
	 * Tiles one by one. Each is found by a class: a rule by position would be tried on every tile, at every width.
	 *
	 * @param list<Box>      $boxes    Boxes.
	 * @param LayoutSettings $settings Settings.
	 */
	private function tiles( array $boxes, LayoutSettings $settings ): string {
		$rows   = [];
		$border = 2 * $settings->border_horizontal;
		$frame  = 2 * $settings->border_vertical + $this->label;
		foreach ( $boxes as $place => $box ) {
			$rows[ $place ] = array_combine( self::SIDES, array_map( static fn( array $side ): string => ( new Length( ...$side ) )->css(), array_chunk( $box, 2 ) ) );
			[ 4 => $w, 5 => $w_px, 6 => $h, 7 => $h_px ] = $box;
			if ( $settings->layout === 'cascading' && abs( $w / $this->shapes[ $place ] - $h ) < 1e-9 && abs( ( $w_px - $border ) / $this->shapes[ $place ] + $frame - $h_px ) < 1e-6 ) {
				$rows[ $place ]['h'] = '(var(--vitrine-w) - ' . Length::number( $border ) . 'px)/var(--vitrine-r) + ' . Length::number( $frame ) . 'px';
			}
		}
		$common = [];
		foreach ( self::SIDES as $side ) {
			$counts = array_count_values( array_column( $rows, $side ) );
			arsort( $counts );
			$common[ $side ] = (string) array_key_first( $counts );
		}
		$css = $this->rule( '>li', $common );
		foreach ( $rows as $place => $row ) {
			$css .= $this->rule( $this->tile( $place ), array_diff_assoc( $row, $common ) );
		}
		return $css;
	}

	/**
	 * The height of a tile of `justified` whose picture is not cut.
	 *
	 * @param LayoutSettings $settings Settings.
	 */
	private function height( LayoutSettings $settings ): string {
		return 'var(--vitrine-p) + ' . Length::number( 2 * $settings->border_vertical + $this->label ) . 'px';
	}

	/**
	 * What there is before a tile, in a row of all tiles.
	 *
	 * @param int $place Its place in the page.
	 */
	private function before( int $place ): string {
		return self::shape( $this->sums[ $place ] ) . "*var(--vitrine-p) + {$place}*var(--vitrine-u)";
	}

	/**
	 * A shape, or several, as printed.
	 *
	 * @param float $shape Width by height.
	 */
	private static function shape( float $shape ): string {
		return Length::number( $shape, self::DECIMALS );
	}

	/**
	 * The selector of a tile, behind the list.
	 *
	 * @param int $place Its place in the page.
	 */
	private function tile( int $place ): string {
		return '>.is-place-' . ( $this->first + $place );
	}

	/**
	 * A rule, if it says anything.
	 *
	 * @param string                $selector Behind the list.
	 * @param array<string, string> $values   By the letter of the custom property.
	 */
	private function rule( string $selector, array $values ): string {
		$text = [];
		foreach ( $values as $letter => $value ) {
			$text[] = "--vitrine-{$letter}:{$value}";
		}
		return $text === [] ? '' : "{$this->container}{$selector}{" . implode( ';', $text ) . '}';
	}
}
