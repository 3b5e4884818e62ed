import { expect, test } from 'vitest';
import { beyond, readSticky, type StickyData } from './rule';

const data = ( edge: 'top' | 'bottom', offset = 0 ): StickyData => ( {
	edge,
	offset,
	isPage: false,
	devices: [],
	effects: 0,
	room: 0,
} );

test( 'at the top it stays from where the window reaches it, less its offset', () => {
	const place = { top: 1000, height: 100 };
	const way = ( y: number, offset = 0 ) =>
		beyond( data( 'top', offset ), place, {
			top: y,
			height: 800,
			taken: 0,
		} );
	expect( [ 900, 1000, 1001 ].map( ( y ) => way( y ) ) ).toEqual( [
		-100, 0, 1,
	] );
	expect( way( 981, 20 ) ).toBe( 1 );
	// Headers in the window come first.
	expect(
		[ 849, 851 ].map( ( y ) =>
			beyond( data( 'top', 50 ), place, {
				top: y,
				height: 800,
				taken: 100,
			} )
		)
	).toEqual( [ -1, 1 ] );
	// Phones draw pages beyond their beginning.
	expect( way( -40 ) ).toBe( -1040 );
} );

test( 'at the bottom it stays until the window reaches its place', () => {
	const place = { top: 1000, height: 100 };
	const way = ( y: number, offset = 0 ) =>
		beyond( data( 'bottom', offset ), place, {
			top: y,
			height: 800,
			taken: 0,
		} );
	expect( [ 0, 299, 300, 400 ].map( ( y ) => way( y ) ) ).toEqual( [
		300, 1, 0, -100,
	] );
	expect( way( 310, 20 ) ).toBe( 10 );
	expect(
		beyond( data( 'bottom' ), place, { top: 299, height: 800, taken: 60 } )
	).toBe( 1 );
} );

test( 'what authors write is read as far as it can be used', () => {
	expect( readSticky( 'nonsense' ) ).toBeUndefined();
	expect( readSticky( 'null' ) ).toBeUndefined();
	expect(
		readSticky(
			'{"edge":"left","offset":"<i>","page":"yes","devices":"phones","effects":[],"room":null}'
		)
	).toEqual( data( 'top' ) );
	expect(
		readSticky( '{"edge":"bottom","offset":20,"page":true}' )
	).toMatchObject( { edge: 'bottom', offset: 20, isPage: true } );
	expect(
		readSticky( '{"offset":1e9,"effects":-5,"room":1e9}' )
	).toMatchObject( { offset: 500, effects: 0, room: 500 } );
} );
