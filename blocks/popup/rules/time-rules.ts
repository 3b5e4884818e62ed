/** Rules about dates, days and hours. */
import { __, sprintf } from '@wordpress/i18n';
import { validateSchedule } from '../fields/validation';
import type { RuleView } from './rule-view';

const zones = () => [
	{ value: 'site', label: __( 'Site time zone', 'vitrine' ) },
	{ value: 'visitor', label: __( 'Visitor’s time zone', 'vitrine' ) },
];

export const schedule = (): RuleView => ( {
	name: 'schedule',
	title: __( 'Schedule', 'vitrine' ),
	say: ( {
		schedule_start_date: start,
		schedule_end_date: end,
		schedule_timezone: zone,
	} ) => {
		const clock =
			zone === 'site'
				? __( 'in the site’s time zone', 'vitrine' )
				: __( 'in the visitor’s time zone', 'vitrine' );
		if ( start === '' && end === '' ) {
			return __(
				'No dates are set, so it can open at any time.',
				'vitrine'
			);
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
			label: __( 'Start date', 'vitrine' ),
			help: __( 'Leave empty to start immediately.', 'vitrine' ),
		},
		{
			name: 'schedule_end_date',
			control: 'moment',
			label: __( 'End date', 'vitrine' ),
			help: __( 'Leave empty for no end date.', 'vitrine' ),
			validate: ( values ) =>
				validateSchedule(
					String( values.schedule_start_date ),
					String( values.schedule_end_date )
				),
		},
		{
			name: 'schedule_timezone',
			control: 'choice',
			label: __( 'Time zone', 'vitrine' ),
			options: zones(),
		},
	],
} );

export const recurring = (): RuleView => ( {
	name: 'recurring',
	title: __( 'Days and hours', 'vitrine' ),
	say: ( {
		recurring_days: days,
		recurring_from: from,
		recurring_to: to,
	} ) => {
		if ( days.length === 0 ) {
			return __( 'No day is selected, so it never opens.', 'vitrine' );
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
			return __( 'All day on these days.', 'vitrine' );
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
			label: __( 'Time zone', 'vitrine' ),
			options: zones(),
		},
	],
} );
