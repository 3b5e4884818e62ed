/** Info labels. */
import { expect, test } from 'vitest';
import { factsOf, mapOf } from './info';
import { anItem } from '../item.fixture';

const words = {
	author: 'Author',
	copyright: 'Copyright',
	dimensions: 'Dimensions',
	model: 'Camera',
	focalLength: 'Focal length',
	mm: '%s mm',
	exposure: 'Exposure',
	seconds: '%s s',
	time: 'Date',
};

test( 'facts have names and units, empty ones are left out', () => {
	const item = anItem( {
		author: 'Ada',
		copyright: '© Ada & sons',
		exif: {
			model: '<b>Pentax</b>',
			focallength: '50',
			exposure: '1/250',
			time: '2024-05-01T10:11:12',
		},
	} );
	expect( factsOf( item, words, 'en-GB' ) ).toEqual( [
		{ name: 'Author', value: 'Ada' },
		{ name: 'Copyright', value: '© Ada & sons' },
		{ name: 'Dimensions', value: '1600 × 1200' },
		{ name: 'Camera', value: '<b>Pentax</b>' },
		{ name: 'Focal length', value: '50 mm' },
		{ name: 'Exposure', value: '1/250 s' },
		{ name: 'Date', value: expect.stringMatching( /1 May 2024.*10:11/ ) },
	] );
	expect( factsOf( anItem( { width: 0 } ), words ) ).toEqual( [] );
} );

test( 'a date that is none is shown as it is, a language that is none does no harm', () => {
	const at = ( time: string, language: string ) =>
		factsOf( anItem( { width: 0, exif: { time } } ), words, language )[ 0 ]
			?.value;
	expect( at( 'yesterday', 'en' ) ).toBe( 'yesterday' );
	expect( at( '2024-05-01T10:11:12', '!!' ) ).toContain( '2024' );
} );

test( 'coordinates become a map', () => {
	const { link, embed } = mapOf( ' 54.46, -3.09 ' );
	expect( link ).toBe(
		'https://www.openstreetmap.org/?mlat=54.46&mlon=-3.09#map=15/54.46/-3.09'
	);
	const { origin, searchParams } = new URL( embed ?? 'about:blank' );
	expect( origin ).toBe( 'https://www.openstreetmap.org' );
	expect( searchParams.get( 'marker' ) ).toBe( '54.46,-3.09' );
	expect( searchParams.get( 'bbox' ) ).toBe(
		'-3.10000,54.45500,-3.08000,54.46500'
	);
} );

test.each( [
	'Whitehaven & "Co"',
	'95,0',
	'1,200',
	'1,2,3',
	'"><script>alert(1)</script>',
] )( '%j is only a name', ( location ) => {
	const { link, embed } = mapOf( location );
	expect( embed ).toBeNull();
	expect( new URL( link ).searchParams.get( 'query' ) ).toBe( location );
	expect( link ).not.toMatch( /["<>\s]/ );
} );
