/** Addresses of pages; twin: php/Feed/Pages/PageAddress.php. */

/**
 * The page that an address asks for.
 *
 * @param address        Of a link, or of the page of the site.
 * @param address.search Its query.
 * @param parameter      The feed's.
 */
export function pageOf(
	{ search }: { search: string },
	parameter: string
): number {
	const page = new URLSearchParams( search ).get( parameter ) ?? '';
	return /^[1-9]\d{0,3}$/.test( page ) ? Number( page ) : 1;
}

/**
 * The query of a page: that of the visitor's address, so that other feeds stay where they are.
 *
 * @param page      Its number; the first one has no parameter.
 * @param parameter The feed's.
 */
export function queryOf( page: number, parameter: string ): string {
	const query = new URLSearchParams( window.location.search );
	if ( page > 1 ) {
		query.set( parameter, String( page ) );
	} else {
		query.delete( parameter );
	}
	return query.size ? `?${ query }` : '';
}
