/** Protocols that a picture, a link or a download may have. */
const PROTOCOLS = [ 'http:', 'https:', 'ftp:', 'ftps:' ];

/**
 * Makes an address whole and refuses what runs code.
 *
 * @param value   Address as it was written.
 * @param base    `itemsBaseURL`, put before addresses without a protocol; '' = the page.
 * @param pageUrl Address of the page.
 * @return '' when it cannot be one.
 */
export function addressOf(
	value: unknown,
	base: string,
	pageUrl: string
): string {
	if ( typeof value !== 'string' || value.trim() === '' ) {
		return '';
	}
	const text = value.trim();
	const whole =
		/^(https?|ftps?|file):\/\//i.test( text ) || text.startsWith( '//' );
	// As the original does: the base is put before, not resolved.
	const slash = base && ! base.endsWith( '/' ) && ! text.startsWith( '/' );
	const full = whole ? text : `${ base }${ slash ? '/' : '' }${ text }`;
	const url = URL.canParse( full, pageUrl ) ? new URL( full, pageUrl ) : null;
	return url && PROTOCOLS.includes( url.protocol ) ? url.href : '';
}
