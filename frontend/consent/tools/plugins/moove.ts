/** GDPR Cookie Compliance of Moove. */
import { provide } from '@vitrine/consent';
import { cookie } from '../cookie';

const CATEGORIES: Record< string, string > = {
	functional: 'strict',
	preferences: 'preference',
	statistics: 'performance',
	'statistics-anonymous': 'performance',
	marketing: 'thirdparty',
};

provide( {
	allows: ( purpose ) =>
		JSON.parse( cookie( 'moove_gdpr_popup' ) )[ CATEGORIES[ purpose ]! ] ===
		'1',
	banner: '#moove_gdpr_cookie_info_bar, #moove_gdpr_cookie_modal, .moove-gdpr-branding-cnt',
	// It loads the page again about a second after a choice.
	delay: 500,
} );
