import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isAutoScrolling, scrollPageTo } from './page-scroll';
import { between, pixels } from './place';

/** Steps of the window, px. */
let steps: number[];
let now: number;
let frames: ( () => void )[];
let isReduced: boolean;

beforeEach( () => {
	steps = [];
	now = 0;
	frames = [];
	isReduced = false;
	window.innerHeight = 1000;
	window.scrollY = 2000;
	vi.spyOn( document.documentElement, 'scrollHeight', 'get' ).mockReturnValue(
		5000
	);
	vi.spyOn( performance, 'now' ).mockImplementation( () => now );
	vi.stubGlobal( 'matchMedia', () => ( { matches: isReduced } ) );
	vi.stubGlobal( 'requestAnimationFrame', ( run: () => void ) =>
		frames.push( run )
	);
	vi.spyOn( window, 'scrollTo' ).mockImplementation( ( (
		to: ScrollToOptions
	) => {
		steps.push( Math.round( to.top! ) );
		window.scrollY = to.top!;
	} ) as never );
} );

afterEach( () => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	document.body.innerHTML = '';
} );

/** A frame that the browser draws at a time, ms. */
async function frame( at: number ): Promise< void > {
	await vi.waitFor( () => expect( frames ).not.toHaveLength( 0 ) );
	now = at;
	frames.splice( 0 ).forEach( ( run ) => run() );
	await Promise.resolve();
}

const elementAt = ( top: number ): HTMLElement => {
	document.body.innerHTML = '<h2>Here</h2>';
	const element = document.querySelector( 'h2' )!;
	element.getBoundingClientRect = () =>
		( { top: top - window.scrollY } ) as DOMRect;
	return element;
};

test( 'it takes a second, is slower toward the end, and says that it has arrived', async () => {
	const arrived = scrollPageTo( 0 );
	expect( isAutoScrolling() ).toBe( true );
	await frame( 500 );
	await frame( 1000 );
	expect( isAutoScrolling() ).toBe( true );
	await frame( 1016 );
	expect( await arrived ).toBe( true );
	expect( isAutoScrolling() ).toBe( false );
	expect( steps ).toEqual( [ 2000, 250, 0 ] );
} );

test( 'it goes no further than the page, and follows a target that moves', async () => {
	const target = elementAt( 3000 );
	const arrived = scrollPageTo( target, { duration: 100, offset: 60 } );
	await frame( 50 );
	target.getBoundingClientRect = () =>
		( { top: 9000 - window.scrollY } ) as DOMRect;
	await frame( 100 );
	await frame( 116 );
	expect( await arrived ).toBe( true );
	expect( steps.at( -1 ) ).toBe( 4000 );
} );

test( 'the target gets the focus, another element, or none', async () => {
	isReduced = true;
	const target = elementAt( 3000 );
	const first = scrollPageTo( target );
	await frame( 0 );
	await first;
	expect( document.activeElement ).toBe( target );
	target.blur();
	expect( target.hasAttribute( 'tabindex' ) ).toBe( false );
	const second = scrollPageTo( target, { focus: null } );
	await frame( 0 );
	await second;
	expect( document.activeElement ).toBe( document.body );
	expect( document.body.hasAttribute( 'tabindex' ) ).toBe( false );
} );

test( 'with reduced motion it jumps, to where style says', async () => {
	isReduced = true;
	const target = elementAt( 3000 );
	target.style.setProperty( 'scroll-margin-top', '20px' );
	document.documentElement.style.setProperty( 'scroll-padding-top', '10%' );
	const arrived = scrollPageTo( target );
	await frame( 0 );
	expect( await arrived ).toBe( true );
	document.documentElement.removeAttribute( 'style' );
	expect( steps ).toEqual( [ 3000 - 100 - 20 ] );
} );

test.each( [ 'wheel', 'touchstart', 'pointerdown', 'keydown' ] )(
	'%s ends it',
	async ( name ) => {
		const arrived = scrollPageTo( 0 );
		await frame( 500 );
		window.dispatchEvent( new Event( name ) );
		expect( isAutoScrolling() ).toBe( false );
		await frame( 516 );
		expect( await arrived ).toBe( false );
		expect( steps ).toEqual( [ 2000, 250 ] );
	}
);

test( 'another one ends it', async () => {
	const first = scrollPageTo( 0 );
	await frame( 500 );
	const second = scrollPageTo( 1000, { duration: 0 } );
	await frame( 516 );
	expect( await first ).toBe( false );
	await frame( 532 );
	expect( await second ).toBe( true );
	expect( steps ).toEqual( [ 2000, 250, 1000 ] );
} );

test( 'lengths of styles are px', () => {
	expect( pixels( '80px' ) ).toBe( 80 );
	expect( pixels( '10%', 900 ) ).toBe( 90 );
	expect( pixels( 'auto' ) ).toBe( 0 );
} );

test( 'a way begins and ends where it should', () => {
	expect( between( 800, 0, 0 ) ).toBe( 800 );
	expect( between( 800, 0, 1 ) ).toBe( 0 );
	expect( between( 0, 800, 0.5 ) ).toBe( 700 );
} );
