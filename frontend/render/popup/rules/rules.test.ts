/** Who gets a popup, and how often. */
import { describe, expect, test } from 'vitest';
import { explain } from './explain';
import type { Facts } from './facts';
import { browserOf, check, passes } from './rules';
import { readTiming } from '../settings';
import { forVisitors } from './site-date';
import type { RuleName, RuleSet } from '../types';

const NOW = Date.UTC( 2026, 10, 21, 12, 0 );

const facts = ( over: Partial< Facts > = {} ): Facts => ( {
	now: NOW,
	zone: 'Australia/Sydney',
	pageViews: 1,
	sessions: 1,
	popup: { first: [ 1, 1 ], times: {}, converted: false, disabled: false },
	referrer: '',
	url: 'https://example.com/shop/?utm_source=news&empty=#top',
	cookies: '',
	languages: [ 'de-AT', 'en' ],
	width: 1200,
	breakpoints: { mobile: 767, tablet: 1024 },
	engines: [ 'google', 'yahoo', 'bing', 'yandex', 'baidu' ],
	userAgent: '',
	loggedIn: false,
	roles: [],
	...over,
} );

const counted = ( over: Partial< Facts[ 'popup' ] > ) =>
	facts( { popup: { ...facts().popup, ...over } } );

const ask = ( name: RuleName, set: Record< string, unknown >, given: Facts ) =>
	check( name, readTiming( { ...set, [ name ]: 'yes' } ), given );

test.each( [
	[ 3, 3, false ],
	[ 3, 4, true ],
	[ 3, 9, true ],
	[ 1, 1, false ],
	[ 1, 2, true ],
] )(
	'page views: %i wanted, page view %i of a popup checked on the first: %s (the 4th with 3)',
	( wanted, pageViews, expected ) => {
		expect(
			ask(
				'page_views',
				{ page_views_views: wanted },
				facts( { pageViews } )
			)
		).toBe( expected );
	}
);

test( 'page views and sessions count from the first check of this popup', () => {
	const late = {
		...facts( { pageViews: 12, sessions: 6 } ),
		popup: { ...facts().popup, first: [ 10, 5 ] as [ number, number ] },
	};
	expect( ask( 'page_views', { page_views_views: 2 }, late ) ).toBe( true );
	expect( ask( 'page_views', { page_views_views: 3 }, late ) ).toBe( false );
	expect( ask( 'sessions', { sessions_sessions: 1 }, late ) ).toBe( true );
	expect( ask( 'sessions', { sessions_sessions: 2 }, late ) ).toBe( false );
} );

test.each( [
	[ 'show', 'news', 'https://a.example/news/1', true ],
	[ 'show', 'news', 'https://a.example/', false ],
	[ 'show', '', '', true ],
	[ 'show', 'größe', 'https://a.example/gr%C3%B6%C3%9Fe', true ],
	[ 'show', '%C3%B6', 'https://a.example/gr%C3%B6%C3%9Fe', true ],
	[ 'show', 'a%zz', 'https://a.example/a%zz', true ],
	[ 'hide', 'news', 'https://a.example/news/1', false ],
	[ 'hide', 'news', '', true ],
	[ 'regex', '^https://[a-z]+\\.example/', 'https://a.example/', true ],
	[ 'regex', '^http://', 'https://a.example/', false ],
	[ 'regex', '(', 'https://a.example/(', false ],
	[ 'regex', '', 'https://a.example/', false ],
	[ 'regex', '(a+)+$', 'https://a.example/aaa', false ],
] )(
	'referrer: %s %j in %j: %s (an invalid expression fails)',
	( action, wanted, referrer, expected ) => {
		const set = { url_action: action, url_url: wanted };
		expect( ask( 'url', set, facts( { referrer } ) ) ).toBe( expected );
		expect(
			ask(
				'current_url',
				{ current_url_action: action, current_url_url: wanted },
				facts( { url: referrer } )
			)
		).toBe( expected );
	}
);

test.each( [ '(', '', '(a+)+$' ] )(
	'a pattern %j that is none passes turned round neither',
	( pattern ) => {
		const set = { url_action: 'regex', url_url: pattern, url_not: 'yes' };
		expect( ask( 'url', set, facts( { referrer: 'a' } ) ) ).toBe( false );
	}
);

describe( 'sources', () => {
	test.each( [
		[ 'https://www.google.com/', 'search' ],
		[ 'https://google.de/search', 'search' ],
		[ 'https://news.google.co.uk/', 'search' ],
		[ 'https://m.baidu.com/', 'search' ],
		[ 'https://search.yahoo.co.jp/', 'search' ],
		[ 'https://yandex.ru/', 'search' ],
		[ 'https://www.bing.com/', 'search' ],
		[ 'https://google.example.com/', 'external' ],
		[ 'https://google.com.evil.example/', 'external' ],
		[ 'https://notgoogle.com/', 'external' ],
		[ 'https://duckduckgo.com/', 'external' ],
		[ 'https://example.com/a', 'internal' ],
		[ 'https://www.example.com/a', 'internal' ],
		[ 'http://example.com/a', 'internal' ],
		[ 'https://example.com.evil.example/', 'external' ],
		[ 'https://shop.example.com/', 'external' ],
		[ 'https://example.com:8080/', 'external' ],
		[ 'garbage', 'external' ],
		[ 'android-app://com.slack/', 'external' ],
	] )( '%s is %s', ( referrer, source ) => {
		for ( const one of [ 'search', 'external', 'internal' ] ) {
			expect( [
				one,
				ask(
					'sources',
					{ sources_sources: [ one ] },
					facts( { referrer } )
				),
			] ).toEqual( [ one, one === source ] );
		}
	} );

	test.each( [
		[ [ 'search', 'external', 'internal' ], true ],
		[ [ 'external' ], true ],
		[ [ 'direct' ], true ],
		[ [ 'search', 'internal' ], false ],
		[ [], false ],
	] )( 'a direct visit with %j: %s', ( chosen, expected ) => {
		expect( ask( 'sources', { sources_sources: chosen }, facts() ) ).toBe(
			expected
		);
	} );

	test( 'direct alone is for nobody else', () => {
		const given = facts( { referrer: 'https://a.example/' } );
		expect(
			ask( 'sources', { sources_sources: [ 'direct' ] }, given )
		).toBe( false );
	} );
} );

test.each( [
	[ false, [], { logged_in_users: 'all' }, true ],
	[ true, [ 'editor' ], { logged_in_users: 'all' }, false ],
	[ true, [ 'editor' ], { logged_in_users: 'custom' }, true ],
	[
		true,
		[ 'editor', 'shop' ],
		{ logged_in_users: 'custom', logged_in_roles: [ 'shop' ] },
		false,
	],
	[
		true,
		[ 'author' ],
		{ logged_in_users: 'custom', logged_in_roles: [ 'shop' ] },
		true,
	],
	[
		false,
		[],
		{ logged_in_users: 'custom', logged_in_roles: [ 'shop' ] },
		true,
	],
	[ null, [], { logged_in_users: 'all' }, null ],
	[ null, [], { logged_in_users: 'all', logged_in_not: 'yes' }, null ],
] )(
	'hidden for the logged-in: %s with roles %j and %j: %s',
	( loggedIn, roles, set, expected ) => {
		expect( ask( 'logged_in', set, facts( { loggedIn, roles } ) ) ).toBe(
			expected
		);
	}
);

test.each( [
	[ false, [], [], false ],
	[ true, [], [], true ],
	[ true, [ 'author' ], [ 'editor' ], false ],
	[ true, [ 'author', 'editor' ], [ 'editor' ], true ],
	[ null, [], [], null ],
] )(
	'only for the logged-in: %s with roles %j of %j: %s',
	( loggedIn, roles, wanted, expected ) => {
		expect(
			ask(
				'members',
				{ members_roles: wanted },
				facts( { loggedIn, roles } )
			)
		).toBe( expected );
	}
);

test.each( [
	[ 320, 'mobile' ],
	[ 767, 'mobile' ],
	[ 768, 'tablet' ],
	[ 1024, 'tablet' ],
	[ 1025, 'desktop' ],
] )( '%i px is a %s', ( width, device ) => {
	for ( const one of [ 'mobile', 'tablet', 'desktop' ] ) {
		expect(
			ask( 'devices', { devices_devices: [ one ] }, facts( { width } ) )
		).toBe( one === device );
	}
} );

const CHROME =
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each( [
	[ CHROME, 'chrome' ],
	[ `${ CHROME } Chromium Google Chrome Not?A_Brand`, 'chrome' ],
	[ `${ CHROME } Edg/140.0.0.0`, 'edge' ],
	[ `${ CHROME } OPR/120.0`, '' ],
	[ `${ CHROME } Chromium Brave`, '' ],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
		'chrome',
	],
	[
		'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
		'safari',
	],
	[
		'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
		'firefox',
	],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15',
		'firefox',
	],
	[ 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'ie' ],
	[
		'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36',
		'',
	],
	[ '', '' ],
] )( '%s is %j', ( userAgent, browser ) => {
	expect( browserOf( userAgent ) ).toBe( browser );
	const set = {
		browsers_browsers: 'custom',
		browsers_browsers_options: [ browser ],
	};
	expect( ask( 'browsers', set, facts( { userAgent } ) ) ).toBe(
		browser !== ''
	);
	expect( ask( 'browsers', {}, facts( { userAgent } ) ) ).toBe( true );
} );

describe( 'schedule', () => {
	const seconds = NOW / 1000;

	test.each( [
		[ '', '', true ],
		[ seconds, '', true ],
		[ seconds + 1, '', false ],
		[ '', seconds, true ],
		[ '', seconds - 1, false ],
		[ seconds - 10, seconds + 10, true ],
		[ seconds - 20, seconds - 10, false ],
	] )( 'from %j to %j by the site: %s', ( start, end, expected ) => {
		const set = {
			...readTiming( { schedule: 'yes' } ),
			schedule_start_date: start,
			schedule_end_date: end,
		} as RuleSet;
		expect( check( 'schedule', set, facts() ) ).toBe( expected );
	} );

	test.each( [
		[ '2026-11-21 12:00', '2026-11-21 12:00', true ],
		[ '2026-11-21 12:01', '', false ],
		[ '', '2026-11-21 11:59', false ],
		[ '2026-11-21', '', true ],
		[ '2026-11-21T12:00', '', true ],
	] )( 'from %j to %j by the visitor: %s', ( start, end, expected ) => {
		const here = new Date( 2026, 10, 21, 12, 0 ).getTime();
		const set = {
			schedule_timezone: 'visitor',
			schedule_start_date: start,
			schedule_end_date: end,
		};
		expect( ask( 'schedule', set, facts( { now: here } ) ) ).toBe(
			expected
		);
	} );

	test.each( [
		[ 'Australia/Sydney', '2026-11-21 23:00', NOW ],
		[ 'Europe/Berlin', '2026-11-21 13:00', NOW ],
		[ 600, '2026-11-21 22:00', NOW ],
		// The day on which clocks go forward, before and after.
		[ 'Europe/Berlin', '2026-03-29 01:30', Date.UTC( 2026, 2, 29, 0, 30 ) ],
		[ 'Europe/Berlin', '2026-03-29 03:30', Date.UTC( 2026, 2, 29, 1, 30 ) ],
	] )( 'in %s it is %s', ( zone, date, moment ) => {
		const set = readTiming( {
			schedule: 'yes',
			schedule_start_date: date,
		} );
		expect( forVisitors( set, zone ).schedule_start_date ).toBe(
			String( moment / 1000 )
		);
	} );
} );

test.each( [
	[ { '': 2 }, { times_times: 3 }, true ],
	[ { '': 3 }, { times_times: 3 }, false ],
	[ { day: 3 }, { times_times: 3 }, true ],
	[ { day: 1 }, { times_times: 1, times_period: 'day' }, false ],
	[ { week: 1 }, { times_times: 1, times_period: 'day' }, true ],
	[ {}, { times_times: 1, times_period: 'session' }, true ],
] )( 'times: %j with %j: %s', ( times, set, expected ) => {
	expect( ask( 'times', set, counted( { times } ) ) ).toBe( expected );
} );

describe( 'recurring', () => {
	// Saturday, 12:00 in Greenwich, 23:00 in Sydney.
	test.each( [
		[ [ 6 ], '', '', true ],
		[ [ 0, 1, 2, 3, 4, 5 ], '', '', false ],
		[ [], '', '', false ],
		[ [ 6 ], '22:00', '23:00', false ],
		[ [ 6 ], '23:00', '23:30', true ],
		[ [ 6 ], '22:00', '02:00', true ],
		[ [ 5 ], '22:00', '23:30', false ],
	] )(
		'on %j from %j to %j by the site: %s',
		( days, from, to, expected ) => {
			const set = {
				recurring_days: days,
				recurring_from: from,
				recurring_to: to,
			};
			expect( ask( 'recurring', set, facts() ) ).toBe( expected );
		}
	);

	test( 'hours over midnight belong to the day that they begin on', () => {
		const set = {
			recurring_days: [ 6 ],
			recurring_from: '22:00',
			recurring_to: '02:00',
		};
		const at = ( hours: number ) => facts( { now: NOW + hours * 36e5 } );
		expect( ask( 'recurring', set, at( 2 ) ) ).toBe( true );
		expect( ask( 'recurring', set, at( 3 ) ) ).toBe( false );
		expect( ask( 'recurring', set, at( -22 ) ) ).toBe( false );
	} );

	test.each( [ -720, 'Nowhere/Never' ] )(
		'a zone %j never throws',
		( zone ) => {
			expect( ask( 'recurring', {}, facts( { zone } ) ) ).toBe( true );
		}
	);
} );

test.each( [
	[ 'utm_source', '', true ],
	[ 'utm_source', 'news', true ],
	[ 'utm_source', 'new', false ],
	[ 'empty', '', true ],
	[ 'top', '', false ],
	[ '', '', false ],
	[ 'constructor', '', false ],
] )( 'parameter %j = %j: %s', ( name, value, expected ) => {
	const set = { parameter_name: name, parameter_value: value };
	expect( ask( 'parameter', set, facts() ) ).toBe( expected );
} );

test.each( [
	[ 'a', '', true ],
	[ 'a', '1=2', true ],
	[ 'a', '1', false ],
	[ 'b', 'ü x', true ],
	[ 'bare', '', true ],
	[ 'c', '%', true ],
	[ 'd', '', false ],
] )( 'cookie %j = %j: %s', ( name, value, expected ) => {
	const set = { cookie_name: name, cookie_value: value };
	const cookies = 'a=1=2; b=%C3%BC%20x; bare; c=%';
	expect( ask( 'cookie', set, facts( { cookies } ) ) ).toBe( expected );
} );

test.each( [
	[ [ 'de' ], true ],
	[ [ 'de-at' ], true ],
	[ [ 'de-DE' ], false ],
	[ [ 'en' ], false ],
	[ [], true ],
] )( 'languages %j: %s', ( wanted, expected ) => {
	const set = { language_languages: wanted };
	expect( ask( 'language', set, facts() ) ).toBe( expected );
} );

test( 'without a language nobody passes but where any will do', () => {
	const silent = facts( { languages: [] } );
	expect( ask( 'language', { language_languages: [ 'de' ] }, silent ) ).toBe(
		false
	);
} );

test.each( [
	[ 1, 'new', true ],
	[ 1, 'returning', false ],
	[ 2, 'new', false ],
	[ 2, 'returning', true ],
	[ 0, 'new', true ],
] )( 'visit %i is %s: %s', ( sessions, wanted, expected ) => {
	expect(
		ask( 'visitor', { visitor_visitor: wanted }, facts( { sessions } ) )
	).toBe( expected );
} );

test( 'never again after a conversion', () => {
	expect( ask( 'conversion', {}, counted( { converted: true } ) ) ).toBe(
		false
	);
	expect( ask( 'conversion', {}, counted( {} ) ) ).toBe( true );
} );

describe( 'all of timing, and one group of timing_any', () => {
	const YES = { devices: 'yes', devices_devices: [ 'desktop' ] };
	const NO = { devices: 'yes', devices_devices: [ 'mobile' ] };
	const ROLE = { members: 'yes' };

	test.each( [
		[ {}, [], true ],
		[ YES, [], true ],
		[ NO, [], false ],
		[ { ...YES, conversion: 'yes' }, [], true ],
		[ { ...NO, conversion: 'yes' }, [], false ],
		[ YES, [ NO ], false ],
		[ YES, [ NO, YES ], true ],
		[ NO, [ YES ], false ],
		[ { ...NO, devices_not: 'yes' }, [], true ],
		[ { ...YES, devices_not: 'yes' }, [], false ],
		[ ROLE, [], null ],
		[ { ...ROLE, ...NO }, [], false ],
		[ YES, [ NO, ROLE ], null ],
		[ YES, [ YES, ROLE ], true ],
		[ ROLE, [ YES ], null ],
		[ ROLE, [ NO ], false ],
	] )( '%j and one of %j: %s', ( timing, groups, expected ) => {
		const ruled = {
			timing: readTiming( timing ),
			timing_any: groups.map( readTiming ),
		};
		const given = facts( { loggedIn: null } );
		expect( passes( ruled, given ) ).toBe( expected );
		expect( explain( ruled, given ).answer ).toBe( expected );
	} );
} );

describe( 'reasons for the tester', () => {
	const reasons = ( timing: RuleSet, given = facts() ) =>
		explain( { timing: readTiming( timing ) }, given ).rules;

	test( 'what there is and what is wanted', () => {
		expect(
			reasons( { page_views: 'yes' }, facts( { pageViews: 3 } ) )
		).toEqual( [
			{
				group: -1,
				name: 'page_views',
				answer: false,
				isNegated: false,
				code: 'compared',
				values: { has: 2, wanted: 3 },
			},
		] );
	} );

	test( 'a pattern that is none, and a log-in that nobody knows', () => {
		expect(
			reasons( { url: 'yes', url_action: 'regex', url_url: '(' } )
		).toMatchObject( [ { code: 'pattern', answer: false } ] );
		expect(
			reasons( { members: 'yes' }, facts( { loggedIn: null } ) )
		).toMatchObject( [ { code: 'unknown', answer: null } ] );
	} );

	test( 'every rule has one', () => {
		const everything = readTiming(
			Object.fromEntries(
				Object.keys( explainable ).map( ( name ) => [ name, 'yes' ] )
			)
		);
		const rules = explain( { timing: everything }, facts() ).rules;
		expect( rules.map( ( { name } ) => name ) ).toEqual(
			Object.keys( explainable )
		);
		expect(
			rules.every( ( { values } ) => Object.keys( values ).length > 0 )
		).toBe( true );
	} );
} );

/** All rules in the order of the original. */
const explainable: Record< RuleName, true > = {
	page_views: true,
	sessions: true,
	url: true,
	sources: true,
	logged_in: true,
	devices: true,
	browsers: true,
	schedule: true,
	times: true,
	members: true,
	recurring: true,
	current_url: true,
	parameter: true,
	cookie: true,
	language: true,
	visitor: true,
	conversion: true,
};
