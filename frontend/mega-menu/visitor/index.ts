/** `@vitrine/mega-menu-visitor`: pages come out of caches, where items for guests leave if somebody is logged in. Items for members are never in them. */

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
