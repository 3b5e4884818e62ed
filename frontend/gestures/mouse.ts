/** A mouse that drags; wheel and keys are nobody's gesture. */
import type { GestureHandlers, GestureOptions, Pan } from './types';
import { remember, velocityOf, type Sample } from './velocity';

/**
 * Listens to a mouse or pen.
 *
 * @param element  Where.
 * @param handlers What to do.
 * @param options  How.
 * @return Stops it.
 */
export function listenToMouse(
	element: HTMLElement,
	handlers: GestureHandlers,
	options: GestureOptions
): () => void {
	let start: PointerEvent | undefined;
	let panning = false;
	let isTouch = false;
	let samples: Sample[] = [];

	const panOf = ( event: PointerEvent, from: PointerEvent ): Pan => ( {
		dx: event.clientX - from.clientX,
		dy: event.clientY - from.clientY,
		...velocityOf( samples, event.timeStamp ),
		touch: false,
	} );
	const down = ( event: PointerEvent ) => {
		isTouch = event.pointerType === 'touch';
		if ( ! isTouch && event.button === 0 ) {
			start = event;
			panning = false;
			samples = [];
		}
	};
	const move = ( event: PointerEvent ) => {
		if ( ! start || event.pointerId !== start.pointerId ) {
			return;
		}
		const { clientX: x, clientY: y, timeStamp: time } = event;
		samples = remember( samples, { x, y, time } );
		const pan = panOf( event, start );
		if (
			! panning &&
			Math.hypot( pan.dx, pan.dy ) > Math.min( options.threshold, 10 )
		) {
			panning = true;
			element.setPointerCapture?.( event.pointerId );
			handlers.onPanStart?.();
		}
		if ( panning ) {
			handlers.onPan?.( pan );
		}
	};
	const end = ( event: PointerEvent ) => {
		if ( start && panning && event.pointerId === start.pointerId ) {
			if ( event.type === 'pointerup' ) {
				handlers.onPanEnd?.( panOf( event, start ) );
			} else {
				handlers.onPanCancel?.();
			}
		}
		start = undefined;
	};
	const double = ( event: MouseEvent ) => {
		// Browsers tell of two quick taps in this way, too: those are touch.ts's.
		if ( ! isTouch ) {
			handlers.onDoubleTap?.(
				{ x: event.clientX, y: event.clientY },
				event
			);
		}
	};
	// A picture would be dragged like a file.
	const drag = ( event: Event ) => event.preventDefault();

	const controller = new AbortController();
	const listeners = {
		pointerdown: down,
		pointermove: move,
		pointerup: end,
		pointercancel: end,
		dblclick: double,
		dragstart: drag,
	};
	for ( const [ type, listener ] of Object.entries( listeners ) ) {
		element.addEventListener( type, listener as EventListener, controller );
	}
	return () => controller.abort();
}
