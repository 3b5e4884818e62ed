/**
 * npm run zip: vitrine.zip, ready to be installed, with no development file in it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from './archive.mjs';
import { buildIfChanged } from './build.mjs';
import { root } from './paths.mjs';
import { pluginFiles } from './plugin.mjs';
import { zipPhp } from './zip-php.mjs';

/**
 * @param {string} file
 * @return {number} How many files went in.
 */
export function zip( file ) {
	const entries = new Map(
		[ ...pluginFiles() ].map( ( [ name, source ] ) => [
			`vitrine/${ name }`,
			source,
		] )
	);
	for ( const needed of [
		'plugin.php',
		'uninstall.php',
		'readme.txt',
		'build/blocks-manifest.php',
		'build/registry.php',
	] ) {
		if ( ! entries.has( `vitrine/${ needed }` ) ) {
			throw new Error( `${ needed } is missing.` );
		}
	}
	pack( file, entries, ( name, data ) =>
		name.startsWith( 'vitrine/php/' ) && name.endsWith( '.php' )
			? zipPhp( data.toString() )
			: data
	);
	return entries.size;
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	try {
		await buildIfChanged( ( line ) =>
			process.stdout.write( `${ line }\n` )
		);
		const file = path.join( root, 'vitrine.zip' );
		const files = zip( file );
		process.stdout.write(
			`vitrine.zip: ${ files } files, ${ Math.ceil( fs.statSync( file ).size / 1024 ) } KB\n`
		);
	} catch ( error ) {
		process.stderr.write( `${ error.message }\n` );
		process.exit( 1 );
	}
}
