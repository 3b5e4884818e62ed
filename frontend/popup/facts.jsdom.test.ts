import { afterEach, expect, test, vi } from 'vitest';
import { askVisitor } from './facts';

const answers = ( status: number, body: unknown = { code: 'closed' } ) =>
	vi.stubGlobal( 'fetch', async () =>
		Promise.resolve( new Response( JSON.stringify( body ), { status } ) )
	);

afterEach( () => {
	vi.unstubAllGlobals();
	document.body.className = '';
} );

test( 'where REST is closed to guests, the page says that somebody is one', async () => {
	for ( const status of [ 401, 403 ] ) {
		answers( status );
		expect( await askVisitor( '/visitor' ) ).toEqual( {
			loggedIn: false,
			roles: [],
		} );
	}
} );

test( 'nobody is taken for a guest on a page of somebody who is logged in, or because of a broken answer', async () => {
	answers( 500 );
	expect( await askVisitor( '/visitor' ) ).toEqual( {} );
	document.body.className = 'home logged-in';
	answers( 401 );
	expect( await askVisitor( '/visitor' ) ).toEqual( {} );
	answers( 200, { loggedIn: true, roles: [ 'editor' ] } );
	expect( await askVisitor( '/visitor' ) ).toEqual( {
		loggedIn: true,
		roles: [ 'editor' ],
	} );
} );
