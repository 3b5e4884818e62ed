/** Borlabs Cookie 2 and 3. It keeps players and embeds apart from marketing, by service. */
import { provide } from '@vitrine/consent';

type Check = ( name: string ) => unknown;

interface Page {
	BorlabsCookie?: {
		/** Version 3. */
		Consents?: { hasConsent: Check; hasConsentForServiceGroup: Check };
		/** Version 2; the second says yes once one service of the group is allowed. */
		checkCookieConsent?: Check;
		checkCookieGroupConsent?: Check;
	};
}

provide( {
	allows( purpose, service ) {
		const { BorlabsCookie: borlabs } = window as Page;
		const ofService =
			borlabs?.Consents?.hasConsent ?? borlabs?.checkCookieConsent;
		const ofGroup =
			borlabs?.Consents?.hasConsentForServiceGroup ??
			borlabs?.checkCookieGroupConsent;
		return service
			? ofService?.call( borlabs!.Consents, service )
			: ofGroup?.call( borlabs!.Consents, purpose );
	},
	events: 'borlabs-cookie-consent-saved borlabs-cookie-after-init borlabs-cookie-handle-unblock',
} );
