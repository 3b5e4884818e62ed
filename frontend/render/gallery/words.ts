/** Words of the template. PHP has its own of the same meaning; the canvas translates them; pages without PHP take these. `%s` and `%d` are filled in. */
export interface GalleryWords {
	albums: string;
	/** Names the link to the album above. */
	back: string;
	tags: string;
	match: string;
	any: string;
	all: string;
	search: string;
	pages: string;
	page: string;
	previous: string;
	next: string;
	/** Names a picture that has neither text nor title, from 1. */
	picture: string;
	video: string;
	featured: string;
	items: string;
	oneItem: string;
	/** Names of tools; the title of the item follows. */
	select: string;
	share: string;
	download: string;
	info: string;
	shoppingcart: string;
	display: string;
	custom: string;
}

export const ENGLISH: GalleryWords = {
	albums: 'Albums',
	back: 'Back to %s',
	tags: 'Filter by tag',
	match: 'Show pictures with',
	any: 'Any of these tags',
	all: 'All of these tags',
	search: 'Search',
	pages: 'Pages',
	page: 'Page %d',
	previous: 'Previous page',
	next: 'Next page',
	picture: 'Picture %d',
	video: 'Video',
	featured: 'Featured',
	items: '%d items',
	oneItem: '1 item',
	select: 'Select',
	share: 'Share',
	download: 'Download',
	info: 'Information',
	shoppingcart: 'Add to cart',
	display: 'Open',
	custom: 'Action %d',
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
