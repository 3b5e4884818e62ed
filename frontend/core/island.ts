/**
 * A part of the page that is downloaded when somebody is about to want it.
 */
export interface Island< Module > {
	/** Downloads it; a failure is not told, the use tells it. */
	prepare: () => void;
	/** Downloads it at the first sign that somebody wants something inside the element; returns what stops that. */
	prepareOn: ( element: HTMLElement ) => () => void;
	/**
	 * Runs something with it. Of several uses before it is there only the last one counts.
	 *
	 * A failed download fails this use alone: the next one tries again.
	 */
	use: (
		run: ( module: Module ) => void,
		failed: ( error: unknown ) => void
	) => Promise< void >;
	/** Forgets a use that still waits. */
	cancel: () => void;
}

const INTENT = [ 'pointerover', 'pointerdown', 'focusin' ] as const;

/**
 * Describes an island.
 *
 * @param download Such as `() => import( '@vitrine/viewer' )`.
 */
export function island< Module >(
	download: () => Promise< Module >
): Island< Module > {
	let module: Promise< Module > | undefined;
	let uses = 0;

	const get = () => {
		module ??= download().catch( ( error: unknown ) => {
			module = undefined;
			throw error;
		} );
		return module;
	};
	const prepare = () => void get().catch( () => {} );

	return {
		prepare,
		prepareOn( element ) {
			const stop = () =>
				INTENT.forEach( ( name ) =>
					element.removeEventListener( name, intend )
				);
			const intend = () => {
				stop();
				prepare();
			};
			INTENT.forEach( ( name ) =>
				element.addEventListener( name, intend, { passive: true } )
			);
			return stop;
		},
		async use( run, failed ) {
			const mine = ++uses;
			try {
				const loaded = await get();
				if ( mine === uses ) {
					run( loaded );
				}
			} catch ( error ) {
				if ( mine === uses ) {
					failed( error );
				}
			}
		},
		cancel() {
			uses++;
		},
	};
}
