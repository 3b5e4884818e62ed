/** Going from one item to another. */
import type { Announcements } from './announcements';
import type { Slideshow } from './controls/slideshow';
import type { Pane } from './stage/pane';
import { beside } from './stage/stage';
import type { Viewing } from './viewing';

/** Ms in which further commands count as the same one. */
const AFTER_CHANGE = 300;

/**
 * Goes on or back.
 *
 * @param forward  To the next item.
 * @param timed    By the slideshow.
 * @param start    How far a finger has moved the picture, px.
 * @param velocity And how fast, px for each ms.
 * @return False = not now.
 */
export type Step = (
	forward: boolean,
	timed?: boolean,
	start?: number,
	velocity?: number
) => boolean;

/**
 * Makes what changes the item.
 *
 * @param viewing       What is shown.
 * @param slideshow     Its delay restarts with each picture, and it stops when somebody goes back.
 * @param announcements Tell of each change.
 * @return `step()` goes on or back; `goTo( index )`; `show( index )` shows the first item; `onStatus( pane )` is for the stage;
 * `sinceChange()` gives the ms since the last change.
 */
export function navigationOf(
	viewing: Viewing,
	[ play, recount ]: Slideshow,
	[ expect, tell, say ]: Announcements
) {
	const { items, state, update, dialog, frame, stage } = viewing;
	let lastChange = -Infinity;
	const sinceChange = () => performance.now() - lastChange;

	const show = async (
		index: number,
		forward?: boolean,
		timed?: boolean,
		start?: number,
		velocity?: number
	) => {
		update( { index, item: items.at( index ) } );
		expect( timed );
		// Nobody stays on what is put aside.
		if ( stage.element.matches( ':focus-within' ) ) {
			dialog.focus( { preventScroll: true } );
		}
		dialog.classList.remove( 'is-zoomed' );
		const moving = stage.show( index, forward, start, velocity );
		// It may have been ready long ago.
		onStatus( stage.pane );
		// Coming from nowhere is no change: the first key counts.
		if ( forward !== undefined ) {
			lastChange = performance.now();
			await moving;
			lastChange = performance.now();
		}
	};

	const mayChange = () => frame.isConnected && ! stage.changing;

	const step: Step = ( forward, timed, start, velocity ) => {
		const index = beside( items, state.index, forward );
		if (
			index === state.index ||
			! mayChange() ||
			sinceChange() < AFTER_CHANGE
		) {
			return false;
		}
		if ( ! forward ) {
			play( false );
		}
		show( index, forward, timed, start, velocity );
		return true;
	};

	const goTo = ( index: number ) => {
		if ( index !== state.index && mayChange() ) {
			show( index, index > state.index );
		}
	};

	function onStatus( pane: Pane ): void {
		if ( pane.item && pane.item !== state.item ) {
			update( { item: pane.item } );
		}
		tell();
		const { zoomable } = stage;
		const missing = stage.pane.status === 'missing';
		update( { can: { ...state.can, zoomable, missing } } );
		if ( missing && frame.isConnected ) {
			const { index, item } = state;
			say( index, item, `. ${ pane.element.textContent }` );
		}
		recount();
	}
	return [ step, goTo, show, onStatus, sinceChange ] as const;
}
