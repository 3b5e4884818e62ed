import { describe, expect, it } from 'vitest';

import { tokenProblem } from './token-problem';
import { isToken, tokenNetwork } from './token';

const FACEBOOK = 'EAAVPageGarden00000000000000000000000000000000ZDZD';
const INSTAGRAM = 'IGAAVInstagram00000000000000000000000000000000ZDZD';

describe( 'a token tells by itself', () => {
	it( 'its network', () => {
		expect( tokenNetwork( FACEBOOK ) ).toBe( 'facebook' );
		expect( tokenNetwork( ` ${ INSTAGRAM }\n` ) ).toBe( 'instagram' );
		expect( tokenNetwork( 'another' ) ).toBeNull();
		expect( tokenNetwork( '' ) ).toBeNull();
	} );

	it.each( [
		[ FACEBOOK, true ],
		[ `  ${ INSTAGRAM }\n`, true ],
		[ 'EAAVx', true ],
		[ 'of-a-beginning-that-is-not-known-yet', true ],
		[ 'garbage', false ],
		[ '', false ],
		[ 'EAAV two words', false ],
		[ 'https://developers.facebook.com/tools/explorer/', false ],
		[ '2048620934001177|vitrine-app-secret', false ],
	] )( 'whether it is one: %s', ( text, isOne ) => {
		expect( isToken( text ) ).toBe( isOne );
	} );

	it( 'what is wrong before it is sent', () => {
		expect( tokenProblem( FACEBOOK, 'facebook' ) ).toBeNull();
		expect( tokenProblem( INSTAGRAM, 'instagram' ) ).toBeNull();
		// The accounts that belong to pages.
		expect( tokenProblem( FACEBOOK, 'instagram' ) ).toBeNull();
		expect( tokenProblem( INSTAGRAM, 'facebook' )?.message ).toBe(
			'This is an Instagram token, which cannot read Facebook pages.'
		);
		expect( tokenProblem( 'garbage', 'facebook' )?.message ).toBe(
			'This is not an access token.'
		);
	} );
} );
