/** Mosaic patterns are drawn on a small grid. */
import { expect, test } from 'vitest';
import {
	cellAt,
	overlap,
	PRESETS,
	tileAt,
	tileBetween,
	withTile,
} from './mosaic';

test( 'a tile is drawn from any corner', () => {
	const tile = { c: 2, r: 1, w: 3, h: 2 };
	expect( tileBetween( { c: 2, r: 1 }, { c: 4, r: 2 } ) ).toEqual( tile );
	expect( tileBetween( { c: 4, r: 2 }, { c: 2, r: 1 } ) ).toEqual( tile );
	expect( tileBetween( { c: 4, r: 1 }, { c: 2, r: 2 } ) ).toEqual( tile );
} );

test( 'tiles that touch do not overlap, tiles that share a cell are refused', () => {
	const tiles = [ { c: 1, r: 1, w: 2, h: 2 } ];
	expect( withTile( tiles, { c: 3, r: 1, w: 1, h: 1 } ) ).toHaveLength( 2 );
	expect( withTile( tiles, { c: 2, r: 2, w: 2, h: 1 } ) ).toBeNull();
	expect( tileAt( tiles, { c: 2, r: 2 } ) ).toBe( 0 );
	expect( tileAt( tiles, { c: 3, r: 2 } ) ).toBe( -1 );
} );

test( 'no preset overlaps itself', () => {
	for ( const [ name, tiles ] of Object.entries( PRESETS ) ) {
		const pairs = tiles.flatMap( ( a, i ) =>
			tiles.slice( i + 1 ).map( ( b ) => overlap( a, b ) )
		);
		expect( pairs, name ).not.toContain( true );
	}
} );

test( 'a place on the grid is a cell of it, beyond its edges the nearest one', () => {
	expect( cellAt( 0, 0 ) ).toEqual( { c: 1, r: 1 } );
	expect( cellAt( 0.51, 0.34 ) ).toEqual( { c: 4, r: 3 } );
	expect( cellAt( 1, 1.2 ) ).toEqual( { c: 6, r: 6 } );
	expect( cellAt( -0.1, 0.99 ) ).toEqual( { c: 1, r: 6 } );
} );
