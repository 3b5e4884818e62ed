/**
 * What visitors press: controls of blocks, buttons with a command, links to a popup, and what matches a popup's selector.
 *
 * One listener for all, before anybody else's: what is added later works, too, and scripts that scroll to the target of a link do not come between.
 */
import type { Popup } from './popup';

interface Press {
	action: string | undefined;
	popup: Popup | undefined;
	/** How it was opened, or who closes it. */
	by: 'link' | 'selector' | 'button';
	control: Element;
}

const COMMANDS: Record< string, string > = {
	'show-modal': 'open',
	close: 'close',
	'request-close': 'close',
};

/**
 * Finds a popup.
 *
 * @param popups Those of the page.
 * @param id     Of its post, or of its dialog.
 */
export const find = ( popups: Popup[], id: unknown ): Popup | undefined =>
	popups.find(
		( { config } ) =>
			config.element === id || String( config.id ) === String( id )
	);

/**
 * Listens.
 *
 * @param popups  Those of the page.
 * @param dismiss Closes one for good.
 */
export function listen(
	popups: Popup[],
	dismiss: ( popup: Popup ) => void
): void {
	document.addEventListener(
		'click',
		( event ) => {
			const { target } = event;
			const press =
				target instanceof Element && pressed( popups, target );
			if ( ! press || ! press.popup || opensElsewhere( event, target ) ) {
				return;
			}
			const { action, popup, by, control } = press;
			// A form that a selector happens to match is sent all the same.
			if ( by !== 'selector' || control.closest( 'a' ) ) {
				event.preventDefault();
			}
			if ( action === 'dismiss' ) {
				dismiss( popup );
			}
			if (
				action === 'open' ||
				( action === 'toggle' && ! popup.isOpen() )
			) {
				popup.open( by, control );
			} else {
				popup.close( by === 'button' ? by : 'link' );
			}
		},
		true
	);

	const dialogEvent = ( { target }: Event ) => {
		const popup = find( popups, ( target as Element ).id );
		if ( ( target as HTMLDialogElement ).open ) {
			popup?.open( 'link' );
		} else {
			popup?.settle();
		}
	};
	// Opened by a command of the browser, or closed by somebody else.
	document.addEventListener( 'toggle', dialogEvent, true );
	document.addEventListener( 'close', dialogEvent, true );
}

/**
 * What a press on an element means.
 *
 * @param popups Those of the page.
 * @param target What was pressed.
 */
function pressed( popups: Popup[], target: Element ): Press | undefined {
	const control = target.closest< HTMLElement >( '[data-vitrine-popup]' );
	if ( control ) {
		const { vitrinePopup: action, vitrinePopupId: id } = control.dataset;
		const popup =
			action === 'open' || action === 'toggle' || id
				? find( popups, id )
				: find( popups, control.closest( 'dialog' )?.id );
		return { action, popup, by: 'link', control };
	}
	const button = target.closest( '[commandfor]' );
	const commanded = find( popups, button?.getAttribute( 'commandfor' ) );
	if ( button && commanded ) {
		const action = COMMANDS[ button.getAttribute( 'command' ) ?? '' ];
		return {
			action,
			popup: action ? commanded : undefined,
			by: action === 'open' ? 'link' : 'button',
			control: button,
		};
	}
	const link = target.closest< HTMLAnchorElement >( 'a[href*="#"]' );
	const linked = link && find( popups, fragmentOf( link ) );
	if ( linked ) {
		return { action: 'open', popup: linked, by: 'link', control: link };
	}
	for ( const popup of popups ) {
		const found = closest( target, popup.config.settings.open_selector );
		if ( found ) {
			return { action: 'open', popup, by: 'selector', control: found };
		}
	}
	return undefined;
}

/**
 * Like `closest`; a selector that is none disables only itself.
 *
 * @param target   Where to begin.
 * @param selector Of an editor.
 */
function closest( target: Element, selector = '' ): Element | null {
	try {
		return target.closest( selector );
	} catch {
		return null;
	}
}

/**
 * What a link to this very page points at.
 *
 * @param link A link.
 */
const fragmentOf = ( link: HTMLAnchorElement ) =>
	link.href.split( '#' )[ 0 ] === window.location.href.split( '#' )[ 0 ] &&
	link.hash.slice( 1 );

/** A link that the visitor wants in another tab or as a file is left alone. */
const opensElsewhere = (
	{ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent,
	target: Element
) =>
	( ctrlKey || metaKey || shiftKey || altKey ) && target.closest( 'a[href]' );
