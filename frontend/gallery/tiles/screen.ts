/** The part of a list that is on the screen. Lengths in px. */
import { windowOf } from '../../render/gallery/layout';
import type { Range } from './album';
import type { Placement } from './placement';

/** Tiles kept before and after the one with the focus, for Tab. */
const AROUND_FOCUS = 8;

/**
 * The tiles that have to be there: about a window above and below the screen, and those around the focus.
 *
 * @param placement Where tiles are.
 * @param top       Of the list, from the top of the screen.
 * @param width     Of the list.
 * @param focused   Place of the tile with the focus.
 */
export function wantedRanges(
	placement: Placement,
	top: number,
	width: number,
	focused: number | undefined
): Range[] {
	const { layout, shown, origin, down, end } = placement;
	const screen = window.innerHeight;
	const limit = ( place: number ) =>
		Math.min( end, Math.max( shown.first, place ) );
	const y = -top - down;
	const near = windowOf( layout, y - screen, y + 2 * screen, width );
	const ranges = [
		{
			first: limit( origin + near.first ),
			end: limit( origin + near.end ),
		},
	];
	if ( focused !== undefined ) {
		ranges.push( {
			first: limit( focused - AROUND_FOCUS ),
			end: limit( focused + AROUND_FOCUS ),
		} );
	}
	return ranges;
}
