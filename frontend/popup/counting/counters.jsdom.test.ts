/** What a browser keeps of popups (docs/popup.md). */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PopupConfig, RuleSet } from '../../render/popup/types';

const DAY = 86_400_000;
const YEAR = 365 * DAY;
const NOW = Date.UTC( 2026, 10, 21, 12 );

const stored = ( key: string, storage = window.localStorage ) =>
	JSON.parse( storage.getItem( `vitrine.${ key }` ) ?? 'null' )?.value;

const popup = ( timing: RuleSet, id: number | string = 7 ): PopupConfig => ( {
	id,
	element: `popup-${ id }`,
	kind: 'modal',
	settings: {},
	armed: true,
	timing,
} );

const limited = ( over: RuleSet = {}, id: number | string = 7 ) =>
	popup(
		{
			times: 'yes',
			times_times: 2,
			times_period: '',
			times_count: '',
			...over,
		},
		id
	);

/** A page that was loaded anew: another tab, or the next one. */
async function page() {
	vi.resetModules();
	return import( './counters' );
}

beforeEach( () => {
	vi.useFakeTimers( { now: NOW } );
} );

afterEach( () => {
	vi.restoreAllMocks();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	window.localStorage.clear();
	window.sessionStorage.clear();
	delete window.wp_has_consent;
	for ( const name of [
		'wp_consent_preferences',
		'wp_consent_functional',
	] ) {
		document.cookie = `${ name }=; max-age=0`;
	}
} );

describe( 'page views and visits', () => {
	test( 'each page counts, each tab once', async () => {
		( await page() ).countView();
		( await page() ).countView();
		const third = await page();
		third.countView();
		expect( third.visits() ).toEqual( [ 3, 1 ] );
		window.sessionStorage.clear();
		const other = await page();
		other.countView();
		expect( other.visits() ).toEqual( [ 4, 2 ] );
	} );

	test( 'they have the names and lifetimes of docs/popup.md', async () => {
		( await page() ).countView();
		expect( Object.keys( window.localStorage ).sort() ).toEqual( [
			'vitrine.popup.pageViews',
			'vitrine.popup.sessions',
		] );
		expect( Object.keys( window.sessionStorage ) ).toEqual( [
			'vitrine.popup.active',
		] );
		const { until } = JSON.parse(
			window.localStorage.getItem( 'vitrine.popup.pageViews' )!
		);
		expect( until ).toBe( NOW + 10 * YEAR );
	} );

	test( 'the way back to a page does not count again', async () => {
		( await page() ).countView();
		vi.spyOn( performance, 'getEntriesByType' ).mockReturnValue( [
			{ type: 'back_forward' } as PerformanceNavigationTiming,
		] );
		const back = await page();
		back.countView();
		expect( back.visits() ).toEqual( [ 1, 1 ] );
	} );

	test( 'the first check of a popup is noted where a rule counts from it', async () => {
		const one = await page();
		one.countView();
		one.countView();
		const counting = popup( { page_views: 'yes', page_views_views: 3 } );
		expect( one.countersOf( counting ).first ).toEqual( [ 2, 1 ] );
		expect( one.countersOf( popup( {}, 8 ) ).first ).toEqual( [ 2, 1 ] );
		const two = await page();
		two.countView();
		expect( two.countersOf( counting ).first ).toEqual( [ 2, 1 ] );
		expect( two.countersOf( popup( {}, 8 ) ).first ).toEqual( [ 3, 1 ] );
		expect( stored( 'popup.8.first' ) ).toBeUndefined();
	} );

	test( 'a first check later than now is none', async () => {
		const one = await page();
		one.countView();
		const counting = popup( { sessions: 'yes', sessions_sessions: 2 } );
		window.localStorage.setItem(
			'vitrine.popup.7.first',
			JSON.stringify( { value: [ 90, 90 ], until: NOW + DAY } )
		);
		expect( one.countersOf( counting ).first ).toEqual( [ 1, 1 ] );
		expect( stored( 'popup.7.first' ) ).toEqual( [ 1, 1 ] );
	} );
} );

describe( 'times shown or closed', () => {
	test.each( [
		[ '', '' as const, 1 ],
		[ '', 'close' as const, undefined ],
		[ 'close' as const, '' as const, undefined ],
		[ 'close' as const, 'close' as const, 1 ],
	] )(
		'a limit that counts %j, and the event %j',
		async ( wanted, event, expected ) => {
			const { countTime, countersOf } = await page();
			const one = limited( { times_count: wanted as '' | 'close' } );
			countTime( one, event );
			expect( countersOf( one ).times[ '' ] ).toBe( expected ?? 0 );
			expect( stored( 'popup.7.times' )?.[ 0 ] ).toBe( expected );
		}
	);

	test( 'of that popup alone', async () => {
		const { countTime, countersOf } = await page();
		countTime( limited( {}, 7 ), '' );
		expect( countersOf( limited( {}, 8 ) ).times ).toEqual( { '': 0 } );
		expect( countersOf( limited( {}, 70 ) ).times ).toEqual( { '': 0 } );
	} );

	test( 'nothing is kept where no rule asks', async () => {
		const { countTime } = await page();
		countTime( popup( {} ), '' );
		expect( window.localStorage.length ).toBe( 0 );
	} );

	test.each( [
		[ 'day' as const, 86_400 ],
		[ 'week' as const, 604_800 ],
		[ 'month' as const, 2_628_288 ],
	] )( 'a %s is fixed from the first: %i s', async ( period, seconds ) => {
		const { countTime, countersOf } = await page();
		const one = limited( { times_period: period } );
		const times = () => countersOf( one ).times[ period ];
		countTime( one, '' );
		vi.setSystemTime( NOW + seconds * 999 );
		countTime( one, '' );
		expect( times() ).toBe( 2 );
		vi.setSystemTime( NOW + seconds * 1000 - 1 );
		expect( times() ).toBe( 2 );
		vi.setSystemTime( NOW + seconds * 1000 );
		expect( times() ).toBe( 0 );
		countTime( one, '' );
		expect( times() ).toBe( 1 );
	} );

	test( 'a session is that of the tab', async () => {
		const { countTime, countersOf } = await page();
		const one = limited( { times_period: 'session' } );
		countTime( one, '' );
		expect( countersOf( one ).times.session ).toBe( 1 );
		expect( window.localStorage.length ).toBe( 0 );
		window.sessionStorage.clear();
		expect( countersOf( one ).times.session ).toBe( 0 );
	} );

	test( 'several rules count each in its own period', async () => {
		const { countTime, countersOf } = await page();
		const one = {
			...limited( { times_period: 'day' } ),
			timing_any: [
				limited( { times_period: '' } ).timing!,
				limited( { times_period: 'day' } ).timing!,
			],
		};
		countTime( one, '' );
		expect( countersOf( one ).times ).toEqual( { day: 1, '': 1 } );
	} );

	test( 'two tabs count together', async () => {
		const one = await page();
		const other = await page();
		one.countTime( limited(), '' );
		other.countTime( limited(), '' );
		expect( one.countersOf( limited() ).times ).toEqual( { '': 2 } );
		one.setDisabled( 7, true );
		expect( other.isDisabled( 7 ) ).toBe( true );
	} );
} );

describe( 'clocks that were wrong by a year', () => {
	test.each( [ -YEAR, YEAR ] )(
		'by %i ms when it was written',
		async ( wrong ) => {
			const {
				countTime,
				countersOf,
				setDisabled,
				isDisabled,
				countView,
			} = await page();
			const day = limited( { times_period: 'day' } );
			vi.setSystemTime( NOW + wrong );
			countView();
			countTime( day, '' );
			countTime( limited(), '' );
			setDisabled( 7, true );
			vi.setSystemTime( NOW );
			// No window lasts a year; what has no end is still known.
			expect( countersOf( day ).times ).toEqual( { day: 0 } );
			expect( countersOf( limited() ).times ).toEqual( { '': 1 } );
			expect( isDisabled( 7 ) ).toBe( true );
			countTime( day, '' );
			expect( countersOf( day ).times ).toEqual( { day: 1 } );
			vi.setSystemTime( NOW + DAY );
			expect( countersOf( day ).times ).toEqual( { day: 0 } );
		}
	);
} );

describe( 'storage that is full, refused or holds garbage', () => {
	const garbage = [
		'',
		'{',
		'null',
		'[]',
		...[ null, 'x', -1, 1.5, 1e300, {}, [ 'x', {} ], [ -1, -1 ] ].map(
			( value ) => JSON.stringify( { value, until: NOW + DAY } )
		),
	];

	test.each( garbage )( '%s', async ( text ) => {
		for ( const key of [
			'pageViews',
			'sessions',
			'7.first',
			'7.times',
			'7.times.day',
			'7.disable',
			'7.converted',
		] ) {
			window.localStorage.setItem( `vitrine.popup.${ key }`, text );
		}
		const { countView, countersOf, countTime, visits } = await page();
		countView();
		expect( visits() ).toEqual( [ 1, 1 ] );
		const one = limited( { page_views: 'yes', times_period: 'day' } );
		expect( countersOf( one ) ).toMatchObject( {
			first: [ 1, 1 ],
			times: { day: 0 },
			disabled: false,
			converted: false,
		} );
		countTime( one, '' );
		expect( countersOf( one ).times ).toEqual( { day: 1 } );
	} );

	test( 'full: the page remembers', async () => {
		vi.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		const { countView, visits, setDisabled, isDisabled } = await page();
		countView();
		setDisabled( 7, true );
		expect( visits() ).toEqual( [ 1, 1 ] );
		expect( isDisabled( 7 ) ).toBe( true );
	} );

	test( 'refused', async () => {
		for ( const name of [ 'localStorage', 'sessionStorage' ] as const ) {
			vi.spyOn( window, name, 'get' ).mockImplementation( () => {
				throw new DOMException( 'refused', 'SecurityError' );
			} );
		}
		const { countView, visits, reset, countTime, countersOf } =
			await page();
		countView();
		countTime( limited(), '' );
		expect( visits() ).toEqual( [ 1, 1 ] );
		expect( countersOf( limited() ).times ).toEqual( { '': 1 } );
		reset();
		expect( visits() ).toEqual( [ 0, 0 ] );
	} );
} );

describe( 'consent', () => {
	const tool = async ( is: boolean ) => {
		const counters = await page();
		( await import( '../../consent' ) ).expectTool( is );
		return counters;
	};

	const say = ( purposes: Record< string, string > ) => {
		window.wp_has_consent = ( purpose ) => purposes[ purpose ] === 'allow';
		for ( const [ purpose, word ] of Object.entries( purposes ) ) {
			document.cookie = `wp_consent_${ purpose }=${ word }`;
		}
		document.dispatchEvent(
			new CustomEvent( 'wp_listen_for_consent_change', {
				detail: purposes,
			} )
		);
	};

	test( 'without a tool everything is stored', async () => {
		const { countView } = await tool( false );
		countView();
		expect( stored( 'popup.pageViews' ) ).toBe( 1 );
	} );

	test( 'with a tool nothing is, until it allows', async () => {
		const { countView, visits, setDisabled, isDisabled, forgetRefused } =
			await tool( true );
		forgetRefused();
		countView();
		setDisabled( 7, true );
		expect( visits() ).toEqual( [ 1, 1 ] );
		expect( isDisabled( 7 ) ).toBe( true );
		expect( window.localStorage.length ).toBe( 0 );
		expect( window.sessionStorage.length ).toBe( 0 );
		say( { functional: 'allow' } );
		expect( Object.keys( window.localStorage ) ).toEqual( [
			'vitrine.popup.7.disable',
		] );
		say( { functional: 'allow', preferences: 'allow' } );
		expect( stored( 'popup.pageViews' ) ).toBe( 1 );
		expect( stored( 'popup.active', window.sessionStorage ) ).toBe( 1 );
	} );

	test( 'a tool that comes late and allows already', async () => {
		const { countView } = await tool( true );
		countView();
		window.wp_has_consent = () => true;
		window.dispatchEvent( new Event( 'load' ) );
		expect( stored( 'popup.pageViews' ) ).toBe( 1 );
	} );

	test( 'what was allowed before counts before a late tool speaks', async () => {
		( await tool( false ) ).countView();
		const { countView, visits } = await tool( true );
		countView();
		expect( visits() ).toEqual( [ 2, 1 ] );
		expect( stored( 'popup.pageViews' ) ).toBe( 1 );
		say( { preferences: 'allow' } );
		expect( stored( 'popup.pageViews' ) ).toBe( 2 );
	} );

	test( 'taking it back removes what belongs to the purpose', async () => {
		const { countView, setDisabled, forgetRefused } = await tool( true );
		forgetRefused();
		say( { functional: 'allow', preferences: 'allow' } );
		countView();
		setDisabled( 7, true );
		window.localStorage.setItem( 'vitrine.gallery.x', '1' );
		window.localStorage.setItem( 'popup.foreign', '1' );
		say( { functional: 'allow', preferences: 'deny' } );
		expect( Object.keys( window.localStorage ).sort() ).toEqual( [
			'popup.foreign',
			'vitrine.gallery.x',
			'vitrine.popup.7.disable',
		] );
		expect( window.sessionStorage.length ).toBe( 0 );
		say( { functional: 'deny', preferences: 'deny' } );
		expect( Object.keys( window.localStorage ).sort() ).toEqual( [
			'popup.foreign',
			'vitrine.gallery.x',
		] );
	} );

	test( 'taken back on a page without popups, it is removed on the next one with', async () => {
		( await tool( false ) ).countView();
		say( { preferences: 'deny' } );
		( await tool( true ) ).forgetRefused();
		expect( window.localStorage.length ).toBe( 0 );
	} );

	test( 'not to have answered is no refusal', async () => {
		( await tool( false ) ).countView();
		window.wp_has_consent = () => false;
		( await tool( true ) ).forgetRefused();
		expect( stored( 'popup.pageViews' ) ).toBe( 1 );
	} );

	test( 'a tool that is broken allows nothing', async () => {
		const { countView } = await tool( true );
		window.wp_has_consent = () => {
			throw new Error( 'broken' );
		};
		countView();
		expect( window.localStorage.length ).toBe( 0 );
	} );
} );

describe( 'forgotten by one call', () => {
	test( 'one popup, or all', async () => {
		const { countView, setDisabled, convert, countTime, reset } =
			await page();
		countView();
		for ( const id of [ 7, 70, 'popup-abcdefgh' ] ) {
			setDisabled( id, true );
			convert( id );
			countTime( limited( { times_period: 'session' }, id ), '' );
		}
		reset( 7 );
		expect(
			Object.keys( window.localStorage ).filter( ( key ) =>
				key.includes( '.7.' )
			)
		).toEqual( [] );
		expect( stored( 'popup.70.disable' ) ).toBe( 1 );
		expect( stored( 'popup.popup-abcdefgh.converted' ) ).toBe( 1 );
		reset();
		expect( window.localStorage.length ).toBe( 0 );
		expect( window.sessionStorage.length ).toBe( 0 );
	} );
} );
