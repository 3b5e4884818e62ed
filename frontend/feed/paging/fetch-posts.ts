import { askSite } from '../../core/answers';
import { loadSheets } from './sheets';

/** Long enough for a slow phone, short enough to offer the plain link in time. */
const TIMEOUT = 15_000;

/** Further posts, ready to be put into the list. */
export interface FurtherPosts {
	items: HTMLElement[];
	/** Where the posts after these begin; null at the end. */
	next: string | null;
}

/**
 * Fetches the posts that a cursor points to: `GET vitrine/v1/feed`.
 *
 * @param feed   Address of the route.
 * @param cursor Where the posts begin.
 * @return Null = it answers something else: the link leads to the same posts.
 * @throws When the site cannot be reached, takes too long or is out of order.
 */
export async function fetchPosts(
	feed: string,
	cursor: string
): Promise< FurtherPosts | null > {
	const url = new URL( feed, document.baseURI );
	url.searchParams.set( 'cursor', cursor );
	const [ status, data ] = await askSite( url, {
		signal: AbortSignal.timeout( TIMEOUT ),
	} );
	if ( status >= 500 ) {
		throw new Error();
	}
	const { html, next, shouldPaginate } = Object( data );
	if ( status !== 200 || typeof html !== 'string' ) {
		return null;
	}
	const items = await readItems( html );
	return { items, next: shouldPaginate && items.length ? next : null };
}

/**
 * Turns the HTML of our own template into elements, whose style is there; inside a template nothing loads or runs.
 *
 * @param html Items of the list.
 */
export async function readItems( html: string ): Promise< HTMLElement[] > {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	const items = [ ...template.content.children ].filter(
		( item ) => item instanceof HTMLLIElement
	);
	await loadSheets( items );
	return items;
}
