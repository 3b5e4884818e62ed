/** Where panels are: never beyond the window. */

/** How far something is from the left of the window, px. */
export interface Sides {
	left: number;
	right: number;
}

/**
 * How far a panel moves in the direction of reading, so that it is in the window; where it is too wide its beginning is.
 *
 * @param sides Where it is by itself.
 * @param room  Width of the window, px.
 * @param isRtl Whether the page is read from right to left.
 */
export function shiftInto(
	{ left, right }: Sides,
	room: number,
	isRtl: boolean
): number {
	const [ before, beyond ] = isRtl
		? [ room - right, -left ]
		: [ left, right - room ];
	return beyond > 0 ? -Math.min( beyond, Math.max( before, 0 ) ) : 0;
}

/**
 * How far a panel moves in the direction of reading to be in the middle of the window: one as wide as that begins where it begins.
 *
 * @param sides Where it is by itself.
 * @param room  Width of the window, px.
 * @param isRtl Whether the page is read from right to left.
 */
export function shiftToMiddle(
	{ left, right }: Sides,
	room: number,
	isRtl: boolean
): number {
	const shift = ( room - ( right - left ) ) / 2 - left;
	return isRtl ? -shift : shift;
}
