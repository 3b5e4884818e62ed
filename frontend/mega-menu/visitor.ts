/** Pages come out of caches: items for guests leave where somebody is logged in. Items for members are never in them. */

/** What WordPress keeps of those who have seen its screens; the log-in itself is hidden from scripts. */
const SIGN = /(^|; )wp-settings-(time-)?\d/;

/**
 * Whether it is worth asking. Guests ask nothing.
 */
export function isProbablyMember(): boolean {
	try {
		return SIGN.test( document.cookie );
	} catch {
		// Refused in a frame without an origin.
		return false;
	}
}

/**
 * Takes the items for guests away when the visitor is logged in.
 *
 * @param menu    The wrapper.
 * @param address Of `vitrine/v1/visitor`.
 */
export async function leaveOutGuests(
	menu: HTMLElement,
	address: string
): Promise< void > {
	try {
		const response = await fetch( address, { cache: 'no-store' } );
		const { loggedIn } = await response.json();
		if ( loggedIn === true ) {
			menu.querySelectorAll( '.is-for-guests' ).forEach( ( item ) =>
				item.remove()
			);
		}
	} catch {
		// Then they stay.
	}
}
