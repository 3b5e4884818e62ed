/**
 * What the site provides by name: tsconfig.json's `paths` is the one list of it.
 *
 * The build, the tests and the checks of imports read it here.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const { paths } = JSON.parse(
	fs.readFileSync( path.join( root, 'tsconfig.json' ), 'utf8' )
).compilerOptions;

/** Files in the checkout by the names under which they are imported. */
export const SOURCES = Object.fromEntries(
	Object.entries( paths ).map( ( [ name, [ file ] ] ) => [
		name,
		path.posix.normalize( file ),
	] )
);

/** Script modules of visitors: files in the build, without `.js`. Not `gallery`: that is the block's folder. */
export const MODULES = Object.fromEntries(
	Object.keys( SOURCES )
		.filter( ( name ) => SOURCES[ name ].startsWith( 'frontend/' ) )
		.map( ( name ) => [
			name,
			name
				.replace( /^@vitrine\/(frontend$)?/, 'frontend/' )
				.replace( /\/$/, '/index' ),
		] )
);

const TOOLS = 'frontend/consent/tools';

/** Adapters of consent tools, of which a page has one at most: files in the checkout by those in the build. PHP registers only the one. */
export const ADAPTERS = Object.fromEntries(
	[ 'plugins', 'services' ].flatMap( ( folder ) =>
		fs
			.readdirSync( path.join( root, TOOLS, folder ) )
			.filter( ( file ) => /^[\w-]+\.ts$/.test( file ) )
			.map( ( file ) => [
				`frontend/consent-${ file.replace( /\.ts$/, '' ) }`,
				`${ TOOLS }/${ folder }/${ file }`,
			] )
	)
);
