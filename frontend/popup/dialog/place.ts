import type { Visit } from '../visit';
import { isVisible } from '../../core/dialog/focus';

/**
 * Takes a popup that stands in a page out of what is around it, for as long as it is open, where that hides it, moves it or lies under something else: a closed
 * accordion, a header that slides, a cover. Not beforehand: what is not printed there, or replaced, takes its popups along.
 *
 * @param visit The popup; learns its `place`.
 */
export function bringOut( visit: Visit ): void {
	const { element, isModal } = visit;
	const { body, activeElement } = document;
	if ( isVisible( element ) && ( isModal || isFree( element ) ) ) {
		return;
	}
	// A dialog, too: styles of the page count what is in it.
	visit.place = document.createElement( 'dialog' );
	if ( isModal ) {
		element.close();
	}
	element.replaceWith( visit.place );
	body.append( element );
	if ( isModal ) {
		element.showModal();
	}
	if ( isModal || activeElement === element ) {
		element.focus( { preventScroll: true } );
	}
}

/**
 * Puts it back; where that is gone, it goes, too.
 *
 * @param visit The popup, closed.
 */
export function bringBack( { element, place }: Visit ): void {
	if ( place?.isConnected ) {
		place.replaceWith( element );
	} else if ( place ) {
		element.remove();
	}
}

/**
 * Whether it is held by the window alone: nothing around it moves it, lets it shine through, or has a layer of its own.
 *
 * @param element The dialog.
 */
function isFree( element: HTMLElement ): boolean {
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
