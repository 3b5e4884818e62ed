/** A tool that tells Vitrine itself: docs/consent.md, "Another tool". */
import { provide } from '@vitrine/consent';
import { listen } from '../../../core/listen';

type Answers = Record< string, unknown >;

let told: Answers | undefined;

provide( {
	allows: ( purpose ) =>
		( told ?? ( window as { vitrineConsent?: Answers } ).vitrineConsent )?.[
			purpose
		],
	subscribe( changed ) {
		listen( 'vitrine:consent:set', ( { detail }: CustomEvent ) => {
			told = {
				...( window as { vitrineConsent?: Answers } ).vitrineConsent,
				...told,
				...detail,
			};
			changed();
		} );
		return true;
	},
} );
