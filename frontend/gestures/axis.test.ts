/** To which axis a pan belongs. */
import { expect, test } from 'vitest';
import { axisOf } from './axis';

test.each( [
	[ 12, 3, 'x' ],
	[ -12, 3, 'x' ],
	[ 3, 12, 'y' ],
	[ 3, -12, 'y' ],
	[ 10, 10, 'x' ],
] as const )( 'a pan of %d, %d begins along %s', ( dx, dy, axis ) => {
	expect( axisOf( { dx, dy }, null ) ).toBe( axis );
} );

test( 'it stays what it was until it goes 60 px to the side', () => {
	expect( axisOf( { dx: 59, dy: 20 }, 'y' ) ).toBe( 'y' );
	expect( axisOf( { dx: 60, dy: 200 }, 'y' ) ).toBe( 'x' );
	expect( axisOf( { dx: -60, dy: 200 }, 'y' ) ).toBe( 'x' );
	expect( axisOf( { dx: 20, dy: 200 }, 'x' ) ).toBe( 'x' );
} );
