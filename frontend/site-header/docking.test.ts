import { expect, test } from 'vitest';
import { dockingAfter, type Docking, type Mode } from './docking';

/** Where a header of 100 px at the beginning of the page is after each place, px. */
const after = (
	places: number[],
	mode: Mode = 'up',
	automatic: number[] = [],
	place = 0
): Docking[] => {
	let docking: Docking = 'top';
	let before = 0;
	return places.map( ( y, nth ) => {
		docking = dockingAfter( docking, mode, {
			y,
			before,
			place,
			height: 100,
			isAutomatic: automatic.includes( nth ),
		} );
		before = y;
		return docking;
	} );
};

test( 'it leaves with the page, and comes back on scrolling up beyond 300 px', () => {
	expect( after( [ 50, 99, 100, 800, 700, 900, 850 ] ) ).toEqual( [
		'top',
		'top',
		'away',
		'away',
		'docked',
		'away',
		'docked',
	] );
	expect( after( [ 310, 300, 290, 320, 315 ] ) ).toEqual( [
		'away',
		'away',
		'away',
		'away',
		'docked',
	] );
} );

test( 'docked, it goes up to its place with the visitor', () => {
	expect( after( [ 900, 800, 200, 60, 90, 10, 0 ] ) ).toEqual( [
		'away',
		'docked',
		'docked',
		'docked',
		'docked',
		'docked',
		'top',
	] );
	expect( after( [ 900, 800, 200, 250, 301 ] ).at( -2 ) ).toBe( 'docked' );
	expect( after( [ 900, 800, 200, 250, 301 ] ).at( -1 ) ).toBe( 'away' );
} );

test( 'a scroll that no hand has started docks nothing, and hides nothing', () => {
	expect( after( [ 900, 600, 400 ], 'up', [ 1, 2 ] ) ).toEqual( [
		'away',
		'away',
		'away',
	] );
	expect( after( [ 900, 600, 50 ], 'up', [ 1, 2 ] ) ).toEqual( [
		'away',
		'away',
		'top',
	] );
	expect( after( [ 900, 800, 1500 ], 'up', [ 2 ] ) ).toEqual( [
		'away',
		'docked',
		'docked',
	] );
} );

test( 'bouncing at the beginning of the page changes nothing', () => {
	expect( after( [ 900, 800, 0, -40, -10, 0 ] ) ).toEqual( [
		'away',
		'docked',
		'top',
		'top',
		'top',
		'top',
	] );
	expect( after( [ -40, -10 ], 'always' ) ).toEqual( [ 'top', 'top' ] );
} );

test( 'always, or never', () => {
	expect( after( [ 0, 5, 900, 3, 0 ], 'always' ) ).toEqual( [
		'top',
		'docked',
		'docked',
		'docked',
		'top',
	] );
	expect( after( [ 50, 90 ], 'always', [], 60 ) ).toEqual( [
		'top',
		'docked',
	] );
	expect( after( [ 900, 500, 400 ], 'never' ) ).toEqual( [
		'top',
		'top',
		'top',
	] );
} );
