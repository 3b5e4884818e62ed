/**
 * Throw-away sites on this machine's own PHP.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { atEnd } from './cleanup.mjs';
import { mysql, sqlite } from './database.mjs';
import { root } from './paths.mjs';
import { linkPlugin } from './plugin.mjs';
import { answers, freePort, must, serve } from './processes.mjs';
import { wordpress } from './wordpress.mjs';

const script = ( name ) => path.join( root, 'tools/native', name );

/** WordPress ended before it ran the code: the database was locked, or a file was just being written. Twin: tools/native/run.php. */
const NOT_LOADED = 503;

/** How often such code is run. */
const TRIES = 3;

const PHP_SETTINGS = Object.entries( {
	memory_limit: '512M',
	max_execution_time: '120',
	upload_max_filesize: '64M',
	post_max_size: '64M',
	'opcache.revalidate_freq': '0',
	sendmail_path: '/bin/true',
} ).flatMap( ( [ key, value ] ) => [ '-d', `${ key }=${ value }` ] );

/** The extensions of PHP that a site needs, as Debian calls their packages. */
export const PHP_EXTENSIONS = [
	'sqlite3',
	'mysql',
	'gd',
	'xml',
	'mbstring',
	'curl',
	'intl',
	'zip',
];

/**
 * Makes a site and starts it. It is gone when stop() is called or this process ends.
 *
 * @param {Object}                 options
 * @param {string}                 options.branch    The WordPress to fetch.
 * @param {string}                 options.wordpress A folder with WordPress instead; it is copied, never changed.
 * @param {number}                 options.port      0 for any.
 * @param {'sqlite'|'mysql'}       options.db
 * @param {'linked'|'none'|string} options.plugin    Linked from the checkout, none, or the file name of a zip.
 * @param {string}                 options.graph     Address of a Graph server.
 * @param {boolean}                options.multisite
 * @param {boolean}                options.cron      Whether visits start due events.
 * @param {boolean|string[]}       options.demo      Whether to make the demo content; or its accounts, albums and these files of pages alone.
 * @param {number}                 options.workers   How many requests are answered at the same time.
 * @param {boolean}                options.cached    Whether browsers may keep files that have a version: nobody changes them meanwhile.
 * @param {Object}                 options.constants More constants for wp-config.php.
 * @param {(line: string) => void} options.say
 * @return {Promise<{url: string, folder: string, graph: string, pages: Object, php: (code: string) => Promise<any>, log: () => string, stop: () => Promise<void>}>} The site.
 */
export async function nativeSite( {
	branch = '7.1',
	wordpress: source,
	port = 0,
	db = 'sqlite',
	plugin = 'linked',
	graph = '',
	multisite = false,
	cron = false,
	demo = false,
	workers = 4,
	cached = false,
	constants = {},
	say = () => {},
} = {} ) {
	const core = source ?? ( await wordpress( branch, say ) );
	if ( ! fs.existsSync( path.join( core, 'wp-load.php' ) ) ) {
		throw new Error( `There is no WordPress in ${ core }.` );
	}
	const scratch = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrine-site-' ) );
	const remove = atEnd( () =>
		fs.rmSync( scratch, { recursive: true, force: true, maxRetries: 5 } )
	);
	const running = [];
	const stop = async () => {
		for ( const part of running.splice( 0 ).reverse() ) {
			await part.stop();
		}
		remove();
	};

	try {
		const folder = path.join( scratch, 'wordpress' );
		const content = path.join( folder, 'wp-content' );
		await must( 'cp', [ '-rL', '--reflink=auto', core, folder ] );
		// A given folder may be somebody's site: its code is wanted, not its database and its settings.
		for ( const name of [
			'wp-config.php',
			'.htaccess',
			'wp-content/db.php',
			'wp-content/database',
			'wp-content/debug.log',
			'wp-content/object-cache.php',
			'wp-content/advanced-cache.php',
			'wp-content/mu-plugins',
			'wp-content/plugins/vitrine',
		] ) {
			fs.rmSync( path.join( folder, name ), {
				recursive: true,
				force: true,
			} );
		}
		fs.mkdirSync( path.join( content, 'uploads' ), { recursive: true } );

		const database =
			db === 'mysql' ? await mysql( scratch ) : sqlite( content );
		running.push( database );

		const free = await freePort( port );
		if ( port && free !== port ) {
			throw new Error( `Port ${ port } is taken.` );
		}
		const url = `http://localhost:${ free }`;
		const config = {
			...database.constants,
			...salts(),
			WP_SITEURL: url,
			WP_HOME: url,
			WP_DEBUG: true,
			WP_DEBUG_LOG: true,
			WP_DEBUG_DISPLAY: false,
			WP_ENVIRONMENT_TYPE: 'local',
			WP_HTTP_BLOCK_EXTERNAL: false,
			AUTOMATIC_UPDATER_DISABLED: true,
			DISABLE_WP_CRON: ! cron,
			FS_METHOD: 'direct',
			...( plugin === 'linked'
				? {
						// Deleting the plugin in the admin would follow the links and delete the checkout.
						DISALLOW_FILE_MODS: true,
					}
				: {} ),
			...( graph
				? {
						VITRINE_GRAPH_URL: graph,
						VITRINE_INSTAGRAM_GRAPH_URL: `${ graph }/instagram`,
						VITRINE_FEED_ORIGINS: graph,
					}
				: {} ),
			...constants,
		};
		writeConfig( folder, config );
		await must( 'php', [ ...PHP_SETTINGS, script( 'install.php' ) ], {
			input: JSON.stringify( {
				url,
				folder,
				multisite,
				title: 'Vitrine',
			} ),
		} );
		if ( multisite ) {
			writeConfig( folder, {
				...config,
				MULTISITE: true,
				SUBDOMAIN_INSTALL: false,
				DOMAIN_CURRENT_SITE: `localhost:${ free }`,
				PATH_CURRENT_SITE: '/',
				SITE_ID_CURRENT_SITE: 1,
				BLOG_ID_CURRENT_SITE: 1,
			} );
		}

		const site = { url, folder };
		if ( plugin === 'linked' ) {
			linkPlugin( path.join( content, 'plugins' ) );
		}
		fs.writeFileSync(
			runKey( folder ),
			crypto.randomBytes( 24 ).toString( 'hex' ),
			{ mode: 0o600 }
		);

		const server = serve(
			'php',
			[
				...PHP_SETTINGS,
				'-S',
				`localhost:${ free }`,
				'-t',
				folder,
				script( 'router.php' ),
			],
			{
				env: {
					...process.env,
					PHP_CLI_SERVER_WORKERS: String( workers ),
					...( cached ? { VITRINE_CACHED: '1' } : {} ),
				},
			}
		);
		running.push( server );
		const alive = () => server.child.exitCode === null;
		if (
			! ( await answers( `${ url }/wp-includes/css/buttons.css`, {
				alive,
			} ) )
		) {
			throw new Error(
				`PHP's web server did not start:\n${ server.output() }`
			);
		}

		if ( plugin !== 'none' ) {
			if ( plugin !== 'linked' ) {
				await phpIn( site, installZip( plugin ) );
			}
			await phpIn( site, ACTIVATE );
		}
		const pages = demo ? await phpIn( site, demoCode( demo ) ) : {};

		return {
			...site,
			graph,
			pages,
			php: ( code ) => phpIn( site, code ),
			log: () => logOf( site ),
			stop,
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}

/**
 * Runs PHP inside a site that is served, as its administrator.
 *
 * @param {{url: string, folder: string}} site
 * @param {string}                        code Such as `return get_option( 'home' );`.
 * @return {Promise<any>} What the code returned, through JSON.
 */
export async function phpIn( { url, folder }, code ) {
	let status, said;
	for ( let tries = 0; tries < TRIES; tries++ ) {
		[ status, said ] = await post( `${ url }/.run`, code, {
			'X-Vitrine-Key': fs.readFileSync( runKey( folder ), 'utf8' ),
		} ).catch( ( { message } ) => [ 0, message ] );
		if ( status !== NOT_LOADED ) {
			break;
		}
	}
	try {
		if ( status === 200 ) {
			return JSON.parse( said.trimEnd().split( '\n' ).at( -1 ) );
		}
	} catch {
		// Told below, with what PHP printed.
	}
	throw new Error(
		`PHP in ${ folder } gave no answer (${ status }) to: ${ code.trim().split( '\n' )[ 0 ] }\n${ said.trim() || 'It printed nothing.' }`
	);
}

/** Where run.php finds the key of those who may run code in a site. */
const runKey = ( folder ) => path.join( folder, '.run-key' );

/**
 * Sends a request for whose answer it waits as long as it takes, which fetch() does not.
 *
 * @param {string} url
 * @param {string} body
 * @param {Object} headers
 * @return {Promise<[number, string]>} Status and text.
 */
function post( url, body, headers ) {
	return new Promise( ( resolve, reject ) => {
		http.request(
			url,
			// A worker that keeps a connection leaves its next request to itself, busy or not.
			{ method: 'POST', headers, agent: false },
			( response ) =>
				textOf( response ).then(
					( said ) => resolve( [ response.statusCode, said ] ),
					reject
				)
		)
			.on( 'error', reject )
			.end( body );
	} );
}

/**
 * @param {{folder: string}} site
 * @return {string} What PHP has complained of so far.
 */
export function logOf( { folder } ) {
	const file = path.join( folder, 'wp-content/debug.log' );
	return fs.existsSync( file ) ? fs.readFileSync( file, 'utf8' ) : '';
}

/**
 * @param {true|string[]} demo All of it, or files of pages.
 * @return {string} PHP that makes the demo content.
 */
function demoCode( demo ) {
	const load = `require ${ quote( path.join( root, 'tools/demo/demo.php' ) ) }; vitrine_demo_fetch();`;
	if ( demo === true ) {
		return `${ load } vitrine_demo_sources(); return vitrine_demo_seed();`;
	}
	const files = demo.map( ( file ) => quote( path.join( root, file ) ) );
	return `${ load } return vitrine_demo_seed( array( ${ files.join( ', ' ) } ) );`;
}

const ACTIVATE = `
	$result = activate_plugin( 'vitrine/plugin.php' );
	if ( is_wp_error( $result ) ) {
		throw new Exception( $result->get_error_message() );
	}
	return true;
`;

const installZip = ( file ) => `
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	$result = ( new Plugin_Upgrader( new Automatic_Upgrader_Skin() ) )->install( ${ quote( file ) } );
	if ( true !== $result ) {
		throw new Exception( is_wp_error( $result ) ? $result->get_error_message() : 'The zip could not be installed.' );
	}
	return true;
`;

function writeConfig( folder, constants ) {
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) =>
			`define( ${ quote( name ) }, ${
				typeof value === 'string' ? quote( value ) : value
			} );`
	);
	fs.writeFileSync(
		path.join( folder, 'wp-config.php' ),
		[
			'<?php',
			...lines,
			"$table_prefix = 'wp_';",
			"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
			"require_once ABSPATH . 'wp-settings.php';",
			'',
		].join( '\n' )
	);
}

/**
 * @return {Object} Freshly made keys and salts.
 */
export function salts() {
	return Object.fromEntries(
		[ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap( ( name ) =>
			[ 'KEY', 'SALT' ].map( ( kind ) => [
				`${ name }_${ kind }`,
				crypto.randomBytes( 48 ).toString( 'base64' ),
			] )
		)
	);
}

const quote = ( text ) =>
	`'${ String( text ).replace( /[\\']/g, ( character ) => `\\${ character }` ) }'`;
