/**
 * Figure 3: what visitors of a feed download, whether anything moves, and whether other hosts are asked.
 */
import { chromium as browserType } from '@playwright/test';
import zlib from 'node:zlib';
import { chromium } from '../../tools/chromium.mjs';
import { kb, more, printedStyles } from './figures.mjs';
import { EVERY_PART } from './render.mjs';
import { benchSite, inSite } from './sites.mjs';

const MAX_KB = 4;
/** Scripts once Load more was used and a post with several links, which has buttons, was near. */
const MAX_MORE_KB = 7;
/** The same with every part on, and its scripts once comments are open. */
const MAX_WHOLE_KB = 6;
const MAX_TALK_KB = 12;
const SCREENS = [
	{ width: 1280, height: 900 },
	{ width: 320, height: 640 },
];

const gzip = ( text ) => zlib.gzipSync( text, { level: 6 } ).length;

/** Styles that are printed into a page travel, and are compressed, together. */
const stylesOf = ( files, html ) =>
	[ ...files, printedStyles( html ).join( '\n' ) ].filter( Boolean );

/** Adds up how much the page moves, as Chromium's own figure does: what follows a visitor's click at once is left out. */
const WATCH = () => {
	window.moved = [];
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			if ( ! entry.hadRecentInput ) {
				window.moved.push( entry.value );
			}
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
};

/**
 * Keeps what a page downloads of the plugin; to be called before it is opened.
 *
 * @param {import('@playwright/test').Page} page
 * @return {() => Promise<{scripts: string[], styles: string[]}>} Tells what that is so far.
 */
function downloads( page ) {
	const reading = [];
	page.on( 'response', ( response ) => {
		const { pathname } = new URL( response.url() );
		if ( /\/plugins\/vitrine\/.*\.(js|css)$/.test( pathname ) ) {
			reading.push(
				response.text().then( ( text ) => [ pathname, text ] )
			);
		}
	} );
	return async () => {
		const files = [ ...new Map( await Promise.all( reading ) ) ];
		const of = ( end ) =>
			files
				.filter( ( [ name ] ) => name.endsWith( end ) )
				.map( ( [ , text ] ) => text );
		return { scripts: of( '.js' ), styles: of( '.css' ) };
	};
}

/**
 * Looks at a page as a visitor: scrolls to its end and uses Load more as long as it is there.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {{width: number, height: number}}    viewport
 */
async function visit( browser, url, viewport ) {
	const context = await browser.newContext( { viewport } );
	const page = await context.newPage();
	const hosts = new Set();
	const downloaded = downloads( page );
	page.on( 'request', ( request ) => {
		if ( /^https?:/.test( request.url() ) ) {
			hosts.add( new URL( request.url() ).host );
		}
	} );
	// Fonts of the theme move what they change, with a feed and without one.
	await page.route( /\.woff2?(\?|$)/, ( route ) => route.abort() );
	await page.addInitScript( WATCH );
	const response = await page.goto( url, { waitUntil: 'networkidle' } );
	const html = await response.text();
	const { scripts: firstScripts, styles: firstStyles } = await downloaded();
	const toEnd = async () => {
		for ( let still = 0; still < 2; ) {
			await page.mouse.wheel( 0, viewport.height * 0.7 );
			await page.waitForTimeout( 120 );
			still = ( await page.evaluate(
				() =>
					window.scrollY + window.innerHeight >=
					document.documentElement.scrollHeight - 2
			) )
				? still + 1
				: 0;
		}
		await page.waitForLoadState( 'networkidle' );
	};
	await toEnd();
	const link = page.locator( 'a.wp-block-vitrine-social-feed__more:visible' );
	let clicks = 0;
	while ( clicks < 6 && ( await link.count() ) ) {
		const answered = page.waitForResponse( /vitrine\/v1\/feed/ );
		await link.first().click();
		// What a pointer rests on is about to be opened, and fetches what opens it.
		await page.mouse.move( 0, 0 );
		await answered;
		// Chromium forgives what moves within half a second of a click; nothing later is forgiven.
		await page.waitForTimeout( 700 );
		await toEnd();
		clicks++;
	}
	const { scripts } = await downloaded();
	const moved = await page.evaluate( () =>
		window.moved.reduce( ( sum, value ) => sum + value, 0 )
	);
	const posts = await page
		.locator( '.wp-block-vitrine-social-feed__post' )
		.count();
	await context.close();
	return {
		html,
		clicks,
		posts,
		moved,
		others: [ ...hosts ].filter( ( host ) => host !== new URL( url ).host ),
		firstScripts,
		scripts,
		styles: stylesOf( firstStyles, html ),
	};
}

/**
 * Looks at a feed with every part on, and opens the comments of a post.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @return {Promise<{scripts: string[], styles: string[], talk: string[]}>} What it downloads at first, and its scripts in the end.
 */
async function visitWhole( browser, url ) {
	const context = await browser.newContext( { viewport: SCREENS[ 0 ] } );
	const page = await context.newPage();
	const downloaded = downloads( page );
	const response = await page.goto( url, { waitUntil: 'networkidle' } );
	const html = await response.text();
	const { scripts, styles } = await downloaded();
	const answered = page.waitForResponse( /vitrine\/v1\/comments/ );
	await page
		.getByRole( 'button', { name: /^\d+ comments?$/ } )
		.first()
		.click();
	await answered;
	await page.waitForLoadState( 'networkidle' );
	const { scripts: talk } = await downloaded();
	await context.close();
	return { scripts, styles: stylesOf( styles, html ), talk };
}

const sum = ( texts ) =>
	texts.reduce( ( bytes, text ) => bytes + gzip( text ), 0 );

/**
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function weight( quick ) {
	const site = await benchSite( {} );
	const browser = await browserType.launch( chromium.launchOptions );
	try {
		const { source } = await inSite( site, 'fetch.php', {
			posts: quick ? 10 : 40,
		} );
		const feed = {
			source,
			number: quick ? 4 : 20,
			align: 'wide',
			textLimit: 240,
		};
		const urls = await inSite( site, 'pages.php', {
			pages: {
				list: { ...feed, layout: 'list' },
				grid: { ...feed, layout: 'grid' },
				every: { ...feed, ...EVERY_PART },
				none: null,
			},
		} );
		const figures = [];
		const visits = { list: [], grid: [], every: [], none: [] };
		for ( const viewport of SCREENS ) {
			for ( const name of Object.keys( visits ) ) {
				visits[ name ].push(
					await visit( browser, urls[ name ], viewport )
				);
			}
		}
		const most = ( name, measure ) =>
			Math.max( ...visits[ name ].map( measure ) );
		const weights = [
			[ 'JavaScript', 'firstScripts', MAX_KB ],
			[ 'JavaScript once it was used', 'scripts', MAX_MORE_KB ],
			[ 'CSS', 'styles', MAX_KB ],
		];
		for ( const [ layout, title, weighed ] of [
			[ 'list', 'list', weights ],
			[ 'grid', 'grid', weights ],
			// What it weighs is measured below.
			[ 'every', 'every part on,', [] ],
		] ) {
			for ( const [ words, part, budget ] of weighed ) {
				const measured = most( layout, ( seen ) =>
					sum( seen[ part ] )
				);
				const baseline = most( 'none', ( seen ) =>
					sum( seen[ part ] )
				);
				figures.push( {
					name: `3 ${ title } with Load more: ${ words } in gzip`,
					measured: kb( measured ),
					baseline: kb( baseline ),
					difference: more( measured - baseline, kb ),
					budget: `${ budget } KB`,
					holds: measured <= budget * 1024,
				} );
			}
			const others = [
				...new Set(
					visits[ layout ].flatMap( ( seen ) => seen.others )
				),
			];
			figures.push( {
				name: `3 ${ title } with Load more: other hosts asked`,
				measured: others.join( ', ' ) || '0',
				baseline: String(
					most( 'none', ( seen ) => seen.others.length )
				),
				difference: `+${ others.length }`,
				budget: '0',
				holds: others.length === 0,
			} );
			const moved = most( layout, ( seen ) => seen.moved );
			figures.push( {
				name: `3 ${ title } with Load more: CLS, ${ SCREENS.map( ( { width } ) => width ).join( ' and ' ) } px wide, ${ most( layout, ( seen ) => seen.posts ) } posts after ${ most( layout, ( seen ) => seen.clicks ) } uses of Load more`,
				measured: moved.toFixed( 4 ),
				baseline: most( 'none', ( seen ) => seen.moved ).toFixed( 4 ),
				difference: `+${ ( moved - most( 'none', ( seen ) => seen.moved ) ).toFixed( 4 ) }`,
				budget: '0',
				holds: moved === 0,
			} );
		}
		const whole = await visitWhole( browser, urls.every );
		for ( const [ words, texts, budget ] of [
			[ 'JavaScript', whole.scripts, MAX_WHOLE_KB ],
			[ 'CSS', whole.styles, MAX_WHOLE_KB ],
			[ 'JavaScript once comments are open', whole.talk, MAX_TALK_KB ],
		] ) {
			const measured = sum( texts );
			figures.push( {
				name: `3 grid with every part on: ${ words } in gzip`,
				measured: kb( measured ),
				baseline: kb( 0 ),
				difference: more( measured, kb ),
				budget: `${ budget } KB`,
				holds: measured <= budget * 1024,
			} );
		}
		const traces = most(
			'none',
			( seen ) =>
				(
					seen.html.match( /plugins\/vitrine|@vitrine|vitrine-/g ) ??
					[]
				).length +
				seen.scripts.length +
				seen.styles.length
		);
		figures.push( {
			name: '3 page without the block: files, styles and words of ours',
			measured: String( traces ),
			baseline: '0',
			difference: `+${ traces }`,
			budget: '0',
			holds: traces === 0,
		} );
		return figures;
	} finally {
		await browser.close();
		await site.stop();
	}
}
