/**
 * One popup of a page: what has to be there for its first frame.
 *
 * All that follows (frontend/popup/dialog) is fetched while it opens, so that a page with a closed popup is light. Until then, or should it never come,
 * the popup is a native dialog: the browser closes it by Escape and returns the focus.
 */
import { emit } from '@vitrine/frontend';
import { loadOnce } from '../core/load';
import type { PopupConfig, PopupData } from '../render/popup/types';
import { isDisabled } from './counting/counters';
import { dialogOf, isModalKind } from './elements';
import type { Popup, Visit } from './visit';

/**
 * Whether a press opens it in spite of do-not-show-again: that was said to a popup that came by itself.
 *
 * @param settings        Of the popup.
 * @param settings.reopen
 * @param opener          What was pressed, if anything.
 */
const isMeant = (
	{ reopen }: PopupConfig[ 'settings' ],
	opener: Element | null | undefined
) => ( reopen ? reopen === 'always' && opener : opener?.closest( 'a[href]' ) );

/** What follows, once for a page. tools/own-addresses.mjs completes the import: webpack's own way weighs 150 bytes. */
export const rest = loadOnce(
	() => import( /* webpackIgnore: true */ '@vitrine/popup-dialog' )
);

/**
 * Gives a popup its behavior.
 *
 * @param config The popup.
 * @param data   Of the page.
 */
export function createPopup( config: PopupConfig, data: PopupData ): Popup {
	const { id, settings } = config;
	let visit: Visit | undefined;

	const popup: Popup = {
		config,
		data,
		// Who is no longer on the page is replaced by another one.
		isOpen: () =>
			Boolean( visit?.element.isConnected && ! visit.isLeaving ),

		has: ( element ) => visit?.element === element,

		open( trigger, opener ) {
			if ( popup.isOpen() ) {
				visit!.closing = undefined;
				return false;
			}
			const element = dialogOf( config );
			if (
				! element ||
				( isDisabled( id ) && ! isMeant( settings, opener ) ) ||
				! emit( element, 'vitrine:popup:show', { id, trigger } )
			) {
				return false;
			}
			const left = popup.settle();
			const { classList, dataset, ownerDocument } = element;
			const before = opener ?? ownerDocument.activeElement;
			// On a modal dialog only another one can be reached.
			const isModal =
				( isModalKind( config ) &&
					! classList.contains( 'is-banner' ) ) ||
				Boolean( before?.closest( 'dialog:modal' ) );
			dataset[ 'vitrineAnimation' ] = settings.entrance_animation ?? '';
			classList.toggle(
				'is-entering',
				Boolean( settings.entrance_animation ) &&
					! classList.contains( 'is-row' )
			);
			classList.toggle(
				'is-waiting',
				Boolean( settings.close_button_delay )
			);
			if ( ! element.open ) {
				if ( isModal ) {
					// Else the browser would choose a field, and a phone its keyboard.
					element.autofocus = true;
					element.showModal();
				} else {
					// `show()` would take the focus.
					element.open = true;
				}
			}
			if (
				isModal ||
				( opener !== null && settings.a11y_navigation !== '' )
			) {
				element.focus( { preventScroll: true } );
			}
			const now: Visit = ( visit = {
				popup,
				element,
				before,
				isModal,
				isUnasked: opener === null,
				left,
			} );
			rest()
				.then(
					( { openDialog } ) => {
						if ( visit === now ) {
							openDialog( now );
						}
					},
					() => classList.remove( 'is-entering', 'is-waiting' )
				)
				.then( () => {
					now.leave ??= () => element.close();
					if ( now.closing && visit === now ) {
						now.leave( now.closing );
					}
				} );
			emit( element, 'vitrine:popup:shown', { id } );
			return true;
		},

		close( reason ) {
			if ( visit?.leave ) {
				visit.leave( reason );
			} else if ( visit ) {
				visit.closing = reason;
			}
		},

		settle() {
			const now = visit;
			visit = undefined;
			const left = now?.finish?.() ?? 0;
			if ( now ) {
				const { element } = now;
				emit(
					element.isConnected ? element : document,
					'vitrine:popup:hidden',
					{ id }
				);
			}
			return left;
		},
	};
	return popup;
}
