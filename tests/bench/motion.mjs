/**
 * Figure 14: what carousels, the lightbox for links, effects, moving backgrounds and share buttons cost, beside the same pages without them.
 */
import { chromium as browserType } from '@playwright/test';
import { chromium } from '../../tools/chromium.mjs';
import { inTime } from '../../tools/processes.mjs';
import { kb, more, ms } from './figures.mjs';
import { benchSite, inSite } from './sites.mjs';
import { median, quantile } from './statistics.mjs';
import { on, weightOf } from './visits.mjs';

const MAX_TASK = 50;
/** Which of several visits counts: what others do on the machine only ever makes them slower. */
const UNDISTURBED = 0.25;

const MAX_LATE = 2;
const LATE = 25;

/** Milliseconds until the script has taken over, four times slower. */
const TAKEOVER = 3000;

/** Milliseconds for one visit with a scroll of two seconds. */
const MAX_SCROLL = 20_000;

/** Bytes in gzip above the page without: JavaScript and CSS together, or each. */
const WEIGHTS = [
	[ 'Carousel of 20 pictures, out of sight', 'carousel', 'pictures', 1.5 ],
	[ 'Entrance animation', 'entrance', 'section', 1.5 ],
	[ 'Lightbox for links, before a press', 'lightbox', 'links', 1 ],
	[ 'Background slideshow', 'slideshow', 'plain', 3 ],
	[ 'Background video from a file', 'video', 'plain', 3 ],
	[ 'Image Comparison', 'comparison', 'plain', null ],
];

/** Long tasks and shifts. */
const WATCH = () => {
	window.long = [];
	new PerformanceObserver( ( list ) =>
		window.long.push( ...list.getEntries().map( ( one ) => one.duration ) )
	).observe( { type: 'longtask', buffered: true } );
	window.moved = 0;
	new PerformanceObserver( ( list ) => {
		for ( const { value, sources } of list.getEntries() ) {
			// The theme's own menu comes piece by piece, and columns of its footer get their widths late.
			const isOurs = sources.some(
				( { node, previousRect, currentRect } ) =>
					! node?.parentElement?.closest( 'header' ) &&
					! (
						node?.parentElement?.closest( 'footer' ) &&
						previousRect.y === currentRect.y
					)
			);
			window.moved += isOurs ? value : 0;
		}
	} ).observe( { type: 'layout-shift', buffered: true } );
};

/** Long tasks on the second page of a visit: WordPress has tried on the first one which emoji the browser knows. */
const WATCH_SECOND_PAGE = () => {
	window.sessionStorage.setItem(
		'wpEmojiSettingsSupports',
		JSON.stringify( {
			timestamp: Date.now(),
			supportTests: { flag: true, emoji: true },
		} )
	);
	window.tasks = [];
	new PerformanceObserver( ( list ) =>
		window.tasks.push( ...list.getEntries() )
	).observe( { type: 'longtask', buffered: true } );
};

/**
 * @param {boolean} quick
 * @param {Object}  say
 * @return {Promise<import('./figures.mjs').Figure[]>} Figures.
 */
export async function motion( quick, say ) {
	const site = await benchSite( { db: 'sqlite', say } );
	const browser = await browserType.launch( chromium.launchOptions );
	try {
		const pages = await inSite( site, 'motion.php' );
		return [
			...( await weights( browser, pages ) ),
			await carouselInUse( browser, pages ),
			...( await tasks( browser, pages, quick ? 4 : 12 ) ),
			...( await takeover( browser, pages, quick ? 4 : 12 ) ),
			await swipes( browser, pages, quick ? 5 : 20 ),
			await opening( browser, pages, quick ? 5 : 15 ),
			...( await lateFrames( pages, quick ? 3 : 10 ) ),
			...( await share( browser, pages ) ),
		];
	} finally {
		await browser.close();
		await site.stop();
	}
}

async function weights( browser, pages ) {
	const figures = [];
	for ( const [ name, page, without, max ] of WEIGHTS ) {
		const one = await weightOf( browser, pages[ page ] );
		const other = await weightOf( browser, pages[ without ] );
		const [ measured, baseline ] = [ one, other ].map(
			( { js, css } ) => js + css
		);
		const bytes = measured - baseline;
		figures.push( {
			name: `14 ${ name }: JavaScript and CSS of the page in gzip`,
			measured: kb( measured ),
			baseline: kb( baseline ),
			difference: more( bytes, kb ),
			budget: max ? `+${ max } KB` : '',
			holds: max ? bytes <= max * 1024 : null,
		} );
	}
	const { own } = await weightOf( browser, pages.plain );
	figures.push( {
		name: '14 A page without any of them: files of Vitrine',
		measured: String( own ),
		baseline: '0',
		difference: '',
		budget: '0',
		holds: own === 0,
	} );
	return figures;
}

async function carouselInUse( browser, pages ) {
	const toEnd = async ( page ) => {
		await page
			.locator( '.wp-block-image' )
			.first()
			.scrollIntoViewIfNeeded();
		await page.waitForTimeout( 500 );
	};
	const [ one, other ] = await Promise.all(
		[ pages.carousel, pages.pictures ].map( async ( url ) => {
			const { js, css } = await weightOf( browser, url, toEnd );
			return js + css;
		} )
	);
	return {
		name: '14 Carousel of 20 pictures with arrows, dots and autoplay, in sight: JavaScript and CSS of the page in gzip',
		measured: kb( one ),
		baseline: kb( other ),
		difference: more( one - other, kb ),
		budget: '+31 KB',
		holds: one - other <= 31 * 1024,
	};
}

async function tasks( browser, pages, times ) {
	const look = async ( page ) => {
		await page.waitForTimeout( 1000 );
		return page.evaluate( () => ( {
			long: Math.max( 0, ...window.long ),
			moved: window.moved,
		} ) );
	};
	const seen = { slides: [], texts: [], lightbox: [], links: [] };
	// The carousel has few tasks of its own, and many that vary: more visits.
	for ( const [ names, visits ] of [
		[ [ 'slides', 'texts' ], 2 * times ],
		[ [ 'lightbox', 'links' ], times ],
	] ) {
		for ( let n = 0; n < visits; n++ ) {
			// In turn: what browsers clean up after a page holds up the next one.
			for ( const name of n % 2 ? names.toReversed() : names ) {
				seen[ name ].push(
					await on( browser, pages[ name ], 4, look, {
						watch: WATCH,
						hasFonts: false,
					} )
				);
			}
		}
	}
	const task = ( words, name, without, max ) => {
		const [ one, other ] = [ name, without ].map( ( page ) =>
			quantile(
				seen[ page ].map( ( { long } ) => long ),
				UNDISTURBED
			)
		);
		return {
			name: `14 ${ words }: longest task while the page loads, processor 4 times slower (0 = none over 50 ms)`,
			measured: ms( one ),
			baseline: ms( other ),
			difference: more( one - other, ms ),
			budget: max
				? `${ max } ms, or no more than without`
				: 'no more than without',
			holds: one <= Math.max( max, other ),
		};
	};
	const moved = Math.max( ...seen.slides.map( ( one ) => one.moved ) );
	return [
		// The page has long tasks of its own: `takeover` measures the engine alone.
		task( 'Carousel of 100 slides', 'slides', 'texts', MAX_TASK ),
		task( 'Lightbox of 500 links', 'lightbox', 'links', 0 ),
		{
			name: '14 Carousel of 100 slides: layout shift when the script takes over',
			measured: moved.toFixed( 4 ),
			baseline: '',
			difference: '',
			budget: '0.0000',
			holds: moved === 0,
		},
	];
}

/**
 * The longest task of the engine alone, without WordPress's own scripts, beside the same page whose engine does not come either: where a scroll brings a carousel near, and in the first screen, from the page's load on.
 */
async function takeover( browser, pages, times ) {
	const visit = ( url, look, options ) =>
		on( browser, url, 4, look, {
			watch: WATCH_SECOND_PAGE,
			hasFonts: false,
			...options,
		} );
	const longest = async ( page, ended ) => {
		// Asking for it again and again would be long tasks, too.
		await page.waitForTimeout( TAKEOVER );
		const carousel = page.locator(
			`.wp-block-vitrine-carousel.${ ended }`
		);
		const number = await page.evaluate( () => window.tasks.length );
		await carousel.waitFor( { timeout: 1000 } );
		return page.evaluate( ( count ) => {
			const [ { loadEventEnd } ] =
				performance.getEntriesByType( 'navigation' );
			const from = window.scrolled ?? loadEventEnd;
			return Math.max(
				0,
				...window.tasks
					.slice( 0, count )
					.filter( ( { startTime } ) => startTime >= from )
					.map( ( { duration } ) => duration )
			);
		}, number );
	};
	const scroll = async ( page, ended ) => {
		await page.waitForTimeout( 1000 );
		await page.evaluate( () => {
			window.scrolled = performance.now();
			document
				.querySelector( '.wp-block-vitrine-carousel' )
				.scrollIntoView();
		} );
		return longest( page, ended );
	};
	const figures = [];
	for ( const [ words, url, look ] of [
		[ 'near the window', pages.later, scroll ],
		[ 'in the first screen', pages.slides, longest ],
	] ) {
		const seen = { engine: [], none: [] };
		for ( let n = 0; n < times; n++ ) {
			seen.engine.push(
				await visit( url, ( page ) => look( page, 'is-running' ), {
					lacks: /\/wp-includes\/js\//,
				} )
			);
			seen.none.push(
				await visit( url, ( page ) => look( page, 'is-alone' ), {
					lacks: /\/wp-includes\/js\/|\/frontend\/carousel/,
				} )
			);
		}
		const [ one, other ] = [ seen.engine, seen.none ].map( ( all ) =>
			quantile( all, UNDISTURBED )
		);
		figures.push( {
			name: `14 Carousel of 100 slides ${ words }: longest task while the script takes over, processor 4 times slower (0 = none over 50 ms)`,
			measured: ms( one ),
			baseline: ms( other ),
			difference: more( one - other, ms ),
			budget: `${ MAX_TASK } ms`,
			holds: one <= MAX_TASK,
		} );
	}
	return figures;
}

/** Frames from the first move of a finger until the row moves. */
async function swipes( browser, pages, times ) {
	const swipe = async ( page, session ) => {
		const row = page.locator( '.wp-block-vitrine-carousel__row' );
		await page.locator( '.wp-block-vitrine-carousel.is-running' ).waitFor();
		const { x, y } = await row.boundingBox();
		await row.evaluate( ( list ) => {
			list.addEventListener(
				'touchmove',
				() => {
					let frames = 0;
					const begun = list.scrollLeft;
					const look = () => {
						if ( list.scrollLeft === begun && frames < 60 ) {
							frames++;
							window.requestAnimationFrame( look );
						} else {
							window.taken = { frames };
						}
					};
					window.requestAnimationFrame( look );
				},
				{ passive: true, once: true }
			);
		} );
		const touch = ( type, left ) =>
			session.send( 'Input.dispatchTouchEvent', {
				type,
				touchPoints:
					left === null ? [] : [ { x: x + left, y: y + 20 } ],
			} );
		await touch( 'touchStart', 400 );
		for ( const left of [ 380, 350, 300, 250, 200 ] ) {
			await touch( 'touchMove', left );
		}
		await touch( 'touchEnd', null );
		const taken = await page.waitForFunction( () => window.taken );
		return ( await taken.jsonValue() ).frames;
	};
	const seen = [];
	for ( let n = 0; n < times; n++ ) {
		seen.push(
			await on( browser, pages.slides, 1, swipe, { hasTouch: true } )
		);
	}
	return {
		name: '14 Carousel: frames from the first move of a finger until the row moves (the browser scrolls it)',
		measured: String( median( seen ) ),
		baseline: '',
		difference: '',
		budget: '1',
		holds: median( seen ) <= 1,
	};
}

/** From a press on a link to the frame that shows the picture, beside a tile of a gallery. */
async function opening( browser, pages, times ) {
	const press = ( selector ) => async ( page ) => {
		const target = page.locator( selector ).first();
		// As with a person, the pointer is there before it presses.
		await target.hover();
		await page.waitForLoadState( 'networkidle' );
		await page.evaluate( () =>
			window.addEventListener(
				'click',
				( { timeStamp } ) => {
					const look = () => {
						const picture =
							document.querySelector( 'dialog[open] img' );
						if ( picture?.complete && picture.checkVisibility() ) {
							window.shown = performance.now() - timeStamp;
						} else {
							window.requestAnimationFrame( look );
						}
					};
					window.requestAnimationFrame( look );
				},
				{ capture: true, once: true }
			)
		);
		await target.click();
		const shown = await page.waitForFunction( () => window.shown );
		return shown.jsonValue();
	};
	const links = [];
	const tiles = [];
	for ( let n = 0; n < times; n++ ) {
		links.push(
			await on(
				browser,
				pages.lightbox,
				1,
				press( '.entry-content a, main p a' )
			)
		);
		tiles.push(
			await on(
				browser,
				pages.gallery,
				1,
				press( '.wp-block-vitrine-gallery a' )
			)
		);
	}
	const [ one, other ] = [ links, tiles ].map( ( all ) =>
		quantile( all, UNDISTURBED )
	);
	return {
		name: '14 Lightbox of 500 links: press to picture (baseline: the viewer of a gallery)',
		measured: ms( one ),
		baseline: ms( other ),
		difference: more( one - other, ms ),
		budget: 'as the viewer',
		holds: one <= other * 1.25,
	};
}

/** The times between the frames that reached the screen, in milliseconds. */
function betweenFrames( trace ) {
	const shown = JSON.parse( trace.toString() )
		.traceEvents.filter(
			( { name, ph } ) => name === 'Display::DrawAndSwap' && ph === 'X'
		)
		.map( ( { ts } ) => ts / 1000 )
		.toSorted( ( a, b ) => a - b );
	return shown.slice( 1 ).map( ( time, nth ) => time - shown[ nth ] );
}

/**
 * Frames of a steady scroll that reach the screen late.
 *
 * Frames of scripts (`requestAnimationFrame`) would not tell: scrolling and motion are both the compositor's, which waits for no script.
 */
async function lateFrames( pages, times ) {
	const scroll = ( browser ) => async ( page, session ) => {
		await page.waitForTimeout( 300 );
		await page.mouse.move( 600, 400 );
		await browser.startTracing( page, { categories: [ 'viz' ] } );
		await session.send( 'Input.synthesizeScrollGesture', {
			x: 600,
			y: 400,
			yDistance: -3000,
			speed: 1500,
			gestureSourceType: 'mouse',
		} );
		const between = betweenFrames( await browser.stopTracing() );
		return (
			( 100 * between.filter( ( time ) => time > LATE ).length ) /
			between.length
		);
	};
	/** Null where three gestures never ended. */
	const visit = async ( url, tries = 3 ) => {
		// A browser of its own for each: some gestures never end, and take their browser with them.
		const browser = await browserType.launch( chromium.launchOptions );
		try {
			return await inTime(
				'A scroll',
				on( browser, url, 4, scroll( browser ) ),
				MAX_SCROLL
			);
		} catch ( error ) {
			process.stderr.write( `${ url }: ${ error.message }\n` );
		} finally {
			await browser.close();
		}
		return tries > 1 ? visit( url, tries - 1 ) : null;
	};
	const shares = { still: [], moving: [], growing: [] };
	const names = Object.keys( shares );
	for ( let n = 0; n < times; n++ ) {
		// In turn, so that none is always the first.
		for ( const name of n % 2 ? names.toReversed() : names ) {
			shares[ name ].push( await visit( pages[ name ] ) );
		}
	}
	// Other figures of the run are not lost with a scroll.
	const medianOf = ( name ) => {
		const seen = shares[ name ].filter( ( late ) => late !== null );
		return seen.length > times / 2 ? median( seen ) : NaN;
	};
	const percent = ( value ) => `${ value.toFixed( 1 ) } %`;
	const still = medianOf( 'still' );
	return [
		[ 'moving', '50 sections that move', MAX_LATE ],
		[ 'growing', '50 sections that move and grow', null ],
	].map( ( [ name, words, max ] ) => {
		const late = medianOf( name );
		return {
			name: `14 ${ words }: frames that reach the screen after more than ${ LATE } ms while scrolling, processor 4 times slower, no graphics card`,
			measured: percent( late ),
			baseline: percent( still ),
			difference: more( late - still, percent ),
			budget: max === null ? '' : `+${ max } %`,
			holds: max === null ? null : late - still <= max,
		};
	} );
}

async function share( browser, pages ) {
	const one = await weightOf( browser, pages.share );
	const other = await weightOf( browser, pages.plain );
	return [
		...[
			[ 'js', 'JavaScript', 0.6 ],
			[ 'css', 'CSS', 1 ],
		].map( ( [ kind, words, max ] ) => ( {
			name: `14 Share Buttons: ${ words } of the page in gzip`,
			measured: kb( one[ kind ] ),
			baseline: kb( other[ kind ] ),
			difference: more( one[ kind ] - other[ kind ], kb ),
			budget: `+${ max } KB`,
			holds: one[ kind ] - other[ kind ] <= max * 1024,
		} ) ),
		{
			name: '14 Share Buttons: other hosts that are asked',
			measured: String( one.hosts.length ),
			baseline: String( other.hosts.length ),
			difference: '',
			budget: '0',
			holds: one.hosts.length === 0,
		},
	];
}
