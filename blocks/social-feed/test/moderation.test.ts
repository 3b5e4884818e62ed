import { expect, test } from 'vitest';
import metadata from '../block.json';
import type { FeedView, PostView } from '../../../frontend/render/feed';
import type { FeedAttributes } from '../feed-attributes';
import {
	moderatedAttributes,
	moderatedView,
	visitorsView,
} from '../moderation/moderated-view';
import {
	hide,
	linkOf,
	pin,
	setLink,
	show,
	stateOf,
	unpin,
	webAddressOf,
} from '../moderation/moderation';

const attributes = ( changes: Partial< FeedAttributes > = {} ) =>
	( {
		...Object.fromEntries(
			Object.entries( metadata.attributes ).map(
				( [ name, { default: value } ] ) => [ name, value ]
			)
		),
		...changes,
	} ) as FeedAttributes;

/** A view of posts `1`, `2` … whose ids on the network are `a`, `b` … */
const viewOf = ( count: number, more: boolean ) =>
	( {
		number: count,
		numberPhone: count,
		posts: Array.from(
			{ length: count },
			( _, index ) => ( { id: String( index + 1 ) } ) as PostView
		),
		keys: Object.fromEntries(
			Array.from( { length: count }, ( _, index ) => [
				String( index + 1 ),
				String.fromCharCode( 97 + index ),
			] )
		),
		more: more ? { label: 'Load more' } : null,
	} ) as FeedView;

const idsOf = ( { posts }: FeedView ) => posts.map( ( { id } ) => id ).join();

test( 'a post that is hidden is pinned no longer, and can be brought back', () => {
	const before = attributes( { pinned: [ 'a', 'b' ], hidden: [ 'c' ] } );
	const hidden = { ...before, ...hide( before, 'a' ) };
	expect( hidden ).toMatchObject( {
		hidden: [ 'c', 'a' ],
		pinned: [ 'b' ],
	} );
	expect( stateOf( hidden, 'a' ) ).toBe( 'hidden' );
	expect( show( hidden, 'a' ) ).toEqual( { hidden: [ 'c' ] } );
} );

test( 'posts are pinned in the order in which that was asked', () => {
	const before = attributes( { pinned: [ 'a' ] } );
	expect( pin( before, 'b' ) ).toEqual( { pinned: [ 'a', 'b' ] } );
	expect( unpin( before, 'a' ) ).toEqual( { pinned: [] } );
	const only = attributes( { pinned: [ 'a' ], onlyPinned: true } );
	expect( stateOf( only, 'a' ) ).toBe( 'shown' );
	expect( stateOf( only, 'b' ) ).toBe( 'not-pinned' );
} );

test( 'a post has one link', () => {
	const first = setLink( attributes(), 'a', {
		url: 'https://shop.example/1',
		label: '',
	} );
	const second = setLink( attributes( first ), 'a', {
		url: 'https://shop.example/2',
		label: 'Buy',
	} );
	expect( second ).toEqual( {
		links: [ { post: 'a', url: 'https://shop.example/2', label: 'Buy' } ],
	} );
	expect( linkOf( attributes( second ), 'a' )?.label ).toBe( 'Buy' );
	expect( setLink( attributes( second ), 'a', null ) ).toEqual( {
		links: [],
	} );
} );

test.each( [
	[ ' https://shop.example/cups ', 'https://shop.example/cups' ],
	[ 'shop.example', 'https://shop.example/' ],
	[ 'shop.example/cups?a=1', 'https://shop.example/cups?a=1' ],
	[ 'shop.example:8443/cups', 'https://shop.example:8443/cups' ],
	[ 'shop.example:8443', 'https://shop.example:8443/' ],
	[ 'shop.example:cups', null ],
	[ 'tel:123', null ],
	[ '/cups/', 'https://site.example/cups/' ],
	[ '', null ],
	[ 'javascript:alert(1)', null ],
	[ 'mailto:a@shop.example', null ],
	[ 'https://', null ],
] )( 'the address %j is stored as %j', ( typed, stored ) => {
	expect( webAddressOf( typed, 'https://site.example' ) ).toBe( stored );
} );

test( 'while posts are chosen, hidden ones are asked for besides', () => {
	expect(
		moderatedAttributes(
			attributes( { hidden: [ 'a', 'b' ], number: 9, onlyPinned: true } )
		)
	).toMatchObject( {
		hidden: [],
		onlyPinned: false,
		number: 11,
		numberPhone: 0,
	} );
	expect(
		moderatedAttributes( attributes( { hidden: [ 'a' ], number: 50 } ) )
			.number
	).toBe( 50 );
} );

test( 'as many posts as visitors see stand in the canvas, and hidden ones among them', () => {
	const one = attributes( {
		number: 3,
		numberPhone: 2,
		hidden: [ 'b', 'z' ],
	} );
	const view = moderatedView( viewOf( 5, false ), one );
	expect( idsOf( view ) ).toBe( '1,2,3,4' );
	expect( [ view.number, view.numberPhone ] ).toEqual( [ 4, 3 ] );
	expect( view.more ).not.toBeNull();
	expect( moderatedView( viewOf( 4, false ), one ).more ).toBeNull();
} );

test( 'visitors see no post that is hidden or not pinned', () => {
	const view = viewOf( 5, true );
	expect(
		idsOf(
			visitorsView( view, attributes( { number: 3, hidden: [ 'b' ] } ) )
		)
	).toBe( '1,3,4' );
	expect(
		idsOf(
			visitorsView(
				view,
				attributes( { pinned: [ 'd' ], onlyPinned: true } )
			)
		)
	).toBe( '4' );
} );

test.each( [
	// Twelve posts, two of which are asked for besides.
	[ { hidden: [ 'a', 'b' ] }, 4 ],
	[ { hidden: [ 'a', 'b' ], number: 5 }, 2 ],
	[ { hidden: [ 'a', 'b' ], number: 10 }, undefined ],
	[ { onlyPinned: true, pinned: [ 'a', 'b', 'c', 'd' ] }, 2 ],
	[ { onlyPinned: true, pinned: [ 'a' ] }, undefined ],
] )( 'of pages visitors see as many as %j leaves', ( changes, count ) => {
	const view = {
		...viewOf( 5, false ),
		pages: { page: 1, count: 3, posts: 12 },
	} as FeedView;
	const one = attributes( { number: 3, paging: 'pages', ...changes } );
	const shown = moderatedView( view, one );
	expect( shown.pages?.count ).toBe( count );
	expect( shown.more ).toBeNull();
} );

test( 'numbered pages are the same on phones', () => {
	const one = attributes( { number: 3, numberPhone: 1, paging: 'pages' } );
	expect( visitorsView( viewOf( 5, false ), one ).numberPhone ).toBe( 3 );
	expect(
		visitorsView( viewOf( 5, false ), { ...one, layout: 'carousel' } )
			.numberPhone
	).toBe( 1 );
} );
