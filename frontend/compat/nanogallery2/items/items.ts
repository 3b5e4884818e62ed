import type { ImportedItem } from '../types';
import { translated } from '../strings';

const EXIF: Record< string, string > = {
	exifModel: 'model',
	exifFlash: 'flash',
	exifFocalLength: 'focallength',
	exifFStop: 'fstop',
	exifExposure: 'exposure',
	exifIso: 'iso',
	exifTime: 'time',
	exifLocation: 'location',
};

/** Protocols that a picture, a link or a download may have. */
const PROTOCOLS = [ 'http:', 'https:', 'ftp:', 'ftps:' ];

/**
 * Makes an address whole and refuses what runs code.
 *
 * @param value   Address as it was written.
 * @param base    `itemsBaseURL`, put before addresses without a protocol; '' = the page.
 * @param pageUrl Address of the page.
 * @return '' when it cannot be one.
 */
export function addressOf(
	value: unknown,
	base: string,
	pageUrl: string
): string {
	if ( typeof value !== 'string' || value.trim() === '' ) {
		return '';
	}
	const text = value.trim();
	const whole =
		/^(https?|ftps?|file):\/\//i.test( text ) || text.startsWith( '//' );
	// As the original does: the base is put before, not resolved.
	const slash = base && ! base.endsWith( '/' ) && ! text.startsWith( '/' );
	const full = whole ? text : `${ base }${ slash ? '/' : '' }${ text }`;
	const url = URL.canParse( full, pageUrl ) ? new URL( full, pageUrl ) : null;
	return url && PROTOCOLS.includes( url.protocol ) ? url.href : '';
}

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
	for ( const [ name, member ] of Object.entries( EXIF ) ) {
		const value = textOf( from[ name ] );
		if ( value ) {
			exif[ member ] = value;
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
