/** Patterns of a mosaic, for whoever draws or imports them. Pure. */
import { layoutSettings, MAX_CELLS } from './settings/layout';
import type { MosaicTile } from './types';

/** Columns and rows that a pattern takes. */
export interface Extent {
	columns: number;
	rows: number;
}

/**
 * Reads a pattern that may be anything; tiles outside the bounds are brought inside, those over another are left out.
 *
 * @param pattern A list of tiles, or JSON of one.
 */
export function parsePattern( pattern: unknown ): MosaicTile[] {
	let mosaic = pattern;
	if ( typeof pattern === 'string' ) {
		try {
			mosaic = JSON.parse( pattern );
		} catch {
			return [];
		}
	}
	return layoutSettings( { mosaic } ).mosaic;
}

export function overlaps( a: MosaicTile, b: MosaicTile ): boolean {
	return (
		a.c < b.c + b.w && b.c < a.c + a.w && a.r < b.r + b.h && b.r < a.r + a.h
	);
}

/**
 * Whether a tile lies within the largest pattern and over no other.
 *
 * @param tile   Tile.
 * @param others Tiles of the pattern.
 */
export function fits( tile: MosaicTile, others: MosaicTile[] ): boolean {
	return (
		[ tile.c, tile.r, tile.w, tile.h ].every(
			( value ) => Number.isInteger( value ) && value >= 1
		) &&
		tile.c + tile.w - 1 <= MAX_CELLS &&
		tile.r + tile.h - 1 <= MAX_CELLS &&
		! others.some( ( other ) => overlaps( tile, other ) )
	);
}

/**
 * How large a pattern is.
 *
 * @param pattern Tiles.
 */
export function extentOf( pattern: MosaicTile[] ): Extent {
	return {
		columns: Math.max( 0, ...pattern.map( ( { c, w } ) => c + w - 1 ) ),
		rows: Math.max( 0, ...pattern.map( ( { r, h } ) => r + h - 1 ) ),
	};
}
