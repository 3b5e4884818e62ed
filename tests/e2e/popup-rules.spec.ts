/**
 * Who gets a popup and how often, on real pages.
 *
 * Every rule's table of cases is in frontend/render/popup/rules/rules.test.ts; here is what only a browser and a site can show.
 */
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { RuleSet } from '../../frontend/render/popup/types';
import { publishPage, withPhp } from './support/content';
import { later, popupPage, type Popup } from './support/popup';
import { expect, test, type Site } from './support/test';
import { errorsOf } from './support/watch';

/** A popup that opens by itself where its rules pass. */
const offer = (
	timing: RuleSet,
	anchor = 'offer',
	over: Partial< Popup > = {}
): Popup => ( {
	anchor,
	timing,
	triggers: { page_load: 'yes' },
	html: '<p>An offer</p>',
	...over,
} );

const pageWith = ( site: Site, timing: RuleSet, over: Partial< Popup > = {} ) =>
	popupPage( site, [ offer( timing, 'offer', over ) ] );

/**
 * Whether a popup has opened by itself.
 *
 * @param page   The page, not gone to yet.
 * @param go     Goes there.
 * @param anchor Id of the dialog.
 */
async function opens(
	page: Page,
	go: () => Promise< unknown >,
	anchor = 'offer'
): Promise< boolean > {
	await go();
	await settled( page );
	return page
		.locator( `#${ anchor }` )
		.evaluate( ( dialog: HTMLDialogElement ) => dialog.open );
}

/** Everything that a popup without a delay waits for has come. */
const settled = async ( page: Page ) => {
	await later( page, 'popup-more', 'popup-dialog' );
	await page.evaluate( async () => {
		for ( let frame = 0; frame < 5; frame++ ) {
			await new Promise( ( done ) =>
				requestAnimationFrame( () => setTimeout( done ) )
			);
		}
	} );
};

const kept = ( page: Page ) =>
	page.evaluate( () =>
		[ ...Object.keys( localStorage ), ...Object.keys( sessionStorage ) ]
			// WordPress keeps what it knows of emoji.
			.filter( ( key ) => key.startsWith( 'vitrine' ) )
	);

const counter = ( page: Page, key: string ) =>
	page.evaluate(
		( name ) =>
			JSON.parse(
				localStorage.getItem( `vitrine.popup.${ name }` ) ?? '{}'
			).value,
		key
	);

test.describe( 'counting', () => {
	test( 'after 3 page views means on the fourth @smoke', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith( site, {
			page_views: 'yes',
			page_views_views: 3,
		} );
		const seen = [];
		for ( let view = 1; view <= 4; view++ ) {
			seen.push( await opens( visitor, () => visitor.goto( url ) ) );
		}
		expect( seen ).toEqual( [ false, false, false, true ] );
	} );

	test( 'pages without popups do not count, the way back neither', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith( site, { page_views: 'yes' } );
		const plain = await publishPage( site, '<p>Nothing here</p>' );
		await visitor.goto( plain.url );
		expect( await kept( visitor ) ).toEqual( [] );
		await visitor.goto( url );
		await settled( visitor );
		await visitor.goto( plain.url );
		await visitor.goBack();
		await settled( visitor );
		expect( await counter( visitor, 'pageViews' ) ).toBe( 1 );
		await visitor.reload();
		await settled( visitor );
		expect( await counter( visitor, 'pageViews' ) ).toBe( 2 );
	} );

	test( 'a page that is rendered in advance counts when it is shown', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith( site, { visitor: 'yes' } );
		await visitor.addInitScript( () => {
			const state = { prerendering: true };
			Object.defineProperty( document, 'prerendering', {
				get: () => state.prerendering,
			} );
			Object.assign( window, {
				activate() {
					state.prerendering = false;
					document.dispatchEvent( new Event( 'prerenderingchange' ) );
				},
			} );
		} );
		expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe(
			false
		);
		expect( await kept( visitor ) ).toEqual( [] );
		await visitor.evaluate( () =>
			( window as unknown as { activate: () => void } ).activate()
		);
		await expect( visitor.locator( '#offer' ) ).toBeVisible();
		expect( await counter( visitor, 'pageViews' ) ).toBe( 1 );
	} );

	test( 'each tab is a visit', async ( { site, visitor } ) => {
		const url = await pageWith( site, {
			sessions: 'yes',
			sessions_sessions: 1,
		} );
		expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe(
			false
		);
		expect( await opens( visitor, () => visitor.reload() ) ).toBe( false );
		const tab = await visitor.context().newPage();
		expect( await opens( tab, () => tab.goto( url ) ) ).toBe( true );
	} );

	for ( const [ count, expected ] of [
		[ '', [ true, false, false ] ],
		[ 'close', [ true, true, false ] ],
	] as const ) {
		test( `once, counted when it ${ count || 'open' }s, and of that popup alone`, async ( {
			site,
			visitor,
		} ) => {
			const once: RuleSet = {
				times: 'yes',
				times_times: 1,
				times_count: count,
			};
			const url = await popupPage( site, [
				offer( once ),
				offer( once, 'other', { triggers: {} } ),
			] );
			const seen = [];
			seen.push( await opens( visitor, () => visitor.goto( url ) ) );
			// Left open: only what is counted on opening has been counted.
			seen.push( await opens( visitor, () => visitor.goto( url ) ) );
			if ( seen[ 1 ] ) {
				await visitor.keyboard.press( 'Escape' );
				await expect( visitor.locator( '#offer' ) ).toBeHidden();
			}
			seen.push( await opens( visitor, () => visitor.goto( url ) ) );
			expect( seen ).toEqual( expected );
			expect( await counter( visitor, 'other.times' ) ).toBeUndefined();
		} );
	}

	test( 'once a day, fixed from the first time', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith( site, {
			times: 'yes',
			times_times: 1,
			times_period: 'day',
		} );
		const start = new Date( '2026-11-21T12:00:00Z' ).getTime();
		const seen = [];
		for ( const hours of [ 0, 23.9, 24.1 ] ) {
			await visitor.clock.setFixedTime( start + hours * 3_600_000 );
			seen.push( await opens( visitor, () => visitor.goto( url ) ) );
		}
		expect( seen ).toEqual( [ true, false, true ] );
	} );

	test( 'shown in another tab meanwhile, it is not shown once more', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith(
			site,
			{ times: 'yes', times_times: 1 },
			{ triggers: { click: 'yes' } }
		);
		const other = await visitor.context().newPage();
		await visitor.goto( url );
		await other.goto( url );
		await visitor.getByText( 'Words on the page' ).first().click();
		await expect( visitor.locator( '#offer' ) ).toBeVisible();
		// Tabs are processes: the browser tells one what the other has stored.
		await expect.poll( () => counter( other, 'offer.times' ) ).toBeTruthy();
		await other.getByText( 'Words on the page' ).first().click();
		await settled( other );
		await expect( other.locator( '#offer' ) ).toBeHidden();
	} );

	test( 'never again after a form in it was sent', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith(
			site,
			{ conversion: 'yes' },
			{
				html: '<form action="/" target="away"><button>Send</button></form><iframe name="away" title="Away"></iframe>',
			}
		);
		await visitor.goto( url );
		await visitor.getByRole( 'button', { name: 'Send' } ).click();
		await expect
			.poll( () => counter( visitor, 'offer.converted' ) )
			.toBe( 1 );
		expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe(
			false
		);
	} );
} );

test.describe( 'from where', () => {
	const from = async ( page: Page, url: string, referer?: string ) =>
		opens( page, () => page.goto( url, referer ? { referer } : {} ) );

	test( 'text of the referrer, and patterns that are none', async ( {
		site,
		open,
	} ) => {
		const cases: [ RuleSet, string, boolean ][] = [
			[
				{ url_action: 'show', url_url: 'news' },
				'https://a.example/news/',
				true,
			],
			[ { url_action: 'show', url_url: 'news' }, '', false ],
			[ { url_action: 'hide', url_url: 'news' }, '', true ],
			[
				{ url_action: 'regex', url_url: '^https://[a-z]\\.example/' },
				'https://a.example/x',
				true,
			],
			[
				{ url_action: 'regex', url_url: '(' },
				'https://a.example/',
				false,
			],
			[
				{ url_action: 'regex', url_url: '(a+)+$' },
				'https://a.example/',
				false,
			],
		];
		const page = await open();
		const errors = errorsOf( page );
		for ( const [ rule, referer, expected ] of cases ) {
			const url = await pageWith( site, { url: 'yes', ...rule } );
			expect(
				[ rule, await from( page, url, referer ) ],
				JSON.stringify( rule )
			).toEqual( [ rule, expected ] );
		}
		expect( errors ).toEqual( [] );
	} );

	test( 'search, this site, directly', async ( { site, visitor } ) => {
		const source = (
			name: 'search' | 'internal' | 'direct'
		): RuleSet => ( {
			sources: 'yes',
			sources_sources: [ name ],
		} );
		const url = await popupPage( site, [
			offer( source( 'search' ), 'search' ),
			offer( source( 'internal' ), 'internal' ),
			offer( source( 'direct' ), 'direct' ),
		] );
		const who = async ( referer?: string ) => {
			await visitor.goto( url, referer ? { referer } : {} );
			await settled( visitor );
			return visitor.locator( 'dialog[open]' ).getAttribute( 'id' );
		};
		expect( await who( 'https://www.google.co.uk/' ) ).toBe( 'search' );
		expect( await who( `${ site.url }/elsewhere/` ) ).toBe( 'internal' );
		expect( await who() ).toBe( 'direct' );
	} );
} );

test( 'the device is the width of the window', async ( { site, open } ) => {
	const url = await pageWith( site, {
		devices: 'yes',
		devices_devices: [ 'tablet' ],
	} );
	const at = async ( width: number ) => {
		const options: BrowserContextOptions = {
			viewport: { width, height: 800 },
		};
		const page = await open( options );
		return opens( page, () => page.goto( url ) );
	};
	expect( [
		await at( 767 ),
		await at( 768 ),
		await at( 1024 ),
		await at( 1025 ),
	] ).toEqual( [ false, true, true, false ] );
} );

test.describe( 'a page out of a cache', () => {
	/** Gives everybody the bytes of the first visit, as a page cache does. */
	const cached = async ( url: string, first: Page ) => {
		const body = await ( await first.request.get( url ) ).text();
		return async ( page: Page ) => {
			await page.route( url, ( route ) =>
				route.fulfill( { body, contentType: 'text/html' } )
			);
			return page;
		};
	};

	test( 'keeps its schedule a month later', async ( {
		site,
		visitor,
		open,
	} ) => {
		const url = await pageWith( site, {
			schedule: 'yes',
			schedule_timezone: 'site',
			schedule_start_date: '2027-01-01 00:00',
			schedule_end_date: '2027-01-31 18:00',
		} );
		const serve = await cached( url, visitor );
		const zone = await site.php< number >(
			'return wp_timezone()->getOffset( new DateTimeImmutable( "2027-01-01" ) );'
		);
		const seen = [];
		for ( const [ time, timezoneId ] of [
			[ '2026-12-31T23:59:00Z', 'Europe/Berlin' ],
			[ '2027-01-01T00:01:00Z', 'America/New_York' ],
			[ '2027-01-31T17:59:00Z', 'Asia/Tokyo' ],
			[ '2027-01-31T18:01:00Z', 'Asia/Tokyo' ],
		] as const ) {
			const page = await serve( await open( { timezoneId } ) );
			await page.clock.setFixedTime(
				new Date( time ).getTime() - zone * 1000
			);
			seen.push( await opens( page, () => page.goto( url ) ) );
		}
		expect( seen ).toEqual( [ false, true, true, false ] );
	} );

	test( 'knows who is logged in, asks once, and only where a rule needs it', async ( {
		site,
		visitor,
		as,
		open,
	} ) => {
		const url = await popupPage( site, [
			offer( { members: 'yes', members_roles: [ 'editor' ] }, 'editors' ),
			offer( { logged_in: 'yes' }, 'guests' ),
		] );
		const serve = await cached( url, visitor );
		const who = async ( page: Page ) => {
			const asked: string[] = [];
			page.on( 'request', ( request ) => {
				if ( request.url().includes( '/vitrine/v1/visitor' ) ) {
					asked.push( request.method() );
				}
			} );
			const answered = page.waitForResponse( /vitrine\/v1\/visitor/ );
			await page.goto( url );
			await ( await answered ).finished();
			await settled( page );
			expect( asked ).toEqual( [ 'GET' ] );
			const shown = page.locator( 'dialog[open]' );
			return ( await shown.count() )
				? shown.getAttribute( 'id' )
				: 'nobody';
		};
		expect( await who( await serve( await as( 'editor' ) ) ) ).toBe(
			'editors'
		);
		expect( await who( await serve( await as( 'contributor' ) ) ) ).toBe(
			'nobody'
		);
		expect( await who( await serve( await open() ) ) ).toBe( 'guests' );
	} );

	test( 'asks nobody anything where no rule needs it', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith( site, { devices: 'yes' } );
		const asked: string[] = [];
		visitor.on( 'request', ( request ) => asked.push( request.url() ) );
		expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe(
			true
		);
		expect(
			asked.filter( ( address ) => address.includes( 'wp-json' ) )
		).toEqual( [] );
	} );
} );

test.describe( 'another site', () => {
	test( 'learns nothing of who is logged in', async ( { site, as } ) => {
		const page = await as( 'editor' );
		// Another origin to the browser, though it is the same machine.
		const stranger = site.url.replace( /\/\/[^:/]+/, ( host ) =>
			host === '//localhost' ? '//127.0.0.1' : '//localhost'
		);
		await page.route( `${ stranger }/**`, ( route ) =>
			route.fulfill( {
				body: '<p>Stranger</p>',
				contentType: 'text/html',
			} )
		);
		await page.goto( `${ stranger }/` );
		const answer = await page.evaluate( async ( address ) => {
			try {
				const response = await fetch( address, {
					credentials: 'include',
				} );
				return await response.text();
			} catch ( error ) {
				return String( error );
			}
		}, `${ site.url }/wp-json/vitrine/v1/visitor` );
		expect( answer ).not.toContain( 'loggedIn' );
	} );
} );

test.describe( 'consent', () => {
	/** The WP Consent API is there; its script comes late or never. */
	const TOOL = 'function wp_has_consent() { return false; }';

	const say = ( page: Page, word: 'allow' | 'deny' ) =>
		page.evaluate( ( value ) => {
			for ( const purpose of [ 'functional', 'preferences' ] ) {
				document.cookie = `wp_consent_${ purpose }=${ value };path=/`;
			}
			Object.assign( window, {
				wp_has_consent: ( purpose: string ) =>
					document.cookie.includes( `wp_consent_${ purpose }=allow` ),
			} );
			document.dispatchEvent(
				new CustomEvent( 'wp_listen_for_consent_change', {
					detail: { functional: value, preferences: value },
				} )
			);
		}, word );

	test( 'nothing is stored until a tool allows it, and everything is gone when it is taken back', async ( {
		site,
		visitor,
	} ) => {
		withPhp( site, TOOL );
		const once = { times: 'yes', times_times: 1 } as const;
		const silent = await pageWith( site, once );
		expect( await opens( visitor, () => visitor.goto( silent ) ) ).toBe(
			false
		);
		const url = await pageWith( site, once, {
			settings: { uncounted: 'open' },
		} );
		expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe(
			true
		);
		expect( await kept( visitor ) ).toEqual( [] );
		// A visitor who has not answered is not known on the next page.
		expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe(
			true
		);
		await say( visitor, 'allow' );
		// Nothing reads page views and visits.
		expect( await kept( visitor ) ).toEqual( [
			'vitrine.popup.offer.times',
		] );
		expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe(
			false
		);
		await say( visitor, 'deny' );
		expect( await kept( visitor ) ).toEqual( [] );
	} );

	test( 'without a tool it is stored, and forgotten by one call', async ( {
		site,
		visitor,
	} ) => {
		const url = await pageWith( site, { times: 'yes', times_times: 1 } );
		expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe(
			true
		);
		expect( await kept( visitor ) ).toContain(
			'vitrine.popup.offer.times'
		);
		await visitor.evaluate( async () => {
			const { src } = document.getElementById(
				'@vitrine/popup-js-module'
			) as HTMLScriptElement;
			( await import( src ) ).popups.reset();
		} );
		expect( await kept( visitor ) ).toEqual( [] );
	} );
} );

test( 'a storage that is refused changes nothing but what is remembered', async ( {
	site,
	visitor,
} ) => {
	const errors = errorsOf( visitor );
	await visitor.addInitScript( () => {
		for ( const name of [ 'localStorage', 'sessionStorage' ] ) {
			Object.defineProperty( window, name, {
				get() {
					throw new DOMException( 'refused', 'SecurityError' );
				},
			} );
		}
	} );
	const url = await pageWith(
		site,
		{ times: 'yes', times_times: 1 },
		{ settings: { uncounted: 'open' } }
	);
	expect( await opens( visitor, () => visitor.goto( url ) ) ).toBe( true );
	expect( errors ).toEqual( [] );
} );
