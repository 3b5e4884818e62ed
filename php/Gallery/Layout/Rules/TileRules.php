<?php
/**
 * Rules of tiles.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout\Rules;

use Vitrine\Gallery\Layout\Layout;
use Vitrine\Gallery\Layout\Length;
use Vitrine\Gallery\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * What a step says of the tiles that are printed, in few bytes (docs/decisions/0006): what most tiles share is said
 * once, and what follows from a picture's shape is left to the browser.
 *
 * In `cascading` that is the height: --vitrine-r is the shape, height by width, and a step says how many shapes times
 * the width of a picture (--vitrine-p), and how many frames and gutters (--vitrine-u), are above a tile.
 * In `justified` a tile says its shape, width by height, and --vitrine-s, how much there is before it: the shapes times
 * the height of a row (--vitrine-p), and the frames and gutters (--vitrine-u). A row says --vitrine-a, what there is
 * before it, --vitrine-d, by what the width is divided, --vitrine-f, what frames and gutters take of it,
 * --vitrine-o, where it begins, and its y.
 *
 * In `grid` columns and rows say it for their tiles.
 *
 * @phpstan-import-type Box from Layout
 */
final class TileRules {

	/** Px: of narrower containers a thousandth is little enough. */
	private const NARROW = 450;

	/** What Length::css() says of no length. */
	private const NOTHING = '0cqi + 0px';

	/** Custom properties in the order of a box. style.scss registers them. */
	private const SIDES = [ 'x', 'y', 'w', 'h' ];

	/**
	 * Shapes of the tiles.
	 *
	 * @var Shapes
	 */
	private readonly Shapes $shapes;

	/**
	 * Keeps what is printed.
	 *
	 * @param string      $container Selector of the list.
	 * @param list<float> $ratios    Of the tiles that are printed.
	 * @param int         $first     Place of the first one.
	 * @param float       $label     Height of labels below pictures, in px.
	 */
	public function __construct(
		private readonly string $container,
		array $ratios,
		private readonly int $first,
		private readonly float $label
	) {
		$this->shapes = new Shapes( $ratios );
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
		) : $this->rule(
			'>li',
			[
				'p' => '(var(--vitrine-w) - ' . Length::number( $border ) . 'px)',
				'u' => Length::number( $this->frame( $settings ) + $settings->gutter_height ) . 'px',
			]
		);
		foreach ( $this->shapes->all as $place => $shape ) {
			$css .= $this->rule(
				$this->tile( $place ),
				$is_justified ? [
					's' => $this->shapes->before( $place ),
					'r' => $this->shapes->printed( $place ),
				] : [ 'r' => Shapes::css( 1 / $shape ) ]
			);
		}
		return $css;
	}

	/**
	 * The rules of a step.
	 *
	 * @param list<Box>      $boxes    Boxes.
	 * @param LayoutSettings $settings Settings.
	 * @param float          $width    Nominal width of the step, in px.
	 * @param int            $from     Place in the page of the first one: what is before it is not shown.
	 */
	public function step( array $boxes, LayoutSettings $settings, float $width, int $from = 0 ): string {
		$placed = $boxes === [] ? [] : array_combine( range( $from, $from + count( $boxes ) - 1 ), $boxes );
		return match ( $settings->layout ) {
			'justified' => $this->rows( $placed, $settings, $width ),
			'grid' => $this->lines( $boxes, $from ),
			'cascading' => $this->tiles( $this->columns( $placed, $settings ) ),
			default => $this->tiles( self::sides( $placed ) ),
		};
	}

	/**
	 * Tiles in rows, each as high as its pictures: a row says what is not as in the row before it. By position, for a
	 * step has few rows.
	 *
	 * @param array<int, Box> $boxes    Boxes by place in the page.
	 * @param LayoutSettings  $settings Settings.
	 * @param float           $width    Nominal width of the step, in px.
	 */
	private function rows( array $boxes, LayoutSettings $settings, float $width ): string {
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
			$shape   = $this->shapes->all[ $place ];
			$picture = new Length( $w / $shape, ( $w_px - $border ) / $shape );
			// In the order that gzip makes the least of.
			$row     = [
				'a' => $this->shapes->before( $place ),
				'y' => ( new Length( $y, $y_px ) )->whole( $width )->css( $width < self::NARROW ? 1 : 2 ),
				'f' => Length::number( -$picture->px / $picture->part, 2 ) . 'px',
				'd' => Shapes::css( $this->shapes->divisor( 1 / $picture->part, $place ) ),
				'o' => $x === 0.0 && $x_px === 0.0 ? '0px' : ( new Length( $x, $x_px ) )->css(),
				// A single picture that is too high is cut.
				'h' => abs( $h - $picture->part ) < 1e-9 ? $height : ( new Length( $h, $h_px ) )->css(),
			];
			$css    .= $this->rule(
				$css === '' ? '>li' : '>li:nth-child(n+' . ( $place + 1 ) . ')',
				array_diff_assoc( $row, $said )
			);
			$said    = $row;
		}
		return $css;
	}

	/**
	 * Tiles in columns and rows of one size, so many times the first ones (--vitrine-d and --vitrine-p). Where tiles of
	 * the last rows are others, they say so themselves.
	 *
	 * @param list<Box> $boxes Boxes.
	 * @param int       $from  Place in the page of the first one.
	 */
	private function lines( array $boxes, int $from ): string {
		if ( $boxes === [] ) {
			return '';
		}
		$tiles   = self::sides( $boxes );
		$columns = count( array_keys( array_column( $tiles, 'y' ), self::NOTHING, true ) );
		$first   = $boxes[0];
		$next    = $boxes[1] ?? $first;
		$below   = $boxes[ $columns ] ?? $first;
		$steps   = [];
		$css     = '';
		for ( $column = 1; $column < $columns; $column++ ) {
			$css .= $this->rule(
				">li:nth-child({$columns}n+" . ( $from + $column + 1 ) . ')',
				[
					'x' => ( $tiles[0]['x'] !== self::NOTHING ? $tiles[0]['x'] . ' + ' : '' )
						. "{$column}*var(--vitrine-d)",
				]
			);
		}
		if ( $columns > 1 ) {
			$steps['d'] = '(' . ( new Length( $next[0] - $first[0], $next[1] - $first[1] ) )->css( 4 ) . ')';
		}
		$row = 0;
		foreach ( $boxes as $place => $box ) {
			if ( $place > 0 && $tiles[ $place ]['y'] !== $tiles[ $place - 1 ]['y'] ) {
				++$row;
				$css .= $this->rule(
					'>li:nth-child(n+' . ( $from + $place + 1 ) . ')',
					[ 'y' => "{$row}*var(--vitrine-p)" ]
				);
			}
		}
		if ( $row > 0 ) {
			$steps['p'] = '(' . ( new Length( $below[2], $below[3] ) )->css( 4 ) . ')';
		}
		foreach ( $tiles as $place => $tile ) {
			unset( $tile['y'] );
			$css .= $this->rule(
				'>li' . substr( $this->tile( $from + $place ), 1 ),
				array_diff_assoc( $tile, [ ...$tiles[0], 'x' => $tiles[ $place % $columns ]['x'] ] )
			);
		}
		return $this->rule( '>li', $tiles[0] + $steps ) . $css;
	}

	/**
	 * Tiles one by one. Each is found by a class: a rule by position would be tried on every tile, at every width.
	 *
	 * @param array<int, array<string, string>> $tiles Sides of the tiles, by place in the page.
	 */
	private function tiles( array $tiles ): string {
		$common = [];
		foreach ( self::SIDES as $side ) {
			$counts = array_count_values( array_column( $tiles, $side ) );
			arsort( $counts );
			$common[ $side ] = (string) array_key_first( $counts );
		}
		$css = $this->rule( '>li', $common );
		foreach ( $tiles as $place => $tile ) {
			$css .= $this->rule( $this->tile( $place ), array_diff_assoc( $tile, $common ) );
		}
		return $css;
	}

	/**
	 * The sides of tiles in columns: their heights follow from their shapes, and where they begin from those above.
	 *
	 * @param array<int, Box> $boxes    Boxes by place in the page.
	 * @param LayoutSettings  $settings Settings.
	 * @return array<int, array<string, string>>
	 */
	private function columns( array $boxes, LayoutSettings $settings ): array {
		$tiles = self::sides( $boxes );
		if ( $settings->base_grid_height > 0 ) {
			return $tiles;
		}
		$sums   = [];
		$counts = [];
		foreach ( $tiles as $place => $tile ) {
			$column                = $tile['x'];
			$sums[ $column ]     ??= 0.0;
			$counts[ $column ]   ??= 0;
			$tiles[ $place ]['y']  = Shapes::css( $sums[ $column ] )
				. "*var(--vitrine-p) + {$counts[ $column ]}*var(--vitrine-u)";
			$tiles[ $place ]['h']  = 'var(--vitrine-p)*var(--vitrine-r) + '
				. Length::number( $this->frame( $settings ) ) . 'px';
			$sums[ $column ]      += 1 / $this->shapes->all[ $place ];
			$counts[ $column ]    += 1;
		}
		return $tiles;
	}

	/**
	 * The sides of tiles, by their letters.
	 *
	 * @param array<int, Box> $boxes Boxes.
	 * @return array<int, array<string, string>>
	 */
	private static function sides( array $boxes ): array {
		return array_map(
			static fn( array $box ): array => array_combine(
				self::SIDES,
				array_map(
					static fn( array $side ): string => ( new Length( ...$side ) )->css(),
					array_chunk( $box, 2 )
				)
			),
			$boxes
		);
	}

	/**
	 * The height of a tile of `justified` whose picture is not cut.
	 *
	 * @param LayoutSettings $settings Settings.
	 */
	private function height( LayoutSettings $settings ): string {
		return 'var(--vitrine-p) + ' . Length::number( $this->frame( $settings ) ) . 'px';
	}

	/**
	 * What is around a picture in the height of its tile, in px: borders, and a label below.
	 *
	 * @param LayoutSettings $settings Settings.
	 */
	private function frame( LayoutSettings $settings ): float {
		return 2 * $settings->border_vertical + $this->label;
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
