import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Region } from '../region';
import { scrollBack } from './scroll-back';

let region: Region;
let scrolled: number[];

const stand = ( top: number ) =>
	vi
		.spyOn( region.element, 'getBoundingClientRect' )
		.mockReturnValue( { top } as DOMRect );

beforeEach( () => {
	document.body.innerHTML =
		'<div class="wp-block-query"><ul class="wp-block-post-template"><li>1</li></ul></div>';
	scrolled = [];
	vi.stubGlobal( 'matchMedia', () => ( { matches: true } ) );
	vi.spyOn( window, 'scrollTo' ).mockImplementation( ( (
		to: ScrollToOptions
	) => scrolled.push( to.top! ) ) as never );
	vi.spyOn( document.documentElement, 'scrollHeight', 'get' ).mockReturnValue(
		9000
	);
	window.scrollY = 2000;
	region = new Region(
		{
			loop: 'abc1234',
			route: '',
			proof: '',
			at: '/',
			failed: '',
			open: '',
		},
		document.querySelector( '.wp-block-query' )!
	);
} );

afterEach( () => {
	document.documentElement.removeAttribute( 'style' );
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
} );

test( 'the window stays where the beginning of the posts is in sight', () => {
	stand( 40 );
	scrollBack( region );
	expect( document.activeElement ).toBe( region.list );
	expect( scrolled ).toEqual( [] );
} );

test( 'posts that begin behind a header that stays come out below it', async () => {
	document.documentElement.style.setProperty( 'scroll-padding-top', '80px' );
	stand( 40 );
	scrollBack( region );
	await vi.waitFor( () => expect( scrolled ).toEqual( [ 1960 ] ) );
} );
