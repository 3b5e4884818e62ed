/** Where an open dialog is kept, when what is around it would hide or move it. */

/**
 * Whether it is held by the window alone: nothing around it moves it, lets it shine through, or has a layer of its own.
 *
 * @param element The dialog.
 */
export function isFree( element: HTMLElement ): boolean {
	const { body } = document;
	for (
		let around = element.parentElement;
		around && around !== body;
		around = around.parentElement
	) {
		const { zIndex, opacity, isolation } = getComputedStyle( around );
		if ( zIndex !== 'auto' || opacity !== '1' || isolation !== 'auto' ) {
			return false;
		}
	}
	return windowOf( element.parentElement ) === windowOf( body );
}

/** Panels of menus, which close, or are hidden in a window that becomes narrow, under what is open in them. */
const CLOSING = '.wp-block-vitrine-mega-menu';

/**
 * Whether what is around it may go while it is open.
 *
 * @param element The dialog.
 */
export const isInMenu = ( element: HTMLElement ): boolean =>
	element.closest( CLOSING ) !== null;

/**
 * What `position: fixed` is fixed to.
 *
 * @param parent Where.
 */
function windowOf( parent: HTMLElement | null ): string {
	const probe = document.createElement( 'div' );
	probe.style.cssText = 'all:initial;position:fixed;inset:0';
	parent?.append( probe );
	const box = JSON.stringify( probe.getBoundingClientRect() );
	probe.remove();
	return box;
}

/**
 * Takes a closed dialog to the end of the page. A dialog is left in its place, too: styles of the page count what is in it.
 *
 * @param element The dialog.
 * @return What is left.
 */
export function bringToEnd( element: HTMLElement ): HTMLElement {
	const place = document.createElement( 'dialog' );
	element.replaceWith( place );
	document.body.append( element );
	return place;
}

/**
 * Puts it back; where that is gone, it goes, too.
 *
 * @param element The dialog, closed.
 * @param place   What bringToEnd() has left; undefined = it never went.
 */
export function bringBack(
	element: HTMLElement,
	place: HTMLElement | undefined
): void {
	if ( place?.isConnected ) {
		place.replaceWith( element );
	} else if ( place ) {
		element.remove();
	}
}
