/** What is a tap, what are two, and when two fingers pinch. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Hammer keeps the clock that it finds.
vi.useFakeTimers();
const { listenToTouch } = await import( './touch' );

let element: HTMLElement;
let happened: string[];
let stop: () => void;

beforeEach( () => {
	element = document.body.appendChild( document.createElement( 'div' ) );
	happened = [];
	stop = listenToTouch(
		element,
		{
			onTap: () => happened.push( 'tap' ),
			onDoubleTap: () => happened.push( 'doubletap' ),
			onPanStart: () => happened.push( 'pan' ),
			onPinchStart: () => happened.push( 'pinch' ),
			onPinch: () => {},
		},
		{ threshold: 10, captures: true }
	);
} );

afterEach( () => {
	stop();
	element.remove();
	vi.advanceTimersByTime( 1000 );
} );

/** What a screen reports: where its fingers are now, and which have left. */
function touch(
	type: 'touchstart' | 'touchmove' | 'touchend',
	...at: [ number, number ][]
) {
	const points = at.map( ( [ clientX, clientY ], identifier ) => ( {
		identifier,
		target: element,
		clientX,
		clientY,
	} ) );
	const isEnd = type === 'touchend';
	element.dispatchEvent(
		Object.assign( new Event( type, { bubbles: true, cancelable: true } ), {
			touches: isEnd ? [] : points,
			targetTouches: isEnd ? [] : points,
			changedTouches: points,
		} )
	);
}

/**
 * Puts a finger down and lifts it.
 *
 * @param ms How long it stays.
 * @param x  Where it comes down.
 * @param dx How far it slips.
 */
function tap( ms: number, x = 100, dx = 0 ) {
	touch( 'touchstart', [ x, 100 ] );
	vi.advanceTimersByTime( ms );
	if ( dx ) {
		touch( 'touchmove', [ x + dx, 100 ] );
	}
	touch( 'touchend', [ x + dx, 100 ] );
}

test.each( [
	[ 'as long as a tap may be', 249, 0, [ 'tap' ] ],
	[ 'too long: a press', 251, 0, [] ],
	[ 'slips a little', 50, 8, [ 'tap' ] ],
	[ 'slips too far', 50, 10, [] ],
] )( 'one finger, %s', ( _, ms, dx, expected ) => {
	tap( ms, 100, dx );
	vi.advanceTimersByTime( 1000 );
	expect( happened ).toEqual( expected );
} );

test.each( [
	[ 'at once', 200, 0, [ 'doubletap' ] ],
	[ 'later than 300 ms', 350, 0, [ 'tap', 'tap' ] ],
	[ 'within 10 px', 200, 9, [ 'doubletap' ] ],
	[ 'further away', 200, 11, [ 'tap' ] ],
] )( 'two taps, %s', ( _, pause, dx, expected ) => {
	tap( 30 );
	vi.advanceTimersByTime( pause );
	tap( 30, 100 + dx );
	vi.advanceTimersByTime( 1000 );
	expect( happened ).toEqual( expected );
} );

test( 'a pan begins where a tap ends', () => {
	touch( 'touchstart', [ 100, 100 ] );
	touch( 'touchmove', [ 109, 100 ] );
	expect( happened ).toEqual( [] );
	touch( 'touchmove', [ 112, 100 ] );
	expect( happened ).toEqual( [ 'pan' ] );
} );

test( 'two fingers pinch from the first px on', () => {
	touch( 'touchstart', [ 100, 100 ], [ 200, 100 ] );
	touch( 'touchmove', [ 99, 100 ], [ 201, 100 ] );
	expect( happened ).toContain( 'pinch' );
} );
