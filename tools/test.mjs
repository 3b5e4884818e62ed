/**
 * npm test [-- --only=NAME,NAME]
 *
 * Installs what is missing, runs every suite and ends with one line: `N passed, N failed`.
 */
import { parseArgs } from 'node:util';
import { endWithParent } from './cleanup.mjs';
import { preparations } from './preparations.mjs';
import { inTime } from './processes.mjs';
import { BESIDE, GROUPS, LIMIT, STAGES, suites } from './suites.mjs';
import { inOrder, takeTurns } from './turns.mjs';

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

const listed = [ ...STAGES.flat(), ...BESIDE ];
const forgotten = Object.keys( suites ).filter(
	( name ) => ! listed.includes( name )
);
if ( forgotten.length ) {
	throw new Error( `In no stage: ${ forgotten.join( ', ' ) }.` );
}

const results = [];

function record( suite, { passed, failed, notes = [] }, since, output = '' ) {
	const time = clock( since );
	results.push( { name: suite.name, passed, failed, notes, time } );
	print(
		`${ output }  ${ passed } passed, ${ failed } failed, ${ clock( since ) }\n`
	);
}

print( '== Preparing\n' );
const ready = inOrder(
	preparations,
	[ ...new Set( names.flatMap( ( name ) => suites[ name ].needs ) ) ],
	async ( key, prepare ) => {
		const since = Date.now();
		try {
			await inTime(
				key,
				Promise.resolve(
					prepare( ( line ) => say( `${ key }: ${ line }` ) )
				),
				LIMIT
			);
			say( `${ key } (${ clock( since ) })` );
		} catch ( error ) {
			print( `  FAIL  ${ key }: ${ error.message }\n` );
			throw error;
		}
	}
);

/**
 * Runs a suite.
 *
 * @param {string}  name
 * @param {Object}  options
 * @param {boolean} options.isAlone   Whether it prints as it goes; of several, and of patient ones, the output comes in one piece at the end.
 * @param {boolean} options.isPatient Whether all others go first.
 */
async function runSuite( name, { isAlone = false, isPatient = false } ) {
	const suite = suites[ name ];
	const since = Date.now();
	let output = `\n== ${ suite.name }\n`;
	const flush = () => {
		print( output );
		output = '';
	};
	const out = ( text ) => {
		output += text;
		if ( isAlone ) {
			flush();
		}
	};
	const missing = [];
	for ( const key of suite.needs ) {
		await ready[ key ].catch( () => missing.push( key ) );
	}
	let counts = { passed: 0, failed: 1 };
	try {
		if ( missing.length ) {
			out( `Could not run without: ${ missing.join( ', ' ) }\n` );
		} else {
			counts = await suite.run( out, isPatient );
		}
	} catch ( error ) {
		out( `${ error.stack }\n` );
	}
	record( suite, counts, since, output );
}

const inLanes = ( lanes, list, options ) =>
	takeTurns(
		list.filter( ( name ) => names.includes( name ) ),
		lanes,
		( name ) =>
			Promise.allSettled(
				suites[ name ].needs.map( ( key ) => ready[ key ] )
			),
		( name ) => runSuite( name, options )
	);

const isPatient = STAGES.flat().some( ( name ) => names.includes( name ) );
const beside = inLanes( isPatient ? 1 : 2, BESIDE, { isPatient } );
for ( const [ lanes, ...stage ] of STAGES ) {
	await inLanes( lanes, stage, { isAlone: lanes === 1 } );
}
await beside;

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
