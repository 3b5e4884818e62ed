/** Addresses of a loop's states. Twin: php/Loop/LoopAddress.php. */

/**
 * Path of a page without the number of an archive's page.
 *
 * @param pathname Path.
 */
const basePath = ( pathname: string ): string =>
	pathname.replace( /\/page\/\d+\/?$/, '/' );

/**
 * Path and query that a link of a loop leads to.
 *
 * @param link Link.
 * @return '' = it leads elsewhere.
 */
export const addressOf = ( {
	origin,
	pathname,
	search,
}: HTMLAnchorElement ): string =>
	origin === window.location.origin &&
	basePath( pathname ) === basePath( window.location.pathname )
		? pathname + search
		: '';

/**
 * Path and query that a form of a loop leads to.
 *
 * @param form Form.
 */
export function addressOfForm( form: HTMLFormElement ): string {
	const query = new URLSearchParams();
	for ( const [ name, value ] of new FormData( form ) ) {
		if ( value !== '' ) {
			query.append( name, String( value ) );
		}
	}
	const { pathname } = new URL(
		form.getAttribute( 'action' )!,
		document.baseURI
	);
	return pathname + ( query.size ? `?${ query }` : '' );
}

/** Path and query of the page. */
export const currentAddress = (): string =>
	window.location.pathname + window.location.search;

/**
 * What an address says of a loop, in no order.
 *
 * @param at   Path and query.
 * @param loop Id of the loop.
 */
export const choicesIn = ( at: string, loop: string ): string =>
	[ ...new URL( at, document.baseURI ).searchParams ]
		.filter( ( [ name ] ) =>
			new RegExp( `^(loop|e-filter)-${ loop }[-_]` ).test( name )
		)
		.join( '\n' );
