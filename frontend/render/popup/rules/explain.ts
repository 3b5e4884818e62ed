/** Why a popup may be opened by its triggers, or may not: what the tester puts into words. Not for visitors. */
import { toTime } from './schedule';
import type { Answer, Facts, Ruled } from './facts';
import { localTime } from './hours';
import { isPattern } from '../safe-regex';
import { browserOf, check, deviceOf, namesIn, passes, sourceOf } from './rules';
import type { RuleName, RuleSet, Timing } from '../types';

export type Value =
	string | number | boolean | null | readonly ( string | number )[];

/** One rule of a popup, held against the facts. */
export interface Explanation {
	/** Place in `timing_any`; -1 = in `timing`. */
	group: number;
	name: RuleName;
	/** Null = nobody knows whether the visitor is logged in. */
	answer: Answer;
	/** `{name}_not`: the answer has been turned round. */
	isNegated: boolean;
	/** `pattern`: the regular expression is none, or was refused, so the rule never passes. `unknown`: see `answer`. */
	code: 'compared' | 'pattern' | 'unknown';
	/** What the visitor has, and what the rule wants; the names are those of `VALUES`. */
	values: Record< string, Value >;
}

type Values = ( set: Timing, facts: Facts ) => Record< string, Value >;

/** What each rule compares. Moments are ms since 1970, null = open; times are `HH:MM`. */
const VALUES: Record< RuleName, Values > = {
	page_views: ( set, { pageViews, popup } ) => ( {
		has: pageViews - popup.first[ 0 ],
		wanted: set.page_views_views,
	} ),
	sessions: ( set, { sessions, popup } ) => ( {
		has: sessions - popup.first[ 1 ],
		wanted: set.sessions_sessions,
	} ),
	url: ( set, { referrer } ) => ( {
		has: referrer,
		action: set.url_action,
		wanted: set.url_url,
	} ),
	sources: ( set, facts ) => ( {
		has: sourceOf( facts ),
		wanted: set.sources_sources,
	} ),
	logged_in: ( set, { loggedIn, roles } ) => ( {
		has: loggedIn,
		roles,
		users: set.logged_in_users,
		wanted: set.logged_in_roles,
	} ),
	devices: ( set, facts ) => ( {
		has: deviceOf( facts ),
		width: facts.width,
		wanted: set.devices_devices,
	} ),
	browsers: ( set, { userAgent } ) => ( {
		has: browserOf( userAgent ),
		browsers: set.browsers_browsers,
		wanted: set.browsers_browsers_options,
	} ),
	schedule: ( set, { now } ) => ( {
		has: now,
		start: moment( set.schedule_start_date ),
		end: moment( set.schedule_end_date ),
	} ),
	times: ( set, { popup } ) => ( {
		has: popup.times[ set.times_period ] ?? 0,
		wanted: set.times_times,
		period: set.times_period,
		count: set.times_count,
	} ),
	members: ( set, { loggedIn, roles } ) => ( {
		has: loggedIn,
		roles,
		wanted: set.members_roles,
	} ),
	recurring: ( set, { now, zone } ) => ( {
		...localTime( now, set.recurring_timezone === 'site' ? zone : '' ),
		wanted: set.recurring_days,
		from: set.recurring_from,
		to: set.recurring_to,
	} ),
	current_url: ( set, { url } ) => ( {
		has: url,
		action: set.current_url_action,
		wanted: set.current_url_url,
	} ),
	parameter: ( set, { url } ) => ( {
		has: url,
		name: set.parameter_name,
		wanted: set.parameter_value,
	} ),
	cookie: ( set, { cookies } ) => ( {
		has: cookies,
		name: set.cookie_name,
		wanted: set.cookie_value,
	} ),
	language: ( set, { languages } ) => ( {
		has: languages[ 0 ] ?? '',
		wanted: set.language_languages,
	} ),
	visitor: ( set, { sessions } ) => ( {
		has: sessions > 1 ? 'returning' : 'new',
		wanted: set.visitor_visitor,
	} ),
	conversion: ( _set, { popup } ) => ( { has: popup.converted } ),
};

/**
 * Every rule that is on, with its reason.
 *
 * @param ruled The popup; its sets complete (readTiming), dates as visitors get them (forVisitors).
 * @param facts What is known, or made up.
 */
export function explain(
	ruled: Ruled,
	facts: Facts
): { answer: Answer; rules: Explanation[] } {
	const { timing = {}, timing_any: groups = [] } = ruled;
	return {
		answer: passes( ruled, facts ),
		rules: [ timing, ...groups ].flatMap( ( set, at ) =>
			namesIn( set ).map( ( name ) =>
				explainRule( name, set, facts, at - 1 )
			)
		),
	};
}

function explainRule(
	name: RuleName,
	set: RuleSet,
	facts: Facts,
	group: number
): Explanation {
	const answer = check( name, set, facts );
	const isPatternBad =
		( name === 'url' || name === 'current_url' ) &&
		set[ `${ name }_action` ] === 'regex' &&
		! isPattern( set[ `${ name }_url` ] ?? '' );
	let code: Explanation[ 'code' ] = 'compared';
	if ( answer === null ) {
		code = 'unknown';
	} else if ( isPatternBad ) {
		code = 'pattern';
	}
	return {
		group,
		name,
		answer,
		isNegated: set[ `${ name }_not` ] === 'yes',
		code,
		values: VALUES[ name ]( set as Timing, facts ),
	};
}

function moment( date: string | number ): number | null {
	const time = toTime( date );
	return isNaN( time ) ? null : time;
}
