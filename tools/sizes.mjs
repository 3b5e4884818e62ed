/**
 * Compares what visitors download with sizes.json, in bytes after gzip.
 *
 *     node tools/sizes.mjs            fails when a file grew by more than 5 %, is new or is gone, or a budget is broken
 *     node tools/sizes.mjs --update   writes the sizes of the build into sizes.json
 *
 * Budgets count what is printed into pages, too: `printed` in sizes.json is what it weighs at most, and tests/php/Gallery/Layout/GeometryTest.php holds PHP to it.
 *
 * Who lets a file grow changes the baseline in the same commit, and says why.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const build = path.join( root, 'build' );
const baselineFile = path.join( root, 'sizes.json' );

/** How much a file may grow unnoticed. */
const TOLERANCE = 0.05;

/** What is weighed: visitors' script modules and the blocks' own styles, and of the admin the settings screen. */
const WEIGHED = [
	/^frontend\/.*\.(js|css)$/,
	/^[^/]+\/view\.js$/,
	/^[^/]+\/style-[^/]+(?<!-rtl)\.css$/,
	/^chunks\/.*\.(js|css)$/,
	/^admin\/settings\/index\.(js|css)$/,
];

const percent = ( part ) =>
	`${ part > 0 ? '+' : '' }${ ( part * 100 ).toFixed( 1 ) } %`;

/**
 * Sizes of the visitors' files in the build.
 *
 * @return {Record<string, number>} Bytes after gzip by file.
 */
function measure() {
	return Object.fromEntries(
		readdirSync( build, { recursive: true } )
			.map( ( file ) => file.split( path.sep ).join( '/' ) )
			.filter( ( file ) =>
				WEIGHED.some( ( pattern ) => pattern.test( file ) )
			)
			.sort()
			.map( ( file ) => [
				file,
				gzipSync( readFileSync( path.join( build, file ) ), {
					level: 9,
				} ).length,
			] )
	);
}

/**
 * What is wrong with the sizes.
 *
 * @param {Record<string, number>}                             sizes    Bytes by file.
 * @param {Record<string, number>}                             baseline Bytes by file that were agreed upon.
 * @param {Record<string, { files: string[], bytes: number }>} budgets  What files, and what is printed, may weigh together.
 * @param {Record<string, number>}                             printed  Most bytes by what is printed.
 * @return {string[]} One sentence for each complaint.
 */
export function complaints( sizes, baseline, budgets = {}, printed = {} ) {
	const found = [];
	for ( const file of new Set( [
		...Object.keys( baseline ),
		...Object.keys( sizes ),
	] ) ) {
		const [ now, before ] = [ sizes[ file ], baseline[ file ] ];
		if ( now === undefined ) {
			found.push( `${ file } is gone` );
		} else if ( before === undefined ) {
			found.push( `${ file } is new` );
		} else if ( now > before * ( 1 + TOLERANCE ) ) {
			found.push(
				`${ file } grew by ${ percent( now / before - 1 ) }, from ${ before } to ${ now } bytes`
			);
		}
	}
	for ( const [ name, { files, bytes } ] of Object.entries( budgets ) ) {
		const sum = files.reduce(
			( total, file ) =>
				total + ( sizes[ file ] ?? printed[ file ] ?? 0 ),
			0
		);
		if ( sum > bytes ) {
			found.push( `${ name } weighs ${ sum } of ${ bytes } bytes` );
		}
	}
	return found;
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const {
		budgets,
		printed,
		files: baseline,
	} = JSON.parse( readFileSync( baselineFile, 'utf8' ) );
	const sizes = measure();
	for ( const [ file, bytes ] of Object.entries( sizes ) ) {
		const before = baseline[ file ];
		const change =
			before && before !== bytes
				? ` (${ percent( bytes / before - 1 ) })`
				: '';
		process.stdout.write(
			`${ String( bytes ).padStart( 6 ) }  ${ file }${ change }\n`
		);
	}
	if ( process.argv.includes( '--update' ) ) {
		writeFileSync(
			baselineFile,
			`${ JSON.stringify( { budgets, printed, files: sizes }, null, 2 ) }\n`
		);
	} else {
		const found = complaints( sizes, baseline, budgets, printed );
		if ( found.length > 0 ) {
			process.stderr.write(
				`${ found.join( '\n' ) }\nIf that is meant, run \`node tools/sizes.mjs --update\` and commit sizes.json with it.\n`
			);
			process.exitCode = 1;
		}
	}
}
