/** G3: photos of an album are moved and removed in the canvas at once, and come back where the site refuses. */
import { expect, test } from 'vitest';
import { AlbumQueue, tileAt, withAlbumChanges } from './album-changes';
import type { AlbumChange } from './album-changes';
import type { CanvasItem } from '../canvas/canvas-item';
import type { Preview } from '../canvas/use-preview';

const ALBUM = 7;

/**
 * A view of an album.
 *
 * @param ids   Tiles: albums begin with `a`.
 * @param first Place of the first file; none = they have none.
 */
const viewOf = ( ids: string, first: number | null = 0 ): Preview => {
	const list = ids.split( ' ' );
	const lead = list.filter( ( id ) => id.startsWith( 'a' ) ).length;
	return {
		total: list.length,
		items: list.map(
			( id, at ) =>
				( {
					id,
					kind: id.startsWith( 'a' ) ? 'album' : 'image',
					...( first !== null &&
						at >= lead && { place: first + at - lead } ),
				} ) as CanvasItem
		),
		libraryAlbum: {
			id: ALBUM,
			title: 'Sea',
			files: list.length - lead,
			mayArrange: true,
			mayAdd: true,
		},
	} as unknown as Preview;
};

const shown = ( view: Preview ) =>
	view.items
		.map( ( { id, place } ) =>
			place === undefined ? id : `${ id }@${ place }`
		)
		.join( ' ' );

const to = (
	id: string,
	place: number | null,
	album = ALBUM
): AlbumChange => ( {
	album,
	id,
	place,
} );

test.each( [
	[ 'a move back', 'a1 1 2 3', 0, [ to( '3', 0 ) ], 'a1 3@0 1@1 2@2' ],
	[ 'a move on', '1 2 3', 0, [ to( '1', 1 ) ], '2@0 1@1 3@2' ],
	[
		'two after each other',
		'1 2 3 4',
		0,
		[ to( '1', 2 ), to( '2', 3 ) ],
		'3@0 1@1 4@2 2@3',
	],
	[ 'on another page', '5 6 7', 4, [ to( '7', 4 ) ], '7@4 5@5 6@6' ],
	[ 'off this page', '5 6 7', 4, [ to( '6', 0 ) ], '5@4 7@5' ],
	[ 'beyond what is known', '1 2 3', 0, [ to( '1', 500 ) ], '2@0 3@1' ],
	[ 'a removal', 'a1 1 2 3', 0, [ to( '2', null ) ], 'a1 1@0 3@1' ],
	[ 'a removal while sorted', '1 2 3', null, [ to( '2', null ) ], '1 3' ],
	[ 'another album', '1 2', 0, [ to( '1', null, 8 ) ], '1@0 2@1' ],
	[ 'an album of that number', 'a1 1', 0, [ to( 'a1', null ) ], 'a1 1@0' ],
	[ 'what is gone', '1 2', 0, [ to( '9', 0 ) ], '1@0 2@1' ],
] as const )( '%s shows at once', ( _, ids, first, changes, wanted ) => {
	expect( shown( withAlbumChanges( viewOf( ids, first ), changes ) ) ).toBe(
		wanted
	);
} );

test( 'a removed photo is not counted any more', () => {
	const view = withAlbumChanges( viewOf( 'a1 1 2' ), [ to( '1', null ) ] );
	expect( [ view.total, view.libraryAlbum?.files ] ).toEqual( [ 2, 1 ] );
} );

test( 'the tile of a place is found behind albums, and on its page only', () => {
	expect( tileAt( viewOf( 'a1 1 2' ).items, 1 ) ).toBe( 2 );
	expect( tileAt( viewOf( '5 6', 4 ).items, 5 ) ).toBe( 1 );
	expect( tileAt( viewOf( '5 6', 4 ).items, 0 ) ).toBe( -1 );
	expect( tileAt( viewOf( '5 6', 4 ).items, 6 ) ).toBe( -1 );
	expect( tileAt( viewOf( 'a1 a2' ).items, 1 ) ).toBe( -1 );
} );

/** A queue whose site answers when it is told to. */
function site() {
	const log: string[] = [];
	const open: { resolve: () => void; reject: ( error: Error ) => void }[] =
		[];
	let changes: AlbumChange[] = [];
	const queue = new AlbumQueue(
		( list ) => {
			changes = list;
		},
		() => log.push( 'asked again' ),
		( error ) => log.push( ( error as Error ).message )
	);
	return {
		log,
		queue,
		do: ( change: AlbumChange ) =>
			queue.add( change, () => {
				log.push( change.id );
				return new Promise< void >( ( resolve, reject ) =>
					open.push( { resolve, reject } )
				);
			} ),
		answer: async ( error?: string ) => {
			const next = open.shift();
			if ( error ) {
				next?.reject( new Error( error ) );
			} else {
				next?.resolve();
			}
			await new Promise( ( resolve ) => setTimeout( resolve ) );
		},
		open: () => changes.map( ( { id } ) => id ),
	};
}

test( 'changes are sent one after the other, and hold until the site is asked again', async () => {
	const { queue, log, open, answer, ...own } = site();
	own.do( to( '1', 2 ) );
	own.do( to( '2', 0 ) );
	expect( log ).toEqual( [ '1' ] );
	await answer();
	expect( log ).toEqual( [ '1', '2' ] );
	expect( open() ).toEqual( [ '1', '2' ] );
	await answer();
	expect( log ).toEqual( [ '1', '2', 'asked again' ] );
	expect( open() ).toEqual( [ '1', '2' ] );
	own.do( to( '3', 0 ) );
	queue.settle();
	expect( open() ).toEqual( [ '3' ] );
} );

test( 'what is refused is taken back, with what was done after it', async () => {
	const { log, open, answer, ...own } = site();
	own.do( to( '1', 2 ) );
	own.do( to( '2', 0 ) );
	own.do( to( '3', 0 ) );
	await answer();
	await answer( 'No.' );
	expect( open() ).toEqual( [ '1' ] );
	expect( log ).toEqual( [ '1', '2', 'No.', 'asked again' ] );
	own.do( to( '4', 0 ) );
	expect( log.at( -1 ) ).toBe( '4' );
} );
