/** Real Cookie Banner. It knows services only, by the unique identifier that the site gives each. */
import { provide } from '@vitrine/consent';

interface Page {
	consentApi?: {
		consentSync: ( identifier: string ) => {
			/** Null = the site has no such service, and everything is allowed. */
			cookie: object | null;
			cookieOptIn: boolean;
		};
	};
}

provide( {
	allows( purpose, service ) {
		const { consentApi } = window as Page;
		const names = service
			? [ `vitrine-${ service }`, service, `${ service }-post` ]
			: [ `vitrine-${ purpose }` ];
		return names
			.map( ( name ) => consentApi!.consentSync( name ) )
			.find( ( { cookie } ) => cookie )?.cookieOptIn;
	},
	events: 'RCB/OptIn RCB/OptIn/All RCB/OptOut RCB/OptOut/All',
} );
