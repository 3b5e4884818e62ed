import { rangeOf } from '../steps';
import type { LayoutSettings } from '../types';
import { columnsOf, inner } from './columns';
import { put, STRIDE } from './layout';
import type { Layout } from './layout';
import { at, length, plus, times, ZERO } from './length';
import type { Length } from './length';
import { shape } from './shape';

/** A column is shorter than another only by more than so many px: order is worth more. */
const TIE = 5;

/**
 * Columns of pictures in their own shape, each at the end of the shortest column. Twin: php/Gallery/Layout/Cascading.php.
 *
 * @param ratios      Width by height of every picture, 0 = unknown.
 * @param settings    Settings.
 * @param labelHeight Of labels below pictures, in px.
 * @param width       Nominal width of the container, in px.
 */
export function cascading(
	ratios: ArrayLike< number >,
	settings: LayoutSettings,
	labelHeight: number,
	width: number
): Layout {
	const items = ratios.length;
	const columns = columnsOf( settings, items, width );
	const { count } = columns;
	const picture = inner( columns.width, settings.borderHorizontal, width );
	const frame = 2 * settings.borderVertical + labelHeight;
	const between = frame + settings.gutterHeight;
	const boxes = new Float64Array( items * STRIDE );
	/** Where the next tile of each column begins. */
	const ends: Length[] = new Array( count ).fill( ZERO );
	const tops = new Float64Array( count );
	for ( let place = 0; place < items; place++ ) {
		const column = place < count ? place : shortest( tops );
		const own = times( picture, 1 / shape( ratios[ place ] ) );
		const high = plus(
			settings.baseGridHeight > 0
				? snapped( at( own, width ), settings.baseGridHeight, between )
				: own,
			length( 0, frame )
		);
		const y = ends[ column ] ?? ZERO;
		put(
			boxes,
			place,
			plus( columns.start, times( columns.step, column ) ),
			y,
			columns.width,
			high
		);
		const end = plus( y, plus( high, length( 0, settings.gutterHeight ) ) );
		ends[ column ] = end;
		tops[ column ] = at( end, width );
	}
	const used = ends.slice( 0, Math.min( count, items ) );
	const height = plus(
		longest( used, width ),
		length( 0, -settings.gutterHeight )
	);
	return {
		boxes,
		rows: Int32Array.from(
			{ length: Math.ceil( items / count ) },
			( _, row ) => row * count
		),
		visible: items,
		height: height.part,
		heightPx: height.px,
	};
}

/**
 * The column that the next tile goes to: the first one that no other undercuts by more than the tie.
 *
 * @param tops Where the next tile of each column would begin, in px.
 */
function shortest( tops: Float64Array ): number {
	let best = 0;
	for ( let column = 1; column < tops.length; column++ ) {
		if ( ( tops[ column ] ?? 0 ) < ( tops[ best ] ?? 0 ) - TIE ) {
			best = column;
		}
	}
	return best;
}

/**
 * Snaps a picture's height, so that tiles end side by side: k·base + (k − 1)·between.
 *
 * @param height  Of the picture, in px.
 * @param base    Px.
 * @param between What lies between two pictures of a column, in px.
 */
function snapped( height: number, base: number, between: number ): Length {
	const units = Math.max(
		1,
		Math.floor( ( height + between ) / ( base + between ) + 0.5 )
	);
	return length( 0, units * base + ( units - 1 ) * between );
}

/**
 * A height that no column exceeds within the step: which one is the longest changes with the width, and the maximum of straight lines lies below its chord.
 *
 * @param ends  Where the columns end.
 * @param width Nominal width, in px.
 */
function longest( ends: Length[], width: number ): Length {
	const { min, max } = rangeOf( width );
	const low = Math.max( ...ends.map( ( end ) => at( end, min ) ) );
	const high = Math.max( ...ends.map( ( end ) => at( end, max ) ) );
	const part = ( high - low ) / ( max - min );
	return length( part, low - part * min );
}
