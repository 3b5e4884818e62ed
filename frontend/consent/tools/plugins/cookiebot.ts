/** Cookiebot. */
import { provide } from '@vitrine/consent';

const CATEGORIES: Record< string, string > = {
	functional: 'necessary',
	'statistics-anonymous': 'statistics',
};

provide( {
	// Not `consented`: whoever allows statistics alone has consented, too.
	allows: ( purpose ) =>
		(
			window as {
				Cookiebot?: { consent?: Record< string, unknown > };
			}
		 ).Cookiebot?.consent?.[ CATEGORIES[ purpose ] ?? purpose ],
	events: 'CookiebotOnConsentReady CookiebotOnAccept CookiebotOnDecline',
} );
