/** Fingers, by Hammer: this file is downloaded on the first touch. */
import Hammer from 'hammerjs';
import type { GestureHandlers, GestureOptions, Pan } from './types';

/** Of a tap: ms that it lasts and between two of them, px that it moves and between two of them; as in the original. */
const TAP = { time: 250, interval: 300, threshold: 9, posThreshold: 10 };

/**
 * Listens to fingers.
 *
 * @param element  Where.
 * @param handlers What to do.
 * @param options  How.
 * @return Stops it.
 */
export function listenToTouch(
	element: HTMLElement,
	handlers: GestureHandlers,
	options: GestureOptions
): () => void {
	const manager = new Hammer.Manager( element, {
		touchAction: options.captures ? 'none' : 'pan-y',
		inputClass: Hammer.TouchInput,
		// Hammer would set styles that nobody asked for.
		cssProps: {} as CssProps,
	} );
	const pan = new Hammer.Pan( {
		threshold: options.threshold,
		direction: options.captures
			? Hammer.DIRECTION_ALL
			: Hammer.DIRECTION_HORIZONTAL,
	} );
	const doubleTap = new Hammer.Tap( { event: 'doubletap', taps: 2, ...TAP } );
	const tap = new Hammer.Tap( { event: 'tap', ...TAP } );
	manager.add( [ pan, doubleTap, tap ] );
	doubleTap.recognizeWith( tap );
	if ( handlers.onDoubleTap ) {
		tap.requireFailure( doubleTap );
	}
	if ( handlers.onPinch ) {
		const pinch = new Hammer.Pinch( { threshold: 0 } );
		manager.add( pinch );
		pinch.recognizeWith( pan );
	}

	const panOf = ( event: HammerInput ): Pan => ( {
		dx: event.deltaX,
		dy: event.deltaY,
		vx: event.velocityX,
		vy: event.velocityY,
		touch: true,
	} );
	manager.on( 'panstart', () => handlers.onPanStart?.() );
	manager.on( 'panmove', ( event ) => handlers.onPan?.( panOf( event ) ) );
	manager.on( 'panend', ( event ) => handlers.onPanEnd?.( panOf( event ) ) );
	manager.on( 'pancancel', () => handlers.onPanCancel?.() );
	manager.on( 'tap', ( event ) =>
		handlers.onTap?.( event.center, event.srcEvent )
	);
	manager.on( 'doubletap', ( event ) =>
		handlers.onDoubleTap?.( event.center, event.srcEvent )
	);
	manager.on( 'pinchstart', ( event ) =>
		handlers.onPinchStart?.( event.center )
	);
	manager.on( 'pinchmove', ( event ) =>
		handlers.onPinch?.( event.scale, event.center )
	);
	manager.on( 'pinchend pinchcancel', () => handlers.onPinchEnd?.() );
	return () => manager.destroy();
}
