/** From rules to triggers. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '@vitrine/frontend';
import {
	readTiming,
	readTimingAny,
	readTriggers,
} from '../../render/popup/settings';
import type { PopupConfig, PopupData } from '../../render/popup/types';

const popup = (
	id: number,
	timing: object = {},
	over: Partial< PopupConfig > = {}
): PopupConfig => ( {
	id,
	element: `popup-${ id }`,
	kind: 'modal',
	settings: {},
	armed: true,
	timing: readTiming( timing ),
	triggers: readTriggers( { click: 'yes' } ),
	...over,
} );

/** A page that was loaded anew. */
async function page( popups: PopupConfig[], over: Partial< PopupData > = {} ) {
	vi.resetModules();
	const { startTriggers } = await import( './start-triggers' );
	const fired: ( number | string )[] = [];
	startTriggers(
		{
			popups,
			consent: false,
			engines: [ 'google' ],
			breakpoints: { mobile: 767, tablet: 1024 },
			words: { close: '', opened: '' },
			...over,
		},
		( { id } ) => fired.push( id )
	);
	// The rules that few popups have come later.
	await vi.dynamicImportSettled();
	await new Promise( ( done ) => setTimeout( done ) );
	return fired;
}

const clicked = ( fired: unknown[] ) => {
	document.body.click();
	return fired;
};

const answer = ( body: unknown ) => {
	const ask = vi.fn( async () => Response.json( body ) );
	vi.stubGlobal( 'fetch', ask );
	return ask;
};

beforeEach( () => {
	document.body.innerHTML = '<dialog id="popup-7"></dialog>';
	window.innerWidth = 1200;
} );

afterEach( () => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	window.localStorage.clear();
	window.sessionStorage.clear();
} );

test( 'only those whose rules pass, that are armed, and have triggers', async () => {
	const fired = await page( [
		popup( 1 ),
		popup( 2, { devices: 'yes', devices_devices: [ 'mobile' ] } ),
		popup( 3, {}, { armed: false } ),
		popup( 4, {}, { triggers: {} } ),
		popup( 5, { url: 'yes', url_action: 'hide', url_url: 'news' } ),
		popup( 6, { url: 'yes', url_url: 'news' } ),
		popup(
			7,
			{},
			{
				timing_any: readTimingAny( [
					{ url: 'yes', url_url: 'x' },
					{ devices: 'yes' },
				] ),
			}
		),
	] );
	expect( clicked( fired ).sort() ).toEqual( [ 1, 5, 7 ] );
} );

test( 'a row of the page is open already', async () => {
	const fired = await page( [ popup( 1, {}, { row: true } ), popup( 2 ) ] );
	expect( clicked( fired ) ).toEqual( [ 2 ] );
} );

test( 'rules are looked at once: a window that is made narrow stays what it was', async () => {
	const fired = await page( [
		popup( 1, { devices: 'yes', devices_devices: [ 'desktop' ] } ),
	] );
	window.innerWidth = 400;
	expect( clicked( fired ) ).toEqual( [ 1 ] );
} );

test( 'shown in another tab meanwhile, it is not shown once more', async () => {
	const limited = popup( 7, { times: 'yes', times_times: 1 } );
	const fired = await page( [ limited ] );
	const { countTime } = await import( '../counting/counters' );
	countTime( limited, '' );
	expect( clicked( fired ) ).toEqual( [] );
} );

// Ids of their own: the pages of other tests still listen in this document.
test.each( [
	[ '' as const, 'vitrine:popup:shown' as const, 17 ],
	[ 'close' as const, 'vitrine:popup:hidden' as const, 27 ],
] )( 'counting %j happens on %s of this popup', async ( count, name, own ) => {
	const limited = ( id: number ) =>
		popup( id, { times: 'yes', times_count: count } );
	const times = ( of: number ) =>
		JSON.parse(
			window.localStorage.getItem( `vitrine.popup.${ of }.times` ) ?? '{}'
		).value?.[ 0 ];
	await page( [ limited( own ), limited( 8 ) ] );
	expect( times( own ) ).toBeUndefined();
	emit( document.querySelector( 'dialog' )!, name, { id: own } );
	expect( [ times( own ), times( 8 ) ] ).toEqual( [ 1, undefined ] );
} );

test( 'after a conversion never again', async () => {
	const once = popup( 7, { conversion: 'yes' } );
	const fired = await page( [ once ] );
	emit( document.body, 'vitrine:popup:conversion', {
		id: 7,
		form: document.body,
	} );
	expect( clicked( fired ) ).toEqual( [] );
	expect( clicked( await page( [ once ] ) ) ).toEqual( [] );
} );

describe( 'who is logged in', () => {
	const members = popup( 7, { members: 'yes' } );
	const guests = popup( 8, { logged_in: 'yes' } );
	const visitor = 'https://example.com/visitor';

	test.each( [
		[ { loggedIn: true, roles: [ 'editor' ] }, [ 7 ] ],
		[ { loggedIn: false, roles: [] }, [ 8 ] ],
		[ { loggedIn: 'yes' }, [] ],
		[ null, [] ],
		[ { code: 'rest_disabled' }, [] ],
	] )( 'is asked once: %j', async ( body, expected ) => {
		const ask = answer( body );
		const fired = await page( [ members, guests ], { visitor } );
		expect( clicked( fired ) ).toEqual( expected );
		expect( ask ).toHaveBeenCalledOnce();
		expect( ask ).toHaveBeenCalledWith( visitor, { cache: 'no-store' } );
	} );

	test( 'is not asked where another rule has said no already, or none needs it', async () => {
		const ask = answer( {} );
		await page(
			[
				popup( 1 ),
				popup( 2, { members: 'yes', url: 'yes', url_url: 'news' } ),
			],
			{ visitor }
		);
		expect( ask ).not.toHaveBeenCalled();
	} );

	test( 'nobody answers: it stays closed', async () => {
		vi.stubGlobal( 'fetch', async () => {
			throw new TypeError( 'Failed to fetch' );
		} );
		const fired = await page( [ members, guests ], { visitor } );
		expect( clicked( fired ) ).toEqual( [] );
	} );
} );

test( 'a browser that tells nothing', async () => {
	vi.stubGlobal( 'navigator', {} );
	vi.spyOn( document, 'cookie', 'get' ).mockImplementation( () => {
		throw new DOMException( 'refused', 'SecurityError' );
	} );
	const fired = await page(
		[
			popup( 1, {
				language: 'yes',
				browsers: 'yes',
				cookie: 'yes',
				cookie_not: 'yes',
			} ),
		],
		{ consent: true }
	);
	expect( clicked( fired ) ).toEqual( [ 1 ] );
} );

describe( 'where counters may not be kept', () => {
	const weekly = { times: 'yes', times_period: 'week', times_times: 1 };

	test.each( [ 'page_views', 'sessions', 'times', 'visitor', 'conversion' ] )(
		'one with the rule %s does not open by itself, unless it says so',
		async ( rule ) => {
			const passing = { [ rule ]: 'yes', [ `${ rule }_not` ]: 'yes' };
			const timing = /page_views|sessions/.test( rule )
				? passing
				: { [ rule ]: 'yes' };
			const popups = [
				popup( 1, timing ),
				popup( 2, timing, { settings: { uncounted: 'open' } } ),
				popup( 3 ),
			];
			expect(
				clicked( await page( popups, { consent: true } ) ).sort()
			).toEqual( [ 2, 3 ] );
			document.body.replaceWith( document.createElement( 'body' ) );
			expect(
				clicked( await page( popups ) ).sort(),
				'they may'
			).toEqual( [ 1, 2, 3 ] );
		}
	);

	test( 'consent that comes before the moment counts', async () => {
		let has = false;
		vi.stubGlobal( 'wp_has_consent', () => has );
		const fired = await page( [ popup( 1, weekly ) ], { consent: true } );
		has = true;
		expect( clicked( fired ) ).toEqual( [ 1 ] );
	} );

	test( 'a storage that refuses is none', async () => {
		vi.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new Error( 'Full' );
		} );
		expect( clicked( await page( [ popup( 1, weekly ) ] ) ) ).toEqual( [] );
	} );
} );

test( 'page views and visits are kept only where a popup of the site reads them', async () => {
	const kept = () => [
		...Object.keys( window.localStorage ),
		...Object.keys( window.sessionStorage ),
	];
	await page( [ popup( 1 ) ], { counts: false } );
	expect( kept() ).toEqual( [] );
	await page( [ popup( 1 ) ] );
	expect( kept().sort() ).toEqual( [
		'vitrine.popup.active',
		'vitrine.popup.pageViews',
		'vitrine.popup.sessions',
	] );
} );
