import { describe, expect, test, vi } from 'vitest';
import { attachDots } from './dots';

/**
 * Dots of a row.
 *
 * @param views How many views it has.
 */
function dotsOf( views: number ) {
	const root = document.createElement( 'div' );
	document.body.replaceChildren( root );
	const show = vi.fn();
	const set = attachDots( root, 'Go to slide %d', show );
	const all = Array.from( { length: views }, ( _, nth ) => nth * 2 + 1 );
	return {
		root,
		show,
		showPlace: ( current: number ) => set( { views: all, current } ),
		seen: () =>
			[ ...root.children ].map( ( dot ) =>
				dot.getAttribute( 'aria-current' )
			),
	};
}

describe( 'dots of a row', () => {
	test( 'one for each view, named by its first slide', () => {
		const { root, show, showPlace, seen } = dotsOf( 3 );
		showPlace( 0 );
		expect( seen() ).toEqual( [ 'true', null, null ] );
		const [ , second ] = [ ...root.querySelectorAll( 'button' ) ];
		expect( second?.ariaLabel ).toBe( 'Go to slide 3' );
		second?.click();
		expect( show ).toHaveBeenCalledWith( 1 );
		second?.focus();
		showPlace( 1 );
		expect( seen() ).toEqual( [ null, 'true', null ] );
		expect( document.activeElement ).toBe( second );
	} );

	test( 'more than twelve are numbers', () => {
		const { root, showPlace } = dotsOf( 13 );
		showPlace( 4 );
		expect( root.innerHTML ).toBe( '5 / 13' );
		const twelve = dotsOf( 12 );
		twelve.showPlace( 0 );
		expect( twelve.root.children ).toHaveLength( 12 );
	} );
} );
