/**
 * Takeovers beside the original: the same options on the same pictures, in one browser, and what differs.
 *
 *     node tests/bench/nanogallery2.mjs [--only=part of a name] [--folder=where jquery.js and nanogallery2.js are] [--build=another build]
 *         [--part=2/4] a part of the sets, for a machine that ends what takes long
 *         [--record] prints where the original puts tiles, for frontend/compat/nanogallery2/layout/original-layout.test.ts
 *
 * Compares how many tiles there are, their order, where they stand, what their labels say, tools, colors, and what a
 * pointer over the first tile moves. Needs a build.
 */
/* global DOMMatrix, getComputedStyle, jQuery, location -- functions that run in the page. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { chromium } from '../../tools/chromium.mjs';
import { root } from '../../tools/paths.mjs';
import { ITEMS, SETS } from './nanogallery2-sets.mjs';
import { peers } from './peers.mjs';

const argument = ( name ) =>
	process.argv
		.find( ( one ) => one.startsWith( `--${ name }=` ) )
		?.slice( name.length + 3 );

/** Px that two boxes may be apart: the original rounds. */
const SLACK = 3;

const build = argument( 'build' ) ?? path.join( root, 'build' );

const folder =
	argument( 'folder' ) ??
	fs.mkdtempSync( path.join( root, '.cache/nanogallery2-' ) );
if ( ! argument( 'folder' ) ) {
	await peers( folder );
}

const MODULES = [ 'index:frontend', 'gallery', 'viewer', 'nanogallery2' ];

const imports = Object.fromEntries(
	MODULES.map( ( name ) => {
		const [ file, id = file ] = name.split( ':' );
		return [ `@vitrine/${ id }`, `/build/frontend/${ file }.js` ];
	} )
);

function html( who, name ) {
	const { options, items = 'pictures', width = 1180 } = SETS[ name ];
	const given = JSON.stringify( { ...options, items: ITEMS[ items ] } );
	const head =
		who === 'original'
			? '<link rel="stylesheet" href="/peer/nanogallery2.css"><script src="/peer/jquery.js"></script><script src="/peer/nanogallery2.js"></script>'
			: `<link rel="stylesheet" href="/build/gallery/style-index.css"><link rel="stylesheet" href="/build/gallery/effects.css"><script src="/peer/jquery.js"></script><script type="importmap">${ JSON.stringify( { imports } ) }</script><script type="module" src="/build/frontend/nanogallery2.js"></script>`;
	return `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>${ name }</title>${ head }
<style>body{margin:0;font:16px/1.5 sans-serif;color:#222}#box{width:${ width }px;margin:20px auto}</style>
<div id="box"><div id="g"></div></div>
<script type="module">jQuery( () => { window.answer = jQuery( '#g' ).nanogallery2( ${ given } ); } );</script></html>`;
}

const TYPES = {
	'.js': 'text/javascript',
	'.css': 'text/css',
	'.woff': 'font/woff',
	'.woff2': 'font/woff2',
};

const server = http.createServer( ( request, response ) => {
	const url = new URL( request.url, 'http://localhost' );
	const send = ( type, body ) => {
		response.writeHead( 200, { 'Content-Type': type } );
		response.end( body );
	};
	const size = /^\/picture\/(\d+)x(\d+)\/(\d+)/.exec( url.pathname );
	if ( size ) {
		const [ , width, height, number ] = size;
		return send(
			'image/svg+xml',
			`<svg xmlns="http://www.w3.org/2000/svg" width="${ width }" height="${ height }"><rect width="100%" height="100%" fill="hsl(${ number * 37 } 50% 50%)"/><text x="10" y="40" font-size="40">${ number }</text></svg>`
		);
	}
	if ( url.pathname === '/page' ) {
		return send(
			'text/html; charset=utf-8',
			html( url.searchParams.get( 'who' ), url.searchParams.get( 'set' ) )
		);
	}
	const file = url.pathname.startsWith( '/peer/' )
		? path.join( folder, url.pathname.slice( 6 ) )
		: path.join( build, url.pathname.slice( '/build'.length ) );
	if ( ! fs.existsSync( file ) || ! fs.statSync( file ).isFile() ) {
		response.writeHead( 404 );
		return response.end();
	}
	return send(
		TYPES[ path.extname( file ) ] ?? 'text/plain',
		fs.readFileSync( file )
	);
} );
await new Promise( ( resolve ) => server.listen( 0, resolve ) );
const base = `http://localhost:${ server.address().port }`;

/** Of a page: selectors of the parts of a tile. */
const PARTS = {
	original: {
		tile: '.nGY2GThumbnail',
		image: '.nGY2TnImg',
		label: '.nGY2GThumbnailLabel',
		title: '.nGY2GThumbnailTitle',
		description: '.nGY2GThumbnailDescription',
		tools: '.nGY2GThumbnailIcons',
		thumbnail: ':scope',
		border: '.none',
		tool: '.nGY2GThumbnailIcon',
	},
	ours: {
		tile: '.wp-block-vitrine-gallery__item:not([hidden])',
		image: '.wp-block-vitrine-gallery__image',
		label: '.wp-block-vitrine-gallery__label',
		title: '.wp-block-vitrine-gallery__title',
		description: '.wp-block-vitrine-gallery__description',
		tools: '.wp-block-vitrine-gallery__tools',
		thumbnail: ':scope',
		border: '.wp-block-vitrine-gallery__link',
		tool: '.wp-block-vitrine-gallery__tool, .wp-block-vitrine-gallery__badge',
	},
};

/** Runs in the page. */
function read( parts ) {
	const isShown = ( element ) => {
		const style = getComputedStyle( element );
		return style.display !== 'none' && style.visibility !== 'hidden';
	};
	const box = document.querySelector( '#g' ).getBoundingClientRect();
	const tiles = [ ...document.querySelectorAll( parts.tile ) ].filter(
		isShown
	);
	const list = tiles[ 0 ]?.parentElement.getBoundingClientRect() ?? box;
	const round = ( value ) => Math.round( value * 10 ) / 10;
	const at = tiles.map( ( tile ) => {
		const { x, y, width, height } = tile.getBoundingClientRect();
		return {
			x: round( x - box.x ),
			y: round( y - list.y ),
			w: round( width ),
			h: round( height ),
			picture:
				tile
					.querySelector( 'img' )
					?.getAttribute( 'src' )
					.replace( location.origin, '' ) ?? 'up',
			title:
				tile
					.querySelector( parts.title )
					?.textContent.trim()
					.replace( '…', '...' ) ?? '',
			description:
				[ ...tile.querySelectorAll( parts.description ) ]
					.filter( isShown )
					.map( ( one ) =>
						one.textContent.trim().replace( '…', '...' )
					)[ 0 ] ?? '',
			tools: [ ...tile.querySelectorAll( parts.tool ) ].filter( isShown )
				.length,
		};
	} );
	const first = tiles[ 0 ];
	const look = ( part, ...names ) => {
		const element =
			part === 'thumbnail'
				? null
				: ( first?.querySelector( parts[ part ] ) ?? null );
		const own =
			part === 'thumbnail'
				? ( first?.querySelector( parts.border ) ?? first )
				: element;
		const style = own && getComputedStyle( own );
		return style
			? Object.fromEntries(
					names.map( ( name ) => [ name, style[ name ] ] )
				)
			: null;
	};
	const notes = [
		...document.querySelectorAll(
			'.wp-block-vitrine-gallery__console, .nGY2ConsoleParent'
		),
	]
		.map( ( one ) => one.innerText.trim() )
		.join( ' ' );
	return {
		tiles: at,
		notes,
		looks: {
			thumbnail: look(
				'thumbnail',
				'borderTopWidth',
				'borderLeftWidth',
				'borderTopColor',
				'borderTopLeftRadius'
			),
			label: look( 'label', 'backgroundColor', 'textAlign' ),
			title: look( 'title', 'color', 'fontSize' ),
			description: look( 'description', 'color', 'fontSize' ),
			tool: look( 'tool', 'color' ),
		},
		bars: {
			tags: document.querySelectorAll(
				'.nGY2NavFilterUnselected, .nGY2NavFilterSelected, .wp-block-vitrine-gallery__tag'
			).length,
			pages: document.querySelectorAll(
				'[class*="nGY2paginationItem"], [class*="nGY2paginationDot"], [class*="nGY2paginationRectangle"], .wp-block-vitrine-gallery__page'
			).length,
			more: document.querySelectorAll(
				'.nGY2GalleryMoreButton, .wp-block-vitrine-gallery__more:not([hidden])'
			).length,
			turns: document.querySelectorAll(
				'.nGY2NavPagination, .wp-block-vitrine-gallery__turns a'
			).length,
			crumbs: document.querySelectorAll(
				'.nGY2Breadcrumb, .wp-block-vitrine-gallery__crumbs'
			).length,
		},
	};
}

/** Runs in the page: what the parts of the first tile look like now. */
function pose( parts ) {
	const tile = document.querySelector( parts.tile );
	const answer = {};
	for ( const part of [
		'thumbnail',
		'image',
		'label',
		'title',
		'description',
		'tools',
	] ) {
		const element =
			part === 'thumbnail' && parts[ part ] === ':scope'
				? tile
				: tile.querySelector( parts[ part ] );
		if ( ! element || getComputedStyle( element ).display === 'none' ) {
			continue;
		}
		const style = getComputedStyle( element );
		const { offsetWidth: width, offsetHeight: height } = element;
		let matrix = new DOMMatrix(
			style.transform === 'none' ? '' : style.transform
		);
		if ( style.rotate && style.rotate !== 'none' ) {
			matrix = new DOMMatrix( `rotate(${ style.rotate })` ).multiply(
				matrix
			);
		}
		if ( style.scale && style.scale !== 'none' ) {
			matrix = new DOMMatrix(
				`scale(${ style.scale.split( ' ' ).join() })`
			).multiply( matrix );
		}
		if ( style.translate && style.translate !== 'none' ) {
			const probe = style.translate
				.split( ' ' )
				.map( ( value, at ) =>
					value.endsWith( '%' )
						? ( parseFloat( value ) / 100 ) *
							( at ? height : width )
						: parseFloat( value )
				);
			matrix = new DOMMatrix()
				.translate( probe[ 0 ] ?? 0, probe[ 1 ] ?? 0 )
				.multiply( matrix );
		}
		const filter = {};
		for ( const [ , name, value ] of style.filter.matchAll(
			/([a-z]+)\(([^)]*)\)/g
		) ) {
			filter[ name ] = parseFloat( value );
		}
		const neutral = {
			blur: 0,
			brightness: 1,
			grayscale: 0,
			sepia: 0,
			contrast: 1,
			opacity: 1,
			saturate: 1,
		};
		const opacity = ( filter.opacity ?? 1 ) * Number( style.opacity );
		delete filter.opacity;
		const fixed = ( value ) => Math.round( value * 100 ) / 100;
		answer[ part ] = {
			a: fixed( matrix.a ),
			b: fixed( matrix.b ),
			c: fixed( matrix.c ),
			d: fixed( matrix.d ),
			// Labels are not equally high: a percentage is one of the part's own size.
			x: fixed( matrix.e ),
			y: fixed( matrix.f ),
			xShare: fixed( matrix.e / ( width || 1 ) ),
			yShare: fixed( matrix.f / ( height || 1 ) ),
			opacity: fixed( opacity ),
			...Object.fromEntries(
				Object.entries( neutral )
					.filter( ( [ name ] ) => name !== 'opacity' )
					.map( ( [ name, usual ] ) => [
						name,
						fixed( filter[ name ] ?? usual ),
					] )
			),
			background: style.backgroundColor,
			border: getComputedStyle(
				( part === 'thumbnail' &&
					tile.querySelector( parts.border ) ) ||
					element
			).borderTopColor,
		};
	}
	return answer;
}

const browser = await playwright.launch( chromium.launchOptions );

async function measure( who, name ) {
	const { hover, open, width = 1180, height = 4000 } = SETS[ name ];
	const page = await browser.newPage( {
		viewport: { width: Math.max( 320, width + 100 ), height },
	} );
	const errors = [];
	page.on( 'pageerror', ( { message } ) => errors.push( message ) );
	await page.goto(
		`${ base }/page?who=${ who }&set=${ encodeURIComponent( name ) }`
	);
	const parts = PARTS[ who ];
	const settle = async () => {
		await page
			.waitForSelector( parts.tile, { timeout: 8000 } )
			.catch( () => undefined );
		let before = '';
		for ( let turn = 0; turn < 30; turn++ ) {
			await page.waitForTimeout( 250 );
			const now = JSON.stringify( await page.evaluate( read, parts ) );
			if ( now === before && turn > 2 ) {
				break;
			}
			before = now;
		}
	};
	await settle();
	if ( open ) {
		await page.evaluate( ( id ) => {
			jQuery( '#g' ).nanogallery2( 'displayItem', id );
		}, open );
		await page.waitForTimeout( 1200 );
		await settle();
	}
	const found = await page.evaluate( read, parts );
	if ( hover && found.tiles.length > 0 ) {
		await page.mouse.move( 2, 2 );
		found.rest = await page.evaluate( pose, parts );
		const { x, y, w, h } = found.tiles[ 0 ];
		const list = await page.locator( parts.tile ).first().boundingBox();
		void x;
		void y;
		await page.mouse.move( list.x + w / 2 + 3, list.y + h / 2 + 3, {
			steps: 4,
		} );
		await page.waitForTimeout( hover === true ? 1400 : hover );
		found.hovered = await page.evaluate( pose, parts );
	}
	await page.close();
	return { ...found, errors };
}

function compare( original, ours, { hover, looks } ) {
	const differences = [];
	const say = ( text ) => differences.push( text );
	if ( ours.notes ) {
		say( `visitors read: ${ ours.notes }` );
	}
	ours.errors.forEach( ( error ) => say( `error: ${ error }` ) );
	const [ a, b ] = [ original.tiles, ours.tiles ];
	if ( a.length !== b.length ) {
		say( `tiles ${ a.length } → ${ b.length }` );
	}
	const order = ( tiles ) =>
		tiles
			.map(
				( { picture } ) =>
					/(\d+)\.svg/.exec( picture )?.[ 1 ] ?? picture
			)
			.join();
	if ( order( a ) !== order( b ) ) {
		say( `order ${ order( a ) } → ${ order( b ) }` );
	}
	const apart = a.flatMap( ( one, at ) => {
		const other = b[ at ];
		const off =
			other &&
			Math.max(
				...[ 'x', 'y', 'w', 'h' ].map( ( side ) =>
					Math.abs( one[ side ] - other[ side ] )
				)
			);
		return off > SLACK ? [ { at, off, one, other } ] : [];
	} );
	if ( apart.length > 0 ) {
		const { at, one, other } = apart[ 0 ];
		const text = ( { x, y, w, h } ) => `${ x },${ y } ${ w }×${ h }`;
		say(
			`${ apart.length } boxes differ, first ${ at }: ${ text( one ) } → ${ text( other ) }`
		);
	}
	for ( const name of [ 'title', 'description', 'tools' ] ) {
		const at = a.findIndex(
			( one, place ) =>
				b[ place ] &&
				String( one[ name ] ).trim() !==
					String( b[ place ][ name ] ).trim()
		);
		if ( at >= 0 ) {
			say(
				`${ name } of ${ at }: ${ JSON.stringify( a[ at ][ name ] ) } → ${ JSON.stringify( b[ at ][ name ] ) }`
			);
		}
	}
	for ( const [ part, look ] of Object.entries(
		looks ? original.looks : {}
	) ) {
		for ( const [ name, value ] of Object.entries( look ?? {} ) ) {
			const own = ours.looks[ part ]?.[ name ];
			if ( own !== undefined && own !== value ) {
				say( `look ${ part }.${ name }: ${ value } → ${ own }` );
			}
		}
	}
	for ( const [ name, value ] of Object.entries( original.bars ) ) {
		if ( ours.bars[ name ] !== value ) {
			say( `bar ${ name }: ${ value } → ${ ours.bars[ name ] }` );
		}
	}
	for ( const when of hover ? [ 'rest', 'hovered' ] : [] ) {
		for ( const [ part, look ] of Object.entries(
			original[ when ] ?? {}
		) ) {
			const own = ours[ when ]?.[ part ];
			if ( ! own ) {
				say( `${ when } ${ part }: missing` );
				continue;
			}
			const close = ( name ) =>
				Math.abs( look[ name ] - own[ name ] ) <=
				( name === 'x' || name === 'y' ? 1.5 : 0.03 );
			const wrong = [
				'a',
				'b',
				'c',
				'd',
				'opacity',
				'blur',
				'brightness',
				'grayscale',
				'sepia',
				'contrast',
				'saturate',
			].filter( ( name ) => ! close( name ) );
			for ( const axis of [ 'x', 'y' ] ) {
				if ( ! close( axis ) && ! close( `${ axis }Share` ) ) {
					wrong.push( axis );
				}
			}
			for ( const name of [ 'background', 'border' ] ) {
				if (
					look[ name ] !== own[ name ] &&
					original.rest[ part ][ name ] !==
						original.hovered[ part ][ name ]
				) {
					wrong.push( name );
				}
			}
			if ( wrong.length > 0 ) {
				say(
					`${ when } ${ part }: ${ wrong.map( ( name ) => `${ name } ${ look[ name ] } → ${ own[ name ] }` ).join( ', ' ) }`
				);
			}
		}
	}
	return differences;
}

const only = argument( 'only' );
const [ part, parts ] = ( argument( 'part' ) ?? '1/1' )
	.split( '/' )
	.map( Number );
const names = Object.keys( SETS )
	.filter( ( name ) => ! only || name.includes( only ) )
	.filter( ( _, at ) => at % parts === part - 1 );
let same = 0;
const todo = [ ...names ];
await Promise.all(
	Array.from( { length: 3 }, async () => {
		for ( let name = todo.shift(); name; name = todo.shift() ) {
			const [ original, ours ] = [
				await measure( 'original', name ),
				await measure( 'ours', name ),
			];
			if ( process.argv.includes( '--record' ) ) {
				process.stdout.write(
					`${ JSON.stringify( [ name, original.tiles.map( ( { x, y, w, h } ) => [ x, y, w, h ] ) ] ) }\n`
				);
			}
			const differences = compare( original, ours, SETS[ name ] );
			same += Number( differences.length === 0 );
			process.stdout.write(
				`${ differences.length ? '✗' : '✓' } ${ name }\n${ differences.map( ( line ) => `    ${ line }\n` ).join( '' ) }`
			);
		}
	} )
);
process.stdout.write( `${ same } of ${ names.length } alike\n` );
await browser.close();
server.close();
if ( ! argument( 'folder' ) ) {
	fs.rmSync( folder, { recursive: true, force: true } );
}
