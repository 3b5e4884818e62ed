import type { Visit } from '../visit';
import { isVisible } from '../../core/dialog/focus';
import { bringToEnd, isFree, isInMenu } from '../../core/dialog/place';

/**
 * Takes a popup that stands in a page out of what is around it, for as long as it is open, where that hides it, moves it or lies under something else: a closed
 * accordion, a header that slides, a cover. Not beforehand: what is not printed there, or replaced, takes its popups along.
 *
 * @param visit The popup; learns its `place`.
 */
export function bringOut( visit: Visit ): void {
	const { element, isModal } = visit;
	const { activeElement } = document;
	if (
		isVisible( element ) &&
		! isInMenu( element ) &&
		( isModal || isFree( element ) )
	) {
		return;
	}
	if ( isModal ) {
		element.close();
	}
	visit.place = bringToEnd( element );
	if ( isModal ) {
		element.showModal();
	}
	if ( isModal || activeElement === element ) {
		element.focus( { preventScroll: true } );
	}
}
