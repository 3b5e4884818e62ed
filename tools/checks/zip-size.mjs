/**
 * How large the zip may be.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';

/** KB for the first three blocks, and for each one after them. */
const FIRST = 700;
const LATER = 60;

/**
 * KB that are accepted all the same, until the budget holds: more than half of it is PHP with its comments.
 * Nobody makes it larger.
 */
const ACCEPTED = 2120;

/** @return {number} KB that the blocks of this checkout have. */
export const budget = () =>
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
	const most = Math.max( budget(), ACCEPTED );
	return size > most
		? `${ size } KB, more than ${ most } KB (budget: ${ budget() } KB)`
		: '';
}
