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

	/**
	 * Lays tiles out.
	 *
	 * @param int            $items        How many tiles there are.
	 * @param LayoutSettings $settings     Settings.
	 * @param float          $label_height Of labels below pictures, in px.
	 * @param float          $width        Nominal width of the container, in px.
	 * @param int            $limit        Of how many tiles the boxes are wanted.
	 */
	public static function layout( int $items, LayoutSettings $settings, float $label_height, float $width, int $limit ): Layout {
		$columns = Columns::of( $settings, $items, $width );
		$count   = $columns->count;
		$picture = $columns->inner( $settings->border_horizontal, $width );
		// Pictures that fill their column keep their shape; others keep their size.
		$tall = ( $picture->part === 0.0 && $picture->at( $width ) >= $settings->width ? new Length( 0, $settings->height ) : $picture->times( $settings->height / $settings->width ) )
			->plus( new Length( 0, 2 * $settings->border_vertical + $label_height ) );
		$line    = $tall->plus( new Length( 0, $settings->gutter_height ) );
		$whole   = intdiv( $items, $count );
		$visible = $settings->last_row === 'hide' && $whole > 0 ? $whole * $count : $items;
		$centred = $columns->step->times( ( $count - ( $items - $whole * $count ) ) / 2 );
		$boxes   = [];
		for ( $place = 0, $end = min( $visible, $limit ); $place < $end; $place++ ) {
			$row = intdiv( $place, $count );
			$x   = $columns->start->plus( $columns->step->times( $place - $row * $count ) );
			if ( $settings->last_row === 'center' && $row === $whole && $whole > 0 ) {
				$x = $x->plus( $centred );
			}
			$boxes[] = Layout::box( $x, $line->times( $row ), $columns->width, $tall );
		}
		$rows = Layout::every( $count, $visible );
		return new Layout( $boxes, $rows, $visible, $line->times( count( $rows ) )->plus( new Length( 0, -$settings->gutter_height ) ) );
	}
}
