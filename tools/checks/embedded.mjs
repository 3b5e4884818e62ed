/**
 * A smoke test of the runtime that npm start uses, beside one that may be running.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { chromium as settings } from '../chromium.mjs';
import { atEnd } from '../cleanup.mjs';
import {
	follow,
	seedEmbedded,
	startEmbedded,
	stopEmbedded,
} from '../embedded-site.mjs';
import { graphServer } from '../graph-server.mjs';
import { logOf, salts } from '../native-site.mjs';
import { root } from '../paths.mjs';
import { freePort, must } from '../processes.mjs';
import { wordpress } from '../wordpress.mjs';
import { checks, complaints } from './check.mjs';

/** @param {(line: string) => void} print */
export async function embeddedChecks( print ) {
	const { check, result } = checks( print );
	const scratch = fs.mkdtempSync(
		path.join( os.tmpdir(), 'vitrine-embedded-' )
	);
	const home = path.join( scratch, 'home' );
	const core = path.join( scratch, 'wordpress' );
	const end = atEnd( () => {
		stopEmbedded( scratch, home );
		fs.rmSync( scratch, { recursive: true, force: true, maxRetries: 5 } );
	} );
	const graph = await graphServer();
	const cookies = new Map();
	try {
		await must( 'cp', [
			'-r',
			'--reflink=auto',
			await wordpress( '7.1', print ),
			core,
		] );
		const port = await freePort();
		const url = `http://localhost:${ port }`;
		const secret = crypto.randomBytes( 24 ).toString( 'hex' );
		writeSettings( scratch, { core, port, graph: graph.url, secret } );

		let pages = {};
		await check( 'the runtime starts', () =>
			startEmbedded( scratch, home, core )
		);
		await check( 'the demo content is made', async () => {
			pages = await seedEmbedded( `${ url }/`, secret );
			return Object.keys( pages ).length ? '' : 'no page';
		} );
		for ( const [ title, address ] of Object.entries( pages ) ) {
			await check( `${ title } answers`, async () => {
				const { status } = await follow( address, {}, cookies );
				return status === 200 ? '' : String( status );
			} );
		}
		for ( const title of [ 'Social feed', 'Instagram' ] ) {
			await check( `every feed of ${ title } has posts`, async () => {
				const response = await follow( pages[ title ], {}, cookies );
				return emptyFeeds( await response.text() ).join( ', ' );
			} );
		}
		await check( 'scripts are answered without cookies', async () => {
			const { status } = await fetch( `${ url }/wp-json/vitrine/v1/`, {
				redirect: 'manual',
			} );
			return status === 200 ? '' : String( status );
		} );
		await check( 'the editor knows every block', () => inEditor( url ) );
		await check( 'PHP has nothing to complain of', () =>
			complaints( logOf( { folder: core } ) )
		);
	} finally {
		end();
		await graph.stop();
	}
	return result();
}

/**
 * Feeds of a page that have no post.
 *
 * @param {string} html The page, which begins with links to its feeds.
 * @return {string[]} Their anchors.
 */
function emptyFeeds( html ) {
	const [ links ] = /<p class="[^"]*\bsections\b.*?<\/p>/.exec( html ) ?? [
		'',
	];
	const anchors = [ ...links.matchAll( /href="#([a-z-]+)"/g ) ].map(
		( [ , anchor ] ) => anchor
	);
	const places = anchors.map( ( anchor ) =>
		html.indexOf( ` id="${ anchor }"` )
	);
	return anchors.length
		? anchors.filter(
				( anchor, at ) =>
					places[ at ] < 0 ||
					! html
						.slice( places[ at ], places[ at + 1 ] )
						.includes( '<article' )
			)
		: [ 'no feeds' ];
}

/** The settings of npm start, with this site's own places. */
function writeSettings( folder, { core, port, graph, secret } ) {
	const base = JSON.parse(
		fs.readFileSync( path.join( root, '.wp-env.json' ), 'utf8' )
	);
	fs.writeFileSync(
		path.join( folder, '.wp-env.json' ),
		JSON.stringify( {
			...base,
			core,
			port,
			mappings: Object.fromEntries(
				Object.entries( base.mappings ).map( ( [ to, from ] ) => [
					to,
					path.resolve( root, from ),
				] )
			),
			config: {
				...base.config,
				...salts(),
				VITRINE_GRAPH_URL: graph,
				VITRINE_INSTAGRAM_GRAPH_URL: `${ graph }/instagram`,
				VITRINE_FEED_ORIGINS: graph,
				VITRINE_DEMO_SECRET: secret,
			},
		} )
	);
}

async function inEditor( url ) {
	const names = fs
		.readdirSync( path.join( root, 'blocks' ) )
		.map( ( name ) => path.join( root, 'blocks', name, 'block.json' ) )
		.filter( ( file ) => fs.existsSync( file ) )
		.map( ( file ) => JSON.parse( fs.readFileSync( file, 'utf8' ) ).name );
	const { chromium } = createRequire( import.meta.url )( '@playwright/test' );
	const browser = await chromium.launch( settings.launchOptions );
	try {
		const page = await browser.newPage();
		page.setDefaultTimeout( 90000 );
		await page.goto( `${ url }/wp-admin/post-new.php?post_type=page` );
		await page.waitForFunction(
			() => window.wp?.blocks?.getBlockTypes?.().length > 50
		);
		await page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.locator( '.block-editor-block-list__layout' )
			.first()
			.waitFor();
		const missing = await page.evaluate(
			( wanted ) =>
				wanted.filter(
					( name ) => ! window.wp.blocks.getBlockType( name )
				),
			names
		);
		return missing.join( ', ' );
	} finally {
		await browser.close();
	}
}
