/** Mosaic patterns are drawn on a small grid. */
import { expect, test } from 'vitest';
import { overlap, PRESETS, tileAt, tileBetween, withTile } from './mosaic';

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
