/** `@vitrine/off-canvas-panel`, what opens and closes panels: fetched when somebody is about to open one. */
import type { Action } from '../presses';
import { openPanel } from './open-panel';
import { visits } from './visits';

/**
 * Does something to a panel.
 *
 * @param panel  Which.
 * @param action What.
 * @param opener What was pressed.
 */
export function act(
	panel: HTMLDialogElement,
	action: Action,
	opener?: Element
): void {
	const visit = visits.find( ( one ) => one.panel === panel );
	if ( visit && action !== 'open' ) {
		visit.close( opener ? 'button' : 'api' );
	}
	if ( visit ) {
		return;
	}
	const isOpen = panel.open;
	// By somebody else, as by a command before this code was there.
	panel.close();
	if ( action === 'open' || ( action === 'toggle' && ! isOpen ) ) {
		openPanel( panel, opener );
	}
}

// Kept by the browser, the page of before would be behind a panel.
window.addEventListener( 'pageshow', ( { persisted } ) => {
	if ( persisted ) {
		[ ...visits ].reverse().forEach( ( { close } ) => close( 'api' ) );
	}
} );
