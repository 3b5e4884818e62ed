/** What the functions of a page hear of, and how. */
import type { Gallery } from '@vitrine/gallery';
import type { GalleryItem } from '../../../render/gallery/types';

export type Detail = Record< string, unknown >;

/** A function of a page. */
export type Callback = ( ...given: unknown[] ) => unknown;

/** What is told apart from the gallery itself. */
export interface Told {
	gallery: Gallery;
	/** An item or an album of the page; `undefined` = it is gone. */
	item: ( id: string ) => GalleryItem | undefined;
	/** All that an album shows, in order. */
	list: ( album: string ) => readonly GalleryItem[];
}

/** Calls a listener whenever the gallery has an event of this name. */
export type On = (
	event: string,
	listener: ( happened: Event ) => void
) => void;
