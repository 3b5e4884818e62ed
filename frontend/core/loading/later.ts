/** The loading indicator for what mostly takes too short for one: its code is fetched only when it is shown. */

/** As in the module: nobody fetches it to learn when. */
const PATIENCE = 400;

/**
 * Shows it when this is not over by then.
 *
 * @return Ends it.
 */
export function showLoadingLater(): () => void {
	let isOver = false;
	let end: ( () => void ) | undefined;
	const timer = setTimeout( () => {
		import( /* webpackIgnore: true */ '@vitrine/loading' ).then(
			( { showLoading } ) => {
				if ( ! isOver ) {
					end = showLoading( null, 0 );
				}
			},
			// Then nothing says so.
			() => undefined
		);
	}, PATIENCE );
	return () => {
		isOver = true;
		clearTimeout( timer );
		end?.();
	};
}
