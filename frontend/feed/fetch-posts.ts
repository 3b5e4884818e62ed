/** Long enough for a slow phone, short enough to offer the plain link in time. */
const TIMEOUT = 15_000;

/** Further posts, ready to be put into the list. */
export interface FurtherPosts {
	items: HTMLElement[];
	/** Where the posts after these begin; null at the end. */
	next: string | null;
}

/** What `GET vitrine/v1/feed` answers. */
interface Answer {
	html: string;
	next: string | null;
	shouldPaginate: boolean;
}

/**
 * Fetches the posts that a cursor points to.
 *
 * Sends no cookies: the answer is the same for everybody and may be cached anywhere.
 *
 * @param feed   Address of the route.
 * @param cursor Where the posts begin.
 * @throws When the site cannot be reached, takes too long or answers something else.
 */
export async function fetchPosts(
	feed: string,
	cursor: string
): Promise< FurtherPosts > {
	const url = new URL( feed, document.baseURI );
	// What it answers becomes part of the page: a second lock, should an address ever get into the configuration.
	if ( url.origin !== window.location.origin ) {
		throw new Error( 'Feed of another site' );
	}
	url.searchParams.set( 'cursor', cursor );
	const response = await fetch( url, {
		credentials: 'omit',
		headers: { Accept: 'application/json' },
		signal: AbortSignal.timeout( TIMEOUT ),
	} );
	if ( ! response.ok ) {
		throw new Error( `Feed answered ${ response.status }` );
	}
	const answer: Answer = await response.json();
	if ( typeof answer?.html !== 'string' ) {
		throw new TypeError( 'Feed answered without posts' );
	}
	const items = parseItems( answer.html );
	const ends = ! answer.shouldPaginate || items.length === 0;
	return { items, next: ends ? null : answer.next };
}

/**
 * Turns the HTML of our own template into elements; inside a template nothing loads or runs.
 *
 * @param html Items of the list.
 */
function parseItems( html: string ): HTMLElement[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.children ].filter(
		( item ) => item instanceof HTMLLIElement
	);
}
