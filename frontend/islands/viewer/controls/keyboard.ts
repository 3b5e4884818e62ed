/** Keys, wherever the focus is: those of the viewer, unless what has the focus keeps them. */
import { commandOf, type Command, type Key } from './keys';
import type { Viewing } from '../viewing';

/**
 * Listens while the viewer is open.
 *
 * @param viewing What is shown: its stage says whether arrows pan.
 * @param used    A key was pressed.
 * @param run     Does what a key means.
 */
export function listenToKeys(
	{ dialog, stage, rtl, signal, keys = commandOf }: Viewing,
	used: () => void,
	run: ( command: Command ) => void
): void {
	const onKey = ( event: KeyboardEvent ) => {
		const target =
			event.target instanceof Element ? event.target : document.body;
		const inside = target.closest( 'dialog' );
		// A panel, or somebody else's dialog, has its own keys.
		if ( ( inside && inside !== dialog ) || event.defaultPrevented ) {
			return;
		}
		used();
		const command = keys( {
			key: event.key,
			modified: event.ctrlKey || event.altKey || event.metaKey,
			repeated: event.repeat,
			on: kindOf( target ),
			zoomed: stage.pane.view.factor > 1,
			zoomable: stage.zoomable,
			rtl,
		} );
		if ( command ) {
			event.preventDefault();
			run( command );
		}
	};
	document.addEventListener( 'keydown', onKey, { signal } );
}

/**
 * Whose keys they are while an element has the focus.
 *
 * @param element Has it.
 */
export function kindOf( element: Element ): Key[ 'on' ] {
	// A long description scrolls by its own keys.
	if (
		element.closest(
			'input, textarea, select, video, iframe, [tabindex="0"]'
		)
	) {
		return 'field';
	}
	return element.closest( 'button, a[href], summary' ) ? 'control' : 'page';
}
