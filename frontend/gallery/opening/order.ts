/** Order of the viewer: the album's, without albums and items that lead elsewhere. Pure. */

/**
 * Place in the album of an item of the viewer.
 *
 * @param index  From 0.
 * @param others Places that the viewer leaves out, rising.
 */
export function placeOf( index: number, others: readonly number[] ): number {
	let place = index;
	for ( const other of others ) {
		if ( other > place ) {
			break;
		}
		place++;
	}
	return place;
}

/**
 * Index in the viewer of an item of the album.
 *
 * @param place  Place in the album.
 * @param others Places that the viewer leaves out, rising.
 * @return -1 = the viewer leaves it out.
 */
export function indexOf( place: number, others: readonly number[] ): number {
	let before = 0;
	for ( const other of others ) {
		if ( other >= place ) {
			return other === place ? -1 : place - before;
		}
		before++;
	}
	return place - before;
}
