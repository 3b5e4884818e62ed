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
import { dialogOf } from './elements';
import { show } from './first-frame';
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
		isOpen: () => !! visit?.element.isConnected && ! visit.isLeaving,

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
			const now = ( visit = show( popup, element, opener ) );
			rest()
				.then(
					( { openDialog } ) => {
						if ( visit === now ) {
							openDialog( now );
						}
					},
					() =>
						element.classList.remove( 'is-entering', 'is-waiting' )
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
			if ( ! now ) {
				return 0;
			}
			const { element } = now;
			const left = now.finish?.() ?? 0;
			emit(
				element.isConnected ? element : document,
				'vitrine:popup:hidden',
				{ id }
			);
			return left;
		},
	};
	return popup;
}
