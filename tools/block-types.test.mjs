import { expect, test } from 'vitest';
import { blockType, php } from './block-types.mjs';

test( 'WordPress is told types that let every value arrive that has a meaning', () => {
	expect(
		blockType( {
			$schema: 'x',
			name: 'vitrine/thing',
			attributes: {
				size: {
					type: 'integer',
					default: 3,
					minimum: 1,
					description: 'Size.',
				},
				kind: { type: 'string', enum: [ 'a', 'b' ], default: 'a' },
				more: { type: 'object', properties: {}, default: {} },
			},
			style: 'file:./style-index.css',
			viewScriptModule: 'file:./view.js',
		} )
	).toEqual( {
		name: 'vitrine/thing',
		attributes: {
			size: { type: [ 'number', 'string' ], default: 3 },
			kind: { type: [ 'string', 'number' ], default: 'a' },
			more: { type: 'object', default: {} },
		},
		style: 'vitrine-thing-style',
		viewScriptModule: 'vitrine-thing-view-script-module',
	} );
} );

test( 'a field that PHP would not get to know ends the build', () => {
	expect( () =>
		blockType( { name: 'vitrine/thing', viewStyle: 'x' } )
	).toThrow( /viewStyle/ );
	expect( () =>
		blockType( { name: 'vitrine/thing', style: [ 'file:./style.css' ] } )
	).toThrow( /style/ );
} );

test( 'JSON becomes PHP', () => {
	expect( php( { "it's": [ 1, true, null, '\\' ], empty: {} } ) ).toBe(
		"array('it\\'s' => array(1, true, null, '\\\\'), 'empty' => array())"
	);
} );
