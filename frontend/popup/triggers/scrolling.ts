/** Triggers of scrolling; a position that the browser restores, or jumps to for a fragment, is not scrolled to. */
import type { Trigger } from '.';

/** Px in a millisecond, and ms after the last touch: slower, or later, it is nobody who is leaving. */
const FAST = 1.5;
const TOUCHED = 1000;

/** What visitors scroll with. */
const ACTS = [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ];

/**
 * Tells every step of scrolling.
 *
 * @param step   Gets the place and the one before, px within the page.
 * @param signal Ends it.
 */
function onScroll(
	step: ( y: number, last: number, most: number ) => void,
	signal: AbortSignal
): void {
	const { documentElement: root } = document;
	let isVisitor = document.readyState === 'complete';
	let last = window.scrollY;
	const begin = () => {
		isVisitor = true;
	};
	for ( const name of ACTS ) {
		window.addEventListener( name, begin, { passive: true, signal } );
	}
	// The browser restores the place by then, and says so in the next frame.
	window.addEventListener( 'load', () => setTimeout( begin, 100 ), {
		signal,
	} );
	window.addEventListener(
		'scroll',
		() => {
			const most = root.scrollHeight - window.innerHeight;
			// A phone draws pages beyond both ends, and lets them come back.
			const y = Math.min( most, Math.max( 0, window.scrollY ) );
			if ( isVisitor ) {
				step( y, last, most );
			}
			last = y;
		},
		{ passive: true, signal }
	);
}

/** A page that cannot be scrolled has no percentage. */
export const scrolling: Trigger = ( settings, fire, signal ) =>
	onScroll( ( y, last, most ) => {
		if (
			settings.scrolling_direction === 'up'
				? y < last
				: y > last &&
					// The end may be a fraction of a pixel away.
					( ( y + 1 ) / most ) * 100 >= settings.scrolling_offset
		) {
			fire();
		}
	}, signal );

/** The element may come later. */
export const scrollingTo: Trigger = ( settings, fire, signal ) => {
	const find = () => document.querySelector( settings.scrolling_to_selector );
	const sight = new IntersectionObserver( ( entries ) => {
		if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
			fire();
		}
	} );
	const changes = new MutationObserver( () => {
		const late = find();
		if ( late ) {
			sight.observe( late );
			changes.disconnect();
		}
	} );
	const target = find();
	if ( target ) {
		sight.observe( target );
	} else {
		changes.observe( document, {
			childList: true,
			subtree: true,
			attributes: true,
		} );
	}
	signal.addEventListener( 'abort', () => {
		sight.disconnect();
		changes.disconnect();
	} );
};

/** On touch screens, instead of exit intent; never the Back button (research §5.9). */
export const fastScroll: Trigger = ( _settings, fire, signal ) => {
	let touched = -Infinity;
	let time = 0;
	window.addEventListener(
		'touchmove',
		( { timeStamp } ) => {
			touched = timeStamp;
		},
		{ passive: true, signal }
	);
	onScroll( ( y, last ) => {
		const now = performance.now();
		const elapsed = now - time;
		if (
			now - touched < TOUCHED &&
			// Two steps of one movement.
			elapsed < 100 &&
			( last - y ) / Math.max( elapsed, 8 ) >= FAST
		) {
			fire();
		}
		time = now;
	}, signal );
};
