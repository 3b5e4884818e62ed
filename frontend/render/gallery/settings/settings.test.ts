/** Settings are held to the same file as PHP. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layoutFor, levelSettings, toolSettings, viewerSettings } from '.';
import { LEVEL } from './level';
import metadata from '../../../../blocks/gallery/block.json';
import type { LevelSettings, ToolSettings, ViewerSettings } from '../types';

interface Case {
	name: string;
	attributes: Record< string, unknown >;
	expected: {
		first?: LevelSettings;
		deeper?: LevelSettings;
		tools?: ToolSettings;
		viewer?: ViewerSettings;
	};
}

const { cases }: { cases: Case[] } = JSON.parse(
	readFileSync(
		new URL(
			'../../../../tests/fixtures/gallery-settings.json',
			import.meta.url
		),
		'utf8'
	)
);

describe( 'settings mean the same as in PHP', () => {
	test.each( cases )( '$name', ( { attributes, expected } ) => {
		const all = {
			first: levelSettings( attributes, true ),
			deeper: levelSettings( attributes, false ),
			tools: toolSettings( attributes[ 'tools' ] ),
			viewer: viewerSettings( attributes[ 'viewer' ] ),
		};
		// A case names some members, each of them whole.
		for ( const [ part, members ] of Object.entries( expected ) ) {
			for ( const [ name, value ] of Object.entries( members ) ) {
				expect( all ).toHaveProperty( [ part, name ], value );
			}
		}
	} );
} );

test( 'the first level may say what block.json describes', () => {
	expect( Object.keys( LEVEL ) ).toEqual(
		Object.keys( metadata.attributes.firstLevel.properties )
	);
} );

test( 'a size class adds to the layout and leaves the rest', () => {
	const level = levelSettings(
		{ layout: { width: 250 }, sizes: { xs: { width: 100 } } },
		false
	);
	expect( layoutFor( level, 'xs' ) ).toMatchObject( {
		width: 100,
		height: 200,
	} );
	expect( layoutFor( level, 'me' ).width ).toBe( 250 );
} );

test( 'members of Object are no settings', () => {
	const hostile = JSON.parse(
		'{"layout":{"__proto__":{"width":21},"width":{"valueOf":1}},"constructor":1}'
	);
	expect( levelSettings( hostile, true ).layout.width ).toBe( 300 );
} );
