/** What goes on while a popup is open, and how it closes. */
import { emit, on } from '@vitrine/frontend';
import { giveBack, isVisible } from '../../core/dialog/focus';
import { modal } from '../../core/dialog/modal';
import { nonModal } from '../../core/dialog/non-modal';
import { bringBack } from '../../core/dialog/place';
import type { Visit } from '../visit';
import { watchConversions } from '../counting/conversions';
import { animated, remaining } from './animation';
import { announce } from './announce';
import { countIn } from './figures';
import { pause, unload, wake } from './media';
import { watchOverlay } from './overlay';
import { followAnchors, holdStill } from './page';
import { bringOut } from './place';
import { keepClear, scrollable, uncover } from './scrolling';
import { closeInTime, offerClosing } from './time';
import { shown, visits } from './visits';

/**
 * What happens when a dialog of a popup has been shown: it closes by its controls, keeps the page where it is, and tells.
 *
 * @param visit The dialog.
 */
export function openDialog( visit: Visit ): void {
	const { popup, element, before } = visit;
	const { id, settings } = popup.config;
	const { classList } = element;
	const lifetime = new AbortController();
	const { signal } = lifetime;

	/** Part of the page: no turn is taken, nothing is covered, nobody is told. */
	const isRow = classList.contains( 'is-row' );

	visits.push( visit );
	if ( ! isRow ) {
		shown.set( id, Date.now() );
		bringOut( visit );
	}

	visit.leave = ( reason ) => {
		if ( visit.isLeaving ) {
			// Asked twice: at once then.
			popup.settle();
			return;
		}
		if ( ! emit( element, 'vitrine:popup:hide', { id, reason } ) ) {
			return;
		}
		visit.isLeaving = true;
		pause( element );
		const from = remaining( element );
		element.dataset[ 'vitrineAnimation' ] = settings.exit_animation ?? '';
		classList.remove( 'is-entering' );
		classList.toggle( 'is-leaving', !! settings.exit_animation );
		animated( element, from ).then( () => {
			if ( ! signal.aborted ) {
				popup.settle();
			}
		} );
	};

	visit.finish = () => {
		const left = visit.isLeaving ? remaining( element ) : 0;
		const { activeElement } = document;
		const hadFocus =
			element.contains( activeElement ) ||
			// Somebody else has closed it.
			( activeElement === document.body && ! visit.isUnasked );
		lifetime.abort();
		visits.splice( visits.indexOf( visit ), 1 );
		if ( ! isRow ) {
			shown.set( id, Date.now() );
		}
		element.close();
		bringBack( element, visit.place );
		classList.remove(
			'is-banner',
			'is-entering',
			'is-leaving',
			'is-row',
			'is-waiting'
		);
		pause( element );
		unload( element );
		if ( hadFocus ) {
			giveBack( before );
		}
		return left;
	};

	if ( ! isVisible( element ) ) {
		// A style hides it: nobody could close it, and a modal one would hold the page.
		popup.settle();
		shown.delete( id );
		return;
	}
	whileOpen( visit, signal, isRow );
}

/**
 * What goes on until it closes: it answers Escape and presses, keeps the page where it is, and closes in time.
 *
 * @param visit  The dialog.
 * @param signal Until when.
 * @param isRow  Whether it is part of the page.
 */
function whileOpen( visit: Visit, signal: AbortSignal, isRow: boolean ): void {
	const { popup, element, isModal } = visit;
	countIn( popup );
	watchConversions( popup.config, element );

	animated( element, visit.left ).then( () => {
		if ( ! visit.isLeaving && ! signal.aborted ) {
			element.classList.remove( 'is-entering' );
		}
	} );

	const mayEscape = popup.config.settings.prevent_close_on_esc_key !== 'yes';
	const cancel = () => mayEscape && visit.leave?.( 'escape' );
	if ( isModal ) {
		modal( element, cancel, signal );
		// Asked a second time in a row, some browsers close without a `cancel`.
		element.addEventListener(
			'keydown',
			( event ) =>
				mayEscape || event.key !== 'Escape' || event.preventDefault(),
			{ signal }
		);
		followAnchors( visit, signal );
		watchOverlay( visit, signal );
	} else {
		nonModal( element, cancel, signal, isRow );
		if ( ! isRow ) {
			uncover( visit, signal );
			keepClear( visit, signal );
			announce( visit );
		}
	}
	holdStill( visit );
	wake( element );
	offerClosing( visit, signal );
	closeInTime( visit, signal );
	scrollable( visit, signal );
}

on( 'vitrine:replaced', () => {
	for ( const { element, place, popup } of [ ...visits ] ) {
		if ( ! ( place ?? element ).isConnected ) {
			emit( document, 'vitrine:popup:hide', {
				id: popup.config.id,
				reason: 'replaced',
			} );
			popup.settle();
		}
	}
} );
