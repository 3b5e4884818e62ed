/**
 * The page that shows a place.
 *
 * @param place Place in the album.
 * @param pages Place of the first item of every page.
 * @return From 1.
 */
export function pageOf( place: number, pages: readonly number[] ): number {
	return Math.max(
		1,
		pages.findLastIndex( ( first ) => first <= place ) + 1
	);
}
