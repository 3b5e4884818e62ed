/**
 * Figure 8: what an editor waits for who types beside a gallery of 1,000 pictures.
 */
import { chromium as browserType } from '@playwright/test';
import path from 'node:path';
import { chromium } from '../../tools/chromium.mjs';
import { pictures } from './gallery-pictures.mjs';
import { benchSite, inSite } from './sites.mjs';
import { median } from './statistics.mjs';

const MAX_MS = 50;
const NUMBER = 1000;

const COOKIES = `
	$until = time() + HOUR_IN_SECONDS;
	$token = WP_Session_Tokens::get_instance( 1 )->create( $until );
	update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', array( 'core' => array( 'enableChoosePatternModal' => false ), 'core/edit-post' => array( 'welcomeGuide' => false ), '_modified' => gmdate( 'c' ) ) );
	return array(
		AUTH_COOKIE      => wp_generate_auth_cookie( 1, $until, 'auth', $token ),
		LOGGED_IN_COOKIE => wp_generate_auth_cookie( 1, $until, 'logged_in', $token ),
	);
`;

/** Notes every task over 50 ms, and how long each key takes until the next frame. */
const WATCH = () => {
	window.bench = { tasks: [], keys: [] };
	new PerformanceObserver( ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			window.bench.tasks.push( duration );
		}
	} ).observe( { type: 'longtask' } );
	new PerformanceObserver( ( list ) => {
		for ( const { name, duration } of list.getEntries() ) {
			if ( name === 'keydown' ) {
				window.bench.keys.push( duration );
			}
		}
	} ).observe( { type: 'event', durationThreshold: 16 } );
};

/**
 * Types into the first paragraph of a page.
 *
 * @param {Object} context Browser context.
 * @param {string} url     Of the editor.
 * @param {number} tiles   How many the canvas must show before.
 */
async function type( context, url, tiles ) {
	const page = await context.newPage();
	await page.goto( url );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	const paragraph = canvas.locator( '[data-type="core/paragraph"]' ).first();
	await paragraph.waitFor();
	if ( tiles ) {
		await canvas
			.locator( '.wp-block-vitrine-gallery__item' )
			.nth( tiles )
			.waitFor( { state: 'attached' } );
	}
	// An editor may poll and never be idle: then it has had its ten seconds.
	await page
		.waitForLoadState( 'networkidle', { timeout: 10000 } )
		.catch( () => {} );
	await paragraph.click();
	// The first keys of a paragraph load what the editor needs for it.
	await page.keyboard.type( 'The garden ', { delay: 60 } );
	await page.waitForTimeout( 1500 );
	await page.evaluate( WATCH );
	await page.keyboard.type( 'opens at ten and closes when it is dark.', {
		delay: 60,
	} );
	await page.waitForTimeout( 1500 );
	const { tasks, keys } = await page.evaluate( () => window.bench );
	await page.close();
	return {
		task: Math.max( 0, ...tasks ),
		key: keys.length ? median( keys ) : 16,
	};
}

/**
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function typing( quick ) {
	const site = await benchSite( {} );
	const browser = await browserType.launch( chromium.launchOptions );
	try {
		const all = pictures(
			path.join( site.folder, 'wp-content/uploads/bench' ),
			NUMBER
		);
		await inSite( site, 'gallery.php', {
			pictures: all,
			pages: {
				with: {
					number: NUMBER,
					known: true,
					layout: { layout: 'justified' },
				},
				without: null,
			},
		} );
		const context = await browser.newContext( {
			viewport: { width: 1280, height: 800 },
		} );
		const cookies = await site.php( COOKIES );
		await context.addCookies(
			Object.entries( cookies ).map( ( [ name, value ] ) => ( {
				name,
				value: encodeURIComponent( value ),
				url: site.url,
			} ) )
		);
		const urls = await site.php(
			"return array_map( fn( $slug ) => admin_url( 'post.php?action=edit&post=' . get_page_by_path( $slug )->ID ), array( 'with' => 'with', 'without' => 'without' ) );"
		);
		const seen = { with: [], without: [] };
		for ( let i = 0; i < ( quick ? 1 : 3 ); i++ ) {
			for ( const name of Object.keys( seen ) ) {
				seen[ name ].push(
					await type( context, urls[ name ], name === 'with' ? 8 : 0 )
				);
			}
		}
		const [ measured, baseline ] = [ 'with', 'without' ].map( ( name ) =>
			median( seen[ name ].map( ( { task } ) => task ) )
		);
		const [ key, keyBefore ] = [ 'with', 'without' ].map( ( name ) =>
			median( seen[ name ].map( ( one ) => one.key ) )
		);
		const words = ( value ) => `${ Math.round( value ) } ms`;
		return [
			{
				name: `8 Typing beside a gallery of 1,000: longest task (0 = none over 50 ms; a key until its frame ${ words( key ) }, without the gallery ${ words( keyBefore ) })`,
				measured: words( measured ),
				baseline: words( baseline ),
				difference: '',
				budget: words( MAX_MS ),
				holds: measured <= MAX_MS,
			},
		];
	} finally {
		await browser.close();
		await site.stop();
	}
}
