/**
 * What can be set on a popup: defaults and bounds.
 *
 * Twin: php/Popup/Settings/PopupSettings.php; both are held to tests/fixtures/popup-settings.json. Too big for visitors: they get what PHP has read.
 */
import { ANIMATIONS, EXITS } from './animations';
import type { Field } from './fields';
import {
	choice,
	isObject,
	length,
	number,
	some,
	sized,
	text,
	toggle,
	words,
} from './fields';
import { isRunaway, MAX_PATTERN_LENGTH } from './safe-regex';
import type {
	ConditionRow,
	DocumentSettings,
	RuleName,
	RuleSet,
	Timing,
	TriggerName,
	Triggers,
} from './types';

/** What a colour looks like: hexadecimal, a function of numbers, a name, or a preset of the theme. */
const COLOR =
	/^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%\/a-z]{1,60}\)|[a-z]{3,30}|var\(--[\w-]{1,80}\))$/i;

const CLASSES = /^[\w-]+( [\w-]+)*$/;

const DATE = /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d)?$/;

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

const SLUG = /^[\w-]{1,60}$/;

const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** Characters of a text to look for, a selector, a name. */
const MAX_LENGTH = 500;

/** Document settings. */
export const SETTINGS = {
	width: length( 640 ),
	height_type: choice( 'auto', 'fit_to_screen', 'custom' ),
	height: length( 380 ),
	content_position: choice( 'top', 'center', 'bottom' ),
	horizontal_position: choice( 'center', 'left', 'right' ),
	vertical_position: choice( 'center', 'top', 'bottom' ),
	overlay: toggle( 'yes' ),
	overlay_background_color: text( 100, COLOR, 'rgba(0,0,0,.8)' ),
	margin: number( 20, 0, 200 ),
	close_button: toggle( 'yes' ),
	close_button_position: choice( '', 'outside' ),
	close_button_delay: number( 0, 0, 60, 0.1 ),
	close_automatically: number( 0, 0, 60, 0.1 ),
	prevent_close_on_background_click: toggle(),
	prevent_close_on_esc_key: toggle(),
	prevent_scroll: toggle(),
	avoid_multiple_popups: toggle(),
	a11y_navigation: toggle( 'yes' ),
	entrance_animation: choice( '', ...ANIMATIONS ),
	exit_animation: choice( '', ...Object.values( EXITS ).flat() ),
	entrance_animation_duration: sized( number( 1.2, 0, 5, 0.1 ) ),
	open_selector: text( MAX_LENGTH ),
	classes: text( 200, CLASSES ),
	priority: number( 10, 0, 100 ),
	pause: number( 0, 0, 3600 ),
	phone_banner: toggle(),
	reopen: choice( '', 'always', 'never' ),
	uncounted: choice( '', 'open' ),
	statistics: toggle(),
	split: toggle(),
	split_popup: number( 0, 0, Number.MAX_SAFE_INTEGER ),
} satisfies Fields< DocumentSettings >;

/** Timing; of `{name}_not` there is one for each rule. */
export const TIMING = {
	page_views: toggle(),
	page_views_views: number( 3, 1, 10_000 ),
	sessions: toggle(),
	sessions_sessions: number( 2, 1, 10_000 ),
	url: toggle(),
	url_action: choice( 'show', 'hide', 'regex' ),
	url_url: text( MAX_LENGTH ),
	sources: toggle(),
	// Direct visits pass as external ones, and by this choice without them.
	sources_sources: some(
		[ 'search', 'external', 'internal', 'direct' ],
		[ 'search', 'external', 'internal' ]
	),
	logged_in: toggle(),
	logged_in_users: choice( 'all', 'custom' ),
	logged_in_roles: words( SLUG ),
	devices: toggle(),
	devices_devices: some( [ 'desktop', 'tablet', 'mobile' ] ),
	browsers: toggle(),
	browsers_browsers: choice( 'all', 'custom' ),
	browsers_browsers_options: some(
		[ 'ie', 'chrome', 'edge', 'firefox', 'safari' ],
		[]
	),
	schedule: toggle(),
	schedule_timezone: choice( 'site', 'visitor' ),
	schedule_start_date: text( 20, DATE ),
	schedule_end_date: text( 20, DATE ),
	times: toggle(),
	times_times: number( 3, 1, 10_000 ),
	times_period: choice( '', 'session', 'day', 'week', 'month' ),
	times_count: choice( '', 'close' ),
	members: toggle(),
	members_roles: words( SLUG ),
	recurring: toggle(),
	recurring_timezone: choice( 'site', 'visitor' ),
	recurring_days: some( [ 0, 1, 2, 3, 4, 5, 6 ] ),
	recurring_from: text( 5, HOUR ),
	recurring_to: text( 5, HOUR ),
	current_url: toggle(),
	current_url_action: choice( 'show', 'hide', 'regex' ),
	current_url_url: text( MAX_LENGTH ),
	parameter: toggle(),
	parameter_name: text( 100 ),
	parameter_value: text( MAX_LENGTH ),
	cookie: toggle(),
	cookie_name: text( 100 ),
	cookie_value: text( MAX_LENGTH ),
	language: toggle(),
	language_languages: words( LANGUAGE ),
	visitor: toggle(),
	visitor_visitor: choice( 'new', 'returning' ),
	conversion: toggle(),
} satisfies Fields< Timing >;

/** Triggers. */
export const TRIGGERS = {
	page_load: toggle(),
	page_load_delay: number( 0, 0, 3600, 0.1 ),
	scrolling: toggle(),
	scrolling_direction: choice( 'down', 'up' ),
	scrolling_offset: number( 50, 1, 100 ),
	scrolling_to: toggle(),
	scrolling_to_selector: text( MAX_LENGTH ),
	click: toggle(),
	click_times: number( 1, 1, 1000 ),
	inactivity: toggle(),
	inactivity_time: number( 30, 1, 3600, 0.1 ),
	exit_intent: toggle(),
	adblock_detection: toggle(),
	adblock_detection_delay: number( 0, 0, 3600, 0.1 ),
	form_submit: toggle(),
	form_submit_selector: text( MAX_LENGTH ),
	custom_event: toggle(),
	custom_event_name: text( 100 ),
	hash: toggle(),
	hash_hash: text( 200 ),
	hover: toggle(),
	hover_selector: text( MAX_LENGTH ),
	tab_return: toggle(),
	tab_return_time: number( 5, 1, 3600, 0.1 ),
	video_end: toggle(),
	video_end_selector: text( MAX_LENGTH ),
	fast_scroll: toggle(),
} satisfies Fields< Triggers >;

type Fields< Group > = { [ Name in keyof Group ]-?: Field< Group[ Name ] > };

/** In the order of the original; all that are on must pass. */
export const RULES: readonly RuleName[] = [
	'page_views',
	'sessions',
	'url',
	'sources',
	'logged_in',
	'devices',
	'browsers',
	'schedule',
	'times',
	'members',
	'recurring',
	'current_url',
	'parameter',
	'cookie',
	'language',
	'visitor',
	'conversion',
];

/** In the order of the original; the first that fires wins. */
export const TRIGGER_NAMES: readonly TriggerName[] = [
	'page_load',
	'scrolling',
	'scrolling_to',
	'click',
	'inactivity',
	'exit_intent',
	'adblock_detection',
	'form_submit',
	'custom_event',
	'hash',
	'hover',
	'tab_return',
	'video_end',
	'fast_scroll',
];

/** Most groups of `timing_any`. */
export const MAX_GROUPS = 10;

/** Most rows of where. */
export const MAX_CONDITIONS = 100;

/** What everything is unless it is set. */
export const DEFAULTS: DocumentSettings & Timing & Triggers = {
	...initials< DocumentSettings >( SETTINGS ),
	...initials< Timing >( TIMING ),
	...initials< Triggers >( TRIGGERS ),
};

/**
 * Document settings, complete and within their bounds.
 *
 * @param given Anything.
 */
export const readSettings = ( given: unknown ): DocumentSettings =>
	read< DocumentSettings >( SETTINGS, given );

/**
 * Document settings without those that are as by default: what is stored and printed.
 *
 * @param given Anything.
 */
export function compactSettings( given: unknown ): Partial< DocumentSettings > {
	return Object.fromEntries(
		Object.entries( readSettings( given ) ).filter(
			( [ name, value ] ) =>
				JSON.stringify( value ) !==
				JSON.stringify(
					SETTINGS[ name as keyof DocumentSettings ].initial
				)
		)
	);
}

/**
 * The rules that are on, each with all its fields.
 *
 * A pattern that would run away is taken out, and a rule without its pattern never passes.
 *
 * @param given Anything.
 */
export function readTiming( given: unknown ): RuleSet {
	const all = read< Timing >( TIMING, given );
	const set = Object.fromEntries(
		RULES.filter( ( name ) => all[ name ] === 'yes' ).flatMap( ( name ) => [
			...fieldsOf( all, name, RULES ),
			...( isObject( given ) && given[ `${ name }_not` ] === 'yes'
				? [ [ `${ name }_not`, 'yes' ] as const ]
				: [] ),
		] )
	) as RuleSet;
	for ( const name of [ 'url', 'current_url' ] as const ) {
		if (
			set[ `${ name }_action` ] === 'regex' &&
			isRunaway( set[ `${ name }_url` ] ?? '' )
		) {
			set[ `${ name }_url` ] = '';
		}
	}
	return set;
}

/**
 * The groups of which one must pass; empty ones say nothing.
 *
 * @param given Anything.
 */
export function readTimingAny( given: unknown ): RuleSet[] {
	return ( Array.isArray( given ) ? given : [] )
		.map( readTiming )
		.filter( ( group ) => Object.keys( group ).length > 0 )
		.slice( 0, MAX_GROUPS );
}

/**
 * The triggers that are on, each with all its fields.
 *
 * @param given Anything.
 */
export function readTriggers( given: unknown ): Partial< Triggers > {
	const all = read< Triggers >( TRIGGERS, given );
	return Object.fromEntries(
		TRIGGER_NAMES.filter( ( name ) => all[ name ] === 'yes' ).flatMap(
			( name ) => fieldsOf( all, name, TRIGGER_NAMES )
		)
	);
}

/**
 * Rows of where, without the ones that are none: one whose place cannot be read is nowhere, and not everywhere.
 *
 * @param given Anything.
 */
export function readConditions( given: unknown ): ConditionRow[] {
	const type = choice( 'include', 'exclude' );
	const names = [ 'general', 'archive', 'singular', 'woocommerce' ] as const;
	const part = text( 100, /^[\w-]+$/ );
	return ( Array.isArray( given ) ? given : [] )
		.filter( isObject )
		.flatMap( ( row ) => {
			const name = names.find( ( known ) => known === row[ 'name' ] );
			const isReadable = [ 'sub_name', 'sub_id' ].every(
				( key ) =>
					( row[ key ] ?? '' ) === '' || part.read( row[ key ] )
			);
			return name && isReadable
				? [
						{
							type: type.read( row[ 'type' ] ),
							name,
							sub_name: part.read( row[ 'sub_name' ] ),
							sub_id: part.read( row[ 'sub_id' ] ),
						},
					]
				: [];
		} )
		.slice( 0, MAX_CONDITIONS );
}

/**
 * Whether a pattern may be used: it is one, and does not run away.
 *
 * @param pattern Without slashes.
 */
export function isPattern( pattern: string ): boolean {
	try {
		return (
			pattern !== '' &&
			pattern.length <= MAX_PATTERN_LENGTH &&
			! isRunaway( pattern ) &&
			new RegExp( pattern ) instanceof RegExp
		);
	} catch {
		return false;
	}
}

/** Which rule or trigger a field belongs to: the longest name that it begins with, `scrolling_to_selector` is not of `scrolling`. */
function fieldsOf(
	all: object,
	name: string,
	names: readonly string[]
): [ string, unknown ][] {
	const owner = ( field: string ) =>
		names
			.filter(
				( known ) =>
					field === known || field.startsWith( `${ known }_` )
			)
			.sort( ( a, b ) => b.length - a.length )[ 0 ];
	return Object.entries( all ).filter(
		( [ field ] ) => owner( field ) === name
	);
}

function initials< Group extends object >( fields: Fields< Group > ): Group {
	return map( fields, ( field ) => field.initial );
}

function read< Group extends object >(
	fields: Fields< Group >,
	given: unknown
): Group {
	const values = isObject( given ) ? given : {};
	return map( fields, ( field, name ) => field.read( values[ name ] ) );
}

function map< Group extends object >(
	fields: Fields< Group >,
	value: ( field: Field< unknown >, name: string ) => unknown
): Group {
	return Object.fromEntries(
		Object.entries< Field< unknown > >( fields ).map(
			( [ name, field ] ) => [ name, value( field, name ) ]
		)
	) as Group;
}
