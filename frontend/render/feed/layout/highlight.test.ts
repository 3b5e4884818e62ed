import { expect, test } from 'vitest';
import { isLarge } from './highlight';

const large = ( highlightEvery: number, highlightOffset: number ): number[] =>
	Array.from( { length: 10 }, ( _, index ) => index ).filter( ( index ) =>
		isLarge(
			{ layout: 'highlight', highlightEvery, highlightOffset },
			index
		)
	);

test( 'one of so many is large, after the first ones', () => {
	expect( large( 4, 0 ) ).toEqual( [ 0, 4, 8 ] );
	expect( large( 3, 2 ) ).toEqual( [ 2, 5, 8 ] );
	expect( large( 1, 7 ) ).toEqual( [ 7, 8, 9 ] );
} );

test( 'none of so many: one alone is large', () => {
	expect( large( 0, 0 ) ).toEqual( [ 0 ] );
	expect( large( 0, 5 ) ).toEqual( [ 5 ] );
} );

test( 'other layouts have no large posts', () => {
	expect(
		isLarge( { layout: 'grid', highlightEvery: 1, highlightOffset: 0 }, 0 )
	).toBe( false );
} );
