import { expect, test } from 'vitest';
import { attributesFile, staleTypes } from './types.mjs';

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

test( 'the types in the repository are up to date', () => {
	expect( staleTypes() ).toEqual( [] );
} );
