/**
 * Takes the pictures of shots.mjs on a site with the demo.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { headlessShell } from '../chromium.mjs';
import { root } from '../paths.mjs';
import { write } from './picture.mjs';
import { shots } from './shots.mjs';

/** What moves by itself, and bars that a screen has or has not. */
const STILL = `*, *::before, *::after { animation-duration: 0s !important; transition-duration: 0s !important; caret-color: transparent !important; }
html { scrollbar-width: none; }`;

const SIZE = { width: 1280, height: 800 };

/**
 * @param {Object}                 site
 * @param {string[]}               only Names of shots; none = all.
 * @param {(line: string) => void} say
 * @return {Promise<number>} How many could not be taken.
 */
export async function takeAll( site, only, say ) {
	const unknown = only.filter(
		( name ) => ! shots.some( ( shot ) => shot.name === name )
	);
	if ( unknown.length ) {
		throw new Error(
			`There are no screenshots named ${ unknown.join() }.`
		);
	}
	const { chromium } = createRequire( import.meta.url )( '@playwright/test' );
	const ids = await site.php(
		fs
			.readFileSync(
				path.join( root, 'tools/screenshots/content.php' ),
				'utf8'
			)
			.replace( '<?php', '' )
	);
	const browser = await chromium.launch( headlessShell.launchOptions );
	let failed = 0;
	try {
		const darkroom = await browser.newPage();
		const owner = await contextOf( browser );
		await logIn( await owner.newPage(), site.url );
		const visitor = await contextOf( browser );
		for ( const shot of shots ) {
			if ( only.length && ! only.includes( shot.name ) ) {
				continue;
			}
			const page = await ( shot.isOwner ? owner : visitor ).newPage();
			try {
				say(
					`${ shot.name }: ${ await take( page, shot, { site, ids, darkroom } ) }`
				);
			} catch ( error ) {
				failed++;
				say( `${ shot.name }: ${ error.message.split( '\n' )[ 0 ] }` );
			} finally {
				await page.close();
			}
		}
	} finally {
		await browser.close();
	}
	return failed;
}

const contextOf = ( browser ) =>
	browser.newContext( {
		viewport: SIZE,
		locale: 'en-US',
		timezoneId: 'UTC',
		reducedMotion: 'reduce',
	} );

async function logIn( page, url ) {
	await page.goto( `${ url }/wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( /wp-admin/ );
	await page.close();
}

/** @return {Promise<string>} What became of the files. */
async function take( page, shot, { site, ids, darkroom } ) {
	page.setDefaultTimeout( 30_000 );
	await page.setViewportSize( { ...SIZE, ...shot.size } );
	await page.goto( `${ site.url }${ shot.path( ids ) }`, {
		waitUntil: 'load',
	} );
	await page.addStyleTag( { content: STILL } );
	await shot.prepare?.( page );
	// An editor is never idle.
	if ( ! shot.isOwner ) {
		await page.waitForLoadState( 'networkidle' );
	}
	// Pictures that were waiting to be in the window.
	await page.evaluate( () =>
		Promise.allSettled(
			[ ...document.images ]
				.filter( ( image ) => {
					const { top, bottom, left, right } =
						image.getBoundingClientRect();
					// Slides beside the window wait until somebody moves them into it.
					return (
						bottom > 0 &&
						top < window.innerHeight &&
						right > 0 &&
						left < window.innerWidth &&
						image.src
					);
				} )
				.map( ( image ) => image.decode() )
		)
	);
	const png = shot.element
		? await page.locator( shot.element ).first().screenshot()
		: await page.screenshot();
	const done = [];
	for ( const file of shot.files ) {
		done.push( `${ file } ${ await write( darkroom, png, file ) }` );
	}
	return done.join( ', ' );
}
