import { afterAll, beforeAll, expect, test } from 'vitest';

import { createGraph } from './server.mjs';

const BACK = 'http://127.0.0.1:1/wp-admin/admin-post.php?action=x';

let server;
let base;

beforeAll( async () => {
	server = createGraph();
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	base = `http://127.0.0.1:${ server.address().port }`;
} );

afterAll( () => server.close() );

const dialog = ( more ) =>
	fetch(
		`${ base }/v26.0/dialog/oauth?${ new URLSearchParams( {
			client_id: '2048620934001177',
			redirect_uri: BACK,
			response_type: 'code',
			scope: 'pages_show_list,pages_read_engagement',
			state: 'the state',
			...more,
		} ) }`,
		{ redirect: 'manual' }
	);

const exchange = async ( code, more = {} ) =>
	(
		await fetch( `${ base }/v26.0/oauth/access_token`, {
			method: 'POST',
			body: new URLSearchParams( {
				client_id: '2048620934001177',
				client_secret: 'vitrine-app-secret',
				redirect_uri: BACK,
				code,
				...more,
			} ),
		} )
	).json();

const query = ( response ) =>
	Object.fromEntries(
		new URL( response.headers.get( 'location' ) ).searchParams
	);

test( 'the page asks, and both answers lead back with the state', async () => {
	expect( await ( await dialog() ).text() ).toMatch(
		/value="pages_show_list" checked.*Continue.*Cancel/s
	);
	expect( query( await dialog( { answer: 'no' } ) ) ).toMatchObject( {
		action: 'x',
		error_reason: 'user_denied',
		state: 'the state',
	} );
	expect( query( await dialog( { answer: 'yes' } ) ) ).toMatchObject( {
		code: expect.stringMatching( /^AQ/ ),
		state: 'the state',
	} );
	expect( ( await dialog( { client_id: '5' } ) ).status ).toBe( 400 );
	expect( ( await dialog( { redirect_uri: 'x:y' } ) ).status ).toBe( 400 );
} );

test( 'a code is good once, with its address, verifier and secret', async () => {
	const code = async ( more ) =>
		query( await dialog( { answer: 'yes', ...more } ) ).code;
	const used = await code( { granted: 'pages_show_list' } );
	const { access_token: token } = await exchange( used );
	expect( token ).toMatch( /^EAAVUserLogin/ );
	expect( ( await exchange( used ) ).error.error_subcode ).toBe( 36009 );
	expect(
		( await exchange( await code(), { redirect_uri: `${ BACK }2` } ) ).error
			.error_subcode
	).toBe( 36008 );
	expect(
		( await exchange( await code(), { client_secret: 'x' } ) ).error.code
	).toBe( 1 );
	expect(
		( await exchange( await code( { code_challenge: 'x' } ) ) ).error
			.error_subcode
	).toBe( 36010 );
	const granted = await fetch(
		`${ base }/v26.0/me/permissions?access_token=${ token }`
	);
	expect( ( await granted.json() ).data ).toEqual( [
		{ permission: 'pages_show_list', status: 'granted' },
		{ permission: 'public_profile', status: 'granted' },
	] );
} );
