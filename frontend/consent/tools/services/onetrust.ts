/** OneTrust and CookiePro. */
import { provide } from '@vitrine/consent';

const GROUPS: Record< string, string > = {
	functional: 'C0001',
	statistics: 'C0002',
	'statistics-anonymous': 'C0002',
	preferences: 'C0003',
	marketing: 'C0004',
};

provide( {
	allows: ( purpose ) =>
		( window as { OnetrustActiveGroups?: string } )
			.OnetrustActiveGroups!.split( ',' )
			.includes( GROUPS[ purpose ]! ),
	events: 'OneTrustGroupsUpdated OTConsentApplied',
} );
