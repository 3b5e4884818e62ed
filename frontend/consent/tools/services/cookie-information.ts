/** Cookie Information. */
import { provide } from '@vitrine/consent';

const CATEGORIES: Record< string, string > = {
	preferences: 'functional',
	functional: 'necessary',
	statistics: 'statistic',
	'statistics-anonymous': 'statistic',
};

provide( {
	allows: ( purpose ) =>
		(
			window as {
				CookieInformation?: {
					getConsentGivenFor: ( category: string ) => unknown;
				};
			}
		 ).CookieInformation?.getConsentGivenFor(
			`cookie_cat_${ CATEGORIES[ purpose ] ?? purpose }`
		),
	events: 'CookieInformationConsentGiven',
} );
