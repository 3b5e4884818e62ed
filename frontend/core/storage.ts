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
export function recall( key: string, kind?: Kind ): unknown {
	try {
		// Throws where there is none, or rubbish.
		const { value, until }: Entry = JSON.parse(
			storage( kind ).getItem( PREFIX + key )!
		);
		return until < Date.now() ? forget( key, kind ) : value;
	} catch {
		// Then there is nothing.
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
	kind?: Kind
): boolean {
	try {
		storage( kind ).setItem(
			PREFIX + key,
			JSON.stringify( {
				value,
				until: Date.now() + seconds * 1000,
			} satisfies Entry )
		);
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
export function forget( key: string, kind?: Kind ): void {
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
const storage = ( kind: Kind = 'session' ): Storage =>
	window[ ( kind + 'Storage' ) as `${ Kind }Storage` ];
