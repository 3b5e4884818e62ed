/**
 * A list in which an entry has changed places with a neighbor.
 *
 * @param list  The list.
 * @param index Of the entry.
 * @param by    -1 = the one before, 1 = the one after; at the ends there is none.
 */
export function moved< Entry >(
	list: Entry[],
	index: number,
	by: -1 | 1
): Entry[] {
	const to = index + by;
	if ( to < 0 || to >= list.length ) {
		return list;
	}
	const others = list.filter( ( _, at ) => at !== index );
	return [ ...others.slice( 0, to ), list[ index ]!, ...others.slice( to ) ];
}
