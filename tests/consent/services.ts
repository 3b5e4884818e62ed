/** Stand-ins of consent services that bring their own script: their public contracts, as far as the adapters use them. */
import type { StandIn } from './draw';

export const oneTrust: StandIn = ( draw ) => {
	let groups = ',C0001,';
	const answered = draw( '#onetrust-consent-sdk', ( answer ) => {
		groups = {
			all: ',C0001,C0002,C0003,C0004,C0005,',
			statistics: ',C0001,C0002,',
			none: ',C0001,',
		}[ answer ];
		window.dispatchEvent(
			new CustomEvent( 'OneTrustGroupsUpdated', {
				detail: groups.split( ',' ),
			} )
		);
	} );
	Object.defineProperty( window, 'OnetrustActiveGroups', {
		configurable: true,
		get: () => answered( () => groups ),
	} );
};

export const usercentrics2: StandIn = ( draw ) => {
	let decided = 'none';
	const answered = draw( '#usercentrics-root', ( answer ) => {
		decided = answer;
		window.dispatchEvent(
			new CustomEvent( 'UC_UI_CMP_EVENT', {
				detail: { source: 'button', type: 'SAVE' },
			} )
		);
	} );
	Object.assign( window, {
		UC_UI: {
			isInitialized: () => true,
			getServicesBaseInfo: () =>
				answered( () => [
					{
						categorySlug: 'essential',
						consent: { status: true },
					},
					{
						categorySlug: 'statistics',
						consent: { status: decided !== 'none' },
					},
					{
						categorySlug: 'marketing',
						consent: { status: decided === 'all' },
					},
				] ),
		},
	} );
	window.dispatchEvent( new Event( 'UC_UI_INITIALIZED' ) );
};

export const usercentrics3: StandIn = ( draw ) => {
	let decided = 'none';
	const answered = draw( '#usercentrics-cmp-ui', ( answer ) => {
		decided = answer;
		window.dispatchEvent( new CustomEvent( 'UC_UI_CMP_EVENT' ) );
	} );
	const state = ( is: boolean ) => ( is ? 'ALL_ACCEPTED' : 'ALL_DENIED' );
	Object.assign( window, {
		__ucCmp: {
			getConsentDetails: async () =>
				answered( () => ( {
					consent: { required: true },
					categories: {
						statistics: { state: state( decided !== 'none' ) },
						marketing: { state: state( decided === 'all' ) },
					},
				} ) ),
		},
	} );
	window.dispatchEvent( new Event( 'UC_UI_INITIALIZED' ) );
};

export const cookieInformation: StandIn = ( draw ) => {
	let decided = 'none';
	const answered = draw( '#coiOverlay', ( answer ) => {
		decided = answer;
		window.dispatchEvent( new Event( 'CookieInformationConsentGiven' ) );
	} );
	Object.assign( window, {
		CookieInformation: {
			getConsentGivenFor: ( category: string ) =>
				answered(
					() =>
						category === 'cookie_cat_necessary' ||
						decided === 'all' ||
						( decided === 'statistics' &&
							category === 'cookie_cat_statistic' )
				),
		},
	} );
};

export const klaro: StandIn = ( draw ) => {
	const watchers: { update: ( ...given: unknown[] ) => void }[] = [];
	// Preset, and not confirmed by anybody.
	const consents: Record< string, boolean > = { matomo: true, pixel: true };
	const manager = {
		confirmed: false,
		config: {
			services: [
				{ name: 'matomo', purposes: [ 'analytics' ] },
				{ name: 'pixel', purposes: [ 'marketing' ] },
			],
		},
		getConsent: ( name: string ) => answered( () => consents[ name ] ),
		watch: ( watcher: ( typeof watchers )[ 0 ] ) => {
			watchers.push( watcher );
		},
	};
	const answered = draw( '.klaro', ( answer ) => {
		manager.confirmed = true;
		consents[ 'matomo' ] = answer !== 'none';
		consents[ 'pixel' ] = answer === 'all';
		for ( const watcher of watchers ) {
			watcher.update( manager, 'consents', consents );
		}
	} );
	Object.assign( window, {
		klaro: { getManager: () => answered( () => manager ) },
	} );
};

export const osano: StandIn = ( draw ) => {
	const listeners: Record< string, ( ( data: object ) => void )[] > = {};
	const consent: Record< string, string > = {
		ESSENTIAL: 'ACCEPT',
		STORAGE: 'DENY',
		PERSONALIZATION: 'DENY',
		ANALYTICS: 'DENY',
		MARKETING: 'DENY',
	};
	const answered = draw( '.osano-cm-window', ( answer ) => {
		const say = ( is: boolean ) => ( is ? 'ACCEPT' : 'DENY' );
		consent[ 'ANALYTICS' ] = say( answer !== 'none' );
		consent[ 'MARKETING' ] = say( answer === 'all' );
		for ( const run of listeners[ 'osano-cm-consent-saved' ] ?? [] ) {
			run( consent );
		}
	} );
	Object.assign( window, {
		Osano: {
			cm: {
				getConsent: () => answered( () => consent ),
				addEventListener: (
					name: string,
					run: ( data: object ) => void
				) => {
					( listeners[ name ] ??= [] ).push( run );
				},
			},
		},
	} );
};

/** A tool of a site's own, by the contract of docs/consent.md. */
export const ofThePage: StandIn = ( draw ) => {
	const answered = draw( '#own-banner', ( answer ) => {
		window.dispatchEvent(
			new CustomEvent( 'vitrine:consent:set', {
				detail: {
					statistics: answer !== 'none',
					marketing: answered( () => answer === 'all' ),
				},
			} )
		);
	} );
};
