/** Fetches what somebody is about to want. */

/** As long as a pointer rests that goes to something, ms. */
const REST = 65;

/** Requests of one page view at most that nobody has asked for by a click. */
const MAX_PREFETCHES = 12;

/**
 * Tells what the pointer rests on, or is pressed on; not where somebody saves data.
 *
 * @param region   Where.
 * @param prefetch Gets it.
 */
export function prefetchOnIntent(
	region: HTMLElement,
	prefetch: ( target: EventTarget ) => void
): void {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if ( connection?.saveData ) {
		return;
	}
	let left = MAX_PREFETCHES;
	let timer = 0;
	const intend = ( target: EventTarget ) => {
		if ( left > 0 && ( target as Element ).closest( 'a' ) ) {
			left--;
			prefetch( target );
		}
	};
	region.addEventListener( 'pointerover', ( { target } ) => {
		clearTimeout( timer );
		timer = window.setTimeout( intend, REST, target! );
	} );
	region.addEventListener( 'pointerout', () => clearTimeout( timer ) );
	// A click comes when the pointer is released.
	region.addEventListener( 'pointerdown', ( { target } ) =>
		intend( target! )
	);
}
