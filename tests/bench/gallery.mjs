/**
 * Figure 6: what a visitor waits for in a gallery of 100, 1,000 and 5,000 pictures, beside nanogallery2, PhotoSwipe and a page without script, in turn.
 */
import { chromium as browserType } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium } from '../../tools/chromium.mjs';
import { kb, printedStyles } from './figures.mjs';
import { CONTENDERS } from './gallery-contenders.mjs';
import { pictures } from './gallery-pictures.mjs';
import { PROBE, readOn } from './gallery-probe.mjs';
import { peers } from './peers.mjs';
import { benchSite, inSite, inTurn } from './sites.mjs';
import { median, uncertainty } from './statistics.mjs';

const LAYOUTS = [ 'grid', 'justified', 'cascading', 'mosaic' ];
const WINDOW = { width: 1280, height: 800 };
const PHONE = { width: 320, height: 640 };
const MAX = {
	visible: 1.25,
	task: { 100: 50, 1000: 50, 5000: 100 },
	open: 350,
	next: 60,
	relayout: { 100: 25, 1000: 25, 5000: 60 },
	// What files may weigh (sizes.json) and what a gallery prints besides.
	bytes: { before: 10.7, mouse: 32.7, touch: 40.7, printed: 6 },
	html: 60,
};

const gzip = ( text ) => zlib.gzipSync( text, { level: 9 } ).length;

/** A picture of three by two cells and some of one, as an editor may draw it. */
const MOSAIC = [
	{ c: 1, r: 1, w: 2, h: 2 },
	{ c: 3, r: 1, w: 1, h: 1 },
	{ c: 4, r: 1, w: 1, h: 1 },
	{ c: 3, r: 2, w: 2, h: 1 },
];

const attributesOf = ( layout, number, known = true ) => ( {
	number,
	known,
	layout: { layout, ...( layout === 'mosaic' ? { mosaic: MOSAIC } : {} ) },
	label: { display: false },
	displayTransition: 'none',
	viewer: { transition: 'none' },
} );

const whole = ( value ) => `${ Math.round( value ) } ms`;

/**
 * Opens a page in a browser of its own and waits until it is quiet.
 *
 * @param {Object}  bench     Browser and addresses.
 * @param {string}  contender
 * @param {string}  slug
 * @param {Object}  options   Of the context.
 * @param {boolean} looks     Whether its tiles are looked at.
 */
async function load(
	{ browser, urls },
	contender,
	slug,
	options = { viewport: WINDOW },
	looks = true
) {
	const context = await browser.newContext( options );
	const page = await context.newPage();
	const thumbs = new Set();
	const code = new Map();
	const reading = [];
	page.on( 'request', ( request ) => {
		const { pathname } = new URL( request.url() );
		if ( /\/bench\/photo-[^/]+\.png$/.test( pathname ) ) {
			thumbs.add( pathname );
		}
	} );
	page.on( 'response', ( response ) => {
		const { pathname } = new URL( response.url() );
		if (
			/\/(plugins\/vitrine|uploads\/bench\/peers)\/.*\.(js|css|woff2?)$/.test(
				pathname
			)
		) {
			reading.push(
				response
					.body()
					.then( ( body ) => code.set( pathname, gzip( body ) ) )
			);
		}
	} );
	await page.route( /\.woff2?(\?|$)/, ( route ) =>
		route.request().url().includes( '/bench/' )
			? route.continue()
			: route.abort()
	);
	await page.addInitScript( PROBE, { ...CONTENDERS[ contender ], looks } );
	const response = await page.goto( urls[ slug ], { waitUntil: 'load' } );
	const html = await response.text();
	printedStyles( html ).forEach( ( css, at ) =>
		code.set( `printed ${ at }`, gzip( css ) )
	);
	if ( looks ) {
		await page.waitForFunction( () => window.bench.visible > 0 );
	}
	await page.waitForLoadState( 'networkidle' );
	return {
		page,
		html,
		thumbs,
		async bytes() {
			await Promise.all( reading );
			return [ ...code.values() ].reduce(
				( sum, bytes ) => sum + bytes,
				0
			);
		},
		probe: () =>
			page.evaluate( () => ( {
				visible: window.bench.visible,
				tiles: window.bench.tiles,
				task: Math.max(
					0,
					...window.bench.tasks.map( ( { duration } ) => duration )
				),
				moved: window.bench.shifts.reduce(
					( sum, { value } ) => sum + value,
					0
				),
				what: window.bench.shifts
					.map( ( { what } ) => what )
					.join( '; ' ),
			} ) ),
		close: () => context.close(),
	};
}

/** How many tiles the first two windows hold, once everything is laid out. */
const twoWindows = ( page, tile ) =>
	page.evaluate(
		( selector ) =>
			[ ...document.querySelectorAll( selector ) ].filter(
				( element ) => {
					const { top, width } = element.getBoundingClientRect();
					return width > 0 && top < window.innerHeight * 2;
				}
			).length,
		tile
	);

const cpu = async ( session ) => {
	const { metrics } = await session.send( 'Performance.getMetrics' );
	return [ 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration' ].reduce(
		( sum, name ) =>
			sum +
			( metrics.find( ( metric ) => metric.name === name )?.value ?? 0 ) *
				1000,
		0
	);
};

/** Longest task of a page that nobody looks at meanwhile. */
async function longestTask( bench, contender, slug ) {
	const seen = await load( bench, contender, slug, undefined, false );
	const { task } = await seen.probe();
	await seen.close();
	return task;
}

/** One visit: load, open, next, close, resize. */
async function visit( bench, contender, slug ) {
	const { tile, large } = CONTENDERS[ contender ];
	const task = await longestTask( bench, contender, slug );
	const seen = await load( bench, contender, slug );
	const { page } = seen;
	try {
		const measured = {
			...( await seen.probe() ),
			task,
			requested: seen.thumbs.size,
			wanted: await twoWindows( page, tile ),
			elements: await page.evaluate(
				() => document.querySelectorAll( '*' ).length
			),
			html: gzip( seen.html ),
			before: await seen.bytes(),
		};
		await page.evaluate( () => {
			window.bench.done = true;
		} );
		if ( large ) {
			const box = await page.locator( tile ).nth( 2 ).boundingBox();
			await page.evaluate( () => {
				window.opened = window.bench.opening( 'click' );
			} );
			await page.mouse.click(
				box.x + box.width / 2,
				box.y + box.height / 2
			);
			measured.open = await page.evaluate( () => window.opened );
			await page.waitForLoadState( 'networkidle' );
			measured.after = await seen.bytes();
			measured.next = [];
			for ( let i = 0; i < 3; i++ ) {
				// Some ignore keys until their own animations have ended.
				await page.waitForTimeout( 1000 );
				await page.evaluate( () => {
					window.changed = window.bench.opening( 'keydown' );
				} );
				await page.keyboard.press( 'ArrowRight' );
				measured.next.push(
					await page.evaluate( () => window.changed )
				);
			}
			measured.next = median( measured.next );
			await page.waitForTimeout( 450 );
			await page.keyboard.press( 'Escape' );
			await page.waitForTimeout( 700 );
		}
		const session = await page.context().newCDPSession( page );
		await session.send( 'Performance.enable' );
		const used = await cpu( session );
		await page.evaluate( () => {
			window.resized = window.bench.resizing();
		} );
		await page.setViewportSize( { ...WINDOW, width: 900 } );
		measured.relayout = await page.evaluate( () => window.resized );
		measured.cpu = ( await cpu( session ) ) - used;
		return measured;
	} finally {
		await seen.close();
	}
}

/**
 * When all thumbnails are visible, ours and the static page's: a single view may take half as long again as the next, so that a ratio wants many.
 *
 * @return {Promise<[number[], number[]]>} Milliseconds of both, as many as two minutes allow.
 */
async function visibleInTurn( bench, number ) {
	const one = ( contender ) => async () => {
		const seen = await load(
			bench,
			contender,
			`${ contender }-justified-${ number }`
		);
		const { visible } = await seen.probe();
		await seen.close();
		return visible;
	};
	return inTurn( 40, one( 'vitrine' ), one( 'static' ), 120000 );
}

/** The comparison, in justified rows. */
async function compared( bench, numbers, runs, say ) {
	const figures = [];
	for ( const number of numbers ) {
		const all = Object.fromEntries(
			Object.keys( CONTENDERS ).map( ( name ) => [ name, [] ] )
		);
		for ( let run = 0; run < runs; run++ ) {
			const names = Object.keys( all );
			for ( const name of run % 2 ? names.reverse() : names ) {
				all[ name ].push(
					await visit(
						bench,
						name,
						`${ name }-justified-${ number }`
					)
				);
			}
			say( `gallery of ${ number }, ${ run + 1 } of ${ runs }` );
		}
		const of = ( name, part ) =>
			median( all[ name ].map( ( one ) => one[ part ] ) );
		const others = ( part, words ) =>
			`nanogallery2 ${ words( of( 'nanogallery2', part ) ) }, PhotoSwipe ${ words( of( 'photoswipe', part ) ) }`;
		const title = ( what ) =>
			`6 Gallery of ${ number.toLocaleString( 'en' ) }: ${ what }`;
		const figure = (
			part,
			what,
			most,
			{ words = whole, hasStatic = true, budget = most } = {}
		) => {
			const value = of( 'vitrine', part );
			figures.push( {
				name: title( what ),
				measured: words( value ),
				baseline: `${ others( part, words ) }${ hasStatic ? `, static ${ words( of( 'static', part ) ) }` : '' }`,
				difference: '',
				budget: budget === null ? '' : words( budget ),
				holds: most === null ? null : value <= most,
			} );
		};
		const seen = await visibleInTurn( bench, number );
		const [ ours, fixed ] = seen.map( median );
		const ratio = ours / fixed;
		const off =
			ratio *
			Math.hypot(
				uncertainty( seen[ 0 ] ) / ours,
				uncertainty( seen[ 1 ] ) / fixed
			);
		figures.push( {
			name: title(
				`all thumbnails in the window visible (${ seen[ 0 ].length } views of ours and of the static page in turn)`
			),
			measured: whole( ours ),
			baseline: `static ${ whole( fixed ) }, ${ others( 'visible', whole ) }`,
			difference: `× ${ ratio.toFixed( 2 ) } ± ${ off.toFixed( 2 ) }`,
			budget: `× ${ MAX.visible }`,
			holds: ratio <= MAX.visible,
		} );
		figure(
			'task',
			'longest task at load (0 = none over 50 ms)',
			MAX.task[ number ]
		);
		figure(
			'requested',
			`thumbnails asked for at load (two windows hold ${ of( 'vitrine', 'wanted' ) })`,
			of( 'vitrine', 'wanted' ),
			{ words: String }
		);
		figure( 'open', 'viewer open, code and picture cold', MAX.open, {
			hasStatic: false,
		} );
		figure( 'next', 'next picture', MAX.next, { hasStatic: false } );
		figure(
			'relayout',
			`laid out again after 1280 → 900 px (processor ${ whole( of( 'vitrine', 'cpu' ) ) })`,
			MAX.relayout[ number ]
		);
		figure( 'moved', 'CLS at load', 0, {
			words: ( value ) => value.toFixed( 3 ),
		} );
		figure( 'elements', 'elements', null, {
			words: String,
			budget: null,
		} );
		figure(
			'html',
			'HTML of the whole page in gzip',
			number === 5000 ? MAX.html * 1024 : null,
			{ words: kb }
		);
		if ( number === 1000 ) {
			for ( const [ part, words, most ] of [
				[ 'before', 'before anything is done', MAX.bytes.before ],
				[ 'after', 'after the viewer has opened', MAX.bytes.mouse ],
			] ) {
				figures.push( {
					name: `6 JavaScript and CSS in gzip, ${ words }`,
					measured: kb( of( 'vitrine', part ) ),
					baseline: others( part, kb ),
					difference: '',
					budget: `${ most } KB`,
					holds: of( 'vitrine', part ) <= most * 1024,
				} );
			}
		}
	}
	return figures;
}

/** Styles that a page with a gallery carries in its HTML: the block's sheet, which WordPress prints, and where tiles are. */
async function printed( { urls }, numbers ) {
	const figures = [];
	for ( const layout of LAYOUTS ) {
		const seen = [];
		for ( const number of numbers ) {
			const response = await fetch(
				urls[ `vitrine-${ layout }-${ number }` ]
			);
			seen.push(
				printedStyles( await response.text() ).reduce(
					( sum, css ) => sum + gzip( css ),
					0
				)
			);
		}
		const most = Math.max( ...seen );
		figures.push( {
			name: `6 ${ layout }: printed styles in gzip, galleries of ${ numbers.join( ', ' ) }`,
			measured: kb( most ),
			baseline: '',
			difference: '',
			budget: `${ MAX.bytes.printed } KB`,
			holds: most <= MAX.bytes.printed * 1024,
		} );
	}
	return figures;
}

/** Whether anything moves: at load and when it is read to its end. */
async function still( bench, numbers, say ) {
	const figures = [];
	for ( const known of [ true, false ] ) {
		for ( const layout of LAYOUTS ) {
			const moved = [];
			const seen = [];
			for ( const number of numbers ) {
				for ( const viewport of [ WINDOW, PHONE ] ) {
					const visited = await load(
						bench,
						'vitrine',
						`vitrine-${ layout }-${ number }${ known ? '' : '-unknown' }`,
						{ viewport }
					);
					await readOn( visited.page );
					const probe = await visited.probe();
					moved.push( probe.moved );
					seen.push( probe.task );
					if ( probe.moved > 0 ) {
						say(
							`${ layout } of ${ number }, ${ viewport.width } px: ${ probe.what }`
						);
					}
					await visited.close();
				}
			}
			const most = Math.max( ...moved );
			figures.push( {
				name: `6 ${ layout }, sizes ${ known ? 'known' : 'unknown' }: CLS of galleries of ${ numbers.map( ( number ) => number.toLocaleString( 'en' ) ).join( ', ' ) } read to their ends, 1280 and 320 px wide (longest task ${ whole( Math.max( ...seen ) ) })`,
				measured: most.toFixed( 4 ),
				baseline: '0',
				difference: `+${ most.toFixed( 4 ) }`,
				budget: '0',
				holds: most === 0,
			} );
		}
	}
	return figures;
}

/** What a thumb downloads. */
async function touched( bench ) {
	const seen = await load( bench, 'vitrine', 'vitrine-justified-1000', {
		viewport: { width: 390, height: 800 },
		hasTouch: true,
		isMobile: true,
	} );
	const tile = seen.page.locator( CONTENDERS.vitrine.tile ).nth( 1 );
	await tile.tap();
	await seen.page.locator( 'dialog[open]' ).waitFor();
	await seen.page.waitForTimeout( 500 );
	await seen.page.touchscreen.tap( 195, 400 );
	await seen.page.waitForLoadState( 'networkidle' );
	const bytes = await seen.bytes();
	await seen.close();
	return [
		{
			name: '6 JavaScript and CSS in gzip, after the viewer has opened by touch',
			measured: kb( bytes ),
			baseline: '',
			difference: '',
			budget: `${ MAX.bytes.touch } KB`,
			holds: bytes <= MAX.bytes.touch * 1024,
		},
	];
}

/**
 * @param {boolean}                quick
 * @param {(line: string) => void} say
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function gallery( quick, say ) {
	const numbers = quick ? [ 100, 1000 ] : [ 100, 1000, 5000 ];
	const site = await benchSite( { workers: 6 } );
	const browser = await browserType.launch( chromium.launchOptions );
	try {
		const uploads = path.join( site.folder, 'wp-content/uploads/bench' );
		const base = `${ site.url }/wp-content/uploads/bench`;
		const all = pictures( uploads, Math.max( ...numbers ) );
		await peers( path.join( uploads, 'peers' ) );
		fs.mkdirSync( path.join( uploads, 'pages' ) );
		fs.copyFileSync(
			path.join( import.meta.dirname, 'gallery-plugin.php' ),
			path.join( site.folder, 'wp-content/mu-plugins/bench-gallery.php' )
		);
		const pages = {};
		for ( const number of numbers ) {
			for ( const layout of LAYOUTS ) {
				const slug = `vitrine-${ layout }-${ number }`;
				pages[ slug ] = attributesOf( layout, number );
				pages[ `${ slug }-unknown` ] = attributesOf(
					layout,
					number,
					false
				);
			}
			for ( const [ name, { html } ] of Object.entries( CONTENDERS ) ) {
				if ( html ) {
					const slug = `${ name }-justified-${ number }`;
					pages[ slug ] = null;
					fs.writeFileSync(
						path.join( uploads, `pages/${ slug }.html` ),
						html(
							all.slice( 0, number ),
							base,
							'justified',
							`${ base }/peers`
						)
					);
				}
			}
		}
		const urls = await inSite( site, 'gallery.php', {
			pictures: all,
			pages,
		} );
		const bench = { browser, urls };
		// The first visit of each compiles files and reads them from the disk.
		for ( const name of Object.keys( CONTENDERS ) ) {
			await fetch( urls[ `${ name }-justified-100` ] );
		}
		const parts = [
			() => printed( bench, numbers ),
			() => compared( bench, numbers, quick ? 2 : 5, say ),
			() => touched( bench ),
			() => still( bench, numbers, say ),
		];
		const figures = [];
		for ( const part of parts ) {
			figures.push( ...( await part() ) );
		}
		return figures;
	} finally {
		await browser.close();
		await site.stop();
	}
}
