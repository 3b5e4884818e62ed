/**
 * Writes a new block that builds, lints, passes its contract and renders: the place to begin from.
 *
 *     node tools/new-block.mjs my-block "My block"
 */
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { attributesFile } from './types.mjs';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const templates = path.join( root, 'tools/new-block' );

/** Template files end with it, so that no tool takes them for sources. */
const SUFFIX = '.txt';

const [ slug = '', title = '' ] = process.argv.slice( 2 );
const fail = ( message ) => {
	process.stderr.write( `${ message }\n` );
	process.exit( 1 );
};

if (
	! /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test( slug ) ||
	! title ||
	/['"\\]/.test( title )
) {
	fail( 'Usage: node tools/new-block.mjs my-block "My block"' );
}

const pascal = slug.replace( /(?:^|-)(\w)/g, ( _, letter ) =>
	letter.toUpperCase()
);
const words = {
	slug,
	title,
	Name: pascal,
	name: pascal.charAt( 0 ).toLowerCase() + pascal.slice( 1 ),
};

const filled = ( text ) =>
	text.replace( /%(\w+)%/g, ( all, word ) => words[ word ] ?? all );

const files = readdirSync( templates, { recursive: true } )
	.filter( ( file ) => file.endsWith( SUFFIX ) )
	.map( ( file ) => [
		filled( file.slice( 0, -SUFFIX.length ) ),
		filled( readFileSync( path.join( templates, file ), 'utf8' ) ),
	] );

const taken = files.find( ( [ file ] ) =>
	existsSync( path.join( root, file ) )
);
if ( taken ) {
	fail( `${ taken[ 0 ] } is already there.` );
}

const metadata = JSON.parse(
	files.find( ( [ file ] ) => file.endsWith( '/block.json' ) )[ 1 ]
);
files.push( [
	`blocks/${ slug }/attributes.gen.ts`,
	attributesFile( slug, metadata ),
] );

for ( const [ file, content ] of files.sort() ) {
	mkdirSync( path.dirname( path.join( root, file ) ), { recursive: true } );
	writeFileSync( path.join( root, file ), content );
	process.stdout.write( `${ file }\n` );
}
process.stdout.write(
	'\nNext: `npm run build`, then describe its attributes and classes in docs/names.md.\n'
);
