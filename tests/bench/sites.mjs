/**
 * The throw-away sites that are measured, and PHP inside them.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { atEnd } from '../../tools/cleanup.mjs';
import { graphServer } from '../../tools/graph-server.mjs';
import { nativeSite } from '../../tools/native-site.mjs';
import { root } from '../../tools/paths.mjs';

const MAX_TIME = 30000;

const here = import.meta.dirname;

/**
 * A site with a Graph server of its own and without demo content.
 *
 * @param {Object} options See nativeSite().
 * @return {Promise<Object>} The site, with control( switches ) and log() of its Graph server.
 */
export async function benchSite( options ) {
	const graph = await graphServer();
	const site = await nativeSite( { ...options, graph: graph.url } );
	const plugins = path.join( site.folder, 'wp-content/mu-plugins' );
	fs.mkdirSync( plugins, { recursive: true } );
	fs.copyFileSync(
		path.join( here, 'server-timing.php' ),
		path.join( plugins, 'server-timing.php' )
	);
	const ask = async ( address, request ) => {
		const response = await fetch( `${ graph.url }${ address }`, request );
		const text = await response.text();
		if ( ! response.ok ) {
			throw new Error(
				`The Graph server answered ${ response.status }: ${ text }`
			);
		}
		return JSON.parse( text );
	};
	return {
		...site,
		control: ( switches ) =>
			ask( '/__control', {
				method: 'POST',
				body: JSON.stringify( switches ),
			} ),
		graphLog: () => ask( '/__log' ),
		clearGraphLog: () => ask( '/__log', { method: 'DELETE' } ),
		async stop() {
			await site.stop();
			await graph.stop();
		},
	};
}

/**
 * Starts a script of this folder inside a site. It returns a function that gets the input.
 *
 * @param {Object}                 site
 * @param {string}                 script   Such as 'render.php'.
 * @param {Object}                 input
 * @param {Record<string, string>} settings Settings of PHP.
 * @return {{child: import('node:child_process').ChildProcess, result: Promise<any>}} The process, and what the function returned; null when it was killed.
 */
export function start( site, script, input = {}, settings = {} ) {
	const options = Object.entries( {
		memory_limit: '512M',
		'opcache.enable_cli': '1',
		display_errors: 'stderr',
		...settings,
	} );
	const child = spawn( 'php', [
		...options.flatMap( ( [ key, value ] ) => [
			'-d',
			`${ key }=${ value }`,
		] ),
		path.join( root, 'tools/native/run.php' ),
		site.folder,
		site.url,
	] );
	const forget = atEnd( () => child.kill( 'SIGKILL' ) );
	let stdout = '';
	let stderr = '';
	child.stdout.on( 'data', ( data ) => {
		stdout += data;
	} );
	child.stderr.on( 'data', ( data ) => {
		stderr += data;
	} );
	child.stdin.on( 'error', () => {} );
	// Only visitors start WordPress's background run.
	child.stdin.end(
		`remove_action( 'shutdown', '_wp_cron' ); return ( require '${ path.join( here, script ) }' )( json_decode( base64_decode( '${ Buffer.from( JSON.stringify( input ) ).toString( 'base64' ) }' ), true ) );`
	);
	const result = new Promise( ( resolve, reject ) => {
		child.on( 'error', reject );
		child.on( 'close', ( code, signal ) => {
			forget();
			if ( signal === 'SIGKILL' ) {
				resolve( null );
			} else if ( code !== 0 ) {
				reject(
					new Error(
						`${ script } failed (${ code ?? signal }):\n${ stderr.trim() || stdout.trim() }`
					)
				);
			} else {
				resolve(
					JSON.parse( stdout.slice( stdout.lastIndexOf( '\n' ) + 1 ) )
				);
			}
		} );
	} );
	return { child, result };
}

export const inSite = ( ...args ) => start( ...args ).result;

/**
 * Asks for a page and reads what server-timing.php says about it.
 *
 * @param {string}                 url
 * @param {Record<string, string>} headers
 * @return {Promise<{status: number, html: string, total: number, cpu: number, queries: number, calls: number, waited: number, opcache: number}>} The page and its cost.
 */
export async function view( url, headers = {} ) {
	const response = await fetch( url, {
		headers: { connection: 'close', ...headers },
	} );
	const html = await response.text();
	const timing = Object.fromEntries(
		[
			...( response.headers.get( 'server-timing' ) ?? '' ).matchAll(
				/(\w+);dur=([\d.]+)/g
			),
		].map( ( [ , name, value ] ) => [ name, Number( value ) ] )
	);
	return { status: response.status, html, ...timing };
}

/**
 * Asks for two pages in turn, so that what the machine does besides hits both; on a busy machine it ends sooner.
 *
 * @param {number}                times
 * @param {() => Promise<Object>} one
 * @param {() => Promise<Object>} other
 * @param {number}                most  Milliseconds.
 * @return {Promise<[Object[], Object[]]>} The views of both.
 */
export async function inTurn( times, one, other, most = MAX_TIME ) {
	const views = [ [], [] ];
	const end = Date.now() + most;
	for ( let i = 0; i < times && Date.now() < end; i++ ) {
		for ( const which of i % 2 ? [ 0, 1 ] : [ 1, 0 ] ) {
			views[ which ].push( await [ one, other ][ which ]() );
		}
	}
	return views;
}
