/**
 * Browsers with a window. Only questions about a page go this way; whatever a visitor does comes from the screen's mouse and keyboard.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { chromium as settings } from '../../tools/chromium.mjs';
import { atEnd } from '../../tools/cleanup.mjs';
import { serve } from '../../tools/processes.mjs';
import { probe } from './probe.mjs';
import { HEIGHT } from './screen.mjs';

/** Leaves a strip of the screen around the window. */
const SIZE = [ 1200, HEIGHT - 100 ];

/** Debian's folder of each architecture. */
const LIBRARIES = [ 'x86_64', 'aarch64' ].map(
	( name ) => `/usr/lib/${ name }-linux-gnu/webkit2gtk-4.1/MiniBrowser`
);

/** Where the browsers are; Playwright cannot drive Debian's Firefox, and has no WebKit here. */
export const PROGRAMS = {
	chromium:
		settings.launchOptions.executablePath ?? chromium.executablePath(),
	firefox: '/usr/bin/firefox-esr',
	webkit: LIBRARIES.find( ( file ) => fs.existsSync( file ) ),
};

/**
 * Starts a browser.
 *
 * @param {'chromium'|'firefox'|'webkit'} name
 * @param {Object}                        screen Where its window is.
 * @param {Object}                        site   Where WebKit will be: it is asked by a script of the site.
 * @return {Promise<{open: (url: string) => Promise<void>, ask: (code: string) => Promise<any>, errors: string[], stop: () => Promise<void>}>} The browser.
 */
export const browser = ( name, screen, site ) =>
	name === 'webkit' ? webkit( screen, site ) : driven( name, screen );

/** Chromium over its own protocol, Firefox over WebDriver BiDi. */
async function driven( name, { env } ) {
	const isFirefox = name === 'firefox';
	const driver = await puppeteer.launch( {
		browser: isFirefox ? 'firefox' : 'chrome',
		executablePath: PROGRAMS[ name ],
		headless: false,
		defaultViewport: null,
		env,
		args: isFirefox
			? [ `--width=${ SIZE[ 0 ] }`, `--height=${ SIZE[ 1 ] }` ]
			: [
					...settings.launchOptions.args,
					`--window-size=${ SIZE }`,
					'--window-position=0,0',
				],
	} );
	const kill = atEnd( () => driver.process()?.kill( 'SIGKILL' ) );
	const [ page ] = await driver.pages();
	const errors = [];
	page.on( 'pageerror', ( { message } ) => {
		// Firefox tells of a font that it no longer needs, because the page was left, as of an error in a script.
		if ( ! /^downloadable font: /.test( message ) ) {
			errors.push( message );
		}
	} );
	return {
		open: async ( url ) => {
			await page.goto( url );
		},
		ask: ( code ) => page.evaluate( code ),
		errors,
		stop: async () => {
			await driver.close();
			kill();
		},
	};
}

/** WebKitGTK's own browser has no protocol that leaves the mouse alone: its pages ask a server what there is to say. */
async function webkit( { env }, site ) {
	const asked = await probe( site );
	const home = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrine-webkit-' ) );
	const program = serve( PROGRAMS.webkit, [ asked.home ], {
		env: {
			...env,
			HOME: home,
			// A service of other desktops that is not there.
			NO_AT_BRIDGE: '1',
			...( process.getuid?.() === 0
				? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }
				: {} ),
		},
	} );
	return {
		...asked,
		stop: async () => {
			await program.stop();
			await asked.stop();
			fs.rmSync( home, { recursive: true, force: true } );
		},
	};
}
