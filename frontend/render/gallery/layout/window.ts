import { heightAt, STRIDE } from './layout';
import type { Layout } from './layout';

/** Places from `first` up to but not including `end`. */
export interface Window {
	first: number;
	end: number;
}

/** What is searched: both rise with the place. */
interface Edges {
	width: number;
	/** Where the lowest of the tiles up to a place ends, in px. */
	ends: Float64Array;
	/** Where the highest of the tiles from a place on begins, in px. */
	tops: Float64Array;
}

/** Of the last width each layout was asked for: a scroll asks many times. */
const known = new WeakMap< Layout, Edges >();

/**
 * The tiles that touch a range of heights: all of them lie in the answer, with `cascading` and `mosaic` perhaps a few others.
 *
 * @param layout         Layout.
 * @param top            Px from the top of the list.
 * @param bottom         Px from the top of the list.
 * @param containerWidth Px.
 */
export function windowOf(
	layout: Layout,
	top: number,
	bottom: number,
	containerWidth: number
): Window {
	const { ends, tops } = edgesOf( layout, containerWidth );
	const first = firstAbove( ends, top );
	return {
		first,
		end: Math.max( first, firstAbove( tops, bottom, true ) ),
	};
}

/**
 * The first tile of every page of so many rows; the next page begins where one ends. Twin: php/Gallery/Layout/Layout.php.
 *
 * @param rows    First tile of every row.
 * @param maxRows Rows of a page.
 */
export function pageStarts(
	rows: ArrayLike< number >,
	maxRows: number
): number[] {
	const step = Math.max( 1, maxRows );
	return Array.from(
		{ length: Math.ceil( rows.length / step ) },
		( _, page ) => rows[ page * step ] ?? 0
	);
}

/** Tiles that a page has more than its own at most, so that its first row is whole. */
const MAX_BEFORE = 50;

/**
 * What of a page is in some rows, so that none is cut in two: from the row that its first place is in up to the row where the next page begins. Twin: php/Gallery/Layout/Layout.php.
 *
 * @param rows  First tile of every row.
 * @param pages First places of all pages.
 * @param page  Places of the page; what does not begin with one of these stays as it is.
 */
export function pageRange(
	rows: ArrayLike< number >,
	pages: readonly number[],
	page: Window
): Window {
	return pages.includes( page.first )
		? {
				first: pageStart( rows, pages, page.first ),
				end: pageStart( rows, pages, page.end ),
			}
		: page;
}

/**
 * Where a page begins in some rows. A row that has all of the page before, too, or very many tiles, is cut.
 *
 * @param rows  First tile of every row.
 * @param pages First places of all pages.
 * @param place One of them, or the end of the album.
 */
function pageStart(
	rows: ArrayLike< number >,
	pages: readonly number[],
	place: number
): number {
	const before = pages[ pages.indexOf( place ) - 1 ];
	if ( before === undefined ) {
		return place;
	}
	const start = Array.from( rows ).findLast( ( row ) => row <= place ) ?? 0;
	return start > before && place - start <= MAX_BEFORE ? start : place;
}

/**
 * The height of the first tiles in px.
 *
 * @param layout         Layout.
 * @param end            How many tiles.
 * @param containerWidth Px.
 */
export function heightUpTo(
	layout: Layout,
	end: number,
	containerWidth: number
): number {
	if ( end >= layout.visible ) {
		return heightAt( layout, containerWidth );
	}
	return edgesOf( layout, containerWidth ).ends[ end - 1 ] ?? 0;
}

function edgesOf( layout: Layout, width: number ): Edges {
	const last = known.get( layout );
	if ( last?.width === width ) {
		return last;
	}
	const { boxes, visible } = layout;
	const ends = new Float64Array( visible );
	const tops = new Float64Array( visible );
	const value = ( index: number ) =>
		( boxes[ index ] ?? 0 ) * width + ( boxes[ index + 1 ] ?? 0 );
	let edge = 0;
	for ( let place = 0; place < visible; place++ ) {
		const start = place * STRIDE;
		edge = Math.max( edge, value( start + 2 ) + value( start + 6 ) );
		ends[ place ] = edge;
	}
	edge = Infinity;
	for ( let place = visible - 1; place >= 0; place-- ) {
		edge = Math.min( edge, value( place * STRIDE + 2 ) );
		tops[ place ] = edge;
	}
	const edges = { width, ends, tops };
	known.set( layout, edges );
	return edges;
}

/**
 * The first place whose value is above a limit, or the number of values.
 *
 * @param values  Rising.
 * @param limit   Limit.
 * @param orEqual Whether the limit itself is above it.
 */
function firstAbove(
	values: Float64Array,
	limit: number,
	orEqual = false
): number {
	let low = 0;
	let high = values.length;
	while ( low < high ) {
		const middle = Math.floor( ( low + high ) / 2 );
		const value = values[ middle ] ?? 0;
		if ( value > limit || ( orEqual && value === limit ) ) {
			high = middle;
		} else {
			low = middle + 1;
		}
	}
	return low;
}
