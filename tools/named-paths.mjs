/**
 * Paths that documents and comments name, and whether they are there: a pointer that leads nowhere costs its reader more than none.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const NAMED =
	/(?<![\w./@:<-])(?:admin|blocks|docs|editor|extensions|frontend|php|tests|tools)\/[\w./-]*\w\.(?:json|md|mjs|mts|php|scss|sh|tsx?)\b/g;
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
