/** Tools go while nothing happens, and come back with whatever does. */
import type { Viewing } from '../viewing';

const IDLE = 'is-idle';

/**
 * Hides the tools when nothing has happened for `settings.hideToolsDelay` ms, negative = never.
 *
 * @param viewing Its dialog gets the class.
 * @return `show()` shows the tools for a while; `toggle()` is what a tap does.
 */
export function idlenessOf( {
	settings,
	signal,
	dialog,
	chrome,
	state,
}: Viewing ) {
	const { classList } = dialog;
	let timer: ReturnType< typeof setTimeout > | undefined;

	const stop = () => clearTimeout( timer );
	const show = () => {
		stop();
		classList.remove( IDLE );
		if ( settings.hideToolsDelay >= 0 ) {
			timer = setTimeout( hide, settings.hideToolsDelay );
		}
	};
	const hide = () => {
		// Who works with keys sees where they are.
		if ( state.panel || chrome.querySelector( ':focus-visible' ) ) {
			show();
		} else {
			classList.add( IDLE );
		}
	};
	const toggle = () => {
		stop();
		if ( classList.contains( IDLE ) ) {
			show();
		} else {
			hide();
		}
	};
	dialog.addEventListener( 'pointermove', ( { pointerType } ) => {
		if ( pointerType !== 'touch' ) {
			show();
		}
	} );
	dialog.addEventListener( 'focusin', show );
	signal.addEventListener( 'abort', stop );
	return [ show, toggle ] as const;
}
