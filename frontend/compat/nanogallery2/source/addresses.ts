/** Addresses of what a gallery that a page lists itself shows; twin: frontend/gallery/browsing/address.ts. */
import type { State } from '@vitrine/gallery';
import { ROOT } from '../items/catalogue';

/**
 * The name of a query variable.
 *
 * @param element Id of the gallery's element.
 * @param part    Such as `page`.
 */
export function variableName( element: string, part: string ): string {
	return `vitrine-gallery[${ element }][${ part }]`;
}

/**
 * The address of a state.
 *
 * @param element Id of the gallery's element.
 * @param state   What differs from the beginning.
 */
export function addressOf( element: string, state: Partial< State > ): string {
	const name = ( part: string ) => variableName( element, part );
	const url = new URL( window.location.href );
	for ( const key of [ ...url.searchParams.keys() ] ) {
		if ( key.startsWith( `vitrine-gallery[${ element }]` ) ) {
			url.searchParams.delete( key );
		}
	}
	const { album = ROOT, page = 1, tags = [], match = '' } = state;
	if ( album !== ROOT ) {
		url.searchParams.set( name( 'album' ), album );
	}
	if ( page > 1 ) {
		url.searchParams.set( name( 'page' ), String( page ) );
	}
	for ( const tag of tags ) {
		url.searchParams.append( `${ name( 'tags' ) }[]`, tag );
	}
	if ( match ) {
		url.searchParams.set( name( 'match' ), match );
	}
	url.hash = '';
	return url.href;
}
