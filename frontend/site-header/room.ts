/** Room that headers of the page take of the window, px. */
const rooms = new Map< Element, number >();

/**
 * Keeps what the browser scrolls to, such as the target of a link, free of headers.
 *
 * @param header One of them.
 * @param height How tall it is where it is docked, px; else 0.
 */
export function reserve( header: Element, height: number ): void {
	rooms.set( header, height );
	const room = Math.max( ...rooms.values() );
	document.documentElement.style.scrollPaddingTop = room
		? `calc(${ room }px + var(--wp-admin--admin-bar--position-offset, 0px))`
		: '';
}
