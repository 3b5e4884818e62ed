import { afterEach, expect, test, vi } from 'vitest';
import { askSite } from './answers';

const ROUTE = new URL( '/wp-json/vitrine/v1/feed', window.location.href );

const JSON_TYPE = { 'Content-Type': 'application/json; charset=UTF-8' };

const serve = ( response: Response ) => {
	const fetch = vi.fn< typeof window.fetch >( async () => response );
	vi.stubGlobal( 'fetch', fetch );
	return fetch;
};

afterEach( () => {
	vi.unstubAllGlobals();
} );

test( 'an answer of the route, asked for without cookies and redirects', async () => {
	const fetch = serve(
		new Response( '{"html":""}', { headers: JSON_TYPE } )
	);
	expect( await askSite( ROUTE, { cache: 'reload' } ) ).toEqual( [
		200,
		{ html: '' },
	] );
	expect( fetch.mock.calls[ 0 ]![ 1 ] ).toMatchObject( {
		cache: 'reload',
		credentials: 'omit',
		mode: 'same-origin',
		redirect: 'manual',
	} );
} );

test.each( [
	[ 'a text file that holds JSON', 'text/plain', '{"html":"<img>"}' ],
	[ 'another kind of JSON', 'application/jsonp', '{"html":"<img>"}' ],
	[ 'no type', '', '{"html":"<img>"}' ],
	[ 'a page', 'text/html', '<html>' ],
	[ 'broken JSON', 'application/json', '{' ],
] )( '%s says nothing', async ( _, type, body ) => {
	serve( new Response( body, { headers: { 'Content-Type': type } } ) );
	expect( await askSite( ROUTE, {} ) ).toEqual( [ 200, undefined ] );
} );

test( 'errors of the route keep their code', async () => {
	serve(
		new Response( '{"code":"x"}', { status: 404, headers: JSON_TYPE } )
	);
	expect( await askSite( ROUTE, {} ) ).toEqual( [ 404, { code: 'x' } ] );
} );
