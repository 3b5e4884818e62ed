/**
 * What visitors press: controls of blocks, buttons with a command, links to a popup, and what matches a popup's selector.
 *
 * One listener for all, before anybody else's: what is added later works, too, and scripts that scroll to the target of a link do not come between.
 */
import { listen as listenToPage } from '../core/listen';
import { dialogOf } from './elements';
import type { Popup } from './visit';

/** What it means, which popup, how it opens or who closes it, and what was pressed. */
type Press = [
	action: string | undefined,
	popup: Popup | undefined,
	by: 'link' | 'selector' | 'button',
	control: Element,
];

/**
 * Finds a popup. Text is the id of a dialog: `#12` is a footnote, not the popup of post 12. What names the post of a popup means it whichever variant this visit sees. Two popups that are split may have the same dialog: the one that is open has it now.
 *
 * @param popups Those of the page.
 * @param id     Of its post, or of its dialog, also as an address has it.
 */
export const find = ( popups: Popup[], id: unknown ): Popup | undefined => {
	const found = popups.filter( ( { config: { element, id: own } } ) =>
		[ own, `popup-${ own }`, element, encodeURI( element ) ].includes(
			id as string
		)
	);
	return found.find( ( popup ) => popup.isOpen() ) ?? found[ 0 ];
};

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
			const target = event.target as Element;
			const [ action, popup, by, control ] =
				pressed( popups, target ) ?? [];
			const link = target.closest( 'a' );
			// A link that the visitor wants in another tab or as a file is left alone.
			if (
				! action ||
				! popup ||
				// Copying: dialog/copy.ts.
				action === 'copy' ||
				( link && isModified( event ) )
			) {
				return;
			}
			if ( action === 'dismiss' ) {
				dismiss( popup );
			}
			const opens =
				action === 'open' ||
				( action === 'toggle' && ! popup.isOpen() );
			if ( opens ) {
				popup.open( by!, control );
			} else {
				popup.close( by === 'button' ? by : 'link' );
			}
			if (
				link
					? // It leads where it leads when nothing has opened.
						! opens || popup.isOpen()
					: // A form that a selector happens to match is sent all the same.
						by !== 'selector'
			) {
				event.preventDefault();
			}
		},
		true
	);

	const dialogEvent = ( { target }: Event ) => {
		const { id, open } = target as HTMLDialogElement;
		const ours = popups.find( ( one ) => one.has( target ) );
		const popup = find( popups, id );
		if ( ! open ) {
			ours?.settle();
		} else if (
			// Browsers tell of our own opening, too, and after the next press when they are busy: it must not take back a Close.
			! ours &&
			// Somebody else's may have the same id.
			popup &&
			dialogOf( popup.config ) === target
		) {
			popup.open( 'link' );
		}
	};
	// Opened by a command of the browser, or closed by somebody else.
	listenToPage( 'toggle close', dialogEvent );
}

/**
 * What a press on an element means.
 *
 * @param popups Those of the page.
 * @param target What was pressed.
 */
function pressed( popups: Popup[], target: Element ): Press | undefined {
	const control = target.closest< HTMLElement >(
		'[data-vitrine-popup], [commandfor]'
	);
	const command = control?.getAttribute( 'command' );
	if ( control?.dataset[ 'vitrinePopup' ] ) {
		const { vitrinePopup: action, vitrinePopupId: id } = control.dataset;
		return [
			action,
			find( popups, id ?? control.closest( 'dialog' )?.id ),
			'link',
			control,
		];
	}
	if ( control && command ) {
		const popup = find( popups, control.getAttribute( 'commandfor' ) );
		return command === 'show-modal'
			? [ 'open', popup, 'link', control ]
			: [
					/^(request-)?close$/.exec( command )?.[ 0 ],
					popup,
					'button',
					control,
				];
	}
	const link = target.closest< HTMLAnchorElement >( 'a[href*="#"]' );
	const linked = link && find( popups, fragmentOf( link ) );
	if ( linked ) {
		return [ 'open', linked, 'link', link ];
	}
	for ( const popup of popups ) {
		const found = closest( target, popup.config.settings.open_selector );
		if ( found ) {
			return [ 'open', popup, 'selector', found ];
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

const isModified = ( event: MouseEvent ) =>
	event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
