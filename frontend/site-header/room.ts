/** Room that headers take of the window: what the browser scrolls to is free of it, and what sticks does so below it. */
import { emit } from '@vitrine/frontend';
import { HEADER_ROOM, setRoom } from '../core/scroll/room';
import type * as More from './more';

/**
 * Fetches what not every page needs; what has the focus may be covered without it.
 *
 * @param use Gets it.
 */
export const withMore = (
	use: ( more: typeof More ) => void
): Promise< void > =>
	import( /* webpackIgnore: true */ '@vitrine/site-header-more' ).then(
		use,
		() => undefined
	);

/** What sticks below headers: its style sheet adds the room to its distance from the top. */
const findBelow = () =>
	document.querySelectorAll(
		'.vitrine-sticky-top, .is-sticky:not(.wp-block-vitrine-site-header)'
	);

/** Px, by header. */
const rooms = new Map< Element, number >();

let room = 0;

/** Without it, what sticks is there at once. */
let move: typeof More.moveBelow = ( change ) => change();

if ( findBelow().length ) {
	void withMore( ( { moveBelow } ) => {
		move = moveBelow;
	} );
}

/**
 * Keeps what is below headers free of them.
 *
 * @param header One of them.
 * @param height How much it takes of the window where it is docked, px; else 0.
 */
export function reserve( header: Element, height: number ): void {
	rooms.set( header, height );
	const most = Math.max( ...rooms.values() );
	if ( most !== room ) {
		room = most;
		move(
			() => {
				setRoom( HEADER_ROOM, room );
				emit( header, 'vitrine:header:room', { room } );
			},
			findBelow(),
			header
		);
	}
}
