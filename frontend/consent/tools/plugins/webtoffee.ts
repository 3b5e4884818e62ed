/** GDPR Cookie Consent of WebToffee, and Cookie Law Info as CookieYes was called before version 3. */
import { provide } from '@vitrine/consent';
import { cookie } from '../cookie';

const CATEGORIES: Record< string, string > = {
	marketing: 'advertisement',
	statistics: 'analytics',
	'statistics-anonymous': 'analytics',
	preferences: 'functional',
};

const choice = ( category: string ) =>
	cookie( `cookielawinfo-checkbox-${ category }` );

provide( {
	allows: ( purpose ) =>
		// `necessary` says nothing: it is always yes.
		cookie( 'viewed_cookie_policy' ) === 'yes' &&
		( choice( CATEGORIES[ purpose ] ?? purpose ) ||
			choice( 'non-necessary' ) ) === 'yes',
	events: 'cli_consent_update',
	// Older versions have no event.
	banner: '#cookie-law-info-bar, #cliSettingsPopup, .cli-modal',
} );
