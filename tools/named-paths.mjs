/**
 * Paths and methods that documents and comments name, and whether they are there: a pointer that leads nowhere costs its reader more than none.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const NAMED =
	/(?<![\w./@:<-])(?:admin|blocks|docs|editor|extensions|frontend|php|tests|tools)\/[\w./-]*\w\.(?:json|md|mjs|mts|php|scss|sh|tsx?)\b/g;
const METHOD = /\b([A-Z]\w+)::(\w+)\(\)/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * What a file says to people: all of a document, the comments of code.
 *
 * @param {string} name Its path.
 * @param {string} text Its content.
 */
const prose = ( name, text ) =>
	/\.(md|txt)$/.test( name )
		? text
		: ( text.match( COMMENT ) ?? [] ).join( '\n' );

/**
 * @param {string} name Path of a file, for its kind.
 * @param {string} text Its content.
 * @return {string[]} The paths of this project that it names.
 */
export const namedPaths = ( name, text ) => [
	...new Set( prose( name, text ).match( NAMED ) ?? [] ),
];

/** @return {string[]} Files that are kept, but for changelogs, recorded data and templates. */
const written = () =>
	execFileSync( 'git', [ 'ls-files', '-co', '--exclude-standard' ], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 2 ** 24,
	} )
		.split( '\n' )
		.filter(
			( name ) =>
				/\.(md|mjs|mts|php|scss|tsx?)$/.test( name ) &&
				! /^CHANGELOG|^tools\/new-block\/|^tests\/(fixtures|upgrade\/pages)\/|\.test\.mjs$/.test(
					name
				)
		);

/**
 * @return {string[]} `file: path` for each path that is named and is not there.
 */
export const deadPaths = () =>
	written().flatMap( ( name ) =>
		namedPaths( name, fs.readFileSync( path.join( root, name ), 'utf8' ) )
			.filter( ( named ) => ! fs.existsSync( path.join( root, named ) ) )
			.map( ( named ) => `${ name }: ${ named }` )
	);

/**
 * @param {string} name Path of a file, for its kind.
 * @param {string} text Its content.
 * @return {[string, string][]} Classes and methods that it names, such as `Support\Schema::read()`.
 */
export const namedMethods = ( name, text ) =>
	[ ...prose( name, text ).matchAll( METHOD ) ].map(
		( [ , type, method ] ) => [ type, method ]
	);

/**
 * @return {string[]} File, class and method of each that is named and is not in a class of that name.
 */
export const deadMethods = () => {
	const read = ( name ) => fs.readFileSync( path.join( root, name ), 'utf8' );
	const files = written();
	const classes = new Map();
	for ( const name of files.filter( ( one ) =>
		/^(php|tests)\/.*\.php$/.test( one )
	) ) {
		const type = path.basename( name, '.php' );
		classes.set( type, ( classes.get( type ) ?? '' ) + read( name ) );
	}
	return files.flatMap( ( name ) =>
		namedMethods( name, read( name ) )
			// WordPress has classes, too.
			.filter( ( [ type ] ) => ! /^(WP|HTML)_/.test( type ) )
			.filter(
				( [ type, method ] ) =>
					! new RegExp( `function ${ method }\\b` ).test(
						classes.get( type ) ?? ''
					)
			)
			.map(
				( [ type, method ] ) => `${ name }: ${ type }::${ method }()`
			)
	);
};
