import type { APIRequestContext } from '@playwright/test';
import { Feed } from './support/feed';
import { expect, test } from './support/test';

const PAGE = '/social-feed/';
const ROUTE = '/wp-json/vitrine/v1/feed';

async function cursorOf( request: APIRequestContext ): Promise< string > {
	const html = await ( await request.get( PAGE ) ).text();
	const match = /vitrine-feed=([\w.~-]+)/.exec( html );
	return match?.[ 1 ] ?? '';
}

test( 'an answer to Load more may be cached by anybody', async ( {
	playwright,
	baseURL,
	request,
} ) => {
	const cursor = await cursorOf( request );
	const first = await request.get( ROUTE, { params: { cursor } } );
	expect( first.status() ).toBe( 200 );
	const headers = first.headers();
	expect( headers[ 'cache-control' ] ).toMatch( /^public, max-age=[1-9]\d*/ );
	expect( headers[ 'etag' ] ).toMatch( /^"\w+"$/ );
	expect( headers ).not.toHaveProperty( 'set-cookie' );
	expect( await first.json() ).toEqual( {
		html: expect.stringContaining( '<article' ),
		next: expect.any( String ),
		images: expect.any( Object ),
		shouldPaginate: true,
	} );

	for ( const tag of [
		headers[ 'etag' ],
		`W/${ headers[ 'etag' ] }`,
		`"x", ${ headers[ 'etag' ] }`,
	] ) {
		const again = await request.get( ROUTE, {
			params: { cursor },
			headers: { 'If-None-Match': tag ?? '' },
		} );
		expect( again.status() ).toBe( 304 );
		expect( await again.text() ).toBe( '' );
	}

	// Neither cookies nor a nonce change anything.
	const stranger = await playwright.request.newContext( {
		...( baseURL ? { baseURL } : {} ),
		extraHTTPHeaders: { Cookie: 'session=stranger' },
	} );
	const other = await stranger.get( ROUTE, { params: { cursor } } );
	expect( other.headers()[ 'etag' ] ).toBe( headers[ 'etag' ] );
	expect( await other.text() ).toBe( await first.text() );
	await stranger.dispose();
} );

test( 'a forged cursor is refused, and a page ignores it', async ( {
	request,
	visitor,
} ) => {
	const cursor = await cursorOf( request );
	for ( const forged of [ '', 'x', `${ cursor }x`, cursor.slice( 2 ) ] ) {
		const answer = await request.get( ROUTE, {
			params: { cursor: forged },
		} );
		expect( answer.status() ).toBe( 400 );
		expect( await answer.json() ).toMatchObject( {
			code: 'vitrine_cursor_invalid',
		} );
	}
	await visitor.goto( PAGE );
	const first = await Feed.on( visitor ).addresses();
	const response = await visitor.goto( `${ PAGE }?vitrine-feed=<script>` );
	expect( response?.status() ).toBe( 200 );
	expect( await Feed.on( visitor ).addresses() ).toEqual( first );
} );

test( 'a page of a feed sets no cookie and asks for none', async ( {
	visitor,
	request,
} ) => {
	const answer = await request.get( PAGE );
	expect( answer.headers() ).not.toHaveProperty( 'set-cookie' );
	const sent: ( string | undefined )[] = [];
	visitor.on( 'request', ( one ) => sent.push( one.headers()[ 'cookie' ] ) );
	await visitor.goto( PAGE );
	await Feed.on( visitor ).more.click();
	await expect( Feed.on( visitor ).posts ).toHaveCount( 18 );
	expect( await visitor.context().cookies() ).toEqual( [] );
	expect( sent.filter( Boolean ) ).toEqual( [] );
} );
