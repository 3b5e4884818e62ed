import type { Visit } from '../visit';

/** How exactly time is taken, ms. */
const STEP = 100;

/**
 * Shows the close button after its delay.
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function offerClosing( { element, popup }: Visit, signal: AbortSignal ) {
	const seconds = popup.config.settings.close_button_delay ?? 0;
	setTimeout( () => {
		if ( ! signal.aborted ) {
			element.classList.remove( 'is-waiting' );
		}
	}, seconds * 1000 );
}

/**
 * Closes a popup after its time; the clock stands while the pointer or the focus is inside, and while nobody can see it (WCAG 2.2.1).
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function closeInTime( visit: Visit, signal: AbortSignal ): void {
	const { element, popup } = visit;
	const seconds = popup.config.settings.close_automatically ?? 0;
	if ( seconds <= 0 ) {
		return;
	}
	let left = seconds * 1000;
	let last = Date.now();
	const timer = setInterval( () => {
		const now = Date.now();
		if ( ! isInUse( element ) ) {
			left -= now - last;
		}
		last = now;
		if ( left <= 0 ) {
			clearInterval( timer );
			visit.leave?.( 'time' );
		}
	}, STEP );
	signal.addEventListener( 'abort', () => clearInterval( timer ) );
}

/** A modal dialog has the focus from the start: only going on from there tells that somebody is there. */
const isInUse = ( element: HTMLElement ) => {
	const { activeElement, hidden } = document;
	return (
		hidden ||
		element.matches( ':hover' ) ||
		( element !== activeElement && element.contains( activeElement ) )
	);
};
