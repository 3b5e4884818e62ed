import { expect, test } from 'vitest';
import { decide, INTERVAL, MIN_PAUSE } from './queue';
import type { Moment, Obstacle, Waiting } from './queue';

const one = ( id: number, more: Partial< Waiting > = {} ): Waiting => ( {
	id,
	trigger: 'page_load',
	priority: 10,
	pause: 0,
	avoids: false,
	waited: 0,
	...more,
} );

const at = (
	now: number,
	shown: [ number, number ][] = [],
	obstacle?: Obstacle
): Moment< Waiting > => ( {
	now,
	inTheWay: () => obstacle,
	shown: new Map( shown ),
} );

const ids = ( { open, stay }: ReturnType< typeof decide > ) => [
	open?.id,
	stay.map( ( { id } ) => id ),
];

test( 'who has the greater priority goes first, among equals who waits longer; the others stay', () => {
	const waiting = [ one( 1 ), one( 2, { priority: 30 } ), one( 3 ) ];
	expect( ids( decide( waiting, at( 0 ) ) ) ).toEqual( [ 2, [ 1, 3 ] ] );
	expect( ids( decide( [ one( 3 ), one( 1 ) ], at( 0 ) ) ) ).toEqual( [
		3,
		[ 1 ],
	] );
} );

test( 'one that avoids others gives way for good once another has been shown, itself does not count', () => {
	const waiting = [ one( 1, { avoids: true } ), one( 2 ) ];
	expect( ids( decide( waiting, at( 9000, [ [ 9, 0 ] ] ) ) ) ).toEqual( [
		2,
		[],
	] );
	expect( ids( decide( waiting, at( 9000, [ [ 1, 0 ] ] ) ) ) ).toEqual( [
		1,
		[ 2 ],
	] );
	const held = decide( waiting, at( 9000, [ [ 9, 0 ] ], [ 'field' ] ) );
	expect( ids( held ), 'whatever is in the way' ).toEqual( [
		undefined,
		[ 2 ],
	] );
	expect( held.why.map( ( [ { id }, ...why ] ) => [ id, ...why ] ) ).toEqual(
		[
			[ 1, 'avoided', 9 ],
			[ 2, 'field', undefined ],
		]
	);
} );

test( 'between two popups is the pause of the second, and never less than that of the site', () => {
	const waiting = [ one( 1, { pause: 30, priority: 90 } ), one( 2 ) ];
	const closed: [ number, number ][] = [ [ 9, 5000 ] ];
	const earliest = 5000 + MIN_PAUSE * 1000;
	const early = decide( waiting, at( earliest - 1, closed ) );
	expect( ids( early ) ).toEqual( [ undefined, [ 1, 2 ] ] );
	expect( early.why.map( ( [ , ...why ] ) => why ) ).toEqual( [
		[ 'pause', 9 ],
		[ 'pause', 9 ],
	] );
	expect( ids( decide( waiting, at( earliest, closed ) ) ) ).toEqual( [
		2,
		[ 1 ],
	] );
	expect( ids( decide( waiting, at( 35_000, closed ) ) ) ).toEqual( [
		1,
		[ 2 ],
	] );
	expect(
		ids( decide( waiting, at( 5000, [ [ 1, 4999 ] ] ) ) ),
		'after itself there is none'
	).toEqual( [ 1, [ 2 ] ] );
} );

/** How long one goes on waiting, ms; it gives up after an hour. */
const patience = ( turn: Waiting, moment: Moment< Waiting > ) => {
	let waiting = [ turn ];
	let time = 0;
	while ( waiting.length && time < 3_600_000 ) {
		waiting = decide( waiting, moment ).stay;
		time += waiting.length ? INTERVAL : 0;
	}
	return time;
};

test.each( [
	[ 'page_load', 'dialog', 5000 ],
	[ 'page_load', 'field', 5000 ],
	[ 'page_load', 'fullscreen', 5000 ],
	[ 'page_load', 'hidden', 3_600_000 ],
	[ 'exit_intent', 'dialog', 0 ],
	[ 'exit_intent', 'field', 0 ],
	[ 'exit_intent', 'hidden', 3_600_000 ],
] as const )(
	'the moment of %s behind a %s is over after %i ms',
	( trigger, reason, ms ) => {
		expect(
			patience( one( 1, { trigger } ), at( 0, [], [ reason ] ) )
		).toBe( ms );
	}
);

test( 'waiting for a pause makes nobody stale', () => {
	const turn = one( 1, { trigger: 'exit_intent', pause: 60 } );
	expect( patience( turn, at( 0, [ [ 9, 0 ] ] ) ) ).toBe( 3_600_000 );
	const [ stayed ] = decide( [ turn ], at( 59_999, [ [ 9, 0 ] ] ) ).stay;
	expect( ids( decide( [ stayed! ], at( 60_000, [ [ 9, 0 ] ] ) ) ) ).toEqual(
		[ 1, [] ]
	);
	// What comes in the way afterwards finds all its patience.
	expect(
		decide( [ stayed! ], at( 60_000, [ [ 9, 0 ] ], [ 'hidden' ] ) ).stay
	).toMatchObject( [ { waited: 0 } ] );
} );
