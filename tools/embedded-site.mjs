/**
 * A site on wp-env's embedded runtime: PHP in WebAssembly, neither Docker nor PHP needed. Imports nothing from node_modules.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { commandOf, endGroup, must, pause } from './processes.mjs';
import { versionOf } from './wordpress.mjs';

const wpEnv = path.join( root, 'node_modules/@wordpress/env/bin/wp-env' );

/**
 * The folder that wp-env works in. Made beforehand under this name, it is the one that wp-env takes.
 *
 * @param {string} folder The folder of .wp-env.json.
 * @param {string} home   WP_ENV_HOME.
 */
const workFolder = ( folder, home ) =>
	path.join(
		home,
		crypto
			.createHash( 'md5' )
			.update( path.join( folder, '.wp-env.json' ) )
			.digest( 'hex' )
	);

/**
 * Starts the site and waits until it answers.
 *
 * @param {string} folder The folder of .wp-env.json.
 * @param {string} home   WP_ENV_HOME.
 * @param {string} core   A WordPress that the site may write to.
 */
export async function startEmbedded( folder, home, core ) {
	const work = workFolder( folder, home );
	const memory = path.join( work, 'wp-env-cache.json' );
	fs.mkdirSync( work, { recursive: true } );
	// Without the internet wp-env stops unless it remembers the latest version.
	let known = {};
	try {
		known = JSON.parse( fs.readFileSync( memory, 'utf8' ) );
	} catch {
		// The first start.
	}
	fs.writeFileSync(
		memory,
		JSON.stringify( {
			latestWordPressVersion: versionOf( core ),
			...known,
		} )
	);
	await must(
		process.execPath,
		[ wpEnv, 'start', '--runtime=playground', '--no-auto-port' ],
		{
			cwd: folder,
			env: { ...process.env, WP_ENV_HOME: home },
			timeout: 180000,
		}
	);
}

/**
 * Ends the site.
 *
 * @param {string} folder The folder of .wp-env.json.
 * @param {string} home   WP_ENV_HOME.
 * @return {boolean} Whether it was running.
 */
export function stopEmbedded( folder, home ) {
	return endRemembered(
		path.join( workFolder( folder, home ), 'playground.pid' ),
		'wp-playground'
	);
}

/**
 * Ends the program that a process file names, if it is still that program.
 *
 * @param {string} file
 * @param {string} name A part of the program's command line.
 * @return {boolean} Whether it was running.
 */
export function endRemembered( file, name ) {
	if ( ! fs.existsSync( file ) ) {
		return false;
	}
	const pid = Number.parseInt( fs.readFileSync( file, 'utf8' ), 10 );
	const running = pid > 1 && commandOf( pid ).includes( name );
	if ( running ) {
		endGroup( pid );
	}
	fs.rmSync( file, { force: true } );
	return running;
}

/** Requests until the demo content is there: pictures are made in WebAssembly, a few with each. */
const MAX_REQUESTS = 100;

/**
 * Activates the plugin and makes the demo content.
 *
 * @param {string}                 url
 * @param {string}                 secret VITRINE_DEMO_SECRET of the site.
 * @param {(line: string) => void} say    Told how far it is.
 * @return {Promise<Object<string, string>>} Address of each demo page by its title.
 */
export async function seedEmbedded( url, secret, say = () => {} ) {
	const cookies = new Map();
	let last = '';
	for ( let i = 0; i < MAX_REQUESTS; i++ ) {
		const response = await follow(
			url,
			{
				method: 'POST',
				body: new URLSearchParams( { vitrine_demo_secret: secret } ),
			},
			cookies
		);
		last = await response.text();
		let answer;
		try {
			answer = JSON.parse( last );
		} catch {
			await pause( 500 );
			continue;
		}
		if ( answer.data?.pages ) {
			return answer.data.pages;
		}
		if ( ! answer.data?.again ) {
			break;
		}
		if ( answer.data.posts ) {
			say( `  ${ answer.data.posts } posts with their pictures` );
		}
	}
	throw new Error(
		`The demo content could not be made: ${ last.replace( /<[^>]+>|\s+/g, ' ' ).slice( 0, 600 ) }`
	);
}

/**
 * Fetches a page as a browser would: the runtime logs a visitor in by a redirect with a cookie, which takes a second or two. A POST is sent again.
 *
 * @param {string}              url
 * @param {RequestInit}         options
 * @param {Map<string, string>} cookies Those of earlier requests; new ones are added.
 * @return {Promise<Response>} The answer.
 */
export async function follow( url, options = {}, cookies = new Map() ) {
	let at = url;
	for ( let hops = 0; hops < 10; hops++ ) {
		const response = await fetch( at, {
			...options,
			redirect: 'manual',
			headers: {
				...options.headers,
				cookie: [ ...cookies ]
					.map( ( pair ) => pair.join( '=' ) )
					.join( '; ' ),
			},
			signal: AbortSignal.timeout( 120000 ),
		} );
		for ( const line of response.headers.getSetCookie() ) {
			const [ , name, value ] = /^([^=]+)=([^;]*)/.exec( line ) ?? [];
			cookies.set( name, value );
		}
		const target = response.headers.get( 'location' );
		if ( response.status < 300 || response.status > 399 || ! target ) {
			return response;
		}
		await response.arrayBuffer();
		at = new URL( target, at ).href;
	}
	throw new Error( `${ url } redirects for ever.` );
}
