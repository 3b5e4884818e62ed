/** Words of a gallery that a page lists itself. Names: docs/gallery.md, "Words". */
import { ENGLISH } from '../../render/gallery/strings';
import type { GalleryStrings } from '../../render/gallery/strings';
import type { Connected } from './types';

/** English, as the original's: for pages to which PHP has given none. Twin: php/Compat/Nanogallery2.php. */
const WORDS: Record< string, string > = {
	loading: 'Loading…',
	results: '%d items',
	oneResult: '1 item',
	none: 'Nothing found.',
	failed: 'This part of the gallery could not be loaded.',
	again: 'Try again',
	noAlbum: 'This album does not exist.',
	noImage: 'This image does not exist.',
	noSource: 'Not supported for this content source',
	noCurrent: 'Current album not found.',
	selected: '%d selected',
	clear: 'Clear',
	cart: 'Shopping cart',
	selection: 'Selection',
	remove: 'Remove',
	less: 'One less',
	export: 'Save as CSV',
	copyLink: 'Copy link',
	copied: 'Copied',
	closePanel: 'Close',
	title: 'Title',
	count: 'Count',
	address: 'URL',
	more: 'Show more',
	selectItem: 'Select %s',
	addToCart: 'Add %s to the cart',
	pageList: 'Pages',
	pageNumber: 'Page %d',
	previousPage: 'Previous page',
	nextPage: 'Next page',
	root: 'Galleries',
};

/** What WordPress prints for the filter `script_module_data_@vitrine/nanogallery2`; no other element with its id is believed. */
const ELEMENT = 'script[id="wp-script-module-data-@vitrine/nanogallery2"]';

/** The original's words that have a counterpart in the viewer; what they are called there. */
const VIEWER: Record< string, string > = {
	infoBoxDate: 'time',
	infoBoxDimensions: 'dimensions',
	infoBoxCamera: 'model',
	infoBoxFocalLength: 'focalLength',
	infoBoxExposure: 'exposure',
	infoBoxFNumber: 'fStop',
	infoBoxISO: 'iso',
	infoBoxFlash: 'flash',
};

/** Those that stand for what items say themselves. */
const TEXTS = [
	'thumbnailImageTitle',
	'thumbnailAlbumTitle',
	'thumbnailImageDescription',
	'thumbnailAlbumDescription',
];

const HONORED = [
	'breadcrumbHome',
	'paginationPrevious',
	'paginationNext',
	...TEXTS,
	...Object.keys( VIEWER ),
];

export interface Strings {
	/** Of the configuration. */
	words: Record< string, string >;
	template: GalleryStrings;
	/** By their name in `TEXTS`. */
	texts: Record< string, string >;
	/** Names of `i18n` that nothing here says. */
	unused: string[];
}

/**
 * The words of a gallery: the site's, and over them what its markup says for the language of the browser.
 *
 * @param own      Option `i18n`, such as `breadcrumbHome` and `breadcrumbHome_FR`.
 * @param language Language of the browser.
 */
export function stringsOf(
	own: Record< string, string >,
	language: string
): Strings {
	const { words, template } = printed();
	const said = ( name: string ) => translated( own, name, language );
	const texts: Record< string, string > = {};
	for ( const name of TEXTS ) {
		texts[ name ] = said( name );
	}
	const viewer = Object.entries( VIEWER ).flatMap( ( [ from, to ] ) =>
		said( from ) ? [ [ to, said( from ) ] ] : []
	);
	return {
		words: {
			...WORDS,
			...words,
			...Object.fromEntries( viewer ),
			...( said( 'breadcrumbHome' ) && {
				root: said( 'breadcrumbHome' ),
			} ),
		},
		template: {
			...ENGLISH,
			...template,
			...( said( 'paginationPrevious' ) && {
				previous: said( 'paginationPrevious' ),
			} ),
			...( said( 'paginationNext' ) && {
				next: said( 'paginationNext' ),
			} ),
		},
		texts,
		unused: Object.keys( own ).filter(
			( name ) => ! HONORED.includes( name.split( '_' )[ 0 ]! )
		),
	};
}

/**
 * What an object says in a language: `title_FR` before `title`. The original wants the whole tag in upper case and never finds its own `_FR`; here both do.
 *
 * @param fields   Texts.
 * @param name     Name without a suffix.
 * @param language Such as `fr-FR`, '' = none.
 */
export function translated(
	fields: Readonly< Record< string, unknown > >,
	name: string,
	language: string
): string {
	const whole = language.toUpperCase();
	for ( const suffix of [ whole, whole.split( '-' )[ 0 ] ] ) {
		const text = suffix ? fields[ `${ name }_${ suffix }` ] : '';
		if ( typeof text === 'string' && text ) {
			return text;
		}
	}
	const text = fields[ name ];
	return typeof text === 'string' || typeof text === 'number'
		? String( text )
		: '';
}

/** What PHP gives the module (php/Compat/Nanogallery2.php). */
export function printed(): {
	words?: Record< string, string >;
	template?: Partial< GalleryStrings >;
	/** For who may edit the page: where. */
	edit?: string;
	/** The site's connections to the accounts that the page names. */
	connected?: Connected[];
} {
	try {
		const text = document.querySelector( ELEMENT )?.textContent;
		return Object( JSON.parse( text ?? 'null' ) );
	} catch {
		return {};
	}
}
