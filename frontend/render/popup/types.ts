/**
 * What a popup is, in the words of the original work: the same names in block, REST, export and import.
 *
 * A switch is `'yes'`, or `''` and absent. Twin: php/Popup/Settings/PopupSettings.php, which brings everything within these bounds.
 */

/** How it stands on the page. The first and the last are modal. */
export type Kind = 'modal' | 'slide-in' | 'bar' | 'full-screen';

export type Switch = 'yes' | '';

/** A length as the original work writes it. */
export interface Length {
	size: number;
	unit: 'px' | '%' | 'vw' | 'vh' | 'em' | 'rem';
}

/** Settings of a popup: those of the original work, and what is ours (below the line). */
export interface DocumentSettings {
	/** Default 640 px; never wider than the window. */
	width: Length;
	/** 'auto' = as high as the content, 'fit_to_screen', 'custom' = `height`. */
	height_type: 'auto' | 'fit_to_screen' | 'custom';
	/** Default 380 px. */
	height: Length;
	/** Of the content within a frame that is higher. */
	content_position: 'top' | 'center' | 'bottom';
	/** Logical: 'left' is the start of a line. A bar has only the vertical one. */
	horizontal_position: 'left' | 'center' | 'right';
	vertical_position: 'top' | 'center' | 'bottom';
	/** Modal kinds only; default 'yes'. */
	overlay: Switch;
	/** A colour; default rgba(0,0,0,.8). */
	overlay_background_color: string;
	/** Distance to the edges of the window, px, 0 to 200; default 20. */
	margin: number;
	/** Default 'yes'. */
	close_button: Switch;
	/** '' = inside. */
	close_button_position: '' | 'outside';
	/** Seconds, 0 to 60. */
	close_button_delay: number;
	/** Seconds, 0 = never, to 60; waits while the pointer or the focus is inside. */
	close_automatically: number;
	prevent_close_on_background_click: Switch;
	prevent_close_on_esc_key: Switch;
	/** Modal kinds only. */
	prevent_scroll: Switch;
	avoid_multiple_popups: Switch;
	/** Default 'yes'. Off = the focus stays where it is and Tab is the browser's (non-modal kinds only, a modal dialog always has it). */
	a11y_navigation: Switch;
	/** A name of ANIMATIONS, '' = none. */
	entrance_animation: string;
	exit_animation: string;
	/** Seconds, 0 to 5; default 1.2. The exit takes as long. */
	entrance_animation_duration: { size: number };
	/** A selector; a click on what matches opens the popup. */
	open_selector: string;
	/** Class names for the dialog, separated by spaces. */
	classes: string;

	/** Greater goes first in the queue; 0 to 100, default 10. */
	priority: number;
	/** Seconds between another popup and this one, 0 to 3600; default 0. Three pass at least (MIN_PAUSE in frontend/popup/queue.ts). */
	pause: number;
	/** Large popups on phones that come from a search engine are shown as a bar at the bottom. */
	phone_banner: Switch;
	/** Whether a press opens it after "do not show again": '' = a link that has an address does. */
	reopen: '' | 'always' | 'never';
	/** Where counters may not be kept and a rule reads one: '' = it does not open by itself. */
	uncounted: '' | 'open';
	/** Count impressions, closes and conversions on the server. */
	statistics: Switch;
	/** Half of the visits see another popup instead of this one. */
	split: Switch;
	split_popup: number;
}

/** Who gets it, and how often; below the line what the originals lack. `{name}_not: 'yes'` inverts a rule. */
export interface Timing {
	page_views: Switch;
	page_views_views: number;
	sessions: Switch;
	sessions_sessions: number;
	/** The referrer. */
	url: Switch;
	url_action: 'show' | 'hide' | 'regex';
	url_url: string;
	sources: Switch;
	sources_sources: ( 'search' | 'external' | 'internal' | 'direct' )[];
	/** Hide for those who are logged in. */
	logged_in: Switch;
	logged_in_users: 'all' | 'custom';
	logged_in_roles: string[];
	devices: Switch;
	devices_devices: ( 'desktop' | 'tablet' | 'mobile' )[];
	browsers: Switch;
	browsers_browsers: 'all' | 'custom';
	browsers_browsers_options: (
		'ie' | 'chrome' | 'edge' | 'firefox' | 'safari'
	)[];
	schedule: Switch;
	schedule_timezone: 'site' | 'visitor';
	/** `2026-12-24 18:00`, '' = open. Seconds since 1970 (a number as well) in what visitors get, for `site`. */
	schedule_start_date: string;
	schedule_end_date: string;
	times: Switch;
	times_times: number;
	times_period: '' | 'session' | 'day' | 'week' | 'month';
	/** '' = on open. */
	times_count: '' | 'close';

	/** Only for those who are logged in; roles empty = all. */
	members: Switch;
	members_roles: string[];
	/** Days 0 (Sunday) to 6, hours `HH:MM`; from after to = over midnight. */
	recurring: Switch;
	recurring_timezone: 'site' | 'visitor';
	recurring_days: number[];
	recurring_from: string;
	recurring_to: string;
	/** The address of the page itself. */
	current_url: Switch;
	current_url_action: 'show' | 'hide' | 'regex';
	current_url_url: string;
	/** A parameter of the address; value '' = any. */
	parameter: Switch;
	parameter_name: string;
	parameter_value: string;
	/** A cookie; value '' = any. */
	cookie: Switch;
	cookie_name: string;
	cookie_value: string;
	/** Language tags such as `en` or `pt-BR`; the browser's first. */
	language: Switch;
	language_languages: string[];
	/** In the first session, or in a later one. */
	visitor: Switch;
	visitor_visitor: 'new' | 'returning';
	/** Never again after a conversion of this popup. */
	conversion: Switch;
}

export type RuleName =
	| 'page_views'
	| 'sessions'
	| 'url'
	| 'sources'
	| 'logged_in'
	| 'devices'
	| 'browsers'
	| 'schedule'
	| 'times'
	| 'members'
	| 'recurring'
	| 'current_url'
	| 'parameter'
	| 'cookie'
	| 'language'
	| 'visitor'
	| 'conversion';

export type RuleSet = Partial< Timing > &
	Partial< Record< `${ RuleName }_not`, Switch > >;

/** What opens it by itself; below the line what the originals lack. */
export interface Triggers {
	page_load: Switch;
	/** Seconds, 0 to 3600. */
	page_load_delay: number;
	scrolling: Switch;
	scrolling_direction: 'down' | 'up';
	/** Percent, 1 to 100; default 50. */
	scrolling_offset: number;
	scrolling_to: Switch;
	scrolling_to_selector: string;
	click: Switch;
	click_times: number;
	inactivity: Switch;
	/** Seconds, 1 to 3600; default 30. */
	inactivity_time: number;
	exit_intent: Switch;
	adblock_detection: Switch;
	adblock_detection_delay: number;

	/** A form on the page was sent; selector '' = any form. */
	form_submit: Switch;
	form_submit_selector: string;
	/** A DOM event of this name reached the document. */
	custom_event: Switch;
	custom_event_name: string;
	/** The address has this fragment, '' = `#` and the id of the popup. */
	hash: Switch;
	hash_hash: string;
	/** The pointer rests on, or the focus is in, what matches. */
	hover: Switch;
	hover_selector: string;
	/** The visitor comes back to the tab after so many seconds, 1 to 3600; default 5. */
	tab_return: Switch;
	tab_return_time: number;
	/** A video ended; selector '' = any. */
	video_end: Switch;
	video_end_selector: string;
	/** On touch screens: a fast scroll towards the top. */
	fast_scroll: Switch;
}

export type TriggerName =
	| 'page_load'
	| 'scrolling'
	| 'scrolling_to'
	| 'click'
	| 'inactivity'
	| 'exit_intent'
	| 'adblock_detection'
	| 'form_submit'
	| 'custom_event'
	| 'hash'
	| 'hover'
	| 'tab_return'
	| 'video_end'
	| 'fast_scroll';

/** A row of where, with the original's names; ids as strings, '' = all. */
export interface ConditionRow {
	type: 'include' | 'exclude';
	name: 'general' | 'archive' | 'singular' | 'woocommerce';
	sub_name: string;
	sub_id: string;
}

/** What the browser gets of a popup: only what is on or differs from the defaults (DEFAULTS in settings.ts), and is not in the markup already (php/Popup/Display/PopupConfig.php). */
export interface PopupConfig {
	/** Id of the popup's post, or the id of the dialog for a block with blocks of its own: counters and events name it. */
	id: number | string;
	/** Id of the `<dialog>`. */
	element: string;
	kind: Kind;
	settings: Partial< DocumentSettings >;
	/** Whether triggers may open it: its rows of where matched, or it is a block on this page. */
	armed: boolean;
	/** Only where it counts: proves that the page has it (php/Popup/Statistics/CountToken.php). */
	token?: string;
	/** It is printed open, as a row of the page (class `is-row`). */
	row?: boolean;
	/** Of a rule or trigger that is on every field is there, defaults too (`readTiming`, `readTriggers`); of others none. */
	timing?: RuleSet;
	/** Besides `timing`, one of these must pass. */
	timing_any?: RuleSet[];
	triggers?: Partial< Triggers >;
	/** The other half of a split: id of a popup that is on the page, too; its own id: variant B, the dialog `{element}-b`. */
	split?: number;
	/** Which half this visit sees; the browser decides. */
	variant?: 'a' | 'b';
}

/** Data of the script module `@vitrine/popup`; nothing in it depends on the visitor. */
export interface PopupData {
	popups: PopupConfig[];
	/** Address of `vitrine/v1/visitor`, only where a rule needs roles. */
	visitor?: string;
	/** Address of `vitrine/v1/popups/statistics`, only where a popup counts. */
	statistics?: string;
	/** A consent tool is on the site: until it speaks nothing is stored. */
	consent: boolean;
	/** False = no popup of the site has a rule that reads page views or visits: neither is kept. */
	counts?: boolean;
	/** Search engines, host names without country: google, yahoo, bing, yandex, baidu. */
	engines: string[];
	/** The site's time zone, only where `recurring` asks for it: an IANA name, or minutes east of Greenwich. */
	zone?: string | number;
	/** Greatest widths of windows: 767 and 1024, or the theme's. */
	breakpoints: { mobile: number; tablet: number };
	words: { close: string; opened: string };
	/** Preview of this popup: it opens at once and nothing counts; 0 = preview of a page: nothing counts. */
	preview?: number;
}
