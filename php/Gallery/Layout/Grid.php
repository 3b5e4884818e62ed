<?php
/**
 * The layout `grid`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Tiles of one size in rows and columns. Twin: frontend/render/gallery/layout/grid.ts.
 */
final class Grid {

	/** How much wider than the others tiles of a filled row may be. */
	private const WIDEST = 2;

	/**
	 * Lays tiles out.
	 *
	 * @param int            $items        How many tiles there are.
	 * @param LayoutSettings $settings     Settings.
	 * @param float          $label_height Of labels below pictures, in px.
	 * @param float          $width        Nominal width of the container, in px.
	 * @param int            $limit        Of how many tiles the boxes are wanted.
	 */
	public static function layout(
		int $items,
		LayoutSettings $settings,
		float $label_height,
		float $width,
		int $limit
	): Layout {
		$fills   = $settings->last_row === 'fill' && $settings->alignment === 'fillWidth';
		$columns = Columns::of( $settings, $items, $width );
		// An only row has nothing above it that its tiles have to match: they keep their shape.
		if ( $fills && $items < $columns->count && $items * self::WIDEST >= $columns->count ) {
			$columns = Columns::sharing( $items, $settings->gutter_width );
		}
		$count   = $columns->count;
		$picture = $columns->inner( $settings->border_horizontal, $width );
		// Pictures that fill their column keep their shape; others keep their size.
		$tall = (
			$picture->part === 0.0 && $picture->at( $width ) >= $settings->width
				? new Length( 0, $settings->height )
				: $picture->times( $settings->height / $settings->width )
		)
			->plus( new Length( 0, 2 * $settings->border_vertical + $label_height ) );
		$line     = $tall->plus( new Length( 0, $settings->gutter_height ) );
		$filled   = $fills ? self::filled_rows( $items, $count ) : [];
		$whole    = intdiv( $items, $count );
		$visible  = $settings->last_row === 'hide' && $whole > 0 ? $whole * $count : $items;
		$centered = $columns->step->times( ( $count - ( $items - $whole * $count ) ) / 2 );
		// Rows of as many tiles as there are columns.
		$usual       = $whole - max( 0, count( $filled ) - 1 );
		$is_centered = ( $whole > 0 && $settings->last_row === 'center' )
			|| ( $settings->last_row === 'fill' && $filled === [] && ( $whole > 0 || $fills ) );
		$boxes       = [];
		$rows        = Layout::every( $count, min( $visible, $usual * $count ) );
		for ( $place = 0, $end = min( $visible, $limit, $usual * $count ); $place < $end; $place++ ) {
			$row     = intdiv( $place, $count );
			$boxes[] = Layout::box(
				$columns->start->plus( $columns->step->times( $place - $row * $count ) ),
				$line->times( $row ),
				$columns->width,
				$tall
			);
		}
		$place = $usual * $count;
		foreach ( $filled === [] ? [ $visible - $place ] : $filled as $own ) {
			if ( $own === 0 ) {
				break;
			}
			$shared = $filled === [] ? $columns : Columns::sharing( $own, $settings->gutter_width );
			$from   = $is_centered ? $shared->start->plus( $centered ) : $shared->start;
			for ( $column = 0; $column < $own && $place + $column < $limit; $column++ ) {
				$boxes[] = Layout::box(
					$from->plus( $shared->step->times( $column ) ),
					$line->times( count( $rows ) ),
					$shared->width,
					$tall
				);
			}
			$rows[] = $place;
			$place += $own;
		}
		return new Layout(
			$boxes,
			$rows,
			$visible,
			$line->times( count( $rows ) )->plus( new Length( 0, -$settings->gutter_height ) )
		);
	}

	/**
	 * How many tiles the rows at the end have that fill the width: the last one, or, where its tiles would be too wide,
	 * it and the one before.
	 *
	 * @param int $items How many tiles there are.
	 * @param int $count Columns.
	 * @return list<int>
	 */
	private static function filled_rows( int $items, int $count ): array {
		$rest = $items % $count;
		if ( $rest === 0 || $items < $count ) {
			return [];
		}
		$both = $count + $rest;
		return $rest * self::WIDEST >= $count ? [ $rest ] : [ (int) ceil( $both / 2 ), intdiv( $both, 2 ) ];
	}
}
