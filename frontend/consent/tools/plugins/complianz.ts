/** Complianz. */
import { provide } from '@vitrine/consent';
import { cookie } from '../cookie';

interface Page {
	cmplz_has_consent?: ( category: string ) => unknown;
	complianz?: { prefix?: string };
}

provide( {
	allows( purpose ) {
		const { cmplz_has_consent: hasConsent, complianz } = window as Page;
		if ( hasConsent ) {
			// Knows regions where one opts out.
			return hasConsent( purpose );
		}
		// Its script is delayed. The main site of a network has another prefix; where it is not known, both must not disagree.
		const kept = complianz?.prefix
			? [ complianz.prefix ]
			: [ 'cmplz_', 'cmplz_rt_' ];
		const values = kept
			.map( ( prefix ) => cookie( prefix + purpose ) )
			.filter( Boolean );
		return (
			values.length > 0 && values.every( ( value ) => value === 'allow' )
		);
	},
	events: 'cmplz_status_change cmplz_status_change_service cmplz_fire_categories cmplz_enable_category cmplz_revoke',
} );
