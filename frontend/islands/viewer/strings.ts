/** Words come from PHP (php/Gallery/Render/ViewerStrings.php), once for a page, as data of the module. */
import type { GalleryItem } from '../../render/gallery/types';

export type Strings = Record< string, string >;

/** What WordPress prints for the filter `script_module_data_@vitrine/viewer`; no other element with its id is believed. */
const ELEMENT = 'script[id="wp-script-module-data-@vitrine/viewer"]';

/**
 * Words of the page, and those of one gallery over them.
 *
 * @param own Of the gallery.
 */
export function readStrings( own: Strings ): Strings {
	let data: unknown;
	try {
		data = JSON.parse(
			document.querySelector( ELEMENT )?.textContent ?? ''
		);
	} catch {
		data = null;
	}
	const { words } = ( data ?? {} ) as { words?: Strings };
	return { ...words, ...own };
}

/**
 * Puts values into a sentence of PHP: %s, %d, or %1$s, %2$d.
 *
 * @param sentence With places.
 * @param values   In order.
 */
export function fill(
	sentence: string,
	...values: ( string | number )[]
): string {
	let next = 0;
	return sentence.replace(
		/%(?:(\d+)\$)?[sd]/g,
		( _, place: string | undefined ) =>
			String( values[ place ? Number( place ) - 1 : next++ ] ?? '' )
	);
}

/**
 * What is said of a picture when it comes.
 *
 * @param words Of the viewer.
 * @param index From 0.
 * @param count Of items.
 * @param item  The picture, undefined = it is gone.
 */
export function positionOf(
	words: Strings,
	index: number,
	count: number,
	item: GalleryItem | undefined
): string {
	const name = item?.title || item?.thumb?.alt || '';
	const said = fill(
		words[ name ? 'position' : 'positionOnly' ] ?? '%d/%d: %s',
		index + 1,
		count,
		name
	);
	// The list goes round: who comes to an end of it is told. The only picture is at none.
	const end =
		index % ( count - 1 ) === 0 && words[ index ? 'last' : 'first' ];
	return end ? `${ said }. ${ end }` : said;
}
