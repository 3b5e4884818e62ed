/**
 * Files of the checkout.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../paths.mjs';

/**
 * @param {string} folder
 * @param {RegExp} pattern Of their names.
 * @return {string[]} Names of the files in it and below, from the root.
 */
export const filesIn = ( folder, pattern ) =>
	fs
		.readdirSync( path.join( root, folder ), { recursive: true } )
		.map( ( name ) =>
			path.join( folder, name ).split( path.sep ).join( '/' )
		)
		.filter( ( name ) => pattern.test( name ) );
