import { readValue } from '../../schema';
import type { LayoutSettings, MosaicTile } from '../types';
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };

/** Most columns and rows of a pattern. */
export const MAX_CELLS =
	metadata.attributes.layout.properties.mosaic.items.properties.c.maximum;

/**
 * Settings of a layout, within bounds. Twin: php/Gallery/Settings/LayoutSettings.php.
 *
 * @param members Some of the settings, possibly hostile.
 */
export function layoutSettings( members: unknown ): LayoutSettings {
	const layout = readValue< LayoutSettings >(
		metadata.attributes.layout,
		members
	);
	return { ...layout, mosaic: pattern( layout.mosaic ) };
}

/**
 * What is said in some settings, within bounds: only their members, nothing else.
 *
 * @param members Some of the settings, possibly hostile; none of them null.
 */
export const partialLayout = ( members: object ): Partial< LayoutSettings > =>
	Object.fromEntries(
		Object.entries( layoutSettings( members ) ).filter( ( [ name ] ) =>
			Object.hasOwn( members, name )
		)
	);

/**
 * The tiles of a pattern. Tiles that would lie over another are left out: what is beneath cannot be clicked.
 *
 * @param given Tiles within their bounds.
 */
function pattern( given: MosaicTile[] ): MosaicTile[] {
	const tiles: MosaicTile[] = [];
	const taken = new Set< number >();
	for ( const { c, r, ...tile } of given ) {
		const w = Math.min( tile.w, MAX_CELLS + 1 - c );
		const h = Math.min( tile.h, MAX_CELLS + 1 - r );
		const own: number[] = [];
		for ( let row = r; row < r + h; row++ ) {
			for ( let column = c; column < c + w; column++ ) {
				own.push( row * 100 + column );
			}
		}
		if ( ! own.some( ( cell ) => taken.has( cell ) ) ) {
			own.forEach( ( cell ) => taken.add( cell ) );
			tiles.push( { c, r, w, h } );
		}
	}
	return tiles;
}
