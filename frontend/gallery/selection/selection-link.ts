/** Links that choose items again: `#vitrine-gallery-chosen/ELEMENT/ALBUM/ID,ID*COUNT/ALBUM/ID…` (docs/gallery.md, "Addresses"). Pure. */

import { SELECTION_LINK } from '../context';

/** An item that a link chooses. */
export interface LinkedItem {
	album: string;
	id: string;
	/** How many times it is in the cart; 0 = it is only selected. */
	cnt: number;
}

/** More items would be more requests than a link may cause. */
const MAX_ITEMS = 200;

/** Nobody orders more prints of one picture. */
export const MAX_COUNT = 9999;

/**
 * Writes a link's fragment.
 *
 * @param element Id of the gallery's element.
 * @param items   What it chooses.
 */
export function formatSelection(
	element: string,
	items: readonly LinkedItem[]
): string {
	const albums = new Map< string, string[] >();
	for ( const { album, id, cnt } of items.slice( 0, MAX_ITEMS ) ) {
		const ids = albums.get( album ) ?? [];
		ids.push( encode( id ) + ( cnt > 0 ? `*${ cnt }` : '' ) );
		albums.set( album, ids );
	}
	const parts = [ ...albums ].flatMap( ( [ album, ids ] ) => [
		encode( album ),
		ids.join(),
	] );
	return SELECTION_LINK + [ encode( element ), ...parts ].join( '/' );
}

/**
 * Reads a link's fragment.
 *
 * @param hash    With '#'.
 * @param element Id of the gallery's element.
 * @return Null = it is not one for this gallery.
 */
export function parseSelection(
	hash: string,
	element: string
): LinkedItem[] | null {
	if ( ! hash.startsWith( SELECTION_LINK ) ) {
		return null;
	}
	try {
		const [ owner, ...parts ] = hash
			.slice( SELECTION_LINK.length )
			.split( '/' );
		if ( decodeURIComponent( owner ?? '' ) !== element ) {
			return null;
		}
		const items: LinkedItem[] = [];
		for ( let at = 0; at + 1 < parts.length; at += 2 ) {
			const album = decodeURIComponent( parts[ at ] ?? '' );
			for ( const entry of ( parts[ at + 1 ] ?? '' ).split( ',' ) ) {
				const [ id = '', count = '0' ] = entry.split( '*' );
				const cnt = Math.trunc( Number( count ) );
				if ( id && cnt >= 0 && cnt <= MAX_COUNT ) {
					items.push( { album, id: decodeURIComponent( id ), cnt } );
				}
			}
		}
		return items.slice( 0, MAX_ITEMS );
	} catch {
		// Such as '%zz'.
		return null;
	}
}

function encode( text: string ): string {
	return encodeURIComponent( text ).replaceAll( '*', '%2A' );
}
