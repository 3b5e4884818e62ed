import { pagesData } from './data';
import type { Region } from '../region';

/** How long the window takes to the beginning of the posts, ms. */
const DURATION = 250;

/**
 * Leads to the beginning of another page: the focus goes there, and the window, where it is out of sight.
 *
 * @param region The loop.
 */
export function scrollBack( { element, list }: Region ): void {
	const start = ( list ?? element ) as HTMLElement;
	start.tabIndex = -1;
	start.focus( { preventScroll: true } );
	const pages = pagesData( element );
	if ( pages?.scrollBack === false ) {
		return;
	}
	const top =
		element.getBoundingClientRect().top - ( pages?.scrollOffset ?? 0 );
	if ( top < 0 || top > window.innerHeight / 2 ) {
		scrollBy( top );
	}
}

/**
 * Scrolls the window.
 *
 * @param distance Px.
 */
function scrollBy( distance: number ): void {
	const duration = matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? 1
		: DURATION;
	const begin = performance.now();
	// Whoever scrolls goes where they want to.
	const stop = new AbortController();
	for ( const name of [ 'wheel', 'touchstart', 'keydown' ] ) {
		window.addEventListener( name, () => stop.abort(), {
			signal: stop.signal,
			passive: true,
		} );
	}
	const from = window.scrollY;
	const step = ( now: number ) => {
		if ( stop.signal.aborted ) {
			return;
		}
		const part = Math.min( 1, Math.max( 0, ( now - begin ) / duration ) );
		window.scrollTo( {
			top: from + distance * ( 1 - ( 1 - part ) ** 3 ),
			behavior: 'instant',
		} );
		if ( part < 1 ) {
			requestAnimationFrame( step );
		} else {
			stop.abort();
		}
	};
	requestAnimationFrame( step );
}
