/** How often a popup appears, and after which visits. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { ordinal } from '../fields/ordinal';
import type { RuleView } from './rule-view';

export const pageViews = (): RuleView => ( {
	name: 'page_views',
	title: __( 'Number of page views', 'vitrine' ),
	say: ( { page_views_views: views } ) =>
		sprintf(
			/* translators: %s: a place, such as 4th */
			__(
				'Shown from the %s page view on. Counting starts on the first page where this popup can open.',
				'vitrine'
			),
			ordinal( views + 1 )
		),
	fields: [
		{
			name: 'page_views_views',
			control: 'number',
			label: __( 'Page views first', 'vitrine' ),
		},
	],
} );

export const sessions = (): RuleView => ( {
	name: 'sessions',
	title: __( 'Number of visits', 'vitrine' ),
	say: ( { sessions_sessions: visits } ) =>
		sprintf(
			/* translators: %s: a place, such as 3rd */
			__(
				'Shown from the %s visit on. A visit lasts until the browser tab is closed.',
				'vitrine'
			),
			ordinal( visits + 1 )
		),
	fields: [
		{
			name: 'sessions_sessions',
			control: 'number',
			label: __( 'Visits first', 'vitrine' ),
		},
	],
} );

export const times = (): RuleView => ( {
	name: 'times',
	title: __( 'Limit how often', 'vitrine' ),
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
				'': __( 'in total', 'vitrine' ),
				session: __( 'per visit', 'vitrine' ),
				day: __( 'within 24 hours of the first time', 'vitrine' ),
				week: __( 'within 7 days of the first time', 'vitrine' ),
				month: __( 'within a month of the first time', 'vitrine' ),
			}[ period ]
		) } ${
			count === 'close'
				? __(
						'Counted when the popup is closed. Visitors who leave without closing it see it again.',
						'vitrine'
					)
				: __( 'Counted when the popup opens.', 'vitrine' )
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
				{ value: 'session', label: __( 'Visit', 'vitrine' ) },
				{ value: 'day', label: __( 'Day', 'vitrine' ) },
				{ value: 'week', label: __( 'Week', 'vitrine' ) },
				{ value: 'month', label: __( 'Month', 'vitrine' ) },
			],
		},
		{
			name: 'times_count',
			control: 'choice',
			label: __( 'Count it', 'vitrine' ),
			options: [
				{ value: '', label: __( 'When it opens', 'vitrine' ) },
				{ value: 'close', label: __( 'When it is closed', 'vitrine' ) },
			],
		},
	],
} );

export const conversion = (): RuleView => ( {
	name: 'conversion',
	title: __( 'Hide after a conversion', 'vitrine' ),
	say: () =>
		__(
			'Visitors who submitted a form in this popup do not see it again.',
			'vitrine'
		),
	fields: [],
} );

export const visitor = (): RuleView => ( {
	name: 'visitor',
	title: __( 'New or returning visitors', 'vitrine' ),
	say: ( { visitor_visitor: who } ) =>
		who === 'new'
			? __( 'Shown only during a visitor’s first visit.', 'vitrine' )
			: __( 'Shown from a visitor’s second visit on.', 'vitrine' ),
	fields: [
		{
			name: 'visitor_visitor',
			control: 'choice',
			label: __( 'Visitors', 'vitrine' ),
			options: [
				{ value: 'new', label: __( 'New visitors', 'vitrine' ) },
				{
					value: 'returning',
					label: __( 'Returning visitors', 'vitrine' ),
				},
			],
		},
	],
} );
