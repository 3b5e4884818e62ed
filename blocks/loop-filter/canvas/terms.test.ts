import { expect, test } from 'vitest';
import { sortedBy, treeOf } from './terms';

test( 'terms stand below their parents, orphans first in line', () => {
	const tree = treeOf( [
		{ id: 1, slug: 'garden', name: 'Garden', parent: 0 },
		{ id: 2, slug: 'bulbs', name: 'Bulbs', parent: 1 },
		{ id: 3, slug: 'lost', name: 'Lost', parent: 99 },
		{ id: 4, slug: 'tulips', name: 'Tulips', parent: 2 },
		{ id: 5, slug: 'without', name: 'Without' },
	] );
	expect( tree.map( ( { name } ) => name ) ).toEqual( [
		'Garden',
		'Lost',
		'Without',
	] );
	expect( tree[ 0 ]?.children[ 0 ]?.children[ 0 ]?.name ).toBe( 'Tulips' );
} );

test( 'numbers with what is below a term decide the order, where it is theirs', () => {
	const terms = [
		{ id: 1, slug: 'bulbs', name: 'Bulbs', count: 2 },
		{ id: 2, slug: 'garden', name: 'Garden', count: 3 },
	];
	expect( sortedBy( 'name', terms ) ).toEqual( terms );
	expect( sortedBy( 'count', terms ).map( ( { id } ) => id ) ).toEqual( [
		2, 1,
	] );
} );
