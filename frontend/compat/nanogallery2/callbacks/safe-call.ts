/**
 * A mistake in a page's function is reported and stops nothing.
 *
 * @param run    Calls it.
 * @param onFail Receives what went wrong.
 */
export function callSafely(
	run: () => unknown,
	onFail: ( message: string ) => void = () => {}
): unknown {
	try {
		return run();
	} catch ( reason ) {
		onFail( reason instanceof Error ? reason.message : String( reason ) );
		window.reportError( reason );
		return undefined;
	}
}
