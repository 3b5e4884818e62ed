import { expect, test } from 'vitest';
import { withCanvasAdditions } from './canvas-additions';

const place = { post: 12, id: 3, before: [ { perPage: 2 } ] };

const asked = ( vitrine: object ) => {
	const query = withCanvasAdditions( { perPage: 9, vitrine }, place );
	expect( query ).toMatchObject( { perPage: 9 } );
	return JSON.parse( query.vitrine as string );
};

test( 'a loop that says nothing of ours asks as before', () => {
	const query = { perPage: 9 };
	expect( withCanvasAdditions( query, place ) ).toBe( query );
} );

test( 'the server learns of the page what the additions need', () => {
	expect( asked( { show: 'related' } ) ).toEqual( {
		additions: {
			show: 'related',
			include: [],
			relatedBy: [],
			fallback: 'none',
			skipShown: false,
			random: '',
		},
		id: 3,
		post: 12,
	} );
	expect( asked( { skipShown: true } ) ).toMatchObject( {
		before: [ { perPage: 2 } ],
	} );
	expect( asked( { random: 'day' } ) ).not.toHaveProperty( 'post' );
	expect(
		asked( { include: [ 'x', 4, 4 ], random: 'RAND()' } ).additions
	).toMatchObject( { include: [ 4 ], random: '' } );
} );

test( 'an archive shows what its page asks for', () => {
	expect(
		withCanvasAdditions(
			{ inherit: true, vitrine: { random: 'day' } },
			place
		)
	).toEqual( { inherit: true } );
} );
