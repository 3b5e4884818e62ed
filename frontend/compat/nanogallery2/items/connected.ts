/** Pictures of a provider, by the site's own connection to the account that a page names. */
import { askSite } from '../../../core/answers';
import type { GalleryItem } from '../../../render/gallery';
import { itemOf } from '../../../render/gallery/items/tile-item';
import type { Connected, ImportedProvider } from '../types';
import { printed } from '../strings';

/** Tiles of an answer, and answers for an album: visitors wait for no more. */
const AT_ONCE = 100;
const MAX_ANSWERS = 10;

/** Reads an album of it, '0' = the root. */
export type ReadAlbum = ( album: string ) => Promise< GalleryItem[] >;

/**
 * What reads the albums of a provider.
 *
 * @param provider What the options name.
 * @return Null = the site has no connection to it.
 */
export function readerOf( provider: ImportedProvider ): ReadAlbum | null {
	const { connected = [] } = printed();
	const found = connected.find( ( one ) => isOf( one, provider ) );
	if ( ! found ) {
		return null;
	}
	return async ( album ) => {
		const items: GalleryItem[] = [];
		for ( let answer = 0; answer < MAX_ANSWERS; answer++ ) {
			const url = new URL( found.rest, document.baseURI );
			url.searchParams.set( 'album', album );
			url.searchParams.set( 'after', items.at( -1 )?.id ?? '' );
			url.searchParams.set( 'number', String( AT_ONCE ) );
			const [ status, data ] = await askSite( url, {} );
			const { html } = Object( data ) as { html?: unknown };
			if ( status !== 200 || typeof html !== 'string' ) {
				throw new Error( `Gallery answered ${ status }` );
			}
			const some = itemsIn( html );
			items.push( ...some );
			if ( some.length < AT_ONCE ) {
				break;
			}
		}
		return items.filter( ( { kind } ) => kind !== 'albumUp' );
	};
}

function isOf( one: Connected, provider: ImportedProvider ): boolean {
	const { kind, user, address, album } = provider;
	const account = kind === 'flickr' ? user : wholeAddress( address );
	return one.kind === kind && one.account === account && one.album === album;
}

function wholeAddress( address: string ): string {
	return URL.canParse( address, document.baseURI )
		? new URL( address, document.baseURI ).href
		: '';
}

/**
 * The items of tiles; nothing of these is loaded or run.
 *
 * @param html Tiles.
 */
function itemsIn( html: string ): GalleryItem[] {
	const inert = new DOMParser().parseFromString( html, 'text/html' );
	return [
		...inert.querySelectorAll< HTMLElement >( '[data-item]' ),
	].flatMap( ( tile ) => itemOf( tile ) ?? [] );
}
