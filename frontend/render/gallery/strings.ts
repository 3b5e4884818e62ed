/** Words of the template. PHP has its own of the same meaning; the canvas translates them; pages without PHP take these. `%s` and `%d` are filled in. */
export interface GalleryStrings {
	albums: string;
	/** Names of landmarks where a page has several galleries. */
	albumsOf: string;
	/** Names the link to the album above. */
	back: string;
	tags: string;
	match: string;
	any: string;
	all: string;
	search: string;
	/** Names the form. */
	find: string;
	findOf: string;
	pages: string;
	pagesOf: string;
	page: string;
	previous: string;
	next: string;
	/** Names a picture that has neither text nor title, from 1. */
	picture: string;
	video: string;
	featured: string;
	items: string;
	oneItem: string;
	/** Tools, `%s` is the title of the item. */
	select: string;
	share: string;
	download: string;
	info: string;
	shoppingcart: string;
	display: string;
	/** A tool that the site adds, `%s` is its number. */
	custom: string;
}

export const ENGLISH: GalleryStrings = {
	albums: 'Albums',
	albumsOf: 'Albums of gallery %d',
	back: 'Back to %s',
	tags: 'Filter by tag',
	match: 'Show images with',
	any: 'Any of these tags',
	all: 'All of these tags',
	search: 'Search',
	find: 'Search gallery',
	findOf: 'Search gallery %d',
	pages: 'Pages',
	pagesOf: 'Pages of gallery %d',
	page: 'Page %d',
	previous: 'Previous page',
	next: 'Next page',
	picture: 'Image %d',
	video: 'Video',
	featured: 'Featured',
	items: '%d items',
	oneItem: '1 item',
	select: 'Select %s',
	share: 'Share %s',
	download: 'Download %s',
	info: 'About %s',
	shoppingcart: 'Add %s to the cart',
	display: 'Open %s',
	custom: 'Action %s',
};

/**
 * A word with its number or name.
 *
 * @param word  With `%s` or `%d`.
 * @param value What stands for it.
 */
export function fill( word: string, value: string | number ): string {
	return word.replace( /%[sd]/, () =>
		typeof value === 'number' ? value.toLocaleString() : value
	);
}

/**
 * Name of a landmark, which no other on the page has. Twin: GalleryStrings::name_of() in php/Gallery/Render/GalleryStrings.php.
 *
 * @param words Of the template.
 * @param what  What it is.
 * @param nth   Which of the galleries of the page.
 */
export const nameOf = (
	words: GalleryStrings,
	what: 'albums' | 'find' | 'pages',
	nth: number
): string => ( nth > 1 ? fill( words[ `${ what }Of` ], nth ) : words[ what ] );
