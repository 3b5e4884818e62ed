import { isVisible } from '../core/dialog/focus';

/**
 * Remembers what has the focus, also where it has just been hidden: browsers may take the focus away before they tell that the window has changed.
 *
 * @param element Where to look.
 * @return Tells what has it; null = nothing in there.
 */
export function lastFocused( element: HTMLElement ): () => Element | null {
	let last: Element | null = null;
	element.addEventListener( 'focusin', ( { target } ) => {
		last = target as Element;
	} );
	element.addEventListener( 'focusout', ( { target } ) => {
		// Who is seen has lost it to something else.
		if ( isVisible( target as Element ) ) {
			last = null;
		}
	} );
	return () => {
		const { activeElement, body } = element.ownerDocument;
		return activeElement === last || activeElement === body ? last : null;
	};
}
