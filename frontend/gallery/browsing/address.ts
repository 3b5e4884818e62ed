import type { State } from '../types';
import { START, VARIABLE } from '../state/variable';

/**
 * Reads what an address says about a gallery.
 *
 * @param query   Its query, or fields of a form.
 * @param element Id of the gallery's element.
 */
export function stateOf( query: URLSearchParams, element: string ): State {
	const name = ( part: string ) => `${ VARIABLE }[${ element }][${ part }]`;
	const page = Number( query.get( name( 'page' ) ) );
	const tags = [ ...query ]
		.filter( ( [ key ] ) => key.startsWith( name( 'tags' ) ) )
		.map( ( [ , tag ] ) => tag )
		.filter( Boolean );
	return {
		album: query.get( name( 'album' ) ) || START.album,
		page: Number.isInteger( page ) && page > 0 ? page : 1,
		tags: [ ...new Set( tags ) ],
		match: matchOf( query.get( name( 'match' ) ) ),
		search: query.get( name( 'search' ) ) ?? '',
	};
}

/**
 * The address of a state, without a fragment; other galleries' and other variables stay.
 *
 * @param url       Address of the page.
 * @param element   Id of the gallery's element.
 * @param state     What is shown.
 * @param withAlbum Whether the album has to be in it: the fragment does not name it, or the rest would mean another album's page.
 */
export function addressOf(
	url: string,
	element: string,
	{ album, page, tags, match, search }: State,
	withAlbum: boolean
): string {
	const address = new URL( url );
	const query = address.searchParams;
	const start = `${ VARIABLE }[${ element }]`;
	for ( const key of [ ...query.keys() ] ) {
		if ( key.startsWith( start ) ) {
			query.delete( key );
		}
	}
	const filtered = page > 1 || tags.length > 0 || search !== '';
	if ( album !== START.album && ( withAlbum || filtered ) ) {
		query.set( `${ start }[album]`, album );
	}
	if ( page > 1 ) {
		query.set( `${ start }[page]`, String( page ) );
	}
	for ( const tag of tags ) {
		query.append( `${ start }[tags][]`, tag );
	}
	if ( tags.length > 1 && match ) {
		query.set( `${ start }[match]`, match );
	}
	if ( search ) {
		query.set( `${ start }[search]`, search );
	}
	// Assigning '' leaves no '#', and without variables there is no '?'.
	address.hash = '';
	return address.href;
}

/**
 * Whether two states show the same.
 *
 * @param one   A state.
 * @param other Another.
 */
export function isSame( one: State, other: State ): boolean {
	return (
		one.album === other.album &&
		one.page === other.page &&
		one.search === other.search &&
		one.tags.join( '\n' ) === other.tags.join( '\n' ) &&
		( one.match === other.match ||
			! one.match ||
			! other.match ||
			one.tags.length < 2 )
	);
}

/**
 * The operator between tags.
 *
 * @param value Anything.
 */
export function matchOf( value: unknown ): State[ 'match' ] {
	return value === 'and' || value === 'or' ? value : '';
}
