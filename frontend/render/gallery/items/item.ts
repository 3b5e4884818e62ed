import type { GalleryItem, Picture } from '../types';

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
	copyright: '',
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

/** An item as it is sent: members that say nothing are left out. */
export type SentItem = Partial< Omit< GalleryItem, 'thumb' > > & {
	thumb?: Partial< Picture > | null;
};

/**
 * An item with all its members.
 *
 * @param item As it was sent.
 */
export function complete( item: SentItem ): GalleryItem {
	return { ...ITEM, ...item, thumb: { ...PICTURE, ...item.thumb } };
}
