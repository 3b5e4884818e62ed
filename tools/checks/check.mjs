/**
 * A few checks after one another, for what is too small for a test framework.
 */

/**
 * @param {(line: string) => void} print
 * @return {{check: (what: string, test: () => any) => Promise<void>, result: () => {passed: number, failed: number}}} The checks.
 */
export function checks( print ) {
	const counts = { passed: 0, failed: 0 };
	return {
		async check( what, test ) {
			try {
				const wrong = await test();
				if ( wrong ) {
					throw new Error( wrong );
				}
				counts.passed++;
				print( `  ok    ${ what }` );
			} catch ( error ) {
				counts.failed++;
				print( `  FAIL  ${ what }: ${ error.message }` );
			}
		},
		result: () => counts,
	};
}

/**
 * @param {string} log A site's debug.log.
 * @return {string} The lines that are the plugin's, and all that ended a request: WordPress itself complains of every missing internet.
 */
export const complaints = ( log ) =>
	log
		.split( '\n' )
		.filter( ( line ) => /plugins\/vitrine|PHP (Fatal|Parse)/.test( line ) )
		.join( '\n' );
