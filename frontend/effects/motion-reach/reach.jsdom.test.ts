import { expect, test, vi } from 'vitest';

vi.stubGlobal(
	'ResizeObserver',
	class {
		observe() {}
	}
);

const { fitRanges, reachOf } = await import( './reach' );

test.each( [
	[ 'in the middle of a page', { top: 2000, height: 200 }, [ 0, 1 ] ],
	[ 'at its top', { top: 0, height: 200 }, [ 0.8, 1 ] ],
	[ 'at its end', { top: 3800, height: 200 }, [ 0, 0.2 ] ],
] )( 'how far a block goes %s', ( _, place, reach ) => {
	expect( reachOf( place, 800, 4000 ) ).toEqual( reach );
} );

test( 'what hides a block ends where the block does, always of what the server wrote', () => {
	document.body.innerHTML = `
		<div class="vitrine-motion" style="--vitrine-motion:vitrine-motion-y,vitrine-motion-opacity;--vitrine-motion-range:0% 100%,20% 80%"></div>
		<div class="vitrine-motion" style="--vitrine-motion:vitrine-motion-y;--vitrine-motion-range:20% 80%"></div>
		<div class="vitrine-motion" style="--vitrine-motion:vitrine-motion-opacity;--vitrine-motion-range:20% 80%;--vitrine-motion-timeline:scroll(root)"></div>`;
	const page = vi.spyOn( document.documentElement, 'scrollHeight', 'get' );
	// A page of two windows, at whose top a block without a height stands: it goes from 100 % to 100 %.
	page.mockReturnValue( window.innerHeight * 2 );
	const ranges = () =>
		[ ...document.querySelectorAll< HTMLElement >( 'div' ) ].map(
			( { style } ) => style.getPropertyValue( '--vitrine-motion-range' )
		);
	for ( let time = 0; time < 2; time++ ) {
		fitRanges();
		expect( ranges() ).toEqual( [
			'0% 100%,100% 100%',
			'20% 80%',
			'20% 80%',
		] );
	}
} );
