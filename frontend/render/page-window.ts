/** In place of pages that are left out. */
export const GAP = 0;

/**
 * Which pages have a link: the first one, the last one, and those around the one that is shown. Twin: php/Support/Paging/PageWindow.php.
 *
 * @param page   The page that is shown, from 1.
 * @param count  How many there are.
 * @param around How many stand on each side of it.
 * @return Numbers in order; a gap stands for two pages or more.
 */
export function pageWindow(
	page: number,
	count: number,
	around = 1
): number[] {
	const window: number[] = [];
	let before = 0;
	for ( let number = 1; number <= count; number++ ) {
		if (
			number !== 1 &&
			number !== count &&
			Math.abs( number - page ) > around
		) {
			continue;
		}
		if ( number - before === 2 ) {
			window.push( before + 1 );
		} else if ( number - before > 2 ) {
			window.push( GAP );
		}
		window.push( number );
		before = number;
	}
	return window;
}
