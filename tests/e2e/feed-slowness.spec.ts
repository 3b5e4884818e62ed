import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocialFeedAttributes } from '../../blocks/social-feed/attributes.gen';
import { feedBlock, publishPage } from './support/content';
import { shiftsOf } from './support/shifts';
import { expect, test } from './support/test';

/** Where a page that comes slowly may break off: before each part of a header and of a post. */
const PARTS =
	/(?=<(?:\w+) class="wp-block-vitrine-social-feed__(?:head(?:er(?:-\w+)?)?|avatar|event|title|text|media|picture|link|shared|foot)\b)/;

const LOOKS: ( Partial< SocialFeedAttributes > & { align?: string } )[] = [
	{ align: 'full', layout: 'list' },
	{ layout: 'list', postLayout: 'full' },
	{ layout: 'list', postLayout: 'half' },
	{ layout: 'list', postLayout: 'thumbnail' },
	{ layout: 'tiles' },
	{ layout: 'list', postLayout: 'half', showHeader: true },
	{ layout: 'list', content: 'events' },
];

for ( const look of LOOKS ) {
	test( `nothing moves where posts come piece by piece: ${ Object.values(
		look
	).join( ', ' ) }`, async ( { open, site } ) => {
		const { url } = await publishPage(
			site,
			feedBlock( { number: 4, ...look } )
		);
		const pieces = ( await ( await fetch( url ) ).text() ).split( PARTS );
		expect( pieces.length ).toBeGreaterThan( 8 );

		const page = await open( { viewport: { width: 1280, height: 1600 } } );
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
			const shifts = await shiftsOf( page );
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
			await expect(
				page.locator( '.wp-block-vitrine-social-feed__post' ).first()
			).toBeVisible();
			expect( await shifts() ).toEqual( [] );
		} finally {
			server.close();
			server.closeAllConnections();
		}
	} );
}
