/** Usercentrics 2 and 3. */
import { provide } from '@vitrine/consent';
import { listen } from '../../../core/listen';

interface Page {
	/** Version 2. */
	UC_UI?: {
		getServicesBaseInfo?: () => {
			categorySlug: string;
			consent: { status: unknown };
		}[];
	};
	/** Version 3, which answers later. */
	__ucCmp?: {
		getConsentDetails: () => Promise< {
			categories: Record< string, { state: string } | undefined >;
		} >;
	};
}

const EVENTS = 'UC_UI_INITIALIZED UC_UI_CMP_EVENT UC_CONSENT ucEvent';

const SLUGS: Record< string, string > = {
	functional: 'essential',
	preferences: 'functional',
	'statistics-anonymous': 'statistics',
};

/** What version 3 has answered last, and to which question. */
let categories: Record< string, { state: string } | undefined > | undefined;
let asked = 0;

provide( {
	allows( purpose ) {
		const slug = SLUGS[ purpose ] ?? purpose;
		const { UC_UI: old, __ucCmp: cmp } = window as Page;
		if ( cmp ) {
			return categories?.[ slug ]?.state === 'ALL_ACCEPTED';
		}
		const services = old!.getServicesBaseInfo!().filter(
			( { categorySlug } ) => categorySlug === slug
		);
		return (
			services.length > 0 &&
			services.every( ( { consent } ) => consent.status === true )
		);
	},
	events: EVENTS,
	subscribe( changed ) {
		const read = () => {
			const question = ++asked;
			const tell = ( answer: typeof categories ) => {
				// A later question has been answered meanwhile.
				if ( question === asked ) {
					categories = answer;
					changed();
				}
			};
			( window as Page ).__ucCmp?.getConsentDetails().then(
				( details ) => tell( details?.categories ),
				() => tell( undefined )
			);
		};
		listen( `load ${ EVENTS }`, read );
		read();
		return true;
	},
} );
