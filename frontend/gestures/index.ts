/** One interface for fingers and mouse; Hammer comes with the first touch. */
import { listenToMouse } from './mouse';
import type { GestureHandlers, GestureOptions } from './types';

export { axisOf, type Axis } from './axis';
export type { GestureHandlers, GestureOptions, Pan, Point } from './types';

/**
 * Listens to gestures.
 *
 * @param element  Where.
 * @param handlers What to do.
 * @param options  How.
 * @return Stops it.
 */
export function listenToGestures(
	element: HTMLElement,
	handlers: GestureHandlers,
	options: GestureOptions
): () => void {
	const stopMouse = listenToMouse( element, handlers, options );
	let stopTouch: ( () => void ) | undefined;
	let stopped = false;

	const load = async () => {
		element.removeEventListener( 'touchstart', load );
		try {
			const { listenToTouch } = await import(
				/* webpackChunkName: "chunks/gestures" */ './touch'
			);
			if ( ! stopped ) {
				stopTouch = listenToTouch( element, handlers, options );
			}
		} catch {
			// Buttons do all that gestures do; the next touch tries again.
			element.addEventListener( 'touchstart', load, { passive: true } );
		}
	};
	if ( options.captures && matchMedia( '(pointer: coarse)' ).matches ) {
		// Here every visit begins with a finger: the first swipe shall work.
		load();
	} else {
		element.addEventListener( 'touchstart', load, { passive: true } );
	}
	return () => {
		stopped = true;
		element.removeEventListener( 'touchstart', load );
		stopMouse();
		stopTouch?.();
	};
}
