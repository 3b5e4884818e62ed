import { describe, expect, test } from 'vitest';
import { areOthers, gridOf, viewAfter, viewAt } from './views';

describe( 'views of a row', () => {
	test.each( [
		[ 0, 0 ],
		[ 149, 0 ],
		[ 151, 1 ],
		[ 300, 1 ],
		// Browsers round where a row stands.
		[ 299, 1 ],
		[ 700, 3 ],
		[ 9999, 3 ],
	] )( 'scrolled by %i px it shows view %i', ( gone, view ) => {
		expect( viewAt( [ 0, 300, 600, 700 ], gone ) ).toBe( view );
	} );

	const boxes = ( number: number, step: number, length: number, from = 6 ) =>
		Array.from( { length: number }, ( _, nth ): [ number, number ] => [
			Math.round( from + nth * step ),
			Math.round( length ),
		] );

	test.each( [
		[
			'one at once',
			boxes( 4, 524, 500 ),
			500,
			[ 0, 1, 2, 3 ],
			[ 0, 524, 1048, 1572 ],
		],
		[
			'three at once',
			boxes( 7, 174, 150 ),
			498,
			[ 0, 3, 4 ],
			[ 0, 522, 696 ],
		],
		[
			'a part of the next',
			boxes( 5, 174, 150 ),
			420,
			// The third is cut off where the row ends.
			[ 0, 2, 3 ],
			[ 0, 348, 426 ],
		],
		// 333.33 px each, as browsers round it.
		[ 'rounded', boxes( 6, 337.33, 333.33 ), 1008, [ 0, 3 ], [ 0, 1012 ] ],
		[
			'many small ones',
			boxes( 60, 50.4, 40.4 ),
			998,
			[ 0, 20, 40 ],
			[ 0, 1008, 2016 ],
		],
		[
			'right to left',
			boxes( 4, -524, 500, 9000 ),
			500,
			[ 0, 1, 2, 3 ],
			[ 0, 524, 1048, 1572 ],
		],
		[ 'all of them', boxes( 3, 100, 80 ), 500, [ 0 ], [ 0 ] ],
		[ 'only one', boxes( 1, 0, 500 ), 500, [ 0 ], [ 0 ] ],
		[ 'none', [], 500, [ 0 ], [ 0 ] ],
		[ 'not shown', boxes( 5, 0, 0, 0 ), -12, [ 0 ], [ 0 ] ],
	] )( 'where they begin: %s', ( _, all, size, columns, views ) => {
		expect( gridOf( all, size ) ).toEqual( { columns, views } );
	} );

	test.each( [
		[ 0, true, false, 1 ],
		[ 2, true, false, null ],
		[ 0, false, false, null ],
		[ 2, true, true, 0 ],
		[ 0, false, true, 2 ],
	] )(
		'of three views, after %i comes (on: %s, again: %s) %s',
		( view, forward, rewind, next ) => {
			expect( viewAfter( view, forward, 3, rewind ) ).toBe( next );
		}
	);

	test( 'one view leads nowhere', () => {
		expect( viewAfter( 0, true, 1, true ) ).toBe( null );
	} );
} );

test.each( [
	[ 'at first', [], [ 1 ], false ],
	[ 'more of them', [ 1, 2 ], [ 1, 2, 3 ], false ],
	[ 'others', [ 1, 2 ], [ 3, 4 ], true ],
	[ 'none', [ 1 ], [], true ],
] )( 'whether slides are others: %s', ( _, before, now, is ) => {
	expect( areOthers( before, now ) ).toBe( is );
} );
