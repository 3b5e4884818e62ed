import type { LayoutSettings, MosaicTile } from '../types';
import { AttributeReader } from './attribute-reader';

export const LAYOUTS = [ 'grid', 'justified', 'cascading', 'mosaic' ] as const;
export const ALIGNMENTS = [
	'fillWidth',
	'left',
	'center',
	'right',
	'justified',
] as const;
export const LAST_ROWS = [
	'start',
	'center',
	'justify',
	'fill',
	'hide',
] as const;

/** Longest pattern, and its most columns and rows. */
export const MAX_TILES = 100;
export const MAX_CELLS = 24;

/**
 * Settings of a layout, within bounds; defaults of the original. Twin: php/Gallery/Settings/LayoutSettings.php.
 *
 * @param members Some of the settings, possibly hostile.
 */
export function layoutSettings( members: unknown ): LayoutSettings {
	const given = new AttributeReader( members );
	return {
		layout: given.choice( 'layout', 'grid', LAYOUTS ),
		width: given.whole( 'width', 300, 20, 4000 ),
		height: given.whole( 'height', 200, 20, 4000 ),
		gutterWidth: given.whole( 'gutterWidth', 2, 0, 200 ),
		gutterHeight: given.whole( 'gutterHeight', 2, 0, 200 ),
		borderHorizontal: given.whole( 'borderHorizontal', 2, 0, 100 ),
		borderVertical: given.whole( 'borderVertical', 2, 0, 100 ),
		baseGridHeight: given.whole( 'baseGridHeight', 0, 0, 4000 ),
		crop: given.flag( 'crop', true ),
		cropScaleFactor: given.number( 'cropScaleFactor', 1.5, 1, 5 ),
		alignment: given.choice( 'alignment', 'fillWidth', ALIGNMENTS ),
		lastRow: given.choice( 'lastRow', 'start', LAST_ROWS ),
		maxItemsPerLine: given.whole( 'maxItemsPerLine', 0, 0, 100 ),
		mosaic: pattern( given ),
	};
}

/**
 * What is said in some settings, within bounds: only their members, nothing else.
 *
 * @param members Some of the settings, possibly hostile.
 */
export function partialLayout( members: unknown ): Partial< LayoutSettings > {
	const given = new AttributeReader( members );
	return Object.fromEntries(
		Object.entries( layoutSettings( members ) ).filter( ( [ name ] ) =>
			given.has( name )
		)
	);
}

/**
 * The tiles of a pattern. Tiles that would lie over another are left out: what is beneath cannot be clicked.
 *
 * @param given Settings.
 */
function pattern( given: AttributeReader ): MosaicTile[] {
	const tiles: MosaicTile[] = [];
	const taken = new Set< number >();
	for ( const member of given.objects( 'mosaic', MAX_TILES ) ) {
		const c = member.whole( 'c', 1, 1, MAX_CELLS );
		const r = member.whole( 'r', 1, 1, MAX_CELLS );
		const w = member.whole( 'w', 1, 1, MAX_CELLS + 1 - c );
		const h = member.whole( 'h', 1, 1, MAX_CELLS + 1 - r );
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
