import type { ImportedItem } from '../types';
import { translated } from '../strings';
import { addressOf } from './address';

/** Camera facts: members of an item, `exifModel` and so on. */
export const EXIF = [
	'Model',
	'Flash',
	'FocalLength',
	'FStop',
	'Exposure',
	'Iso',
	'Time',
	'Location',
];

const textOf = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

const lengthOf = ( value: unknown ): number => {
	const number = Math.round( Number( value ) );
	return number > 0 && number < 100000 ? number : 0;
};

/**
 * Tags of an item: a list, or a text with spaces between them.
 *
 * @param value Value of `tags`.
 */
export function tagsOf( value: unknown ): string[] {
	const tags = Array.isArray( value )
		? value.map( textOf )
		: textOf( value ).split( /[\s,]+/ );
	return [
		...new Set( tags.map( ( tag ) => tag.trim() ).filter( Boolean ) ),
	];
}

const KINDS: Record< string, 'image' | 'album' > = {
	'': 'image',
	image: 'image',
	img: 'image',
	album: 'album',
};

/**
 * Reads one item of `items`, or the same members gathered from a link.
 *
 * @param item     The item.
 * @param base     `itemsBaseURL`.
 * @param pageUrl  Address of the page.
 * @param language Language of titles and descriptions, such as `fr-FR` for `title_FR`; '' = as they are.
 * @return Null when there is nothing to show.
 */
export function importItem(
	item: unknown,
	base: string,
	pageUrl: string,
	language = ''
): ImportedItem | null {
	if ( ! item || typeof item !== 'object' ) {
		return null;
	}
	const from = item as Record< string, unknown >;
	const kind = KINDS[ textOf( from[ 'kind' ] ).toLowerCase() ];
	const address = ( name: string ) =>
		addressOf( from[ name ], base, pageUrl );
	const src = address( 'src' );
	if ( ! kind || ( kind === 'image' && ! src ) ) {
		return null;
	}
	const exif: ImportedItem[ 'exif' ] = {};
	for ( const name of EXIF ) {
		const value = textOf( from[ `exif${ name }` ] );
		if ( value ) {
			exif[ name.toLowerCase() ] = value;
		}
	}
	const customData = from[ 'customData' ];
	return {
		id: textOf( from[ 'ID' ] ),
		kind,
		albumID: textOf( from[ 'albumID' ] ) || '0',
		url: src,
		thumb: thumbOf( from, base, pageUrl ),
		title: translated( from, 'title', language ),
		description: translated( from, 'description', language ),
		tags: tagsOf( from[ 'tags' ] ),
		author: textOf( from[ 'author' ] ),
		destinationURL: addressOf(
			from[ 'destURL' ] ?? from[ 'destinationURL' ],
			'',
			pageUrl
		),
		downloadURL: address( 'downloadURL' ),
		featured: from[ 'featured' ] === true || from[ 'featured' ] === 'true',
		width: lengthOf( from[ 'imageWidth' ] ?? from[ 'imgWidth' ] ),
		height: lengthOf( from[ 'imageHeight' ] ?? from[ 'imgHeight' ] ),
		thumbWidth: lengthOf( from[ 'imgtWidth' ] ),
		thumbHeight: lengthOf( from[ 'imgtHeight' ] ),
		exif,
		customData:
			customData && typeof customData === 'object'
				? ( customData as Record< string, unknown > )
				: null,
	};
}

/** The largest of the thumbnails that are given by size class. */
function thumbOf(
	from: Record< string, unknown >,
	base: string,
	pageUrl: string
): string {
	for ( const name of [
		'srct',
		'srctXL',
		'srctLA',
		'srctME',
		'srctSM',
		'srctXS',
	] ) {
		const address = addressOf( from[ name ], base, pageUrl );
		if ( address ) {
			return address;
		}
	}
	return '';
}
