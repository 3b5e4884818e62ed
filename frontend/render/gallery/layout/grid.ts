import type { LayoutSettings } from '../types';
import { columnsOf, inner } from './columns';
import { put, STRIDE } from './layout';
import type { Layout } from './layout';
import { at, length, plus, times } from './length';

/**
 * Tiles of one size in rows and columns. Twin: php/Gallery/Layout/Grid.php.
 *
 * @param items       How many tiles there are.
 * @param settings    Settings.
 * @param labelHeight Of labels below pictures, in px.
 * @param width       Nominal width of the container, in px.
 */
export function grid(
	items: number,
	settings: LayoutSettings,
	labelHeight: number,
	width: number
): Layout {
	const columns = columnsOf( settings, items, width );
	const { count } = columns;
	const picture = inner( columns.width, settings.borderHorizontal, width );
	// Pictures that fill their column keep their shape; others keep their size.
	const tall = plus(
		picture.part === 0 && at( picture, width ) >= settings.width
			? length( 0, settings.height )
			: times( picture, settings.height / settings.width ),
		length( 0, 2 * settings.borderVertical + labelHeight )
	);
	const line = plus( tall, length( 0, settings.gutterHeight ) );
	const whole = Math.floor( items / count );
	const isCut = settings.lastRow === 'hide' && whole > 0;
	const visible = isCut ? whole * count : items;
	const rows = new Int32Array( Math.ceil( visible / count ) );
	const boxes = new Float64Array( items * STRIDE );
	const rest = items - whole * count;
	const centred = times( columns.step, ( count - rest ) / 2 );
	for ( let place = 0; place < visible; place++ ) {
		const row = Math.floor( place / count );
		const column = place - row * count;
		if ( column === 0 ) {
			rows[ row ] = place;
		}
		let x = plus( columns.start, times( columns.step, column ) );
		if ( settings.lastRow === 'center' && row === whole && whole > 0 ) {
			x = plus( x, centred );
		}
		put( boxes, place, x, times( line, row ), columns.width, tall );
	}
	const height = plus(
		times( line, rows.length ),
		length( 0, -settings.gutterHeight )
	);
	return {
		boxes,
		rows,
		visible,
		height: height.part,
		heightPx: height.px,
	};
}
