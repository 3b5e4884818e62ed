import { describe, expect, test } from 'vitest';
import { viewFor } from './drag';
import { hasButtons } from './place';
import { slidesOf } from './sight';

describe( 'a carousel', () => {
	test.each( [
		// Nearest to another one.
		[ 0, 1, 400, 1 ],
		// Moved a little, on and back.
		[ 1, 1, 60, 2 ],
		[ 1, 1, -60, 0 ],
		// Hardly moved at all.
		[ 1, 1, 10, 1 ],
		// Beyond its ends.
		[ 2, 2, 60, 2 ],
		[ 0, 0, -60, 0 ],
	] )(
		'at view %i, nearest to %i after %i px, goes to %i of three',
		( before, now, way, view ) => {
			expect( viewFor( before, now, way, 3 ) ).toBe( view );
		}
	);

	test( 'knows the slides of each view', () => {
		const slides = [ 'a', 'b', 'c', 'd', 'e' ];
		expect( slidesOf( slides, [ 1, 3, 4 ], 0 ) ).toEqual( [ 'a', 'b' ] );
		expect( slidesOf( slides, [ 1, 3, 4 ], 2 ) ).toEqual( [ 'd', 'e' ] );
	} );

	test.each( [
		[ 'dots', 12, true ],
		[ 'dots', 13, false ],
		[ 'thumbs', 100, true ],
		[ 'thumbs', 101, false ],
		[ 'fraction', 2, false ],
	] )( 'with %s and %i views has buttons: %s', ( place, views, has ) => {
		expect( hasButtons( place, views ) ).toBe( has );
	} );
} );
