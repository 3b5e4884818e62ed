/**
 * The fixtures of the end-to-end tests: `import { expect, test } from './support/test'`.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { logOf, phpIn } from '../../../tools/native-site.mjs';
import { Editor } from './editor';
import { Graph } from './graph';
import { siteOf } from './sites';

export interface Site {
	url: string;
	/** Address of each demo page by its title. */
	pages: Record< string, string >;
	/** Runs PHP inside the site as its administrator, such as `return get_option( 'home' );`. */
	php: < T = unknown >( code: string ) => Promise< T >;
	/** What PHP has complained of so far. */
	log: () => string;
}

interface Fixtures {
	site: Site;
	/** The server that speaks like the network, as new when the test begins. */
	graph: Graph;
	/** A page of the administrator. */
	admin: Page;
	/** A page of somebody who isn't logged in. */
	visitor: Page;
	/** The block editor in the administrator's page. */
	editor: Editor;
	/** Fails a test during which the plugin made PHP complain. */
	quiet: void;
}

/** Lines of the log that are ours, and everything that ended a request. */
const COMPLAINT =
	/PHP (Fatal|Parse)|PHP .*(plugins\/vitrine|\/(php|build|blocks)\/|plugin\.php)/;

export const test = base.extend< Fixtures >( {
	baseURL: async ( {}, use, { project } ) =>
		use( siteOf( project.name ).url ),

	site: async ( {}, use, { project } ) => {
		const record = siteOf( project.name );
		await use( {
			url: record.url,
			pages: record.pages,
			php: ( code ) => phpIn( record, code ),
			log: () => logOf( record ),
		} );
	},

	graph: async ( {}, use, { project } ) => {
		const graph = new Graph( siteOf( project.name ).graph );
		await graph.reset();
		await use( graph );
	},

	admin: async ( { browser, baseURL }, use, { project } ) => {
		const context = await browser.newContext( {
			...( baseURL ? { baseURL } : {} ),
			storageState: siteOf( project.name ).cookies,
		} );
		await use( await context.newPage() );
		await context.close();
	},

	visitor: async ( { page }, use ) => use( page ),

	editor: async ( { admin }, use ) => use( new Editor( admin ) ),

	quiet: [
		async ( { site }, use ) => {
			const before = site.log().length;
			await use();
			const complaints = site
				.log()
				.slice( before )
				.split( '\n' )
				.filter( ( line ) => COMPLAINT.test( line ) );
			expect( complaints, 'complaints of PHP' ).toEqual( [] );
		},
		{ auto: true },
	],
} );

export { expect };
