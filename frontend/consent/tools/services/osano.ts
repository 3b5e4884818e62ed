/** Osano. */
import { provide } from '@vitrine/consent';

interface Page {
	Osano?: {
		cm?: {
			getConsent: () => Record< string, unknown >;
			addEventListener: ( name: string, run: () => void ) => void;
		};
	};
}

const CATEGORIES: Record< string, string > = {
	functional: 'ESSENTIAL',
	preferences: 'PERSONALIZATION',
	statistics: 'ANALYTICS',
	'statistics-anonymous': 'ANALYTICS',
	marketing: 'MARKETING',
};

const tool = () => ( window as Page ).Osano?.cm;

provide( {
	allows: ( purpose ) =>
		tool()!.getConsent()[ CATEGORIES[ purpose ]! ] === 'ACCEPT',
	subscribe( changed ) {
		const found = tool();
		for ( const name of [ 'initialized', 'consent-saved' ] ) {
			found?.addEventListener( `osano-cm-${ name }`, changed );
		}
		return Boolean( found );
	},
	// Where it comes after everything else.
	banner: '.osano-cm-window',
} );
