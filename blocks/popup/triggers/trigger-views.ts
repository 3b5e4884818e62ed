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
			label: __( 'Scrolling and leaving', 'vitrine' ),
			cards: [ scrolling(), scrollingTo(), exitIntent(), fastScroll() ],
		},
		{
			label: __( 'What visitors do', 'vitrine' ),
			cards: [ click(), hover(), formSubmit(), videoEnd() ],
		},
		{
			label: __( 'Address and scripts', 'vitrine' ),
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
			? __( 'As soon as the page is there.', 'vitrine' )
			: sprintf(
					/* translators: %s: a number */
					_n(
						'After the page has been looked at for %s second. A tab in the background does not count.',
						'After the page has been looked at for %s seconds. A tab in the background does not count.',
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
	title: __( 'On scrolling', 'vitrine' ),
	say: ( { scrolling_direction: direction, scrolling_offset: offset } ) =>
		direction === 'up'
			? __( 'At the first scrolling up.', 'vitrine' )
			: sprintf(
					/* translators: %d: a number */
					__(
						'When somebody scrolls down and %d%% of the way to the end of the page is behind. Pages that are too short to scroll have no such moment.',
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
			label: __( 'Part of the page', 'vitrine' ),
			unit: '%',
			isShown: ( values ) => values.scrolling_direction === 'down',
		},
	],
} );

const scrollingTo = (): TriggerView => ( {
	name: 'scrolling_to',
	title: __( 'On scrolling to an element', 'vitrine' ),
	say: () =>
		__(
			'When the first element that the selector finds comes into sight; it may be added to the page later.',
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
	title: __( 'After clicks anywhere on the page', 'vitrine' ),
	say: ( { click_times: times } ) =>
		`${ sprintf(
			/* translators: %s: a place, such as 2nd */
			__( 'At the %s click, wherever on the page it is.', 'vitrine' ),
			ordinal( times )
		) } ${ __(
			'For a button or link that opens the popup, use its own Popup setting or “Opened by clicks on”.',
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
				'After %s second without a key, a movement, a touch or scrolling, while the page is looked at.',
				'After %s seconds without a key, a movement, a touch or scrolling, while the page is looked at.',
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
	title: __( 'On leaving through the top', 'vitrine' ),
	say: () =>
		__(
			'When the mouse leaves the window through its top, where tabs and address are. Phones have no mouse: for them add “Fast scroll up” or “On return to the tab”.',
			'vitrine'
		),
	fields: [],
} );

const adblockDetection = (): TriggerView => ( {
	name: 'adblock_detection',
	title: __( 'When advertisements are blocked', 'vitrine' ),
	say: () =>
		__(
			'When the browser hides an invisible element that looks like an advertisement. Not every blocker does.',
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
	title: __( 'After a form was sent', 'vitrine' ),
	say: ( { form_submit_selector: selector } ) =>
		selector === ''
			? __( 'After any form of the page was sent.', 'vitrine' )
			: __(
					'After a form was sent that the selector finds, or finds something in.',
					'vitrine'
				),
	fields: [
		{
			name: 'form_submit_selector',
			control: 'text',
			label: __( 'Selector', 'vitrine' ),
			placeholder: '#contact form',
			help: __( 'Empty: any form.', 'vitrine' ),
			validate: ( values ) =>
				validateSelector( values.form_submit_selector ),
		},
	],
} );

const customEvent = (): TriggerView => ( {
	name: 'custom_event',
	title: __( 'On an event of a script', 'vitrine' ),
	say: () =>
		__( 'When a DOM event of this name reaches the document.', 'vitrine' ),
	fields: [
		{
			name: 'custom_event_name',
			control: 'text',
			label: __( 'Name of the event', 'vitrine' ),
			placeholder: 'shop:added-to-cart',
			validate: ( values ) =>
				validateNeededName( values.custom_event_name ),
		},
	],
} );

const hash = (): TriggerView => ( {
	name: 'hash',
	title: __( 'When the address ends in #…', 'vitrine' ),
	say: ( { hash_hash: name } ) =>
		name === ''
			? __(
					'When the address of the page ends in # and the id of the popup.',
					'vitrine'
				)
			: sprintf(
					/* translators: %s: a fragment of an address */
					__( 'When the address of the page ends in %s.', 'vitrine' ),
					`#${ name.replace( /^#/, '' ) }`
				),
	fields: [
		{
			name: 'hash_hash',
			control: 'text',
			label: __( 'End of the address', 'vitrine' ),
			placeholder: '#offer',
		},
	],
} );

const hover = (): TriggerView => ( {
	name: 'hover',
	title: __( 'On pointing at an element', 'vitrine' ),
	say: () =>
		__(
			'When the mouse rests on what the selector finds, or the keyboard gets there. Fingers do not point.',
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
				'When somebody comes back who has been in another tab or program for %s second or longer.',
				'When somebody comes back who has been in another tab or program for %s seconds or longer.',
				time,
				'vitrine'
			),
			String( time )
		),
	fields: [
		{
			name: 'tab_return_time',
			control: 'number',
			label: __( 'Away for', 'vitrine' ),
			unit: seconds(),
		},
	],
} );

const videoEnd = (): TriggerView => ( {
	name: 'video_end',
	title: __( 'When a video ends', 'vitrine' ),
	say: ( { video_end_selector: selector } ) =>
		`${
			selector === ''
				? __( 'When any video of the page ends.', 'vitrine' )
				: __( 'When a video ends that the selector finds.', 'vitrine' )
		} ${ __(
			'Embedded videos of YouTube and the like do not tell their end.',
			'vitrine'
		) }`,
	fields: [
		{
			name: 'video_end_selector',
			control: 'text',
			label: __( 'Selector', 'vitrine' ),
			placeholder: '.tour video',
			help: __( 'Empty: any video.', 'vitrine' ),
			validate: ( values ) =>
				validateSelector( values.video_end_selector ),
		},
	],
} );

const fastScroll = (): TriggerView => ( {
	name: 'fast_scroll',
	title: __( 'Fast scroll up on touch screens', 'vitrine' ),
	say: () =>
		__(
			'When a finger throws the page toward its top: on phones, the sign of somebody who is leaving. The Back button is never held.',
			'vitrine'
		),
	fields: [],
} );
