/**
 * In which order things run, and how many at a time.
 */

/**
 * Starts tasks as soon as those that they come after have ended, well or badly.
 *
 * @template T
 * @param {Record<string, {after?: string[], run: T}>} tasks
 * @param {string[]}                                   wanted  Their names; a task does not want those that it comes after.
 * @param {(name: string, run: T) => Promise<unknown>} perform
 * @return {Record<string, Promise<unknown>>} How each comes out.
 */
export function inOrder( tasks, wanted, perform ) {
	const begun = {};
	const begin = ( name ) =>
		( begun[ name ] ??= Promise.allSettled(
			( tasks[ name ].after ?? [] )
				.filter( ( other ) => wanted.includes( other ) )
				.map( begin )
		).then( () => perform( name, tasks[ name ].run ) ) );
	for ( const name of wanted ) {
		// Whoever needs it learns that it failed.
		begin( name ).catch( () => {} );
	}
	return begun;
}

/**
 * Works through a list, several at a time: always the first of those that can begin.
 *
 * @param {string[]}                           names
 * @param {number}                             lanes How many at a time.
 * @param {(name: string) => Promise<unknown>} ready Resolves when it can begin.
 * @param {(name: string) => Promise<unknown>} work
 */
export async function takeTurns( names, lanes, ready, work ) {
	const waiting = new Map(
		names.map( ( name ) => [ name, ready( name ).then( () => name ) ] )
	);
	const lane = async () => {
		while ( waiting.size ) {
			const name = await Promise.race( waiting.values() );
			// Another lane may have been told of it, too.
			if ( waiting.delete( name ) ) {
				await work( name );
			}
		}
	};
	await Promise.all( Array.from( { length: lanes }, lane ) );
}
