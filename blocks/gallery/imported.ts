import type { ImportedGallery } from '../../frontend/compat/nanogallery2/markup';
import type { ImportedItem } from '../../frontend/compat/nanogallery2/types';
import { defaults } from './gallery-attributes';
import type { GalleryAttributes, StoredItem } from './gallery-attributes';

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
