/** More dots than this do not fit side by side on the smallest phone: the place is told in numbers then. */
export const MAX_DOTS = 12;

/** Pixels by which browsers round where things are. */
const ROUNDED = 2;

/**
 * The views of a row: as many columns as are seen at once.
 *
 * @param boxes Where each column begins, and how long it is, in whole pixels; from right to left, too.
 * @param size  What is seen of the row.
 * @return Where views begin, from the first column, and which column is the first that is seen in full.
 */
export function gridOf(
	boxes: [ start: number, length: number ][],
	size: number
): { views: number[]; columns: number[] } {
	const starts = boxes.map( ( [ start ] ) =>
		Math.abs( start - boxes[ 0 ]![ 0 ] )
	);
	const last = starts.length - 1;
	const step = starts[ last ]! / last;
	const views = [ 0 ];
	const columns = [ 0 ];
	// Else there is one column, none, or a row that is not shown.
	if ( step > 0 ) {
		const gap = step - boxes[ 0 ]![ 1 ];
		const group = Math.floor( ( size + gap + ROUNDED ) / step ) || 1;
		const end = starts[ last ]! + boxes[ last ]![ 1 ] - size;
		for ( let nth = group; starts[ nth ]! <= end + ROUNDED; nth += group ) {
			views.push( starts[ nth ]! );
			columns.push( nth );
		}
		if ( end - views.at( -1 )! > ROUNDED ) {
			views.push( end );
			columns.push( last + 1 - group );
		}
	}
	return { views, columns };
}

/**
 * Which view a row shows: the one that begins nearest to where the row has been scrolled.
 *
 * @param starts Where views begin, in pixels from the first one.
 * @param gone   How far the row has been scrolled.
 */
export const viewAt = ( starts: number[], gone: number ): number =>
	starts.findLastIndex(
		( start, view ) => ! view || start - gone < gone - starts[ view - 1 ]!
	);

/**
 * Whether none of the slides that were there is there any more: another filter, say, has brought other posts.
 *
 * @param before Slides that were there.
 * @param now    Those that are.
 */
export const areOthers = ( before: unknown[], now: unknown[] ): boolean =>
	before.length > 0 && ! before.some( ( slide ) => now.includes( slide ) );

/**
 * Where a button leads.
 *
 * @param view    The view that is seen.
 * @param forward Whether it leads on, not back.
 * @param views   Number of views.
 * @param rewind  Whether the first one follows the last.
 * @return Null = nowhere.
 */
export function viewAfter(
	view: number,
	forward: boolean,
	views: number,
	rewind: boolean
): number | null {
	const next = view + ( forward ? 1 : -1 );
	if ( next >= 0 && next < views ) {
		return next;
	}
	return rewind && views > 1 ? ( next + views ) % views : null;
}
