/**
 * Figure 10: when a phone paints a page with a feed, and how much it has to build.
 */
import { chromium as browserType } from '@playwright/test';
import { chromium } from '../../tools/chromium.mjs';
import { benchSite, inSite } from './sites.mjs';
import { median } from './statistics.mjs';

const NUMBER = 20;
const SLOWER = 4;
const MAX_RATIO = 1.3;
const MAX_ELEMENTS = 25;
const SCREEN = { width: 390, height: 844 };

/** The largest paint is known as soon as the page has been still for a while. */
const WATCH = () => {
	window.paints = { first: 0, largest: 0 };
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntriesByName(
			'first-contentful-paint'
		) ) {
			window.paints.first = entry.startTime;
		}
	} ).observe( { type: 'paint', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			window.paints.largest = entry.startTime;
		}
	} ).observe( { type: 'largest-contentful-paint', buffered: true } );
};

/**
 * Looks at a page once. Paints are counted from the answer's first byte: how long the server needs is figure 1.
 *
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string}                                    url
 * @return {Promise<{first: number, largest: number}>} Milliseconds.
 */
async function paint( context, url ) {
	const page = await context.newPage();
	const session = await context.newCDPSession( page );
	await session.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWER } );
	await page.addInitScript( WATCH );
	await page.goto( url, { waitUntil: 'networkidle' } );
	const seen = await page.evaluate( () => {
		const { responseStart } =
			performance.getEntriesByType( 'navigation' )[ 0 ];
		return {
			first: window.paints.first - responseStart,
			largest: window.paints.largest - responseStart,
		};
	} );
	await page.close();
	return seen;
}

/**
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function phone( quick ) {
	const site = await benchSite( {} );
	const browser = await browserType.launch( chromium.launchOptions );
	try {
		const { source } = await inSite( site, 'fetch.php', { posts: NUMBER } );
		const urls = await inSite( site, 'pages.php', {
			pages: {
				'phone-with': { source, number: NUMBER },
				'phone-without': null,
			},
		} );
		const context = await browser.newContext( {
			viewport: SCREEN,
			deviceScaleFactor: 2,
			isMobile: true,
			hasTouch: true,
		} );
		const seen = { with: [], without: [] };
		for ( let i = -2; i < ( quick ? 8 : 30 ); i++ ) {
			for ( const name of i % 2
				? [ 'with', 'without' ]
				: [ 'without', 'with' ] ) {
				const paints = await paint(
					context,
					urls[ `phone-${ name }` ]
				);
				if ( i >= 0 ) {
					seen[ name ].push( paints );
				}
			}
		}
		const page = await context.newPage();
		await page.goto( urls[ 'phone-with' ] );
		const elements = await page
			.locator( '.wp-block-vitrine-social-feed' )
			.evaluate(
				( block ) =>
					block.querySelectorAll( '*' ).length /
					block.querySelectorAll( 'article' ).length
			);
		await context.close();
		const of = ( name, which ) =>
			median( seen[ name ].map( ( paints ) => paints[ which ] ) );
		return [
			...[ 'first', 'largest' ].map( ( which ) => {
				const ratio = of( 'with', which ) / of( 'without', which );
				return {
					name: `10 Feed of ${ NUMBER } posts on a phone, processor ${ SLOWER } times slower: ${ which } paint after the first byte (baseline: the page without the feed)`,
					measured: `${ of( 'with', which ).toFixed( 0 ) } ms`,
					baseline: `${ of( 'without', which ).toFixed( 0 ) } ms`,
					difference: `× ${ ratio.toFixed( 2 ) }`,
					budget: `× ${ MAX_RATIO }`,
					holds: ratio <= MAX_RATIO,
				};
			} ),
			{
				name: '10 The same: elements a post',
				measured: elements.toFixed( 1 ),
				baseline: '',
				difference: '',
				budget: String( MAX_ELEMENTS ),
				holds: elements <= MAX_ELEMENTS,
			},
		];
	} finally {
		await browser.close();
		await site.stop();
	}
}
