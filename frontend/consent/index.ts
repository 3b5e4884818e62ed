/**
 * What visitors have allowed to be kept in their browsers: what popups ask, on the WP Consent API. What asks every tool is in tools/.
 */
import { cookies } from '../core/cookies';
import { listen } from '../core/listen';

/** Categories of the WP Consent API. */
export type Purpose =
	| 'functional'
	| 'preferences'
	| 'statistics-anonymous'
	| 'statistics'
	| 'marketing';

declare global {
	interface Window {
		wp_has_consent?: ( category: string ) => boolean;
	}
}

let hasTool = false;

/**
 * Says whether a consent tool is on the site: then nothing is allowed until it speaks.
 *
 * @param is What PHP knows of it.
 */
export function expectTool( is: boolean ): void {
	hasTool = is;
}

/**
 * Whether something may be kept now.
 *
 * @param purpose What for.
 */
export function allows( purpose: Purpose ): boolean {
	try {
		return window.wp_has_consent?.( purpose ) ?? ! hasTool;
	} catch {
		return false;
	}
}

/**
 * Whether a visitor has said no, which is more than not having said yes.
 *
 * @param purpose What for.
 */
export function isRefused( purpose: Purpose ): boolean {
	return ! allows( purpose ) && cookies().includes( `_${ purpose }=deny` );
}

/**
 * Listens for what may have changed the answers.
 *
 * @param run Asks again.
 */
export const onChange = ( run: () => void ): void =>
	// Not all of them bubble; some tools come late.
	listen( 'wp_listen_for_consent_change wp_consent_type_defined load', run );
