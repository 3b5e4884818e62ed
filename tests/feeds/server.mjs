/**
 * Websites of our own: `node tests/feeds/server.mjs --port=9421`. See README.md.
 */
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';

const PICTURES = path.join( import.meta.dirname, '../graph/pictures' );
const MB = 1024 * 1024;
const wait = ( ms ) => new Promise( ( done ) => setTimeout( done, ms ) );

async function readBody( request ) {
	const parts = [];
	for await ( const part of request ) {
		parts.push( part );
	}
	return Buffer.concat( parts ).toString();
}

/** Megabytes of spaces, packed into a few kilobytes. */
function bomb( megabytes ) {
	const pack = zlib.createGzip( { level: 9 } );
	const parts = [];
	pack.on( 'data', ( part ) => parts.push( part ) );
	return new Promise( ( done ) => {
		pack.on( 'end', () => done( Buffer.concat( parts ) ) );
		const piece = Buffer.alloc( MB, ' ' );
		for ( let left = megabytes; left > 0; left-- ) {
			pack.write( piece );
		}
		pack.end();
	} );
}

/** A page as it was put, or 304 for who has it. */
async function answer( page, request, response ) {
	if ( page.ms ) {
		await wait( page.ms );
	}
	if ( page.hang ) {
		return;
	}
	if ( page.drop ) {
		response.destroy();
		return;
	}
	const headers = {
		'content-type': page.type ?? 'application/xml',
		...( page.etag && { etag: page.etag } ),
		...( page.modified && { 'last-modified': page.modified } ),
		...( page.location && { location: page.location } ),
		...page.headers,
	};
	const asked = request.headers;
	const isKnown =
		( page.etag && asked[ 'if-none-match' ] === page.etag ) ||
		( page.modified && asked[ 'if-modified-since' ] === page.modified );
	if ( isKnown ) {
		response.writeHead( 304, headers ).end();
		return;
	}
	let body = page.base64
		? Buffer.from( page.base64, 'base64' )
		: Buffer.from( page.body ?? '' );
	if ( page.oversize ) {
		body = Buffer.alloc( page.oversize * MB, ' ' );
	}
	if ( page.bomb ) {
		body = await bomb( page.bomb );
	} else if ( page.gzip ) {
		body = zlib.gzipSync( body );
	}
	if ( page.bomb || page.gzip ) {
		headers[ 'content-encoding' ] = 'gzip';
	}
	response.writeHead( page.status ?? 200, headers ).end( body );
}

/** @return {import('node:http').Server} Not yet listening. */
export function createFeeds() {
	let pages = {};
	let log = [];

	return createServer( async ( request, response ) => {
		const { pathname, search } = new URL( request.url ?? '/', 'http://x' );
		if ( pathname === '/__pages' ) {
			const body = JSON.parse( await readBody( request ) );
			if ( body.reset ) {
				pages = {};
				log = [];
			}
			pages = { ...pages, ...body.pages };
			response.end( '{"ok":true}' );
			return;
		}
		if ( pathname === '/__log' ) {
			response.end( JSON.stringify( log ) );
			return;
		}
		log.push( {
			method: request.method,
			path: pathname + search,
			headers: request.headers,
		} );
		const file = path.join( PICTURES, path.basename( pathname ) );
		const page = pages[ pathname + search ] ?? pages[ pathname ];
		if ( page ) {
			await answer( page, request, response );
		} else if (
			pathname.startsWith( '/pictures/' ) &&
			fs.existsSync( file )
		) {
			response.writeHead( 200, { 'content-type': 'image/jpeg' } );
			response.end( fs.readFileSync( file ) );
		} else {
			response.writeHead( 404, { 'content-type': 'text/html' } );
			response.end( '<!DOCTYPE html><title>Nothing here</title>' );
		}
	} );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const port = Number(
		process.argv
			.find( ( one ) => one.startsWith( '--port=' ) )
			?.slice( 7 ) ?? 0
	);
	const server = createFeeds();
	server.listen( port, '127.0.0.1', () => {
		process.stdout.write(
			`ready http://127.0.0.1:${ server.address().port }\n`
		);
	} );
	process.on( 'SIGTERM', () => process.exit( 0 ) );
}
