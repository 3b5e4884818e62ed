/** What an address may begin with, where it names a scheme at all. */
const HARMLESS = /^(https?|mailto):/i;

/** A scheme, with the letters that browsers skip in it. */
const SCHEME = /^[\0-\x20]*[a-z][a-z0-9+.\-\t\r\n]*:/i;

/**
 * An address of the web or of mail as esc_url() writes it: no other scheme, no brackets in the query.
 *
 * @param url   Address, possibly hostile.
 * @param calls Whether it may call a telephone.
 * @return '' = it leads elsewhere.
 */
export function webAddress( url: string, calls = false ): string {
	const isHarmless =
		HARMLESS.test( url ) || ( calls && url.startsWith( 'tel:' ) );
	return SCHEME.test( url ) && ! isHarmless ? '' : pictureAddress( url );
}

/**
 * An address of a picture, which may also stand in the page itself: `data:` and `blob:` run nothing in an image.
 *
 * @param url Address.
 */
export function pictureAddress( url: string ): string {
	const [ path = '', ...query ] = url.split( '?' );
	return [
		path,
		...query.map( ( text ) =>
			text.replaceAll( '[', '%5B' ).replaceAll( ']', '%5D' )
		),
	].join( '?' );
}
