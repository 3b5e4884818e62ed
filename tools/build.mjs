/**
 * npm run build, npm run dev: types from the blocks' attributes, both builds, and their sizes.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { cache, root } from './paths.mjs';
import { must } from './processes.mjs';

const SOURCES = [
	'admin',
	'blocks',
	'editor',
	'extensions',
	'frontend',
	'webpack.config.js',
	'tsconfig.json',
	'package-lock.json',
	'tools/block-types.mjs',
	'tools/modules.mjs',
	'tools/own-addresses.mjs',
	'tools/types.mjs',
	'tools/build.mjs',
];

const OPTIONS = [
	'--experimental-modules',
	'--blocks-manifest',
	'--source-path=blocks',
	'--webpack-copy-php',
];

const stamp = path.join( cache, 'build' );

function hashOfSources() {
	const hash = crypto.createHash( 'sha256' );
	// Islands are compiled against one copy of React or another.
	hash.update( `${ process.env.VITRINE_REACT ?? '' }\0` );
	const add = ( file ) => {
		if ( ! fs.existsSync( file ) ) {
			return;
		}
		if ( fs.statSync( file ).isDirectory() ) {
			for ( const name of fs.readdirSync( file ).sort() ) {
				add( path.join( file, name ) );
			}
		} else {
			hash.update( `${ path.relative( root, file ) }\0` );
			hash.update( fs.readFileSync( file ) );
		}
	};
	for ( const source of SOURCES ) {
		add( path.join( root, source ) );
	}
	return hash.digest( 'hex' );
}

const tool = ( name ) => path.join( root, 'tools', name );
const scripts = () =>
	path.join( root, 'node_modules/@wordpress/scripts/bin/wp-scripts.js' );

async function node( ...args ) {
	if ( fs.existsSync( args[ 0 ] ) ) {
		return must( process.execPath, args, { cwd: root } );
	}
	return '';
}

/**
 * Says in a generated file of PHP what Plugin Check would take for the parameters of a query.
 *
 * @param {string} file
 */
function annotate( file ) {
	fs.writeFileSync(
		file,
		fs
			.readFileSync( file, 'utf8' )
			.replace(
				'\nreturn array(',
				'\n// phpcs:disable WordPressVIPMinimum.Performance.WPQueryParams -- attributes of blocks, no queries.\nreturn array('
			)
	);
}

/**
 * Builds the plugin.
 *
 * @param {(text: string) => void} print
 */
export async function build( print ) {
	fs.rmSync( stamp, { force: true } );
	await node( tool( 'types.mjs' ) );
	// The generated types are sources too.
	const hash = hashOfSources();
	// Files of entries that are gone would stay, and be in the zip.
	fs.rmSync( path.join( root, 'build' ), { recursive: true, force: true } );
	const output = await must(
		process.execPath,
		[ scripts(), 'build', ...OPTIONS ],
		{ cwd: root }
	);
	print( output );
	annotate( path.join( root, 'build/blocks-manifest.php' ) );
	fs.mkdirSync( cache, { recursive: true } );
	fs.writeFileSync( stamp, hash );
}

/**
 * Builds the plugin when a source has changed since it was last built.
 *
 * @param {(line: string) => void} say
 */
export async function buildIfChanged( say ) {
	if (
		fs.existsSync( path.join( root, 'build' ) ) &&
		fs.existsSync( stamp ) &&
		fs.readFileSync( stamp, 'utf8' ) === hashOfSources()
	) {
		return;
	}
	say( 'Building the plugin' );
	await build( () => {} );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	if ( process.argv.includes( '--watch' ) ) {
		await node( tool( 'types.mjs' ) );
		fs.rmSync( stamp, { force: true } );
		spawn( process.execPath, [ scripts(), 'start', ...OPTIONS ], {
			cwd: root,
			stdio: 'inherit',
		} ).on( 'exit', ( code ) => process.exit( code ?? 1 ) );
	} else {
		try {
			await build( ( text ) => process.stdout.write( text ) );
			process.stdout.write( await node( tool( 'sizes.mjs' ) ) );
		} catch ( error ) {
			process.stderr.write( `${ error.message }\n` );
			process.exit( 1 );
		}
	}
}
