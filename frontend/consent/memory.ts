/**
 * A storage that asks first: what may not be kept, or cannot, lives as long as the page, and is written as soon as it may be.
 */
import { forget, keep, recall } from '@vitrine/frontend';
import { allows, onChange } from '.';
import type { Purpose } from '.';

type Kind = 'local' | 'session';

type Entry = [
	purpose: Purpose,
	key: string,
	value: unknown,
	seconds: number,
	kind: Kind,
];

/** What waits, or does not fit, by kind and key. */
const memory = new Map< string, Entry >();

/**
 * Reads what was kept, or would be.
 *
 * @param key  Such as `popup.pageViews`.
 * @param kind Which storage.
 * @return Undefined = nothing. Anything else may be anything.
 */
export const read = ( key: string, kind: Kind = 'local' ): unknown => {
	const entry = memory.get( kind + key );
	return entry ? entry[ 2 ] : recall( key, kind );
};

/**
 * Keeps a value, now or once it is allowed.
 *
 * @param purpose What for.
 * @param key     Such as `popup.pageViews`.
 * @param value   Anything that JSON can hold.
 * @param seconds How long.
 * @param kind    Which storage.
 */
export function write(
	purpose: Purpose,
	key: string,
	value: unknown,
	seconds: number,
	kind: Kind = 'local'
): void {
	memory.set( kind + key, [ purpose, key, value, seconds, kind ] );
	settle();
}

/**
 * Forgets everything with a key like that, wherever it is.
 *
 * @param isMeant Gets the key.
 */
export function erase( isMeant: ( key: string ) => boolean ): void {
	for ( const kind of [ 'local', 'session' ] as const ) {
		let keys: string[] = [];
		try {
			keys = Object.keys( window[ `${ kind }Storage` ] );
		} catch {
			// Refused: then there is nothing either.
		}
		for ( const name of keys ) {
			// What the storage of the plugin puts before each key.
			const key = name.replace( /^vitrine\./, '' );
			if ( key !== name && isMeant( key ) ) {
				forget( key, kind );
			}
		}
	}
	memory.forEach( ( [ , key ], name ) => {
		if ( isMeant( key ) ) {
			memory.delete( name );
		}
	} );
}

/** Writes what is waiting and may be written. */
function settle(): void {
	memory.forEach( ( [ purpose, ...kept ], name ) => {
		if ( allows( purpose ) && keep( ...kept ) ) {
			memory.delete( name );
		}
	} );
}

onChange( settle );
