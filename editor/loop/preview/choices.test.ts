import { expect, test } from 'vitest';
import { addressOf, narrowed, withChoice, type CanvasChoices } from './choices';

const red = { value: 'red', name: 'Red' };
const blue = { value: 'blue', name: 'Blue' };
const choices: CanvasChoices = {
	'-post_tag': { values: [ red, blue ], join: 'all' },
	'-category': { values: [ red, blue ], join: 'none' },
	_search: { values: [ { value: 'a & b', name: 'a & b' } ], join: 'any' },
	_size: { values: [ { value: '24', name: '24' } ], join: 'any' },
};

test( 'choices in the canvas are said as addresses say them', () => {
	expect( [ ...new URLSearchParams( addressOf( choices ) ) ] ).toEqual( [
		[ 'loop-canvas-post_tag', 'red+blue' ],
		[ 'loop-canvas-category', '!red,!blue' ],
		[ 'loop-canvas_search', 'a & b' ],
	] );
} );

test( 'values that are any words are said so that they stay apart', () => {
	const words = [ 'Dark, red', '50% gray', '!new' ];
	const address = addressOf( {
		'-field-color': {
			values: words.map( ( value ) => ( { value, name: value } ) ),
			join: 'any',
		},
	} );
	expect(
		new URLSearchParams( address ).get( 'loop-canvas-field-color' )
	).toBe( 'Dark%2C red,50%25 gray,%21new' );
} );

test( 'a query is as it was saved until something is chosen', () => {
	const query = { perPage: 9, postType: 'post' };
	expect( narrowed( query, {} ) ).toBe( query );
	expect( narrowed( query, choices ) ).toEqual( {
		perPage: 24,
		postType: 'post',
		vitrine_loop: addressOf( choices ),
	} );
	expect( query ).toEqual( { perPage: 9, postType: 'post' } );
} );

test( 'a choice without values is none', () => {
	const one = withChoice( {}, '-category', { values: [ red ], join: 'any' } );
	expect( Object.keys( one ) ).toEqual( [ '-category' ] );
	expect(
		withChoice( one, '-category', { values: [], join: 'any' } )
	).toEqual( {} );
} );
