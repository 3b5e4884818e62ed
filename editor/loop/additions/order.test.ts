import { expect, test } from 'vitest';
import { moved } from './order';

test( 'an entry changes places with its neighbor, and stays at the ends', () => {
	expect( moved( [ 7, 8, 9 ], 1, -1 ) ).toEqual( [ 8, 7, 9 ] );
	expect( moved( [ 7, 8, 9 ], 1, 1 ) ).toEqual( [ 7, 9, 8 ] );
	expect( moved( [ 7, 8, 9 ], 0, -1 ) ).toEqual( [ 7, 8, 9 ] );
	expect( moved( [ 7, 8, 9 ], 2, 1 ) ).toEqual( [ 7, 8, 9 ] );
} );
