/**
 * Pictures that texts show: each is there, and none is there that no text shows.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../paths.mjs';
import { filesIn } from './files.mjs';

/** Where the directory takes its pictures from. */
const SCREENSHOTS = '.wordpress-org';

const FOLDERS = [ 'docs/images', 'docs/guide/images' ];

/** Bytes of a picture. */
const MAX_BYTES = 160 * 1024;

const names = ( folder ) =>
	fs.existsSync( path.join( root, folder ) )
		? fs.readdirSync( path.join( root, folder ) )
		: [];

/**
 * @param {import('./readme.mjs').Readme} readme
 * @return {string[]} What is wrong.
 */
export function screenshotFaults( { sections } ) {
	const numbers = [
		...( sections.screenshots ?? '' ).matchAll( /^(\d+)\. \S/gm ),
	].map( ( [ , number ] ) => `screenshot-${ number }.jpg` );
	const files = names( SCREENSHOTS ).filter( ( name ) =>
		name.startsWith( 'screenshot-' )
	);
	return [
		...numbers
			.filter( ( name ) => ! files.includes( name ) )
			.map( ( name ) => `${ name } is missing` ),
		...files
			.filter( ( name ) => ! numbers.includes( name ) )
			.map( ( name ) => `${ name } has no line` ),
	];
}

/** @return {string[]} What is wrong with the pictures of README.md and docs. */
export function pictureFaults() {
	const shown = new Set();
	const faults = [];
	for ( const document of [ 'README.md', ...filesIn( 'docs', /\.md$/ ) ] ) {
		const text = fs.readFileSync( path.join( root, document ), 'utf8' );
		for ( const [ , words, name ] of text.matchAll(
			/!\[([^\]]*)\]\(([^)\s]+)\)/g
		) ) {
			const file = path.join( path.dirname( document ), name );
			shown.add( file );
			if ( ! fs.existsSync( path.join( root, file ) ) ) {
				faults.push(
					`${ document } shows ${ name }, which is missing`
				);
			}
			if ( ! words ) {
				faults.push(
					`${ document } does not say what ${ name } shows`
				);
			}
		}
	}
	for ( const file of FOLDERS.flatMap( ( folder ) =>
		names( folder ).map( ( name ) => path.join( folder, name ) )
	) ) {
		if ( ! shown.has( file ) ) {
			faults.push( `nobody shows ${ file }` );
		}
		if ( fs.statSync( path.join( root, file ) ).size > MAX_BYTES ) {
			faults.push( `${ file } is too large` );
		}
	}
	return faults;
}
