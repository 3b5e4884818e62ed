/**
 * The headers of the plugin and readme.txt, as WordPress.org reads them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../paths.mjs';
import { filesIn } from './files.mjs';

/** Versions of WordPress that the tests run on: the newest is the one that the plugin is tested up to. */
const NEWEST = '7.1';

/** Words that a section may have. */
const MAX_WORDS = { changelog: 5000, 'frequently asked questions': 5000 };

const SECTIONS = [
	'description',
	'external services',
	'installation',
	'frequently asked questions',
	'screenshots',
	'changelog',
];

/** Hosts in the code that are no services: names of formats, examples, and the directory itself. */
const NO_SERVICE =
	/(^|\.)(example\.(com|org|test)|json-schema\.org|w3\.org|schema\.org|schemas\.wp\.org|jsonfeed\.org|purl\.org|wordpress\.org|wikipedia\.org|developers\.google\.com|developers\.facebook\.com|[a-z]+\.local)$/;

/**
 * @typedef {Object} Readme
 * @property {string}                 name     Name.
 * @property {Record<string, string>} headers  By name in lower case.
 * @property {string}                 short    Short description.
 * @property {Record<string, string>} sections By title in lower case.
 */

/**
 * @param {string} text readme.txt.
 * @return {Readme} Its parts.
 */
export function readmeOf( text ) {
	const [ head, ...rest ] = text.split( /^== (.+) ==$/m );
	const sections = {};
	for ( let at = 0; at < rest.length; at += 2 ) {
		sections[ rest[ at ].toLowerCase() ] = rest[ at + 1 ].trim();
	}
	const lines = head.trim().split( '\n' );
	const end = lines.indexOf( '' );
	return {
		name: /^=== (.+) ===$/.exec( lines[ 0 ] )?.[ 1 ] ?? '',
		headers: Object.fromEntries(
			lines
				.slice( 1, end )
				.map( ( line ) => /^([^:]+): *(.*)$/.exec( line ) ?? [] )
				.map( ( [ , key = '', value = '' ] ) => [
					key.toLowerCase(),
					value,
				] )
		),
		short: lines.slice( end ).join( '\n' ).trim(),
		sections,
	};
}

/**
 * @param {string} source plugin.php.
 * @param {Readme} readme
 * @return {string[]} What is wrong.
 */
export function headerFaults( source, readme ) {
	const header = ( name ) =>
		new RegExp( `^ \\* ${ name }: +(.+)$`, 'm' )
			.exec( source )?.[ 1 ]
			.trim() ?? '';
	const same = [
		[ 'Plugin Name', readme.name ],
		[ 'Requires at least', readme.headers[ 'requires at least' ] ],
		[ 'Requires PHP', readme.headers[ 'requires php' ] ],
		[ 'License', readme.headers.license ],
		[ 'Version', readme.headers[ 'stable tag' ] ],
		[ 'Text Domain', 'vitrine' ],
	]
		.filter( ( [ name, value ] ) => header( name ) !== value )
		.map(
			( [ name, value ] ) =>
				`${ name } is ${ header( name ) }, elsewhere ${ value }`
		);
	const constant = /'VITRINE_VERSION', '([^']+)'/.exec( source )?.[ 1 ];
	return [
		...same,
		...( constant === header( 'Version' )
			? []
			: [ `VITRINE_VERSION is ${ constant }` ] ),
		...( /^[0-9]+(\.[0-9]+)+$/.test( header( 'Version' ) )
			? []
			: [ 'Version is no number' ] ),
		...( header( 'Description' ) ? [] : [ 'no Description' ] ),
		// WordPress assumes the directory, and the directory takes no other.
		...( header( 'Update URI' ) ? [ 'an Update URI' ] : [] ),
	];
}

/**
 * @param {Readme} readme
 * @param {string} changelog CHANGELOG.md.
 * @return {string[]} What is wrong.
 */
export function readmeFaults( { headers, short, sections }, changelog ) {
	const faults = [];
	const demand = ( holds, fault ) => holds || faults.push( fault );
	const words = ( text ) => text.split( /\s+/ ).length;
	demand( headers[ 'tested up to' ] === NEWEST, `Tested up to ${ NEWEST }` );
	demand(
		/^[a-z0-9_.-]+(, [a-z0-9_.-]+)*$/.test( headers.contributors ),
		'Contributors'
	);
	demand( headers.tags?.split( ',' ).length <= 5, 'at most 5 tags' );
	demand( headers[ 'license uri' ], 'License URI' );
	demand(
		short && short.length <= 150,
		`a short description of ${ short.length } characters`
	);
	for ( const name of SECTIONS ) {
		demand( sections[ name ], `no section ${ name }` );
	}
	for ( const [ name, text ] of Object.entries( sections ) ) {
		const max = MAX_WORDS[ name ] ?? 2500;
		demand( words( text ) <= max, `${ name } has over ${ max } words` );
	}
	const newest = /^= (\S+) =$/m.exec( sections.changelog ?? '' )?.[ 1 ];
	demand( newest === headers[ 'stable tag' ], `changelog of ${ newest }` );
	for ( const [ , version ] of changelog.matchAll(
		/^## \[(\d[^\]]*)\]/gm
	) ) {
		demand(
			sections.changelog?.includes( `= ${ version } =` ),
			`no changelog of ${ version }`
		);
	}
	return faults;
}

/** @return {string[]} Hosts of the addresses in what visitors and the server run. */
function hosts() {
	const found = new Set();
	for ( const name of [
		'php',
		'blocks',
		'editor',
		'extensions',
		'frontend',
	].flatMap( ( folder ) => filesIn( folder, /\.(php|tsx?|json)$/ ) ) ) {
		if ( /\.test\.|\/test\/|testing\//.test( name ) ) {
			continue;
		}
		const text = fs.readFileSync( path.join( root, name ), 'utf8' );
		for ( const [ , host ] of text.matchAll(
			/https?:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/g
		) ) {
			found.add( host );
		}
	}
	return [ ...found ].filter( ( host ) => ! NO_SERVICE.test( host ) ).sort();
}

/**
 * @param {Readme} readme
 * @return {string[]} What is not said of services.
 */
export function serviceFaults( { sections } ) {
	const text = sections[ 'external services' ] ?? '';
	const services = text.split( /^= /m ).slice( 1 );
	return [
		...hosts()
			.filter( ( host ) => ! text.includes( host ) )
			.map( ( host ) => `${ host } is not named` ),
		...services
			.filter( ( one ) => ! /\]\(https:[^)]+\)/.test( one ) )
			.map( ( one ) => `no link to terms: ${ one.split( '\n' )[ 0 ] }` ),
	];
}
