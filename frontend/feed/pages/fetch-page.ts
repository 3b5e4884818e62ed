import { askSite } from '../../core/answers';
import { readItems } from '../paging/fetch-posts';
import type { PagesData } from './data';

/** Long enough for a slow phone, short enough to follow the plain link in time. */
const TIMEOUT = 15_000;

/** A page of a feed, ready to be put in place. */
export interface FeedPage {
	items: Element[];
	/** What is in the list of links. */
	links: Node[];
	page: number;
	count: number;
}

/**
 * Fetches a page: `GET vitrine/v1/feed/page`.
 *
 * @param data       What the server tells.
 * @param data.proof That the page of the site shows this feed.
 * @param data.pages Where its pages are.
 * @param page       Which page.
 * @throws When the site does not tell.
 */
export async function fetchPage(
	{ proof, pages }: PagesData,
	page: number
): Promise< FeedPage > {
	const url = new URL( pages.route, document.baseURI );
	url.searchParams.set( 'proof', proof );
	url.searchParams.set( 'page', String( page ) );
	const [ status, answer ] = await askSite( url, {
		signal: AbortSignal.timeout( TIMEOUT ),
	} );
	const { html, links, page: shown, count } = Object( answer );
	if (
		status !== 200 ||
		typeof html !== 'string' ||
		typeof links !== 'string'
	) {
		throw new Error( 'No page' );
	}
	const template = document.createElement( 'template' );
	template.innerHTML = links;
	return {
		items: await readItems( html ),
		links: [ ...template.content.childNodes ],
		page: Number( shown ),
		count: Number( count ),
	};
}
