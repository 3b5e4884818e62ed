/** Where nanogallery2 3.0.5 put the same tiles in Chromium: `node tests/bench/nanogallery2.mjs --record`. */
import { describe, expect, test } from 'vitest';
import { boxAt } from '../../../render/gallery/layout';
import { layoutSettings } from '../../../render/gallery/settings';
import type { LayoutSettings } from '../../../render/gallery/types';
import { originalLayout, partOf } from './original-layout';

/** Twin: tests/bench/nanogallery2-sets.mjs. */
const SHAPES = [
	200 / 300,
	400 / 225,
	1,
	500 / 200,
	180 / 320,
	320 / 240,
	300 / 200,
];

const OVERLAPPING = [
	{ c: 1, r: 1, w: 2, h: 2 },
	{ c: 3, r: 1, w: 1, h: 1 },
	{ c: 2, r: 2, w: 2, h: 1 },
	{ c: 4, r: 1, w: 1, h: 2 },
];

const ratios = ( count: number ) =>
	Array.from( { length: count }, ( _, at ) => SHAPES[ at % SHAPES.length ]! );

const lay = (
	settings: Partial< LayoutSettings >,
	width: number,
	items: number,
	rest: { labelHeight?: number; isBeside?: boolean } = {}
) =>
	originalLayout( {
		ratios: ratios( items ),
		// Patterns with tiles over others are none of a block's.
		settings: { ...layoutSettings( settings ), ...settings },
		labelHeight: 0,
		isBeside: false,
		width,
		...rest,
	} );

type Case = [
	name: string,
	width: number,
	items: number,
	settings: Partial< LayoutSettings >,
	boxes: number[][],
];

const CASES: Case[] = [
	[
		'grid exact fit 3',
		1180,
		24,
		{
			width: 380,
			height: 250,
			gutterWidth: 20,
			borderHorizontal: 0,
			borderVertical: 0,
		},
		[
			[ 0, 0, 380, 250 ],
			[ 400, 0, 380, 250 ],
			[ 800, 0, 380, 250 ],
			[ 0, 252, 380, 250 ],
			[ 400, 252, 380, 250 ],
			[ 800, 252, 380, 250 ],
			[ 0, 504, 380, 250 ],
			[ 400, 504, 380, 250 ],
			[ 800, 504, 380, 250 ],
		],
	],
	[
		'grid few center',
		1180,
		5,
		{ width: 150, height: 150, alignment: 'center' },
		[
			[ 201, 0, 154, 154 ],
			[ 357, 0, 154, 154 ],
			[ 513, 0, 154, 154 ],
			[ 669, 0, 154, 154 ],
			[ 825, 0, 154, 154 ],
		],
	],
	[
		'grid narrow',
		360,
		24,
		{},
		[
			[ 0, 0, 179, 120 ],
			[ 181, 0, 179, 120 ],
			[ 0, 122, 179, 120 ],
			[ 181, 122, 179, 120 ],
			[ 0, 244, 179, 120 ],
			[ 181, 244, 179, 120 ],
			[ 0, 366, 179, 120 ],
			[ 181, 366, 179, 120 ],
			[ 0, 488, 179, 120 ],
		],
	],
	[
		'justified gutters',
		1180,
		24,
		{
			layout: 'justified',
			height: 220,
			gutterWidth: 20,
			gutterHeight: 10,
			borderHorizontal: 0,
			borderVertical: 0,
		},
		[
			[ 0, 0, 124, 187 ],
			[ 144, 0, 332, 187 ],
			[ 496, 0, 187, 187 ],
			[ 703, 0, 477, 187 ],
			[ 0, 197, 105, 187 ],
			[ 125, 197, 249, 187 ],
			[ 394, 197, 280, 187 ],
			[ 694, 197, 124, 187 ],
			[ 838, 197, 342, 187 ],
		],
	],
	[
		'justified sized',
		1180,
		24,
		{ layout: 'justified', height: 170 },
		[
			[ 0, 0, 101, 150 ],
			[ 103, 0, 263, 150 ],
			[ 368, 0, 150, 150 ],
			[ 520, 0, 369, 150 ],
			[ 891, 0, 86, 150 ],
			[ 979, 0, 201, 150 ],
			[ 0, 152, 235, 158 ],
			[ 237, 152, 106, 158 ],
			[ 345, 152, 277, 158 ],
		],
	],
	[
		'cascading base grid',
		1180,
		24,
		{
			layout: 'cascading',
			width: 240,
			baseGridHeight: 60,
			gutterWidth: 6,
			gutterHeight: 6,
		},
		[
			[ 0.5, 0, 231, 329 ],
			[ 237.5, 0, 231, 128 ],
			[ 474.5, 0, 231, 195 ],
			[ 711.5, 0, 231, 61 ],
			[ 948.5, 0, 231, 463 ],
			[ 711.5, 67, 231, 128 ],
			[ 237.5, 134, 231, 128 ],
			[ 474.5, 201, 231, 329 ],
			[ 711.5, 201, 231, 128 ],
		],
	],
	[
		'mosaic overlapping',
		1180,
		24,
		{ layout: 'mosaic', width: 280, height: 180, mosaic: OVERLAPPING },
		[
			[ 19, 0, 570, 370 ],
			[ 591, 0, 284, 184 ],
			[ 305, 186, 570, 184 ],
			[ 877, 0, 284, 370 ],
			[ 19, 372, 570, 370 ],
			[ 591, 372, 284, 184 ],
			[ 305, 558, 570, 184 ],
			[ 877, 372, 284, 370 ],
			[ 19, 742, 570, 370 ],
		],
	],
	[
		'label right',
		1180,
		24,
		{ width: 200, height: 150 },
		[
			[ 0, 0, 392, 149 ],
			[ 394, 0, 392, 149 ],
			[ 788, 0, 392, 149 ],
			[ 0, 151, 392, 149 ],
			[ 394, 151, 392, 149 ],
			[ 788, 151, 392, 149 ],
			[ 0, 302, 392, 149 ],
			[ 394, 302, 392, 149 ],
			[ 788, 302, 392, 149 ],
		],
	],
];

describe( 'tiles stand where the original puts them', () => {
	test.each( CASES )( '%s', ( name, width, items, settings, boxes ) => {
		const layout = lay( settings, width, items, {
			isBeside: name.startsWith( 'label' ),
		} );
		const own = boxes.map( ( _, place ) => {
			const { x, y, w, h } = boxAt( layout, place, width );
			return [ x, y, w, h ];
		} );
		const apart = own.flatMap( ( box, place ) =>
			box.map( ( side, at ) => Math.abs( side - boxes[ place ]![ at ]! ) )
		);
		// A browser measures in parts of a px.
		expect( Math.max( ...apart ) ).toBeLessThanOrEqual( 1 );
	} );
} );

test( 'a last row that is to be full is left out, and never the only one', () => {
	const full = { lastRow: 'hide' } as const;
	expect( lay( { ...full, width: 300 }, 1180, 9 ).visible ).toBe( 8 );
	expect( lay( { ...full, width: 300 }, 1180, 3 ).visible ).toBe( 3 );
	expect(
		lay( { ...full, layout: 'justified', height: 170 }, 1180, 24 ).visible
	).toBe( 23 );
} );

test( 'columns have no rows, and a pattern is one', () => {
	expect( [ ...lay( { layout: 'cascading' }, 1180, 24 ).rows ] ).toEqual( [
		0,
	] );
	expect( [
		...lay( { layout: 'mosaic', mosaic: OVERLAPPING }, 1180, 10 ).rows,
	] ).toEqual( [ 0, 4, 8 ] );
} );

test( 'a page begins at its own top', () => {
	const whole = lay( { width: 300 }, 1180, 12 );
	const page = partOf( whole, 4, 8 );
	expect( boxAt( page, 0, 1180 ).y ).toBe( 0 );
	expect( page.visible ).toBe( 4 );
	expect( page.heightPx ).toBe( boxAt( whole, 0, 1180 ).h );
} );

test( 'shapes that are not known, and containers without width, do no harm', () => {
	for ( const layout of [
		'grid',
		'justified',
		'cascading',
		'mosaic',
	] as const ) {
		for ( const width of [ 0, 1, 40 ] ) {
			const { boxes, heightPx } = originalLayout( {
				ratios: [ 0, 1e-9, 1e9, 1 ],
				settings: layoutSettings( { layout, mosaic: OVERLAPPING } ),
				labelHeight: 20,
				isBeside: true,
				width,
			} );
			expect( [ ...boxes, heightPx ].every( Number.isFinite ) ).toBe(
				true
			);
		}
	}
} );
