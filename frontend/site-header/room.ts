/** Room that headers take of the window: what the browser scrolls to is free of it, and what sticks does so below it. */
import { emit } from '@vitrine/frontend';
import { HEADER_ROOM, setRoom } from '../core/scroll/room';

/** Px, by header. */
const rooms = new Map< Element, number >();

/** What sticks below headers: its style sheet adds the room to its distance from the top. */
const BELOW = '.vitrine-sticky-top, .is-sticky';

let room = 0;

/**
 * Keeps what is below headers free of them.
 *
 * @param header One of them.
 * @param height How much it takes of the window where it is docked, px; else 0.
 */
export function reserve( header: Element, height: number ): void {
	rooms.set( header, height );
	const most = Math.max( ...rooms.values() );
	if ( most === room ) {
		return;
	}
	room = most;
	const below = [ ...document.querySelectorAll( BELOW ) ];
	const tops = below.map( topOf );
	setRoom( HEADER_ROOM, room );
	emit( header, 'vitrine:header:room', { room } );
	// With the header, and by a transform: another offset alone is counted as a shift. Without motion it is there in the next frame.
	const duration =
		parseFloat( getComputedStyle( header ).transitionDuration ) * 1000 || 1;
	below.forEach( ( element, nth ) => {
		const way = tops[ nth ]! - topOf( element );
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
	} );
}

/**
 * The upper edge of an element in the window, px.
 *
 * @param element Element.
 */
export const topOf = ( element: Element ): number =>
	element.getBoundingClientRect().top;
