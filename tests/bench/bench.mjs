/**
 * npm run bench -- [--quick] [--write] [--only=render,idle,weight,phone,talk,crowd,refresh,imports,gallery,library,typing,popup,counts,clicks,navigation,motion,settings]
 *
 * Prints the figures that Vitrine promises, each with its baseline of the same run. It never fails because of a figure:
 * timings are read by people. --write puts them into docs/figures.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWithParent } from '../../tools/cleanup.mjs';
import { root } from '../../tools/paths.mjs';
import { has } from '../../tools/processes.mjs';
import { clicks } from './clicks.mjs';
import { counts, countsOfMany } from './counts.mjs';
import { crowd } from './crowd.mjs';
import { machine, table, write } from './figures.mjs';
import { gallery } from './gallery.mjs';
import { idle } from './idle.mjs';
import { imports } from './imports.mjs';
import { library } from './library.mjs';
import { motion } from './motion.mjs';
import { navigation } from './navigation.mjs';
import { phone } from './phone.mjs';
import { popupPages, popupVisitor } from './popup.mjs';
import { refresh } from './refresh.mjs';
import { render, renderByHttp } from './render.mjs';
import { settings } from './settings.mjs';
import { benchSite } from './sites.mjs';
import { talk } from './talk.mjs';
import { typing } from './typing.mjs';
import { weight } from './weight.mjs';

const PARTS = [
	'render',
	'idle',
	'weight',
	'phone',
	'talk',
	'crowd',
	'refresh',
	'imports',
	'gallery',
	'library',
	'typing',
	'popup',
	'counts',
	'clicks',
	'navigation',
	'motion',
	'settings',
];

const { values } = parseArgs( {
	options: {
		quick: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
		only: { type: 'string', default: PARTS.join( ',' ) },
	},
} );
const { quick } = values;
const wanted = new Set( values.only.split( ',' ) );
const unknown = [ ...wanted ].filter( ( name ) => ! PARTS.includes( name ) );
const hasMysql = Boolean( process.env.VITRINE_DB_HOST ) || has( 'mariadbd' );
const begun = Date.now();
const figures = [];

const say = ( line ) =>
	process.stderr.write(
		`${ String( Math.round( ( Date.now() - begun ) / 1000 ) ).padStart( 4 ) } s  ${ line }\n`
	);

/**
 * Measures one part; what fails is told and leaves the others alone.
 *
 * @param {string}                                          name
 * @param {() => Promise<import('./figures.mjs').Figure[]>} measure
 */
async function part( name, measure ) {
	if ( ! wanted.has( name.split( ' ' )[ 0 ] ) ) {
		return;
	}
	say( name );
	try {
		figures.push( ...( await measure() ) );
	} catch ( error ) {
		figures.push( {
			name: `${ name }: ${ error.message.split( '\n' )[ 0 ] }`,
			measured: 'failed',
			baseline: '',
			difference: '',
			budget: '',
			holds: false,
		} );
		process.stderr.write( `${ error.stack }\n` );
	}
}

if ( unknown.length ) {
	process.stderr.write(
		`Unknown: ${ unknown.join( ', ' ) }. Known: ${ PARTS.join( ', ' ) }.\n`
	);
	process.exit( 1 );
}
if ( ! fs.existsSync( path.join( root, 'build/blocks-manifest.php' ) ) ) {
	process.stderr.write( 'Nothing is built: run npm run build.\n' );
	process.exit( 1 );
}
endWithParent();

say( 'starting sites' );
const sqlite = await benchSite( { db: 'sqlite', say } );
const mysql = hasMysql ? await benchSite( { db: 'mysql', say } ) : null;
const sites = [
	...( mysql ? [ [ mysql, 'MySQL' ] ] : [] ),
	[ sqlite, 'SQLite' ],
];
if ( ! mysql ) {
	say( 'no MySQL: measured on SQLite only' );
}

// The database has no part in it: one is enough.
await part( `idle ${ sites[ 0 ][ 1 ] }`, () => idle( ...sites[ 0 ], quick ) );
for ( const [ site, database ] of sites ) {
	await part( `render ${ database }`, () => render( site, database, quick ) );
	await part( `render by HTTP ${ database }`, () =>
		renderByHttp( site, database, quick )
	);
}
for ( const [ site, database ] of sites ) {
	await part( `library ${ database }`, () =>
		library( site, database, quick )
	);
}
for ( const [ site, database ] of sites ) {
	await part( `popup ${ database }`, () =>
		popupPages( site, database, quick )
	);
}
await part( 'popup of a visitor', () =>
	popupVisitor( sites[ 0 ][ 0 ], quick )
);
await Promise.all( sites.map( ( [ site ] ) => site.stop() ) );

for ( const [ , database ] of sites ) {
	await part( `counts ${ database }`, () =>
		counts(
			database === 'MySQL' ? 'mysql' : 'sqlite',
			database,
			quick,
			say
		)
	);
}
if ( mysql ) {
	await part( 'counts of many posts', () => countsOfMany( quick, say ) );
}
await part( 'clicks', () => clicks( quick, say ) );
await part( 'navigation', () => navigation( quick, say ) );
await part( 'motion', () => motion( quick, say ) );
await part( 'settings', () => settings( quick, say ) );
await part( 'weight', () => weight( quick ) );
await part( 'phone', () => phone( quick ) );
await part( 'talk', () => talk( quick ) );
await part( 'crowd', () => crowd( mysql ? 'mysql' : 'sqlite', quick ) );
await part( 'refresh', () => refresh( mysql ? 'mysql' : 'sqlite', quick ) );
await part( 'imports', () => imports( mysql ? 'mysql' : 'sqlite', quick ) );
await part( 'gallery', () => gallery( quick, say ) );
await part( 'typing', () => typing( quick ) );

figures.sort( ( one, other ) =>
	one.name.localeCompare( other.name, 'en', { numeric: true } )
);
const seconds = ( Date.now() - begun ) / 1000;
process.stdout.write(
	`\n${ table( figures ) }\n\n${ machine() }; ${ Math.round( seconds ) } s\n`
);
if ( values.write ) {
	write( figures, seconds );
	say( 'docs/figures.md is written' );
}
process.exit( 0 );
