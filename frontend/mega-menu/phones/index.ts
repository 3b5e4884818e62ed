/** The menu of small windows, fetched when somebody is about to open it: a list below its button, or a drawer. */
import { openDialog, type Dialog } from '../../core/dialog/open-dialog';
import { targetOf } from '../../core/links/fragment';
import type { Menu } from '../menu';
import {
	isOver,
	ITEM,
	MENU,
	itemOf,
	openIn,
	panelOf,
	parentsIn,
	partOf,
	toggleOf,
} from '../parts';

const BACK = `${ ITEM }__back`;

/**
 * Lets the button open the menu.
 *
 * @param menu The menu.
 * @return Opens or closes it.
 */
export function attachSheet( menu: Menu ): () => void {
	const { element, settings } = menu;
	const bar = partOf( element, 'bar' )!;
	const sheet = partOf( element, 'sheet' )!;
	// One that is on its way out is nobody's any more.
	const isExpanded = () =>
		element.classList.contains( 'is-expanded' ) && ! sheet.inert;
	let dialog: Dialog | undefined;

	const mark = ( expanded: boolean ) => {
		sheet.inert = false;
		element.classList.toggle( 'is-expanded', expanded );
		bar.ariaExpanded = `${ expanded }`;
	};
	const close = ( atOnce?: boolean ) => {
		if ( dialog ) {
			dialog.close();
		} else if ( atOnce ) {
			mark( false );
		} else if ( isExpanded() ) {
			bar.ariaExpanded = 'false';
			sheet.inert = true;
			// Unless it was opened again.
			void stillness( sheet ).then( () => sheet.inert && mark( false ) );
		}
	};
	const open = () => {
		mark( true );
		// A drawer, which has the role `none` until then.
		if ( sheet.role ) {
			sheet.role = 'dialog';
			sheet.ariaLabel = element.ariaLabel;
			dialog = openDialog( {
				element: sheet as HTMLDialogElement,
				onCancel: () => close(),
				// In a window that has become wide the focus stays where it is.
				returnTo: () => ( menu.isNarrow ? bar : focused ),
				onClosed() {
					dialog = undefined;
					sheet.role = 'none';
					sheet.ariaLabel = null;
					// What has no role takes no focus.
					sheet.removeAttribute( 'tabindex' );
					mark( false );
				},
			} );
		} else {
			const { top } = sheet.getBoundingClientRect();
			sheet.style.setProperty( '--vitrine-panel-top', `${ top }px` );
		}
	};

	let focused: HTMLElement | null = null;
	menu.wide.addEventListener( 'change', () => {
		const { activeElement } = sheet.ownerDocument;
		focused = sheet.contains( activeElement )
			? ( activeElement as HTMLElement )
			: bar;
		close( true );
		if ( menu.isNarrow ) {
			begin( menu );
			return;
		}
		closeOthers( menu );
		if ( menu.focused() === bar ) {
			stopAt( sheet )?.focus();
		}
	} );
	attachClosing( menu, isExpanded, close );
	if ( settings.isDrill ) {
		attachDrill( menu );
	}
	begin( menu );
	return () => ( isExpanded() ? close() : open() );
}

const stillness = ( sheet: HTMLElement ) =>
	Promise.allSettled(
		sheet.getAnimations().map( ( { finished } ) => finished )
	);

const stopAt = ( sheet: HTMLElement ) =>
	sheet.querySelector< HTMLElement >( `${ ITEM } :is( a, button )` );

/**
 * What is open at first.
 *
 * @param menu The menu.
 */
function begin( menu: Menu ): void {
	const { state, isDrill } = menu.settings;
	if ( isDrill ) {
		return;
	}
	for ( const item of parentsIn( menu.element ) ) {
		if (
			state === 'expand' ||
			( state === 'active' &&
				item.matches( '.current-menu-item, .current-menu-ancestor' ) )
		) {
			menu.show( item, window.innerWidth );
		}
	}
}

/**
 * Leaves one item open, and those around it: side by side, panels would lie over each other.
 *
 * @param menu The menu.
 */
function closeOthers( menu: Menu ): void {
	const open = openIn( menu.element );
	const { activeElement } = document;
	const kept =
		open.findLast( ( item ) => item.contains( activeElement ) ) ??
		( menu.settings.state === 'collapse' ? open.at( -1 ) : undefined );
	for ( const item of open ) {
		if ( ! kept || ! item.contains( kept ) ) {
			menu.close( item );
		}
	}
}

/**
 * Closes the menu on Escape, on a press beside it, and when a link within the page has been followed.
 *
 * @param menu       The menu.
 * @param isExpanded Whether it is open.
 * @param close      Closes it.
 */
function attachClosing(
	menu: Menu,
	isExpanded: () => boolean,
	close: ( atOnce?: boolean ) => void
): void {
	const { element, settings } = menu;
	const sheet = partOf( element, 'sheet' )!;
	const leave = ( to: Element ) => {
		if (
			settings.isOver &&
			isExpanded() &&
			menu.isNarrow &&
			! element.contains( to ) &&
			// Who is done with a popup comes back.
			! isOver( element, to )
		) {
			close();
		}
	};
	element.addEventListener( 'keydown', ( event ) => {
		if (
			event.key === 'Escape' &&
			! event.defaultPrevented &&
			isExpanded() &&
			menu.isNarrow
		) {
			event.preventDefault();
			close();
			partOf( element, 'bar' )!.focus();
		}
	} );
	element.addEventListener( 'click', ( { target } ) => {
		const link = ( target as Element ).closest< HTMLAnchorElement >( 'a' );
		const id = link && targetOf( link );
		if (
			// The backdrop is the dialog itself.
			( target === sheet && sheet.role ) ||
			( target as Element ).closest( `${ MENU }__close` ) ||
			( id && menu.isNarrow && ! opensDialog( id ) )
		) {
			// The browser scrolls to where things are without a list that stands in the page.
			close( ! settings.isOver );
		}
	} );
	// Who comes back to a page that the browser has kept has followed a link.
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			close( true );
		}
	} );
	document.addEventListener( 'pointerdown', ( { target } ) =>
		leave( target as Element )
	);
	element.addEventListener( 'focusout', () =>
		setTimeout( () => {
			const { activeElement } = document;
			if ( activeElement !== document.body ) {
				leave( activeElement! );
			}
		}, 10 )
	);
}

/**
 * Whether a link within the page leads nowhere: it opens a popup or panel, under which the menu stays.
 *
 * @param id What it names.
 */
const opensDialog = ( id: string ): boolean =>
	document.getElementById( id ) instanceof HTMLDialogElement;

/**
 * Lets panels take the place of the list, with a way back.
 *
 * @param menu The menu.
 */
function attachDrill( menu: Menu ): void {
	menu.onOpen = ( item ) => {
		if ( menu.isNarrow ) {
			panelOf( item )!.querySelector< HTMLElement >( BACK )?.focus();
		}
	};
	menu.element.addEventListener( 'click', ( { target } ) => {
		const back = ( target as Element ).closest( BACK );
		const item = itemOf( back );
		if ( item ) {
			menu.close( item );
			toggleOf( item )!.focus();
		}
	} );
}
