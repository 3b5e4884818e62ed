import type { Network } from '../types';

/** How tokens begin: those of Instagram Login, and those of Facebook Login. */
const BEGINNINGS: Partial< Record< string, Network > > = {
	IG: 'instagram',
	EA: 'facebook',
};

/** A token that begins otherwise has at least so many letters: the networks may change how they begin. */
const MIN_LENGTH = 20;

/** The network that made a token; null: it does not tell. Twin: php/Graph/Token.php. */
export function tokenNetwork( token: string ): Network | null {
	return BEGINNINGS[ token.trim().slice( 0, 2 ) ] ?? null;
}

/** Whether a text can be an access token at all. Twin: php/Graph/Token.php. */
export function isToken( text: string ): boolean {
	const token = text.trim();

	return (
		/^[A-Za-z0-9_.-]+$/.test( token ) &&
		( tokenNetwork( token ) !== null || token.length >= MIN_LENGTH )
	);
}
