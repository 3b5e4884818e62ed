/** Stand-ins of consent plugins: their public contracts, as far as the adapters use them, and no more. */
import type { StandIn } from './draw';

/** WP Consent API with a tool that speaks to it. */
export const wpConsentApi: StandIn = ( draw ) => {
	const read = ( category: string ) =>
		document.cookie.match( `wp_consent_${ category }=(\\w+)` )?.[ 1 ];
	const answered = draw( '#some-tool', ( answer ) => {
		for ( const category of [ 'statistics', 'marketing' ] ) {
			const value =
				answer === 'all' || answer === category ? 'allow' : 'deny';
			const before = read( category );
			document.cookie = `wp_consent_${ category }=${ value };path=/`;
			if ( before !== value ) {
				const detail: Record< string, string > = {};
				detail[ category ] = value;
				document.dispatchEvent(
					new CustomEvent( 'wp_listen_for_consent_change', {
						detail,
					} )
				);
			}
		}
	} );
	Object.assign( window, {
		wp_consent_type: 'optin',
		waitfor_consent_hook: '',
		wp_has_consent: ( category: string ) =>
			answered( () => read( category ) === 'allow' ),
	} );
};

export const wpConsent: StandIn = ( draw ) => {
	let kept: Record< string, boolean > | undefined;
	const answered = draw( '#wpconsent-root', ( answer ) => {
		const before = kept;
		kept = {
			essential: true,
			statistics: answer !== 'none',
			marketing: answer === 'all',
		};
		document.cookie = `wpconsent_preferences=${ JSON.stringify( kept ) };path=/`;
		window.dispatchEvent(
			new CustomEvent( 'wpconsent_consent_saved', { detail: kept } )
		);
		if ( before ) {
			window.dispatchEvent(
				new CustomEvent( 'wpconsent_consent_updated', { detail: kept } )
			);
		}
	} );
	Object.assign( window, {
		WPConsent: {
			hasConsent: ( category: string ) =>
				answered( () => kept?.[ category ] ?? false ),
		},
	} );
};

export const cookieYes: StandIn = ( draw ) => {
	const categories = {
		necessary: true,
		functional: false,
		analytics: false,
		performance: false,
		advertisement: false,
	};
	let isDone = false;
	const answered = draw( '.cky-consent-container', ( answer ) => {
		isDone = true;
		const all = answer === 'all';
		Object.assign( categories, {
			functional: all,
			analytics: answer !== 'none',
			performance: all,
			advertisement: all,
		} );
		document.dispatchEvent(
			new CustomEvent( 'cookieyes_consent_update', {
				detail: {
					accepted: Object.keys( categories ).filter(
						( name ) =>
							categories[ name as keyof typeof categories ]
					),
				},
			} )
		);
	} );
	Object.assign( window, {
		getCkyConsent: () =>
			answered( () => ( {
				activeLaw: 'gdpr',
				categories,
				isUserActionCompleted: isDone,
			} ) ),
	} );
};

/** The way of before version 3: cookies only, and no event. */
export const webToffee: StandIn = ( draw ) => {
	const answered = draw( '#cookie-law-info-bar', ( answer ) => {
		const set = ( name: string, value: unknown ) => {
			document.cookie = `${ name }=${ answered( () => value ) };path=/`;
		};
		const say = ( is: boolean ) => ( is ? 'yes' : 'no' );
		set( 'viewed_cookie_policy', say( answer !== 'none' ) );
		set( 'cookielawinfo-checkbox-necessary', 'yes' );
		set( 'cookielawinfo-checkbox-analytics', say( answer !== 'none' ) );
		set( 'cookielawinfo-checkbox-advertisement', say( answer === 'all' ) );
	} );
};

export const cookieNotice: StandIn = ( draw ) => {
	Object.assign( window, {
		cnArgs: { cookieName: 'cookie_notice_accepted' },
	} );
	const answered = draw( '#cookie-notice', ( answer ) => {
		// It knows yes and no alone.
		const value = String( answer === 'all' );
		document.cookie = `cookie_notice_accepted=${ answered( () => value ) };path=/`;
		document.dispatchEvent(
			new CustomEvent( 'setCookieNotice', {
				bubbles: true,
				detail: { value },
			} )
		);
	} );
};

/** Cookie Notice, connected to Cookie Compliance. */
export const cookieCompliance: StandIn = ( draw ) => {
	const answered = draw( '#hu', ( answer ) => {
		const all = answer === 'all';
		const detail = {
			consent: answer !== 'none',
			categories: { 1: true, 2: all, 3: answer !== 'none', 4: all },
		};
		document.cookie = `hu-consent=${ encodeURIComponent( answered( () => JSON.stringify( detail ) ) ) };path=/`;
		document.dispatchEvent(
			new CustomEvent( 'set-consent.hu', { detail } )
		);
	} );
};

export const complianz: StandIn = ( draw ) => {
	const read = ( category: string ) =>
		document.cookie.match( `(?:^|; )cmplz_${ category }=(\\w+)` )?.[ 1 ];
	const answered = draw( '.cmplz-cookiebanner', ( answer ) => {
		const categories = [ 'functional' ];
		for ( const category of [ 'statistics', 'marketing' ] ) {
			const value =
				answer === 'all' || answer === category ? 'allow' : 'deny';
			document.cookie = `cmplz_${ category }=${ value };path=/`;
			if ( value === 'allow' ) {
				categories.push( category );
			}
			document.dispatchEvent(
				new CustomEvent( 'cmplz_status_change', {
					detail: { category, value, categories },
				} )
			);
		}
	} );
	Object.assign( window, {
		complianz: { prefix: 'cmplz_' },
		cmplz_has_consent: ( category: string ) =>
			answered(
				() => category === 'functional' || read( category ) === 'allow'
			),
	} );
};

/** The main site of a network, while its script is held back: there are cookies only, with another prefix. */
export const complianzOfNetwork: StandIn = ( draw ) => {
	Object.assign( window, { complianz: { prefix: 'cmplz_rt_' } } );
	document.cookie = 'cmplz_marketing=allow;path=/';
	const answered = draw( '.cmplz-cookiebanner', ( answer ) => {
		for ( const category of [ 'statistics', 'marketing' ] ) {
			const value =
				answer === 'all' || answer === category ? 'allow' : 'deny';
			document.cookie = `cmplz_rt_${ category }=${ answered( () => value ) };path=/`;
			document.dispatchEvent(
				new CustomEvent( 'cmplz_status_change', {
					detail: { category, value },
				} )
			);
		}
	} );
};

export const cookiebot: StandIn = ( draw ) => {
	const consent = {
		necessary: true,
		preferences: false,
		statistics: false,
		marketing: false,
	};
	let consented = false;
	const answered = draw( '#CybotCookiebotDialog', ( answer ) => {
		consented = answer !== 'none';
		consent.statistics = consented;
		consent.preferences = consent.marketing = answer === 'all';
		window.dispatchEvent( new Event( 'CookiebotOnConsentReady' ) );
		window.dispatchEvent(
			new Event( consented ? 'CookiebotOnAccept' : 'CookiebotOnDecline' )
		);
	} );
	Object.assign( window, {
		Cookiebot: {
			get consented() {
				return consented;
			},
			get consent() {
				return answered( () => consent );
			},
		},
	} );
};

export const borlabs2: StandIn = ( draw ) => {
	const consents: Record< string, string[] > = {};
	const answered = draw( '#BorlabsCookieBox', ( answer ) => {
		for ( const group of Object.keys( consents ) ) {
			delete consents[ group ];
		}
		Object.assign( consents, { essential: [ 'borlabs-cookie' ] } );
		if ( answer !== 'none' ) {
			consents[ 'statistics' ] = [ 'google-analytics' ];
		}
		if ( answer === 'all' ) {
			consents[ 'marketing' ] = [ 'facebook-pixel' ];
			consents[ 'external-media' ] = [ 'facebook', 'youtube' ];
		}
		document.dispatchEvent( new Event( 'borlabs-cookie-consent-saved' ) );
	} );
	Object.assign( window, {
		BorlabsCookie: {
			checkCookieConsent: ( name: string ) =>
				answered( () =>
					Object.values( consents ).flat().includes( name )
				),
			checkCookieGroupConsent: ( group: string ) =>
				answered( () => group in consents ),
		},
	} );
};

export const borlabs3: StandIn = ( draw ) => {
	let given: Record< string, string[] > = {};
	const answered = draw( '.brlbs-cmpnt-container', ( answer ) => {
		given = {
			essential: [ 'borlabs-cookie' ],
			...( answer === 'none' ? {} : { statistics: [ 'matomo' ] } ),
			...( answer === 'all'
				? {
						marketing: [ 'meta-pixel' ],
						'external-media': [ 'facebook', 'youtube' ],
					}
				: {} ),
		};
		window.dispatchEvent(
			new CustomEvent( 'borlabs-cookie-consent-saved' )
		);
	} );
	class Consents {
		hasConsent( name: string ) {
			return answered( () =>
				Object.values( given ).flat().includes( name )
			);
		}
		hasConsentForServiceGroup( group: string ) {
			return answered( () => group in given );
		}
	}
	Object.assign( window, { BorlabsCookie: { Consents: new Consents() } } );
};

export const moove: StandIn = ( draw ) => {
	const answered = draw( '#moove_gdpr_cookie_info_bar', ( answer ) => {
		const say = ( is: boolean ) => ( is ? '1' : '0' );
		const kept = answered( () =>
			JSON.stringify( {
				strict: '1',
				thirdparty: say( answer === 'all' ),
				advanced: say( answer === 'all' ),
				performance: say( answer !== 'none' ),
				preference: '0',
			} )
		);
		document.cookie = `moove_gdpr_popup=${ encodeURIComponent( kept ) };path=/`;
	} );
};

export const realCookieBanner: StandIn = ( draw ) => {
	let decided: string | undefined;
	const services = [ 'youtube', 'facebook-post', 'vitrine-marketing' ];
	const answered = draw( '#real-cookie-banner', ( answer ) => {
		decided = answer;
		document.dispatchEvent(
			new CustomEvent(
				answer === 'all' ? 'RCB/OptIn/All' : 'RCB/OptOut/All'
			)
		);
	} );
	Object.assign( window, {
		consentApi: {
			consentSync: ( identifier: string ) =>
				answered( () => {
					const isKnown = services.includes( identifier );
					return {
						cookie: isKnown ? { name: identifier } : null,
						consentGiven: decided !== undefined,
						cookieOptIn: ! isKnown || decided === 'all',
					};
				} ),
		},
	} );
};

export const iubenda: StandIn = ( draw ) => {
	let consent: object | undefined;
	const answered = draw( '#iubenda-cs-banner', ( answer ) => {
		consent = {
			timestamp: new Date().toISOString(),
			purposes: {
				1: true,
				2: answer === 'all',
				3: answer === 'all',
				4: answer !== 'none',
				5: answer === 'all',
			},
		};
	} );
	Object.assign( window, {
		_iub: {
			cs: {
				get consent() {
					return answered( () => consent );
				},
			},
		},
	} );
};
