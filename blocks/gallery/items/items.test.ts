/** Chosen media are ordered, details are said for one item, and links of videos are recognized strictly. */
import { expect, test } from 'vitest';
import {
	chosen,
	isVideo,
	itemsFromText,
	moved,
	patched,
	removed,
	textOf,
	withMedia,
	withSizes,
} from './items';

const items = [
	{ id: 1 },
	{ id: 2, title: 'Two' },
	{ id: 3 },
	{ url: 'https://a.example/x.jpg' },
];
const ids = ( list: { id?: number }[] ) => list.map( ( { id } ) => id ?? 0 );

test( 'an item moves, and not beyond the ends', () => {
	expect( ids( moved( items, 0, 2 ) ) ).toEqual( [ 2, 3, 1, 0 ] );
	expect( ids( moved( items, 3, 0 ) ) ).toEqual( [ 0, 1, 2, 3 ] );
	expect( moved( items, 0, -1 ) ).toBe( items );
	expect( moved( items, 3, 9 ) ).toBe( items );
	expect( moved( items, 9, 0 ) ).toBe( items );
	expect( ids( removed( items, 1 ) ) ).toEqual( [ 1, 3, 0 ] );
} );

test( 'what is said of an item is stored, what is emptied is not', () => {
	expect( patched( items, 1, { title: '', tags: [ 'a' ] } )[ 1 ] ).toEqual( {
		id: 2,
		tags: [ 'a' ],
	} );
	expect(
		patched( items, 0, { featured: true, description: '' } )[ 0 ]
	).toEqual( { id: 1, featured: true } );
	expect( patched( items, 9, { title: 'x' } ) ).toBe( items );
} );

test( 'media are added once, and keep details when the order changes', () => {
	expect( ids( withMedia( items, [ 3, 4, 4, 0 ] ) ) ).toEqual( [
		1, 2, 3, 0, 4,
	] );
	expect( chosen( items, [ 5, 2, 1 ] ) ).toEqual( [
		{ id: 5 },
		{ id: 2, title: 'Two' },
		{ id: 1 },
		{ url: 'https://a.example/x.jpg' },
	] );
} );

test( 'addresses come from lines, and only those of the web', () => {
	const list = itemsFromText(
		'https://a.example/x.jpg  The sea\n\njavascript:alert(1)\nhttps://youtu.be/dQw4w9WgXcQ\nx.jpg'
	);
	expect( list ).toEqual( [
		{ url: 'https://a.example/x.jpg', title: 'The sea' },
		{ url: 'https://youtu.be/dQw4w9WgXcQ' },
	] );
	expect( itemsFromText( textOf( list ) ) ).toEqual( list );
} );

test( 'videos are known by the whole of their address', () => {
	for ( const url of [
		'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
		'https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
		'https://vimeo.com/76979871',
		'https://www.dailymotion.com/video/x8abc',
		'https://a.example/film.mp4',
	] ) {
		expect( isVideo( url ), url ).toBe( true );
	}
	for ( const url of [
		'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
		'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
		'http://a.example/film.jpg',
		'https://youtu.be/short',
	] ) {
		expect( isVideo( url ), url ).toBe( false );
	}
} );

test( 'sizes are stored with the addresses that have none, and with nothing else', () => {
	const known = { url: 'https://a.example/y.jpg', width: 3, height: 2 };
	const list = [ ...items, known ];
	const size = { width: 40, height: 30 };
	const sizes = new Map( [
		[ 'https://a.example/x.jpg', size ],
		[ 'https://a.example/y.jpg', size ],
		[ '', size ],
	] );
	expect( withSizes( list, sizes ) ).toEqual( [
		...items.slice( 0, 3 ),
		{ url: 'https://a.example/x.jpg', ...size },
		known,
	] );
	expect( withSizes( list, new Map() ) ).toBe( list );
} );
