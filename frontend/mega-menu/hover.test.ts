import { expect, test } from 'vitest';
import { AWAY, hoverAfter, type Hover } from './hover';

const TIMES = { interval: 100, timeout: 300 };

/** Runs what a pointer does, each [ time, type, x ], with the waits between; returns when the item opens and closes. */
function changes(
	events: [ number, 'over' | 'out', number? ][],
	until: number
): [ number, boolean ][] {
	let hover: Hover = AWAY;
	let isOpen = false;
	const found: [ number, boolean ][] = [];
	const step = ( type: 'over' | 'out' | 'due', time: number, x = 0 ) => {
		const before = isOpen;
		[ hover, isOpen ] = hoverAfter(
			hover,
			{ type, x, y: 0, time },
			isOpen,
			TIMES
		);
		if ( before !== isOpen ) {
			found.push( [ time, isOpen ] );
		}
	};
	for ( const [ time, type, x ] of [
		...events,
		[ until, undefined ] as never,
	] as [ number, 'over' | 'out', number? ][] ) {
		while ( hover.due <= time ) {
			step( 'due', hover.due );
		}
		if ( type ) {
			step( type, time, x );
		}
	}
	return found;
}

test( 'a pointer that rests opens the item after the interval', () => {
	expect( changes( [ [ 0, 'over', 5 ] ], 1000 ) ).toEqual( [
		[ 100, true ],
	] );
} );

test( 'one that passes by does not', () => {
	expect(
		changes(
			[
				[ 0, 'over', 0 ],
				[ 50, 'over', 30 ],
				[ 90, 'out' ],
			],
			1000
		)
	).toEqual( [] );
} );

test( 'one that moves across a wide item opens it when it comes to rest', () => {
	const across = Array.from(
		{ length: 25 },
		( _, step ) =>
			[ step * 10, 'over', step * 5 ] as [ number, 'over', number ]
	);
	expect( changes( across, 1000 ) ).toEqual( [ [ 400, true ] ] );
} );

test( 'it closes when the pointer has been away for the timeout, and not before', () => {
	expect(
		changes(
			[
				[ 0, 'over' ],
				[ 500, 'out' ],
				[ 700, 'over' ],
				[ 900, 'out' ],
			],
			2000
		)
	).toEqual( [
		[ 100, true ],
		[ 1200, false ],
	] );
} );

test( 'an item that is open already stays so while the pointer is over it', () => {
	const [ hover, isOpen ] = hoverAfter(
		AWAY,
		{ type: 'over', x: 0, y: 0, time: 0 },
		true,
		TIMES
	);
	expect( [ hover.due, isOpen ] ).toEqual( [ Infinity, true ] );
} );
