import type { Context } from '../context';

/** Pixels to the side that turn a page, and up or down that make it something else. */
const TO_TURN = 50;
const TO_CANCEL = 60;

/** Where a finger is. */
interface Point {
	clientX: number;
	clientY: number;
}

/**
 * Turns pages of a gallery by swiping: one finger, and the browser scrolls meanwhile as it likes.
 *
 * @param context The gallery.
 * @param turn    Receives 1 for the next page and -1 for the one before.
 */
export function attachSwipe(
	context: Context,
	turn: ( by: 1 | -1 ) => void
): void {
	const { element, signal } = context;
	const passive = { signal, passive: true };
	let start: Point | null = null;

	element.addEventListener(
		'touchstart',
		( { touches, target } ) => {
			const isOnTiles =
				target instanceof Element &&
				target.closest( '.wp-block-vitrine-gallery__frame' ) !== null;
			const [ finger ] = touches;
			start =
				finger &&
				touches.length === 1 &&
				isOnTiles &&
				context.config.paginationSwipe
					? { clientX: finger.clientX, clientY: finger.clientY }
					: null;
		},
		passive
	);
	element.addEventListener(
		'touchmove',
		( { touches } ) => {
			const [ finger ] = touches;
			if ( start && finger && isAcross( start, finger ) ) {
				start = null;
			}
		},
		passive
	);
	element.addEventListener(
		'touchend',
		( { changedTouches } ) => {
			const [ finger ] = changedTouches;
			const by = start && finger ? direction( start, finger ) : 0;
			start = null;
			if ( by ) {
				const isRtl = getComputedStyle( element ).direction === 'rtl';
				turn( isRtl ? ( -by as 1 | -1 ) : by );
			}
		},
		passive
	);
}

function isAcross( start: Point, end: Point ): boolean {
	return Math.abs( end.clientY - start.clientY ) > TO_CANCEL;
}

/**
 * Which page a swipe asks for, from left to right.
 *
 * @param start Where the finger came down.
 * @param end   Where it left.
 */
export function direction( start: Point, end: Point ): 1 | -1 | 0 {
	const distance = end.clientX - start.clientX;
	if ( Math.abs( distance ) <= TO_TURN || isAcross( start, end ) ) {
		return 0;
	}
	return distance < 0 ? 1 : -1;
}
