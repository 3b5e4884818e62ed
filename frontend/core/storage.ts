/**
 * What a browser keeps for this site. A storage that is full, refused or holds rubbish is as good as an empty one.
 *
 * `session` lasts for the visit, `local` until it expires.
 */
type Kind = 'session' | 'local';

interface Entry {
	value: unknown;
	/** Milliseconds since 1970. */
	until: number;
}

const PREFIX = 'vitrine.';

/**
 * Reads what was kept.
 *
 * @param key  Such as `gallery.ID`.
 * @param kind Which storage.
 * @return Undefined = nothing, or no longer. Check its shape: visitors and other scripts may write here.
 */
export function recall( key: string, kind: Kind = 'session' ): unknown {
	try {
		const entry: Partial< Entry > | null = JSON.parse(
			storage( kind ).getItem( PREFIX + key ) ?? 'null'
		);
		if ( typeof entry?.until !== 'number' ) {
			return undefined;
		}
		if ( entry.until < Date.now() ) {
			forget( key, kind );
			return undefined;
		}
		return entry.value;
	} catch {
		return undefined;
	}
}

/**
 * Keeps a value.
 *
 * @param key     Such as `gallery.ID`.
 * @param value   Anything that JSON can hold.
 * @param seconds How long.
 * @param kind    Which storage.
 * @return Whether it is kept.
 */
export function keep(
	key: string,
	value: unknown,
	seconds: number,
	kind: Kind = 'session'
): boolean {
	try {
		const entry: Entry = { value, until: Date.now() + seconds * 1000 };
		storage( kind ).setItem( PREFIX + key, JSON.stringify( entry ) );
		return true;
	} catch {
		return false;
	}
}

/**
 * Forgets what was kept.
 *
 * @param key  Such as `gallery.ID`.
 * @param kind Which storage.
 */
export function forget( key: string, kind: Kind = 'session' ): void {
	try {
		storage( kind ).removeItem( PREFIX + key );
	} catch {
		// Refused: then there is nothing either.
	}
}

/**
 * Asking for it may throw already.
 *
 * @param kind Which storage.
 */
function storage( kind: Kind ): Storage {
	return kind === 'session' ? window.sessionStorage : window.localStorage;
}
