import { expect, test } from 'vitest';
import { type Item, stylesOf } from './places';

const item = ( differs: Partial< Item > ): Item => ( {
	id: 'first',
	shows: 'post',
	position: 2,
	every: 0,
	span: 1,
	...differs,
} );

const spansOf = ( items: Item[], columns?: number ) =>
	[ ...stylesOf( 'list', items, columns ).matchAll( /span (\d)/g ) ].map(
		( [ , span ] ) => span
	);

test( 'templates span columns of a grid, no more than it has', () => {
	const items = [ item( { span: 2 } ), item( { id: 'second', span: 6 } ) ];
	expect( spansOf( items, 3 ) ).toEqual( [ '2', '3' ] );
	expect( spansOf( items, 1 ) ).toEqual( [] );
	expect( spansOf( items ) ).toEqual( [] );
	expect( spansOf( [ item( {} ) ], 3 ) ).toEqual( [] );
} );

test( 'a fixed item shares the place of its post', () => {
	expect( spansOf( [ item( { shows: 'item', span: 2 } ) ], 3 ) ).toEqual(
		[]
	);
} );
