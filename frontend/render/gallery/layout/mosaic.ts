import type { LayoutSettings, MosaicTile } from '../types';
import { put, STRIDE } from './layout';
import type { Layout } from './layout';
import { length, plus, times } from './length';

/** Of a column, gutters take at most a half and borders a quarter: something has to be left of the pictures. */
const MAX_GUTTER = 0.5;
const MAX_BORDER = 0.125;

/** How much wider than high, in cells, tiles of a filled row are, if they can. */
const WIDE = 1.5;

/**
 * A pattern of tiles, again and again downwards; its columns share the width, its cells have the shape of the settings. Twin: php/Gallery/Layout/Mosaic.php.
 *
 * @param items       How many tiles there are.
 * @param settings    Settings, with at least one tile in the pattern.
 * @param labelHeight Of labels below pictures, in px.
 * @param width       Nominal width of the container, in px.
 */
export function mosaic(
	items: number,
	settings: LayoutSettings,
	labelHeight: number,
	width: number
): Layout {
	const pattern = settings.mosaic;
	const columns = Math.max( ...pattern.map( ( { c, w } ) => c + w - 1 ) );
	const lines = Math.max( ...pattern.map( ( { r, h } ) => r + h - 1 ) );
	const share = width / columns;
	const gutter = Math.min( settings.gutterWidth, share * MAX_GUTTER );
	const border = Math.min( settings.borderHorizontal, share * MAX_BORDER );
	const cell = length( 1 / columns, ( -( columns - 1 ) * gutter ) / columns );
	const across = plus( cell, length( 0, gutter ) );
	const tall = plus(
		times(
			plus( cell, length( 0, -2 * border ) ),
			settings.height / settings.width
		),
		length( 0, 2 * settings.borderVertical + labelHeight )
	);
	const between = length( 0, settings.gutterHeight );
	const down = plus( tall, between );

	const whole = Math.floor( items / pattern.length );
	const isCut = settings.lastRow === 'hide' && whole > 0;
	const visible = isCut ? whole * pattern.length : items;
	const boxes = new Float64Array( items * STRIDE );
	const rows = new Int32Array( Math.ceil( visible / pattern.length ) );
	const last =
		settings.lastRow === 'fill'
			? filling( items - whole * pattern.length, columns )
			: pattern;
	let end = 0;
	let row = 0;
	let place = 0;
	while ( place < visible ) {
		rows[ row ] = place;
		const tiles = row === whole ? last : pattern;
		for ( const { c, r, w, h } of tiles.slice( 0, visible - place ) ) {
			const top = row * lines + r - 1;
			put(
				boxes,
				place,
				times( across, c - 1 ),
				times( down, top ),
				plus( times( across, w ), length( 0, -gutter ) ),
				plus( times( down, h ), times( between, -1 ) )
			);
			end = Math.max( end, top + h );
			place++;
		}
		row++;
	}
	const height = plus( times( down, end ), times( between, -1 ) );
	return {
		boxes,
		rows,
		visible,
		height: height.part,
		heightPx: height.px,
	};
}

/**
 * Tiles for what is left of a pattern, which alone would have holes: rows from side to side.
 *
 * @param items   How many tiles there are.
 * @param columns Columns of the pattern.
 */
function filling( items: number, columns: number ): MosaicTile[] {
	const tiles: MosaicTile[] = [];
	let r = 1;
	for ( let lines = Math.ceil( items / columns ); lines > 0; lines-- ) {
		const own = Math.ceil( ( items - tiles.length ) / lines );
		const w = columns / own;
		const h = Math.max( 1, Math.round( w / WIDE ) );
		for ( let index = 0; index < own; index++ ) {
			tiles.push( { c: 1 + index * w, r, w, h } );
		}
		r += h;
	}
	return tiles;
}
