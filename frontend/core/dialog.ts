/**
 * The one modal dialog of Vitrine: a native `<dialog>` with a name, the focus inside, and a page that stands still behind it.
 *
 * `openDialog` makes one that leaves the page again; popups stay in it, are not always modal, and take from here what they share (frontend/popup).
 */

export interface DialogOptions {
	/** Accessible name. */
	label: string;
	className: string;
	/** Where it is put; a dialog on a dialog goes into the other one. */
	parent?: HTMLElement;
	/** Escape, a phone's Back and other requests of the browser; who opened the dialog decides what they mean. */
	onCancel: () => void;
	/** Once, after it closed in whatever way. */
	onClosed?: () => void;
	/** Takes the focus afterwards; null = what had it before. */
	returnTo?: () => HTMLElement | null;
}

export interface Dialog {
	element: HTMLDialogElement;
	close: () => void;
}

const FOCUSABLE =
	'a[href], button:not([disabled]), input:not([disabled]), select, textarea, video[controls], iframe, [tabindex="0"]';

/**
 * Opens an empty modal dialog with the focus on itself; it leaves the page when it closes.
 *
 * Dialogs on it close first, because the browser asks the topmost one.
 *
 * @param options What it is.
 */
export function openDialog( options: DialogOptions ): Dialog {
	const { label, className, parent = document.body } = options;
	const before = parent.ownerDocument.activeElement;
	const element = document.createElement( 'dialog' );
	element.className = className;
	element.tabIndex = -1;
	element.setAttribute( 'aria-label', label );
	parent.append( element );

	// On another dialog the page is locked already, and the two may close in any order.
	const unlock = parent.closest( 'dialog[open]' )
		? () => {}
		: lockScrolling();
	let open = true;
	const finish = () => {
		if ( ! open ) {
			return;
		}
		open = false;
		removal.disconnect();
		element.remove();
		unlock();
		focusAfter( options.returnTo?.() ?? before );
		options.onClosed?.();
	};
	// Somebody else may take the dialog's surroundings away: the page must not stay locked.
	const removal = new MutationObserver( () => {
		if ( ! element.isConnected ) {
			finish();
		}
	} );
	removal.observe( document, { childList: true, subtree: true } );

	element.addEventListener( 'cancel', ( event ) => {
		// A `<input type="file">` inside has such an event, too.
		if ( event.target === element ) {
			event.preventDefault();
			options.onCancel();
		}
	} );
	element.addEventListener( 'close', ( event ) => {
		if ( event.target === element ) {
			finish();
		}
	} );
	element.addEventListener( 'keydown', keepFocus );

	element.showModal();
	element.focus( { preventScroll: true } );
	return {
		element,
		close() {
			if ( element.open ) {
				element.close();
			}
			finish();
		},
	};
}

/**
 * Lets Tab go round inside: the browser alone would walk on into its own bars.
 *
 * @param event A key.
 */
export function keepFocus( event: KeyboardEvent ): void {
	const dialog = event.currentTarget as HTMLElement;
	if (
		event.key !== 'Tab' ||
		( event.target as Element ).closest( 'dialog' ) !== dialog
	) {
		return;
	}
	const stops = [
		...dialog.querySelectorAll< HTMLElement >( FOCUSABLE ),
	].filter(
		( stop ) =>
			stop.tabIndex >= 0 &&
			// jsdom lays nothing out and has no such method.
			stop.checkVisibility?.( { visibilityProperty: true } ) !== false
	);
	const [ first, last ] = [ stops[ 0 ], stops[ stops.length - 1 ] ];
	const active = dialog.ownerDocument.activeElement;
	const leaving = event.shiftKey
		? active === first || active === dialog
		: active === last;
	const next = event.shiftKey ? last : first;
	if ( ! next ) {
		event.preventDefault();
	} else if ( leaving ) {
		event.preventDefault();
		next.focus();
	}
}

function focusAfter( element: Element | null | undefined ): void {
	if ( element instanceof HTMLElement && element.isConnected ) {
		element.focus( { preventScroll: true } );
	}
}

/**
 * Stops the page behind from scrolling; nothing on it moves, the room of a scroll bar stays.
 *
 * Styles are set through the CSSOM, and put back as they were: locks of other scripts nest.
 *
 * @return Puts everything back.
 */
function lockScrolling(): () => void {
	const { documentElement: root } = document;
	const bar = window.innerWidth - root.clientWidth;
	const wanted: [ string, string ][] = [ [ 'overflow', 'hidden' ] ];
	if ( bar > 0 ) {
		// Not `scrollbar-gutter`: nothing, not even a modal dialog, is drawn over a gutter. And not by the direction of writing: the bar may be on the right either way.
		const isLeft = root.getBoundingClientRect().left >= bar;
		wanted.push( [
			isLeft ? 'padding-left' : 'padding-right',
			`${ bar }px`,
		] );
	}
	const previous = wanted.map(
		( [ name ] ) =>
			[
				name,
				root.style.getPropertyValue( name ),
				root.style.getPropertyPriority( name ),
			] as const
	);
	for ( const [ name, value ] of wanted ) {
		root.style.setProperty( name, value, 'important' );
	}
	return () => {
		for ( const [ name, value, priority ] of previous ) {
			root.style.setProperty( name, value, priority );
		}
	};
}
