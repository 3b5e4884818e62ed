/** The browser of the administrator: one for all tests of a worker. */
import { type BrowserContext, chromium, type Cookie } from '@playwright/test';
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headlessShell } from '../../../tools/chromium.mjs';
import type { SiteRecord } from './sites';

/** What tests leave in a browser. Its cache isn't among it: compiled scripts are what the browser is kept for. */
const TRACES = 'local_storage,indexeddb,cache_storage,service_workers';

/**
 * Starts it. With a profile on disk it keeps scripts compiled: an editor opens with two thirds of the work.
 *
 * @param site Where the administrator is logged in.
 */
export const openBrowser = ( { url, folder }: SiteRecord ) =>
	chromium.launchPersistentContext(
		mkdtempSync( path.join( folder, '../browser-' ) ),
		{ ...headlessShell.launchOptions, baseURL: url }
	);

/**
 * Makes it as new, but for its cache, and logs in.
 *
 * @param browser The browser.
 * @param site    The site.
 */
export async function resetBrowser(
	browser: BrowserContext,
	{ url, cookies }: SiteRecord
): Promise< void > {
	const [ page ] = browser.pages();
	if ( page ) {
		const session = await browser.newCDPSession( page );
		await session.send( 'Storage.clearDataForOrigin', {
			origin: url,
			storageTypes: TRACES,
		} );
		await session.detach();
	}
	await browser.clearPermissions();
	await browser.clearCookies();
	const state = JSON.parse( readFileSync( cookies, 'utf8' ) ) as {
		cookies: Cookie[];
	};
	await browser.addCookies( state.cookies );
}

/**
 * Closes its pages but the blank one that it began with: without any, some browsers end.
 *
 * @param browser The browser.
 */
export async function closePages( browser: BrowserContext ): Promise< void > {
	const [ , ...pages ] = browser.pages();
	await Promise.all( pages.map( ( page ) => page.close() ) );
}
