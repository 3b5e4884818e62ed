/** Triggers that wait; none does while the page is hidden. */
import type { Trigger } from '.';

/** What counts as being there (research §9). */
const SIGNS = [
	'keydown',
	'mousemove',
	'pointerdown',
	'touchstart',
	'touchmove',
	'scroll',
	'wheel',
	'visibilitychange',
];

/**
 * Waits while the page is seen.
 *
 * @param seconds How long.
 * @param run     What then.
 * @param signal  Ends the waiting.
 */
export function wait(
	seconds: number,
	run: () => void,
	signal: AbortSignal
): void {
	let left = seconds * 1000;
	let since = 0;
	let timer: number | undefined;
	const turn = () => {
		if ( timer ) {
			left -= performance.now() - since;
			window.clearTimeout( timer );
		}
		since = performance.now();
		timer = document.hidden ? 0 : window.setTimeout( done, left );
	};
	const done = () => {
		document.removeEventListener( 'visibilitychange', turn );
		run();
	};
	document.addEventListener( 'visibilitychange', turn, { signal } );
	signal.addEventListener( 'abort', () => window.clearTimeout( timer ) );
	turn();
}

export const pageLoad: Trigger = ( settings, fire, signal ) =>
	wait( settings.page_load_delay, fire, signal );

export const inactivity: Trigger = ( settings, fire, signal ) => {
	let timer = 0;
	const begin = () => {
		window.clearTimeout( timer );
		if ( ! document.hidden && ! signal.aborted ) {
			timer = window.setTimeout( fire, settings.inactivity_time * 1000 );
		}
	};
	for ( const name of SIGNS ) {
		window.addEventListener( name, begin, {
			capture: true,
			passive: true,
			signal,
		} );
	}
	signal.addEventListener( 'abort', begin );
	begin();
};

export const tabReturn: Trigger = ( settings, fire, signal ) => {
	let left = Infinity;
	document.addEventListener(
		'visibilitychange',
		() => {
			if ( document.hidden ) {
				left = Date.now();
			} else if ( Date.now() - left >= settings.tab_return_time * 1000 ) {
				fire();
			}
		},
		{ signal }
	);
};
