/** Who is worth asking about. */

/** What WordPress keeps of those who have seen its screens; the log-in itself is hidden from scripts. */
const SIGN = /(^|; )wp-settings-(time-)?\d/;

/**
 * Whether it is worth asking. Guests ask nothing.
 */
export function isProbablyMember(): boolean {
	try {
		return SIGN.test( document.cookie );
	} catch {
		// Refused in a frame without an origin.
		return false;
	}
}
