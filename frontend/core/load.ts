/** Code on intent: fetched when somebody is about to want it. */
import { listen } from './listen';

/**
 * Fetches code when it is asked for first, and once more when that failed.
 *
 * All who ask wait for one promise, so that they go on in the order in which they asked: two imports of one module may be answered in either order.
 *
 * @param load Has the `import()`.
 * @return Asks for it; rejects as `load` does.
 */
export function loadOnce< Code >(
	load: () => Promise< Code >
): () => Promise< Code > {
	let loading: Promise< Code > | undefined;
	return () =>
		( loading ??= load().catch( ( reason: unknown ) => {
			loading = undefined;
			throw reason;
		} ) );
}

/**
 * Tells what comes before a click: the pointer is over something, the focus comes, a finger touches.
 *
 * @param element Around what may be clicked.
 * @param run     Gets the event, again and again.
 * @param signal  Ends it.
 */
export const onIntent = (
	element: HTMLElement,
	run: ( event: Event ) => void,
	signal: AbortSignal
): void => listen( 'pointerover focusin touchstart', run, signal, element );
