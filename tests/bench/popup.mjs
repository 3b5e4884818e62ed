/**
 * Figure 9: what popups cost a page and a visitor.
 */
import { chromium as browserType } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from '../../tools/chromium.mjs';
import { kb, ms, printedStyles } from './figures.mjs';
import { inSite } from './sites.mjs';
import { median, quantile } from './statistics.mjs';

const ALL = 1000;
const MATCHING = 50;
const VISITORS = 200;
const MAX = {
	javascript: 5.5,
	css: 3,
	queries: 3,
	found: 5,
	frame: { 1: 30, 4: 60 },
};

const gzip = ( text ) => zlib.gzipSync( text, { level: 9 } ).length;

const figure = (
	name,
	measured,
	budget,
	holds,
	baseline = '',
	difference = ''
) => ( {
	name: `9 ${ name }`,
	measured,
	baseline,
	difference,
	budget,
	holds,
} );

/** Milliseconds and queries that the popups of a page have cost, as popup-plugin.php tells. */
async function cost( url ) {
	const response = await fetch( url, {
		headers: { connection: 'close', 'x-bench-popups': '1' },
	} );
	await response.text();
	const [ found, queries, rendered ] = (
		response.headers.get( 'x-bench-popups' ) ?? ''
	)
		.split( ' ' )
		.map( Number );
	return { found, queries, rendered };
}

/**
 * What PHP does: one page with MATCHING of ALL popups, and one that none of them matches.
 *
 * @param {Object}  site
 * @param {string}  database Its name in the table.
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function popupPages( site, database, quick ) {
	const plugin = path.join(
		site.folder,
		'wp-content/mu-plugins/bench-popup.php'
	);
	const { plain, many } = await inSite( site, 'popup.php', {
		all: quick ? 100 : ALL,
		matching: MATCHING,
	} );
	fs.copyFileSync(
		path.join( import.meta.dirname, 'popup-plugin.php' ),
		plugin
	);
	try {
		const costs = { plain: [], many: [] };
		for ( let i = -3; i < ( quick ? 10 : 40 ); i++ ) {
			for ( const [ name, url ] of Object.entries( { plain, many } ) ) {
				const one = await cost( url );
				if ( i >= 0 ) {
					costs[ name ].push( one );
				}
			}
		}
		// The undisturbed quarter: what others do on the machine only ever makes it slower.
		const calm = ( name, which ) =>
			quantile(
				costs[ name ].map( ( one ) => one[ which ] ),
				0.25
			);
		const found = calm( 'many', 'found' );
		const queries = calm( 'many', 'queries' );
		return [
			figure(
				`${ MATCHING } popups of ${ quick ? 100 : ALL } match a page, ${ database }: found and read (with their blocks rendered ${ ms( calm( 'many', 'rendered' ) ) })`,
				ms( found ),
				`${ MAX.found } ms`,
				found <= MAX.found,
				ms( calm( 'plain', 'found' ) )
			),
			figure(
				`The same, ${ database }: queries`,
				String( queries ),
				String( MAX.queries ),
				queries <= MAX.queries,
				String( calm( 'plain', 'queries' ) )
			),
			figure(
				`A page that none of them matches, ${ database }: queries`,
				String( calm( 'plain', 'queries' ) ),
				'0',
				calm( 'plain', 'queries' ) === 0
			),
			...( await statistics( site, database ) ),
		];
	} finally {
		fs.rmSync( plugin );
	}
}

/** As many visitors at once as the route has to bear. */
async function statistics( site, database ) {
	const { popup } = await inSite( site, 'popup.php', {
		all: 0,
		matching: 0,
	} );
	const { origin } = new URL( site.url );
	const token = await site.php(
		`return Vitrine\\Popup\\Statistics\\CountToken::of( ${ popup } );`
	);
	const answers = await Promise.all(
		Array.from( { length: VISITORS }, () =>
			fetch( `${ site.url }/wp-json/vitrine/v1/popups/statistics`, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					connection: 'close',
					origin,
				},
				body: JSON.stringify( { popup, token, event: 'impression' } ),
			} ).then( ( { status } ) => status )
		)
	);
	const [ counted, rows ] = await site.php(
		`global $wpdb; return array_map( 'intval', $wpdb->get_row( "SELECT SUM( impressions ), COUNT(*) FROM {$wpdb->prefix}vitrine_popup_statistics WHERE popup_id = ${ popup }", ARRAY_N ) );`
	);
	return [
		figure(
			`${ VISITORS } visitors tell of a popup at once, ${ database }: counted (${ rows } row, ${ answers.filter( ( status ) => status !== 204 ).length } refused)`,
			String( counted ),
			String( VISITORS ),
			counted === VISITORS && rows <= 2
		),
	];
}

/** From a press to the frame that shows the dialog, and all that moves meanwhile. */
const WATCH = () => {
	window.bench = { moved: 0, tasks: [], frames: [] };
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) {
			window.bench.moved += entry.value;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
	new PerformanceObserver( ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			window.bench.tasks.push( duration );
		}
	} ).observe( { type: 'longtask' } );
	window.addEventListener(
		'click',
		( event ) => {
			const begun = event.timeStamp;
			const look = () => {
				if ( document.querySelector( 'dialog[open]' ) ) {
					// The frame in which it is painted has begun; the task after it comes when it is done.
					const { port1, port2 } = new MessageChannel();
					port1.onmessage = () =>
						window.bench.frames.push( performance.now() - begun );
					port2.postMessage( 0 );
				} else {
					window.requestAnimationFrame( look );
				}
			};
			window.requestAnimationFrame( look );
		},
		true
	);
};

/**
 * What a visitor downloads and waits for.
 *
 * @param {Object}  site
 * @param {boolean} quick
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function popupVisitor( site, quick ) {
	const { plain, armed } = await inSite( site, 'popup.php', {
		all: 0,
		matching: 0,
	} );
	const browser = await browserType.launch( chromium.launchOptions );
	try {
		const visit = async ( url, slower = 1 ) => {
			const context = await browser.newContext( {
				viewport: { width: 1280, height: 800 },
				reducedMotion: 'reduce',
			} );
			const page = await context.newPage();
			const ours = new Map();
			page.on( 'response', async ( response ) => {
				const { pathname } = new URL( response.url() );
				if ( /\/plugins\/vitrine\/.*\.(js|css)$/.test( pathname ) ) {
					ours.set( pathname, await response.text() );
				}
			} );
			await page.addInitScript( WATCH );
			if ( slower > 1 ) {
				const session = await context.newCDPSession( page );
				await session.send( 'Emulation.setCPUThrottlingRate', {
					rate: slower,
				} );
			}
			const response = await page.goto( url, {
				waitUntil: 'networkidle',
			} );
			printedStyles( await response.text() ).forEach( ( css, at ) =>
				ours.set( `printed ${ at }.css`, css )
			);
			return { page, ours, context };
		};
		const bytes = ( ours, extension ) =>
			[ ...ours ]
				.filter( ( [ name ] ) => name.endsWith( extension ) )
				.reduce( ( sum, [ , text ] ) => sum + gzip( text ), 0 );

		const without = await visit( plain );
		const html = await without.page.content();
		const nothing =
			bytes( without.ours, '.js' ) + bytes( without.ours, '.css' );
		await without.context.close();
		const light = await visit( armed );
		const [ javascript, css ] = [ '.js', '.css' ].map( ( extension ) =>
			bytes( light.ours, extension )
		);
		const names = [ ...light.ours.keys() ].filter( ( name ) =>
			name.endsWith( '.js' )
		).length;
		await light.context.close();
		const figures = [
			figure(
				'A page without popups: bytes of scripts and styles, and of marks in its HTML',
				String(
					nothing + ( html.match( /vitrine-popup/g ) ?? [] ).length
				),
				'0',
				nothing === 0 && ! html.includes( 'vitrine-popup' )
			),
			figure(
				`One armed popup, not open: JavaScript in gzip (${ names } files)`,
				kb( javascript ),
				`${ MAX.javascript } KB`,
				javascript <= MAX.javascript * 1024
			),
			figure(
				'The same: CSS in gzip',
				kb( css ),
				`${ MAX.css } KB`,
				css <= MAX.css * 1024
			),
		];
		for ( const slower of [ 1, 4 ] ) {
			const frames = [];
			const tasks = [];
			let moved = 0;
			for ( let i = 0; i < ( quick ? 3 : 10 ); i++ ) {
				const { page, context } = await visit( armed, slower );
				await page.evaluate( () => {
					window.bench.moved = 0;
					window.bench.tasks = [];
				} );
				await page.getByRole( 'button', { name: 'Open' } ).click();
				await page.waitForFunction( () => window.bench.frames.length );
				await page.keyboard.press( 'Escape' );
				await page.waitForFunction(
					() => ! document.querySelector( 'dialog[open]' )
				);
				await page.waitForTimeout( 300 );
				const seen = await page.evaluate( () => window.bench );
				frames.push( seen.frames[ 0 ] );
				tasks.push( Math.max( 0, ...seen.tasks ) );
				moved = Math.max( moved, seen.moved );
				await context.close();
			}
			const words =
				slower > 1 ? `, processor ${ slower } times slower` : '';
			figures.push(
				figure(
					`Click to first frame of the open dialog${ words } (longest task ${ ms( median( tasks ) ) })`,
					ms( median( frames ) ),
					`${ MAX.frame[ slower ] } ms`,
					median( frames ) <= MAX.frame[ slower ]
				),
				figure(
					`CLS of opening and closing${ words }`,
					moved.toFixed( 4 ),
					'0',
					moved === 0
				)
			);
		}
		return figures;
	} finally {
		await browser.close();
	}
}
