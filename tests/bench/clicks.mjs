/**
 * Figure 12, continued: from a click on a filter to the new posts.
 */
import { chromium as browserType } from '@playwright/test';
import { chromium } from '../../tools/chromium.mjs';
import { ms } from './figures.mjs';
import { benchSite } from './sites.mjs';
import { median, quantile } from './statistics.mjs';

const MAX = { 1: 120, 4: 250 };

/** Long enough for a pointer that goes to something. */
const REST = 250;

/** As long as a finger takes between pressing and letting go. */
const PRESS = 80;

/**
 * Until the frame that shows other posts. Looking in each frame would make the browser paint while it waits, on the
 * processor that the site answers with.
 */
const WATCH = () => {
	let pressed = 0;
	window.addEventListener(
		'pointerdown',
		( { timeStamp } ) => {
			pressed = timeStamp;
		},
		true
	);
	window.addEventListener(
		'click',
		( { timeStamp } ) => {
			window.bench = undefined;
			new window.MutationObserver( ( changes, observer ) => {
				observer.disconnect();
				window.requestAnimationFrame( () => {
					// The frame in which they are painted has begun; the task after it comes when it is done.
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () => {
						const now = performance.now();
						window.bench = {
							pressed: now - pressed,
							released: now - timeStamp,
						};
					};
					port2.postMessage( 0 );
				} );
			} ).observe( document.querySelector( '.wp-block-post-template' ), {
				childList: true,
			} );
		},
		true
	);
};

/**
 * How long the page waits for a route that does nothing.
 *
 * @param {string} address
 * @return {Promise<number>} Milliseconds.
 */
const ASK = async ( address ) => {
	const begun = performance.now();
	await ( await fetch( address ) ).text();
	return performance.now() - begun;
};

/**
 * The first click of a page view, by a visitor who has nothing in the cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {number}                             slower  How many times.
 * @param {{rest: number, press: number}}      hand    Milliseconds that the pointer rests before the press, and that it takes.
 * @return {Promise<{pressed: number, released: number, empty: number}>} Milliseconds, and those of an empty route.
 */
async function click( browser, url, slower, { rest, press } ) {
	const context = await browser.newContext( {
		viewport: { width: 1280, height: 800 },
	} );
	try {
		const page = await context.newPage();
		await page.addInitScript( WATCH );
		const session = await context.newCDPSession( page );
		await session.send( 'Emulation.setCPUThrottlingRate', {
			rate: slower,
		} );
		await page.goto( url, { waitUntil: 'networkidle' } );
		const empty = await page.evaluate(
			ASK,
			new URL( '/wp-json/bench/v1/empty', url ).href
		);
		const link = page
			.locator( '.wp-block-vitrine-loop-filter__link[href*="category="]' )
			.nth( 1 );
		await link.scrollIntoViewIfNeeded();
		const { x, y, width, height } = await link.boundingBox();
		await page.mouse.move( x + width / 2, y + height / 2 );
		if ( rest ) {
			await page.waitForTimeout( rest );
		}
		await page.mouse.down();
		if ( press ) {
			await page.waitForTimeout( press );
		}
		await page.mouse.up();
		const time = await page.waitForFunction(
			() => window.bench,
			undefined,
			{ polling: 100 }
		);
		return { ...( await time.jsonValue() ), empty };
	} finally {
		await context.close();
	}
}

/**
 * What hands do.
 *
 * @type {Array<{what: string, hand: {rest: number, press: number}, from: Record<string, 'pressed'|'released'>}>}
 */
const HANDS = [
	{
		what: 'at once',
		hand: { rest: 0, press: 0 },
		from: { 'press and release': 'pressed' },
	},
	{
		what: `with a press of ${ PRESS } ms`,
		hand: { rest: 0, press: PRESS },
		from: { press: 'pressed', release: 'released' },
	},
	{
		what: `where the pointer has rested ${ REST } ms`,
		hand: { rest: REST, press: 0 },
		from: { 'press and release': 'pressed' },
	},
];

/**
 * @param {boolean} quick
 * @param {Object}  say
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function clicks( quick, say ) {
	const site = await benchSite( {
		db: 'sqlite',
		demo: [ 'tools/demo/pages/loop.php' ],
		say,
	} );
	try {
		return await clicksOn( `${ site.url }/loop/`, quick );
	} finally {
		await site.stop();
	}
}

/**
 * @param {string}  url   Page of the demo.
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function clicksOn( url, quick ) {
	const figures = [];
	const browser = await browserType.launch( chromium.launchOptions );
	try {
		for ( const slower of [ 1, 4 ] ) {
			for ( const { what, hand, from } of HANDS ) {
				const seen = [];
				for ( let i = -2; i < ( quick ? 5 : 20 ); i++ ) {
					const times = await click( browser, url, slower, hand );
					if ( i >= 0 ) {
						seen.push( times );
					}
				}
				for ( const [ event, key ] of Object.entries( from ) ) {
					figures.push(
						figure( what, event, slower, {
							times: seen.map( ( one ) => one[ key ] ),
							empty: seen.map( ( one ) => one.empty ),
						} )
					);
				}
			}
		}
	} finally {
		await browser.close();
	}
	return figures;
}

/**
 * @param {string}                             what
 * @param {string}                             event  What it is measured from.
 * @param {number}                             slower
 * @param {{times: number[], empty: number[]}} seen
 * @return {import('./figures.mjs').Figure} Figure.
 */
function figure( what, event, slower, { times, empty } ) {
	// The undisturbed quarter: what others do on the machine only ever makes it slower.
	const calm = quantile( times, 0.25 );
	const route = quantile( empty, 0.25 );
	return {
		name: `12 Click on a category of the demo ${ what }, from its ${ event } to the frame with its posts${ slower > 1 ? `, processor ${ slower } times slower` : '' } (fastest ${ ms( Math.min( ...times ) ) }, median ${ ms( median( times ) ) }; baseline: an empty route, asked by the same page)`,
		measured: ms( calm ),
		baseline: ms( route ),
		difference: ms( calm - route ),
		budget: `${ MAX[ slower ] } ms`,
		holds: calm <= MAX[ slower ],
	};
}
