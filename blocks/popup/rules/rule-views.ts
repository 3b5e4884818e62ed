/** Who gets a popup and how often: every rule in words (specification §5, research §3.3 and §9). The tests are those of frontend/render/popup/rules/rules.ts. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	RuleName,
	RuleSet,
	Timing,
} from '../../../frontend/render/popup/types';
import {
	validateLanguages,
	validateNeededName,
	validateRegex,
	scheduleFault,
} from '../fields/validation';
import type { CardGroup, CardView, FieldView } from '../fields/field-view';
import { ordinal } from '../fields/ordinal';

type Values = RuleSet & Timing;
type RuleView = CardView< RuleName, Values >;
type Field = FieldView< keyof Values & string, Values >;

/** The rules, under the headings of the menu that adds them. */
export function ruleGroups(): CardGroup< RuleName, Values >[] {
	return [
		{
			label: __( 'How often', 'vitrine' ),
			cards: [ times(), conversion() ],
		},
		{
			label: __( 'Visits', 'vitrine' ),
			cards: [ pageViews(), sessions(), visitor() ],
		},
		{
			label: __( 'Where they come from', 'vitrine' ),
			cards: [ sources(), url(), currentUrl(), parameter() ],
		},
		{
			label: __( 'Who they are', 'vitrine' ),
			cards: [
				loggedIn(),
				members(),
				devices(),
				browsers(),
				language(),
				cookie(),
			],
		},
		{ label: __( 'When', 'vitrine' ), cards: [ schedule(), recurring() ] },
	];
}

const pageViews = (): RuleView => ( {
	name: 'page_views',
	title: __( 'After some page views', 'vitrine' ),
	say: ( { page_views_views: views } ) =>
		sprintf(
			/* translators: %s: a place, such as 4th */
			__(
				'From the %s page view on. The page on which the popup could first have appeared is the 1st.',
				'vitrine'
			),
			ordinal( views + 1 )
		),
	fields: [
		{
			name: 'page_views_views',
			control: 'number',
			label: __( 'Page views before', 'vitrine' ),
		},
	],
} );

const sessions = (): RuleView => ( {
	name: 'sessions',
	title: __( 'After some visits', 'vitrine' ),
	say: ( { sessions_sessions: visits } ) =>
		sprintf(
			/* translators: %s: a place, such as 3rd */
			__(
				'From the %s visit on. The visit in which the popup could first have appeared is the 1st; a visit lasts until the tab is closed.',
				'vitrine'
			),
			ordinal( visits + 1 )
		),
	fields: [
		{
			name: 'sessions_sessions',
			control: 'number',
			label: __( 'Visits before', 'vitrine' ),
		},
	],
} );

const times = (): RuleView => ( {
	name: 'times',
	title: __( 'At most so many times', 'vitrine' ),
	say: ( {
		times_times: number,
		times_period: period,
		times_count: count,
	} ) =>
		`${ sprintf(
			/* translators: 1: a number, 2: such as "in a week" */
			_n(
				'At most %1$d time %2$s.',
				'At most %1$d times %2$s.',
				number,
				'vitrine'
			),
			number,
			{
				'': __( 'ever', 'vitrine' ),
				session: __( 'in a visit', 'vitrine' ),
				day: __(
					'in 24 hours that begin with the first time',
					'vitrine'
				),
				week: __(
					'in 7 days that begin with the first time',
					'vitrine'
				),
				month: __(
					'in a month (30 days and 10 hours) that begins with the first time',
					'vitrine'
				),
			}[ period ]
		) } ${
			count === 'close'
				? __(
						'It counts when the popup is closed: whoever leaves without closing gets it again.',
						'vitrine'
					)
				: __( 'It counts when the popup opens.', 'vitrine' )
		}`,
	fields: [
		{
			name: 'times_times',
			control: 'number',
			label: __( 'Times', 'vitrine' ),
		},
		{
			name: 'times_period',
			control: 'choice',
			label: __( 'Within', 'vitrine' ),
			options: [
				{ value: '', label: __( 'All time', 'vitrine' ) },
				{ value: 'session', label: __( 'A visit', 'vitrine' ) },
				{ value: 'day', label: __( 'A day', 'vitrine' ) },
				{ value: 'week', label: __( 'A week', 'vitrine' ) },
				{ value: 'month', label: __( 'A month', 'vitrine' ) },
			],
		},
		{
			name: 'times_count',
			control: 'choice',
			label: __( 'Count', 'vitrine' ),
			options: [
				{ value: '', label: __( 'When it opens', 'vitrine' ) },
				{ value: 'close', label: __( 'When it is closed', 'vitrine' ) },
			],
		},
	],
} );

const conversion = (): RuleView => ( {
	name: 'conversion',
	title: __( 'Not after a conversion', 'vitrine' ),
	say: () =>
		__(
			'Never again for whoever has sent a form in this popup.',
			'vitrine'
		),
	fields: [],
} );

const visitor = (): RuleView => ( {
	name: 'visitor',
	title: __( 'New or returning visitors', 'vitrine' ),
	say: ( { visitor_visitor: who } ) =>
		who === 'new'
			? __( 'Only during the first visit of this browser.', 'vitrine' )
			: __( 'Only from the second visit of this browser on.', 'vitrine' ),
	fields: [
		{
			name: 'visitor_visitor',
			control: 'choice',
			label: __( 'Visitors', 'vitrine' ),
			options: [
				{ value: 'new', label: __( 'New ones', 'vitrine' ) },
				{
					value: 'returning',
					label: __( 'Returning ones', 'vitrine' ),
				},
			],
		},
	],
} );

const sources = (): RuleView => ( {
	name: 'sources',
	title: __( 'Source', 'vitrine' ),
	say: ( { sources_sources: from } ) => {
		const all = ( [ 'search', 'external', 'internal' ] as const ).every(
			( name ) => from.includes( name )
		);
		if ( all ) {
			return __(
				'Search engines, other sites and this site are chosen: everybody passes.',
				'vitrine'
			);
		}
		if ( from.length === 0 ) {
			return __( 'Nothing is chosen: nobody passes.', 'vitrine' );
		}
		return `${ __(
			'Only for those who come to the page from one of these.',
			'vitrine'
		) } ${
			from.includes( 'external' )
				? __( 'Whoever comes directly passes, too.', 'vitrine' )
				: ''
		}`.trim();
	},
	fields: [
		{
			name: 'sources_sources',
			control: 'some',
			label: __( 'They come from', 'vitrine' ),
			options: [
				{
					value: 'search',
					label: __(
						'A search engine (Google, Yahoo, Bing, Yandex, Baidu)',
						'vitrine'
					),
				},
				{
					value: 'external',
					label: __( 'Another site, or directly', 'vitrine' ),
				},
				{
					value: 'internal',
					label: __( 'Another page of this site', 'vitrine' ),
				},
				{
					value: 'direct',
					label: __(
						'Directly: address typed, bookmark, app',
						'vitrine'
					),
				},
			],
		},
	],
} );

const url = (): RuleView => ( {
	name: 'url',
	title: __( 'Address they come from', 'vitrine' ),
	say: ( { url_action: action, url_url: text } ) =>
		`${ saysAddress( action, text, {
			/* translators: %s: a text */
			show: __(
				'The page before (the referrer) has “%s” in its address.',
				'vitrine'
			),
			/* translators: %s: a text */
			hide: __(
				'The page before (the referrer) does not have “%s” in its address. Direct visits have none, and pass.',
				'vitrine'
			),
			regex: __(
				'The address of the page before (the referrer) matches the pattern.',
				'vitrine'
			),
		} ) } ${ __( 'Many sites tell browsers to send their name only, without the path.', 'vitrine' ) }`,
	fields: addressFields( 'url' ),
} );

const currentUrl = (): RuleView => ( {
	name: 'current_url',
	title: __( 'Address of this page', 'vitrine' ),
	say: ( { current_url_action: action, current_url_url: text } ) =>
		saysAddress( action, text, {
			/* translators: %s: a text */
			show: __(
				'The address of the page itself has “%s” in it.',
				'vitrine'
			),
			/* translators: %s: a text */
			hide: __(
				'The address of the page itself does not have “%s” in it.',
				'vitrine'
			),
			regex: __(
				'The address of the page itself matches the pattern.',
				'vitrine'
			),
		} ),
	fields: addressFields( 'current_url' ),
} );

function saysAddress(
	action: Timing[ 'url_action' ],
	text: string,
	words: Record< Timing[ 'url_action' ], string >
): string {
	if ( text === '' && action === 'show' ) {
		return __( 'Without a text, everybody passes.', 'vitrine' );
	}
	if ( text === '' && action === 'hide' ) {
		return __( 'Without a text, nobody passes.', 'vitrine' );
	}
	return words[ action ].replace( '%s', () => text );
}

function addressFields( rule: 'url' | 'current_url' ): Field[] {
	return [
		{
			name: `${ rule }_action`,
			control: 'choice',
			label: __( 'The address', 'vitrine' ),
			options: [
				{ value: 'show', label: __( 'contains', 'vitrine' ) },
				{ value: 'hide', label: __( 'does not contain', 'vitrine' ) },
				{
					value: 'regex',
					label: __( 'matches a regular expression', 'vitrine' ),
				},
			],
		},
		{
			name: `${ rule }_url`,
			control: 'text',
			label: __( 'Text or pattern', 'vitrine' ),
			placeholder: 'example.org/offers',
			validate: ( values ) =>
				values[ `${ rule }_action` ] === 'regex'
					? validateRegex( values[ `${ rule }_url` ] )
					: '',
		},
	];
}

const parameter = (): RuleView => ( {
	name: 'parameter',
	title: __( 'Parameter of the address', 'vitrine' ),
	say: ( { parameter_name: name, parameter_value: value } ) =>
		saysPair(
			name,
			value,
			/* translators: %s: name, or name and value */
			__( 'The address of this page has the parameter %s.', 'vitrine' )
		),
	fields: pairFields( 'parameter', 'utm_source', 'letter' ),
} );

const cookie = (): RuleView => ( {
	name: 'cookie',
	title: __( 'Cookie', 'vitrine' ),
	say: ( { cookie_name: name, cookie_value: value } ) =>
		saysPair(
			name,
			value,
			/* translators: %s: name, or name and value */
			__(
				'The browser has the cookie %s for this site. Cookies that scripts may not read do not count.',
				'vitrine'
			)
		),
	fields: pairFields( 'cookie', 'customer', '1' ),
} );

function saysPair( name: string, value: string, words: string ): string {
	if ( name === '' ) {
		return __( 'No name is written: nobody passes.', 'vitrine' );
	}
	return words.replace( '%s', () =>
		value === ''
			? `“${ name }”`
			: sprintf(
					/* translators: 1: name, 2: value */
					__( '“%1$s” with the value “%2$s”', 'vitrine' ),
					name,
					value
				)
	);
}

const pairFields = (
	rule: 'parameter' | 'cookie',
	name: string,
	value: string
): Field[] => [
	{
		name: `${ rule }_name`,
		control: 'text',
		label: __( 'Name', 'vitrine' ),
		placeholder: name,
		validate: ( values ) =>
			validateNeededName( values[ `${ rule }_name` ] ),
	},
	{
		name: `${ rule }_value`,
		control: 'text',
		label: __( 'Value', 'vitrine' ),
		placeholder: value,
		help: __(
			'Exactly as written, capitals too. Empty: any value.',
			'vitrine'
		),
	},
];

const loggedIn = (): RuleView => ( {
	name: 'logged_in',
	title: __( 'Hide from those who are logged in', 'vitrine' ),
	say: ( { logged_in_users: who, logged_in_roles: roles } ) => {
		if ( who === 'all' ) {
			return __(
				'Only visitors who are not logged in get it.',
				'vitrine'
			);
		}
		return roles.length === 0
			? __( 'No role is chosen: it is hidden from nobody.', 'vitrine' )
			: __(
					'Everybody gets it except those who are logged in with one of these roles.',
					'vitrine'
				);
	},
	fields: [
		{
			name: 'logged_in_users',
			control: 'choice',
			label: __( 'Hide from', 'vitrine' ),
			options: [
				{
					value: 'all',
					label: __( 'All who are logged in', 'vitrine' ),
				},
				{ value: 'custom', label: __( 'Some roles', 'vitrine' ) },
			],
		},
		{
			name: 'logged_in_roles',
			control: 'roles',
			label: __( 'Roles', 'vitrine' ),
			isShown: ( values ) => values.logged_in_users === 'custom',
		},
	],
} );

const members = (): RuleView => ( {
	name: 'members',
	title: __( 'Only for those who are logged in', 'vitrine' ),
	say: ( { members_roles: roles } ) =>
		roles.length === 0
			? __(
					'Only those who are logged in get it, whatever their role.',
					'vitrine'
				)
			: __(
					'Only those who are logged in with one of these roles get it.',
					'vitrine'
				),
	fields: [
		{
			name: 'members_roles',
			control: 'roles',
			label: __( 'Roles', 'vitrine' ),
			help: __( 'None: all roles.', 'vitrine' ),
		},
	],
} );

const devices = (): RuleView => ( {
	name: 'devices',
	title: __( 'Devices', 'vitrine' ),
	say: ( { devices_devices: chosen } ) =>
		chosen.length === 0
			? __( 'No device is chosen: nobody passes.', 'vitrine' )
			: __(
					'The width of the window decides when the page has loaded: phones are narrow, tablets between, desktops wide.',
					'vitrine'
				),
	fields: [
		{
			name: 'devices_devices',
			control: 'some',
			label: __( 'Shown on', 'vitrine' ),
			options: [
				{
					value: 'desktop',
					label: __( 'Desktops (from 1025 px)', 'vitrine' ),
				},
				{
					value: 'tablet',
					label: __( 'Tablets (768 to 1024 px)', 'vitrine' ),
				},
				{
					value: 'mobile',
					label: __( 'Phones (up to 767 px)', 'vitrine' ),
				},
			],
			help: __( 'Unless the theme sets other widths.', 'vitrine' ),
		},
	],
} );

const browsers = (): RuleView => ( {
	name: 'browsers',
	title: __( 'Browsers', 'vitrine' ),
	say: ( {
		browsers_browsers: which,
		browsers_browsers_options: chosen,
	} ) => {
		if ( which === 'all' ) {
			return __( 'All browsers pass.', 'vitrine' );
		}
		return chosen.length === 0
			? __( 'No browser is chosen: nobody passes.', 'vitrine' )
			: __(
					'Only these browsers, as they call themselves; Opera, Samsung and others are none of them.',
					'vitrine'
				);
	},
	fields: [
		{
			name: 'browsers_browsers',
			control: 'choice',
			label: __( 'Shown in', 'vitrine' ),
			options: [
				{ value: 'all', label: __( 'All browsers', 'vitrine' ) },
				{ value: 'custom', label: __( 'Some browsers', 'vitrine' ) },
			],
		},
		{
			name: 'browsers_browsers_options',
			control: 'some',
			label: __( 'Which browsers', 'vitrine' ),
			options: [
				{ value: 'chrome', label: 'Chrome' },
				{ value: 'edge', label: 'Edge' },
				{ value: 'firefox', label: 'Firefox' },
				{ value: 'safari', label: 'Safari' },
				{ value: 'ie', label: 'Internet Explorer' },
			],
			isShown: ( values ) => values.browsers_browsers === 'custom',
		},
	],
} );

const language = (): RuleView => ( {
	name: 'language',
	title: __( 'Language of the browser', 'vitrine' ),
	say: ( { language_languages: tags } ) =>
		tags.length === 0
			? __( 'No language is written: everybody passes.', 'vitrine' )
			: __(
					'The first language of the browser is one of these; en stands for en-GB, too.',
					'vitrine'
				),
	fields: [
		{
			name: 'language_languages',
			control: 'words',
			label: __( 'Languages', 'vitrine' ),
			help: __( 'Tags such as en, de or pt-BR.', 'vitrine' ),
			validate: ( values ) =>
				validateLanguages( values.language_languages ),
		},
	],
} );

const zones = () => [
	{ value: 'site', label: __( 'The site’s', 'vitrine' ) },
	{ value: 'visitor', label: __( 'The visitor’s', 'vitrine' ) },
];

const schedule = (): RuleView => ( {
	name: 'schedule',
	title: __( 'From one day to another', 'vitrine' ),
	say: ( {
		schedule_start_date: start,
		schedule_end_date: end,
		schedule_timezone: zone,
	} ) => {
		const clock =
			zone === 'site'
				? __( 'by the site’s clock', 'vitrine' )
				: __( 'by the visitor’s clock', 'vitrine' );
		if ( start === '' && end === '' ) {
			return __( 'No dates are set: it always passes.', 'vitrine' );
		}
		if ( end === '' ) {
			return sprintf(
				/* translators: 1: date and time, 2: by whose clock */
				__( 'From %1$s on, %2$s.', 'vitrine' ),
				start,
				clock
			);
		}
		if ( start === '' ) {
			/* translators: 1: date and time, 2: by whose clock */
			return sprintf( __( 'Until %1$s, %2$s.', 'vitrine' ), end, clock );
		}
		return sprintf(
			/* translators: 1: date and time, 2: date and time, 3: by whose clock */
			__( 'From %1$s to %2$s, %3$s.', 'vitrine' ),
			start,
			end,
			clock
		);
	},
	fields: [
		{
			name: 'schedule_start_date',
			control: 'moment',
			label: __( 'Begins', 'vitrine' ),
			help: __( 'Empty: at once.', 'vitrine' ),
		},
		{
			name: 'schedule_end_date',
			control: 'moment',
			label: __( 'Ends', 'vitrine' ),
			help: __( 'Empty: never.', 'vitrine' ),
			validate: ( values ) =>
				scheduleFault(
					String( values.schedule_start_date ),
					String( values.schedule_end_date )
				),
		},
		{
			name: 'schedule_timezone',
			control: 'choice',
			label: __( 'Clock', 'vitrine' ),
			options: zones(),
		},
	],
} );

const recurring = (): RuleView => ( {
	name: 'recurring',
	title: __( 'Days and hours of the week', 'vitrine' ),
	say: ( {
		recurring_days: days,
		recurring_from: from,
		recurring_to: to,
	} ) => {
		if ( days.length === 0 ) {
			return __( 'No day is chosen: it never passes.', 'vitrine' );
		}
		if ( from !== '' && to !== '' && from > to ) {
			return sprintf(
				/* translators: 1: hour, 2: hour */
				__(
					'On these days from %1$s until %2$s of the next day.',
					'vitrine'
				),
				from,
				to
			);
		}
		if ( from === '' && to === '' ) {
			return __( 'On these days, the whole day.', 'vitrine' );
		}
		return sprintf(
			/* translators: 1: hour, 2: hour */
			__( 'On these days from %1$s to %2$s.', 'vitrine' ),
			from || '00:00',
			to || '24:00'
		);
	},
	fields: [
		{
			name: 'recurring_days',
			control: 'some',
			label: __( 'Days', 'vitrine' ),
			options: [
				{ value: 1, label: __( 'Monday', 'vitrine' ) },
				{ value: 2, label: __( 'Tuesday', 'vitrine' ) },
				{ value: 3, label: __( 'Wednesday', 'vitrine' ) },
				{ value: 4, label: __( 'Thursday', 'vitrine' ) },
				{ value: 5, label: __( 'Friday', 'vitrine' ) },
				{ value: 6, label: __( 'Saturday', 'vitrine' ) },
				{ value: 0, label: __( 'Sunday', 'vitrine' ) },
			],
		},
		{
			name: 'recurring_from',
			control: 'hour',
			label: __( 'From', 'vitrine' ),
		},
		{ name: 'recurring_to', control: 'hour', label: __( 'To', 'vitrine' ) },
		{
			name: 'recurring_timezone',
			control: 'choice',
			label: __( 'Clock', 'vitrine' ),
			options: zones(),
		},
	],
} );
