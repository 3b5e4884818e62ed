import { safeUrl } from '@vitrine/frontend';

/**
 * Leads the visitor to an address, unless it would run something.
 *
 * @param address Where to.
 */
export function goTo( address: string ): void {
	if ( safeUrl( address ) ) {
		window.location.assign( address );
	}
}
