/**
 * Starts native sites, each with its own Graph server: for each project that is run, one for each worker.
 */
import { type FullConfig, request, type TestInfo } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../../../tools/cleanup.mjs';
import { graphServer } from '../../../tools/graph-server.mjs';
import { nativeSite } from '../../../tools/native-site.mjs';
import { keep } from './snapshot';
import { WITHOUT_GUIDES } from './users';

/** What the workers must know about a site. */
export interface SiteRecord {
	url: string;
	folder: string;
	graph: string;
	/** Address of each demo page by its title. */
	pages: Record< string, string >;
	/** File with the cookies of the administrator. */
	cookies: string;
}

/** Tests have a page of feeds of their own: the demo's shows everything, which takes a minute to fetch. Twin: tests/upgrade/record.mjs. */
const PAGES = [
	'tools/demo/pages/gallery.php',
	'tools/demo/pages/popup.php',
	'tests/e2e/pages/social-feed.php',
];

const VARIABLE = 'VITRINE_E2E_SITES';

/**
 * The site that a test has to itself.
 *
 * @param info               Of the test or its worker.
 * @param info.project       Its name says the branch of WordPress.
 * @param info.project.name
 * @param info.parallelIndex Which of the workers that run at the same time.
 */
export function siteOf( {
	project,
	parallelIndex,
}: Pick< TestInfo, 'project' | 'parallelIndex' > ): SiteRecord {
	const sites = JSON.parse( process.env[ VARIABLE ] ?? '{}' ) as Record<
		string,
		SiteRecord[]
	>;
	const site = sites[ project.name ]?.[ parallelIndex ];
	if ( ! site ) {
		throw new Error( `No site was started for ${ project.name }.` );
	}
	return site;
}

/** The projects that this run was asked for: Playwright's configuration lists all. */
function wanted( config: FullConfig ): string[] {
	const names = config.projects.map( ( project ) => project.name );
	const asked = process.argv.map( ( argument, at ) =>
		argument === '--project'
			? process.argv[ at + 1 ]
			: argument.replace( '--project=', '' )
	);
	const chosen = names.filter( ( name ) => asked.includes( name ) );
	return chosen.length ? chosen : names;
}

async function logIn( url: string, file: string ): Promise< void > {
	const context = await request.newContext( { baseURL: url } );
	await context.get( '/wp-login.php' );
	const response = await context.post( '/wp-login.php', {
		form: {
			log: 'admin',
			pwd: 'password',
			testcookie: '1',
			redirect_to: '/wp-admin/profile.php',
		},
	} );
	if ( ! response.ok() || response.url().includes( 'wp-login' ) ) {
		throw new Error( `Logging in to ${ url } failed.` );
	}
	await context.storageState( { path: file } );
	await context.dispose();
}

export default async function setUp(
	config: FullConfig
): Promise< () => Promise< void > > {
	const scratch = mkdtempSync( path.join( tmpdir(), 'vitrine-e2e-' ) );
	const remove = atEnd( () =>
		rmSync( scratch, { recursive: true, force: true } )
	);
	const running: { stop: () => Promise< void > }[] = [];
	const stop = async (): Promise< void > => {
		for ( const part of running.splice( 0 ).reverse() ) {
			await part.stop();
		}
		remove();
	};

	const start = async (
		project: string,
		index: number
	): Promise< SiteRecord > => {
		const graph = await graphServer();
		running.push( graph );
		const site = await nativeSite( {
			branch: project.replace( 'wp-', '' ),
			graph: graph.url,
			demo: PAGES,
			cached: true,
		} );
		running.push( site );
		const cookies = path.join( scratch, `${ project }-${ index }.json` );
		await site.php( `$user = 1; ${ WITHOUT_GUIDES } return true;` );
		await logIn( site.url, cookies );
		keep( site.folder );
		const { url, folder, pages } = site;
		return { url, folder, pages, graph: graph.url, cookies };
	};

	try {
		const sites: Record< string, SiteRecord[] > = {};
		for ( const project of wanted( config ) ) {
			// What makes a site uses one core: together they fill them.
			sites[ project ] = await Promise.all(
				Array.from( { length: config.workers }, ( _, index ) =>
					start( project, index )
				)
			);
		}
		process.env[ VARIABLE ] = JSON.stringify( sites );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return stop;
}
