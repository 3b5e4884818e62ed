import { emit } from '@vitrine/frontend';
import { giveBack, isVisible } from '../../core/dialog/focus';
import { modal } from '../../core/dialog/modal';
import { nonModal } from '../../core/dialog/non-modal';
import { openDialog } from '../../core/dialog/open-dialog';
import {
	bringBack,
	bringToEnd,
	isFree,
	isInMenu,
} from '../../core/dialog/place';
import { decoded } from '../../core/links/fragment';
import type { SearchSettings } from '../../search-overlay/settings';
import { watchExits } from './exits';
import { watchFocus } from './focus';
import { pushPage } from './push';
import { settingsOf } from './settings';
import { visits } from './visits';
import type { Visit } from './visits';

/**
 * Opens a panel, unless somebody stops it.
 *
 * @param panel  Which.
 * @param opener What was pressed.
 */
export function openPanel( panel: HTMLDialogElement, opener?: Element ): void {
	const { id, ownerDocument } = panel;
	if ( ! emit( panel, 'vitrine:off-canvas:show', { id } ) ) {
		return;
	}
	const settings = settingsOf( panel );
	// On a modal dialog only another one can be reached.
	const isModal =
		settings.modal || document.querySelector( 'dialog:modal' ) !== null;
	const before = opener ?? ownerDocument.activeElement;
	const lifetime = new AbortController();
	const { signal } = lifetime;
	let hadFocus = true;

	const visit: Visit = {
		panel,
		close( reason ) {
			if ( ! emit( panel, 'vitrine:off-canvas:hide', { id, reason } ) ) {
				return;
			}
			// Those that were opened on it hold the page for it.
			const above = visits.slice( visits.indexOf( visit ) + 1 );
			above.reverse().forEach( ( other ) => other.close( 'above' ) );
			hadFocus = isModal || panel.contains( ownerDocument.activeElement );
			dialog.close();
		},
	};

	const place = bringOut( panel, isModal );
	// From now on its address does not show it.
	panel.classList.add( 'is-ready' );
	forget( id );
	const dialog = openDialog( {
		element: panel,
		mode: isModal ? modal : nonModal,
		onCancel: () => settings.escape && visit.close( 'escape' ),
		// Who uses the page beside it keeps the focus.
		returnTo: () =>
			hadFocus ? null : ( ownerDocument.activeElement as HTMLElement ),
		onClosed() {
			lifetime.abort();
			visits.splice( visits.indexOf( visit ), 1 );
			bringBack( panel, place );
			if ( hadFocus ) {
				giveBack( before );
			}
			tell( panel, false );
			const target = panel.isConnected ? panel : document;
			emit( target, 'vitrine:off-canvas:hidden', { id } );
		},
	} );
	visits.push( visit );
	if ( ! isVisible( panel ) ) {
		// A style hides it: nobody could close it, and a modal one would hold the page.
		dialog.close();
		return;
	}
	tell( panel, true );
	watchExits( visit, settings, isModal, signal );
	if ( ! isModal ) {
		watchFocus( visit, signal );
	}
	if ( settings.push ) {
		pushPage( panel, settings.side, isModal, signal );
	}
	if ( settings.focus ) {
		panel.querySelector< HTMLElement >( settings.focus )?.focus();
	}
	if ( settings.search ) {
		void suggest( panel, settings.search );
	}
	emit( panel, 'vitrine:off-canvas:shown', { id } );
}

/**
 * Brings suggestions to a search form.
 *
 * @param panel    The panel.
 * @param settings What the server says.
 */
const suggest = ( panel: HTMLElement, settings: SearchSettings ) =>
	import( /* webpackIgnore: true */ '@vitrine/search-overlay' ).then(
		( { attach } ) => attach( panel, settings ),
		// The form works by itself.
		() => undefined
	);

/**
 * Takes a panel out of what would hide or move it.
 *
 * @param panel   The panel, closed.
 * @param isModal Whether it is shown over everything.
 * @return What is left in its place; undefined = it stays.
 */
const bringOut = (
	panel: HTMLElement,
	isModal: boolean
): HTMLElement | undefined =>
	isVisible( panel.parentElement! ) &&
	! isInMenu( panel ) &&
	( isModal || isFree( panel ) )
		? undefined
		: bringToEnd( panel );

/** What a control does that opens a panel. */
const OPENING = [ 'open', 'toggle' ];

/**
 * Tells those who use the page beside a panel whether it is open.
 *
 * @param panel  The panel.
 * @param isOpen Whether it is.
 */
function tell( panel: HTMLElement, isOpen: boolean ): void {
	for ( const control of document.querySelectorAll( 'button' ) ) {
		const { vitrinePopup, vitrinePopupId } = control.dataset;
		// Those that only close it have nothing to expand.
		if (
			vitrinePopupId === panel.id &&
			OPENING.includes( vitrinePopup! )
		) {
			control.ariaExpanded = String( isOpen );
		}
	}
}

/**
 * Takes a panel out of the address: who reloads the page, or comes back to it, has seen it.
 *
 * @param id Of the panel.
 */
function forget( id: string ): void {
	const { hash, pathname, search } = window.location;
	if ( decoded( hash.slice( 1 ) ) === id ) {
		history.replaceState( history.state, '', pathname + search );
	}
}
