/** Addresses that share a picture. Pure. */

export interface Shared {
	/** Of the page with the picture. */
	url: string;
	title: string;
	description: string;
	/** Absolute address of the picture, or ''. */
	image: string;
}

export const NETWORKS = [
	'facebook',
	'pinterest',
	'tumblr',
	'twitter',
	'vk',
	'mail',
] as const;

export type Network = ( typeof NETWORKS )[ number ];

/**
 * Percent-encodes, space as %20: mail programs show a + as it is.
 *
 * @param fields Empty ones are left out.
 */
const query = ( fields: Record< string, string > ) =>
	Object.entries( fields )
		.filter( ( [ , value ] ) => value !== '' )
		.map( ( [ name, value ] ) => `${ name }=${ encode( value ) }` )
		.join( '&' );

/** Half a surrogate pair, which encodeURIComponent refuses, becomes a replacement character. */
const encode = ( value: string ) =>
	encodeURIComponent(
		value.replace(
			/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g,
			'\uFFFD'
		)
	);

/**
 * Address of a network's page that shares.
 *
 * @param network Where.
 * @param shared  What.
 */
export function shareUrl( network: Network, shared: Shared ): string {
	const { url, title, description, image } = shared;
	switch ( network ) {
		case 'facebook':
			return `https://www.facebook.com/sharer/sharer.php?${ query( {
				u: url,
			} ) }`;
		case 'pinterest':
			return `https://www.pinterest.com/pin/create/button/?${ query( {
				url,
				media: image,
				description: title || description,
			} ) }`;
		case 'tumblr':
			return `https://www.tumblr.com/widgets/share/tool?${ query( {
				canonicalUrl: url,
				title,
				caption: description,
			} ) }`;
		case 'twitter':
			return `https://twitter.com/intent/tweet?${ query( {
				text: title,
				url,
			} ) }`;
		case 'vk':
			return `https://vk.com/share.php?${ query( {
				url,
				title,
				image,
			} ) }`;
		case 'mail':
			return `mailto:?${ query( {
				subject: title,
				body: [ description, url ].filter( Boolean ).join( '\n\n' ),
			} ) }`;
	}
}
