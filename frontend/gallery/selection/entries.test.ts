import { describe, expect, it } from 'vitest';
import type { GalleryItem } from '../../render/gallery/types';
import type { Selected } from '../types';
import { entryOf, restore, tidy } from './entries';

const item = ( id: string ) =>
	( { id, title: `Title of ${ id }` } ) as GalleryItem;

describe( 'entryOf', () => {
	it( 'makes an entry that is neither selected nor in the cart', () => {
		const entries = new Map< string, Selected >();
		const entry = entryOf( entries, { item: item( 'a' ), index: 3 } );
		expect( entry ).toEqual( {
			item: item( 'a' ),
			index: 3,
			selected: false,
			cnt: 0,
		} );
		expect( entries.get( 'a' ) ).toBe( entry );
	} );

	it( 'leaves an entry as it is, and its place in the order', () => {
		const entries = new Map< string, Selected >();
		const first = entryOf( entries, { item: item( 'a' ), index: 3 } );
		first.cnt = 2;
		entryOf( entries, { item: item( 'b' ), index: 1 } );
		expect( entryOf( entries, { item: item( 'a' ), index: -1 } ) ).toBe(
			first
		);
		expect( first ).toMatchObject( { cnt: 2, index: 3 } );
		expect( [ ...entries.keys() ] ).toEqual( [ 'a', 'b' ] );
	} );
} );

describe( 'tidy', () => {
	it( 'keeps what is selected or in the cart', () => {
		const entries = new Map< string, Selected >();
		for ( const id of [ 'selected', 'bought', 'neither' ] ) {
			entryOf( entries, { item: item( id ), index: 0 } );
		}
		entries.get( 'selected' )!.selected = true;
		entries.get( 'bought' )!.cnt = 1;
		tidy( entries );
		expect( [ ...entries.keys() ] ).toEqual( [ 'selected', 'bought' ] );
	} );
} );

describe( 'restore', () => {
	const restored = ( kept: unknown ) => {
		const entries = new Map< string, Selected >();
		restore( entries, kept );
		return [ ...entries.values() ];
	};

	it( 'brings back what was kept, in its order', () => {
		const kept = [
			{ item: item( 'b' ), index: 4, selected: true, cnt: 0 },
			{ item: item( 'a' ), index: 2, selected: false, cnt: 3 },
		];
		expect( restored( kept ) ).toEqual( kept );
	} );

	it.each( [ undefined, null, 'text', {}, [ null ], [ { cnt: 1 } ] ] )(
		'has nothing from %j',
		( kept ) => {
			expect( restored( kept ) ).toEqual( [] );
		}
	);

	it( 'takes what is no count for none, and what is no place for an unknown one', () => {
		expect(
			restored( [
				{ item: item( 'a' ), index: '1', selected: true, cnt: 1.5 },
				{ item: item( 'b' ), index: 1, selected: 'yes', cnt: 1 },
				{ item: item( 'c' ), index: 1, selected: false, cnt: -4 },
			] )
		).toEqual( [
			{ item: item( 'a' ), index: -1, selected: true, cnt: 0 },
			{ item: item( 'b' ), index: 1, selected: false, cnt: 1 },
		] );
	} );
} );
