/** Small parts of the gallery: words and numbers in, words and numbers out. */
import { describe, expect, test } from 'vitest';
import { pictureAddress, webAddress } from '../address';
import { listProperties, tileProperties } from './geometry';
import { itemData } from './items/item-data';
import { complete } from './items/item';
import { cut, labelHeight } from './label';
import { layoutTiles } from './layout';
import { extentOf, fits, parsePattern } from './mosaic';
import { packRatios, unpackRatios } from './ratios';
import { layoutSettings, levelSettings } from './settings';
import {
	NOMINAL_WIDTHS,
	nominalWidth,
	rangeOf,
	sizeClassOf,
	stepMin,
	stepOf,
} from './steps';
import { formatTools, parseTools, TILE_TOOLS, VIEWER_TOOLS } from './tools';
import { needsEffects, wrapperClasses } from './wrapper';
import { fill } from './strings';

describe( 'widths (docs/decisions/0006)', () => {
	test.each( [
		[ 0, 'xs' ],
		[ 479, 'xs' ],
		[ 480, 'sm' ],
		[ 991, 'sm' ],
		[ 992, 'me' ],
		[ 1199, 'me' ],
		[ 1200, 'la' ],
		[ 1799, 'la' ],
		[ 1800, 'xl' ],
		[ 9000, 'xl' ],
	] )( '%d px are %s', ( width, name ) => {
		expect( sizeClassOf( width ) ).toBe( name );
	} );

	test( 'steps follow each other without a gap, none far from its nominal width', () => {
		NOMINAL_WIDTHS.forEach( ( width, step ) => {
			expect( stepOf( width ) ).toBe( step );
			expect( nominalWidth( step ) ).toBe( width );
			expect( stepOf( stepMin( step ) ) ).toBe( step );
			if ( step > 0 ) {
				expect( stepOf( stepMin( step ) - 0.01 ) ).toBe( step - 1 );
				expect( width / stepMin( step ) ).toBeLessThan( 1.13 );
			}
		} );
		expect( stepMin( 0 ) ).toBe( 0 );
		expect( stepMin( NOMINAL_WIDTHS.length ) ).toBe( Infinity );
		expect( rangeOf( 100 ) ).toEqual( rangeOf( 320 ) );
		expect( rangeOf( 9000 ).max ).toBeLessThan( Infinity );
	} );
} );

describe( 'shapes as text', () => {
	test( 'come back as they were, in thousandths', () => {
		const ratios = [ 0, 1.5, 0.667, 65.535, 0.001, 2 ];
		expect( [ ...unpackRatios( packRatios( ratios ) ) ] ).toEqual( ratios );
	} );

	test( 'are little endian', () => {
		expect( packRatios( [ 0.258 ] ) ).toBe( 'AgE=' );
	} );

	test( 'what cannot be said is the nearest that can', () => {
		expect( [
			...unpackRatios( packRatios( [ 1000, 0.0001, -1, NaN ] ) ),
		] ).toEqual( [ 65.535, 0.001, 0, 0 ] );
	} );

	test( 'nonsense is no album', () => {
		expect( unpackRatios( 'no base64!' ) ).toHaveLength( 0 );
		expect( unpackRatios( '' ) ).toHaveLength( 0 );
	} );
} );

describe( 'labels', () => {
	test.each( [
		[ 'Harbour', 0, 'Harbour' ],
		[ 'Harbour', 7, 'Harbour' ],
		[ 'Harbour', 4, 'Harb…' ],
		[ 'At the sea', 7, 'At the…' ],
		[ '👩‍👩‍👧‍👦👩‍👩‍👧‍👦x', 2, '👩‍👩‍👧‍👦👩‍👩‍👧‍👦…' ],
		[ 'e\u0301te\u0301', 2, 'e\u0301t…' ],
		[ 'e\u0301te\u0301', 3, 'e\u0301te\u0301' ],
	] )( '%s in %d characters is %s', ( text, limit, shown ) => {
		expect( cut( text, limit ) ).toBe( shown );
	} );

	test( 'only labels below pictures have a height, more for more lines', () => {
		const height = ( label: object ) =>
			labelHeight( levelSettings( { label }, false ).label );
		expect( height( {} ) ).toBe( 0 );
		expect( height( { position: 'onBottom', display: false } ) ).toBe( 0 );
		expect( height( { position: 'onBottom' } ) ).toBe( 36 );
		expect(
			height( {
				position: 'onBottom',
				titleMultiLine: true,
				displayDescription: true,
				descriptionMultiLine: true,
			} )
		).toBe( 120 );
	} );
} );

describe( 'tools', () => {
	test( 'a size class before a name, unknown and repeated names ignored', () => {
		expect(
			parseTools(
				' select,lashare,label, nosuch,xsselect,custom10,custom11,mecustom2,',
				TILE_TOOLS
			)
		).toEqual( [
			{ name: 'select', from: null },
			{ name: 'share', from: 'la' },
			{ name: 'custom10', from: null },
			{ name: 'custom2', from: 'me' },
		] );
	} );

	test( '`label` is no tool `bel` from `la`', () => {
		expect( parseTools( 'label,lalabel', VIEWER_TOOLS ) ).toEqual( [
			{ name: 'label', from: null },
		] );
	} );

	test( 'a list is written as it is read', () => {
		const list = 'select,lashare,custom1';
		expect( formatTools( parseTools( list, TILE_TOOLS ) ) ).toBe( list );
	} );
} );

describe( 'addresses', () => {
	test.each( [
		[ '/photos/?a[b]=1#c', '/photos/?a%5Bb%5D=1#c' ],
		[ '#c', '#c' ],
		[ 'mailto:a@example.test', 'mailto:a@example.test' ],
		[ 'https://example.test/a:b?x=1?y', 'https://example.test/a:b?x=1?y' ],
		[ 'javascript:alert(1)', '' ],
		[ ' java\tscript:alert(1)', '' ],
		[ 'data:text/html,x', '' ],
		[ 'vbscript:x', '' ],
	] )( '%s leads to "%s"', ( url, address ) => {
		expect( webAddress( url ) ).toBe( address );
	} );

	test( 'a picture may stand in the page itself', () => {
		expect( pictureAddress( 'blob:https://example.test/1' ) ).toBe(
			'blob:https://example.test/1'
		);
	} );
} );

describe( 'patterns of a mosaic', () => {
	const square = { c: 1, r: 1, w: 2, h: 2 };

	test( 'are read from JSON, overlaps left out, everything within bounds', () => {
		expect(
			parsePattern(
				'[{"c":1,"r":1,"w":2,"h":2},{"c":2,"r":2,"w":1,"h":1},{"c":99,"r":0,"w":9,"h":1}]'
			)
		).toEqual( [ square, { c: 24, r: 1, w: 1, h: 1 } ] );
		expect( parsePattern( '[' ) ).toEqual( [] );
		expect( parsePattern( null ) ).toEqual( [] );
	} );

	test( 'know what fits and how large they are', () => {
		expect( fits( { c: 3, r: 1, w: 1, h: 1 }, [ square ] ) ).toBe( true );
		expect( fits( { c: 2, r: 2, w: 1, h: 1 }, [ square ] ) ).toBe( false );
		expect( fits( { c: 24, r: 1, w: 2, h: 1 }, [] ) ).toBe( false );
		expect( fits( { c: 0, r: 1, w: 1, h: 1 }, [] ) ).toBe( false );
		expect( extentOf( [ square, { c: 3, r: 2, w: 1, h: 3 } ] ) ).toEqual( {
			columns: 3,
			rows: 4,
		} );
		expect( extentOf( [] ) ).toEqual( { columns: 0, rows: 0 } );
	} );
} );

describe( 'what scripts and style sheets are told', () => {
	test( 'members that say nothing, and what the tile shows, are left out of an item', () => {
		const data = itemData(
			complete( {
				id: '7',
				url: '/large.jpg',
				title: '"><script>&\'\\" ',
				thumb: { src: 'small.jpg', color: '#aabbcc' },
			} )
		);
		expect( data ).not.toMatch( /[<>&']/ );
		expect( JSON.parse( data ) ).toEqual( {
			id: '7',
			kind: 'image',
			mediaKind: 'img',
			albumID: '0',
			title: '"><script>&\'\\" ',
			thumb: { color: '#aabbcc' },
		} );
	} );

	test( 'geometry has no exponents', () => {
		const settings = layoutSettings( { crop: false, borderVertical: 0 } );
		const layout = layoutTiles( [ 1, 1, 1 ], settings, 0, 780 );
		const properties = [
			tileProperties( layout, 1 ),
			tileProperties( layout, 2 ),
			listProperties(
				layout,
				settings,
				levelSettings( { stacks: { count: 1, rotateZ: 1e-7 } }, false )
					.stacks
			),
		];
		expect( properties[ 0 ] ).toMatchObject( {
			'--vitrine-x': '33.333333cqi + 0.666667px',
			'--vitrine-w': '33.333333cqi + -1.333333px',
		} );
		expect( properties[ 2 ] ).toMatchObject( {
			'--placed': 'absolute',
			'--by': '0',
			'--fit': 'contain',
			'--stack-rz': '0',
			'--stack-scale': '1',
		} );
		for ( const value of properties.flatMap( Object.values ) ) {
			expect( value ).toMatch(
				/^(-?\d+(\.\d+)?(cqi \+ -?\d+(\.\d+)?px)?|absolute|contain)$/
			);
		}
	} );

	test( 'classes name label, effects and transition; the second style sheet only where one needs it', () => {
		const view = ( attributes: object ) =>
			( {
				theme: 'dark',
				sizesBy: 'container',
				level: levelSettings( attributes, false ),
			} ) as const;
		expect( wrapperClasses( view( {} ) ).split( ' ' ) ).toEqual( [
			'wp-block-vitrine-gallery',
			'is-sized-by-container',
			'is-theme-dark',
			'is-gallery-grid',
			'has-label-overImageOnBottom',
			'has-label-align-center',
			'has-effect-toolsAppear',
			'has-transition-fadeIn',
		] );
		expect( needsEffects( view( {} ).level ) ).toBe( false );
		for ( const attributes of [
			{ hoverEffects: [ 'imageGrayOn' ] },
			{ displayTransition: 'flipUp' },
			{ stacks: { count: 1 } },
		] ) {
			expect( needsEffects( view( attributes ).level ) ).toBe( true );
		}
	} );

	test( 'words take numbers and names as they are', () => {
		expect( fill( '%d items', 1234 ) ).toBe( '1,234 items' );
		expect( fill( 'Select %s', '$& %d' ) ).toBe( 'Select $& %d' );
	} );
} );
