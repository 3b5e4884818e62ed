/** CookieYes from version 3. */
import { provide } from '@vitrine/consent';

const CATEGORIES: Record< string, string > = {
	marketing: 'advertisement',
	statistics: 'analytics',
	'statistics-anonymous': 'analytics',
	preferences: 'functional',
};

provide( {
	allows: ( purpose ) =>
		(
			window as {
				getCkyConsent?: () => { categories: Record< string, unknown > };
			}
		 ).getCkyConsent?.().categories[ CATEGORIES[ purpose ] ?? purpose ],
	events: 'cookieyes_consent_update cookieyes_banner_load',
} );
