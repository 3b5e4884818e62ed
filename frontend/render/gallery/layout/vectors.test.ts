/**
 * Boxes that this engine and PHP's (tests/php/Gallery/Layout/LayoutTest.php) have to give alike.
 *
 * `UPDATE_LAYOUT=1 npx vitest --run layout/vectors` writes them anew: look at what changed, every number moves a visitor's pictures.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { layoutSettings } from '../settings';
import type { LayoutName, LayoutSettings } from '../types';
import { layoutTiles, pageRange, pageStarts, STRIDE } from '.';
import { album, EXTREMES } from './samples';

interface Draft {
	name: string;
	ratios: number[];
	settings?: Partial< LayoutSettings >;
	labelHeight?: number;
	widths?: number[];
}

interface Vector {
	name: string;
	ratios: number[];
	/** Complete. */
	settings: LayoutSettings;
	labelHeight: number;
	width: number;
	expected: {
		/** x, xPx, y, yPx, w, wPx, h, hPx of every tile. */
		boxes: number[][];
		rows: number[];
		visible: number;
		height: number;
		heightPx: number;
		/** First tile of every page of two rows. */
		pages: number[];
		/** First tile and the one after the last of pages of five tiles, in whole rows. */
		ranges: number[][];
	};
}

const FOLDER = path.join(
	import.meta.dirname,
	'../../../../tests/fixtures/layout'
);

const framed = {
	gutterWidth: 12,
	gutterHeight: 16,
	borderHorizontal: 3,
	borderVertical: 5,
};

const columns: Draft[] = [
	{ name: 'defaults', ratios: album( 11 ), widths: [ 320, 780, 1220, 2400 ] },
	{ name: 'one tile', ratios: [ 1.5 ] },
	{
		name: 'frames, gutters and labels below',
		ratios: album( 9 ),
		settings: { ...framed, width: 220, height: 165 },
		labelHeight: 40,
		widths: [ 500, 1220 ],
	},
	{
		name: 'at most three in a line',
		ratios: album( 8 ),
		settings: { width: 120, maxItemsPerLine: 3 },
	},
	...( [ 'left', 'center', 'right', 'justified' ] as const ).flatMap(
		( alignment ) => [
			{
				name: `alignment ${ alignment }`,
				ratios: album( 7 ),
				settings: { ...framed, width: 180, height: 120, alignment },
				widths: [ 320, 975 ],
			},
			{
				name: `alignment ${ alignment }, wider than the container`,
				ratios: album( 2 ),
				settings: { width: 500, height: 300, alignment },
				widths: [ 320 ],
			},
		]
	),
	{
		name: 'two tiles in the center',
		ratios: album( 2 ),
		settings: { width: 150, alignment: 'center' },
	},
];

const drafts: Record< LayoutName, Draft[] > = {
	grid: [
		...columns,
		{
			name: 'last row in the center',
			ratios: album( 10 ),
			settings: { lastRow: 'center' },
		},
		{
			name: 'last row hidden',
			ratios: album( 10 ),
			settings: { lastRow: 'hide' },
		},
		{
			name: 'an only row is not hidden',
			ratios: album( 2 ),
			settings: { lastRow: 'hide' },
		},
		...[ 1, 2, 3, 9, 10, 11, 12 ].map( ( items ) => ( {
			name: `last row of ${ items } tiles filled`,
			ratios: album( items ),
			settings: { ...framed, lastRow: 'fill' as const },
			widths: [ 320, 975, 1525 ],
		} ) ),
		...( [ 'left', 'center', 'justified' ] as const ).flatMap(
			( alignment ) =>
				[ 2, 7 ].map( ( items ) => ( {
					name: `a last row of ${ items } tiles that cannot be filled, alignment ${ alignment }`,
					ratios: album( items ),
					settings: {
						width: 180,
						lastRow: 'fill' as const,
						alignment,
					},
				} ) )
		),
		{
			name: 'gutters wider than pictures',
			ratios: album( 5 ),
			settings: { width: 20, gutterWidth: 200 },
			widths: [ 320 ],
		},
	],
	cascading: [
		...columns,
		{ name: 'extreme shapes', ratios: EXTREMES, settings: { width: 200 } },
		{
			name: 'heights snap',
			ratios: album( 12 ),
			settings: { ...framed, width: 200, baseGridHeight: 60 },
		},
		{
			name: 'heights snap with labels below',
			ratios: album( 12 ),
			settings: { width: 200, baseGridHeight: 90 },
			labelHeight: 32,
		},
		{
			name: 'equal shapes go in order',
			ratios: new Array( 9 ).fill( 1 ),
			settings: { width: 200 },
		},
	],
	justified: [
		{
			name: 'defaults',
			ratios: album( 24 ),
			widths: [ 320, 500, 780, 1220, 2400 ],
		},
		{ name: 'one picture', ratios: [ 1.5 ] },
		{ name: 'one panorama', ratios: [ 9.5 ], widths: [ 320, 1220 ] },
		{
			name: 'frames, gutters and labels below',
			ratios: album( 15 ),
			settings: { ...framed, height: 150 },
			labelHeight: 40,
			widths: [ 500, 1220 ],
		},
		{
			name: 'extreme shapes',
			ratios: EXTREMES,
			widths: [ 320, 1220 ],
		},
		...[ 1, 2, 3 ].map( ( items ) => ( {
			name: `an only row of ${ items } filled`,
			ratios: album( items ),
			settings: { height: 180, lastRow: 'fill' as const },
			widths: [ 500, 1525 ],
		} ) ),
		...( [ 'start', 'center', 'justify', 'fill', 'hide' ] as const ).map(
			( lastRow ) => ( {
				name: `last row ${ lastRow }`,
				ratios: album( 19 ),
				settings: { height: 180, lastRow },
				widths: [ 780, 1525 ],
			} )
		),
		{
			name: 'an only row is not hidden',
			ratios: [ 1, 1 ],
			settings: { lastRow: 'hide' },
		},
		{
			name: 'at most three in a line',
			ratios: album( 10 ),
			settings: { height: 100, maxItemsPerLine: 3 },
		},
		{
			name: 'towers between panoramas',
			ratios: [ 8, 0.1, 8, 0.1, 8 ],
			widths: [ 320, 780 ],
		},
		{
			name: 'gutters wider than pictures',
			ratios: album( 6 ),
			settings: { height: 20, gutterWidth: 200, borderHorizontal: 100 },
			widths: [ 320 ],
		},
	],
	mosaic: [
		{ name: 'no pattern is a grid', ratios: album( 5 ) },
		{
			name: 'one large and four small',
			ratios: album( 13 ),
			settings: {
				mosaic: [
					{ c: 1, r: 1, w: 2, h: 2 },
					{ c: 3, r: 1, w: 1, h: 1 },
					{ c: 4, r: 1, w: 1, h: 1 },
					{ c: 3, r: 2, w: 1, h: 1 },
					{ c: 4, r: 2, w: 1, h: 1 },
				],
			},
			widths: [ 320, 1220 ],
		},
		{
			name: 'out of order with holes, frames and labels below',
			ratios: album( 8 ),
			settings: {
				...framed,
				mosaic: [
					{ c: 3, r: 2, w: 1, h: 3 },
					{ c: 1, r: 1, w: 2, h: 1 },
					{ c: 1, r: 3, w: 1, h: 1 },
				],
			},
			labelHeight: 30,
		},
		...[ 2, 5, 7, 9 ].map( ( items ) => ( {
			name: `a pattern that is not full is filled, ${ items } tiles`,
			ratios: album( items ),
			settings: {
				lastRow: 'fill' as const,
				mosaic: [
					{ c: 1, r: 1, w: 2, h: 2 },
					{ c: 3, r: 1, w: 1, h: 1 },
					{ c: 4, r: 1, w: 1, h: 1 },
					{ c: 3, r: 2, w: 2, h: 1 },
				],
			},
		} ) ),
		{
			name: 'a pattern that is not full is hidden',
			ratios: album( 8 ),
			settings: {
				lastRow: 'hide',
				mosaic: [
					{ c: 1, r: 1, w: 1, h: 2 },
					{ c: 2, r: 1, w: 2, h: 1 },
					{ c: 2, r: 2, w: 2, h: 1 },
				],
			},
		},
		{
			name: 'as many columns as there may be, with the widest gutters',
			ratios: album( 3 ),
			settings: {
				gutterWidth: 200,
				borderHorizontal: 100,
				mosaic: [
					{ c: 1, r: 1, w: 12, h: 2 },
					{ c: 24, r: 1, w: 1, h: 1 },
				],
			},
			widths: [ 320 ],
		},
	],
};

const rounded = ( value: number ) => Number( value.toFixed( 9 ) ) + 0;

function calculated(
	vector: Omit< Vector, 'expected' >
): Vector[ 'expected' ] {
	const layout = layoutTiles(
		vector.ratios,
		vector.settings,
		vector.labelHeight,
		vector.width
	);
	const boxes = Array.from( layout.boxes, rounded );
	const fives = vector.ratios.flatMap( ( _, place ) =>
		place % 5 === 0 ? place : []
	);
	return {
		boxes: vector.ratios.map( ( _, place ) =>
			boxes.slice( place * STRIDE, ( place + 1 ) * STRIDE )
		),
		rows: [ ...layout.rows ],
		visible: layout.visible,
		height: rounded( layout.height ),
		heightPx: rounded( layout.heightPx ),
		pages: pageStarts( layout.rows, 2 ),
		ranges: fives.map( ( first ) => {
			const page = {
				first,
				end: Math.min( first + 5, vector.ratios.length ),
			};
			const range = pageRange( layout.rows, fives, page );
			return [ range.first, range.end ];
		} ),
	};
}

function written( name: LayoutName ): Vector[] {
	const file = path.join( FOLDER, `${ name }.json` );
	if ( process.env[ 'UPDATE_LAYOUT' ] ) {
		const vectors = drafts[ name ].flatMap( ( draft ) =>
			( draft.widths ?? [ 975 ] ).map( ( width ) => {
				const vector = {
					name: `${ draft.name }, ${ width } px`,
					ratios: draft.ratios,
					settings: layoutSettings( {
						layout: name,
						...draft.settings,
					} ),
					labelHeight: draft.labelHeight ?? 0,
					width,
				};
				return { ...vector, expected: calculated( vector ) };
			} )
		);
		mkdirSync( FOLDER, { recursive: true } );
		writeFileSync(
			file,
			`[\n${ vectors.map( ( vector ) => JSON.stringify( vector ) ).join( ',\n' ) }\n]\n`
		);
	}
	return JSON.parse( readFileSync( file, 'utf8' ) );
}

describe.each( Object.keys( drafts ) as LayoutName[] )(
	'layout %s',
	( name ) => {
		test.each( written( name ) )( '$name', ( { expected, ...vector } ) => {
			const { boxes, ...rest } = calculated( vector );
			const { boxes: expectedBoxes, ...expectedRest } = expected;
			expect( rest ).toEqual( {
				...expectedRest,
				height: expect.closeTo( expectedRest.height, 6 ),
				heightPx: expect.closeTo( expectedRest.heightPx, 6 ),
			} );
			boxes
				.flat()
				.forEach( ( value, index ) =>
					expect( value, `number ${ index }` ).toBeCloseTo(
						expectedBoxes.flat()[ index ] ?? NaN,
						6
					)
				);
		} );
	}
);
