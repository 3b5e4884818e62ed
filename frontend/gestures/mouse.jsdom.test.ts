/** A double tap sets 1.5; what a browser tells of it twice counts once. */
import { expect, test, vi } from 'vitest';
import { listenToMouse } from './mouse';

test.each( [
	[ 'mouse', 1 ],
	[ 'pen', 1 ],
	[ 'touch', 0 ],
] )( 'a double click by %s is told %i times', ( pointerType, times ) => {
	const element = document.createElement( 'div' );
	const onDoubleTap = vi.fn();
	const stop = listenToMouse(
		element,
		{ onDoubleTap },
		{ threshold: 10, captures: true }
	);
	element.dispatchEvent(
		Object.assign( new Event( 'pointerdown' ), { pointerType, button: 0 } )
	);
	element.dispatchEvent( new MouseEvent( 'dblclick' ) );
	expect( onDoubleTap ).toHaveBeenCalledTimes( times );
	stop();
	element.dispatchEvent( new MouseEvent( 'dblclick' ) );
	expect( onDoubleTap ).toHaveBeenCalledTimes( times );
} );
