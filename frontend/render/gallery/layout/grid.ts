import type { LayoutSettings } from '../types';
import { columnsOf, inner, sharing } from './columns';
import { put, STRIDE } from './layout';
import type { Layout } from './layout';
import { at, length, plus, times } from './length';

/** How much wider than the others tiles of a filled row may be. */
const WIDEST = 2;

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
	const { lastRow, gutterWidth } = settings;
	const fills = lastRow === 'fill' && settings.alignment === 'fillWidth';
	let columns = columnsOf( settings, items, width );
	// An only row has nothing above it that its tiles have to match: they keep their shape.
	if ( fills && items < columns.count && items * WIDEST >= columns.count ) {
		columns = sharing( items, gutterWidth );
	}
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
	const filled = fills ? filledRows( items, count ) : [];
	const whole = Math.floor( items / count );
	/** Rows of as many tiles as there are columns. */
	const usual = whole - Math.max( 0, filled.length - 1 );
	const isCut = lastRow === 'hide' && whole > 0;
	const visible = isCut ? whole * count : items;
	const isCentered =
		( whole > 0 && lastRow === 'center' ) ||
		( lastRow === 'fill' && filled.length === 0 && ( whole > 0 || fills ) );
	const rest = items - whole * count;
	const centered = times( columns.step, ( count - rest ) / 2 );
	const rows: number[] = [];
	const boxes = new Float64Array( items * STRIDE );
	for ( let place = 0, row = 0; place < visible; row++ ) {
		const own = row < usual ? count : ( filled[ row - usual ] ?? rest );
		const {
			start,
			step,
			width: wide,
		} = row >= usual && filled.length > 0
			? sharing( own, gutterWidth )
			: columns;
		const from =
			isCentered && row === whole ? plus( start, centered ) : start;
		rows.push( place );
		for ( let column = 0; column < own; column++, place++ ) {
			put(
				boxes,
				place,
				plus( from, times( step, column ) ),
				times( line, row ),
				wide,
				tall
			);
		}
	}
	const height = plus(
		times( line, rows.length ),
		length( 0, -settings.gutterHeight )
	);
	return {
		boxes,
		rows: Int32Array.from( rows ),
		visible,
		height: height.part,
		heightPx: height.px,
	};
}

/**
 * How many tiles the rows at the end have that fill the width: the last one, or, where its tiles would be too wide, it and the one before.
 *
 * @param items How many tiles there are.
 * @param count Columns.
 */
function filledRows( items: number, count: number ): number[] {
	const rest = items % count;
	if ( rest === 0 || items < count ) {
		return [];
	}
	if ( rest * WIDEST >= count ) {
		return [ rest ];
	}
	const both = count + rest;
	return [ Math.ceil( both / 2 ), Math.floor( both / 2 ) ];
}
