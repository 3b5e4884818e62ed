import { expect, test, vi } from 'vitest';
import metadata from '../block.json';
import type { FeedAttributes } from '../feed-attributes';
import { sampleView } from '../sample';

// Pulls in all of the editor, of which nothing is wanted here.
vi.mock( '@vitrine/editor', () => ( { defaultsOf: () => ( {} ) } ) );

const defaults = Object.fromEntries(
	Object.entries( metadata.attributes ).map( ( [ name, attribute ] ) => [
		name,
		attribute.default,
	] )
) as unknown as FeedAttributes;

test( 'a sample tile has one picture, as tiles of real posts do, and says how many more there are', () => {
	const mediaOf = ( layout: FeedAttributes[ 'layout' ] ) =>
		sampleView( { ...defaults, layout } ).posts[ 1 ]?.media;
	expect( mediaOf( 'grid' ) ).toMatchObject( { extra: 4 } );
	expect( mediaOf( 'grid' )?.pictures ).toHaveLength( 3 );
	expect( mediaOf( 'tiles' ) ).toMatchObject( { extra: 6 } );
	expect( mediaOf( 'tiles' )?.pictures ).toHaveLength( 1 );
} );
