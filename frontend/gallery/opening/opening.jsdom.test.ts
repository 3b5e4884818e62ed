import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { levelSettings } from '../../render/gallery/settings/level';
import { attach } from '..';
import type { Gallery } from '..';
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
} from '../test/page';
import type { Site } from '../test/page';

let site: Site;
let element: HTMLElement;
let subject: Gallery;

const link = ( place: number ) =>
	element.querySelector< HTMLElement >( `[data-index="${ place }"] a` )!;
const dialog = () => document.querySelector( 'dialog' );
const ids = () =>
	[ ...element.querySelectorAll< HTMLElement >( '[data-item]' ) ].map(
		( tile ) => JSON.parse( tile.dataset[ 'item' ]! ).id
	);

/** Style sheets are not fetched here; the viewer waits for its own. */
const styled = () =>
	vi.waitFor( () => {
		document.head
			.querySelector( 'link' )
			?.dispatchEvent( new Event( 'load' ) );
		expect( dialog() ).not.toBeNull();
	}, 10_000 );

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

afterEach( async () => {
	subject.destroy();
	document.body.replaceChildren();
	window.sessionStorage.clear();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
} );

describe( 'from the tile to the viewer and back', () => {
	// First: the viewer remembers whether the entry ahead is its own.
	test( 'a deep link to an item that the page does not hold finds it, and closing stays here', async () => {
		window.history.replaceState( null, '', '/#nanogallery/g/0/i170' );
		const before = window.history.length;
		open( { albums: { '0': images( 200 ) } } );
		const opened = vi.fn();
		element.addEventListener( 'vitrine:gallery:open', opened );
		await styled();
		await vi.waitFor( () => expect( opened ).toHaveBeenCalled() );
		expect( opened.mock.calls[ 0 ]![ 0 ].detail ).toEqual( {
			id: 'i170',
			index: 170,
		} );
		subject.closeViewer();
		expect( window.location.href.endsWith( '/' ) ).toBe( true );
		expect( window.history.length ).toBe( before );
	} );

	test( 'a click opens, with every picture of the album from there on', async () => {
		open( {
			albums: {
				'0': [
					album( 'a' ),
					...images( 2 ),
					image( 'away', { destinationURL: '/away/' } ),
					...images( 60, 2 ),
				],
			},
		} );
		const opened = vi.fn();
		element.addEventListener( 'vitrine:gallery:open', opened );
		link( 2 ).focus();
		expect( click( link( 2 ) ) ).toBe( false );
		await styled();
		await vi.waitFor( () => expect( opened ).toHaveBeenCalled() );
		expect( opened.mock.calls[ 0 ]![ 0 ].detail ).toEqual( {
			id: 'i1',
			index: 1,
		} );
		expect( window.location.hash ).toBe( '#nanogallery/g/0/i1' );
		subject.closeViewer();
		await vi.waitFor( () => expect( window.location.hash ).toBe( '' ) );
		expect( dialog() ).toBeNull();
		expect( document.activeElement ).toBe( link( 2 ) );
	} );

	test( 'afterwards the gallery shows the page of the picture', async () => {
		open( { albums: { '0': images( 25 ) }, perPage: 10 } );
		await subject.displayItem( '0/i23' );
		await styled();
		subject.closeViewer();
		await vi.waitFor( () => expect( ids()[ 0 ] ).toBe( 'i20' ) );
		await vi.waitFor( () =>
			expect( document.activeElement ).toBe( link( 23 ) )
		);
	} );

	test( 'a listener may stop a click', async () => {
		open();
		element.addEventListener( 'vitrine:gallery:click', ( event ) =>
			event.preventDefault()
		);
		expect( click( link( 0 ) ) ).toBe( false );
		await subject.data();
		expect( window.location.hash ).toBe( '' );
		expect( dialog() ).toBeNull();
	} );

	test( 'the original opens in a new window', async () => {
		open( { config: { openOriginal: true } } );
		const opened = vi.fn();
		vi.stubGlobal( 'open', opened );
		click( link( 1 ) );
		await vi.waitFor( () =>
			expect( opened ).toHaveBeenCalledWith(
				'/large/i1.jpg',
				'_blank',
				'noopener'
			)
		);
	} );

	test( 'an album shows its first image where it is told to, and itself afterwards', async () => {
		open( {
			albums: { '0': [ album( 'a' ) ], a: images( 3 ) },
			config: { displayImageOnAlbum: true },
		} );
		click( link( 0 ) );
		await styled();
		await vi.waitFor( () =>
			expect( window.location.hash ).toBe( '#nanogallery/g/a/i0' )
		);
		subject.closeViewer();
		await vi.waitFor( () =>
			expect( ids() ).toEqual( [ 'i0', 'i1', 'i2' ] )
		);
	} );

	const tap = () => {
		const down = new Event( 'pointerdown', { bubbles: true } );
		Object.assign( down, { pointerType: 'touch' } );
		link( 0 ).dispatchEvent( down );
		return click( link( 0 ), { detail: 1 } );
	};

	test( 'the first tap opens where nothing appears', async () => {
		open( {
			config: {
				level: levelSettings(
					{ hoverEffects: [ 'descriptionAppear' ] },
					false
				),
			},
		} );
		expect( tap() ).toBe( false );
		await styled();
		expect( link( 0 ).closest( 'li' )!.classList ).not.toContain(
			'is-hovered'
		);
	} );

	test( 'the first tap shows the hover effect, the second opens', async () => {
		open( {
			config: {
				level: levelSettings(
					{ hoverEffects: [ 'imageScale150' ] },
					false
				),
			},
		} );
		expect( tap() ).toBe( false );
		const tile = link( 0 ).closest( 'li' )!;
		await vi.waitFor( () =>
			expect( tile.classList.contains( 'is-hovered' ) ).toBe( true )
		);
		expect( dialog() ).toBeNull();
		tap();
		await styled();
	} );
} );

describe( 'selection and cart', () => {
	const tool = ( place: number, name: string ) =>
		element.querySelector< HTMLElement >(
			`[data-index="${ place }"] .is-${ name }`
		)!;
	const panel = () => element.querySelector( `.${ P }choice` );

	test( 'a tool selects; then a click selects, too, and nothing opens', async () => {
		open();
		click( tool( 0, 'select' ) );
		await vi.waitFor( () =>
			expect( subject.itemsSelectedGet() ).toHaveLength( 1 )
		);
		expect( tool( 0, 'select' ).getAttribute( 'aria-pressed' ) ).toBe(
			'true'
		);
		click( link( 1 ) );
		await vi.waitFor( () =>
			expect( subject.itemsSelectedGet() ).toHaveLength( 2 )
		);
		click( link( 0 ) );
		click( link( 1 ) );
		await vi.waitFor( () =>
			expect( subject.itemsSelectedGet() ).toHaveLength( 0 )
		);
		expect( dialog() ).toBeNull();
		await vi.waitFor( () => expect( panel() ).toBeNull() );
	} );

	test( 'the cart counts up, shows itself, and lasts for the visit', async () => {
		open();
		click( tool( 1, 'shoppingcart' ) );
		click( tool( 1, 'shoppingcart' ) );
		await vi.waitFor( () =>
			expect( subject.shoppingCartGet() ).toEqual( [
				{ index: 1, ID: 'i1', cnt: 2 },
			] )
		);
		await vi.waitFor( () =>
			expect( panel()?.textContent ).toContain( 'Title i1 × 2' )
		);
		subject.destroy();
		expect( panel() ).toBeNull();
		subject = attach( element )!;
		await vi.waitFor( () =>
			expect( subject.shoppingCartGet() ).toHaveLength( 1 )
		);
	} );

	test( 'rubbish in the storage is nothing', async () => {
		window.sessionStorage.setItem(
			'vitrine.gallery./.g',
			JSON.stringify( {
				until: Date.now() + 1e6,
				value: [ null, 1, { item: {} }, { item: { id: 1 } } ],
			} )
		);
		open();
		await subject.itemsSetSelectedValue( [], true );
		expect( subject.itemsSelectedGet() ).toEqual( [] );
		expect( subject.shoppingCartGet() ).toEqual( [] );
	} );

	test( 'a link chooses again, wherever the items are', async () => {
		window.history.replaceState(
			null,
			'',
			'/#vitrine-gallery-chosen/g/0/i0,i180*3,gone/nowhere/x'
		);
		open( { albums: { '0': images( 200 ) } } );
		await vi.waitFor( () =>
			expect( subject.shoppingCartGet() ).toEqual( [
				{ index: 180, ID: 'i180', cnt: 3 },
			] )
		);
		expect( subject.itemsSelectedGet() ).toMatchObject( [ { id: 'i0' } ] );
	} );

	test.each( [ 'nowhere', '__proto__', 'constructor' ] )(
		'a link names an album %s that is not there: the others are chosen, and nothing has failed',
		async ( name ) => {
			window.history.replaceState(
				null,
				'',
				`/#vitrine-gallery-chosen/g/${ name }/x/0/__proto__,i1`
			);
			open();
			await vi.waitFor( () =>
				expect( subject.itemsSelectedGet() ).toMatchObject( [
					{ id: 'i1' },
				] )
			);
			expect(
				element.querySelector( `.${ P }console` )?.textContent
			).toBe( '' );
		}
	);

	test( 'where the gallery has neither, nothing is restored', async () => {
		open( { config: { selectable: false, cart: false } } );
		await subject.data();
		expect( panel() ).toBeNull();
	} );

	test( 'titles are text in the panel', async () => {
		open( {
			albums: {
				'0': [
					image( 'x', { title: '<img src=x onerror=alert(1)>' } ),
				],
			},
		} );
		await subject.shoppingCartUpdate( 'x', 1 );
		await vi.waitFor( () => expect( panel() ).not.toBeNull() );
		expect( panel()!.querySelector( 'img' ) ).toBeNull();
		expect( panel()!.textContent ).toContain( '<img src=x' );
	} );
} );
