<?php
/**
 * The layout `cascading`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Columns of pictures in their own shape, each at the end of the shortest column. Twin:
 * frontend/render/gallery/layout/cascading.ts.
 */
final class Cascading {

	/** A column is shorter than another only by more than so many px: order is worth more. */
	private const TIE = 5;

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
		$items   = count( $ratios );
		$columns = Columns::of( $settings, $items, $width );
		$count   = $columns->count;
		$picture = $columns->inner( $settings->border_horizontal, $width );
		$frame   = 2 * $settings->border_vertical + $label_height;
		$between = $frame + $settings->gutter_height;
		$boxes   = [];
		// Where the next tile of each column begins: fraction, px, and both together at the nominal width.
		$parts = array_fill( 0, $count, 0.0 );
		$px    = array_fill( 0, $count, 0.0 );
		$tops  = array_fill( 0, $count, 0.0 );
		foreach ( $ratios as $place => $ratio ) {
			$column = $place;
			if ( $place >= $count ) {
				$column = 0;
				for ( $other = 1; $other < $count; $other++ ) {
					if ( $tops[ $other ] < $tops[ $column ] - self::TIE ) {
						$column = $other;
					}
				}
			}
			$factor    = 1 / Layout::shape( $ratio );
			$high_part = $picture->part * $factor;
			$high_px   = $picture->px * $factor;
			if ( $settings->base_grid_height > 0 ) {
				$high_px   = self::snapped( $high_part * $width + $high_px, $settings->base_grid_height, $between );
				$high_part = 0.0;
			}
			$high_px += $frame;
			if ( $place < $limit ) {
				$boxes[] = Layout::box(
					$columns->start->plus( $columns->step->times( $column ) ),
					new Length( $parts[ $column ], $px[ $column ] ),
					$columns->width,
					new Length( $high_part, $high_px )
				);
			}
			$parts[ $column ] += $high_part;
			$px[ $column ]    += $high_px + $settings->gutter_height;
			$tops[ $column ]   = $parts[ $column ] * $width + $px[ $column ];
		}
		$used   = min( $count, $items );
		$height = self::longest( array_slice( $parts, 0, $used ), array_slice( $px, 0, $used ), $width );
		return new Layout(
			$boxes,
			Layout::every( $count, $items ),
			$items,
			$height->plus( new Length( 0, -$settings->gutter_height ) )
		);
	}

	/**
	 * Snaps a picture's height, so that tiles end side by side: k·base + (k − 1)·between.
	 *
	 * @param float $height  Of the picture, in px.
	 * @param int   $base    Px.
	 * @param float $between What lies between two pictures of a column, in px.
	 */
	private static function snapped( float $height, int $base, float $between ): float {
		$units = max( 1, floor( ( $height + $between ) / ( $base + $between ) + 0.5 ) );
		return $units * $base + ( $units - 1 ) * $between;
	}

	/**
	 * A height that no column exceeds within the step: which one is the longest changes with the width, and the maximum
	 * of straight lines lies below its chord.
	 *
	 * @param list<float> $parts Fractions of where the columns end.
	 * @param list<float> $px    Their px.
	 * @param float       $width Nominal width, in px.
	 */
	private static function longest( array $parts, array $px, float $width ): Length {
		[ $min, $max ] = Steps::range( $width );
		$low              = -INF;
		$high             = -INF;
		foreach ( $parts as $column => $part ) {
			$low  = max( $low, $part * $min + $px[ $column ] );
			$high = max( $high, $part * $max + $px[ $column ] );
		}
		$part = ( $high - $low ) / ( $max - $min );
		return new Length( $part, $low - $part * $min );
	}
}
