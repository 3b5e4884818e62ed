/** What the info panel tells of an item. Pure. */
import type { GalleryItem } from '../../../render/gallery/types';
import { fill, type Strings } from '../strings';

export interface Fact {
	name: string;
	value: string;
}

/**
 * What is known of the picture and from the camera, in the order of the original; empty ones are left out.
 *
 * @param item     Shown.
 * @param words    Names and units.
 * @param language Of the page, for the date.
 */
export function factsOf(
	item: GalleryItem,
	words: Strings,
	language?: string
): Fact[] {
	const { exif, width, height } = item;
	const unit = ( key: string, value: string | undefined ) =>
		value ? fill( words[ key ] ?? '%s', value ) : '';
	const facts: [ string, string | undefined ][] = [
		[ 'author', item.author ],
		[ 'copyright', item.copyright ],
		[
			'dimensions',
			width > 0 && height > 0 ? `${ width } × ${ height }` : '',
		],
		[ 'model', exif?.model ],
		[ 'flash', exif?.flash ],
		[ 'focalLength', unit( 'mm', exif?.focallength ) ],
		[ 'fStop', unit( 'f', exif?.fstop ) ],
		[ 'exposure', unit( 'seconds', exif?.exposure ) ],
		[ 'iso', exif?.iso ],
		[ 'time', exif?.time && dateOf( exif.time, language ) ],
	];
	return facts.flatMap( ( [ key, value ] ) =>
		value ? [ { name: words[ key ] ?? key, value } ] : []
	);
}

/**
 * A date and time as people write it. Cameras know no time zone: what they noted is shown.
 *
 * @param time     ISO 8601.
 * @param language Such as 'de-DE'.
 */
function dateOf( time: string, language?: string ): string {
	const date = new Date( time );
	if ( Number.isNaN( date.getTime() ) ) {
		return time;
	}
	const zone = /Z|[+-]\d\d:?\d\d$/.test( time ) ? 'UTC' : undefined;
	try {
		return date.toLocaleString( language || undefined, {
			dateStyle: 'long',
			timeStyle: 'short',
			...( zone ? { timeZone: zone } : {} ),
		} );
	} catch {
		return date.toLocaleString();
	}
}

export interface MapPlace {
	/** A page of the map service. */
	link: string;
	/** A map to be embedded, null = the place is only a name. */
	embed: string | null;
}

/** Degrees around the place that the map shows. */
const AROUND = 0.01;

/**
 * Addresses of a map; a visitor's browser asks for them only after a click.
 *
 * @param location 'latitude,longitude', or a name.
 */
export function mapOf( location: string ): MapPlace {
	const match =
		/^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(
			location
		);
	const [ latitude, longitude ] = [
		Number( match?.[ 1 ] ),
		Number( match?.[ 2 ] ),
	];
	if ( ! match || Math.abs( latitude ) > 90 || Math.abs( longitude ) > 180 ) {
		return {
			link: `https://www.openstreetmap.org/search?query=${ encodeURIComponent(
				location
			) }`,
			embed: null,
		};
	}
	const box = [
		longitude - AROUND,
		latitude - AROUND / 2,
		longitude + AROUND,
		latitude + AROUND / 2,
	]
		.map( ( degrees ) => degrees.toFixed( 5 ) )
		.join( ',' );
	const place = `${ latitude },${ longitude }`;
	return {
		link: `https://www.openstreetmap.org/?mlat=${ latitude }&mlon=${ longitude }#map=15/${ latitude }/${ longitude }`,
		embed: `https://www.openstreetmap.org/export/embed.html?bbox=${ encodeURIComponent(
			box
		) }&layer=mapnik&marker=${ encodeURIComponent( place ) }`,
	};
}
