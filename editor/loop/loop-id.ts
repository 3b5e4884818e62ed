/** Letters and digits of a loop's id, as many as ids of Elementor's widgets have. Twin: LoopState::ID in php/Loop. */
const LENGTH = 7;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const isLoopId = ( id: unknown ): id is string =>
	typeof id === 'string' && /^[a-z0-9]{4,12}$/.test( id );

/** An id that no loop has yet. */
export const newLoopId = (): string =>
	Array.from(
		crypto.getRandomValues( new Uint8Array( LENGTH ) ),
		( byte ) => ALPHABET[ byte % ALPHABET.length ]
	).join( '' );
