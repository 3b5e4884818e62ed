/** Query variable of a page that shows later posts; twin: php/Feed/FeedBlock. */
const CURSOR = 'vitrine-feed';

/**
 * The cursor in a link to later posts.
 *
 * @param link Load more.
 */
export const cursorOf = ( link: HTMLAnchorElement ): string =>
	new URLSearchParams( link.search ).get( CURSOR ) ?? '';

/**
 * Lets the link lead to posts after those that have come.
 *
 * @param link   Load more.
 * @param cursor Where they begin.
 */
export function setCursor( link: HTMLAnchorElement, cursor: string ): void {
	const query = new URLSearchParams( link.search );
	query.set( CURSOR, cursor );
	link.search = String( query );
}
