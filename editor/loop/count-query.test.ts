import { expect, test } from 'vitest';
import { countQuery } from './count-query';

const all = { per_page: 1, _fields: 'id', status: 'publish' };

test( 'posts of a loop are counted by what the loop asks for', () => {
	expect( countQuery( { postType: 'post', perPage: 9 } ) ).toEqual( all );
	expect(
		countQuery( {
			search: 'beans',
			author: '3,4',
			exclude: [ 7 ],
			parents: [ 2 ],
			sticky: 'exclude',
			format: [ 'image' ],
			taxQuery: { category: [] },
		} )
	).toEqual( {
		...all,
		search: 'beans',
		author: '3,4',
		exclude: [ 7 ],
		parent: [ 2 ],
		sticky: false,
		format: [ 'image' ],
	} );
	expect( countQuery( { sticky: '' } ) ).toEqual( all );
	expect(
		countQuery( { vitrine: { show: 'selected', include: [ 3, 4 ] } } )
	).toEqual( { ...all, include: [ 3, 4 ] } );
} );

test( 'nothing is said of what the API cannot count', () => {
	expect( countQuery( { inherit: true } ) ).toBeNull();
	expect( countQuery( { vitrine: { show: 'related' } } ) ).toBeNull();
	expect( countQuery( { vitrine: { skipShown: true } } ) ).toBeNull();
	expect( countQuery( { taxQuery: { category: [ 3 ] } } ) ).toBeNull();
} );
