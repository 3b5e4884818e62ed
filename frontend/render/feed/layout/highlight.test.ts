import { expect, test } from 'vitest';
import type { LinkView, MediaView } from '../types';
import { hasPictures, isLarge } from './highlight';

const large = ( highlightEvery: number, highlightOffset: number ): number[] =>
	Array.from( { length: 10 }, ( _, index ) => index ).filter( ( index ) =>
		isLarge(
			{ layout: 'highlight', highlightEvery, highlightOffset },
			index
		)
	);

test( 'one of so many is large, after the first ones', () => {
	expect( large( 4, 0 ) ).toEqual( [ 0, 4, 8 ] );
	expect( large( 3, 2 ) ).toEqual( [ 2, 5, 8 ] );
	expect( large( 1, 7 ) ).toEqual( [ 7, 8, 9 ] );
} );

test( 'none of so many: one alone is large', () => {
	expect( large( 0, 0 ) ).toEqual( [ 0 ] );
	expect( large( 0, 5 ) ).toEqual( [ 5 ] );
} );

test( 'other layouts have no large posts', () => {
	expect(
		isLarge( { layout: 'grid', highlightEvery: 1, highlightOffset: 0 }, 0 )
	).toBe( false );
} );

test( 'a post is words alone where neither it nor a link has a picture', () => {
	const link = { picture: null } as LinkView;
	const shown = { picture: {} } as LinkView;
	const words = { media: null, link: null, links: [] };
	expect( hasPictures( words ) ).toBe( false );
	expect( hasPictures( { ...words, link, links: [ link ] } ) ).toBe( false );
	expect( hasPictures( { ...words, media: {} as MediaView } ) ).toBe( true );
	expect( hasPictures( { ...words, link: shown } ) ).toBe( true );
	expect( hasPictures( { ...words, links: [ link, shown ] } ) ).toBe( true );
} );
