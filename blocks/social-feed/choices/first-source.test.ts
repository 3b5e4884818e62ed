import { expect, test } from 'vitest';
import type { Source } from '@vitrine/editor';
import metadata from '../block.json' with { type: 'json' };
import type { FeedAttributes } from '../feed-attributes';
import { withLayoutOfNetwork } from './first-source';

const defaults = Object.fromEntries(
	Object.entries( metadata.attributes ).map( ( [ name, schema ] ) => [
		name,
		schema.default,
	] )
) as unknown as FeedAttributes;

const sources: Source[] = [
	{ id: 1, network: 'facebook', name: 'A', state: 'ok' },
	{ id: 2, network: 'instagram', name: 'B', state: 'ok' },
];

const chosen = (
	source: number,
	attributes: Partial< FeedAttributes > = {}
): Partial< FeedAttributes > =>
	withLayoutOfNetwork( { source }, { ...defaults, ...attributes }, defaults, {
		sources,
	} );

test( 'the first source of Instagram stands as tiles', () => {
	expect( chosen( 2 ) ).toEqual( { source: 2, layout: 'tiles' } );
} );

test( 'other networks, other layouts and later sources change nothing', () => {
	expect( chosen( 1 ) ).toEqual( { source: 1 } );
	expect( chosen( 2, { layout: 'list' } ) ).toEqual( { source: 2 } );
	expect( chosen( 2, { postLayout: 'half' } ) ).toEqual( { source: 2 } );
	expect( chosen( 2, { source: 1 } ) ).toEqual( { source: 2 } );
} );
