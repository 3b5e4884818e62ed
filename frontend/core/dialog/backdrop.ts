import { listen } from '../listen';

/**
 * Tells of a press on what is around a modal dialog: pressed and released there, so that a selection of text may end outside.
 *
 * @param element The dialog.
 * @param run     What then.
 * @param signal  Until when.
 * @param parts   Selector of what may stick out of the dialog and is part of it.
 */
export function onBackdrop(
	element: HTMLElement,
	run: () => void,
	signal: AbortSignal,
	parts = ''
): void {
	let isPressed = false;
	const isOutside = ( event: MouseEvent ) =>
		event.target === element &&
		! [
			element,
			...( parts ? document.querySelectorAll( parts ) : [] ),
		].some( ( box ) => contains( box.getBoundingClientRect(), event ) );
	listen< MouseEvent >(
		'pointerdown',
		( event ) => {
			isPressed = isOutside( event );
		},
		signal,
		element
	);
	listen< MouseEvent >(
		'click',
		( event ) => {
			if ( isPressed && isOutside( event ) ) {
				run();
			}
			isPressed = false;
		},
		signal,
		element
	);
}

const contains = (
	{ left, right, top, bottom }: DOMRect,
	{ clientX, clientY }: MouseEvent
) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
