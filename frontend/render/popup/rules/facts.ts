/** What is known about a visitor: what rules are held against. */
import type { PopupConfig, RuleName, Timing } from '../types';

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

/**
 * One rule.
 *
 * @param set       Its settings, complete (readTiming in settings.ts, or PHP).
 * @param facts     What is known.
 * @param isNegated Whether the answer will be turned round: what can never pass answers with it.
 */
export type Rule = ( set: Timing, facts: Facts, isNegated: boolean ) => Answer;

export type Rules = Partial< Record< RuleName, Rule > >;

/** What of a popup says who gets it. */
export type Ruled = Pick< PopupConfig, 'timing' | 'timing_any' >;
