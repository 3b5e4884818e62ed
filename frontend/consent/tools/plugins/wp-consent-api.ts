/** WP Consent API, and what speaks like it: Complianz, CookieYes, Cookiebot, iubenda, Moove and WPConsent tell it what visitors decide. */
import { provide } from '@vitrine/consent';

interface Page {
	wp_has_consent?: ( category: string ) => unknown;
	/** Whether the tool says later what kind of consent a visitor's region asks for. */
	waitfor_consent_hook?: unknown;
	wp_consent_type?: unknown;
}

provide( {
	allows( purpose ) {
		const page = window as Page;
		return (
			// Until it is said, the API allows everything.
			( ! page.waitfor_consent_hook ||
				page.wp_consent_type !== undefined ) &&
			page.wp_has_consent?.( purpose )
		);
	},
	events: 'wp_listen_for_consent_change wp_consent_type_defined wp_consent_api_status_change_service',
} );
