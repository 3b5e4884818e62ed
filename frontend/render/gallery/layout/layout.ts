import { at } from './length';
import type { Length } from './length';

/** Where the tiles of an album are. Places count from 0. */
export interface Layout {
	/** Eight numbers a tile: x, xPx, y, yPx, w, wPx, h, hPx: fraction of the container's width and px. x counts from where lines begin. */
	readonly boxes: Float64Array;
	/** The first tile of every row: of a pattern in `mosaic`, of as many tiles as there are columns in `cascading`. */
	readonly rows: Int32Array;
	/** Tiles that are shown: all, or without those of a hidden last row. */
	readonly visible: number;
	/** Of the whole, fraction of the container's width and px. */
	readonly height: number;
	readonly heightPx: number;
}

/** In px of a container. */
export interface Box {
	x: number;
	y: number;
	w: number;
	h: number;
}

/** Numbers of a tile in `boxes`. */
export const STRIDE = 8;

/**
 * Writes the box of a tile.
 *
 * @param boxes Of all tiles.
 * @param place Of the tile.
 * @param x     From where lines begin.
 * @param y     From the top.
 * @param w     Width with borders.
 * @param h     Height with borders and label.
 */
export function put(
	boxes: Float64Array,
	place: number,
	x: Length,
	y: Length,
	w: Length,
	h: Length
): void {
	const start = place * STRIDE;
	boxes[ start ] = x.part;
	boxes[ start + 1 ] = x.px;
	boxes[ start + 2 ] = y.part;
	boxes[ start + 3 ] = y.px;
	boxes[ start + 4 ] = w.part;
	boxes[ start + 5 ] = w.px;
	boxes[ start + 6 ] = h.part;
	boxes[ start + 7 ] = h.px;
}

/**
 * The box of a tile in px.
 *
 * @param layout         Layout.
 * @param place          Of the tile.
 * @param containerWidth Px.
 */
export function boxAt(
	layout: Layout,
	place: number,
	containerWidth: number
): Box {
	const start = place * STRIDE;
	const side = ( offset: number ) =>
		at(
			{
				part: layout.boxes[ start + offset ] ?? 0,
				px: layout.boxes[ start + offset + 1 ] ?? 0,
			},
			containerWidth
		);
	return {
		x: side( 0 ),
		y: side( 2 ),
		w: Math.max( 0, side( 4 ) ),
		h: Math.max( 0, side( 6 ) ),
	};
}

/**
 * The height of all tiles in px.
 *
 * @param layout         Layout.
 * @param containerWidth Px.
 */
export function heightAt( layout: Layout, containerWidth: number ): number {
	return Math.max(
		0,
		at( { part: layout.height, px: layout.heightPx }, containerWidth )
	);
}

/** Nothing to lay out. */
export const NOTHING: Layout = {
	boxes: new Float64Array(),
	rows: new Int32Array(),
	visible: 0,
	height: 0,
	heightPx: 0,
};
