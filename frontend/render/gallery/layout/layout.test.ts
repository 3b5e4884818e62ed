/** Properties of every layout at every width (docs/decisions/0006). */
import { describe, expect, test } from 'vitest';
import { layoutSettings } from '../settings';
import { NOMINAL_WIDTHS, rangeOf } from '../steps';
import type { LayoutSettings } from '../types';
import { boxAt, heightAt, layoutTiles, pageStarts, windowOf } from '.';
import type { Box, Layout } from '.';
import { album, EXTREMES } from './samples';

/** Px that sums of doubles may miss. */
const SLACK = 0.001;

const mosaic = [
	{ c: 3, r: 1, w: 1, h: 1 },
	{ c: 1, r: 1, w: 2, h: 2 },
	{ c: 3, r: 2, w: 1, h: 2 },
	{ c: 1, r: 3, w: 1, h: 1 },
];

const LAYOUTS = [ 'grid', 'justified', 'cascading', 'mosaic' ] as const;

const VARIANTS: Partial< LayoutSettings >[] = [
	{},
	{ width: 120, height: 90, gutterWidth: 10, gutterHeight: 20 },
	{ width: 180, height: 260, borderHorizontal: 8, borderVertical: 4 },
	{ width: 150, alignment: 'left' },
	{ width: 150, alignment: 'center', lastRow: 'center' },
	{ width: 150, alignment: 'right', lastRow: 'hide' },
	{ width: 150, alignment: 'justified', lastRow: 'justify' },
	{ width: 90, maxItemsPerLine: 2 },
	{ width: 150, gutterWidth: 10, gutterHeight: 10, lastRow: 'fill' },
	{ width: 150, alignment: 'center', lastRow: 'fill' },
	{ width: 160, baseGridHeight: 70, gutterHeight: 6 },
];

const cases = LAYOUTS.flatMap( ( layout ) =>
	VARIANTS.map( ( variant ) => ( {
		layout,
		variant: JSON.stringify( variant ),
		settings: layoutSettings( { layout, mosaic, ...variant } ),
	} ) )
);

function boxesOf( layout: Layout, width: number ): Box[] {
	return Array.from( { length: layout.visible }, ( _, place ) =>
		boxAt( layout, place, width )
	);
}

function overlap( a: Box, b: Box ): boolean {
	return (
		a.x + a.w > b.x + SLACK &&
		b.x + b.w > a.x + SLACK &&
		a.y + a.h > b.y + SLACK &&
		b.y + b.h > a.y + SLACK
	);
}

/**
 * Widths that share the geometry of a nominal one.
 *
 * @param nominal Px.
 */
function widthsOf( nominal: number ): number[] {
	const { min, max } = rangeOf( nominal );
	return [ min, ( min + nominal ) / 2, nominal, max ];
}

describe.each( cases )( '$layout $variant', ( { settings } ) => {
	test.each( [ album( 53 ), EXTREMES, album( 1 ), album( 3 ) ] )(
		'tiles lie apart, inside, and make up the height',
		( ...ratios ) => {
			for ( const nominal of NOMINAL_WIDTHS ) {
				const layout = layoutTiles( ratios, settings, 24, nominal );
				for ( const width of widthsOf( nominal ) ) {
					const boxes = boxesOf( layout, width );
					const bottom = Math.max(
						...boxes.map( ( b ) => b.y + b.h )
					);
					const height = heightAt( layout, width );
					expect( height ).toBeGreaterThanOrEqual( bottom - SLACK );
					const wrong = boxes.flatMap( ( box, place ) => {
						const isInside =
							box.w > 0 &&
							box.h > 0 &&
							box.x >= -SLACK &&
							box.y >= -SLACK &&
							box.x + box.w <= width + SLACK;
						const isFree = ! boxes.some(
							( other, before ) =>
								before < place && overlap( other, box )
						);
						return isInside && isFree
							? []
							: [ { place, width, box } ];
					} );
					expect( wrong ).toEqual( [] );
				}
				const atNominal = boxesOf( layout, nominal );
				expect( heightAt( layout, nominal ) ).toBeCloseTo(
					Math.max( ...atNominal.map( ( b ) => b.y + b.h ) ),
					settings.layout === 'cascading' ? -2 : 3
				);
			}
		}
	);

	test( 'rows and pages cover every tile in order', () => {
		const layout = layoutTiles( album( 53 ), settings, 0, 975 );
		const rows = [ ...layout.rows ];
		expect( rows[ 0 ] ).toBe( 0 );
		expect( rows ).toEqual( [ ...rows ].sort( ( a, b ) => a - b ) );
		expect( new Set( rows ).size ).toBe( rows.length );
		expect( rows.at( -1 ) ).toBeLessThan( layout.visible );
		expect( pageStarts( rows, 2 ) ).toEqual(
			rows.filter( ( _, row ) => row % 2 === 0 )
		);
		expect( pageStarts( rows, 1000 ) ).toEqual( [ 0 ] );
	} );

	test( 'a window holds all that touches it, and not much else', () => {
		const layout = layoutTiles( album( 400 ), settings, 24, 975 );
		for ( const width of widthsOf( 975 ) ) {
			const boxes = boxesOf( layout, width );
			const height = heightAt( layout, width );
			for ( let top = -900; top < height + 900; top += 437 ) {
				const { first, end } = windowOf(
					layout,
					top,
					top + 800,
					width
				);
				const touching = boxes.flatMap( ( box, place ) =>
					box.y < top + 800 && box.y + box.h > top ? [ place ] : []
				);
				if ( touching.length > 0 ) {
					expect( first ).toBeLessThanOrEqual( touching[ 0 ] ?? 0 );
					expect( end ).toBeGreaterThan( touching.at( -1 ) ?? 0 );
				}
				expect( end - first ).toBeLessThanOrEqual(
					touching.length + 60
				);
			}
		}
	} );
} );

test.each( [ 'grid', 'cascading', 'mosaic' ] as const )(
	'%s: columns make up the width exactly',
	( layout ) => {
		const settings = layoutSettings( {
			layout,
			mosaic,
			width: 130,
			gutterWidth: 7,
		} );
		for ( const nominal of NOMINAL_WIDTHS ) {
			const tiles = layoutTiles( album( 60 ), settings, 0, nominal );
			for ( const width of widthsOf( nominal ) ) {
				const ends = boxesOf( tiles, width ).map( ( b ) => b.x + b.w );
				expect( Math.max( ...ends ) ).toBeCloseTo( width, 6 );
			}
		}
	}
);

describe( 'justified', () => {
	const settings = layoutSettings( { layout: 'justified', gutterWidth: 5 } );

	test( 'every full row makes up the width exactly, and its pictures keep their shape', () => {
		for ( const nominal of NOMINAL_WIDTHS ) {
			const ratios = album( 120 );
			const layout = layoutTiles( ratios, settings, 0, nominal );
			for ( const width of widthsOf( nominal ) ) {
				const boxes = boxesOf( layout, width );
				for ( const start of layout.rows.slice( 1 ) ) {
					const last = boxes[ start - 1 ];
					expect( ( last?.x ?? 0 ) + ( last?.w ?? 0 ) ).toBeCloseTo(
						width,
						6
					);
				}
			}
			for ( const [ place, box ] of boxesOf(
				layout,
				nominal
			).entries() ) {
				expect( ( box.w - 4 ) / ( box.h - 4 ) ).toBeCloseTo(
					ratios[ place ] ?? 0,
					6
				);
			}
		}
	} );

	test( 'rows are near the wanted height, at no step far from it', () => {
		for ( const nominal of NOMINAL_WIDTHS.slice( 4 ) ) {
			const layout = layoutTiles( album( 300 ), settings, 0, nominal );
			for ( const start of layout.rows ) {
				const { h } = boxAt( layout, start, nominal );
				expect( h ).toBeGreaterThan( 200 * 0.6 );
				expect( h ).toBeLessThan( 200 * 1.6 );
			}
		}
	} );

	test( 'a last row is never higher than the others', () => {
		for ( let items = 1; items < 60; items++ ) {
			for ( const nominal of NOMINAL_WIDTHS ) {
				const layout = layoutTiles(
					album( items ),
					settings,
					0,
					nominal
				);
				const heights = [ ...layout.rows ].map(
					( start ) => boxAt( layout, start, nominal ).h
				);
				const last = heights.pop() ?? 0;
				expect( last ).toBeLessThanOrEqual(
					Math.max( 204, ...heights ) + SLACK
				);
			}
		}
	} );

	test( 'breaks are the best ones: all others cost as much or more', () => {
		const ratios = album( 11 );
		const exact = layoutSettings( {
			layout: 'justified',
			lastRow: 'justify',
			gutterWidth: 0,
			borderHorizontal: 0,
			height: 150,
		} );
		const cost = ( starts: number[] ) =>
			starts.reduce( ( sum, from, index ) => {
				const row = ratios.slice( from, starts[ index + 1 ] );
				const height = 780 / row.reduce( ( a, b ) => a + b );
				return sum + ( height - 150 ) ** 2 * row.length;
			}, 0 );
		const found = cost( [ ...layoutTiles( ratios, exact, 0, 780 ).rows ] );
		for ( let bits = 0; bits < 2 ** 10; bits++ ) {
			const starts = ratios.flatMap( ( _, place ) =>
				place === 0 || Math.floor( bits / 2 ** ( place - 1 ) ) % 2
					? [ place ]
					: []
			);
			expect( cost( starts ) ).toBeGreaterThanOrEqual( found - SLACK );
		}
	} );
} );

test( 'cascading goes in order while columns are as long as each other, within 5 px', () => {
	const settings = layoutSettings( {
		layout: 'cascading',
		width: 200,
		borderHorizontal: 0,
		borderVertical: 0,
		gutterWidth: 0,
	} );
	// The second picture is 4 px less high, the third one 20 px.
	const layout = layoutTiles(
		[ 1, 200 / 196, 200 / 180, 1, 1 ],
		{ ...settings, maxItemsPerLine: 3, alignment: 'left' },
		0,
		780
	);
	const columns = Array.from(
		{ length: 5 },
		( _, place ) => boxAt( layout, place, 780 ).x / 200
	);
	expect( columns ).toEqual( [ 0, 1, 2, 2, 0 ] );
} );

test( 'an empty album has no height, no rows and no pages', () => {
	const layout = layoutTiles( [], layoutSettings( {} ), 0, 780 );
	expect( heightAt( layout, 780 ) ).toBe( 0 );
	expect( pageStarts( layout.rows, 2 ) ).toEqual( [] );
	expect( windowOf( layout, 0, 1000, 780 ) ).toEqual( { first: 0, end: 0 } );
} );

test.each( [ 'grid', 'justified', 'mosaic' ] as const )(
	'%s: a last row that is filled ends where the others do, and its tiles are at most twice as wide',
	( layout ) => {
		const settings = layoutSettings( { layout, mosaic, lastRow: 'fill' } );
		const usual = layoutSettings( { layout, mosaic } );
		for ( const nominal of NOMINAL_WIDTHS ) {
			for ( let items = 24; items < 60; items++ ) {
				const filled = layoutTiles(
					album( items ),
					settings,
					0,
					nominal
				);
				const boxes = boxesOf( filled, nominal );
				const last = boxes.at( -1 ) as Box;
				const name = `${ items } tiles at ${ nominal } px`;
				// A whole pattern ends where its author wants.
				if ( layout !== 'mosaic' || items % mosaic.length > 0 ) {
					expect( last.x + last.w, name ).toBeCloseTo( nominal, 3 );
				}
				expect( filled.visible ).toBe( items );
				const others = boxesOf(
					layoutTiles( album( items ), usual, 0, nominal ),
					nominal
				);
				const widest = Math.max( ...others.map( ( { w } ) => w ) );
				if ( layout === 'grid' ) {
					expect( last.w, name ).toBeLessThan( 2.1 * widest );
				}
			}
		}
	}
);
