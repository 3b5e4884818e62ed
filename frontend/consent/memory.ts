/**
 * A storage that asks first: what may not be kept, or cannot, lives as long as the page, and is written as soon as it may be.
 */
import { keep, recall } from '@vitrine/frontend';
import { allows, isRefused, onChange } from '.';
import type { Purpose } from '.';

type Kind = 'local' | 'session';

type Entry = [ purpose: Purpose, ...kept: Parameters< typeof keep > ];

const memory = new Map< string, Entry >();

/** What the storage of the plugin puts before each key (frontend/core/storage.ts). */
const PREFIX = 'vitrine.';

/**
 * Reads what was kept, or would be.
 *
 * @param key  Such as `popup.pageViews`.
 * @param kind Which storage.
 * @return Undefined = nothing. Anything else may be anything.
 */
export function read( key: string, kind: Kind = 'local' ): unknown {
	const entry = memory.get( kind + key );
	return entry ? entry[ 2 ] : recall( key, kind );
}

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
	memory.forEach( ( [ , key ], name ) => {
		if ( isMeant( key ) ) {
			memory.delete( name );
		}
	} );
	for ( const name of [ 'localStorage', 'sessionStorage' ] as const ) {
		try {
			for ( const key of Object.keys( window[ name ] ) ) {
				if (
					key.startsWith( PREFIX ) &&
					isMeant( key.slice( PREFIX.length ) )
				) {
					window[ name ].removeItem( key );
				}
			}
		} catch {
			// Refused: then there is nothing either.
		}
	}
}

/**
 * Forgets what belongs to a purpose whenever a visitor says no to it, at another page, too.
 *
 * @param purpose What for.
 * @param isMeant Which keys belong to it.
 */
export function eraseWhenRefused(
	purpose: Purpose,
	isMeant: ( key: string ) => boolean
): void {
	const look = () => {
		if ( isRefused( purpose ) ) {
			erase( isMeant );
		}
	};
	onChange( look );
	look();
}

/** Writes what is waiting and may be written; what does not fit stays here. */
function settle(): void {
	memory.forEach( ( [ purpose, ...kept ], name ) => {
		if ( allows( purpose ) && keep( ...kept ) ) {
			memory.delete( name );
		}
	} );
}

onChange( settle );
