import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachPages } from './pages';

const goTo = vi.hoisted( () => vi.fn() );
vi.mock( '../../core/links/go-to', () => ( { goTo } ) );

const P = 'wp-block-vitrine-social-feed__';

const CONFIG = {
	feed: 'http://localhost:3000/wp-json/vitrine/v1/feed',
	loading: 'Loading…',
	end: 'That was all',
	proof: 'sealed settings',
	pages: {
		route: 'http://localhost:3000/wp-json/vitrine/v1/feed/page',
		parameter: 'p',
		page: 1,
		count: 3,
		shown: 'Page %1$d of %2$d',
	},
};

const item = ( name: string ) =>
	`<li class="${ P }item"><article class="${ P }post">${ name }</article></li>`;

const links = ( current: number ) =>
	[ 1, 2, 3 ]
		.map(
			( page ) =>
				`<a class="${ P }page" href="?p=${ page }"${
					page === current ? ' aria-current="page"' : ''
				}>${ page }</a>`
		)
		.join( '' );

const answer = ( page: number, ...names: string[] ) =>
	new Response(
		JSON.stringify( {
			html: names.map( item ).join( '' ),
			links: links( page ),
			page,
			count: 3,
		} ),
		{ headers: { 'Content-Type': 'application/json' } }
	);

const request = vi.fn< typeof fetch >();
const scrollBy = vi.fn();

let block: HTMLElement;

/** Sets up a feed on the page. */
function feed( config: object = CONFIG, data = '' ) {
	document.body.innerHTML = `<div class="feed" id="feed-1" data-vitrine='${ data }'><script type="application/json" data-vitrine="feed-1">${ JSON.stringify( config ) }</script><ul class="${ P }list">${ item( 'a' ) }</ul><p class="${ P }status" role="status"></p><nav class="${ P }pages">${ links( 1 ) }</nav></div><input>`;
	block = document.querySelector( '.feed' )!;
	attachPages( block );
}

const get = ( name: string ) => block.querySelector( `.${ P }${ name }` )!;
const names = () =>
	[ ...block.querySelectorAll( 'article' ) ].map(
		( { textContent } ) => textContent
	);
const current = () => block.querySelector( '[aria-current]' )?.textContent;

/**
 * Clicks like a mouse.
 *
 * @return Whether the browser would follow the link.
 */
function click( page: number, init: MouseEventInit = {} ): boolean {
	const link =
		block.querySelectorAll< HTMLAnchorElement >( 'nav a' )[ page - 1 ]!;
	link.focus();
	let followed = false;
	window.addEventListener(
		'click',
		( event ) => {
			followed = ! event.defaultPrevented;
			event.preventDefault();
		},
		{ once: true }
	);
	link.dispatchEvent(
		new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } )
	);
	return followed;
}

const settled = () =>
	vi.waitFor( () => expect( block.className ).toBe( 'feed' ) );

beforeEach( () => {
	history.replaceState( null, '', '/news/?color=blue' );
	vi.stubGlobal( 'fetch', request );
	vi.stubGlobal( 'scrollBy', scrollBy );
	vi.stubGlobal( 'matchMedia', () => ( { matches: true } ) );
	document.elementFromPoint = () => null;
} );

afterEach( () => {
	request.mockReset();
	goTo.mockReset();
	vi.unstubAllGlobals();
} );

describe( 'a press', () => {
	test( 'exchanges posts and links, and the address goes with them', async () => {
		feed();
		const replaced = vi.fn();
		document.addEventListener( 'vitrine:replaced', replaced, {
			once: true,
		} );
		request.mockResolvedValueOnce( answer( 2, 'b', 'c' ) );
		expect( click( 2 ) ).toBe( false );
		expect( block.className ).toBe( 'feed is-busy' );
		expect( get( 'status' ).textContent ).toContain( 'Loading…' );
		await settled();
		const [ url, options ] = request.mock.calls[ 0 ]!;
		expect( String( url ) ).toBe(
			`${ CONFIG.pages.route }?proof=sealed+settings&page=2`
		);
		expect( options ).toMatchObject( {
			credentials: 'omit',
			mode: 'same-origin',
		} );
		expect( names() ).toEqual( [ 'b', 'c' ] );
		expect( current() ).toBe( '2' );
		expect( window.location.href ).toBe(
			'http://localhost:3000/news/?color=blue&p=2#feed-1'
		);
		expect( document.activeElement?.textContent ).toBe( 'b' );
		expect( get( 'status' ).textContent ).toContain( 'Page 2 of 3' );
		expect( replaced ).toHaveBeenCalledTimes( 1 );
		expect(
			[ ...block.querySelectorAll( 'a' ) ].map( ( { href } ) => href )
		).toEqual( [
			'http://localhost:3000/news/?color=blue#feed-1',
			'http://localhost:3000/news/?color=blue&p=2#feed-1',
			'http://localhost:3000/news/?color=blue&p=3#feed-1',
		] );
	} );

	test( 'on a page that was there asks for nothing', async () => {
		feed();
		request.mockResolvedValueOnce( answer( 2, 'b' ) );
		click( 2 );
		await settled();
		click( 1 );
		await vi.waitFor( () => expect( names() ).toEqual( [ 'a' ] ) );
		expect( window.location.search ).toBe( '?color=blue' );
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( current() ).toBe( '1' );
	} );

	test( 'on the page that is shown only leads to it', () => {
		feed();
		const { length } = history;
		expect( click( 1 ) ).toBe( false );
		expect( request ).not.toHaveBeenCalled();
		expect( history ).toHaveLength( length );
	} );

	test( 'does not call back somebody who went elsewhere', async () => {
		feed();
		request.mockResolvedValueOnce( answer( 2, 'b' ) );
		click( 2 );
		document.querySelector( 'input' )!.focus();
		scrollBy.mockReset();
		await settled();
		expect( document.activeElement?.localName ).toBe( 'input' );
		expect( scrollBy ).not.toHaveBeenCalled();
	} );

	test( 'while a page is on its way asks once', async () => {
		feed();
		request.mockResolvedValueOnce( answer( 2, 'b' ) );
		click( 2 );
		expect( click( 3 ) ).toBe( false );
		await settled();
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( names() ).toEqual( [ 'b' ] );
	} );

	test.each( [ { ctrlKey: true }, { metaKey: true }, { shiftKey: true } ] )(
		'with %j is left to the browser',
		( init ) => {
			feed();
			expect( click( 2, init ) ).toBe( true );
			expect( request ).not.toHaveBeenCalled();
		}
	);

	test.each( [
		[ 'no network', () => Promise.reject( new TypeError( 'offline' ) ) ],
		[ 'an error', async () => new Response( '{}', { status: 503 } ) ],
		[ 'a page', async () => new Response( '<html>' ) ],
		[
			'another shape',
			async () =>
				new Response( '{"html":1}', {
					headers: { 'Content-Type': 'application/json' },
				} ),
		],
	] )( 'follows the link after %s', async ( _, respond ) => {
		feed();
		request.mockImplementationOnce( respond );
		click( 2 );
		await settled();
		expect( goTo ).toHaveBeenCalledWith(
			expect.stringMatching( /\?p=2$/ )
		);
		expect( names() ).toEqual( [ 'a' ] );
		expect( window.location.search ).toBe( '?color=blue' );

		request.mockResolvedValueOnce( answer( 2, 'b' ) );
		click( 2 );
		await settled();
		expect( names() ).toEqual( [ 'b' ] );
	} );
} );

test( 'where no post is left it says so, and keeps the focus on the page', async () => {
	feed();
	request.mockResolvedValueOnce( answer( 2 ) );
	click( 2 );
	await settled();
	expect( get( 'status' ).textContent ).toContain( 'That was all' );
	expect( document.activeElement ).toBe( get( 'status' ) );
} );

test( 'Back shows the page before, and moves no focus', async () => {
	feed();
	request.mockResolvedValueOnce( answer( 2, 'b' ) );
	click( 2 );
	await settled();
	document.querySelector( 'input' )!.focus();
	history.replaceState( null, '', '/news/?color=blue' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	await vi.waitFor( () => expect( names() ).toEqual( [ 'a' ] ) );
	expect( document.activeElement?.localName ).toBe( 'input' );
	expect( request ).toHaveBeenCalledTimes( 1 );
} );

test( 'Back from a post that had the focus leaves it on the page', async () => {
	feed();
	request.mockResolvedValueOnce( answer( 2, 'b' ) );
	click( 2 );
	await settled();
	expect( document.activeElement ).toBe( block.querySelector( 'article' ) );
	history.replaceState( null, '', '/news/?color=blue' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	await vi.waitFor( () => expect( names() ).toEqual( [ 'a' ] ) );
	await vi.waitFor( () =>
		expect( document.activeElement ).toBe(
			block.querySelector( 'article' )
		)
	);
} );

test( 'the page of the address is shown where a cache has served another one', async () => {
	history.replaceState( null, '', '/news/?p=2' );
	request.mockResolvedValueOnce( answer( 2, 'b' ) );
	feed();
	await vi.waitFor( () => expect( names() ).toEqual( [ 'b' ] ) );
	expect( document.activeElement ).toBe( document.body );
	click( 1 );
	await vi.waitFor( () => expect( names() ).toEqual( [ 'a' ] ) );
} );

test( 'what the site does not give then leaves the page as it was served', async () => {
	history.replaceState( null, '', '/news/?p=2' );
	request.mockRejectedValueOnce( new TypeError( 'offline' ) );
	feed();
	await vi.waitFor( () => expect( get( 'status' ).textContent ).toBe( '' ) );
	expect( request ).toHaveBeenCalledTimes( 1 );
	expect( names() ).toEqual( [ 'a' ] );
	// And its link can be pressed.
	request.mockResolvedValueOnce( answer( 2, 'b' ) );
	click( 2 );
	await vi.waitFor( () => expect( names() ).toEqual( [ 'b' ] ) );
} );

test( 'a page that there is not is not asked for', () => {
	history.replaceState( null, '', '/news/?p=99' );
	feed();
	expect( request ).not.toHaveBeenCalled();
} );

test( 'Back calls nobody back who went elsewhere while the page was on its way', async () => {
	history.replaceState( null, '', '/news/?p=3' );
	feed( { ...CONFIG, pages: { ...CONFIG.pages, page: 3 } } );
	history.replaceState( null, '', '/news/?p=2' );
	block.querySelector< HTMLElement >( 'nav a' )!.focus();
	// Feeds of other tests hear of it, too.
	request.mockImplementation( async () => answer( 2, 'b' ) );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	document.querySelector( 'input' )!.focus();
	await vi.waitFor( () => expect( names() ).toEqual( [ 'b' ] ) );
	await Promise.resolve();
	expect( document.activeElement?.localName ).toBe( 'input' );
} );

test.each( [
	[ 'no pages', { ...CONFIG, pages: undefined } ],
	[ 'no proof', { ...CONFIG, proof: '' } ],
] )( 'links stay links with %s, whatever an author writes', ( _, config ) => {
	feed( config, JSON.stringify( CONFIG ) );
	expect( click( 2 ) ).toBe( true );
	expect( request ).not.toHaveBeenCalled();
} );
