/** Ways that a page cannot go to their ends: what changes on them has changed wholly by then. */
import { placeOf } from '../motion-loop/place';
import { rangesOf, type Place } from '../motion-loop/way';

/** What may hide a block; what moves only is where it is. */
const HIDES = /opacity|blur/;

const RANGE = '--vitrine-motion-range';

/** The ranges of blocks, as the server has written them. */
const written = new WeakMap< Element, string >();

/**
 * The part of the way through the window that a block can go, from 0 to 1.
 *
 * @param place  Where it is.
 * @param window Height of the window, px.
 * @param page   Height of the page, px.
 */
export const reachOf = (
	{ top, height }: Place,
	window: number,
	page: number
): [ number, number ] => [
	Math.max( 0, ( window - top ) / ( window + height ) ),
	Math.min( 1, ( page - top ) / ( window + height ) ),
];

/** Fits the ranges of all blocks into what they can reach. */
export function fitRanges(): void {
	document
		.querySelectorAll< HTMLElement >( '.vitrine-motion' )
		.forEach( ( block ) => {
			const { style } = block;
			const names = style.getPropertyValue( '--vitrine-motion' );
			if (
				! HIDES.test( names ) ||
				style.getPropertyValue( '--vitrine-motion-timeline' )
			) {
				return;
			}
			if ( ! written.has( block ) ) {
				written.set( block, style.getPropertyValue( RANGE ) );
			}
			const [ from, to ] = reachOf(
				placeOf( block ),
				window.innerHeight,
				document.documentElement.scrollHeight
			);
			const fit = ( percent: number ) =>
				`${ from * 100 + percent * ( to - from ) }%`;
			const name = names.split( ',' );
			style.setProperty(
				RANGE,
				rangesOf( written.get( block )! )
					.map( ( range, nth ) =>
						( HIDES.test( name[ nth ] ?? '' )
							? range.map( fit )
							: range.map( ( percent ) => `${ percent }%` )
						).join( ' ' )
					)
					.join()
			);
		} );
}
