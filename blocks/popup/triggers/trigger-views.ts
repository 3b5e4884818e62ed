/** When a popup opens by itself: every trigger in words. The code is frontend/popup/triggers. */
import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	TriggerName,
	Triggers,
} from '../../../frontend/render/popup/types';
import {
	validateNeededName,
	validateNeededSelector,
	validateSelector,
} from '../fields/validation';
import type { CardGroup, CardView } from '../fields/field-view';
import { ordinal } from '../fields/ordinal';

type TriggerView = CardView< TriggerName, Triggers >;

/** The triggers, under the headings of the menu that adds them. */
export function triggerGroups(): CardGroup< TriggerName, Triggers >[] {
	return [
		{
			label: __( 'Time', 'vitrine' ),
			cards: [ pageLoad(), inactivity(), tabReturn() ],
		},
		{
			label: __( 'Scrolling and exit', 'vitrine' ),
			cards: [ scrolling(), scrollingTo(), exitIntent(), fastScroll() ],
		},
		{
			label: __( 'Visitor actions', 'vitrine' ),
			cards: [ click(), hover(), formSubmit(), videoEnd() ],
		},
		{
			label: __( 'URL and scripts', 'vitrine' ),
			cards: [ hash(), customEvent(), adblockDetection() ],
		},
	];
}

const seconds = () => __( 'seconds', 'vitrine' );

const pageLoad = (): TriggerView => ( {
	name: 'page_load',
	title: __( 'On page load', 'vitrine' ),
	say: ( { page_load_delay: delay } ) =>
		delay === 0
			? __( 'As soon as the page has loaded.', 'vitrine' )
			: sprintf(
					/* translators: %s: a number */
					_n(
						'After the visitor has viewed the page for %s second. Time in a background tab does not count.',
						'After the visitor has viewed the page for %s seconds. Time in a background tab does not count.',
						delay,
						'vitrine'
					),
					String( delay )
				),
	fields: [
		{
			name: 'page_load_delay',
			control: 'number',
			label: __( 'Delay', 'vitrine' ),
			unit: seconds(),
		},
	],
} );

const scrolling = (): TriggerView => ( {
	name: 'scrolling',
	title: __( 'On scroll', 'vitrine' ),
	say: ( { scrolling_direction: direction, scrolling_offset: offset } ) =>
		direction === 'up'
			? __( 'When the visitor first scrolls up.', 'vitrine' )
			: sprintf(
					/* translators: %d: a number */
					__(
						'When the visitor has scrolled %d%% of the way down the page. Does not happen on pages too short to scroll.',
						'vitrine'
					),
					offset
				),
	fields: [
		{
			name: 'scrolling_direction',
			control: 'choice',
			label: __( 'Direction', 'vitrine' ),
			options: [
				{ value: 'down', label: __( 'Down', 'vitrine' ) },
				{ value: 'up', label: __( 'Up', 'vitrine' ) },
			],
		},
		{
			name: 'scrolling_offset',
			control: 'number',
			label: __( 'Scroll depth', 'vitrine' ),
			unit: '%',
			isShown: ( values ) => values.scrolling_direction === 'down',
		},
	],
} );

const scrollingTo = (): TriggerView => ( {
	name: 'scrolling_to',
	title: __( 'On scroll to element', 'vitrine' ),
	say: () =>
		__(
			'When the first element that matches the selector comes into view.',
			'vitrine'
		),
	fields: [
		{
			name: 'scrolling_to_selector',
			control: 'text',
			label: __( 'Selector', 'vitrine' ),
			placeholder: '#prices',
			validate: ( values ) =>
				validateNeededSelector( values.scrolling_to_selector ),
		},
	],
} );

const click = (): TriggerView => ( {
	name: 'click',
	title: __( 'On click anywhere', 'vitrine' ),
	say: ( { click_times: times } ) =>
		`${ sprintf(
			/* translators: %s: a place, such as 2nd */
			__( 'On the %s click anywhere on the page.', 'vitrine' ),
			ordinal( times )
		) } ${ __(
			'To open the popup from a specific button or link, use that block’s “On click” setting instead.',
			'vitrine'
		) }`,
	fields: [
		{
			name: 'click_times',
			control: 'number',
			label: __( 'Clicks', 'vitrine' ),
		},
	],
} );

const inactivity = (): TriggerView => ( {
	name: 'inactivity',
	title: __( 'After inactivity', 'vitrine' ),
	say: ( { inactivity_time: time } ) =>
		sprintf(
			/* translators: %s: a number */
			_n(
				'After the visitor has been inactive for %s second.',
				'After the visitor has been inactive for %s seconds.',
				time,
				'vitrine'
			),
			String( time )
		),
	fields: [
		{
			name: 'inactivity_time',
			control: 'number',
			label: __( 'Time', 'vitrine' ),
			unit: seconds(),
		},
	],
} );

const exitIntent = (): TriggerView => ( {
	name: 'exit_intent',
	title: __( 'On exit intent', 'vitrine' ),
	say: () =>
		__(
			'When the pointer moves toward the browser’s tabs and address bar. For phones, add “On fast scroll up” or “On return to the tab”.',
			'vitrine'
		),
	fields: [],
} );

const adblockDetection = (): TriggerView => ( {
	name: 'adblock_detection',
	title: __( 'On ad blocker detection', 'vitrine' ),
	say: () =>
		__(
			'When the visitor’s browser hides a test element that looks like an ad. Not every ad blocker can be detected.',
			'vitrine'
		),
	fields: [
		{
			name: 'adblock_detection_delay',
			control: 'number',
			label: __( 'Delay', 'vitrine' ),
			unit: seconds(),
		},
	],
} );

const formSubmit = (): TriggerView => ( {
	name: 'form_submit',
	title: __( 'On form submission', 'vitrine' ),
	say: ( { form_submit_selector: selector } ) =>
		selector === ''
			? __( 'When any form on the page is submitted.', 'vitrine' )
			: __(
					'When a form that matches the selector, or contains a match, is submitted.',
					'vitrine'
				),
	fields: [
		{
			name: 'form_submit_selector',
			control: 'text',
			label: __( 'Selector', 'vitrine' ),
			placeholder: '#contact form',
			help: __( 'Leave empty for any form.', 'vitrine' ),
			validate: ( values ) =>
				validateSelector( values.form_submit_selector ),
		},
	],
} );

const customEvent = (): TriggerView => ( {
	name: 'custom_event',
	title: __( 'On custom event', 'vitrine' ),
	say: () =>
		__(
			'When a DOM event with this name reaches the document.',
			'vitrine'
		),
	fields: [
		{
			name: 'custom_event_name',
			control: 'text',
			label: __( 'Event name', 'vitrine' ),
			placeholder: 'shop:added-to-cart',
			validate: ( values ) =>
				validateNeededName( values.custom_event_name ),
		},
	],
} );

const hash = (): TriggerView => ( {
	name: 'hash',
	title: __( 'On URL hash', 'vitrine' ),
	say: ( { hash_hash: name } ) =>
		name === ''
			? __( 'When the page URL ends in # and the popup’s ID.', 'vitrine' )
			: sprintf(
					/* translators: %s: a fragment of an address */
					__( 'When the page URL ends in %s.', 'vitrine' ),
					`#${ name.replace( /^#/, '' ) }`
				),
	fields: [
		{
			name: 'hash_hash',
			control: 'text',
			label: __( 'Hash', 'vitrine' ),
			placeholder: '#offer',
		},
	],
} );

const hover = (): TriggerView => ( {
	name: 'hover',
	title: __( 'On hover', 'vitrine' ),
	say: () =>
		__(
			'When a visitor hovers over, or tabs to, an element that matches the selector. Does not happen on touch screens.',
			'vitrine'
		),
	fields: [
		{
			name: 'hover_selector',
			control: 'text',
			label: __( 'Selector', 'vitrine' ),
			placeholder: '.price-table',
			validate: ( values ) =>
				validateNeededSelector( values.hover_selector ),
		},
	],
} );

const tabReturn = (): TriggerView => ( {
	name: 'tab_return',
	title: __( 'On return to the tab', 'vitrine' ),
	say: ( { tab_return_time: time } ) =>
		sprintf(
			/* translators: %s: a number */
			_n(
				'When a visitor comes back after at least %s second in another tab or app.',
				'When a visitor comes back after at least %s seconds in another tab or app.',
				time,
				'vitrine'
			),
			String( time )
		),
	fields: [
		{
			name: 'tab_return_time',
			control: 'number',
			label: __( 'Time away', 'vitrine' ),
			unit: seconds(),
		},
	],
} );

const videoEnd = (): TriggerView => ( {
	name: 'video_end',
	title: __( 'On video end', 'vitrine' ),
	say: ( { video_end_selector: selector } ) =>
		`${
			selector === ''
				? __( 'When any video on the page ends.', 'vitrine' )
				: __(
						'When a video that matches the selector ends.',
						'vitrine'
					)
		} ${ __(
			'Embedded videos, such as YouTube, cannot be detected.',
			'vitrine'
		) }`,
	fields: [
		{
			name: 'video_end_selector',
			control: 'text',
			label: __( 'Selector', 'vitrine' ),
			placeholder: '.tour video',
			help: __( 'Leave empty for any video.', 'vitrine' ),
			validate: ( values ) =>
				validateSelector( values.video_end_selector ),
		},
	],
} );

const fastScroll = (): TriggerView => ( {
	name: 'fast_scroll',
	title: __( 'On fast scroll up (touch)', 'vitrine' ),
	say: () =>
		__(
			'When a visitor quickly swipes toward the top of the page, a sign of leaving on phones. The Back button is never blocked.',
			'vitrine'
		),
	fields: [],
} );
