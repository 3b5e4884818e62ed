/**
 * npm test [-- --only=NAME,NAME]
 *
 * Installs what is missing, runs every suite and ends with one line: `N passed, N failed`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { CHROMIUM, HEADLESS_SHELL } from './chromium.mjs';
import { endWithParent } from './cleanup.mjs';
import { composerPackages, npmPackages, systemPackages } from './install.mjs';
import { PHP_EXTENSIONS } from './native-site.mjs';
import { root } from './paths.mjs';
import { has, inTime, must, run } from './processes.mjs';
import { GROUPS, LIMIT, STAGES, suites } from './suites.mjs';
import { wordpress } from './wordpress.mjs';

const { values } = parseArgs( {
	options: { only: { type: 'string', default: '' } },
} );
const began = Date.now();
const clock = ( since ) =>
	`${ ( ( Date.now() - since ) / 1000 ).toFixed( 1 ) } s`;
const print = ( text ) => process.stdout.write( text );
const say = ( line ) => print( `  ${ line }\n` );

endWithParent();

const names = values.only
	? values.only.split( ',' ).flatMap( ( name ) => GROUPS[ name ] ?? [ name ] )
	: Object.keys( suites );
const unknown = names.filter( ( name ) => ! suites[ name ] );
if ( unknown.length ) {
	print(
		`There is no suite ${ unknown.join( ', ' ) }. There are: ${ [ ...Object.keys( suites ), ...Object.keys( GROUPS ) ].join( ', ' ) }.\n`
	);
	process.exit( 1 );
}

/** A package is there when PHP has loaded what it brings. */
async function phpHas( extension ) {
	const module = { mysql: 'mysqli' }[ extension ] ?? extension;
	const { stdout } = await run( 'php', [ '-m' ] );
	return stdout.toLowerCase().split( '\n' ).includes( module );
}

const preparations = {
	npm: () => npmPackages( say ),
	system: () =>
		systemPackages(
			[
				[ 'php-cli', () => has( 'php' ) ],
				...PHP_EXTENSIONS.map( ( name ) => [
					`php-${ name }`,
					() => phpHas( name ),
				] ),
				[ 'composer', () => has( 'composer' ) ],
				[ 'unzip', () => has( 'unzip' ) ],
				[
					'chromium',
					() =>
						fs.existsSync(
							process.env.CHROMIUM_PATH ?? CHROMIUM
						) || ownChromium(),
				],
				// Tests that need no window run in Chromium, too, but longer.
				[
					'chromium-headless-shell',
					() =>
						Boolean( process.env.CHROMIUM_PATH ) ||
						process.getuid?.() !== 0 ||
						fs.existsSync( HEADLESS_SHELL ) ||
						ownChromium(),
				],
			],
			say
		),
	mariadb: () =>
		systemPackages(
			[
				[
					'mariadb-server',
					() =>
						Boolean( process.env.VITRINE_DB_HOST ) ||
						has( 'mariadbd' ),
				],
			],
			say
		),
	browsers: () =>
		systemPackages(
			[
				[ 'xvfb', () => has( 'Xvfb' ) ],
				[ 'xdotool', () => has( 'xdotool' ) ],
				[ 'firefox-esr', () => has( 'firefox-esr' ) ],
				// Its smallest browser is in the package of the library.
				[
					'libwebkit2gtk-4.1-0',
					() =>
						[ 'x86_64', 'aarch64' ].some( ( machine ) =>
							fs.existsSync(
								`/usr/lib/${ machine }-linux-gnu/webkit2gtk-4.1/MiniBrowser`
							)
						),
				],
			],
			say
		),
	composer: () => composerPackages( say ),
	types: () =>
		must( process.execPath, [ path.join( root, 'tools/types.mjs' ) ], {
			cwd: root,
		} ),
	'wordpress 7.1': () => wordpress( '7.1', say ),
	'wordpress 6.8': () => wordpress( '6.8', say ),
	build: () => buildIfChanged( say ),
};

/** Whether Playwright has fetched a browser of its own. */
async function ownChromium() {
	try {
		const { createRequire } = await import( 'node:module' );
		const { chromium } = createRequire( import.meta.url )(
			'@playwright/test'
		);
		return fs.existsSync( chromium.executablePath() );
	} catch {
		return false;
	}
}

const results = [];

function record( suite, { passed, failed, notes = [] }, since, output = '' ) {
	const time = clock( since );
	results.push( { name: suite.name, passed, failed, notes, time } );
	print(
		`${ output }  ${ passed } passed, ${ failed } failed, ${ clock( since ) }\n`
	);
}

const broken = new Map();
const needed = Object.keys( preparations ).filter( ( key ) =>
	names.some( ( name ) => suites[ name ].needs.includes( key ) )
);
print( '== Preparing\n' );
for ( const key of needed ) {
	const since = Date.now();
	try {
		await inTime( key, Promise.resolve( preparations[ key ]() ), LIMIT );
		say( `${ key } (${ clock( since ) })` );
	} catch ( error ) {
		broken.set( key, error );
		print( `  FAIL  ${ key }: ${ error.message }\n` );
	}
}

async function runSuite( suite, out ) {
	const missing = suite.needs.filter( ( key ) => broken.has( key ) );
	if ( missing.length ) {
		out( `Could not run without: ${ missing.join( ', ' ) }\n` );
		return { passed: 0, failed: 1 };
	}
	try {
		return await suite.run( out );
	} catch ( error ) {
		out( `${ error.stack }\n` );
		return { passed: 0, failed: 1 };
	}
}

/**
 * Runs suites, some of them beside each other.
 *
 * @param {Object[]} queue In this order.
 * @param {number}   lanes How many at a time. One prints as it goes; of several, each one's output comes in one piece.
 */
async function inLanes( queue, lanes ) {
	const lane = async () => {
		for ( let suite = queue.shift(); suite; suite = queue.shift() ) {
			const since = Date.now();
			const head = `\n== ${ suite.name }\n`;
			let output = '';
			if ( lanes === 1 ) {
				print( head );
			}
			const counts = await runSuite(
				suite,
				lanes === 1 ? print : ( text ) => ( output += text )
			);
			record( suite, counts, since, lanes === 1 ? '' : head + output );
		}
	};
	await Promise.all( Array.from( { length: lanes }, lane ) );
}

for ( const [ lanes, ...stage ] of STAGES ) {
	await inLanes(
		stage
			.filter( ( name ) => names.includes( name ) )
			.map( ( name ) => suites[ name ] ),
		lanes
	);
}

const total = ( key ) => results.reduce( ( all, one ) => all + one[ key ], 0 );
print( `\n== Summary (${ clock( began ) })\n` );
for ( const { name, passed, failed, notes, time } of results ) {
	print(
		`  ${ failed ? 'FAIL' : 'ok  ' }  ${ name.padEnd( 26 ) } ${ String( passed ).padStart( 5 ) } passed ${ String( failed ).padStart( 4 ) } failed  ${ time }\n`
	);
	// Whoever sees the end of a log only has to learn from it which tests these were.
	notes.forEach( ( note ) => print( `          ${ note }\n` ) );
}
print( `${ total( 'passed' ) } passed, ${ total( 'failed' ) } failed\n` );
// What suites share (a site, its servers) lives until here, and would keep this process alive.
process.exit( total( 'failed' ) || ! total( 'passed' ) ? 1 : 0 );
