import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachMore } from './more';

const CONFIG = {
	feed: 'http://localhost:3000/wp-json/vitrine/v1/feed',
	loading: 'Loading…',
	loaded: '%d more posts',
	end: 'That was all',
	failed: 'It failed',
};

const P = 'wp-block-vitrine-social-feed__';

const item = ( name: string, state = '' ) =>
	`<li class="${ P }item ${ state }"><article class="${ P }post">${ name }</article></li>`;

const link = ( cursor: string, state = '' ) =>
	`<a class="${ P }more ${ state }" href="/news/?page=2&vitrine-feed=${ cursor }#feed">Load more</a>`;

const answer = ( body: object, status = 200 ) =>
	new Response( JSON.stringify( body ), {
		status,
		headers: { 'Content-Type': 'application/json; charset=UTF-8' },
	} );

const page = ( ...names: string[] ) => ( {
	html: names.map( ( name ) => item( name ) ).join( '' ),
	next: 'next',
	images: [],
	shouldPaginate: true,
} );

const request = vi.fn< typeof fetch >();

let block: HTMLElement;

/** Sets up a feed on the page. */
function feed( items: string, links: string, config: object = CONFIG ) {
	document.body.innerHTML = `<style>.is-hidden-here { display: none } .is-revealed > .is-hidden-here { display: block }</style>
		<div class="feed"><script type="application/json" data-vitrine="">${ JSON.stringify( config ) }</script><ul class="${ P }list">${ items }</ul><p class="${ P }status" role="status"></p>${ links }</div>`;
	block = document.querySelector( '.feed' )!;
	attachMore( block );
}

const get = ( name: string ) =>
	block.querySelector< HTMLElement >( `.${ P }${ name }` );
const links = () => [
	...block.querySelectorAll< HTMLAnchorElement >( `.${ P }more` ),
];
const names = () =>
	[ ...block.querySelectorAll( 'article' ) ].map(
		( { textContent } ) => textContent
	);

/**
 * Clicks like a mouse.
 *
 * @return Whether the browser would follow the link.
 */
function click(
	element: HTMLElement = links()[ 0 ]!,
	init: MouseEventInit = {}
) {
	element.focus();
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		...init,
	} );
	// Navigation is not implemented here.
	const stop = ( last: Event ) => {
		followed = ! last.defaultPrevented;
		last.preventDefault();
	};
	let followed = false;
	window.addEventListener( 'click', stop, { once: true } );
	element.dispatchEvent( event );
	return followed;
}

const settled = () =>
	vi.waitFor( () => expect( block.className ).toBe( 'feed' ) );

beforeEach( () => {
	// A page that nobody comes back to.
	history.replaceState( null, '' );
	vi.stubGlobal( 'fetch', request );
} );

afterEach( () => {
	request.mockReset();
	vi.unstubAllGlobals();
} );

describe( 'Load more', () => {
	test( 'fetches with the cursor of the link, without cookies', async () => {
		feed( item( 'a' ), link( 'first cursor' ) );
		request.mockResolvedValueOnce( answer( page( 'b', 'c' ) ) );
		expect( click() ).toBe( false );
		await settled();
		const [ url, options ] = request.mock.calls[ 0 ]!;
		expect( String( url ) ).toBe( `${ CONFIG.feed }?cursor=first+cursor` );
		expect( options ).toMatchObject( { credentials: 'omit' } );
		expect( names() ).toEqual( [ 'a', 'b', 'c' ] );
	} );

	test.each( [
		[ 'auto', 0 ],
		[ '2', 1 ],
	] )(
		'with a column count of %s the list gets %i seams',
		async ( columns, seams ) => {
			feed( item( 'a' ), link( 'x' ) );
			get( 'list' )!.style.columnCount = columns;
			request.mockResolvedValueOnce( answer( page( 'b' ) ) );
			click();
			await settled();
			expect( block.querySelectorAll( `.${ P }seam` ) ).toHaveLength(
				seams
			);
		}
	);

	test( 'works where permalinks are plain', async () => {
		feed( item( 'a' ), link( 'x' ), {
			...CONFIG,
			feed: 'http://localhost:3000/?rest_route=/vitrine/v1/feed',
		} );
		request.mockResolvedValueOnce( answer( page( 'b' ) ) );
		click();
		await settled();
		const url = new URL( String( request.mock.calls[ 0 ]![ 0 ] ) );
		expect( Object.fromEntries( url.searchParams ) ).toEqual( {
			rest_route: '/vitrine/v1/feed',
			cursor: 'x',
		} );
	} );

	test( 'takes no posts from another site', async () => {
		feed( item( 'a' ), link( 'x' ), {
			...CONFIG,
			feed: 'https://elsewhere.test/feed',
		} );
		// The browser refuses it by this mode.
		request.mockRejectedValueOnce( new TypeError( 'Another site' ) );
		click();
		await settled();
		const [ , options ] = request.mock.calls[ 0 ]!;
		expect( options ).toMatchObject( { mode: 'same-origin' } );
		expect( names() ).toEqual( [ 'a' ] );
	} );

	test( 'goes on from the next cursor, and keeps the rest of the address', async () => {
		feed( item( 'a' ), link( 'x' ) );
		request.mockResolvedValueOnce( answer( page( 'b' ) ) );
		click();
		await settled();
		expect( links()[ 0 ]!.getAttribute( 'href' ) ).toMatch(
			/\/news\/\?page=2&vitrine-feed=next#feed$/
		);
	} );

	test( 'leads to the first new post and says how many came', async () => {
		feed( item( 'a' ), link( 'x' ) );
		request.mockResolvedValueOnce( answer( page( 'b', 'c' ) ) );
		click();
		await settled();
		expect( document.activeElement?.textContent ).toBe( 'b' );
		expect( get( 'status' )?.textContent ).toContain( '2 more posts' );
		expect( get( 'status' )?.className ).toContain( 'screen-reader-text' );
	} );

	test( 'does not call back somebody who went elsewhere', async () => {
		feed( item( 'a' ), `${ link( 'x' ) }<input>` );
		request.mockResolvedValueOnce( answer( page( 'b' ) ) );
		click();
		block.querySelector( 'input' )!.focus();
		await settled();
		expect( document.activeElement?.localName ).toBe( 'input' );
	} );

	test( 'tells others what was added', async () => {
		feed( item( 'a' ), link( 'x' ) );
		request.mockResolvedValueOnce( answer( page( 'b', 'c' ) ) );
		const listener = vi.fn();
		document.addEventListener( 'vitrine:replaced', listener, {
			once: true,
		} );
		click();
		await settled();
		const { added } = listener.mock.calls[ 0 ]![ 0 ].detail;
		expect( added.map( ( li: Element ) => li.textContent ) ).toEqual( [
			'b',
			'c',
		] );
	} );

	test( 'is busy while it loads, and asks once', async () => {
		feed( item( 'a' ), link( 'x' ) );
		let respond: ( response: Response ) => void = () => {};
		request.mockReturnValueOnce(
			new Promise( ( resolve ) => ( respond = resolve ) )
		);
		click();
		expect( click() ).toBe( false );
		expect( block.className ).toBe( 'feed is-busy' );
		expect( links()[ 0 ]!.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		expect( get( 'status' )?.textContent ).toContain( 'Loading…' );
		respond( answer( page( 'b' ) ) );
		await settled();
		expect( request ).toHaveBeenCalledTimes( 1 );
		expect( links()[ 0 ]!.hasAttribute( 'aria-disabled' ) ).toBe( false );
	} );

	test.each( [
		{ ctrlKey: true },
		{ metaKey: true },
		{ shiftKey: true },
		{ altKey: true },
		{ button: 1 },
	] )( 'leaves a click with %j to the browser', ( init ) => {
		feed( item( 'a' ), link( 'x' ) );
		expect( click( undefined, init ) ).toBe( true );
		expect( request ).not.toHaveBeenCalled();
	} );

	test.each( [ [ 'no configuration', item( 'a' ), {} ] ] )(
		'stays a link with %s',
		( _, items, config ) => {
			feed( items, link( 'x' ), config );
			expect( click() ).toBe( true );
		}
	);
} );

describe( 'The end', () => {
	test.each( [
		[ 'the server says so', { ...page( 'b' ), shouldPaginate: false } ],
		[ 'no cursor follows', { ...page( 'b' ), next: null } ],
	] )( 'comes when %s', async ( _, body ) => {
		feed( item( 'a' ), link( 'x' ) );
		request.mockResolvedValueOnce( answer( body ) );
		click();
		await settled();
		expect( names() ).toEqual( [ 'a', 'b' ] );
		expect( links() ).toEqual( [] );
		expect( get( 'status' )?.textContent ).toBe(
			'1 more posts That was all'
		);
		expect( get( 'status' )?.className ).not.toContain(
			'screen-reader-text'
		);
		expect( document.activeElement?.textContent ).toBe( 'b' );
	} );

	test( 'comes when nothing came, and keeps the focus on the page', async () => {
		feed( item( 'a' ), link( 'x' ) );
		request.mockResolvedValueOnce( answer( page() ) );
		click();
		await settled();
		expect( links() ).toEqual( [] );
		expect( get( 'status' )?.textContent ).toBe( 'That was all' );
		expect( document.activeElement ).toBe( get( 'status' ) );
	} );
} );

describe( 'A failure', () => {
	test.each( [
		[ 'no network', () => Promise.reject( new TypeError( 'offline' ) ) ],
		[ 'an error', async () => answer( { code: 'x' }, 503 ) ],
		[
			'an error page of a server',
			async () => new Response( '<html>', { status: 502 } ),
		],
	] )( 'is said and can be tried again: %s', async ( _, respond ) => {
		feed( item( 'a' ), link( 'x' ) );
		request.mockImplementationOnce( respond );
		click();
		await settled();
		expect( get( 'status' )?.textContent ).toBe( 'It failed' );
		expect( get( 'status' )?.className ).not.toContain(
			'screen-reader-text'
		);

		request.mockResolvedValueOnce( answer( page( 'b' ) ) );
		click();
		await settled();
		expect( names() ).toEqual( [ 'a', 'b' ] );
	} );

	test( 'twice makes the link a plain link', async () => {
		feed( item( 'a' ), link( 'x' ) );
		request.mockRejectedValue( new TypeError( 'offline' ) );
		click();
		await settled();
		click();
		await settled();
		expect( click() ).toBe( true );
		expect( request ).toHaveBeenCalledTimes( 2 );
	} );

	test( 'comes after fifteen seconds without an answer', async () => {
		const timeout = vi.spyOn( AbortSignal, 'timeout' );
		feed( item( 'a' ), link( 'x' ) );
		request.mockResolvedValueOnce( answer( page( 'b' ) ) );
		click();
		await settled();
		expect( timeout ).toHaveBeenCalledWith( 15_000 );
	} );
} );

describe( 'An answer that is none', () => {
	test.each( [
		[ 'a page', async () => new Response( '<html>' ) ],
		[ 'another shape', async () => answer( { html: 1 } ) ],
		[ 'a refusal', async () => answer( { code: 'x' }, 400 ) ],
	] )( 'leaves the link to the browser: %s', async ( _, respond ) => {
		feed( item( 'a' ), link( 'x' ) );
		request.mockImplementationOnce( respond );
		click();
		const followed = await new Promise( ( resolve ) =>
			window.addEventListener(
				'click',
				( event ) => {
					resolve( ! event.defaultPrevented );
					event.preventDefault();
				},
				{ once: true }
			)
		);
		expect( followed ).toBe( true );
		expect( request ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'Posts for another kind of screen', () => {
	const items = item( 'a' ) + item( 'b', 'is-beyond-phone is-hidden-here' );

	test( 'appear before anything is fetched, then the other link goes on', async () => {
		feed(
			items,
			link( 'wide', 'is-for-wide' ) + link( 'phone', 'is-for-phone' )
		);
		click( links()[ 1 ]! );
		expect( request ).not.toHaveBeenCalled();
		expect( get( 'list' )?.className ).toContain( 'is-revealed' );
		expect( document.activeElement?.textContent ).toBe( 'b' );
		expect( get( 'status' )?.textContent ).toContain( '1 more posts' );
		expect(
			links().map( ( { className, href } ) => [ className, href ] )
		).toEqual( [
			[ `${ P }more`, expect.stringContaining( 'vitrine-feed=wide' ) ],
		] );

		request.mockResolvedValueOnce( answer( page( 'c' ) ) );
		click();
		await settled();
		expect( String( request.mock.calls[ 0 ]![ 0 ] ) ).toContain(
			'cursor=wide'
		);
	} );

	test( 'are the last when no other link is there', () => {
		feed( items, link( 'phone', 'is-for-phone' ) );
		click();
		expect( links() ).toEqual( [] );
		expect( get( 'status' )?.textContent ).toBe(
			'1 more posts That was all'
		);
	} );

	test( 'stay in order when the larger screen loads first', async () => {
		feed(
			item( 'a' ) + item( 'b', 'is-beyond-phone' ),
			link( 'wide', 'is-for-wide' ) + link( 'phone', 'is-for-phone' )
		);
		request.mockResolvedValueOnce( answer( page( 'c' ) ) );
		click();
		await settled();
		expect( links() ).toHaveLength( 1 );
		expect( get( 'list' )?.className ).toContain( 'is-revealed' );
	} );
} );

/** Comes near the window whenever somebody looks. */
class Near {
	constructor( private readonly seen: IntersectionObserverCallback ) {}
	observe() {
		queueMicrotask( () =>
			this.seen(
				[ { isIntersecting: true } as IntersectionObserverEntry ],
				this as unknown as IntersectionObserver
			)
		);
	}
	disconnect() {}
}

describe( 'Scrolling', () => {
	beforeEach( () => {
		vi.stubGlobal( 'IntersectionObserver', Near );
		request.mockImplementation( async () => answer( page( 'x' ) ) );
	} );

	test( 'brings as many batches as it may, then the link waits', async () => {
		feed( item( 'a' ), link( 'x' ), { ...CONFIG, batches: 2 } );
		await vi.waitFor( () => expect( names() ).toHaveLength( 3 ) );
		await settled();
		expect( request ).toHaveBeenCalledTimes( 2 );
		expect( links() ).toHaveLength( 1 );
		expect( document.activeElement ).toBe( document.body );
		expect( get( 'status' )?.textContent?.trim() ).toBe( '1 more posts' );
		click();
		await vi.waitFor( () => expect( names() ).toHaveLength( 4 ) );
		await settled();
		expect( request ).toHaveBeenCalledTimes( 3 );
	} );

	test( 'follows no link by itself where the route answers something else', async () => {
		request.mockImplementation( async () => answer( {}, 404 ) );
		feed( item( 'a' ), link( 'x' ), { ...CONFIG, batches: 2 } );
		let followed = false;
		links()[ 0 ]!.addEventListener( 'click', () => ( followed = true ) );
		await vi.waitFor( () => expect( request ).toHaveBeenCalled() );
		await settled();
		expect( followed ).toBe( false );
		expect( request ).toHaveBeenCalledOnce();
		// It is a plain link now.
		expect( click() ).toBe( true );
	} );
} );

describe( 'Coming back', () => {
	/** A feed among others, whose page was left when so much had come. */
	function comeBack( state: unknown ) {
		history.replaceState( { other: 1, vitrineFeeds: state }, '' );
		feed( item( 'a' ), link( 'x' ) );
	}

	beforeEach( () => {
		request.mockImplementation( async () => answer( page( 'x' ) ) );
		vi.stubGlobal( 'scrollBy', vi.fn() );
	} );

	test( 'every step is kept in the entry, beside what others keep there', async () => {
		history.replaceState( { other: 1 }, '' );
		feed( item( 'a' ), link( 'x' ) );
		block.classList.add( 'wp-block-vitrine-social-feed' );
		click();
		await vi.waitFor( () =>
			expect( history.state ).toEqual( {
				other: 1,
				vitrineFeeds: { steps: { 0: 1 } },
			} )
		);
		// A click on the document itself, as scripts make.
		const failed = vi.fn( ( event: ErrorEvent ) => event.preventDefault() );
		window.addEventListener( 'error', failed );
		document.dispatchEvent( new MouseEvent( 'click' ) );
		window.removeEventListener( 'error', failed );
		expect( failed ).not.toHaveBeenCalled();
	} );

	test.each( [
		[ { steps: { '-1': 2 } }, 3 ],
		// Whatever other scripts have written there.
		[ { steps: { '-1': 1e9 } }, 21 ],
		[ { steps: { '-1': -5 } }, 1 ],
		[ { steps: { '-1': 1.5 } }, 1 ],
		[ { steps: { '-1': '2' } }, 1 ],
		[ { steps: 'all' }, 1 ],
		[ 7, 1 ],
	] )( 'with %j in the entry there are %i posts', async ( state, count ) => {
		comeBack( state );
		await vi.waitFor( () => expect( names() ).toHaveLength( count ) );
		await vi.waitFor( () =>
			expect( document.querySelector( '.is-busy' ) ).toBeNull()
		);
		expect( request ).toHaveBeenCalledTimes( count - 1 );
		expect( document.activeElement ).toBe( document.body );
	} );
} );
