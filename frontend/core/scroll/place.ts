/** Where scrolls lead, and how. */

/**
 * Reads a length of a computed style.
 *
 * @param length Such as `80px` or `10%`.
 * @param whole  100 %, px.
 * @return Px; 0 for `auto`.
 */
export const pixels = ( length: string, whole = 0 ): number =>
	( parseFloat( length ) || 0 ) *
	( length.endsWith( '%' ) ? whole / 100 : 1 );

/**
 * A place on the way, slower toward the end.
 *
 * @param from Where it began.
 * @param to   Where it ends.
 * @param part How much of the time is over, 0 to 1.
 */
export const between = ( from: number, to: number, part: number ): number =>
	from + ( to - from ) * ( 1 - ( 1 - part ) ** 3 );
