import { complete } from './item';
import type { SentItem } from './item';
import type { GalleryItem } from '../types';

/**
 * Reads the item of a tile: `data-item` leaves empty members out, and what the tile itself shows may be missing in it.
 *
 * @param tile An `<li>`.
 * @return Null = it is none.
 */
export function itemOf( tile: HTMLElement ): GalleryItem | null {
	let data: SentItem | null;
	try {
		data = JSON.parse( tile.dataset[ 'item' ] ?? 'null' );
	} catch {
		return null;
	}
	if ( typeof data !== 'object' || typeof data?.id !== 'string' ) {
		return null;
	}
	const image = tile.querySelector( 'img' );
	const link = tile.querySelector( 'a' );
	return complete( {
		url: link?.href ?? '',
		...data,
		thumb: {
			...( image && {
				src: image.getAttribute( 'src' ) ?? '',
				srcset: image.getAttribute( 'srcset' ) ?? '',
				sizes: image.getAttribute( 'sizes' ) ?? '',
				width: Number( image.getAttribute( 'width' ) ),
				height: Number( image.getAttribute( 'height' ) ),
				alt: image.alt,
			} ),
			...data.thumb,
		},
	} );
}
