/**
 * The fixtures of the end-to-end tests: `import { expect, test } from './support/test'`.
 */
import {
	test as base,
	expect,
	type BrowserContext,
	type BrowserContextOptions,
	type Page,
} from '@playwright/test';
import { logOf, phpIn } from '../../../tools/native-site.mjs';
import { closePages, openBrowser, resetBrowser } from './admin-browser';
import { Editor } from './editor';
import { Graph } from './graph';
import { siteOf } from './sites';
import { restore } from './snapshot';
import { cookiesOf, type Role } from './users';

export interface Site {
	url: string;
	/** Address of each demo page by its title. */
	pages: Record< string, string >;
	/** Folder of its WordPress. */
	folder: string;
	/** Runs PHP inside the site as its administrator, such as `return get_option( $given );`. */
	php: < T = unknown >( code: string, given?: unknown ) => Promise< T >;
	/** What PHP has complained of so far. */
	log: () => string;
}

interface Fixtures {
	/** The site; what a test changes in it is undone afterwards. */
	site: Site;
	/** The server that speaks like the network, as new when the test begins. */
	graph: Graph;
	/** A page of the administrator. */
	admin: Page;
	/** A page of somebody who isn't logged in. */
	visitor: Page;
	/** Opens a page of a browser of its own, such as a phone's. */
	open: ( options?: BrowserContextOptions ) => Promise< Page >;
	/** Opens a page of somebody with another role. */
	as: ( role: Role ) => Promise< Page >;
	/** The block editor in the administrator's page. */
	editor: Editor;
	/** Fails a test during which the plugin made PHP complain. */
	quiet: void;
}

interface WorkerFixtures {
	/** The browser of the administrator. */
	adminBrowser: BrowserContext;
}

/** Lines of the log that are ours, and everything that ended a request. */
const COMPLAINT =
	/PHP (Fatal|Parse)|PHP .*(plugins\/vitrine|\/(php|build|blocks)\/|plugin\.php)/;

/** Hands a value to PHP as `$given`, whatever is in it. */
function givenTo( code: string, given: unknown ): string {
	const json = Buffer.from( JSON.stringify( given ?? null ) );
	return `$given = json_decode( base64_decode( '${ json.toString( 'base64' ) }' ), true ); ${ code }`;
}

export const test = base.extend< Fixtures, WorkerFixtures >( {
	baseURL: async ( {}, use, info ) => use( siteOf( info ).url ),

	site: async ( {}, use, info ) => {
		const record = siteOf( info );
		await use( {
			url: record.url,
			folder: record.folder,
			pages: record.pages,
			php: ( code, given ) => phpIn( record, givenTo( code, given ) ),
			log: () => logOf( record ),
		} );
		restore( record.folder );
	},

	graph: async ( {}, use, info ) => {
		const graph = new Graph( siteOf( info ).graph );
		await graph.reset();
		await use( graph );
		await graph.reset();
	},

	open: async ( { browser, baseURL }, use ) => {
		const contexts: BrowserContext[] = [];
		await use( async ( options = {} ) => {
			const context = await browser.newContext( {
				...( baseURL ? { baseURL } : {} ),
				...options,
			} );
			contexts.push( context );
			return context.newPage();
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},

	as: async ( { open, site }, use ) =>
		use( async ( role ) => {
			const page = await open();
			await page.context().addCookies( await cookiesOf( site, role ) );
			return page;
		} ),

	adminBrowser: [
		async ( {}, use, info ) => {
			const adminBrowser = await openBrowser( siteOf( info ) );
			await use( adminBrowser );
			await adminBrowser.close();
		},
		{ scope: 'worker' },
	],

	admin: async ( { adminBrowser }, use, info ) => {
		await resetBrowser( adminBrowser, siteOf( info ) );
		await use( await adminBrowser.newPage() );
		// What a failed test saw last goes into its report; its worker ends.
		if ( info.status === info.expectedStatus ) {
			await closePages( adminBrowser );
		}
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
