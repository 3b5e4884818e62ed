/** WPConsent. */
import { provide } from '@vitrine/consent';

const CATEGORIES: Record< string, string > = {
	functional: 'essential',
	'statistics-anonymous': 'statistics',
	preferences: 'essential',
};

provide( {
	allows: ( purpose ) =>
		(
			window as {
				WPConsent?: { hasConsent: ( category: string ) => unknown };
			}
		 ).WPConsent?.hasConsent( CATEGORIES[ purpose ] ?? purpose ),
	events: 'wpconsent_consent_saved wpconsent_consent_updated wpconsent_consent_processed',
} );
