/** Every setting of a popup, with the control that stores it: a new key of types.ts does not compile without a row here. */
import type {
	DocumentSettings,
	RuleName,
	Timing,
	TriggerName,
	Triggers,
} from '../../../frontend/render/popup/types';

export type Panel =
	| 'General'
	| 'Size and position'
	| 'Closing'
	| 'Animation'
	| 'Who and how often'
	| 'When'
	| 'Priority'
	| 'Statistics';

/** How a control is found by its name, and what is done with it. */
type Control =
	| { number: number }
	| { choose: string }
	| { press: string }
	| { toggle: true }
	| { write: string }
	| { token: string }
	| { preset: string }
	| { cell: string };

/** A control, and what is done with it. */
export type Use = Control & { label: string };

/** What is stored then; rows of a card are within it. */
type Row = Use & { stored: unknown };

export type SettingRow = Row & {
	panel: Panel;
	/** What the block must say for the control to be there. */
	given?: { kind?: string; settings?: Partial< DocumentSettings > };
};

/** Settings that `settings` holds; variant B has a test of its own. */
export const SETTINGS: Record<
	Exclude< keyof DocumentSettings, 'split' | 'split_popup' >,
	SettingRow
> = {
	width: {
		panel: 'Size and position',
		label: 'Width',
		number: 480,
		stored: { size: 480, unit: 'px' },
	},
	height_type: {
		panel: 'Size and position',
		label: 'Height',
		choose: 'Full height',
		stored: 'fit_to_screen',
	},
	height: {
		panel: 'Size and position',
		label: 'Custom height',
		number: 300,
		stored: { size: 300, unit: 'px' },
		given: { settings: { height_type: 'custom' } },
	},
	content_position: {
		panel: 'Size and position',
		label: 'Content position',
		press: 'Bottom',
		stored: 'bottom',
		given: { settings: { height_type: 'custom' } },
	},
	horizontal_position: {
		panel: 'Size and position',
		label: 'Position',
		cell: 'Center Left',
		stored: 'left',
	},
	vertical_position: {
		panel: 'Size and position',
		label: 'Edge',
		press: 'Bottom',
		stored: 'bottom',
		given: { kind: 'bar' },
	},
	overlay: {
		panel: 'Size and position',
		label: 'Overlay',
		toggle: true,
		stored: '',
	},
	overlay_background_color: {
		panel: 'Size and position',
		label: 'Overlay color',
		preset: 'Contrast',
		stored: color(),
	},
	margin: {
		panel: 'Size and position',
		label: 'Distance from the edges (px)',
		number: 60,
		stored: 60,
	},
	prevent_scroll: {
		panel: 'Size and position',
		label: 'Lock page scrolling',
		toggle: true,
		stored: 'yes',
	},
	phone_banner: {
		panel: 'Size and position',
		label: 'Show as a bar to mobile search visitors',
		toggle: true,
		stored: 'yes',
	},
	classes: {
		panel: 'Size and position',
		label: 'Additional CSS class(es)',
		write: 'is-festive wide',
		stored: 'is-festive wide',
	},
	close_button: {
		panel: 'Closing',
		label: 'Close button',
		toggle: true,
		stored: '',
	},
	close_button_position: {
		panel: 'Closing',
		label: 'Button position',
		press: 'Outside',
		stored: 'outside',
	},
	close_button_delay: {
		panel: 'Closing',
		label: 'Show the close button after (seconds)',
		number: 2.5,
		stored: 2.5,
	},
	close_automatically: {
		panel: 'Closing',
		label: 'Close automatically after (seconds)',
		number: 12,
		stored: 12,
	},
	prevent_close_on_background_click: {
		panel: 'Closing',
		label: 'Close on click outside',
		toggle: true,
		stored: 'yes',
	},
	prevent_close_on_esc_key: {
		panel: 'Closing',
		label: 'Close with the Escape key',
		toggle: true,
		stored: 'yes',
	},
	a11y_navigation: {
		panel: 'Closing',
		label: 'Move focus to the popup',
		toggle: true,
		stored: '',
		given: { kind: 'slide-in' },
	},
	entrance_animation: {
		panel: 'Animation',
		label: 'Entrance',
		choose: 'Slide, from the left',
		stored: 'slideInLeft',
	},
	exit_animation: {
		panel: 'Animation',
		label: 'Exit',
		choose: 'Zoom',
		stored: 'zoomIn',
	},
	entrance_animation_duration: {
		panel: 'Animation',
		label: 'Duration (seconds)',
		number: 0.5,
		stored: { size: 0.5 },
	},
	open_selector: {
		panel: 'When',
		label: 'Open on click of',
		write: '.open-it',
		stored: '.open-it',
	},
	avoid_multiple_popups: {
		panel: 'Priority',
		label: 'Only if no other popup has opened',
		toggle: true,
		stored: 'yes',
	},
	reopen: {
		panel: 'Closing',
		label: 'After “Do not show again”',
		choose: 'It stays closed',
		stored: 'never',
	},
	uncounted: {
		panel: 'Who and how often',
		label: 'Without consent to count views',
		choose: 'Open once per page view',
		stored: 'open',
	},
	priority: {
		panel: 'Priority',
		label: 'Priority',
		number: 55,
		stored: 55,
	},
	pause: {
		panel: 'Priority',
		label: 'Delay after another popup (seconds)',
		number: 90,
		stored: 90,
	},
	statistics: {
		panel: 'Statistics',
		label: 'Collect statistics',
		toggle: true,
		stored: 'yes',
	},
};

/** A color of the theme, whichever. */
function color(): RegExp {
	return /^#[0-9a-f]{6}$/i;
}

/** A rule or trigger: its title, and the fields of its card, without the switch itself. */
type Card< Fields, Name extends string > = {
	title: string;
	/** Part of what it says about itself once its fields are set. */
	says: string;
	/** In this order; a field may need the ones before it. */
	fields: {
		[
			Field in keyof Fields & `${ Name }_${ string }` as Exclude<
				Field,
				Longer< Name, keyof Fields & string >
			>
		]: Row;
	};
};

/** `scrolling_to_selector` is not of `scrolling`. */
type Longer<
	Name extends string,
	Keys extends string,
> = Name extends 'scrolling'
	? Extract< Keys, 'scrolling_to' | `scrolling_to_${ string }` >
	: never;

const CLOCK = {
	label: 'Time zone',
	choose: 'Visitor’s time zone',
	stored: 'visitor',
} as const;

/** Rules; each can be turned round, too. */
export const RULES: { [ Name in RuleName ]: Card< Timing, Name > } = {
	page_views: {
		title: 'Number of page views',
		says: 'Shown from the 6th page view on.',
		fields: {
			page_views_views: {
				label: 'Page views first',
				number: 5,
				stored: 5,
			},
		},
	},
	sessions: {
		title: 'Number of visits',
		says: 'Shown from the 22nd visit on.',
		fields: {
			sessions_sessions: {
				label: 'Visits first',
				number: 21,
				stored: 21,
			},
		},
	},
	url: {
		title: 'Referrer URL',
		says: 'does not contain “shop”',
		fields: {
			url_action: {
				label: 'The URL',
				choose: 'does not contain',
				stored: 'hide',
			},
			url_url: {
				label: 'Text or pattern',
				write: 'shop',
				stored: 'shop',
			},
		},
	},
	sources: {
		title: 'Traffic source',
		says: 'Only visitors who come from one of these sources see it.',
		fields: {
			sources_sources: {
				label: 'Another page of this site',
				toggle: true,
				stored: [ 'search', 'external' ],
			},
		},
	},
	logged_in: {
		title: 'Hide from logged-in users',
		says: 'Everyone sees it except',
		fields: {
			logged_in_users: {
				label: 'Hide from',
				choose: 'Specific roles',
				stored: 'custom',
			},
			logged_in_roles: {
				label: 'Roles',
				token: 'Editor',
				stored: [ 'editor' ],
			},
		},
	},
	devices: {
		title: 'Devices',
		says: 'told apart by the width',
		fields: {
			devices_devices: {
				label: 'Phones (up to 767 px)',
				toggle: true,
				stored: [ 'desktop', 'tablet' ],
			},
		},
	},
	browsers: {
		title: 'Browsers',
		says: 'Only visitors using one of these browsers',
		fields: {
			browsers_browsers: {
				label: 'Shown in',
				choose: 'Specific browsers',
				stored: 'custom',
			},
			browsers_browsers_options: {
				label: 'Firefox',
				toggle: true,
				stored: [ 'firefox' ],
			},
		},
	},
	schedule: {
		title: 'Schedule',
		says: 'From 2026-12-01 08:00 to 2026-12-24 18:00, in the visitor’s time zone.',
		fields: {
			schedule_start_date: {
				label: 'Start date',
				write: '2026-12-01T08:00',
				stored: '2026-12-01 08:00',
			},
			schedule_end_date: {
				label: 'End date',
				write: '2026-12-24T18:00',
				stored: '2026-12-24 18:00',
			},
			schedule_timezone: CLOCK,
		},
	},
	times: {
		title: 'Limit how often',
		says: 'At most 1 time within 7 days',
		fields: {
			times_times: { label: 'Times', number: 1, stored: 1 },
			times_period: {
				label: 'Within',
				choose: 'Week',
				stored: 'week',
			},
			times_count: {
				label: 'Count it',
				choose: 'When it is closed',
				stored: 'close',
			},
		},
	},
	members: {
		title: 'Logged-in users only',
		says: 'Only logged-in users with one of these roles see it.',
		fields: {
			members_roles: {
				label: 'Roles',
				token: 'Subscriber',
				stored: [ 'subscriber' ],
			},
		},
	},
	recurring: {
		title: 'Days and hours',
		says: 'On these days from 22:00 until 06:00 of the next day.',
		fields: {
			recurring_days: {
				label: 'Sunday',
				toggle: true,
				stored: [ 1, 2, 3, 4, 5, 6 ],
			},
			recurring_from: {
				label: 'From',
				write: '22:00',
				stored: '22:00',
			},
			recurring_to: { label: 'To', write: '06:00', stored: '06:00' },
			recurring_timezone: CLOCK,
		},
	},
	current_url: {
		title: 'Page URL',
		says: 'The page URL matches the pattern.',
		fields: {
			current_url_action: {
				label: 'The URL',
				choose: 'matches a regular expression',
				stored: 'regex',
			},
			current_url_url: {
				label: 'Text or pattern',
				write: '/shop/',
				stored: '/shop/',
			},
		},
	},
	parameter: {
		title: 'URL parameter',
		says: 'the parameter “ref” with the value “letter”',
		fields: {
			parameter_name: { label: 'Name', write: 'ref', stored: 'ref' },
			parameter_value: {
				label: 'Value',
				write: 'letter',
				stored: 'letter',
			},
		},
	},
	cookie: {
		title: 'Cookie',
		says: 'the cookie “customer” with the value “1”',
		fields: {
			cookie_name: {
				label: 'Name',
				write: 'customer',
				stored: 'customer',
			},
			cookie_value: { label: 'Value', write: '1', stored: '1' },
		},
	},
	language: {
		title: 'Browser language',
		says: 'preferred browser language is one of these',
		fields: {
			language_languages: {
				label: 'Languages',
				token: 'pt-BR',
				stored: [ 'pt-BR' ],
			},
		},
	},
	visitor: {
		title: 'New or returning visitors',
		says: 'Shown from a visitor’s second visit on.',
		fields: {
			visitor_visitor: {
				label: 'Visitors',
				choose: 'Returning visitors',
				stored: 'returning',
			},
		},
	},
	conversion: {
		title: 'Hide after a conversion',
		says: 'Visitors who submitted a form in this popup do not see it again.',
		fields: {},
	},
};

/** Triggers. */
export const TRIGGERS: { [ Name in TriggerName ]: Card< Triggers, Name > } = {
	page_load: {
		title: 'On page load',
		says: 'viewed the page for 2.5 seconds',
		fields: {
			page_load_delay: {
				label: 'Delay (seconds)',
				number: 2.5,
				stored: 2.5,
			},
		},
	},
	scrolling: {
		title: 'On scroll',
		says: 'When the visitor first scrolls up.',
		fields: {
			scrolling_offset: {
				label: 'Scroll depth (%)',
				number: 70,
				stored: 70,
			},
			scrolling_direction: {
				label: 'Direction',
				choose: 'Up',
				stored: 'up',
			},
		},
	},
	scrolling_to: {
		title: 'On scroll to element',
		says: 'comes into view',
		fields: {
			scrolling_to_selector: {
				label: 'Selector',
				write: '#prices',
				stored: '#prices',
			},
		},
	},
	click: {
		title: 'On click anywhere',
		says: 'On the 2nd click anywhere on the page.',
		fields: { click_times: { label: 'Clicks', number: 2, stored: 2 } },
	},
	inactivity: {
		title: 'After inactivity',
		says: 'inactive for 45 seconds',
		fields: {
			inactivity_time: {
				label: 'Time (seconds)',
				number: 45,
				stored: 45,
			},
		},
	},
	exit_intent: {
		title: 'On exit intent',
		says: 'toward the browser’s tabs',
		fields: {},
	},
	adblock_detection: {
		title: 'On ad blocker detection',
		says: 'looks like an ad',
		fields: {
			adblock_detection_delay: {
				label: 'Delay (seconds)',
				number: 3,
				stored: 3,
			},
		},
	},
	form_submit: {
		title: 'On form submission',
		says: 'that matches the selector',
		fields: {
			form_submit_selector: {
				label: 'Selector',
				write: '#contact',
				stored: '#contact',
			},
		},
	},
	custom_event: {
		title: 'On custom event',
		says: 'When a DOM event with this name reaches the document.',
		fields: {
			custom_event_name: {
				label: 'Event name',
				write: 'shop:added',
				stored: 'shop:added',
			},
		},
	},
	hash: {
		title: 'On URL hash',
		says: 'When the page URL ends in #offer.',
		fields: {
			hash_hash: {
				label: 'Hash',
				write: '#offer',
				stored: '#offer',
			},
		},
	},
	hover: {
		title: 'On hover',
		says: 'hovers over',
		fields: {
			hover_selector: {
				label: 'Selector',
				write: '.price',
				stored: '.price',
			},
		},
	},
	tab_return: {
		title: 'On return to the tab',
		says: 'at least 20 seconds',
		fields: {
			tab_return_time: {
				label: 'Time away (seconds)',
				number: 20,
				stored: 20,
			},
		},
	},
	video_end: {
		title: 'On video end',
		says: 'When a video that matches the selector ends.',
		fields: {
			video_end_selector: {
				label: 'Selector',
				write: '.tour video',
				stored: '.tour video',
			},
		},
	},
	fast_scroll: {
		title: 'On fast scroll up (touch)',
		says: 'quickly swipes',
		fields: {},
	},
};
