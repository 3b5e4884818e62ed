/** Code on intent: fetched when somebody is about to want it. */
import { listen } from './listen';

/** Ms after which nobody waits for code any more. */
const PATIENCE = 120_000;

/**
 * Fetches code when it is asked for first, and once more when that failed.
 *
 * All who ask wait for one promise, so that they go on in the order in which they asked: two imports of one module may be answered in either order.
 *
 * @param load Has the `import()`.
 * @return Asks for it; rejects with “Loading chunk failed: ” and why: `missing`, the file cannot be had; `timeout`; `error`, it fails when it begins. Then the page goes on as without it.
 */
export function loadOnce< Code >(
	load: () => Promise< Code >
): () => Promise< Code > {
	let loading: Promise< Code > | undefined;
	return () =>
		( loading ??= new Promise< Code >( ( resolve, reject ) => {
			setTimeout( reject, PATIENCE );
			load().then( resolve, reject );
		} ).catch( ( cause?: unknown ) => {
			loading = undefined;
			const why = cause ? 'error' : 'timeout';
			// What browsers say of a file that they cannot have.
			const type = cause instanceof TypeError ? 'missing' : why;
			throw Error( `Loading chunk failed: ${ type }`, { cause } );
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
