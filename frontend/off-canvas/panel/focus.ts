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
	listen< FocusEvent >(
		'focusin',
		( { target } ) =>
			requestAnimationFrame( () => {
				const { top, bottom } = (
					target as Element
				 ).getBoundingClientRect();
				if ( bottom > 0 && top < window.innerHeight ) {
					look();
				} else {
					// The page is on its way to it.
					window.addEventListener( 'scrollend', look, {
						once: true,
						signal,
					} );
				}
			} ),
		signal
	);
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
