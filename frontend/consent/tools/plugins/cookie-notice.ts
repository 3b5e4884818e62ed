/** Cookie Notice, by itself and as Cookie Compliance of Hu-manity.co. */
import { provide } from '@vitrine/consent';
import { cookie } from '../cookie';

/** Categories of Cookie Compliance. */
const CATEGORIES: Record< string, number > = {
	functional: 1,
	preferences: 2,
	statistics: 3,
	'statistics-anonymous': 3,
	marketing: 4,
};

provide( {
	allows( purpose ) {
		const compliance = cookie( 'hu-consent' );
		if ( compliance ) {
			const { consent, categories } = JSON.parse( compliance );
			return (
				consent === true &&
				( ! categories || categories[ CATEGORIES[ purpose ]! ] )
			);
		}
		const { cnArgs } = window as { cnArgs?: { cookieName?: string } };
		return (
			cookie( cnArgs?.cookieName ?? 'cookie_notice_accepted' ) === 'true'
		);
	},
	events: 'setCookieNotice read-consent.hu set-consent.hu',
} );
