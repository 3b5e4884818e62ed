import { describe, expect, test } from 'vitest';
import { indexOf, placeOf } from './order';
import { pageOf } from '../browsing/page-of';

describe( 'order of the viewer', () => {
	test.each( [
		[ [], [ 0, 1, 2, 3 ] ],
		[
			[ 0, 1 ],
			[ 2, 3, 4 ],
		],
		[
			[ 1, 3 ],
			[ 0, 2, 4, 5 ],
		],
		[ [ 5 ], [ 0, 1, 2, 3, 4, 6 ] ],
	] )( 'without %j', ( others, places ) => {
		expect(
			places.map( ( _, index ) => placeOf( index, others ) )
		).toEqual( places );
		expect( places.map( ( place ) => indexOf( place, others ) ) ).toEqual(
			places.map( ( _, index ) => index )
		);
	} );

	test( 'what is left out has no index', () => {
		expect( indexOf( 3, [ 1, 3 ] ) ).toBe( -1 );
	} );

	test( 'pages of a place', () => {
		const pages = [ 0, 10, 25 ];
		expect(
			[ 0, 9, 10, 24, 25, 99 ].map( ( place ) => pageOf( place, pages ) )
		).toEqual( [ 1, 1, 2, 2, 3, 3 ] );
		expect( pageOf( 3, [] ) ).toBe( 1 );
	} );
} );
