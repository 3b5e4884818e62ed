/**
 * What the gallery is measured against. Fetched here alone: nobody needs it for anything else, and nanogallery2's license forbids to spread it with ours.
 */
import fs from 'node:fs';
import path from 'node:path';
import { cache } from '../../tools/paths.mjs';
import { must } from '../../tools/processes.mjs';

const here = path.join( import.meta.dirname, 'peers' );
const home = path.join( cache, 'peers' );

/** Files that a page with a peer loads, by the name they are served under. */
const FILES = {
	'jquery.js': 'jquery/dist/jquery.min.js',
	'nanogallery2.js': 'nanogallery2/dist/jquery.nanogallery2.min.js',
	'nanogallery2.css': 'nanogallery2/dist/css/nanogallery2.min.css',
	font: 'nanogallery2/dist/css/font',
	'photoswipe-lightbox.js': 'photoswipe/dist/photoswipe-lightbox.esm.min.js',
	'photoswipe.js': 'photoswipe/dist/photoswipe.esm.min.js',
	'photoswipe.css': 'photoswipe/dist/photoswipe.css',
	'justified-layout.js': 'justified-layout/dist/justified-layout.min.js',
};

/**
 * Installs the peers when they are not there, in exactly the versions of the lockfile, and copies what pages need.
 *
 * @param {string} folder Where to.
 */
export async function peers( folder ) {
	const lock = fs.readFileSync( path.join( here, 'package-lock.json' ) );
	const mark = path.join( home, 'package-lock.json' );
	if (
		! fs.existsSync( path.join( home, 'node_modules/photoswipe' ) ) ||
		! fs.readFileSync( mark ).equals( lock )
	) {
		fs.rmSync( home, { recursive: true, force: true } );
		fs.cpSync( here, home, { recursive: true } );
		await must(
			process.platform === 'win32' ? 'npm.cmd' : 'npm',
			[ 'ci', '--ignore-scripts', '--no-audit', '--no-fund' ],
			{ cwd: home, shell: process.platform === 'win32' }
		);
	}
	for ( const [ name, file ] of Object.entries( FILES ) ) {
		fs.cpSync(
			path.join( home, 'node_modules', file ),
			path.join( folder, name ),
			{ recursive: true }
		);
	}
}
