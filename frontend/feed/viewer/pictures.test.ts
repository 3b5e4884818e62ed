import { expect, test, vi } from 'vitest';
import { picturesOf } from './pictures';
import type { Post } from './post';
import type { ViewedPost } from '../viewed-post';

const viewed = ( number: number ): ViewedPost => ( {
	id: '1',
	url: null,
	label: null,
	shop: null,
	text: '',
	html: '',
	player: null,
	pictures: Array.from( { length: number }, ( _, index ) => ( {
		src: `https://example.com/${ index }.webp`,
		srcset: '',
		width: 10,
		height: 5,
		alt: `Picture ${ index }`,
		color: '',
		small: '',
		player: null,
	} ) ),
} );

/** A post of which the page promises more pictures than the site may have. */
function aPost( id: string, promised: number, there = promised ): Post {
	const post: Post = {
		id,
		images: [],
		count: promised,
		load: async () => {
			post.known = viewed( there );
			post.count = there;
			return post.known;
		},
	};
	return post;
}

test( 'pictures of a post come one after the other, then those of the next one', async () => {
	const [ one, other ] = [ aPost( '1', 2 ), aPost( '2', 1 ) ];
	const pictures = picturesOf( [ one, other ], null, false );
	expect( pictures.count ).toBe( 3 );
	expect( pictures.indexOf( other, 0 ) ).toBe( 2 );
	expect( pictures.placeAt( 1 ) ).toEqual( { post: one, picture: 1 } );
	expect( pictures.at( 1 ) ).toBeUndefined();
	expect( await pictures.load( 1 ) ).toMatchObject( {
		id: '1/1',
		src: 'https://example.com/1.webp',
		thumb: { alt: 'Picture 1' },
	} );
	expect( pictures.at( 1 ) ).toBe( pictures.at( 1 ) );
} );

test.each( [
	[ false, 0, 2 ],
	[ true, 2, 0 ],
] )(
	'at its ends the list stops, or goes round (%s)',
	( wraps, before, after ) => {
		const pictures = picturesOf( [ aPost( '1', 3 ) ], null, wraps );
		expect( pictures.beside( 0, false ) ).toBe( before );
		expect( pictures.beside( 2, true ) ).toBe( after );
		expect( pictures.beside( 1, true ) ).toBe( 2 );
		expect( pictures.nearest( 1 ) ).toBe( 1 );
	}
);

test( 'pictures that are not there after all are passed over, both ways', async () => {
	const posts = [ aPost( '1', 1 ), aPost( '2', 5, 2 ), aPost( '3', 1 ) ];
	const pictures = picturesOf( posts, null, false );
	await posts[ 1 ]!.load();
	expect( pictures.beside( 2, true ) ).toBe( 6 );
	expect( pictures.beside( 6, false ) ).toBe( 2 );
	expect( pictures.nearest( 4 ) ).toBe( 6 );
	expect( pictures.indexOf( posts[ 2 ]!, 0 ) ).toBe( 6 );
} );

test( 'while later posts may come there is a place that waits for them, and nobody goes round', async () => {
	const further = vi
		.fn()
		.mockResolvedValueOnce( [ aPost( '2', 2 ) ] )
		.mockResolvedValueOnce( null );
	const pictures = picturesOf( [ aPost( '1', 1 ) ], further, true );
	expect( [ pictures.count, pictures.known ] ).toEqual( [ 2, 1 ] );
	expect( pictures.beside( 0, false ) ).toBe( 0 );
	expect( pictures.beside( 0, true ) ).toBe( 1 );
	const [ item ] = await Promise.all( [
		pictures.load( 1 ),
		pictures.grow(),
	] );
	expect( item?.id ).toBe( '2/0' );
	expect( further ).toHaveBeenCalledTimes( 1 );
	expect( [ pictures.count, pictures.known ] ).toEqual( [ 4, 3 ] );
	expect( await pictures.load( 3 ) ).toBeUndefined();
	expect( pictures.count ).toBe( 3 );
	expect( pictures.nearest( 3 ) ).toBe( 2 );
	expect( pictures.beside( 2, true ) ).toBe( 0 );
} );

test( 'where the site does not answer, the list ends', async () => {
	const pictures = picturesOf(
		[ aPost( '1', 1 ) ],
		() => Promise.reject( new Error() ),
		false
	);
	await pictures.grow();
	expect( pictures.count ).toBe( 1 );
	expect( pictures.beside( 0, true ) ).toBe( 0 );
} );
