/** How slides of a background move. Visitors and canvas, by Element.animate(): no style in the page, and whatever runs can be stopped. */
import type { Transition } from './settings';

/** How much larger an image is at the far end of the Ken Burns effect. */
const ZOOM = 1.12;

/** Where a slide comes from, in parts of the section; the one before goes as far. Directions are those of the image: the same from right to left. */
const FROM: Record< Exclude< Transition, 'fade' >, string > = {
	'slide-right': '-100% 0',
	'slide-left': '100% 0',
	'slide-up': '0 100%',
	'slide-down': '0 -100%',
};

const opposite = ( place: string ): string =>
	place.includes( '-' )
		? place.replace( '-', '' )
		: place.replace( '100', '-100' );

/**
 * How a slide comes, and how the one before goes.
 *
 * @param transition Which way.
 */
export function transitionFrames(
	transition: Transition
): [ comes: PropertyIndexedKeyframes, goes: PropertyIndexedKeyframes ] {
	if ( transition === 'fade' ) {
		return [ { opacity: [ 0, 1 ] }, { opacity: [ 1, 0 ] } ];
	}
	const from = FROM[ transition ] ?? FROM[ 'slide-left' ];
	return [
		{ translate: [ from, '0 0' ] },
		{ translate: [ '0 0', opposite( from ) ] },
	];
}

/**
 * How an image grows or shrinks while it is there.
 *
 * @param kenBurns Which way.
 */
export const zoomFrames = (
	kenBurns: 'in' | 'out'
): PropertyIndexedKeyframes => ( {
	scale: kenBurns === 'in' ? [ 1, ZOOM ] : [ ZOOM, 1 ],
} );
