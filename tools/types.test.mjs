import { expect, test } from 'vitest';
import {
	attributesFile,
	shapesFile,
	staleTypes,
	withTables,
} from './types.mjs';

test( 'attributes become a type', () => {
	const file = attributesFile( 'my-block', {
		attributes: {
			layout: { type: 'string', enum: [ 'list', 'grid' ] },
			count: { type: 'integer' },
			words: { type: 'array', items: { type: 'string' } },
			sizes: { type: 'array', items: { enum: [ 1, 2 ] } },
			anything: { type: 'array' },
			data: { type: 'object' },
			items: { type: 'array', items: { type: 'object' } },
		},
	} );
	expect( file.split( '\n' ).slice( 2 ) ).toEqual( [
		'export type MyBlockAttributes = {',
		"\tlayout: 'list' | 'grid';",
		'\tcount: number;',
		'\twords: string[];',
		'\tsizes: ( 1 | 2 )[];',
		'\tanything: unknown[];',
		'\tdata: Record< string, unknown >;',
		'\titems: Record< string, unknown >[];',
		'};',
		'',
	] );
} );

const nested = {
	attributes: {
		layout: {
			type: 'object',
			default: {},
			properties: {
				width: {
					type: 'integer',
					default: 300,
					minimum: 20,
					maximum: 4000,
					description: 'Px.',
				},
				tiles: {
					type: 'array',
					items: {
						type: 'object',
						properties: { c: { type: 'number', default: 1 } },
					},
				},
			},
		},
	},
};

test( 'nested attributes become nested types, for both languages', () => {
	expect( attributesFile( 'my-block', nested ) ).toContain(
		[
			'\tlayout: {',
			'\t\twidth?: number;',
			'\t\ttiles?: {',
			'\t\t\tc?: number;',
			'\t\t}[];',
			'\t};',
		].join( '\n' )
	);
	expect( shapesFile( [ [ 'my-block', nested ] ] ) ).toContain(
		'MyBlockAttributes: "array{layout: array{width: int, tiles?: list<array{c: int|float}>}}"\n\t\tMyBlockLayout: "array{width: int, tiles?: list<array{c: int|float}>}"'
	);
} );

test( 'documents get a table of all attributes', () => {
	const text = 'a\n<!-- attributes of my-block -->\nold\n<!-- end -->\nb';
	const table = withTables( text, [ [ 'my-block', nested ] ] );
	expect( table.split( '\n' ) ).toEqual( [
		'a',
		'<!-- attributes of my-block -->',
		'',
		'| attribute | type | default | values | meaning |',
		'|---|---|---|---|---|',
		'| `layout` | object | `{}` |  |  |',
		'| `layout.width` | integer | `300` | 20 to 4000 | Px. |',
		'| `layout.tiles` | object[] |  |  |  |',
		'| `layout.tiles[].c` | number | `1` |  |  |',
		'',
		'<!-- end -->',
		'b',
	] );
	expect( withTables( table, [ [ 'my-block', nested ] ] ) ).toBe( table );
} );

test( 'the types in the repository are up to date', () => {
	expect( staleTypes() ).toEqual( [] );
} );
