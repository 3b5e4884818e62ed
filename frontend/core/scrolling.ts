/** How far a page is scrolled, and what comes into sight. */
import { listen } from './listen';

/**
 * Tells every step of scrolling. A place that the browser restores, or jumps to for a fragment, is not scrolled to.
 *
 * @param step   Gets the place, the one before and the last one that there is, px.
 * @param signal Ends it.
 */
export function onScroll(
	step: ( y: number, before: number, maxY: number ) => void,
	signal: AbortSignal
): void {
	let isVisitor = document.readyState === 'complete';
	let before = window.scrollY;
	const begin = () => {
		isVisitor = true;
	};
	listen( 'wheel touchmove keydown pointerdown', begin, signal );
	// By then the place is restored, and told in a frame, by slow phones, too.
	listen( 'load', () => setTimeout( begin, 1000 ), signal );
	listen(
		'scroll',
		() => {
			const maxY =
				document.documentElement.scrollHeight - window.innerHeight;
			// A phone draws pages beyond both ends, and lets them come back.
			const y = Math.max( 0, Math.min( maxY, window.scrollY ) );
			if ( isVisitor ) {
				step( y, before, maxY );
			}
			before = y;
		},
		signal
	);
}

/**
 * Tells when elements come into sight or leave it, and where they are at first.
 *
 * @param see     Gets what has changed.
 * @param signal  Ends it.
 * @param options Such as how far around the window counts, too.
 * @return Begins with an element.
 */
export function onSight(
	see: ( entry: IntersectionObserverEntry ) => void,
	signal: AbortSignal,
	options?: IntersectionObserverInit
): ( element: Element ) => void {
	const sight = new IntersectionObserver(
		( entries ) => entries.forEach( see ),
		options
	);
	signal.addEventListener( 'abort', () => sight.disconnect() );
	return ( element ) => sight.observe( element );
}
