/** `@vitrine/site-header-more`: what headers need on pages where something sticks below them, or once the keyboard is used. */
import { topOf } from '../top';

/** Between what has the focus and the header, px. */
const GAP = 8;

/**
 * Moves what sticks below a header along with it, by a transform: another offset alone is counted as a shift.
 *
 * @param change Gives it another offset.
 * @param below  What sticks.
 * @param header Whose motion it joins.
 */
export function moveBelow(
	change: () => void,
	below: Iterable< Element >,
	header: Element
): void {
	const before = [ ...below ].map(
		( element ) => [ element, topOf( element ) ] as const
	);
	change();
	// Without motion it is there in the next frame.
	const duration =
		parseFloat( getComputedStyle( header ).transitionDuration ) * 1000 || 1;
	for ( const [ element, top ] of before ) {
		const way = top - topOf( element );
		if ( way ) {
			element.animate(
				{ translate: [ `0 ${ way }px`, '0 0' ] },
				// On top of one that has not come to its end.
				{
					duration,
					easing: 'ease',
					composite: 'add',
					// Also before its first frame, as transitions do.
					fill: 'backwards',
				}
			);
		}
	}
}

/**
 * Shows what has the focus and is behind a header, once the browser has scrolled to it.
 *
 * @param header  The header.
 * @param focused What has the focus.
 * @param leave   Takes the header away, if it can leave.
 */
export function uncover(
	header: Element,
	focused: Element,
	leave: () => boolean
): void {
	requestAnimationFrame( () => {
		if ( focused !== focused.ownerDocument.activeElement ) {
			return;
		}
		const { top, bottom } = focused.getBoundingClientRect();
		const edge = header.getBoundingClientRect().bottom;
		if ( top < edge && bottom > 0 && ! leave() ) {
			window.scrollBy( { top: top - edge - GAP, behavior: 'instant' } );
		}
	} );
}
