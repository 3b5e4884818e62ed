/** Parts of a loop that lead to its other states. */
export const FILTER = '.wp-block-vitrine-loop-filter';
export const PAGES =
	'.wp-block-vitrine-loop-pagination, .wp-block-query-pagination';

/**
 * The link of a filter, or to a page, that something happens to.
 *
 * @param event        What happens.
 * @param event.target To what.
 */
export function partOf( {
	target,
}: {
	target: EventTarget | null;
} ): HTMLAnchorElement | null | undefined {
	const link = ( target as Element ).closest( 'a' );
	return link?.closest( `${ FILTER }, ${ PAGES }` ) && link;
}
