/** Every stand-in of a consent tool, with the adapter that asks it. */
import * as plugins from './plugins';
import * as services from './services';
import type { StandIn } from './draw';

interface Case {
	adapter: string;
	standIn: StandIn;
}

/** By name, with the product and its version where it has several ways. */
export const CASES: Record< string, Case > = {
	'WP Consent API': {
		adapter: 'wp-consent-api',
		standIn: plugins.wpConsentApi,
	},
	WPConsent: { adapter: 'wpconsent', standIn: plugins.wpConsent },
	CookieYes: { adapter: 'cookieyes', standIn: plugins.cookieYes },
	WebToffee: { adapter: 'webtoffee', standIn: plugins.webToffee },
	'Cookie Notice': {
		adapter: 'cookie-notice',
		standIn: plugins.cookieNotice,
	},
	'Cookie Compliance': {
		adapter: 'cookie-notice',
		standIn: plugins.cookieCompliance,
	},
	Complianz: { adapter: 'complianz', standIn: plugins.complianz },
	'Complianz, cookies of a network': {
		adapter: 'complianz',
		standIn: plugins.complianzOfNetwork,
	},
	Cookiebot: { adapter: 'cookiebot', standIn: plugins.cookiebot },
	'Borlabs Cookie 2': { adapter: 'borlabs', standIn: plugins.borlabs2 },
	'Borlabs Cookie 3': { adapter: 'borlabs', standIn: plugins.borlabs3 },
	Moove: { adapter: 'moove', standIn: plugins.moove },
	'Real Cookie Banner': {
		adapter: 'real-cookie-banner',
		standIn: plugins.realCookieBanner,
	},
	iubenda: { adapter: 'iubenda', standIn: plugins.iubenda },
	OneTrust: { adapter: 'onetrust', standIn: services.oneTrust },
	'Usercentrics 2': {
		adapter: 'usercentrics',
		standIn: services.usercentrics2,
	},
	'Usercentrics 3': {
		adapter: 'usercentrics',
		standIn: services.usercentrics3,
	},
	'Cookie Information': {
		adapter: 'cookie-information',
		standIn: services.cookieInformation,
	},
	Klaro: { adapter: 'klaro', standIn: services.klaro },
	Osano: { adapter: 'osano', standIn: services.osano },
	'a tool of the page': { adapter: 'page', standIn: services.ofThePage },
};
