import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { frameOf } from '../../../frontend/render/popup/frame';
import { readSettings } from '../../../frontend/render/popup/settings';
import type { Kind } from '../../../frontend/render/popup/types';

/** Written by tests/php/Popup/ContractTest.php, which says what the files are. */
const FIXTURES = join( import.meta.dirname, 'fixtures' );

const KINDS: readonly string[] = [
	'modal',
	'slide-in',
	'bar',
	'full-screen',
] satisfies Kind[];

const read = ( file: string ) =>
	JSON.parse( readFileSync( join( FIXTURES, file ), 'utf8' ) );

// The canvas shows the frame that visitors get.
describe( 'the frame that PHP prints', () => {
	const names = readdirSync( FIXTURES )
		.filter( ( file ) => /^[^.]+\.json$/.test( file ) )
		.map( ( file ) => file.replace( '.json', '' ) );

	test.each( names )( '%s', ( name ) => {
		const { attributes } = read( `${ name }.json` );
		const { classes, style, close } = read( `${ name }.view.json` );
		// The editor has the default where the attribute is none of the kinds, as WordPress has.
		const kind = KINDS.includes( attributes.kind )
			? attributes.kind
			: 'modal';
		expect(
			frameOf( kind, readSettings( attributes.settings ), close !== null )
		).toEqual( { classes, style } );
	} );
} );
