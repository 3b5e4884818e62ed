import type { GalleryItem, Picture } from '../render/gallery/types';

const PICTURE: Picture = {
	src: '',
	srcset: '',
	sizes: '',
	width: 0,
	height: 0,
	alt: '',
	color: '',
};

const ITEM: GalleryItem = {
	id: '',
	kind: 'image',
	mediaKind: 'img',
	albumID: '0',
	title: '',
	description: '',
	author: '',
	tags: [],
	src: '',
	srcset: '',
	width: 0,
	height: 0,
	media: '',
	mime: '',
	thumb: PICTURE,
	url: '',
	destinationURL: '',
	downloadURL: '',
	originalURL: '',
	featured: false,
	numberItems: 0,
	exif: null,
	customData: null,
};

/**
 * Reads the item of a tile: `data-item` leaves empty members out, and what the tile itself shows may be missing in it.
 *
 * @param tile An `<li>`.
 * @return Null = it is none.
 */
export function itemOf( tile: HTMLElement ): GalleryItem | null {
	let data: Partial< GalleryItem > | null;
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
	return {
		...ITEM,
		url: link?.href ?? '',
		...data,
		thumb: {
			...PICTURE,
			...( image && {
				src: image.getAttribute( 'src' ) ?? '',
				srcset: image.getAttribute( 'srcset' ) ?? '',
				width: Number( image.getAttribute( 'width' ) ),
				height: Number( image.getAttribute( 'height' ) ),
				alt: image.alt,
			} ),
			...data.thumb,
		},
	};
}
