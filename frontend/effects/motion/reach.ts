/** Ways that a page cannot go to their ends: what changes on them has changed wholly by then. */
import { listen } from '../../core/listen';
import { rangesOf, type Place } from '../motion-loop/way';

/** The page stands still this long before blocks are measured anew, ms. */
const STILL = 200;

/** What may hide a block; what moves only is where it is. */
const HIDES = /opacity|blur/;

const RANGE = '--vitrine-motion-range';

/** The ranges of blocks, as the server has written them. */
const written = new WeakMap< Element, string >();

/**
 * Where a block stands in the page, wherever an animation has moved it.
 *
 * @param block The block.
 */
export function placeOf( block: HTMLElement ): Place {
	let top = 0;
	for (
		let at: Element | null = block;
		at instanceof HTMLElement;
		at = at.offsetParent
	) {
		top += at.offsetTop;
	}
	return { top, height: block.offsetHeight };
}

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

let timer = 0;

/**
 * Does something whenever the page has got another size, and then stands still.
 *
 * @param run What.
 */
export function onSize( run: () => void ): void {
	const later = () => {
		clearTimeout( timer );
		timer = window.setTimeout( run, STILL );
	};
	listen( 'resize vitrine:replaced', later );
	new ResizeObserver( later ).observe( document.body );
}
