/** Words are PHP's: what PHP does not have, visitors read as a key. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { factsOf } from './panels/info';
import { anItem } from './item.fixture';

const FOLDER = new URL( './', import.meta.url );

const known = [
	...readFileSync(
		new URL( '../../../php/Gallery/Render/ViewerStrings.php', FOLDER ),
		'utf8'
	).matchAll( /^\s+'(\w+)'\s+=> __\(/gm ),
].map( ( [ , key ] ) => key );

test( 'every word of the viewer is one of PHP', () => {
	const asked = new Set< string >();
	for ( const file of readdirSync( FOLDER, {
		recursive: true,
		encoding: 'utf8',
	} ) ) {
		if ( /(?<!\.test)\.tsx?$/.test( file ) ) {
			const code = readFileSync( new URL( file, FOLDER ), 'utf8' );
			for ( const [ , key = '' ] of code.matchAll(
				/\bwords\[\s*'(\w+)'\s*\]/g
			) ) {
				asked.add( key );
			}
		}
	}
	expect( asked.size ).toBeGreaterThan( 10 );
	expect( [ ...asked ].filter( ( key ) => ! known.includes( key ) ) ).toEqual(
		[]
	);
} );

test( 'every fact of a picture has a name of PHP', () => {
	const facts = factsOf(
		anItem( {
			author: 'x',
			copyright: 'x',
			exif: {
				model: 'x',
				flash: 'x',
				focallength: 'x',
				fstop: 'x',
				exposure: 'x',
				iso: 'x',
				time: 'x',
			},
		} ),
		{}
	);
	expect( facts ).toHaveLength( 10 );
	expect( facts.filter( ( { name } ) => ! known.includes( name ) ) ).toEqual(
		[]
	);
} );
