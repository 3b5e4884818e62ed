/**
 * How large the zip may be.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/** KB for the first three blocks, and for each one after them. */
const FIRST = 700;
const LATER = 60;

/** @return {number} KB that the blocks of this checkout have. */
const budget = () =>
	FIRST +
	LATER *
		( fs
			.readdirSync( path.join( root, 'blocks' ) )
			.filter( ( name ) =>
				fs.existsSync( path.join( root, 'blocks', name, 'block.json' ) )
			).length -
			3 );

/**
 * @param {string} file The zip.
 * @return {string} What is wrong, or ''.
 */
export function sizeFault( file ) {
	const size = Math.ceil( fs.statSync( file ).size / 1024 );
	return size > budget() ? `${ size } KB, more than ${ budget() } KB` : '';
}
