import apiFetch from '@wordpress/api-fetch';

const PLACES = '/vitrine/v1/gallery-places';

/** Something with galleries in it. */
export interface GalleryPlace {
	/** A file of the theme cannot be changed. */
	kind: 'post' | 'widget' | 'file';
	id: string;
	title: string;
	type: string;
	edit: string;
	galleries: number;
	/** Whether a revision brings it back. */
	canUndo: boolean;
}

/** What a gallery becomes. */
export interface GalleryPreview {
	images: number;
	videos: number;
	columns: number;
	headings: string[];
	/** What changes or is lost, in sentences. */
	lost: string[];
	/** Why it stays, or ''. */
	reason: string;
}

export interface Conversion {
	kind: GalleryPlace[ 'kind' ];
	id: string;
	converted: number;
	kept: number;
	/** Not yet: images are still to be copied. */
	done: boolean;
	error: string | null;
}

type PlaceId = Pick< GalleryPlace, 'kind' | 'id' >;

export const galleryPlaces = () =>
	apiFetch< GalleryPlace[] >( { path: PLACES } );

export const preview = ( { kind, id }: PlaceId ) =>
	apiFetch< GalleryPreview[] >( {
		path: `${ PLACES }/preview?kind=${ kind }&id=${ encodeURIComponent( id ) }`,
	} );

export const convert = ( places: PlaceId[] ) =>
	apiFetch< Conversion[] >( {
		path: `${ PLACES }/convert`,
		method: 'POST',
		data: { places: places.map( ( { kind, id } ) => ( { kind, id } ) ) },
	} );
