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
}: Pick< URL, 'origin' | 'pathname' | 'search' > ): string =>
	origin === window.location.origin &&
	basePath( pathname ) === basePath( window.location.pathname )
		? pathname + search
		: '';

/**
 * Path and query that a form of a loop leads to.
 *
 * @param form Form.
 * @return '' = it leads elsewhere.
 */
export function addressOfForm( form: HTMLFormElement ): string {
	const query = new URLSearchParams();
	for ( const [ name, value ] of new FormData( form ) ) {
		if ( value !== '' ) {
			query.append( name, String( value ) );
		}
	}
	// Not form.action: a field of that name would stand in for it.
	const action = form.getAttribute( 'action' ) ?? '';
	if ( ! action || ! URL.canParse( action, document.baseURI ) ) {
		return '';
	}
	const { origin, pathname } = new URL( action, document.baseURI );
	return addressOf( {
		origin,
		pathname,
		search: query.size ? `?${ query }` : '',
	} );
}

/** Path and query of the page. */
export const currentAddress = (): string =>
	window.location.pathname + window.location.search;

const isOf = ( name: string, loop: string ): boolean =>
	new RegExp( `^(loop|e-filter)-${ loop }[-_]` ).test( name );

/**
 * An address of a loop, with what the page says of its other loops now: they may have changed since the link was made.
 *
 * @param at     Path and query.
 * @param others Ids of the other loops.
 */
export function beside( at: string, others: string[] ): string {
	const url = new URL( at, document.baseURI );
	const isOthers = ( [ name ]: [ string, string ] ) =>
		others.some( ( loop ) => isOf( name, loop ) );
	const own = [ ...url.searchParams ];
	const now = new URLSearchParams( window.location.search );
	const more = [ ...now ].filter( isOthers );
	if ( ! more.length && ! own.some( isOthers ) ) {
		return at;
	}
	const query = new URLSearchParams( [
		...own.filter( ( one ) => ! isOthers( one ) ),
		...more,
	] );
	return url.pathname + ( query.size ? `?${ query }` : '' );
}

/**
 * What an address says of a loop.
 *
 * @param at   Path and query.
 * @param loop Id of the loop.
 */
export const choicesIn = ( at: string, loop: string ): string =>
	[ ...new URL( at, document.baseURI ).searchParams ]
		.filter( ( [ name ] ) => isOf( name, loop ) )
		.join( '\n' );

/**
 * What an address says of a loop and its pages: core's pages say theirs in the path, or by names of their own.
 *
 * @param at   Path and query.
 * @param loop Id of the loop.
 */
export function stateIn( at: string, loop: string ): string {
	const { pathname, searchParams } = new URL( at, document.baseURI );
	return [
		pathname,
		choicesIn( at, loop ),
		...[ ...searchParams ].filter( ( [ name ] ) =>
			/^(query-.*page|paged)$/.test( name )
		),
	].join( '\n' );
}
