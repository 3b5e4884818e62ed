import { listen } from '../../core/listen';
import type { Visit } from './visits';

/**
 * Closes a panel that covers all of what gets the focus beside it (WCAG 2.4.11).
 *
 * @param visit  The panel, open; it is not modal.
 * @param signal Until when.
 */
export function watchFocus(
	{ panel, close }: Visit,
	signal: AbortSignal
): void {
	const look = () => {
		const { activeElement } = document;
		if ( activeElement && covers( panel, activeElement ) ) {
			close( 'focus' );
		}
	};
	// Asked each time that more or less of it is in the window: the page may be on its way to it.
	const sight = new IntersectionObserver( look, {
		threshold: [ 0, 0.9, 1 ],
	} );
	listen< FocusEvent >(
		'focusin',
		( { target } ) => {
			sight.disconnect();
			sight.observe( target as Element );
		},
		signal
	);
	// The panel may be on its way, too.
	listen( 'animationend transitionend', look, signal, panel );
	signal.addEventListener( 'abort', () => sight.disconnect() );
}

/**
 * Whether a panel lies over all of an element.
 *
 * @param panel   The panel.
 * @param element What has the focus.
 */
function covers( panel: HTMLElement, element: Element ): boolean {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	const room = panel.getBoundingClientRect();
	return (
		! panel.contains( element ) &&
		left >= room.left &&
		right <= room.right &&
		top >= room.top &&
		bottom <= room.bottom &&
		// What lies over the panel itself is seen.
		panel.contains(
			document.elementFromPoint(
				( left + right ) / 2,
				( top + bottom ) / 2
			)
		)
	);
}
