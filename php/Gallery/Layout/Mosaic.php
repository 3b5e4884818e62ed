<?php
/**
 * The layout `mosaic`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * A pattern of tiles, again and again downwards; its columns share the width, its cells have the shape of the settings.
 * Twin: frontend/render/gallery/layout/mosaic.ts.
 */
final class Mosaic {

	/** Of a column, gutters take at most a half and borders a quarter: something has to be left of the pictures. */
	private const MAX_GUTTER = 0.5;
	private const MAX_BORDER = 0.125;

	/** How much wider than high, in cells, tiles of a filled row are, if they can. */
	private const WIDE = 1.5;

	/**
	 * Lays tiles out.
	 *
	 * @param int            $items        How many tiles there are.
	 * @param LayoutSettings $settings     Settings, with at least one tile in the pattern.
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
		$pattern = $settings->mosaic;
		$columns = max( 1, ...array_map( static fn( array $tile ): int => $tile['c'] + $tile['w'] - 1, $pattern ) );
		$lines   = max( 1, ...array_map( static fn( array $tile ): int => $tile['r'] + $tile['h'] - 1, $pattern ) );
		$share   = $width / $columns;
		$gutter  = min( $settings->gutter_width, $share * self::MAX_GUTTER );
		$border  = min( $settings->border_horizontal, $share * self::MAX_BORDER );
		$cell    = new Length( 1 / $columns, -( $columns - 1 ) * $gutter / $columns );
		$across  = $cell->plus( new Length( 0, $gutter ) );
		$tall    = $cell->plus( new Length( 0, -2 * $border ) )->times( $settings->height / $settings->width )->plus(
			new Length( 0, 2 * $settings->border_vertical + $label_height )
		);
		$between = new Length( 0, $settings->gutter_height );
		$down    = $tall->plus( $between );

		$size    = count( $pattern );
		$whole   = intdiv( $items, $size );
		$visible = $settings->last_row === 'hide' && $whole > 0 ? $whole * $size : $items;
		$filling = $settings->last_row === 'fill' ? self::filling( $items - $whole * $size, $columns ) : $pattern;
		$tile_at = static fn( int $place ): array => intdiv( $place, $size ) === $whole
			? $filling[ $place % $size ]
			: $pattern[ $place % $size ];
		$boxes   = [];
		for ( $place = 0, $last = min( $visible, $limit ); $place < $last; $place++ ) {
			$tile    = $tile_at( $place );
			$boxes[] = Layout::box(
				$across->times( $tile['c'] - 1 ),
				$down->times( intdiv( $place, $size ) * $lines + $tile['r'] - 1 ),
				$across->times( $tile['w'] )->plus( new Length( 0, -$gutter ) ),
				$down->times( $tile['h'] )->plus( $between->times( -1 ) )
			);
		}
		// The tiles of the last two patterns decide where it ends.
		$end = 0;
		for ( $place = max( 0, $visible - 2 * $size ); $place < $visible; $place++ ) {
			$tile = $tile_at( $place );
			$end  = max( $end, intdiv( $place, $size ) * $lines + $tile['r'] - 1 + $tile['h'] );
		}
		return new Layout(
			$boxes,
			Layout::every( $size, $visible ),
			$visible,
			$down->times( $end )->plus( $between->times( -1 ) )
		);
	}

	/**
	 * Tiles for what is left of a pattern, which alone would have holes: rows from side to side.
	 *
	 * @param int $items   How many tiles there are.
	 * @param int $columns Columns of the pattern.
	 * @return list<array{c: float, r: int, w: float, h: int}>
	 */
	private static function filling( int $items, int $columns ): array {
		$tiles = [];
		$r     = 1;
		for ( $lines = (int) ceil( $items / $columns ); $lines > 0; $lines-- ) {
			$own = (int) ceil( ( $items - count( $tiles ) ) / $lines );
			$w   = $columns / $own;
			$h   = max( 1, (int) round( $w / self::WIDE ) );
			for ( $index = 0; $index < $own; $index++ ) {
				$tiles[] = [ 'c' => 1.0 + $index * $w, 'r' => $r, 'w' => (float) $w, 'h' => $h ];
			}
			$r += $h;
		}
		return $tiles;
	}
}
