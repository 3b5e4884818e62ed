/**
 * A server of the project's own that speaks the Facebook Graph API and
 * graph.instagram.com: `node tests/graph/server.mjs --port=9401 [--data=FOLDER]`.
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, freshState, switchOn } from './control.mjs';
import { dialog, dialogOf, instagramCode } from './dialogs.mjs';
import { GraphError, findError, namedError } from './errors.mjs';
import { mangled, strike } from './faults.mjs';
import { hostile } from './hostile.mjs';
import { Journal } from './journal.mjs';
import { picture, spoil } from './pictures.mjs';
import { accountOfRequest, answer } from './routes.mjs';
import { findToken, tokenSent } from './tokens.mjs';
import { usageHeaders } from './usage.mjs';
import { feed } from './website.mjs';
import { readData, World } from './world.mjs';

const VERSION = 'v26.0';
const HTML =
	'<!DOCTYPE html>\n<html lang="en" id="facebook">\n<head><title>Error</title><meta charset="utf-8"></head>\n<body><div id="content"><h1>Sorry, something went wrong.</h1><p>We\'re working on getting this fixed as soon as we can.</p></div></body>\n</html>\n';
const API_OVERSIZE = 21 * 1024 * 1024;

function drained( response ) {
	return new Promise( ( done ) => {
		const finish = () => {
			response.off( 'drain', finish );
			response.off( 'close', finish );
			done();
		};
		response.on( 'drain', finish );
		response.on( 'close', finish );
	} );
}

const wait = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

function readBody( request ) {
	return new Promise( ( done, fail ) => {
		const chunks = [];
		request.on( 'data', ( chunk ) => chunks.push( chunk ) );
		request.on( 'end', () =>
			done( Buffer.concat( chunks ).toString( 'utf8' ) )
		);
		request.on( 'error', fail );
	} );
}

/**
 * @param {Object} options
 * @param {string} [options.data] Folder of JSON files.
 * @return {import('node:http').Server} Not yet listening.
 */
export function createGraph( {
	data = fileURLToPath( new URL( './data', import.meta.url ) ),
} = {} ) {
	const source = readData( data );
	const started = Math.floor( Date.now() / 1000 );
	const hub = {
		state: freshState(),
		world: new World( source, started ),
		journal: new Journal(),
		now: () => Date.now() / 1000 + Number( hub.state.clock ),
		reset() {
			hub.state = freshState();
			hub.world = new World(
				source,
				started,
				Math.floor( Date.now() / 1000 )
			);
			hub.journal.clear();
		},
	};

	function send( response, status, body, headers = {} ) {
		const bytes = Buffer.isBuffer( body ) ? body : Buffer.from( body );
		response.writeHead( status, {
			'content-length': bytes.length,
			...headers,
		} );
		response.end( response.req.method === 'HEAD' ? undefined : bytes );
	}

	const json = ( response, status, value, headers = {} ) =>
		send( response, status, JSON.stringify( value, null, 1 ), {
			'content-type': 'application/json; charset=UTF-8',
			...headers,
		} );

	async function control( request, response, path ) {
		if ( path === '/__log' ) {
			if ( request.method === 'DELETE' ) {
				hub.journal.clear();
			}
			return json( response, 200, hub.journal.report() );
		}
		if ( request.method !== 'POST' ) {
			return json( response, 200, describe( hub ) );
		}
		try {
			return json( response, 200, {
				ok: true,
				...( await switchOn(
					hub,
					JSON.parse( await readBody( request ) )
				) ),
			} );
		} catch ( error ) {
			return json( response, 400, { ok: false, message: error.message } );
		}
	}

	async function servePicture( request, response, url, entry ) {
		const file = url.pathname.split( '/' ).pop();
		const context = { world: hub.world, state: hub.state, now: hub.now() };
		const good = picture( context, file, url.searchParams );
		const fault = strike( hub.state.pictures, {
			file,
			path: url.pathname,
		} );
		const out = fault ? spoil( fault, good ) : good;
		if ( fault?.kind === 'hang' ) {
			return;
		}
		if ( fault?.ms || fault?.kind === 'slow' ) {
			await wait( fault.ms ?? 3000 );
		}
		const headers = {
			'content-type': out.type,
			'access-control-allow-origin': '*',
			'cache-control':
				out.status === 200
					? 'max-age=1209600, no-transform'
					: 'no-store',
			...( out.location ? { location: out.location } : {} ),
		};
		if ( out.pad ) {
			response.writeHead( out.status, {
				...headers,
				'content-length': out.bytes.length + out.pad,
			} );
			response.write( out.bytes );
			const block = Buffer.alloc( 1024 * 256 );
			let left = out.pad;
			while ( left > 0 && ! response.destroyed ) {
				const size = Math.min( left, block.length );
				if ( ! response.write( block.subarray( 0, size ) ) ) {
					await drained( response );
				}
				left -= size;
			}
			response.end();
		} else if ( out.cut !== undefined ) {
			response.writeHead( out.status, {
				...headers,
				'content-length': out.bytes.length,
			} );
			response.write( out.bytes.subarray( 0, out.cut ), () =>
				response.destroy()
			);
		} else {
			const range = /^bytes=(\d+)-(\d*)$/.exec(
				request.headers.range ?? ''
			);
			if ( range && out.type === 'video/mp4' ) {
				const from = Number( range[ 1 ] );
				const to = range[ 2 ]
					? Math.min( Number( range[ 2 ] ), out.bytes.length - 1 )
					: out.bytes.length - 1;
				send( response, 206, out.bytes.subarray( from, to + 1 ), {
					...headers,
					'accept-ranges': 'bytes',
					'content-range': `bytes ${ from }-${ to }/${ out.bytes.length }`,
				} );
			} else {
				send( response, out.status, out.bytes, headers );
			}
		}
		entry.close( out.status );
	}

	function enforced( network, token ) {
		const { usage } = hub.state;
		if ( ! usage?.enforce || usage.percent < 100 ) {
			return null;
		}
		if ( token?.kind === 'page' ) {
			return namedError( 'pages_limit' );
		}
		return namedError(
			network === 'instagram' ? 'instagram_limit' : 'app_limit'
		);
	}

	function oversized( response, headers ) {
		response.writeHead( 200, {
			'content-type': 'application/json; charset=UTF-8',
			...headers,
		} );
		response.end(
			`{"data":[{"id":"1_1","message":"${ 'x'.repeat( API_OVERSIZE ) }"}]}`
		);
	}

	function broken( response, fault, payload, headers ) {
		const type = {
			'content-type': 'application/json; charset=UTF-8',
			...headers,
		};
		const bytes = () =>
			Buffer.from( JSON.stringify( payload ?? { data: [] } ) );
		const part = () =>
			bytes().subarray(
				0,
				Math.max( 1, Math.floor( bytes().length * 0.6 ) )
			);
		switch ( fault.fail ) {
			case 'html503':
				return send( response, fault.status ?? 503, HTML, {
					'content-type': 'text/html; charset=utf-8',
				} );
			case 'html200':
				return send( response, 200, HTML, {
					'content-type': 'text/html; charset=utf-8',
				} );
			case 'truncated':
				return send( response, 200, part(), type );
			case 'cut':
				response.writeHead( 200, {
					...type,
					'content-length': bytes().length,
				} );
				response.write( part(), () => response.destroy() );
				return undefined;
			case 'empty':
				return send( response, fault.status ?? 200, '', type );
			case 'notjson200':
				return send( response, 200, 'for (;;);OK', {
					...type,
					'content-type': 'text/javascript; charset=UTF-8',
				} );
			case 'error200':
				return json(
					response,
					200,
					(
						findError( fault.error ?? 'unknown' ) ??
						namedError( 'unknown' )
					).body(),
					headers
				);
			case 'redirect':
				return send( response, 302, '', {
					location:
						fault.to ?? 'http://169.254.169.254/latest/meta-data/',
				} );
			case 'oversize':
				return oversized( response, headers );
			case 'body':
				return send(
					response,
					fault.status ?? 200,
					typeof fault.body === 'string'
						? fault.body
						: JSON.stringify( fault.body ),
					type
				);
			case 'mangle':
				return json(
					response,
					200,
					mangled( payload ?? {}, fault ),
					headers
				);
			default:
				response.destroy();
				return undefined;
		}
	}

	async function api( request, response, url, base ) {
		const network = /^\/instagram(\/|$)/.test( url.pathname )
			? 'instagram'
			: 'facebook';
		let parts = url.pathname
			.split( '/' )
			.filter( Boolean )
			.map( decodeURIComponent );
		if ( network === 'instagram' ) {
			parts = parts.slice( 1 );
		}
		const version = /^v\d+\.\d+$/.test( parts[ 0 ] ?? '' )
			? parts.shift()
			: VERSION;
		if ( request.method === 'POST' ) {
			// Forms say what addresses say.
			new URLSearchParams( await readBody( request ) ).forEach(
				( value, name ) => url.searchParams.append( name, value )
			);
		}
		const sent = tokenSent( url, request.headers );
		const token = sent ? findToken( hub.world, sent ) : null;
		let tokenLabel = token?.label ?? 'unknown';
		let tokenBy = url.searchParams.has( 'access_token' )
			? 'query'
			: 'header';
		if ( ! sent ) {
			tokenLabel = 'none';
			tokenBy = 'none';
		}
		const path = `${ network === 'instagram' ? '/instagram' : '' }/${ parts.join( '/' ) }`;
		const query = Object.fromEntries(
			[ ...url.searchParams ].filter(
				( [ key ] ) =>
					! /token|secret|proof/.test( key ) ||
					key === '__paging_token'
			)
		);
		const account = accountOfRequest( hub.world, token, parts );
		const entry = hub.journal.open( {
			kind: 'api',
			method: request.method,
			network,
			version,
			path,
			query,
			account,
			tokenLabel,
			tokenBy,
		} );
		response.on( 'close', () => entry.close( response.statusCode ) );
		const about = { path, account, tokenLabel, network };

		const stall = strike( hub.state.stalls, about );
		if ( stall ) {
			await wait( stall.ms );
		}
		const fault = strike( hub.state.fails, about );
		if ( fault?.fail === 'hang' ) {
			return;
		}
		if ( fault?.fail === 'drop' ) {
			response.destroy();
			return;
		}
		const now = hub.now();
		const headers = {
			'facebook-api-version': version,
			'x-fb-request-id': `A${ Math.random().toString( 36 ).slice( 2, 12 ) }`,
			'cache-control': 'private, no-cache, no-store, must-revalidate',
			'access-control-allow-origin': '*',
			...usageHeaders( hub.state, token, account, network ),
		};
		const context = {
			method: request.method === 'HEAD' ? 'GET' : request.method,
			query: url.searchParams,
			parts,
			network,
			sent,
			world: hub.world,
			state: hub.state,
			base,
			api: network === 'instagram' ? `${ base }/instagram` : base,
			version,
			now,
		};

		const fail = ( error ) => {
			const challenge =
				error.code === 190
					? {
							'www-authenticate': `OAuth "Facebook Platform" "invalid_token" "${ error.message.slice( 0, 100 ) }"`,
						}
					: {};
			json( response, error.status, error.body(), {
				...headers,
				...challenge,
			} );
		};
		const error =
			fault &&
			findError( fault.fail, {
				app: hub.world.app.id,
				id: parts[ 0 ],
				path: `/${ parts.join( '/' ) }`,
				date: 'Monday, 02-Nov-26 05:00:00 PST',
				now: 'Saturday, 21-Nov-26 05:00:00 PST',
			} );
		if ( error ) {
			error.status = fault.status ?? error.status;
			fail( error );
			return;
		}
		try {
			const limit = enforced( network, token );
			if ( limit ) {
				throw limit;
			}
			if (
				network === 'instagram' &&
				parts.join( '/' ) === 'oauth/access_token' &&
				context.method === 'POST' &&
				! fault
			) {
				const { status, body } = instagramCode( context );
				json( response, status, body, headers );
				return;
			}
			const payload = answer( context );
			if ( fault ) {
				broken( response, fault, payload, headers );
			} else if ( payload.redirect ) {
				send( response, 302, '', {
					...headers,
					location: payload.redirect,
				} );
			} else {
				json(
					response,
					200,
					hub.state.hostile
						? hostile( payload, hub.state.hostile )
						: payload,
					headers
				);
			}
		} catch ( thrown ) {
			if ( fault ) {
				broken( response, fault, null, headers );
			} else if ( thrown instanceof GraphError ) {
				fail( thrown );
			} else {
				process.stderr.write( `${ thrown.stack }\n` );
				json(
					response,
					500,
					{
						error: {
							message: `The fake failed: ${ thrown.message }`,
							type: 'FakeException',
							code: -1,
						},
					},
					headers
				);
			}
		}
	}

	async function handle( request, response ) {
		const base = `http://${ request.headers.host ?? '127.0.0.1' }`;
		const url = new URL( request.url, base );
		if ( url.pathname === '/__control' || url.pathname === '/__log' ) {
			await control( request, response, url.pathname );
		} else if ( dialogOf( url.pathname ) ) {
			const { status, html, location } = dialog(
				hub,
				dialogOf( url.pathname ),
				url
			);
			send(
				response,
				status,
				html ?? '',
				location
					? { location }
					: { 'content-type': 'text/html; charset=utf-8' }
			);
		} else if ( url.pathname.startsWith( '/pictures/' ) ) {
			const entry = hub.journal.open( {
				kind: 'picture',
				method: request.method,
				network: 'cdn',
				path: url.pathname,
				query: {
					stp: url.searchParams.get( 'stp' ) ?? '',
					oe: url.searchParams.get( 'oe' ) ?? '',
				},
				account: '',
				tokenLabel: 'none',
			} );
			response.on( 'close', () => entry.close( response.statusCode ) );
			await servePicture( request, response, url, entry );
		} else if ( url.pathname.startsWith( '/website/' ) ) {
			const found = feed( hub.world, url.pathname, base );
			send( response, found ? 200 : 404, found?.body ?? '', {
				'content-type': found?.type ?? 'text/plain',
			} );
		} else {
			await api( request, response, url, base );
		}
	}

	const server = createServer( ( request, response ) => {
		handle( request, response ).catch( ( error ) => {
			process.stderr.write( `${ error.stack }\n` );
			if ( ! response.headersSent ) {
				response.writeHead( 500 );
			}
			response.end();
		} );
	} );
	server.hub = hub;
	return server;
}

function option( name, fallback ) {
	const prefix = `--${ name }=`;
	return (
		process.argv
			.find( ( argument ) => argument.startsWith( prefix ) )
			?.slice( prefix.length ) ?? fallback
	);
}

if (
	process.argv[ 1 ] &&
	import.meta.url === pathToFileURL( resolve( process.argv[ 1 ] ) ).href
) {
	const host = option( 'host', '127.0.0.1' );
	const folder = option( 'data', '' );
	const server = createGraph( folder ? { data: resolve( folder ) } : {} );
	server.on( 'error', ( error ) => {
		process.stderr.write( `${ error.message }\n` );
		process.exit( 1 );
	} );
	server.listen( Number( option( 'port', '9401' ) ), host, () => {
		process.stdout.write(
			`ready http://${ host }:${ server.address().port }\n`
		);
	} );
	for ( const signal of [ 'SIGTERM', 'SIGINT' ] ) {
		process.on( signal, () => process.exit( 0 ) );
	}
}
