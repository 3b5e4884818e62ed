import type { LayoutSettings } from '../types';
import { put, STRIDE } from './layout';
import type { Layout } from './layout';
import { at, length, plus, times, ZERO } from './length';
import { shape } from './shape';

/** Of the wanted height: rows that are lower are not tried, unless one picture alone makes them so. */
const LOWEST = 1 / 3;

/** Of the wanted height: rows are not higher, their pictures are cut instead. */
const HIGHEST = 3;

/** Of the width: frames and gutters of a row take at most so much. */
const MAX_FRAMES = 0.5;

/** What an empty end of the last row costs: its share of the width squared, of the wanted height squared. */
const EMPTY_COST = 1 / 16;

/** Of the wanted height: a gallery of one row is not stretched to more. */
const HIGHEST_ALONE = 2;

/**
 * Rows of one width, their pictures in their own shape.
 *
 * Where rows break is chosen for all of them at once, by dynamic programming: least (height − wanted height)² · pictures. Twin: php/Gallery/Layout/Justified.php.
 *
 * @param ratios      Width by height of every picture, 0 = unknown.
 * @param settings    Settings.
 * @param labelHeight Of labels below pictures, in px.
 * @param width       Nominal width of the container, in px.
 */
export function justified(
	ratios: ArrayLike< number >,
	settings: LayoutSettings,
	labelHeight: number,
	width: number
): Layout {
	const items = ratios.length;
	const { gutterWidth, borderHorizontal, lastRow } = settings;
	const sums = shapesBefore( ratios );
	const starts = breaks( items, settings, width, sums );
	const boxes = new Float64Array( items * STRIDE );
	const frame = 2 * settings.borderVertical + labelHeight;
	const between = length( 0, settings.gutterHeight );
	let top = ZERO;
	let tallest = 0;
	let visible = items;
	let shown = 0;
	for ( let index = 0; index < starts.length; index++ ) {
		const from = starts[ index ] ?? 0;
		const to = starts[ index + 1 ] ?? items;
		// Width by height of its pictures together, and the px around them.
		const shapes = ( sums[ to ] ?? 0 ) - ( sums[ from ] ?? 0 );
		const frames = framesOf( to - from, settings );
		const own = length( 1 / shapes, -frames / shapes );
		const natural = at( own, width );
		const wanted = Math.min( settings.height, tallest || Infinity );
		let highest = Math.max( settings.height, tallest );
		if ( reaches( settings ) ) {
			const isAlone = lastRow === 'fill' && index === 0;
			highest = isAlone ? settings.height * HIGHEST_ALONE : Infinity;
		}
		const isOpen = to === items && natural > highest;
		if ( isOpen && lastRow === 'hide' && index > 0 ) {
			visible = from;
			break;
		}
		// An open row shrinks and grows with the width, too, or it would not fit where the step begins.
		const picture = isOpen ? times( own, wanted / natural ) : own;
		const maxHeight = settings.height * HIGHEST;
		const high = plus(
			at( picture, width ) > maxHeight ? length( 0, maxHeight ) : picture,
			length( 0, frame )
		);
		const taken = plus( times( picture, shapes ), length( 0, frames ) );
		let x =
			isOpen && ( lastRow === 'center' || lastRow === 'fill' )
				? times( plus( length( 1, 0 ), times( taken, -1 ) ), 0.5 )
				: ZERO;
		for ( let place = from; place < to; place++ ) {
			const wide = plus(
				times( picture, shape( ratios[ place ] ) ),
				length( 0, 2 * borderHorizontal )
			);
			put( boxes, place, x, top, wide, high );
			x = plus( x, plus( wide, length( 0, gutterWidth ) ) );
		}
		if ( ! isOpen ) {
			tallest = Math.max( tallest, Math.min( natural, maxHeight ) );
		}
		top = plus( top, plus( high, between ) );
		shown++;
	}
	const height = plus( top, times( between, -1 ) );
	return {
		boxes,
		rows: starts.slice( 0, shown ),
		visible,
		height: height.part,
		heightPx: height.px,
	};
}

/**
 * Shapes of all pictures before each, and of all of them, added up.
 *
 * @param ratios Width by height of every picture, 0 = unknown.
 */
function shapesBefore( ratios: ArrayLike< number > ): Float64Array {
	const sums = new Float64Array( ratios.length + 1 );
	for ( let place = 0; place < ratios.length; place++ ) {
		sums[ place + 1 ] = ( sums[ place ] ?? 0 ) + shape( ratios[ place ] );
	}
	return sums;
}

/**
 * Px of a row that are not its pictures: frames and gutters.
 *
 * @param count    Pictures in it.
 * @param settings Settings.
 */
const framesOf = (
	count: number,
	{ borderHorizontal, gutterWidth }: LayoutSettings
): number => count * 2 * borderHorizontal + ( count - 1 ) * gutterWidth;

/**
 * Whether the last row reaches from side to side, as the others do.
 *
 * @param settings Settings.
 */
const reaches = ( { lastRow }: LayoutSettings ): boolean =>
	lastRow === 'justify' || lastRow === 'fill';

/**
 * Where rows begin.
 *
 * @param items    How many pictures there are.
 * @param settings Settings.
 * @param width    Nominal width of the container, in px.
 * @param sums     Shapes of all pictures before each.
 */
function breaks(
	items: number,
	settings: LayoutSettings,
	width: number,
	sums: Float64Array
): Int32Array {
	const { height: wanted } = settings;
	const maxItems = settings.maxItemsPerLine || items;
	const costs = new Float64Array( items + 1 ).fill( Infinity );
	const before = new Int32Array( items + 1 );
	costs[ 0 ] = 0;
	for ( let from = 0; from < items; from++ ) {
		const base = costs[ from ] ?? 0;
		const end = Math.min( items, from + maxItems );
		for ( let to = from + 1; to <= end; to++ ) {
			const count = to - from;
			const frames = framesOf( count, settings );
			if ( count > 1 && frames > width * MAX_FRAMES ) {
				break;
			}
			const height =
				( width - frames ) /
				( ( sums[ to ] ?? 0 ) - ( sums[ from ] ?? 0 ) );
			const off = height - wanted;
			let cost = off * off * count;
			if ( to === items && ! reaches( settings ) && off > 0 ) {
				const empty = off / height;
				cost = empty * empty * wanted * wanted * EMPTY_COST;
			}
			if ( base + cost < ( costs[ to ] ?? 0 ) ) {
				costs[ to ] = base + cost;
				before[ to ] = from;
			}
			if ( height < wanted * LOWEST ) {
				break;
			}
		}
	}
	const starts: number[] = [];
	for ( let to = items; to > 0; to = before[ to ] ?? 0 ) {
		starts.push( before[ to ] ?? 0 );
	}
	return Int32Array.from( starts.reverse() );
}
