/**
 * Providers of photographs of the project's own: `node tests/providers/server.mjs --port=9411`. See README.md.
 */
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { strike } from '../graph/faults.mjs';
import { Journal } from '../graph/journal.mjs';
import { flickr } from './flickr.mjs';
import { google } from './google.mjs';
import { hostile } from './hostile.mjs';
import { nano } from './nano.mjs';
import {
	FLICKR_KEY,
	FLICKR_USER,
	GOOGLE_USER,
	SIZES,
	filmFile,
	freshWorld,
	pictureFile,
	rendition,
} from './world.mjs';

const HTML =
	'<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Something went wrong.</h1></body></html>';
const MB = 1024 * 1024;
const FAULTS = [
	'body',
	'html',
	'html503',
	'empty',
	'cut',
	'notjson',
	'list',
	'string',
	'shape',
	'deep',
	'oversize',
	'hang',
	'drop',
	'error',
	'endless',
	'loop',
	'redirect',
	'404',
	'500',
];
const wait = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

const list = ( value ) =>
	( Array.isArray( value ) ? value : [ value ] ).map( ( one ) =>
		typeof one === 'object' && one ? one : { fail: String( one ) }
	);

function readBody( request ) {
	return new Promise( ( done, fail ) => {
		let text = '';
		request.on( 'data', ( chunk ) => ( text += chunk ) );
		request.on( 'end', () => done( text ) );
		request.on( 'error', fail );
	} );
}

const freshState = () => ( {
	fails: [],
	stalls: [],
	hostile: false,
	clock: 0,
} );

/** Megabytes, piece by piece, until the other side has enough. */
async function pour( response, type, bytes ) {
	response.writeHead( 200, { 'content-type': type } );
	const piece = Buffer.alloc( MB / 4, 'x' );
	for (
		let sent = 0;
		sent < bytes && ! response.destroyed;
		sent += piece.length
	) {
		if ( ! response.write( piece ) ) {
			await new Promise( ( done ) => {
				const finish = () => {
					response.off( 'drain', finish );
					response.off( 'close', finish );
					done();
				};
				response.on( 'drain', finish );
				response.on( 'close', finish );
			} );
		}
	}
	response.end();
}

/** @return {import('node:http').Server} Not yet listening. */
export function createProviders() {
	const hub = {
		state: freshState(),
		world: freshWorld(),
		journal: new Journal(),
		now: () => Date.now() / 1000 + Number( hub.state.clock ),
	};

	const send = ( response, status, body, headers = {} ) => {
		const bytes = Buffer.isBuffer( body ) ? body : Buffer.from( body );
		response.writeHead( status, {
			'content-length': bytes.length,
			...headers,
		} );
		response.end( bytes );
	};
	const json = ( response, status, value ) =>
		send( response, status, JSON.stringify( value ), {
			'content-type': 'application/json',
		} );

	function switchOn( body ) {
		if ( body.reset ) {
			hub.state = freshState();
			hub.world = freshWorld();
			hub.journal.clear();
		}
		if ( 'fail' in body ) {
			const rules =
				body.fail === null
					? []
					: list( body.fail ).map( ( one ) => ( {
							path: body.path,
							times: body.times,
							after: body.after,
							to: body.to,
							...one,
						} ) );
			const unknown = rules.find(
				( rule ) => ! FAULTS.includes( rule.fail )
			);
			if ( unknown ) {
				throw new Error(
					`No fault ${ unknown.fail }. There are: ${ FAULTS.join( ', ' ) }.`
				);
			}
			hub.state.fails = rules;
		}
		if ( 'stall' in body ) {
			hub.state.stalls = body.stall
				? [ { ms: body.stall, path: body.path, times: body.times } ]
				: [];
		}
		for ( const name of [ 'hostile', 'clock' ] ) {
			if ( name in body ) {
				hub.state[ name ] = body[ name ];
			}
		}
		for ( const all of [ hub.world.sets, hub.world.albums ] ) {
			if ( body.remove ) {
				all.splice(
					0,
					all.length,
					...all.filter( ( { id } ) => id !== body.remove )
				);
			}
			for ( const one of all ) {
				one.photos = one.photos.filter(
					( { id } ) => id !== body.remove
				);
				for ( const it of [ one, ...one.photos ] ) {
					if ( it.id === body.edit?.id ) {
						Object.assign( it, body.edit );
					}
				}
			}
		}
		if ( body.folders ) {
			Object.assign( hub.world.folders, body.folders );
		}
	}

	function servePicture( response, name, width ) {
		if ( ! SIZES[ name ]?.some( ( [ one ] ) => one === width ) ) {
			return send( response, 404, 'Not found' );
		}
		return send( response, 200, pictureFile( name, width ), {
			'content-type': 'image/jpeg',
		} );
	}

	function googlePicture( response, path ) {
		const [ , ends, name, width = '512', film ] =
			/^\/google\/p\/(\d+)-\d+\/([a-z0-9-]+)(?:=w(\d+)|=(dv))?$/.exec(
				path
			) ?? [];
		if ( ! name || ! SIZES[ name ] ) {
			return send( response, 404, 'Not found' );
		}
		if ( Number( ends ) < hub.now() ) {
			return send( response, 403, 'Expired' );
		}
		return film
			? send( response, 200, filmFile(), { 'content-type': 'video/mp4' } )
			: servePicture(
					response,
					name,
					rendition( name, Number( width ) )[ 0 ]
				);
	}

	/** Makes a good answer bad. */
	function broken( response, { fail, to, body }, answer, protocol ) {
		const type = { 'content-type': 'application/json' };
		switch ( fail ) {
			case 'body':
				return send(
					response,
					200,
					typeof body === 'string' ? body : JSON.stringify( body ),
					type
				);
			case 'html':
			case 'html503':
				return send( response, fail === 'html' ? 200 : 503, HTML, {
					'content-type': 'text/html',
				} );
			case 'empty':
				return send( response, 200, '', type );
			case 'cut': {
				const bytes = Buffer.from( JSON.stringify( answer ) );
				response.writeHead( 200, {
					...type,
					'content-length': bytes.length,
				} );
				response.write( bytes.subarray( 0, bytes.length / 2 ), () =>
					response.destroy()
				);
				return undefined;
			}
			case 'notjson':
				return send(
					response,
					200,
					'jsonFlickrApi({"stat":"ok"})',
					type
				);
			case 'list':
				return json( response, 200, [ 1, 2, 3 ] );
			case 'string':
				return json( response, 200, 'ok' );
			case 'shape':
				return json( response, 200, {
					nano_status: 'ok',
					stat: 'ok',
					album_content: 'none',
					photosets: { photoset: 'x' },
					photoset: 7,
					photos: [],
					albums: { 1: 'x' },
					mediaItems: 'x',
				} );
			case 'deep':
				return send(
					response,
					200,
					`${ '{"a":'.repeat( 500 ) }1${ '}'.repeat( 500 ) }`,
					type
				);
			case 'oversize':
				return pour( response, 'application/json', 50 * MB );
			case 'error':
				return json(
					response,
					200,
					protocol === 'flickr'
						? {
								stat: 'fail',
								code: 105,
								message: 'Service currently unavailable',
							}
						: {
								nano_status: 'error',
								nano_message: 'The disk is full',
							}
				);
			case 'endless':
				// Pages for ever, with the same entries.
				for ( const name of [ 'photosets', 'photoset', 'photos' ] ) {
					if ( answer[ name ] ) {
						answer[ name ].pages = 1e9;
					}
				}
				return json( response, 200, answer );
			case 'loop':
				// Each folder is in each.
				answer.album_content = [
					...( answer.album_content ?? [] ),
					...[
						'0',
						'Spring',
						'Woods',
						encodeURIComponent( 'Woods/Oaks' ),
					].map( ( ID ) => ( {
						kind: 'album',
						ID,
						title: ID,
						src: '',
						t_url: [ '../pictures/meadow-130.jpg' ],
						t_width: [ 130 ],
						t_height: [ 92 ],
					} ) ),
				];
				return json( response, 200, answer );
			case 'redirect':
				return send( response, 302, '', {
					location: to ?? 'http://169.254.169.254/latest/meta-data/',
				} );
			case '404':
			case '500':
				return send( response, Number( fail ), HTML, {
					'content-type': 'text/html',
				} );
			default:
				response.destroy();
				return undefined;
		}
	}

	async function handle( request, response ) {
		const base = `http://${ request.headers.host ?? '127.0.0.1' }`;
		const url = new URL( request.url, base );
		const path = url.pathname;
		if ( path === '/__log' ) {
			return json( response, 200, hub.journal.report() );
		}
		if ( path === '/__control' ) {
			try {
				if ( request.method === 'POST' ) {
					switchOn( JSON.parse( await readBody( request ) ) );
				}
				return json( response, 200, {
					ok: true,
					state: hub.state,
					flickr: {
						url: `${ base }/flickr/services/rest/`,
						key: FLICKR_KEY,
						user: FLICKR_USER,
					},
					google: {
						url: `${ base }/google/nanogp2.php`,
						user: GOOGLE_USER,
					},
					nano: { url: `${ base }/nano/nano_photos_provider2.php` },
				} );
			} catch ( error ) {
				return json( response, 400, {
					ok: false,
					message: error.message,
				} );
			}
		}
		const isPicture =
			path.startsWith( '/pictures/' ) || path.startsWith( '/google/p/' );
		const protocol = path.split( '/' )[ 1 ];
		const entry = hub.journal.open( {
			kind: isPicture ? 'picture' : 'api',
			method: request.method,
			path,
			// No key in any log.
			query: Object.fromEntries(
				[ ...url.searchParams ].map( ( [ name, value ] ) => [
					name,
					[ 'api_key', 'token' ].includes( name ) ? '…' : value,
				] )
			),
		} );
		response.on( 'close', () => entry.close( response.statusCode ) );
		const about = { path };
		const stall = strike( hub.state.stalls, about );
		if ( stall ) {
			await wait( stall.ms );
		}
		const fault = strike( hub.state.fails, about );
		if ( fault?.fail === 'hang' ) {
			return undefined;
		}
		if ( isPicture ) {
			if ( fault ) {
				return fault.fail === 'oversize'
					? pour( response, 'image/jpeg', 50 * MB )
					: broken( response, fault, {}, protocol );
			}
			const [ , name, width ] =
				/^\/pictures\/([a-z0-9-]+)-(\d+)\.jpg$/.exec( path ) ?? [];
			return protocol === 'google'
				? googlePicture( response, path )
				: servePicture( response, name, Number( width ) );
		}
		const answers = {
			'/example/albums.json': () => [
				{
					id: 'hall',
					title: 'The hall',
					cover: '../pictures/lupin-130.jpg',
				},
			],
			'/example/hall.json': () =>
				url.searchParams.get( 'token' ) === 'example-token'
					? {
							photos: [
								url.searchParams.get( 'page' ) === '2'
									? {
											id: 'two',
											title: 'Meadow',
											url: '../pictures/meadow-720.jpg',
											width: 720,
											height: 512,
										}
									: {
											id: 'one',
											title: 'Poppy',
											url: '../pictures/poppy-720.jpg',
											width: 720,
											height: 480,
										},
							],
							...( url.searchParams.get( 'page' ) === '2'
								? {}
								: { next: '2' } ),
						}
					: {
							error: `No such token: ${ url.searchParams.get( 'token' ) }`,
						},
			'/nano/nano_photos_provider2.php': () =>
				nano( hub.world, url.searchParams ),
			'/google/nanogp2.php': () =>
				google( hub.world, url.searchParams, base, hub.now() ),
			'/flickr/services/rest/': () =>
				flickr( hub.world, url.searchParams, base ),
		};
		const answer = answers[ path ]?.();
		if ( ! answer ) {
			return send( response, path === '/' ? 200 : 404, HTML, {
				'content-type': 'text/html',
			} );
		}
		return fault
			? broken( response, fault, answer, protocol )
			: json(
					response,
					200,
					hub.state.hostile ? hostile( answer ) : answer
				);
	}

	const server = createServer( ( request, response ) => {
		handle( request, response ).catch( ( error ) => {
			process.stderr.write( `${ error.stack }\n` );
			response.destroy();
		} );
	} );
	server.hub = hub;
	return server;
}

if (
	process.argv[ 1 ] &&
	resolve( process.argv[ 1 ] ) === fileURLToPath( import.meta.url )
) {
	const port = Number(
		process.argv
			.find( ( one ) => one.startsWith( '--port=' ) )
			?.slice( 7 ) ?? 9411
	);
	const server = createProviders();
	server.listen( port, '127.0.0.1', () =>
		process.stdout.write(
			`ready http://127.0.0.1:${ server.address().port }\n`
		)
	);
	process.on( 'SIGTERM', () => process.exit( 0 ) );
}
