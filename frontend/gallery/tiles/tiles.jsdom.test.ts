import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attach } from '..';
import type { Gallery } from '..';
import {
	P,
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
let top = 0;
let width = 1220;

/** Rows of a grid of 300 × 200 at 1220 px are about so high. */
const ROW = 205;

const places = () =>
	[ ...element.querySelectorAll< HTMLElement >( '[data-index]' ) ].map(
		( tile ) => Number( tile.dataset[ 'index' ] )
	);
const tile = ( place: number ) =>
	element.querySelector< HTMLElement >( `[data-index="${ place }"]` );
const loaded = ( place: number ) =>
	vi.waitFor( () => expect( tile( place )?.dataset[ 'item' ] ).toBeTruthy() );
const tiles = () =>
	site.asked.filter( ( { searchParams } ) => searchParams.has( 'after' ) );

/** jsdom lays nothing out: the list is where the test says. */
const layOut = () => {
	vi.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation(
		() => ( { top, width, height: 1, left: 0 } ) as DOMRect
	);
	vi.stubGlobal( 'innerHeight', 800 );
	vi.stubGlobal( 'innerWidth', 1400 );
};

const scrollTo = ( y: number ) => {
	top = -y;
	document.dispatchEvent( new Event( 'scroll' ) );
};

/** PHP's style sheet. */
const allow = () => {
	const style = document.createElement( 'style' );
	style.textContent = `.${ P }items { --placed: absolute }`;
	document.head.append( style );
};

function open( fields: Partial< Site > = {}, state = start() ) {
	site = makeSite( { albums: { '0': images( 5000 ) }, ...fields } );
	serve( site );
	element = print( site, state );
	subject = attach( element )!;
}

beforeEach( () => {
	top = 0;
	width = 1220;
	stubBrowser();
	layOut();
	vi.spyOn( console, 'warn' ).mockImplementation( () => undefined );
	window.history.replaceState( null, '', '/' );
} );

afterEach( () => {
	subject.destroy();
	document.body.replaceChildren();
	document.head.replaceChildren();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
} );

describe( 'long galleries are windowed', () => {
	test( 'only what is near the screen exists, in the order of the items', async () => {
		allow();
		open();
		await subject.resize();
		await loaded( 28 );
		expect( places().length ).toBeLessThan( 80 );
		scrollTo( 300 * ROW );
		await loaded( 1200 );
		const now = places();
		expect( now ).toEqual( [ ...now ].sort( ( a, b ) => a - b ) );
		expect( now.slice( 0, 20 ) ).toEqual(
			Array.from( { length: 20 }, ( _, place ) => place )
		);
		expect( now.length ).toBeLessThan( 120 );
		expect( tile( 27 ) ).toBeNull();
		scrollTo( 0 );
		await loaded( 27 );
		expect( tile( 1200 ) ).toBeNull();
	} );

	test( 'script never moves what is in the first window', async () => {
		allow();
		open();
		await subject.resize();
		await loaded( 27 );
		expect( tile( 19 )!.style.length ).toBe( 0 );
		expect( tile( 19 )!.classList.contains( 'is-entering' ) ).toBe( false );
		expect( tile( 27 )!.style.getPropertyValue( '--vitrine-w' ) ).not.toBe(
			''
		);
		expect(
			element.querySelector< HTMLElement >( `.${ P }items` )!.style.length
		).toBe( 0 );
	} );

	test( 'where the policy refuses the style sheet, script sets the same', async () => {
		open();
		await vi.waitFor( () =>
			expect(
				tile( 0 )!.style.getPropertyValue( '--vitrine-w' )
			).not.toBe( '' )
		);
		const list = element.querySelector< HTMLElement >( `.${ P }items` )!;
		expect( list.style.getPropertyValue( '--placed' ) ).toBe( 'absolute' );
		expect( list.style.getPropertyValue( '--vitrine-height' ) ).toMatch(
			/^[1-9][\d.]*cqi \+ -?[\d.]+px$/
		);
	} );

	test( 'a hidden container is laid out when it is shown', async () => {
		width = 0;
		open();
		await subject.resize();
		expect( places() ).toHaveLength( 20 );
		width = 1220;
		await subject.resize();
		await loaded( 27 );
	} );

	test( 'the tile with the focus stays, and those around it', async () => {
		allow();
		open();
		await subject.resize();
		await loaded( 28 );
		tile( 28 )!.querySelector( 'a' )!.focus();
		scrollTo( 500 * ROW );
		await loaded( 2000 );
		expect( document.activeElement?.closest( 'li' ) ).toBe( tile( 28 ) );
		expect( tile( 29 ) ).not.toBeNull();
		expect( tile( 40 ) ).toBeNull();
	} );

	test( 'each page is asked for once, and a jump gives up what it left', async () => {
		allow();
		open();
		let go!: ( value: unknown ) => void;
		site.gate = new Promise( ( resolve ) => {
			go = resolve;
		} );
		await subject.resize();
		scrollTo( 600 * ROW );
		await vi.waitFor( () => expect( tiles().length ).toBeGreaterThan( 1 ) );
		scrollTo( 600 * ROW + 10 );
		go( null );
		site.gate = null;
		await loaded( 2400 );
		const asked = tiles().map( ( url ) => url.searchParams.get( 'after' ) );
		expect( new Set( asked ).size ).toBe( asked.length );
		expect( tile( 27 ) ).toBeNull();
		expect( asked.length ).toBeLessThan( 6 );
	} );

	test( 'what cannot be fetched is said once, and asked for again on demand', async () => {
		allow();
		open();
		site.status = 500;
		await subject.resize();
		const area = element.querySelector( `.${ P }console` )!;
		await vi.waitFor( () =>
			expect( area.textContent ).toBe( 'failed again' )
		);
		const more = element.querySelector< HTMLElement >( `.${ P }more` )!;
		expect( more.hidden ).toBe( false );
		expect( more.classList.contains( 'is-plain' ) ).toBe( false );
		const before = tiles().length;
		scrollTo( 10 );
		await new Promise( requestAnimationFrame );
		await new Promise( requestAnimationFrame );
		expect( tiles().length ).toBe( before );
		site.status = 200;
		area.querySelector( 'button' )!.click();
		await loaded( 27 );
		expect( area.textContent ).toBe( '' );
	} );

	test( 'an album that has changed is laid out again beyond the first window', async () => {
		allow();
		open();
		site.version = '2';
		site.albums[ '0' ] = images( 5000, 7 );
		await subject.resize();
		await loaded( 27 );
		expect( JSON.parse( tile( 27 )!.dataset[ 'item' ]! ).id ).toBe( 'i34' );
		expect( JSON.parse( tile( 0 )!.dataset[ 'item' ]! ).id ).toBe( 'i0' );
		expect( tile( 0 )!.style.length ).toBe( 0 );
	} );

	test( 'what is on the screen while an album changes stays until what belongs there has come', async () => {
		for ( const [ shift, keeps ] of [
			[ 0, true ],
			[ 7, false ],
		] as const ) {
			allow();
			open();
			await subject.resize();
			await loaded( 30 );
			const [ printed, old ] = [ tile( 19 )!, tile( 30 )! ];
			let isThere = true;
			new MutationObserver( () => {
				isThere &&= tile( 30 ) !== null;
			} ).observe( element, { childList: true, subtree: true } );
			site.version = '2';
			site.albums[ '0' ] = images( 5000, shift );
			scrollTo( 6 * ROW );
			await loaded( 52 );
			await vi.waitFor( () =>
				expect( JSON.parse( tile( 30 )!.dataset[ 'item' ]! ).id ).toBe(
					`i${ 30 + shift }`
				)
			);
			expect( isThere ).toBe( true );
			expect( tile( 30 ) === old ).toBe( keeps );
			expect( tile( 30 )!.classList.contains( 'is-entering' ) ).toBe(
				keeps
			);
			expect( tile( 19 ) ).toBe( printed );
			expect( new Set( places() ).size ).toBe( places().length );
			subject.destroy();
			element.remove();
			scrollTo( 0 );
		}
	} );

	test( 'destroy leaves the page as the server made it', async () => {
		const page = print( makeSite( { albums: { '0': images( 5000 ) } } ) );
		const before = page.innerHTML.replace( ' is-plain', '' );
		page.remove();
		open();
		await subject.resize();
		await loaded( 27 );
		subject.destroy();
		expect( element.innerHTML ).toBe( before );
	} );
} );
