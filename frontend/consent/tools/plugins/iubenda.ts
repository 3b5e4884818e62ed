/** iubenda. */
import { provide } from '@vitrine/consent';
import { cookie } from '../cookie';

interface Consent {
	consent?: boolean;
	/** 1 necessary, 2 functionality, 3 experience, 4 measurement, 5 marketing; absent where a site does not tell them apart. */
	purposes?: Record< number, boolean >;
}

const PURPOSES: Record< string, number > = {
	functional: 1,
	preferences: 2,
	statistics: 4,
	'statistics-anonymous': 4,
	marketing: 5,
};

provide( {
	allows( purpose ) {
		const { _iub: iubenda } = window as {
			_iub?: { cs?: { consent?: Consent } };
		};
		const { consent, purposes }: Consent =
			iubenda?.cs?.consent ?? JSON.parse( cookie( '_iub_cs-\\d+' ) );
		return purposes ? purposes[ PURPOSES[ purpose ]! ] : consent;
	},
	// Its callbacks belong to the site's own configuration.
	banner: '#iubenda-cs-banner, #iubFooterBtn, .iubenda-cs-preferences-link, .iubenda-tp-btn',
} );
