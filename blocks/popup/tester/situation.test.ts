import { expect, test } from 'vitest';
import { passes } from '../../../frontend/render/popup/rules/rules';
import { readTiming } from '../../../frontend/render/popup/settings';
import { factsOf, newcomer } from './situation';
import type { Situation } from './situation';

const SITE = {
	zone: 'Europe/London',
	engines: [ 'google' ],
	breakpoints: { mobile: 767, tablet: 1024 },
};

const answer = (
	timing: Record< string, unknown >,
	situation: Partial< Situation >
) =>
	passes(
		{ timing: readTiming( timing ) },
		factsOf(
			{
				...newcomer(
					'https://garden.test/',
					Date.UTC( 2026, 10, 21, 12 ),
					'en-GB'
				),
				...situation,
			},
			SITE
		)
	);

test.each( [
	[ { page_views: 'yes', page_views_views: 3 }, { pageViews: 2 }, false ],
	[ { page_views: 'yes', page_views_views: 3 }, { pageViews: 3 }, true ],
	// Without consent every page is the first one.
	[
		{ page_views: 'yes', page_views_views: 3 },
		{ pageViews: 3, consent: false },
		false,
	],
	[ { times: 'yes', times_times: 1 }, { times: 1 }, false ],
	[ { times: 'yes', times_times: 1 }, { times: 1, consent: false }, true ],
	[ { devices: 'yes', devices_devices: [ 'mobile' ] }, { width: 320 }, true ],
	[
		{ sources: 'yes', sources_sources: [ 'search' ] },
		{ referrer: 'https://www.google.com/' },
		true,
	],
	[
		{
			browsers: 'yes',
			browsers_browsers: 'custom',
			browsers_browsers_options: [ 'firefox' ],
		},
		{ browser: 'firefox' as const },
		true,
	],
	[
		{ members: 'yes', members_roles: [ 'editor' ] },
		{ loggedIn: true, roles: [ 'editor' ] },
		true,
	],
	[ { members: 'yes' }, { loggedIn: false }, false ],
	[
		{ visitor: 'yes', visitor_visitor: 'returning' },
		{ isReturning: true },
		true,
	],
	[ { conversion: 'yes' }, { converted: true }, false ],
	[ { language: 'yes', language_languages: [ 'en' ] }, {}, true ],
	[
		{ cookie: 'yes', cookie_name: 'a', cookie_value: '1' },
		{ cookies: 'a=1' },
		true,
	],
] )( '%j for %j: %j', ( timing, situation, expected ) => {
	expect( answer( timing, situation ) ).toBe( expected );
} );
