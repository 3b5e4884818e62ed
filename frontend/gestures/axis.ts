/** Which way a pan goes. Pure. */

export type Axis = 'x' | 'y';

/** Px to the side from which on a pan is no pull any more. */
const ACROSS = 60;

/**
 * The axis of a pan: the way it began, until it goes far to the side.
 *
 * @param pan    Distance so far, px.
 * @param pan.dx To the right.
 * @param pan.dy Down.
 * @param before What it was until now, null = it begins.
 */
export function axisOf(
	{ dx, dy }: { dx: number; dy: number },
	before: Axis | null
): Axis {
	const axis = before ?? ( Math.abs( dy ) > Math.abs( dx ) ? 'y' : 'x' );
	return Math.abs( dx ) < ACROSS ? axis : 'x';
}
