import addresses from './addresses.json';

export type EmbedKind = 'post' | 'video' | 'page';

/** What an address leads to. */
export interface FacebookPlace {
	kind: EmbedKind;
	/** Its address, made of names and ids alone. */
	page: string;
}

const LINK = /^https?:\/\/(?:(?:www|m|web)\.)?facebook\.com(\/[^#]*)(?:#.*)?$/i;

/** What no address has. */
const STRANGE = /[\0-\x20\x7f"'<>\\`]/;

/** Longer ones are none. */
const LONGEST = 2000;

/**
 * What an address at Facebook leads to. Twin: php/Embed/FacebookAddress.php.
 *
 * @param url Address, possibly hostile.
 * @return Null = nothing that can be embedded.
 */
export function facebookPlace( url: string ): FacebookPlace | null {
	const path = STRANGE.test( url ) ? undefined : LINK.exec( url )?.[ 1 ];
	if ( path === undefined || url.length > LONGEST ) {
		return null;
	}
	for ( const { kind, pattern, page } of addresses ) {
		const match = new RegExp( pattern ).exec( path );
		if ( match ) {
			const filled = page.replace(
				/\$(\d)/g,
				( _, nth ) => match[ Number( nth ) ]!
			);
			return {
				kind: kind as EmbedKind,
				page: `https://www.facebook.com/${ filled }`,
			};
		}
	}
	return null;
}
