<?php
/**
 * Settings of a layout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * How the tiles of one size class are laid out. Lengths in px. Twin: LayoutSettings in
 * frontend/render/gallery/types.ts.
 */
final class LayoutSettings implements \JsonSerializable {

	/**
	 * Keeps the fields.
	 *
	 * @param GalleryLayout['layout']    $layout    `grid`, `justified`, `cascading`, `mosaic`.
	 * @param int                        $width     Of a picture; not used by `justified`.
	 * @param int                        $height    Of a picture, of a row in `justified`, of a cell in `mosaic`; not
	 *                                              used by `cascading`.
	 * @param int                        $gutter_width       Between tiles of a row.
	 * @param int                        $gutter_height      Between rows.
	 * @param int                        $border_horizontal  Left and right.
	 * @param int                        $border_vertical    Top and bottom.
	 * @param int                        $base_grid_height   What heights of `cascading` snap to, 0 = nothing.
	 * @param bool                       $crop               Whether pictures fill their tiles.
	 * @param float                      $crop_scale_factor  How much larger a picture than its tile is asked for when
	 *                                                       it is cropped.
	 * @param GalleryLayout['alignment'] $alignment `fillWidth`, `left`, `center`, `right`, `justified`.
	 * @param GalleryLayout['lastRow']   $last_row  `start`, `center`, `justify`, `fill`, `hide`.
	 * @param int                        $max_items_per_line 0 = as many as fit.
	 * @param GalleryLayout['mosaic']    $mosaic    Tiles of a pattern, column and row from 1.
	 */
	private function __construct(
		public readonly string $layout,
		public readonly int $width,
		public readonly int $height,
		public readonly int $gutter_width,
		public readonly int $gutter_height,
		public readonly int $border_horizontal,
		public readonly int $border_vertical,
		public readonly int $base_grid_height,
		public readonly bool $crop,
		public readonly float $crop_scale_factor,
		public readonly string $alignment,
		public readonly string $last_row,
		public readonly int $max_items_per_line,
		public readonly array $mosaic
	) {}

	/**
	 * Keeps settings.
	 *
	 * @param GalleryLayout $read Settings within their bounds.
	 */
	public static function of( array $read ): self {
		return new self(
			$read['layout'],
			$read['width'],
			$read['height'],
			$read['gutterWidth'],
			$read['gutterHeight'],
			$read['borderHorizontal'],
			$read['borderVertical'],
			$read['baseGridHeight'],
			$read['crop'],
			$read['cropScaleFactor'],
			$read['alignment'],
			$read['lastRow'],
			$read['maxItemsPerLine'],
			self::pattern( $read['mosaic'] )
		);
	}

	/**
	 * The tiles of a pattern. Tiles that would lie over another are left out: what is beneath cannot be clicked.
	 *
	 * @param GalleryLayout['mosaic'] $tiles Tiles within their bounds.
	 * @return GalleryLayout['mosaic']
	 */
	public static function pattern( array $tiles ): array {
		$pattern = [];
		$taken   = [];
		foreach ( $tiles as [ 'c' => $c, 'r' => $r, 'w' => $w, 'h' => $h ] ) {
			$w   = min( $w, self::max_cells() + 1 - $c );
			$h   = min( $h, self::max_cells() + 1 - $r );
			$own = [];
			for ( $row = $r; $row < $r + $h; $row++ ) {
				for ( $column = $c; $column < $c + $w; $column++ ) {
					$own[ "{$column} {$row}" ] = true;
				}
			}
			if ( array_intersect_key( $own, $taken ) === [] ) {
				$taken    += $own;
				$pattern[] = [ 'c' => $c, 'r' => $r, 'w' => $w, 'h' => $h ];
			}
		}
		return $pattern;
	}

	/**
	 * Most columns and rows of a pattern.
	 */
	private static function max_cells(): int {
		return Schema::of_block( 'gallery' )->node( 'layout.mosaic.c' )['maximum'];
	}

	/**
	 * The shape of types.ts.
	 *
	 * @return GalleryLayout
	 */
	public function jsonSerialize(): array {
		return [
			'layout'           => $this->layout,
			'width'            => $this->width,
			'height'           => $this->height,
			'gutterWidth'      => $this->gutter_width,
			'gutterHeight'     => $this->gutter_height,
			'borderHorizontal' => $this->border_horizontal,
			'borderVertical'   => $this->border_vertical,
			'baseGridHeight'   => $this->base_grid_height,
			'crop'             => $this->crop,
			'cropScaleFactor'  => $this->crop_scale_factor,
			'alignment'        => $this->alignment,
			'lastRow'          => $this->last_row,
			'maxItemsPerLine'  => $this->max_items_per_line,
			'mosaic'           => $this->mosaic,
		];
	}
}
