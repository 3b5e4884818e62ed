/** How often a popup appears, and after which visits. */
import { __, _n, sprintf } from '@wordpress/i18n';
import { ordinal } from '../fields/ordinal';
import type { RuleView } from './rule-view';

export const pageViews = (): RuleView => ( {
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

export const sessions = (): RuleView => ( {
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

export const times = (): RuleView => ( {
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

export const conversion = (): RuleView => ( {
	name: 'conversion',
	title: __( 'Not after a conversion', 'vitrine' ),
	say: () =>
		__(
			'Never again for whoever has sent a form in this popup.',
			'vitrine'
		),
	fields: [],
} );

export const visitor = (): RuleView => ( {
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
