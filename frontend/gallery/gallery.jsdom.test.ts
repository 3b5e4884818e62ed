import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readData } from '../core/data';
import { firstLink } from './first-link';
import { attach, gallery } from './index';
import type { Gallery } from './index';
import {
	P,
	album,
	click,
	image,
	images,
	makeSite,
	print,
	serve,
	start,
	stubBrowser,
} from './test/page';
import type { Site } from './test/page';

let site: Site;
let element: HTMLElement;
let subject: Gallery;

const text = ( name: string ) =>
	element.querySelector( `.${ P }${ name }` )?.textContent;
const ids = () =>
	[ ...element.querySelectorAll< HTMLElement >( '[data-item]' ) ].map(
		( tile ) => JSON.parse( tile.dataset[ 'item' ]! ).id
	);
const $ = < Type extends HTMLElement = HTMLElement >( selector: string ) =>
	element.querySelector< Type >( selector )!;
const heard = ( name: string ) => {
	const details: unknown[] = [];
	element.addEventListener( `vitrine:gallery:${ name }`, ( event ) =>
		details.push( ( event as CustomEvent ).detail )
	);
	return details;
};

function open( fields: Partial< Site > = {}, state = start() ) {
	site = makeSite( fields );
	serve( site );
	element = print( site, state );
	subject = attach( element )!;
}

beforeEach( () => {
	stubBrowser();
	vi.spyOn( console, 'warn' ).mockImplementation( () => undefined );
	window.history.replaceState( null, '', '/' );
} );

afterEach( () => {
	subject?.destroy();
	document.body.replaceChildren();
	document.head.replaceChildren();
	window.sessionStorage.clear();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
} );

describe( 'one object for each element', () => {
	test( 'asking twice gives the same one, destroyed ones are gone', () => {
		open();
		expect( gallery( element ) ).toBe( subject );
		expect( attach( element ) ).toBe( subject );
		expect( subject.instance() ).toBe( subject );
		subject.destroy();
		expect( gallery( element ) ).toBeUndefined();
		const next = attach( element )!;
		expect( next ).not.toBe( subject );
		next.destroy();
	} );

	test( 'a script that comes before the block attaches it', () => {
		site = makeSite();
		serve( site );
		element = print( site );
		subject = gallery( element )!;
		expect( subject.element ).toBe( element );
	} );

	test.each( [
		undefined,
		'',
		'{',
		'null',
		'[]',
		'{"rest":"/x"}',
		'{"rest":1,"level":null}',
	] )( 'configuration %j leaves the page alone', ( config ) => {
		element = print( makeSite() );
		const data = element.querySelector( 'script' )!;
		if ( config === undefined ) {
			// As pages are that a cache has kept for months, and what authors write.
			element.dataset[ 'vitrine' ] = data.textContent;
			data.remove();
		} else {
			data.textContent = config;
		}
		const before = element.innerHTML;
		expect( attach( element ) ).toBeUndefined();
		expect( gallery( element ) ).toBeUndefined();
		expect( element.innerHTML ).toBe( before );
		expect( gallery( document.body ) ).toBeUndefined();
	} );

	test( 'commands on a destroyed gallery are ignored', async () => {
		open();
		subject.destroy();
		await subject.displayItem( '1' );
		await subject.refresh();
		await subject.reload();
		expect( await subject.search( 'x' ) ).toBe( 0 );
		subject.closeViewer();
		subject.destroy();
		expect( site.asked ).toHaveLength( 0 );
	} );

	test( 'destroyed while tiles are put in, it watches them no more', async () => {
		open( { albums: { '0': [ album( 'a' ) ], a: images( 200 ) } } );
		const observe = vi.spyOn( IntersectionObserver.prototype, 'observe' );
		element.addEventListener( 'vitrine:replaced', () => subject.destroy() );
		await subject.displayItem( 'a' );
		expect( ids() ).toHaveLength( 20 );
		expect( observe ).not.toHaveBeenCalled();
	} );

	test( '20 times destroy and attach leaves nothing behind', async () => {
		open();
		const add = vi.spyOn( EventTarget.prototype, 'addEventListener' );
		const nodes = document.querySelectorAll( '*' ).length;
		const signals = new Set< AbortSignal >();
		for ( let time = 0; time < 20; time++ ) {
			subject.destroy();
			subject = attach( element )!;
			await subject.refresh();
		}
		subject.destroy();
		expect( document.querySelectorAll( '*' ).length ).toBe( nodes );
		for ( const [ type, , options ] of add.mock.calls ) {
			if ( type !== 'abort' ) {
				expect(
					( options as AddEventListenerOptions ).signal?.aborted
				).toBe( true );
				signals.add( ( options as AddEventListenerOptions ).signal! );
			}
		}
		expect( signals.size ).toBe( 20 );
	} );
} );

describe( 'commands', () => {
	test( 'displayItem shows an album, and opens an item of it', async () => {
		open( { albums: { '0': [ album( 'a' ) ], a: images( 2 ) } } );
		const events = heard( 'album' );
		await subject.displayItem( 'a' );
		expect( ids() ).toEqual( [ 'i0', 'i1' ] );
		expect( events ).toEqual( [ { album: 'a', title: 'Album a' } ] );
		expect( window.location.hash ).toBe( '#nanogallery/g/a' );
		await subject.displayItem( '0' );
		expect( ids() ).toEqual( [ 'a' ] );
		expect( window.location.href.endsWith( '/' ) ).toBe( true );
	} );

	test( 'an album that is not there is said, and nothing changes', async () => {
		open();
		await subject.displayItem( 'nowhere' );
		expect( text( 'console' ) ).toBe( 'noAlbum' );
		expect( ids() ).toHaveLength( 3 );
		await subject.displayItem( '0/nobody' );
		expect( text( 'console' ) ).toBe( 'noImage' );
		await subject.displayItem( '' );
	} );

	test( 'search, search2 and search2Execute', async () => {
		open( {
			albums: {
				'0': [
					image( '1', { title: 'Boat', tags: [ 'sea' ] } ),
					image( '2', { title: 'Boathouse' } ),
					image( '3', { title: 'Tree', tags: [ 'sea' ] } ),
				],
			},
		} );
		expect( await subject.search( 'Boat' ) ).toBe( 2 );
		expect( ids() ).toEqual( [ '1', '2' ] );
		expect( text( 'status' ) ).toBe( '2 results' );
		expect( await subject.search( '' ) ).toBe( 3 );
		const filters = heard( 'filter' );
		expect( await subject.search2( 'Boat', 'sea' ) ).toBe( 1 );
		expect( ids() ).toHaveLength( 3 );
		expect( await subject.search2Execute() ).toBe( 1 );
		expect( ids() ).toEqual( [ '1' ] );
		expect( filters ).toEqual( [
			{ tags: [ 'sea' ], match: 'or', search: 'Boat', total: 1 },
		] );
	} );

	test( 'pages count, turn and wrap round', async () => {
		open( { albums: { '0': images( 25 ) }, perPage: 10 } );
		const pages = heard( 'page' );
		expect( subject.paginationCountPages() ).toBe( 3 );
		await subject.paginationNextPage();
		expect( ids()[ 0 ] ).toBe( 'i10' );
		await subject.paginationGotoPage( 3 );
		expect( ids() ).toEqual( [ 'i20', 'i21', 'i22', 'i23', 'i24' ] );
		await subject.paginationNextPage();
		expect( ids()[ 0 ] ).toBe( 'i0' );
		await subject.paginationPreviousPage();
		expect( ids()[ 0 ] ).toBe( 'i20' );
		await subject.paginationGotoPage( 1 );
		expect( ids()[ 0 ] ).toBe( 'i0' );
		for ( const nowhere of [ 0, 4, -1, 1.5, NaN ] ) {
			await subject.paginationGotoPage( nowhere );
		}
		expect(
			pages.map( ( page ) => ( page as { page: number } ).page )
		).toEqual( [ 2, 3, 1, 3, 1 ] );
	} );

	test( 'without pages there is one', async () => {
		open();
		expect( subject.paginationCountPages() ).toBe( 1 );
		await subject.paginationNextPage();
		expect( site.asked ).toHaveLength( 0 );
	} );

	test( 'data says what is shown', async () => {
		open();
		expect( await subject.data() ).toMatchObject( {
			album: '0',
			page: 1,
			total: 3,
			pages: 1,
			items: [ { id: 'i0' }, { id: 'i1' }, { id: 'i2' } ],
			selected: [],
			cart: [],
		} );
	} );

	test( 'reload forgets the selection of the album and fetches it again', async () => {
		open();
		await subject.itemsSetSelectedValue( [ 'i0' ], true );
		site.albums[ '0' ] = images( 5 );
		await subject.reload();
		expect( ids() ).toHaveLength( 5 );
		expect( subject.itemsSelectedGet() ).toEqual( [] );
	} );

	test( 'reload without a source to ask, and without an album, says so', async () => {
		open();
		subject.destroy();
		subject = attach( element, () => ( {
			canReload: false,
			tiles: vi.fn(),
			render: vi.fn(),
			index: vi.fn(),
		} ) )!;
		await subject.reload();
		expect( text( 'console' ) ).toBe( 'noSource' );

		subject.destroy();
		element.remove();
		open( { config: { album: '' } } );
		await subject.reload();
		expect( text( 'console' ) ).toBe( 'noCurrent' );
	} );

	test( 'selection by command fires events', async () => {
		open();
		const selected = heard( 'select' );
		const deselected = heard( 'deselect' );
		await subject.itemsSetSelectedValue( [ 'i1', 'nobody' ], true );
		expect( subject.itemsSelectedGet().map( ( { id } ) => id ) ).toEqual( [
			'i1',
		] );
		await subject.itemsSetSelectedValue(
			subject.itemsSelectedGet(),
			false
		);
		expect( subject.itemsSelectedGet() ).toEqual( [] );
		expect( selected ).toEqual( [ { ids: [ 'i1' ] } ] );
		expect( deselected ).toEqual( [ { ids: [ 'i1' ] } ] );
	} );

	test( 'the cart is read, updated and emptied', async () => {
		open();
		const events = heard( 'cart' );
		await subject.shoppingCartUpdate( 'i2', 3 );
		expect( subject.shoppingCartGet() ).toEqual( [
			{ index: 2, ID: 'i2', cnt: 3 },
		] );
		await subject.shoppingCartUpdate( 'nobody', 1 );
		await subject.shoppingCartUpdate( 'i2', 1.5 );
		await subject.shoppingCartRemove( 'i2' );
		expect( subject.shoppingCartGet() ).toEqual( [] );
		expect( events ).toHaveLength( 2 );
		expect( events[ 0 ] ).toMatchObject( { id: 'i2', by: 'command' } );
	} );

	test( 'what is taken from the list leaves the focus with the next, at last with the gallery', async () => {
		open( { config: { cart: true } } );
		await subject.shoppingCartUpdate( 'i1', 2 );
		await subject.shoppingCartUpdate( 'i2', 1 );
		const removers = () => [
			...document.querySelectorAll< HTMLElement >(
				`.${ P }choice-items button:last-child`
			),
		];
		await vi.waitFor( () => expect( removers() ).toHaveLength( 2 ) );
		for ( const left of [ 1, 0 ] ) {
			const [ first ] = removers();
			first!.focus();
			first!.click();
			await vi.waitFor( () => expect( removers() ).toHaveLength( left ) );
			await Promise.resolve();
			expect( document.activeElement ).toBe(
				removers()[ 0 ] ?? firstLink( element )
			);
		}
	} );

	test( 'what a search hides is selected and put into the cart', async () => {
		open();
		await subject.search( 'i1' );
		await subject.shoppingCartUpdate( 'i2', 3 );
		await subject.itemsSetSelectedValue( [ 'i0', 'nobody' ], true );
		expect( subject.shoppingCartGet() ).toEqual( [
			{ index: 2, ID: 'i2', cnt: 3 },
		] );
		expect( subject.itemsSelectedGet() ).toMatchObject( [ { id: 'i0' } ] );
		const { length } = site.asked;
		await subject.shoppingCartUpdate( 'i0', Number.NaN );
		await subject.itemsSetSelectedValue( [ 'i1' ], true );
		expect( site.asked ).toHaveLength( length );
		await subject.shoppingCartRemove( 'i2' );
		expect( subject.shoppingCartGet() ).toEqual( [] );
	} );

	test( 'options are read, changed, and outlast the album', async () => {
		open( { albums: { '0': [ album( 'a' ) ], a: images( 2 ) } } );
		expect( subject.optionGet( 'selectable' ) ).toBe( true );
		expect( subject.optionGet( 'gutterWidth' ) ).toBe( 2 );
		expect( subject.optionGet( 'viewer.zoom' ) ).toBe( true );
		expect( subject.optionGet( 'constructor' ) ).toBeUndefined();
		await subject.optionSet( 'openImage', false );
		await subject.optionSet( 'gutterWidth', 20 );
		await subject.optionSet( 'gutterWidth', 'wide' );
		await subject.optionSet( 'rest', 'https://evil.example' );
		await subject.optionSet( '__proto__.x', 1 );
		await subject.displayItem( 'a' );
		expect( subject.optionGet( 'openImage' ) ).toBe( false );
		expect( subject.optionGet( 'gutterWidth' ) ).toBe( 20 );
		expect( subject.optionGet( 'rest' ) ).toContain( '/wp-json/' );
	} );

	test( 'viewer commands without a viewer are ignored', () => {
		open();
		subject.closeViewer();
		subject.minimizeToolbar();
		subject.maximizeToolbar();
	} );
} );

describe( 'browsing', () => {
	const settled = ( check: () => void ) => vi.waitFor( check );

	test( 'crumbs, tiles of albums, tags and pages are followed without a new page', async () => {
		open( {
			albums: {
				'0': [ album( 'a' ), image( '1', { tags: [ 'sea' ] } ) ],
				a: images( 2 ),
			},
		} );
		const replaced = vi.fn();
		element.addEventListener( 'vitrine:replaced', replaced );
		expect( click( $( '[data-index="0"] a' ) ) ).toBe( false );
		await settled( () => expect( ids() ).toEqual( [ 'i0', 'i1' ] ) );
		expect( replaced ).toHaveBeenCalled();
		expect( text( 'status' ) ).toBe( 'Album a. 2 results' );
		// Whoever attaches to it later finds what it shows now.
		expect( readData( element ) ).toMatchObject( {
			album: 'a',
			total: 2,
		} );
		click( $( `.${ P }crumbs a` ) );
		await settled( () => expect( ids() ).toEqual( [ 'a', '1' ] ) );
		click( $( `.${ P }tag` ) );
		await settled( () => expect( ids() ).toEqual( [ '1' ] ) );
		expect( window.location.search ).toContain( 'sea' );
	} );

	test.each( [
		{ ctrlKey: true },
		{ metaKey: true },
		{ shiftKey: true },
		{ button: 1 },
	] )( 'a click with %j is the browser’s', ( init ) => {
		open( { albums: { '0': [ album( 'a' ) ], a: [] } } );
		expect( click( $( '[data-index="0"] a' ), init ) ).toBe( true );
		expect( click( $( `.${ P }tag` ), init ) ).toBe( true );
		expect( site.asked ).toHaveLength( 0 );
	} );

	test( 'Back and Forward restore album, page and filter', async () => {
		open( {
			albums: { '0': [ album( 'a' ) ], a: images( 25 ) },
			perPage: 10,
		} );
		await subject.displayItem( 'a' );
		await subject.paginationGotoPage( 2 );
		await subject.search( 'Title i1' );
		window.history.back();
		await settled( () => expect( ids()[ 0 ] ).toBe( 'i10' ) );
		window.history.back();
		await settled( () => expect( ids()[ 0 ] ).toBe( 'i0' ) );
		window.history.back();
		await settled( () => expect( ids() ).toEqual( [ 'a' ] ) );
		expect( window.location.hash ).toBe( '' );
		window.history.forward();
		await settled( () => expect( ids()[ 0 ] ).toBe( 'i0' ) );
		expect( window.location.hash ).toBe( '#nanogallery/g/a' );
	} );

	test( 'the last of two clicks wins', async () => {
		open( {
			albums: {
				'0': [ album( 'a' ), album( 'b' ) ],
				a: images( 2 ),
				b: images( 1, 9 ),
			},
		} );
		let go!: ( value: unknown ) => void;
		site.gate = new Promise( ( resolve ) => {
			go = resolve;
		} );
		const first = subject.displayItem( 'a' );
		const second = subject.displayItem( 'b' );
		expect( element.classList.contains( 'is-loading' ) ).toBe( false );
		await settled( () =>
			expect( element.classList.contains( 'is-loading' ) ).toBe( true )
		);
		go( null );
		await Promise.all( [ first, second ] );
		expect( ids() ).toEqual( [ 'i9' ] );
		expect( window.location.hash ).toBe( '#nanogallery/g/b' );
		expect( element.classList.contains( 'is-loading' ) ).toBe( false );
	} );

	test( 'a command that fails says so and may be tried again', async () => {
		open( {
			albums: { '0': [ album( 'a' ) ], a: images( 2 ) },
			status: 500,
		} );
		const errors = heard( 'error' );
		await subject.displayItem( 'a' );
		expect( text( 'console' ) ).toBe( 'failed again' );
		expect( errors ).toEqual( [ { message: 'failed' } ] );
		// Hidden on every failure.
		expect( element.classList.contains( 'is-loading' ) ).toBe( false );
		site.status = 200;
		$( `.${ P }again` ).click();
		await settled( () => expect( ids() ).toEqual( [ 'i0', 'i1' ] ) );
		expect( text( 'console' ) ).toBe( '' );
	} );

	test( 'the focus goes to the album’s name, to the first tile of a page, and stays on a tag', async () => {
		open( {
			albums: { '0': [ album( 'a' ) ], a: images( 25 ) },
			perPage: 10,
		} );
		$( '[data-index="0"] a' ).focus();
		click( $( '[data-index="0"] a' ) );
		await settled( () => expect( ids() ).toHaveLength( 10 ) );
		expect( document.activeElement?.textContent ).toBe( 'a' );
		const page = element.querySelectorAll< HTMLElement >(
			`.${ P }page`
		)[ 1 ]!;
		page.focus();
		await subject.paginationGotoPage( 2 );
		expect(
			document.activeElement?.closest( '[data-index="10"]' )
		).not.toBe( null );
		const tag = $( `.${ P }tag` );
		tag.focus();
		click( tag );
		await settled( () => expect( ids() ).toHaveLength( 0 ) );
		expect( document.activeElement ).toBe( $( `.${ P }tag` ) );
		expect( document.activeElement ).not.toBe( tag );
	} );

	test( 'what somebody types is searched for after a pause, and the field stays', async () => {
		open( { albums: { '0': images( 12 ) } } );
		const field = $< HTMLInputElement >( 'input' );
		field.focus();
		field.value = 'i11';
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await settled( () => expect( ids() ).toEqual( [ 'i11' ] ) );
		expect( $( 'input' ) ).toBe( field );
		expect( document.activeElement ).toBe( field );
		expect( text( 'tag' ) ).toBe( 'sea 1' );
		const entries = window.history.length;
		field.value = 'i1';
		field.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		await settled( () => expect( ids() ).toHaveLength( 3 ) );
		expect( window.history.length ).toBe( entries );
	} );

	test( 'what others keep in the history stays: WordPress reloads the page otherwise', async () => {
		open( { albums: { '0': [ album( 'a' ) ], a: images( 2 ) } } );
		window.history.replaceState( { wpInteractivityId: 'x' }, '' );
		await subject.displayItem( 'a' );
		expect( window.history.state ).toMatchObject( {
			wpInteractivityId: 'x',
		} );
		window.history.back();
		await settled( () => expect( ids() ).toEqual( [ 'a' ] ) );
		expect( window.history.state ).toMatchObject( {
			wpInteractivityId: 'x',
		} );
	} );

	test( 'an anchor that is not ours is never touched', async () => {
		window.history.replaceState( null, '', '/#contact' );
		open( { albums: { '0': images( 25 ) }, perPage: 10 } );
		await subject.paginationNextPage();
		expect( window.location.hash ).toBe( '#contact' );
		window.location.hash = '#other';
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		expect( window.location.hash ).toBe( '#other' );
		expect( ids()[ 0 ] ).toBe( 'i10' );
	} );
} );

describe( 'deep links', () => {
	const at = ( hash: string ) =>
		window.history.replaceState( null, '', `/${ hash }` );
	const albums = { '0': [ album( 'a' ) ], a: images( 2 ) };

	test( 'an album', async () => {
		at( '#nanogallery/g/a' );
		const before = window.history.length;
		open( { albums } );
		await vi.waitFor( () => expect( ids() ).toEqual( [ 'i0', 'i1' ] ) );
		expect( window.history.length ).toBe( before );
		window.location.hash = '';
		await vi.waitFor( () => expect( ids() ).toEqual( [ 'a' ] ) );
	} );

	test.each( [
		[ '#nanogallery/g/nowhere', 'noAlbum' ],
		[ '#nanogallery/g/0/nobody', 'noImage' ],
		[ '#nanogallery/g/%3Cimg%20src=x%20onerror=alert(1)%3E', 'noAlbum' ],
	] )( '%s says %s', async ( hash, message ) => {
		at( hash );
		open( { albums } );
		await vi.waitFor( () => expect( text( 'console' ) ).toBe( message ) );
		expect( window.location.hash ).toBe( hash );
		expect( document.querySelector( 'img' ) ).toBeNull();
	} );

	test( 'the root’s is cleared, without an entry', async () => {
		at( '#nanogallery/g/0' );
		const before = window.history.length;
		open( { albums } );
		await vi.waitFor( () => expect( window.location.hash ).toBe( '' ) );
		expect( ids() ).toEqual( [ 'a' ] );
		expect( window.history.length ).toBe( before );
	} );

	test( 'an image that is not there is said once, until another place is shown', async () => {
		open( { albums } );
		await subject.data();
		const errors = heard( 'error' );
		window.location.hash = '#nanogallery/g/0/nobody';
		await vi.waitFor( () => expect( text( 'console' ) ).toBe( 'noImage' ) );
		expect( errors ).toEqual( [ { message: 'noImage' } ] );
		window.location.hash = '';
		await vi.waitFor( () => expect( text( 'console' ) ).toBe( '' ) );
	} );

	test( 'another gallery’s is left alone', async () => {
		at( '#nanogallery/other/a' );
		open( { albums } );
		await subject.data();
		expect( ids() ).toEqual( [ 'a' ] );
		expect( site.asked ).toHaveLength( 0 );
	} );

	test( 'of two galleries with one id the fragment means the first', async () => {
		open( { albums } );
		const twin = print( site );
		const other = attach( twin )!;
		await other.displayItem( 'a' );
		expect( window.location.hash ).toBe( '' );
		await subject.displayItem( 'a' );
		expect( window.location.hash ).toBe( '#nanogallery/g/a' );
		other.destroy();
	} );

	test( 'an album with an authkey is nobody else’s business', async () => {
		open( { albums, config: { album: 'x?authkey=secret' } } );
		await subject.displayItem( 'a' );
		expect( window.location.hash ).toBe( '' );
	} );

	test( 'where the address bar refuses, tracking ends', async () => {
		open( { albums } );
		const push = vi
			.spyOn( window.history, 'pushState' )
			.mockImplementation( () => {
				throw new DOMException( 'too many', 'SecurityError' );
			} );
		await subject.displayItem( 'a' );
		expect( ids() ).toEqual( [ 'i0', 'i1' ] );
		push.mockRestore();
		await subject.displayItem( '0' );
		await subject.displayItem( 'a' );
		expect( window.location.hash ).toBe( '' );
	} );
} );
