/** nanogallery2's markup: an element with options in `data-nanogallery2`, and a link for each item. Reads only; nothing is run or loaded. */
import { EXIF, importItem } from './items';
import { optionsIn } from './literal';
import { importOptions } from '../options/options';
import type { Imported, ImportedItem } from '../types';

export const SELECTOR = '[data-nanogallery2],[data-nanogallery2-options]';

export interface ImportedGallery extends Imported {
	items: ImportedItem[];
	/** How many items could not be read. */
	lost: number;
}

/** Attributes of a link, without `data-ng`, and the member of an item. */
export const MEMBERS: Record< string, string > = {
	id: 'ID',
	kind: 'kind',
	albumid: 'albumID',
	tags: 'tags',
	desc: 'description',
	thumb: 'srct',
	src: 'src',
	dest: 'destURL',
	downloadurl: 'downloadURL',
	author: 'author',
	featured: 'featured',
	imagewidth: 'imageWidth',
	imageheight: 'imageHeight',
	thumbimgwidth: 'imgtWidth',
	thumbimgheight: 'imgtHeight',
	...Object.fromEntries(
		EXIF.map( ( name ) => [
			`exif${ name.toLowerCase() }`,
			`exif${ name }`,
		] )
	),
};

/**
 * Makes one gallery of options, and of items where the options have none.
 *
 * @param options  Options.
 * @param links    Items from links.
 * @param pageUrl  Address of the page.
 * @param language Language of titles, '' = as they are.
 */
export function importGallery(
	options: Record< string, unknown >,
	links: Record< string, unknown >[],
	pageUrl: string,
	language = ''
): ImportedGallery {
	const imported = importOptions( options );
	const given = options[ 'items' ];
	const items = Array.isArray( given ) && given.length > 0 ? given : links;
	const read = items.map( ( item ) =>
		importItem( item, imported.runtime.itemsBaseURL, pageUrl, language )
	);
	const found = read.filter( ( item ) => item !== null );
	for ( const item of found ) {
		item.title = imported.runtime.titles.get( item.title ) ?? item.title;
	}
	return { ...imported, items: found, lost: read.length - found.length };
}

/**
 * Reads an element.
 *
 * @param element  Element with `data-nanogallery2`.
 * @param pageUrl  Address of the page.
 * @param language Language of titles, '' = as they are.
 */
export function importElement(
	element: Element,
	pageUrl: string,
	language = ''
): ImportedGallery {
	const text =
		element.getAttribute( 'data-nanogallery2' ) ||
		element.getAttribute( 'data-nanogallery2-options' ) ||
		'';
	const options = optionsIn( text );
	const gallery = importGallery(
		options ?? {},
		linksIn( element ),
		pageUrl,
		language
	);
	if ( text.trim() && ! options ) {
		gallery.notes.push( {
			option: 'data-nanogallery2',
			reason: 'value',
			message: 'The options cannot be read.',
		} );
	}
	return gallery;
}

/**
 * The options that an element is marked with.
 *
 * @param element Element with `data-nanogallery2`.
 */
export function optionsOf( element: Element ): Record< string, unknown > {
	return (
		optionsIn(
			element.getAttribute( 'data-nanogallery2' ) ||
				element.getAttribute( 'data-nanogallery2-options' ) ||
				''
		) ?? {}
	);
}

/**
 * The links of an element as items.
 *
 * @param element Element that holds links.
 */
export function linksIn( element: Element ): Record< string, unknown >[] {
	return [ ...element.querySelectorAll( 'a' ) ].map( ( link ) => {
		const image = link.querySelector( 'img' );
		const item: Record< string, unknown > = {
			src: link.getAttribute( 'href' ),
			srct: image?.getAttribute( 'src' ),
			title:
				link.textContent?.trim() ||
				image?.getAttribute( 'alt' ) ||
				link.getAttribute( 'title' ) ||
				'',
		};
		for ( const { name, value } of link.attributes ) {
			const short = name.startsWith( 'data-ng' ) ? name.slice( 7 ) : '';
			const member = Object.hasOwn( MEMBERS, short )
				? MEMBERS[ short ]
				: undefined;
			if ( member && value !== '' ) {
				item[ member ] = value;
			}
			if ( short === 'customdata' || name === 'data-customdata' ) {
				item[ 'customData' ] = optionsIn( value );
			}
		}
		return item;
	} );
}

/** Calls of the original in a script: `nanogallery2( {` or `data-nanogallery2='{'`. */
const CALL = /\.nanogallery2\s*\(\s*(?=\{)/g;

/**
 * Reads what somebody pastes: markup, a script with the call, or options alone.
 *
 * @param text    What was pasted.
 * @param parse   Makes a document of markup without running or loading anything.
 * @param pageUrl Address of the page that it is from.
 * @return One for each gallery; empty when there is none.
 */
export function importText(
	text: string,
	parse: ( html: string ) => Document,
	pageUrl: string
): ImportedGallery[] {
	const bare = text.trim();
	if ( bare.startsWith( '{' ) ) {
		const options = optionsIn( bare );
		return options ? [ importGallery( options, [], pageUrl ) ] : [];
	}
	const calls = [ ...text.matchAll( CALL ) ];
	const page = parse( text );
	const elements = [ ...page.querySelectorAll( SELECTOR ) ];
	// The links of a call that stands alone may be anywhere.
	const anywhere = elements.length + calls.length === 1 ? page.body : null;
	return [
		...elements.map( ( element ) => importElement( element, pageUrl ) ),
		...calls.flatMap( ( call ) => {
			const options = optionsIn(
				text.slice( call.index + call[ 0 ].length )
			);
			// The element that the script names holds the links, when they were pasted, too.
			const id = /\(\s*["']#([\w-]+)["']\s*\)\s*$/.exec(
				text.slice( 0, call.index )
			)?.[ 1 ];
			const element = ( id && page.getElementById( id ) ) || anywhere;
			return options && ! element?.matches( SELECTOR )
				? [
						importGallery(
							options,
							element ? linksIn( element ) : [],
							pageUrl
						),
					]
				: [];
		} ),
	];
}
