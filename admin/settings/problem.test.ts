import { describe, expect, it } from 'vitest';

import { toProblem } from './problem';

describe( 'toProblem', () => {
	it( 'keeps message and remedy of a REST error', () => {
		expect(
			toProblem( {
				code: 'vitrine_token_invalid',
				message: 'The token is refused.',
				data: { status: 422, remedy: 'Paste a new one.' },
			} )
		).toEqual( {
			code: 'vitrine_token_invalid',
			message: 'The token is refused.',
			remedy: 'Paste a new one.',
		} );
	} );

	it( 'says what is wrong with a field', () => {
		expect(
			toProblem( {
				code: 'rest_invalid_param',
				message: 'Invalid parameter(s): token',
				data: { params: { token: 'This is not an access token.' } },
			} ).message
		).toBe( 'This is not an access token.' );
	} );

	it( 'knows a remedy where WordPress itself refuses', () => {
		expect(
			toProblem( {
				code: 'rest_cookie_invalid_nonce',
				message: 'x',
				data: null,
			} ).remedy
		).toMatch( /Reload/ );
	} );

	it.each( [
		[ undefined ],
		[ null ],
		[ 'text' ],
		[ new Error( '' ) ],
		[ {} ],
	] )( 'always has a message (%s)', ( thrown ) => {
		expect( toProblem( thrown ).message ).toBe( 'Something went wrong.' );
	} );
} );
