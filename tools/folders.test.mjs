import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** Files that a folder has of its own, at most: what is more has sub-rooms. */
const MAX_FILES = 15;

/** What stands beside a file: its tests, and what is generated of it. */
const BESIDE = /\.(test|gen)\./;

/**
 * Folders with too many files.
 *
 * @param {string} folder Where to look, and below.
 * @return {string[]} Their names and numbers of files.
 */
function crowded( folder ) {
	const entries = fs.readdirSync( folder, { withFileTypes: true } );
	const own = entries.filter(
		( entry ) => entry.isFile() && ! BESIDE.test( entry.name )
	);
	return [
		...( own.length > MAX_FILES
			? [ `${ path.relative( root, folder ) }: ${ own.length }` ]
			: [] ),
		...entries
			.filter( ( entry ) => entry.isDirectory() && entry.name !== 'test' )
			.flatMap( ( { name } ) => crowded( path.join( folder, name ) ) ),
	];
}

test.each( [ 'admin', 'blocks', 'editor', 'extensions', 'frontend', 'php' ] )(
	'a folder of %s holds no more than one sees at a glance',
	( name ) => {
		expect( crowded( path.join( root, name ) ) ).toEqual( [] );
	}
);
