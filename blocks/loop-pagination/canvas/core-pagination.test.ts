import { expect, test } from 'vitest';
import { fromCore, toCore, type CoreBlock } from './core-pagination';

const block = ( name: string, attributes = {} ): CoreBlock => ( {
	name: `core/query-pagination-${ name }`,
	attributes,
} );
const all = [
	block( 'previous', { label: 'Newer' } ),
	block( 'numbers', { midSize: 3 } ),
	block( 'next' ),
];

test( 'the pagination of WordPress keeps what it shows', () => {
	expect(
		fromCore( { fontSize: 'small', paginationArrow: 'arrow' }, all )
	).toEqual( {
		fontSize: 'small',
		type: 'numbers-and-previous-next',
		limit: 0,
		midSize: 3,
		previousLabel: 'Newer',
		nextLabel: '',
	} );
	const typeOf = ( inside: CoreBlock[] ) => fromCore( {}, inside ).type;
	expect( typeOf( [ block( 'numbers' ) ] ) ).toBe( 'numbers' );
	expect( typeOf( [ block( 'next' ) ] ) ).toBe( 'previous-next' );
} );

test( 'and gets it back', () => {
	const { shared, inside } = toCore( {
		...fromCore( { layout: { type: 'flex' } }, all ),
		batches: 4,
	} );
	expect( shared ).toEqual( { layout: { type: 'flex' } } );
	expect( inside ).toEqual( all );
	const namesOf = ( type: 'numbers' | 'previous-next' | 'load-more' ) =>
		toCore( { type } ).inside.map( ( { name } ) =>
			name.replace( 'core/query-pagination-', '' )
		);
	expect( namesOf( 'numbers' ) ).toEqual( [ 'numbers' ] );
	expect( namesOf( 'previous-next' ) ).toEqual( [ 'previous', 'next' ] );
	expect( namesOf( 'load-more' ) ).toEqual( [
		'previous',
		'numbers',
		'next',
	] );
} );
