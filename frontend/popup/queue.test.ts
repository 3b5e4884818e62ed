/** Issue 5 §2 "Order"; specification §4 "avoid_multiple_popups"; research §8.7. */
import { expect, test } from 'vitest';
import { decide } from './queue';
import type { Waiting } from './queue';

const one = ( id: number, more: Partial< Waiting > = {} ): Waiting => ( {
	id,
	priority: 10,
	pause: 0,
	avoids: false,
	...more,
} );

const at = (
	now: number,
	shown: [ number, number ][] = [],
	isBusy = false
) => ( { now, isBusy, shown: new Map( shown ) } );

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

test( 'nothing opens while the page is busy, and nobody is lost', () => {
	expect( ids( decide( [ one( 1 ) ], at( 0, [], true ) ) ) ).toEqual( [
		undefined,
		[ 1 ],
	] );
} );

test( 'one that avoids others gives way for good once another has been shown, itself does not count', () => {
	const waiting = [ one( 1, { avoids: true } ), one( 2 ) ];
	expect( ids( decide( waiting, at( 0, [ [ 9, 0 ] ] ) ) ) ).toEqual( [
		2,
		[],
	] );
	expect( ids( decide( waiting, at( 0, [ [ 1, 0 ] ] ) ) ) ).toEqual( [
		1,
		[ 2 ],
	] );
	expect(
		ids( decide( waiting, at( 0, [ [ 9, 0 ] ], true ) ) ),
		'busy or not'
	).toEqual( [ undefined, [ 2 ] ] );
} );

test( 'between two popups is at least the pause of the second', () => {
	const waiting = [ one( 1, { pause: 30, priority: 90 } ), one( 2 ) ];
	const closed: [ number, number ][] = [ [ 9, 5_000 ] ];
	expect( ids( decide( waiting, at( 34_999, closed ) ) ) ).toEqual( [
		2,
		[ 1 ],
	] );
	expect( ids( decide( waiting, at( 35_000, closed ) ) ) ).toEqual( [
		1,
		[ 2 ],
	] );
	expect(
		ids( decide( waiting, at( 5_000, [ [ 1, 4_999 ] ] ) ) ),
		'after itself there is none'
	).toEqual( [ 1, [ 2 ] ] );
} );
