/**
 * Figure 15: what the settings screen weighs, and when it can be used.
 */
import { chromium as browserType } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from '../../tools/chromium.mjs';
import { root } from '../../tools/paths.mjs';
import { kb, ms } from './figures.mjs';
import { benchSite } from './sites.mjs';
import { median } from './statistics.mjs';

const MAX_KB = 40;
const MAX_RATIO = 1.5;

/** Screens, each with a control that is there last. */
const SCREENS = {
	vitrine: [ 'page=vitrine', '.vitrine-accounts-table button' ],
	general: [ '', '#submit' ],
};

const COOKIES = `
	$until = time() + HOUR_IN_SECONDS;
	$token = WP_Session_Tokens::get_instance( 1 )->create( $until );
	return array(
		AUTH_COOKIE      => wp_generate_auth_cookie( 1, $until, 'auth', $token ),
		LOGGED_IN_COOKIE => wp_generate_auth_cookie( 1, $until, 'logged_in', $token ),
	);
`;

/** Notes the first frame in which the page is read and has a control. */
const WATCH = ( selector ) => {
	const look = ( now ) => {
		if (
			document.readyState !== 'loading' &&
			document.querySelector( selector )
		) {
			window.bench = now;
		} else {
			window.requestAnimationFrame( look );
		}
	};
	window.requestAnimationFrame( look );
};

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string}                                    url
 * @param {string}                                    selector Of a control.
 * @return {Promise<number>} Milliseconds until it is there.
 */
async function open( context, url, selector ) {
	const page = await context.newPage();
	try {
		await page.addInitScript( WATCH, selector );
		await page.goto( url );
		const time = await page.waitForFunction( () => window.bench );
		return await time.jsonValue();
	} finally {
		await page.close();
	}
}

/** Our own files of the screen, in gzip. */
const weight = () =>
	[ 'index.js', 'index.css' ].reduce(
		( sum, file ) =>
			sum +
			zlib.gzipSync(
				fs.readFileSync(
					path.join( root, 'build/admin/settings', file )
				)
			).length,
		0
	);

/**
 * @param {boolean} quick
 * @param {Object}  say
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function settings( quick, say ) {
	const site = await benchSite( { db: 'sqlite', demo: true, say } );
	const browser = await browserType.launch( chromium.launchOptions );
	try {
		const context = await browser.newContext( {
			viewport: { width: 1280, height: 800 },
		} );
		await context.addCookies(
			Object.entries( await site.php( COOKIES ) ).map(
				( [ name, value ] ) => ( {
					name,
					value: encodeURIComponent( value ),
					url: site.url,
				} )
			)
		);
		const seen = { vitrine: [], general: [] };
		// In turn; the first of each fills the browser's cache.
		for ( let i = -1; i < ( quick ? 3 : 10 ); i++ ) {
			for ( const [ name, [ query, selector ] ] of Object.entries(
				SCREENS
			) ) {
				const time = await open(
					context,
					`${ site.url }/wp-admin/options-general.php?${ query }`,
					selector
				);
				if ( i >= 0 ) {
					seen[ name ].push( time );
				}
			}
		}
		return figures( weight(), seen );
	} finally {
		await browser.close();
		await site.stop();
	}
}

/**
 * @param {number}                                 bytes
 * @param {{vitrine: number[], general: number[]}} seen  Milliseconds.
 * @return {import('./figures.mjs').Figure[]} Figures.
 */
function figures( bytes, seen ) {
	const [ own, general ] = [ median( seen.vitrine ), median( seen.general ) ];
	return [
		{
			name: '15 Settings screen: our own files in gzip',
			measured: kb( bytes ),
			baseline: '',
			difference: '',
			budget: `${ MAX_KB } KB`,
			holds: bytes <= MAX_KB * 1024,
		},
		{
			name: '15 Settings screen with accounts: until it can be used (baseline: Settings → General; median)',
			measured: ms( own ),
			baseline: ms( general ),
			difference: `× ${ ( own / general ).toFixed( 2 ) }`,
			budget: `× ${ MAX_RATIO }`,
			holds: own <= general * MAX_RATIO,
		},
	];
}
