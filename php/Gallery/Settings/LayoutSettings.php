<?php
/**
 * Settings of a layout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * How the tiles of one size class are laid out. Lengths in px, defaults of specification §9. Twin: LayoutSettings in
 * frontend/render/gallery/types.ts.
 *
 * @phpstan-type Pattern list<array{c: int, r: int, w: int, h: int}>
 */
final class LayoutSettings implements \JsonSerializable {

	public const LAYOUTS    = [ 'grid', 'justified', 'cascading', 'mosaic' ];
	public const ALIGNMENTS = [ 'fillWidth', 'left', 'center', 'right', 'justified' ];
	public const LAST_ROWS  = [ 'start', 'center', 'justify', 'fill', 'hide' ];

	/** Longest pattern, and its most columns and rows. */
	private const MAX_TILES = 100;
	private const MAX_CELLS = 24;

	/**
	 * Keeps the fields.
	 *
	 * @param string  $layout             One of LAYOUTS.
	 * @param int     $width              Of a picture; not used by `justified`.
	 * @param int     $height             Of a picture, of a row in `justified`, of a cell in `mosaic`; not used by
	 *                                    `cascading`.
	 * @param int     $gutter_width       Between tiles of a row.
	 * @param int     $gutter_height      Between rows.
	 * @param int     $border_horizontal  Left and right.
	 * @param int     $border_vertical    Top and bottom.
	 * @param int     $base_grid_height   What heights of `cascading` snap to, 0 = nothing.
	 * @param bool    $crop               Whether pictures fill their tiles.
	 * @param float   $crop_scale_factor  How much larger a picture than its tile is asked for when it is cropped.
	 * @param string  $alignment          One of ALIGNMENTS.
	 * @param string  $last_row           One of LAST_ROWS.
	 * @param int     $max_items_per_line 0 = as many as fit.
	 * @param Pattern $mosaic             Tiles of a pattern, column and row from 1.
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
	 * Brings settings within bounds.
	 *
	 * @param mixed $members Some of the settings, possibly hostile.
	 */
	public static function of( mixed $members ): self {
		$reader = new AttributeReader( $members );
		return new self(
			$reader->choice( 'layout', 'grid', self::LAYOUTS ),
			$reader->whole( 'width', 300, 20, 4000 ),
			$reader->whole( 'height', 200, 20, 4000 ),
			$reader->whole( 'gutterWidth', 2, 0, 200 ),
			$reader->whole( 'gutterHeight', 2, 0, 200 ),
			$reader->whole( 'borderHorizontal', 2, 0, 100 ),
			$reader->whole( 'borderVertical', 2, 0, 100 ),
			$reader->whole( 'baseGridHeight', 0, 0, 4000 ),
			$reader->flag( 'crop', true ),
			$reader->number( 'cropScaleFactor', 1.5, 1, 5 ),
			$reader->choice( 'alignment', 'fillWidth', self::ALIGNMENTS ),
			$reader->choice( 'lastRow', 'start', self::LAST_ROWS ),
			$reader->whole( 'maxItemsPerLine', 0, 0, 100 ),
			self::pattern( $reader )
		);
	}

	/**
	 * What is said in some settings, within bounds: only their members, nothing else.
	 *
	 * @param mixed $members Some of the settings, possibly hostile.
	 * @return array<string, mixed>
	 */
	public static function partial( mixed $members ): array {
		$reader = new AttributeReader( $members );
		return array_filter( self::of( $members )->jsonSerialize(), [ $reader, 'has' ], ARRAY_FILTER_USE_KEY );
	}

	/**
	 * The tiles of a pattern. Tiles that would lie over another are left out: what is beneath cannot be clicked.
	 *
	 * @param AttributeReader $reader Settings.
	 * @return Pattern
	 */
	private static function pattern( AttributeReader $reader ): array {
		$pattern = [];
		$taken   = [];
		foreach ( $reader->objects( 'mosaic', self::MAX_TILES ) as $members ) {
			$tile = new AttributeReader( $members );
			$c    = $tile->whole( 'c', 1, 1, self::MAX_CELLS );
			$r    = $tile->whole( 'r', 1, 1, self::MAX_CELLS );
			$w    = $tile->whole( 'w', 1, 1, self::MAX_CELLS + 1 - $c );
			$h    = $tile->whole( 'h', 1, 1, self::MAX_CELLS + 1 - $r );
			$own  = [];
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
	 * The shape of types.ts.
	 *
	 * @return array<string, mixed>
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
