/**
 * Pages as visitors have them, in a browser.
 */
import zlib from 'node:zlib';

const gzip = ( text ) => zlib.gzipSync( text, { level: 9 } ).length;

/**
 * A page as a visitor has it.
 *
 * @param {import('@playwright/test').Browser}                                           browser
 * @param {string}                                                                       url
 * @param {number}                                                                       slower  How many times.
 * @param {(page: import('@playwright/test').Page, session: Object) => Promise<any>}     look
 * @param {{watch?: () => void, hasTouch?: boolean, hasFonts?: boolean, lacks?: RegExp}} options What runs before the page does, whether it is a touch screen, whether fonts come: they move texts; and addresses that cannot be had.
 */
export async function on( browser, url, slower, look, options = {} ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
		hasTouch: options.hasTouch ?? false,
	} );
	try {
		const page = await context.newPage();
		await page.addInitScript( options.watch ?? ( () => {} ) );
		if ( options.hasFonts === false ) {
			await page.route( /\.woff2?(\?|$)/, ( route ) => route.abort() );
		}
		if ( options.lacks ) {
			await page.route( options.lacks, ( route ) => route.abort() );
		}
		const session = await context.newCDPSession( page );
		await session.send( 'Emulation.setCPUThrottlingRate', {
			rate: slower,
		} );
		await page.goto( url, { waitUntil: 'networkidle' } );
		return await look( page, session );
	} finally {
		await context.close();
	}
}

/**
 * Scripts and styles of a page, compressed.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {(page: Object) => Promise<any>}     use     What the visitor does; without, nothing.
 * @return {Promise<{js: number, css: number, hosts: string[], own: number}>} Bytes, other hosts that were asked, and files of Vitrine.
 */
export async function weightOf( browser, url, use = async () => {} ) {
	const context = await browser.newContext();
	try {
		const page = await context.newPage();
		const files = { js: [], css: [] };
		const hosts = new Set();
		let own = 0;
		page.on( 'request', ( request ) => {
			const { protocol, host, pathname } = new URL( request.url() );
			if (
				protocol.startsWith( 'http' ) &&
				host !== new URL( url ).host
			) {
				hosts.add( host );
			}
			own += pathname.includes( '/plugins/vitrine/' ) ? 1 : 0;
		} );
		page.on( 'response', ( response ) => {
			const [ , kind ] =
				/\.(js|css)(?:\?|$)/.exec( response.url() ) ?? [];
			files[ kind ]?.push( response.text() );
		} );
		const html = await ( await page.goto( url ) ).text();
		await page.waitForLoadState( 'networkidle' );
		await use( page );
		await page.waitForLoadState( 'networkidle' );
		files.css.push(
			[ ...html.matchAll( /<style\b[^>]*>([\s\S]*?)<\/style>/g ) ]
				.map( ( [ , css ] ) => css )
				.join( '' )
		);
		const sum = async ( kind ) =>
			( await Promise.all( files[ kind ] ) ).reduce(
				( bytes, text ) => bytes + ( text ? gzip( text ) : 0 ),
				0
			);
		return {
			js: await sum( 'js' ),
			css: await sum( 'css' ),
			hosts: [ ...hosts ],
			own,
		};
	} finally {
		await context.close();
	}
}
