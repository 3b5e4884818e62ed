import type { ImportedGallery } from '../../../frontend/compat/nanogallery2/items/markup';
import type {
	ImportedItem,
	Note,
} from '../../../frontend/compat/nanogallery2/types';
import { defaults } from '../gallery-attributes';
import type { GalleryAttributes, StoredItem } from '../gallery-attributes';

/** What an import becomes. */
export interface ImportedBlock {
	attributes: Partial< GalleryAttributes >;
	/** Items of albums, which a list of addresses does not have. */
	flattened: boolean;
}

function itemOf( item: ImportedItem ): StoredItem {
	const {
		url,
		title,
		description,
		tags,
		author,
		destinationURL,
		downloadURL,
		featured,
		width,
		height,
		customData,
	} = item;
	return {
		url,
		...( title && { title } ),
		...( description && { description } ),
		...( tags.length > 0 && { tags } ),
		...( author && { author } ),
		...( destinationURL && { destinationURL } ),
		...( downloadURL && { downloadURL } ),
		...( featured && { featured } ),
		...( width > 0 && height > 0 && { width, height } ),
		...( customData && { customData } ),
	};
}

/** Members of an item that a list of addresses has no room for, by what they are called in an import. */
const LOST: [ string, ( item: ImportedItem ) => boolean ][] = [
	[ 'srct', ( { thumb, url } ) => thumb !== '' && thumb !== url ],
	[ 'exif', ( { exif } ) => Object.keys( exif ).length > 0 ],
	[ 'album', ( { kind, albumID } ) => kind === 'album' || albumID !== '0' ],
];

/**
 * What a block has no attribute for, by the names of options and of members of items.
 *
 * @param gallery What was read.
 */
export function lossesOf( gallery: ImportedGallery ): Note[] {
	const { notes, items } = gallery;
	return [
		...notes,
		...LOST.filter( ( [ , isThere ] ) => items.some( isThere ) ).map(
			( [ name ] ): Note => ( {
				option: `items: ${ name }`,
				reason: 'none',
				message: 'A list of addresses has no such thing.',
			} )
		),
	];
}

/**
 * The same for a notice: names alone, without what is needed no more.
 *
 * @param gallery What was read.
 */
export const lossNames = ( gallery: ImportedGallery ): string[] => [
	...lossesOf( gallery )
		.filter( ( { reason } ) => reason !== 'needless' )
		.map( ( { option } ) => option ),
	...( gallery.lost > 0 ? [ `items: src (${ gallery.lost })` ] : [] ),
];

/**
 * The block that an imported gallery becomes.
 *
 * @param gallery What was read.
 */
export function blockOf( gallery: ImportedGallery ): ImportedBlock {
	const { settings, items, provider } = gallery;
	const pictures = items.filter( ( { kind } ) => kind === 'image' );
	return {
		attributes: {
			// The original's own list holds where a page says none.
			...( provider && { blackList: defaults.blackList } ),
			...( settings as Partial< GalleryAttributes > ),
			...( provider
				? { source: 'provider' as const }
				: { source: 'urls' as const, items: pictures.map( itemOf ) } ),
		},
		flattened: pictures.length < items.length,
	};
}
