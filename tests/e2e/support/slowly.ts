import type { Page } from '@playwright/test';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Opens a page that comes piece by piece, each when the one before has been painted.
 *
 * @param page   Where to open it.
 * @param pieces Its HTML.
 */
export async function openSlowly(
	page: Page,
	pieces: string[]
): Promise< void > {
	const answers: ServerResponse[] = [];
	const server = createServer( ( { url: path }, answer ) => {
		if ( path === '/page' ) {
			answer.setHeader( 'Content-Type', 'text/html; charset=utf-8' );
			answers.push( answer.writeHead( 200 ) );
			answer.write( pieces[ 0 ] );
		} else {
			answer.writeHead( 404 ).end();
		}
	} );
	await new Promise< void >( ( ready ) =>
		server.listen( 0, '127.0.0.1', ready )
	);
	try {
		const { port } = server.address() as AddressInfo;
		await page.goto( `http://127.0.0.1:${ port }/page`, {
			waitUntil: 'commit',
		} );
		for ( const piece of [ ...pieces.slice( 1 ), null ] ) {
			await page.evaluate( async () => {
				await new Promise( requestAnimationFrame );
				await new Promise( requestAnimationFrame );
			} );
			if ( piece === null ) {
				answers[ 0 ]?.end();
			} else {
				answers[ 0 ]?.write( piece );
			}
		}
		await page.waitForLoadState();
	} finally {
		server.close();
		server.closeAllConnections();
	}
}
