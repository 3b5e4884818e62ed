import type {
	LayoutName,
	LayoutSettings,
	MosaicTile,
} from '../../../frontend/render/gallery/types';

/** Cells of the editor's grid; php/Gallery/Settings/LayoutSettings.php allows more. */
export const COLUMNS = 6;
export const ROWS = 6;

export interface Cell {
	c: number;
	r: number;
}

/**
 * The tile between two corners, whichever was first.
 *
 * @param from One corner.
 * @param to   The opposite one.
 */
export function tileBetween( from: Cell, to: Cell ): MosaicTile {
	return {
		c: Math.min( from.c, to.c ),
		r: Math.min( from.r, to.r ),
		w: Math.abs( from.c - to.c ) + 1,
		h: Math.abs( from.r - to.r ) + 1,
	};
}

export const overlap = ( a: MosaicTile, b: MosaicTile ): boolean =>
	a.c < b.c + b.w && b.c < a.c + a.w && a.r < b.r + b.h && b.r < a.r + a.h;

/**
 * Adds a tile at the end, unless it lies on another.
 *
 * @param tiles The pattern.
 * @param tile  New tile.
 * @return Null when it overlaps.
 */
export function withTile(
	tiles: MosaicTile[],
	tile: MosaicTile
): MosaicTile[] | null {
	return tiles.some( ( other ) => overlap( tile, other ) )
		? null
		: [ ...tiles, tile ];
}

/**
 * Place of the tile that covers a cell, or -1.
 *
 * @param tiles The pattern.
 * @param cell  A cell.
 */
export const tileAt = ( tiles: MosaicTile[], { c, r }: Cell ): number =>
	tiles.findIndex( ( tile ) => overlap( tile, { c, r, w: 1, h: 1 } ) );

/**
 * A column or row on the grid.
 *
 * @param value Number, from 1.
 * @param most  The last one.
 */
export const within = ( value: number, most: number ): number =>
	Math.min( most, Math.max( 1, value ) );

/**
 * The cell at a place on the grid; beyond its edges the nearest one.
 *
 * @param across Share of the width, from where lines begin.
 * @param down   Share of the height.
 */
export const cellAt = ( across: number, down: number ): Cell => ( {
	c: within( Math.floor( across * COLUMNS ) + 1, COLUMNS ),
	r: within( Math.floor( down * ROWS ) + 1, ROWS ),
} );

/** Patterns to begin with. */
export const PRESETS: Record< string, MosaicTile[] > = {
	hero: [
		{ c: 1, r: 1, w: 2, h: 2 },
		{ c: 3, r: 1, w: 1, h: 1 },
		{ c: 4, r: 1, w: 1, h: 1 },
		{ c: 3, r: 2, w: 2, h: 1 },
	],
	columns: [
		{ c: 1, r: 1, w: 1, h: 2 },
		{ c: 2, r: 1, w: 1, h: 1 },
		{ c: 2, r: 2, w: 1, h: 1 },
		{ c: 3, r: 1, w: 1, h: 2 },
	],
	banner: [
		{ c: 1, r: 1, w: 3, h: 1 },
		{ c: 1, r: 2, w: 1, h: 1 },
		{ c: 2, r: 2, w: 1, h: 1 },
		{ c: 3, r: 2, w: 1, h: 1 },
	],
	windmill: [
		{ c: 1, r: 1, w: 2, h: 1 },
		{ c: 3, r: 1, w: 1, h: 2 },
		{ c: 2, r: 3, w: 2, h: 1 },
		{ c: 1, r: 2, w: 1, h: 2 },
		{ c: 2, r: 2, w: 1, h: 1 },
	],
};

/**
 * The choice of a layout: a mosaic without a pattern would look like a grid, so it begins with one.
 *
 * @param layout The chosen one.
 * @param mosaic The pattern that is there.
 */
export const chosenLayout = (
	layout: LayoutName,
	mosaic: readonly MosaicTile[] | undefined
): Partial< LayoutSettings > =>
	layout === 'mosaic' && ! mosaic?.length
		? { layout, mosaic: PRESETS[ 'hero' ] ?? [] }
		: { layout };
