/**
 * Asks pages of a browser that has no protocol: a script on each page of the site fetches questions and answers them.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { until } from './screen.mjs';

/** Runs in the page. */
const SCRIPT = ( address ) => `
	( async () => {
		const page = String( Math.random() );
		const errors = [];
		addEventListener( 'error', ( event ) => event.message && errors.push( event.message ) );
		addEventListener( 'unhandledrejection', ( event ) => errors.push( String( event.reason ) ) );
		let answer;
		for ( ;; ) {
			const told = { page, url: location.href, isReady: document.readyState === 'complete', errors: errors.splice( 0 ), answer };
			const response = await fetch( '${ address }', { method: 'POST', body: JSON.stringify( told ) } );
			const question = await response.text();
			try {
				answer = question ? { value: await ( 0, eval )( question ) } : undefined;
			} catch ( error ) {
				answer = { error: String( error ) };
			}
		}
	} )();
`;

/** How long a page waits for a question before it tells of itself again, ms. */
const TURN = 200;

/**
 * Puts the script into a site, and starts the server that it talks to.
 *
 * @param {{folder: string}} site
 * @return {Promise<Object>} `home` is the address of an empty page with the script.
 */
export async function probe( { folder } ) {
	const errors = [];
	/** The page that speaks, and what it is asked. */
	let now = {};
	let question;

	const hear = ( told ) => {
		errors.push( ...told.errors );
		now = told;
		if ( told.answer && question?.isSent ) {
			const { done, fail } = question;
			question = undefined;
			if ( 'error' in told.answer ) {
				fail( new Error( told.answer.error ) );
			} else {
				done( told.answer.value );
			}
		}
	};
	const server = http.createServer( ( request, response ) => {
		response.setHeader( 'Access-Control-Allow-Origin', '*' );
		if ( request.method !== 'POST' ) {
			response.setHeader( 'Content-Type', 'text/html' );
			response.end( `<title>Probe</title><script>${ script }</script>` );
			return;
		}
		let body = '';
		request.on( 'data', ( data ) => ( body += data ) );
		request.on( 'end', async () => {
			hear( JSON.parse( body ) );
			const end = Date.now() + TURN;
			while ( Date.now() < end && ( ! question || question.isSent ) ) {
				await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
			}
			if ( question && ! question.isSent ) {
				question.isSent = true;
				response.end( question.code );
			} else {
				response.end();
			}
		} );
	} );
	await new Promise( ( resolve ) => server.listen( 0, resolve ) );
	const home = `http://localhost:${ server.address().port }/`;
	const script = SCRIPT( home );
	const plugins = path.join( folder, 'wp-content/mu-plugins' );
	const file = path.join( plugins, 'probe.php' );
	fs.mkdirSync( plugins, { recursive: true } );
	fs.writeFileSync(
		file,
		// Other browsers visit the site at the same time.
		`<?php if ( ! preg_match( '/Chrome|Firefox/', $_SERVER['HTTP_USER_AGENT'] ?? '' ) ) { add_action( 'wp_head', static function () { ?><script><?php echo ${ quote( script ) }; ?></script><?php }, 0 ); }`
	);

	const ask = ( code ) =>
		new Promise( ( done, fail ) => {
			question = { code, done, fail };
		} );
	return {
		home,
		errors,
		ask,
		open: async ( url ) => {
			await until( 'the browser is there', () => now.page );
			const before = now.page;
			// Nobody answers: the page is gone by then.
			ask( `location.href = ${ JSON.stringify( url ) }` );
			await until(
				`${ url } is there`,
				() => now.page !== before && now.isReady
			);
			question = undefined;
		},
		stop: async () => {
			fs.rmSync( file, { force: true } );
			server.closeAllConnections();
			await new Promise( ( resolve ) => server.close( resolve ) );
		},
	};
}

const quote = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;
