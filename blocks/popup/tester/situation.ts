/** A visitor and a page that the tester makes up. */
import type {
	Facts,
	PopupCounters,
} from '../../../frontend/render/popup/rules/facts';

export interface Situation {
	/** Address of the page. */
	url: string;
	referrer: string;
	/** Of the window, px. */
	width: number;
	/** A key of BROWSERS. */
	browser: keyof typeof BROWSERS;
	loggedIn: boolean;
	roles: string[];
	/** `2026-11-21T14:00` by the clock of this browser. */
	date: string;
	/** Since the popup was first checked. */
	pageViews: number;
	/** Since the popup was first checked. */
	sessions: number;
	isReturning: boolean;
	times: number;
	converted: boolean;
	disabled: boolean;
	/** Counters may be kept. */
	consent: boolean;
	language: string;
	/** `name=value; other=value` */
	cookies: string;
}

/** What browsers call themselves. */
export const BROWSERS = {
	chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
	edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
	firefox:
		'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
	safari: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
	ie: 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
	other: 'Lynx/2.8.9',
};

/** What the tester knows of the site. */
export type Site = Pick< Facts, 'zone' | 'engines' | 'breakpoints' >;

/**
 * Somebody who comes for the first time, now.
 *
 * @param url      Address of the page.
 * @param now      Ms since 1970.
 * @param language Of the browser.
 */
export const newcomer = (
	url: string,
	now: number,
	language: string
): Situation => ( {
	url,
	referrer: '',
	width: 1280,
	browser: 'chrome',
	loggedIn: false,
	roles: [],
	date: localDate( now ),
	pageViews: 0,
	sessions: 0,
	isReturning: false,
	times: 0,
	converted: false,
	disabled: false,
	consent: true,
	language,
	cookies: '',
} );

/**
 * What the rules are held against. Without consent nothing of an earlier page is known.
 *
 * @param situation What is made up.
 * @param site      What is true of the site.
 */
export function factsOf( situation: Situation, site: Site ): Facts {
	const { consent } = situation;
	const kept = ( value: number ) => ( consent ? value : 0 );
	const first: PopupCounters[ 'first' ] = [
		1,
		situation.isReturning && consent ? 2 : 1,
	];
	const times = kept( situation.times );
	return {
		...site,
		now: Date.parse( situation.date ),
		pageViews: first[ 0 ] + kept( situation.pageViews ),
		sessions: first[ 1 ] + kept( situation.sessions ),
		popup: {
			first,
			times: {
				'': times,
				session: times,
				day: times,
				week: times,
				month: times,
			},
			converted: consent && situation.converted,
			disabled: consent && situation.disabled,
		},
		referrer: situation.referrer,
		url: situation.url,
		cookies: situation.cookies,
		languages: [ situation.language ],
		width: situation.width,
		userAgent: BROWSERS[ situation.browser ],
		loggedIn: situation.loggedIn,
		roles: situation.loggedIn ? situation.roles : [],
	};
}

/**
 * A moment as a field for dates wants it.
 *
 * @param time Ms since 1970.
 */
export function localDate( time: number ): string {
	const date = new Date( time );
	return new Date( time - date.getTimezoneOffset() * 60000 )
		.toISOString()
		.slice( 0, 16 );
}
