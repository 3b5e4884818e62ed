/** Scrolls of the page, and which of them no hand has started: to the target of a link, back in the history, by scrollPageTo(), by the browser that restores a place. */
import { isAutoScrolling, listen } from '@vitrine/frontend';

/** As long as the page stands still after one, ms. */
const STILL = 150;

/** As long after the page is there a browser may restore its place, ms; slow phones take their time. */
const RESTORED = 1000;

/**
 * Tells every step of scrolling.
 *
 * @param step Gets the place, the one before, px, and whether no hand has started it.
 */
export function onScroll(
	step: ( y: number, before: number, isAutomatic: boolean ) => void
): void {
	let isAutomatic = document.readyState !== 'complete';
	let before = window.scrollY;
	let timer: number | undefined;
	const end = () => {
		isAutomatic = false;
	};
	const wait = ( still: number ) => {
		clearTimeout( timer );
		timer = window.setTimeout( end, still );
	};
	const begin = () => {
		isAutomatic = true;
		wait( STILL );
	};
	listen( 'wheel touchmove keydown pointerdown', end );
	listen( 'popstate hashchange', begin );
	listen( 'load', () => wait( RESTORED ) );
	listen< MouseEvent >( 'click', ( { target } ) => {
		if ( ( target as Element ).closest?.( 'a[href*="#"]' ) ) {
			begin();
		}
	} );
	listen( 'scroll', () => {
		// A phone draws pages beyond both ends, and lets them come back.
		const y = Math.max(
			0,
			Math.min(
				document.documentElement.scrollHeight - window.innerHeight,
				window.scrollY
			)
		);
		// Before the page is there, no rest is the end.
		if ( timer && isAutomatic ) {
			wait( STILL );
		}
		step( y, before, isAutomatic || isAutoScrolling() );
		before = y;
	} );
}
