import { readValue } from '../../schema/visitors';
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
export const layoutSettings = ( members: unknown ): LayoutSettings =>
	withPattern( readValue( metadata.attributes.layout, members ) );

/**
 * A layout, or what is said of one, without tiles over others.
 *
 * @param layout Settings within bounds.
 */
export const withPattern = < Layout extends Partial< LayoutSettings > >(
	layout: Layout
): Layout => ( {
	...layout,
	...( layout.mosaic && { mosaic: pattern( layout.mosaic ) } ),
} );

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
