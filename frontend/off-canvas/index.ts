/**
 * `@vitrine/off-canvas`, the script module of pages with a panel: it listens, and fetches what opens a panel when somebody is about to open one.
 *
 * It imports nothing, so that a page with a closed panel is light.
 */
import { listen } from '../core/listen';
import { loadOnce } from '../core/load';
import { decoded } from '../core/links/fragment';
import { panelOf, pressed } from './presses';
import type { Action } from './presses';

const load = loadOnce(
	() => import( /* webpackIgnore: true */ '@vitrine/off-canvas-panel' )
);

/**
 * Does something to a panel. Without the code for it, it is a dialog of the browser.
 *
 * @param panel  Which.
 * @param action What.
 * @param opener What was pressed.
 */
const act = (
	panel: HTMLDialogElement | undefined,
	action: Action,
	opener?: Element
) =>
	panel &&
	load().then(
		( code ) => code.act( panel, action, opener ),
		() => {
			if ( panel.open ) {
				panel.close();
			} else if ( action !== 'close' ) {
				panel.showModal();
			}
		}
	);

document.addEventListener(
	'click',
	( event ) => {
		const press = pressed( event.target as Element );
		// A link that the visitor wants in another tab is left alone.
		if ( press && ! ( event.ctrlKey || event.metaKey || event.shiftKey ) ) {
			event.preventDefault();
			act( ...press );
		}
	},
	true
);

listen(
	'pointerover focusin touchstart',
	( { target } ) => pressed( target as Element ) && load(),
	undefined,
	document
);

for ( const action of [ 'open', 'close', 'toggle' ] as const ) {
	document.addEventListener( `vitrine:off-canvas:${ action }`, ( event ) => {
		const { id, opener } = ( event as CustomEvent ).detail ?? {};
		act( panelOf( id ), action, opener );
	} );
}

const follow = () =>
	act( panelOf( decoded( window.location.hash.slice( 1 ) ) ), 'open' );

window.addEventListener( 'hashchange', follow );
follow();
