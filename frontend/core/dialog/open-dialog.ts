/**
 * The one dialog of Vitrine: a native `<dialog>` with a name and the focus, which it gives back; behind a modal one the page stands still.
 *
 * Popups are shown in their first frame, before any of this is there, and take the mode and the focus from here (frontend/popup/dialog).
 */
import { modal } from './modal';
import type { DialogMode } from './modal';
import { lockScrolling } from './page';

/** A dialog of the page, such as a drawer, which stays there. */
interface GivenDialog {
	element: HTMLDialogElement;
}

/** An empty one, which is made and leaves the page when it closes. */
interface NewDialog {
	element?: undefined;
	/** Accessible name. */
	label: string;
	className: string;
	/** Where it is put; a dialog on a dialog goes into the other one. */
	parent?: HTMLElement;
}

export type DialogOptions = ( GivenDialog | NewDialog ) & {
	/** Modal, unless it says otherwise. */
	mode?: DialogMode;
	/** Escape, a phone's Back and other requests of the browser; who opened the dialog decides what they mean. */
	onCancel: () => unknown;
	/** Once, after it closed in whatever way. */
	onClosed?: () => void;
	/** Takes the focus afterwards; null = what had it before. */
	returnTo?: () => HTMLElement | null;
};

export interface Dialog {
	element: HTMLDialogElement;
	close: () => void;
}

/**
 * Opens a dialog with the focus on itself.
 *
 * Dialogs on it close first, because the browser asks the topmost one.
 *
 * @param options What it is.
 */
export function openDialog( options: DialogOptions ): Dialog {
	const { mode = modal } = options;
	const element = options.element ?? makeDialog( options );
	element.tabIndex = -1;
	const before = element.ownerDocument.activeElement as HTMLElement | null;
	const lifetime = new AbortController();
	const { signal } = lifetime;
	const finish = () => {
		if ( ! signal.aborted ) {
			lifetime.abort();
			removal.disconnect();
			if ( ! options.element ) {
				element.remove();
			}
			( options.returnTo?.() ?? before )?.focus( {
				preventScroll: true,
			} );
			options.onClosed?.();
		}
	};
	// Somebody else may take the dialog's surroundings away: the page must not stay locked.
	const removal = new MutationObserver( () => {
		if ( ! element.isConnected ) {
			finish();
		}
	} );
	removal.observe( document, { childList: true, subtree: true } );
	element.addEventListener(
		'close',
		( { target } ) => {
			if ( target === element ) {
				finish();
			}
		},
		{ signal }
	);
	mode( element, options.onCancel, signal );
	if ( mode === modal ) {
		element.showModal();
	} else {
		// `show()` would choose a field.
		element.open = true;
	}
	element.focus( { preventScroll: true } );
	// On another dialog the page is locked already, and the two may close in any order.
	if (
		mode === modal &&
		! element.parentElement?.closest( 'dialog[open]' )
	) {
		lockScrolling( signal );
	}
	return {
		element,
		close() {
			element.close();
			finish();
		},
	};
}

function makeDialog( {
	label,
	className,
	parent = document.body,
}: NewDialog ): HTMLDialogElement {
	const element = document.createElement( 'dialog' );
	element.className = className;
	element.setAttribute( 'aria-label', label );
	parent.append( element );
	return element;
}
