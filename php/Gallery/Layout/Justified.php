<?php
/**
 * The layout `justified`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of one width, their pictures in their own shape. Where rows break is chosen for all of them at once, by dynamic
 * programming:
 * least (height − wanted height)² · pictures. Twin: frontend/render/gallery/layout/justified.ts.
 */
final class Justified {

	/** Of the wanted height: rows that are lower are not tried, unless one picture alone makes them so. */
	private const LOWEST = 1 / 3;

	/** Of the wanted height: rows are not higher, their pictures are cut instead. */
	private const HIGHEST = 3;

	/** Of the wanted height: a gallery of one row is not stretched to more. */
	private const HIGHEST_ALONE = 2;

	/** Of the width: frames and gutters of a row take at most so much. */
	private const MAX_FRAMES = 0.5;

	/** What an empty end of the last row costs: its share of the width squared, of the wanted height squared. */
	private const EMPTY_COST = 1 / 16;

	/**
	 * Lays tiles out.
	 *
	 * @param list<float>    $ratios       Width by height of every picture, 0 = unknown.
	 * @param LayoutSettings $settings     Settings.
	 * @param float          $label_height Of labels below pictures, in px.
	 * @param float          $width        Nominal width of the container, in px.
	 * @param int            $limit        Of how many tiles the boxes are wanted.
	 */
	public static function layout(
		array $ratios,
		LayoutSettings $settings,
		float $label_height,
		float $width,
		int $limit
	): Layout {
		$items  = count( $ratios );
		$shapes = array_map( Layout::shape( ... ), $ratios );
		$sums   = [ 0.0 ];
		foreach ( $shapes as $place => $shape ) {
			$sums[] = $sums[ $place ] + $shape;
		}
		$starts  = self::breaks( $items, $settings, $width, $sums );
		$frame   = new Length( 0, 2 * $settings->border_vertical + $label_height );
		$between = new Length( 0, $settings->gutter_height );
		$border  = 2 * $settings->border_horizontal;
		$max_height = $settings->height * self::HIGHEST;
		$boxes   = [];
		$top     = new Length();
		$tallest = 0.0;
		$visible = $items;
		$shown   = 0;
		$reaches = self::reaches( $settings );
		foreach ( $starts as $index => $from ) {
			$to      = $starts[ $index + 1 ] ?? $items;
			$sum     = $sums[ $to ] - $sums[ $from ];
			$frames  = ( $to - $from ) * $border + ( $to - $from - 1 ) * $settings->gutter_width;
			$own     = new Length( 1 / $sum, -$frames / $sum );
			$natural = $own->at( $width );
			$wanted  = $tallest > 0 ? min( $settings->height, $tallest ) : $settings->height;
			$highest = max( $settings->height, $tallest );
			if ( $reaches ) {
				$highest = $settings->last_row === 'fill' && $index === 0
					? $settings->height * self::HIGHEST_ALONE
					: INF;
			}
			$is_open = $to === $items && $natural > $highest;
			if ( $is_open && $settings->last_row === 'hide' && $index > 0 ) {
				$visible = $from;
				break;
			}
			// An open row shrinks and grows with the width, too, or it would not fit where the step begins.
			$picture = $is_open ? $own->times( $wanted / $natural ) : $own;
			$capped  = $picture->at( $width ) > $max_height ? new Length( 0, $max_height ) : $picture;
			$high    = $capped->plus( $frame );
			$x       = new Length();
			if ( $is_open && in_array( $settings->last_row, [ 'center', 'fill' ], true ) ) {
				$x = ( new Length( 1 ) )->plus(
					$picture->times( $sum )->plus( new Length( 0, $frames ) )->times( -1 )
				)->times( 0.5 );
			}
			for ( $place = $from, $end = min( $to, $limit ); $place < $end; $place++ ) {
				$wide    = $picture->times( $shapes[ $place ] )->plus( new Length( 0, $border ) );
				$boxes[] = Layout::box( $x, $top, $wide, $high );
				$x       = $x->plus( $wide )->plus( new Length( 0, $settings->gutter_width ) );
			}
			if ( ! $is_open ) {
				$tallest = max( $tallest, min( $natural, $max_height ) );
			}
			$top = $top->plus( $high )->plus( $between );
			++$shown;
		}
		return new Layout( $boxes, array_slice( $starts, 0, $shown ), $visible, $top->plus( $between->times( -1 ) ) );
	}

	/**
	 * Whether the last row reaches from side to side, as the others do.
	 *
	 * @param LayoutSettings $settings Settings.
	 */
	private static function reaches( LayoutSettings $settings ): bool {
		return $settings->last_row === 'justify' || $settings->last_row === 'fill';
	}

	/**
	 * Where rows begin.
	 *
	 * @param int            $items    How many pictures there are.
	 * @param LayoutSettings $settings Settings.
	 * @param float          $width    Nominal width of the container, in px.
	 * @param list<float>    $sums     Shapes of all pictures before each.
	 * @return list<int>
	 */
	private static function breaks( int $items, LayoutSettings $settings, float $width, array $sums ): array {
		$wanted  = $settings->height;
		$border  = 2 * $settings->border_horizontal;
		$gutter  = $settings->gutter_width;
		$max_items = $settings->max_items_per_line > 0 ? $settings->max_items_per_line : $items;
		$is_open = ! self::reaches( $settings );
		$costs   = array_fill( 0, $items + 1, INF );
		$before  = array_fill( 0, $items + 1, 0 );

		$widest   = $width * self::MAX_FRAMES;
		$lowest   = $wanted * self::LOWEST;
		$costs[0] = 0.0;
		for ( $from = 0; $from < $items; $from++ ) {
			$end = min( $items, $from + $max_items );
			$base = $costs[ $from ];
			$sum  = $sums[ $from ];
			for ( $to = $from + 1; $to <= $end; $to++ ) {
				$count  = $to - $from;
				$frames = $count * $border + ( $count - 1 ) * $gutter;
				if ( $frames > $widest && $count > 1 ) {
					break;
				}
				$height = ( $width - $frames ) / ( $sums[ $to ] - $sum );
				$off    = $height - $wanted;
				$cost   = $off * $off * $count;
				if ( $to === $items && $is_open && $off > 0 ) {
					$empty = $off / $height;
					$cost  = $empty * $empty * $wanted * $wanted * self::EMPTY_COST;
				}
				if ( $base + $cost < $costs[ $to ] ) {
					$costs[ $to ]  = $base + $cost;
					$before[ $to ] = $from;
				}
				if ( $height < $lowest ) {
					break;
				}
			}
		}
		$starts = [];
		for ( $to = $items; $to > 0; $to = $before[ $to ] ) {
			$starts[] = $before[ $to ];
		}
		return array_reverse( $starts );
	}
}
