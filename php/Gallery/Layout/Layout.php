<?php
/**
 * A layout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

use Vitrine\Gallery\Settings\LayoutSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Where the tiles of an album are. Twin: frontend/render/gallery/layout/index.ts; both are held to
 * tests/fixtures/layout/.
 *
 * @phpstan-type Box array{float, float, float, float, float, float, float, float}
 */
final class Layout {

	/** Tiles that a page has more than its own at most, so that its first row is whole. */
	private const MAX_BEFORE = 50;

	/**
	 * Keeps the fields.
	 *
	 * @param list<Box> $boxes   Of the tiles that were asked for, if they are shown: x, xPx, y, yPx, w, wPx, h, hPx,
	 *                           fraction of the container's width and px.
	 * @param list<int> $rows    The first tile of every row: of a pattern in `mosaic`, of as many tiles as there are
	 *                           columns in `cascading`.
	 * @param int       $visible Tiles that are shown: all, or without those of a hidden last row.
	 * @param Length    $height  Of the whole.
	 */
	public function __construct(
		public readonly array $boxes,
		public readonly array $rows,
		public readonly int $visible,
		public readonly Length $height
	) {}

	/**
	 * Lays an album out.
	 *
	 * @param list<float>    $ratios       Width by height of every picture, 0 = unknown.
	 * @param LayoutSettings $settings     Settings.
	 * @param float          $label_height Of labels below pictures, in px; 0 for labels over pictures.
	 * @param float          $width        Nominal width of the container, in px (Steps).
	 * @param int            $limit        Of how many tiles the boxes are wanted: an album may have thousands.
	 */
	public static function of(
		array $ratios,
		LayoutSettings $settings,
		float $label_height,
		float $width,
		int $limit = PHP_INT_MAX
	): self {
		$items = count( $ratios );
		return match ( true ) {
			$items === 0 => new self( [], [], 0, new Length() ),
			$settings->layout === 'justified' => Justified::layout( $ratios, $settings, $label_height, $width, $limit ),
			$settings->layout === 'cascading' => Cascading::layout( $ratios, $settings, $label_height, $width, $limit ),
			$settings->layout === 'mosaic'
				&& $settings->mosaic !== [] => Mosaic::layout( $items, $settings, $label_height, $width, $limit ),
			default => Grid::layout( $items, $settings, $label_height, $width, $limit ),
		};
	}

	/**
	 * The first tile of every page of so many rows; the next page begins where one ends. Twin:
	 * frontend/render/gallery/layout/window.ts.
	 *
	 * @param int $max_rows Rows of a page.
	 * @return list<int>
	 */
	public function pages( int $max_rows ): array {
		$pages = [];
		for ( $row = 0, $rows = count( $this->rows ); $row < $rows; $row += max( 1, $max_rows ) ) {
			$pages[] = $this->rows[ $row ];
		}
		return $pages;
	}

	/**
	 * What of a page is in these rows, so that none is cut in two: from the row that its first place is in up to the
	 * row where the next page begins. Twin: frontend/render/gallery/layout/window.ts.
	 *
	 * @param list<int> $pages First places of all pages.
	 * @param int       $first First place of this one; what begins elsewhere stays as it is.
	 * @param int       $end   Place after its last one.
	 * @return array{int, int} The same of what is shown.
	 */
	public function page_range( array $pages, int $first, int $end ): array {
		return in_array( $first, $pages, true )
			? [ $this->page_start( $pages, $first ), $this->page_start( $pages, $end ) ]
			: [ $first, $end ];
	}

	/**
	 * Where a page begins in these rows. A row that has all of the page before, too, or very many tiles, is cut.
	 *
	 * @param list<int> $pages First places of all pages.
	 * @param int       $place One of them, or the end of the album.
	 */
	private function page_start( array $pages, int $place ): int {
		$page = array_search( $place, $pages, true );
		if ( $page === false || $page === 0 ) {
			return $place;
		}
		$start = 0;
		foreach ( $this->rows as $row ) {
			if ( $row > $place ) {
				break;
			}
			$start = $row;
		}
		return $start > $pages[ $page - 1 ] && $place - $start <= self::MAX_BEFORE ? $start : $place;
	}

	/**
	 * The shape that a tile has for a picture; flatter and steeper pictures are cut or shown smaller. Twin:
	 * frontend/render/gallery/layout/shape.ts.
	 *
	 * @param float $ratio Width by height, 0 = unknown.
	 */
	public static function shape( float $ratio ): float {
		return $ratio > 0 ? min( 10, max( 0.1, $ratio ) ) : 1.5;
	}

	/**
	 * Every so-manieth place: the first tiles of rows of equal length.
	 *
	 * @param int $length  Tiles of a row.
	 * @param int $visible Tiles.
	 * @return list<int>
	 */
	public static function every( int $length, int $visible ): array {
		$rows = [];
		for ( $place = 0; $place < $visible; $place += $length ) {
			$rows[] = $place;
		}
		return $rows;
	}

	/**
	 * A box of lengths.
	 *
	 * @param Length $x From where lines begin.
	 * @param Length $y From the top.
	 * @param Length $w Width with borders.
	 * @param Length $h Height with borders and label.
	 * @return Box
	 */
	public static function box( Length $x, Length $y, Length $w, Length $h ): array {
		return [ $x->part, $x->px, $y->part, $y->px, $w->part, $w->px, $h->part, $h->px ];
	}
}
