import { createHash } from 'node:crypto';

export function hex( text, length = 32 ) {
	return createHash( 'sha256' )
		.update( String( text ) )
		.digest( 'hex' )
		.slice( 0, length );
}

/**
 * The same text always gives the same number.
 *
 * @param {string} text
 * @param {number} below
 * @return {number} From 0 to below - 1.
 */
export function number( text, below ) {
	return parseInt( hex( text, 12 ), 16 ) % below;
}

export function digits( text, length ) {
	let out = '';
	for ( let round = 0; out.length < length; round++ ) {
		out += BigInt( '0x' + hex( `${ text }#${ round }`, 30 ) ).toString();
	}
	return out.slice( 0, length );
}

const BASE64 =
	'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function letters( text, length ) {
	return Array.from(
		{ length },
		( nothing, index ) => BASE64[ number( `${ text }@${ index }`, 64 ) ]
	).join( '' );
}
