import { expect, test } from 'vitest';
import { remember, velocityOf, type Sample } from './velocity';

const moves = ( ...samples: [ number, number, number ][] ): Sample[] =>
	samples.reduce< Sample[] >(
		( all, [ x, y, time ] ) => remember( all, { x, y, time } ),
		[]
	);

test( 'it is px for each ms, in both directions', () => {
	expect(
		velocityOf(
			moves( [ 0, 0, 10 ], [ 30, -10, 20 ], [ 60, -20, 30 ] ),
			30
		)
	).toEqual( { vx: 3, vy: -1 } );
} );

test( 'only the last 100 ms count', () => {
	const samples = moves( [ 0, 0, 0 ], [ 900, 0, 10 ], [ 900, 0, 150 ] );
	expect( samples ).toHaveLength( 1 );
	expect(
		velocityOf( moves( [ 0, 0, 0 ], [ 500, 0, 90 ], [ 510, 0, 140 ] ), 140 )
			.vx
	).toBeCloseTo( 0.2 );
} );

test( 'who stops before letting go throws nothing', () => {
	expect( velocityOf( moves( [ 0, 0, 0 ], [ 90, 0, 30 ] ), 500 ) ).toEqual( {
		vx: 0,
		vy: 0,
	} );
} );

test.each( [
	[ 'nothing', moves() ],
	[ 'one place', moves( [ 5, 5, 5 ] ) ],
	[ 'two places at one time', moves( [ 0, 0, 5 ], [ 9, 9, 5 ] ) ],
] )( 'of %s there is none', ( _, samples ) => {
	expect( velocityOf( samples, 5 ) ).toEqual( { vx: 0, vy: 0 } );
} );
