/** How far something is on its way, without the page. */

/** Where a block stands in the page, px. */
export interface Place {
	top: number;
	height: number;
}

/** Percent of a way, 0 to 100. */
export const wayOf = ( gone: number, whole: number ): number =>
	whole > 0 ? Math.max( 0, Math.min( 100, ( gone / whole ) * 100 ) ) : 0;

/**
 * Parts of the way, one for each animation.
 *
 * @param written As php/Effects/Motion.php writes them: `0% 20%,80% 100%`.
 */
export const rangesOf = ( written: string ): [ number, number ][] =>
	written.split( ',' ).map( ( range ) => {
		const [ start = 0, end = 100 ] = range
			.trim()
			.split( /\s+/ )
			.map( parseFloat );
		return [ start || 0, end || 0 ];
	} );
