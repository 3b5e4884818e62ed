import { afterAll, beforeAll, expect, test } from 'vitest';

import { createGraph } from './server.mjs';

const GARDEN = '108420116093001';
const TOKEN = 'EAAVPageGarden00000000000000000000000000000000ZDZD';

let server;
let edge;

beforeAll( async () => {
	server = createGraph();
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	edge = `http://127.0.0.1:${ server.address().port }/v26.0/${ GARDEN }/subscribed_apps`;
} );

afterAll( () => server.close() );

async function ask( method, fields = {}, token = TOKEN ) {
	const response = await fetch( edge, {
		method,
		headers: { authorization: `Bearer ${ token }` },
		...( method === 'POST' && { body: new URLSearchParams( fields ) } ),
	} );
	return { status: response.status, body: await response.json() };
}

test( 'a page is subscribed, and no longer', async () => {
	expect( ( await ask( 'GET' ) ).body ).toEqual( { data: [] } );
	expect(
		( await ask( 'POST', { subscribed_fields: 'feed' } ) ).body
	).toEqual( { success: true } );
	expect( ( await ask( 'GET' ) ).body.data ).toMatchObject( [
		{ name: 'Vitrine', subscribed_fields: [ 'feed' ] },
	] );
	expect( ( await ask( 'DELETE' ) ).body ).toEqual( { success: true } );
	expect( ( await ask( 'GET' ) ).body ).toEqual( { data: [] } );
} );

test( 'fields, kinds of tokens and permissions are looked at', async () => {
	const codes = async ( fields, token ) =>
		( await ask( 'POST', fields, token ) ).body.error?.code;
	expect( await codes( { subscribed_fields: 'everything' } ) ).toBe( 100 );
	expect( await codes( {} ) ).toBe( 100 );
	expect(
		await codes(
			{ subscribed_fields: 'feed' },
			'EAAVUser00000000000000000000000000000000000000ZDZD'
		)
	).toBe( 190 );
	expect(
		await codes(
			{ subscribed_fields: 'feed' },
			'EAAVPageNoContent00000000000000000000000000000ZDZD'
		)
	).toBe( 10 );
	expect( ( await ask( 'GET' ) ).body ).toEqual( { data: [] } );
} );
