/**
 * A fragment as the id that it names.
 *
 * @param text Possibly encoded, possibly broken.
 */
export function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}

/**
 * The id that a link to this very page names.
 *
 * @param link The link.
 * @return '' = it leads elsewhere, or to the page itself.
 */
export const targetOf = ( link: HTMLAnchorElement ): string =>
	link.href.split( '#' )[ 0 ] === window.location.href.split( '#' )[ 0 ]
		? decoded( link.hash.slice( 1 ) )
		: '';
