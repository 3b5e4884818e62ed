import { expect, test } from 'vitest';
import { rangesOf, wayOf } from './way';

test( 'the way goes from 0 to 100 and no further', () => {
	expect(
		[ -50, 0, 400, 1600, 9999 ].map( ( y ) => wayOf( y, 1600 ) )
	).toEqual( [ 0, 0, 25, 100, 100 ] );
	// A page that cannot be scrolled.
	expect( wayOf( 0, 0 ) ).toBe( 0 );
} );

test( 'parts of the way, whoever has written them', () => {
	expect( rangesOf( ' 0% 20%,80% 100%' ) ).toEqual( [
		[ 0, 20 ],
		[ 80, 100 ],
	] );
	expect( rangesOf( '' ) ).toEqual( [ [ 0, 100 ] ] );
	expect( rangesOf( 'x y' ) ).toEqual( [ [ 0, 0 ] ] );
} );
