/**
 * What of this checkout is the plugin.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const PARTS = [
	'plugin.php',
	'uninstall.php',
	'readme.txt',
	'wpml-config.xml',
	'LICENSE',
	'php',
	'build',
];

/**
 * Makes the plugin's folder in a site out of links into the checkout, so that a change shows at once.
 *
 * @param {string} plugins The site's folder of plugins.
 */
export function linkPlugin( plugins ) {
	const folder = path.join( plugins, 'vitrine' );
	fs.mkdirSync( folder, { recursive: true } );
	for ( const part of PARTS ) {
		// A build may come later.
		if ( part === 'build' || fs.existsSync( path.join( root, part ) ) ) {
			fs.symlinkSync(
				path.join( root, part ),
				path.join( folder, part )
			);
		}
	}
}

/**
 * @return {Map<string, string>} The plugin's files: name inside the plugin => file.
 */
export function pluginFiles() {
	const files = new Map();
	const add = ( name ) => {
		const file = path.join( root, name );
		if ( ! fs.existsSync( file ) ) {
			return;
		}
		if ( fs.statSync( file ).isDirectory() ) {
			for ( const child of fs.readdirSync( file ) ) {
				add( `${ name }/${ child }` );
			}
		} else if ( ! /(^|\/)\.|\.(map|test\.[a-z]+)$/.test( name ) ) {
			files.set( name, file );
		}
	};
	PARTS.forEach( add );
	return files;
}
