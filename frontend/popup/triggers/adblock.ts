import { wait } from '.';
import type { Trigger } from '.';

/** Seconds: some blockers look at new elements only then. */
const MIN_DELAY = 0.3;

/** Lays out a bait with a name that lists of advertisements know, and an id that none does. */
export const adblockDetection: Trigger = ( settings, fire, signal ) => {
	const bait = document.createElement( 'div' );
	bait.id = Math.random()
		.toString( 36 )
		.slice( 2 )
		.padEnd( 6, 'x' )
		.slice( 0, 6 );
	bait.className = 'ad-box adsbox ad-banner';
	bait.ariaHidden = 'true';
	bait.textContent = '\u00a0';
	bait.style.cssText = 'position:fixed;inset-block-start:-99px';
	document.body.append( bait );
	const look = () => {
		waiting.abort();
		const isBlocked =
			! bait.isConnected || getComputedStyle( bait ).display === 'none';
		bait.remove();
		if ( isBlocked ) {
			fire();
		}
	};
	const waiting = new AbortController();
	signal.addEventListener( 'abort', () => {
		waiting.abort();
		bait.remove();
	} );
	wait(
		Math.max( MIN_DELAY, settings.adblock_detection_delay ),
		look,
		waiting.signal
	);
};
