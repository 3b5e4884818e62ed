/**
 * What the plugin directory asks of the plugin's headers, of readme.txt and of the files in the zip, and whether every picture is there
 * that a text shows.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { pluginFiles } from '../plugin.mjs';
import { checks } from './check.mjs';
import { filesIn } from './directory/files.mjs';
import {
	headerFaults,
	readmeFaults,
	readmeOf,
	serviceFaults,
} from './directory/readme.mjs';
import { pictureFaults, screenshotFaults } from './directory/pictures.mjs';

const read = ( name ) => fs.readFileSync( path.join( root, name ), 'utf8' );

/** Kinds of files that the directory refuses. */
const REFUSED =
	/\.(zip|gz|tgz|rar|tar|7z|phar|a|bin|bpk|deploy|dist|distz|dmg|dms|dump|elc|exe|iso|lha|lrf|lzh|o|obj|pkg|sh|so)$|(^|\/)(\.|node_modules\/|vendor\/)/i;

/** Names that some file system cannot hold. */
const ODD = /[\s!@#$%^&*()+=[\]{};:"'<>,?\\|`~]/;

/**
 * @param {Iterable<string>} names Files in the zip.
 * @return {string[]} Those that may not be there.
 */
export const refusedFiles = ( names ) =>
	[ ...names ].filter( ( name ) => REFUSED.test( name ) || ODD.test( name ) );

/** @return {string[]} Blocks without the text domain. */
const withoutDomain = () =>
	filesIn( 'blocks', /\/block\.json$/ ).filter(
		( name ) => JSON.parse( read( name ) ).textdomain !== 'vitrine'
	);

/** @param {(line: string) => void} print */
export async function directoryChecks( print ) {
	const { check, result } = checks( print );
	const readme = readmeOf( read( 'readme.txt' ) );
	const header = read( 'plugin.php' );
	const faults = ( what, list ) => check( what, () => list().join( '; ' ) );

	await faults( 'the headers of the plugin', () =>
		headerFaults( header, readme )
	);
	await faults( 'readme.txt', () =>
		readmeFaults( readme, read( 'CHANGELOG.md' ) )
	);
	await faults( 'every service that is called is named, with its terms', () =>
		serviceFaults( readme )
	);
	await faults( 'the files in the zip', () =>
		refusedFiles( pluginFiles().keys() )
	);
	await faults( 'the text domain of blocks', withoutDomain );
	await faults( 'the screenshots of readme.txt', () =>
		screenshotFaults( readme )
	);
	await faults( 'the pictures of the documents', pictureFaults );
	return result();
}
