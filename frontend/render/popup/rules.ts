/**
 * Who gets a popup, and how often (specification §5, research §3.3 and §9): from facts about a visitor to yes or no.
 *
 * Pure; the page and the tester use the same. What the answers mean in words: explain.ts.
 */
import { LONGEST_SUBJECT } from './pattern';
import { isWithinHours, toTime } from './schedule';
import type { PopupConfig, RuleName, RuleSet, Timing } from './types';

export type Period = Timing[ 'times_period' ];

/** What a browser knows about one popup. */
export interface PopupCounters {
	/** Page views and visits when it was first checked; this page view, if it never was. */
	first: [ pageViews: number, sessions: number ];
	/** How often it was shown, or closed, in the period that runs now. */
	times: Partial< Record< Period, number > >;
	converted: boolean;
	/** Not to be shown again. */
	disabled: boolean;
}

/** What is known about a visitor, read once for a page (frontend/popup/facts.ts) or made up by the tester. */
export interface Facts {
	/** Ms since 1970. */
	now: number;
	/** The site's time zone: a name, or minutes east of Greenwich. */
	zone: string | number;
	/** This page view and this visit are among them. */
	pageViews: number;
	sessions: number;
	popup: PopupCounters;
	/** '' = none. */
	referrer: string;
	/** Whole address of the page. */
	url: string;
	/** As in `document.cookie`. */
	cookies: string;
	/** The first is the one that counts. */
	languages: readonly string[];
	/** Of the window, px. */
	width: number;
	breakpoints: { mobile: number; tablet: number };
	/** Names of search engines without `www.` and country. */
	engines: readonly string[];
	/** With the brands of `userAgentData` behind it. */
	userAgent: string;
	/** Null = not asked yet, or nobody answered. */
	loggedIn: boolean | null;
	roles: readonly string[];
}

/** Null = nobody knows (yet): only what depends on the log-in. */
export type Answer = boolean | null;

type Rule = ( set: Timing, facts: Facts, isNegated: boolean ) => Answer;

/** The original rules first; a rule gets its settings complete (readTiming in settings.ts, or PHP). */
const RULES: Record< RuleName, Rule > = {
	page_views: ( set, { pageViews, popup } ) =>
		pageViews - popup.first[ 0 ] >= set.page_views_views,

	sessions: ( set, { sessions, popup } ) =>
		sessions - popup.first[ 1 ] >= set.sessions_sessions,

	url: ( set, { referrer }, isNegated ) =>
		matches( set.url_action, set.url_url, referrer, isNegated ),

	sources: ( { sources_sources: chosen }, facts ) => {
		const source = sourceOf( facts );
		return (
			( [ 'search', 'external', 'internal' ] as const ).every( ( name ) =>
				chosen.includes( name )
			) ||
			chosen.includes( source ) ||
			// The original work counts direct visits as external ones (research §9).
			( source === 'direct' && chosen.includes( 'external' ) )
		);
	},

	logged_in: ( set, { loggedIn, roles } ) =>
		loggedIn === null
			? null
			: ! loggedIn ||
				( set.logged_in_users === 'custom' &&
					! hasRole( set.logged_in_roles, roles ) ),

	devices: ( set, facts ) =>
		set.devices_devices.includes( deviceOf( facts ) ),

	browsers: ( set, { userAgent } ) => {
		const browser = browserOf( userAgent );
		return (
			set.browsers_browsers === 'all' ||
			( browser !== '' &&
				set.browsers_browsers_options.includes( browser ) )
		);
	},

	schedule: ( set, { now, zone } ) => {
		const [ start, end ] = [
			set.schedule_start_date,
			set.schedule_end_date,
		].map( ( date ) =>
			toTime( date, set.schedule_timezone === 'site' ? zone : null )
		);
		return ! ( now < start! ) && ! ( now > end! );
	},

	times: ( set, { popup } ) =>
		( popup.times[ set.times_period ] ?? 0 ) < set.times_times,

	members: ( { members_roles: wanted }, { loggedIn, roles } ) =>
		loggedIn && ( ! wanted.length || hasRole( wanted, roles ) ),

	recurring: ( set, { now, zone } ) =>
		isWithinHours(
			now,
			set.recurring_timezone === 'site' ? zone : null,
			set.recurring_days,
			set.recurring_from,
			set.recurring_to
		),

	current_url: ( set, { url }, isNegated ) =>
		matches( set.current_url_action, set.current_url_url, url, isNegated ),

	parameter: ( set, { url } ) =>
		holds(
			[ ...new URLSearchParams( url.replace( /^[^?#]*\??|#.*$/g, '' ) ) ],
			set.parameter_name,
			set.parameter_value
		),

	cookie: ( set, { cookies } ) =>
		holds(
			cookies
				.split( '; ' )
				.map( ( pair ) =>
					pair
						.split( /=(.*)/s )
						.map( ( part ) => decoded( part, decodeURIComponent ) )
				),
			set.cookie_name,
			set.cookie_value
		),

	language: ( { language_languages: wanted }, { languages } ) =>
		! wanted.length ||
		wanted.some( ( tag ) =>
			`${ languages[ 0 ] ?? '' }-`
				.toLowerCase()
				.startsWith( `${ tag.toLowerCase() }-` )
		),

	visitor: ( set, { sessions } ) =>
		sessions > 1 === ( set.visitor_visitor === 'returning' ),

	conversion: ( _set, { popup } ) => ! popup.converted,
};

/**
 * Whether one rule passes.
 *
 * @param name  Which rule; whether it is on is not asked.
 * @param set   Its settings, complete.
 * @param facts What is known.
 */
export function check( name: RuleName, set: RuleSet, facts: Facts ): Answer {
	const isNegated = set[ `${ name }_not` ] === 'yes';
	const answer = RULES[ name ]( set as Timing, facts, isNegated );
	return answer === null ? null : answer !== isNegated;
}

/**
 * Whether all rules of a set that are on pass.
 *
 * @param set   The rules.
 * @param facts What is known.
 */
export function passesAll( set: RuleSet, facts: Facts ): Answer {
	return namesIn( set ).reduce< Answer >( ( all, name ) => {
		const answer = check( name, set, facts );
		return all === false || answer === false ? false : all && answer;
	}, true );
}

/**
 * Whether triggers may open a popup: all of `timing`, and of `timing_any` one group.
 *
 * @param popup The popup.
 * @param facts What is known.
 * @return Null = it hangs on the log-in, which is not known.
 */
export function passes(
	{ timing = {}, timing_any: groups = [] }: Rules,
	facts: Facts
): Answer {
	const all = passesAll( timing, facts );
	const any = groups.map( ( group ) => passesAll( group, facts ) );
	if ( all === false || ! groups.length || any.includes( true ) ) {
		return all;
	}
	return any.includes( null ) ? null : false;
}

export type Rules = Pick< PopupConfig, 'timing' | 'timing_any' >;

/**
 * The rules that are on.
 *
 * @param set A set of rules.
 */
export function namesIn( set: RuleSet ): RuleName[] {
	return ( Object.keys( RULES ) as RuleName[] ).filter(
		( name ) => set[ name ] === 'yes'
	);
}

/**
 * Where a visitor comes from; internal means the very same host, `www.` aside (research §9).
 *
 * @param facts What is known.
 */
export function sourceOf( {
	referrer,
	url,
	engines,
}: Pick<
	Facts,
	'referrer' | 'url' | 'engines'
> ): Timing[ 'sources_sources' ][ number ] {
	if ( ! referrer ) {
		return 'direct';
	}
	const host = hostOf( referrer );
	if ( host === hostOf( url ) ) {
		return 'internal';
	}
	// m.baidu.com, news.google.co.uk and search.yahoo.co.jp, but not google.example.com.
	return new RegExp(
		`(^|\\.)(${ engines.join( '|' ) })\\.(com|org|net|[a-z]{2}|com?\\.[a-z]{2})$`
	).test( host )
		? 'search'
		: 'external';
}

/**
 * The device, which is the width of the window (specification §3).
 *
 * @param facts What is known.
 */
export function deviceOf( {
	width,
	breakpoints,
}: Pick<
	Facts,
	'width' | 'breakpoints'
> ): Timing[ 'devices_devices' ][ number ] {
	if ( width > breakpoints.tablet ) {
		return 'desktop';
	}
	return width > breakpoints.mobile ? 'tablet' : 'mobile';
}

/**
 * The browser; '' = another one than those that can be chosen, though it may be built of the same parts.
 *
 * @param userAgent What it says of itself.
 */
export function browserOf(
	userAgent: string
): Timing[ 'browsers_browsers_options' ][ number ] | '' {
	const [ , name ] =
		[
			[
				/OPR\/|Opera|Samsung|YaBrowser|Vivaldi|Brave|UCBrowser|DuckDuckGo/,
				'',
			],
			[ /MSIE|Trident/, 'ie' ],
			[ /Edg/, 'edge' ],
			[ /Firefox|FxiOS/, 'firefox' ],
			[ /Chrom|CriOS/, 'chrome' ],
			[ /Version\/.*Safari/, 'safari' ],
		].find( ( [ sign ] ) => ( sign as RegExp ).test( userAgent ) ) ?? [];
	return ( name ?? '' ) as ReturnType< typeof browserOf >;
}

/**
 * Whether an address contains a text, does not, or matches a pattern; each as written, and with its letters readable.
 *
 * A pattern that is none, or was refused, never passes, turned round neither.
 *
 * @param action    What is asked.
 * @param wanted    Text or pattern.
 * @param address   The address.
 * @param isNegated Whether the answer will be turned round.
 */
function matches(
	action: Timing[ 'url_action' ],
	wanted: string,
	address: string,
	isNegated: boolean
): boolean {
	const subject = decoded( address, decodeURI );
	if ( action !== 'regex' ) {
		return (
			( action === 'show' ) ===
			( subject.includes( wanted ) || address.includes( wanted ) )
		);
	}
	try {
		return wanted === ''
			? isNegated
			: new RegExp( wanted ).test( subject.slice( 0, LONGEST_SUBJECT ) );
	} catch {
		return isNegated;
	}
}

const hasRole = ( wanted: readonly string[], roles: readonly string[] ) =>
	wanted.some( ( role ) => roles.includes( role ) );

/**
 * Whether a name is among pairs, with a value or with any.
 *
 * @param pairs  Names and values.
 * @param name   Which.
 * @param wanted '' = any value.
 */
const holds = (
	pairs: ( string | undefined )[][],
	name: string,
	wanted: string
): boolean =>
	pairs.some(
		( [ key, value ] ) =>
			key === name && name !== '' && ( ! wanted || value === wanted )
	);

function hostOf( address: string ): string {
	try {
		return new URL( address ).host.replace( /^www\./, '' );
	} catch {
		return '';
	}
}

function decoded( text: string, decode: ( text: string ) => string ): string {
	try {
		return decode( text );
	} catch {
		return text;
	}
}
