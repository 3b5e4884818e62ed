import { __ } from '@wordpress/i18n';
import type { GalleryStrings } from '../../../frontend/render/gallery';

/** Words of the template, in the editor's language; visitors get those of php/Gallery/Render/GalleryStrings.php. */
export const galleryStrings = (): GalleryStrings => ( {
	albums: __( 'Albums', 'vitrine' ),
	/* translators: %d: number of a gallery, where a page has several. */
	albumsOf: __( 'Albums of gallery %d', 'vitrine' ),
	/* translators: %s: name of an album */
	back: __( 'Back to %s', 'vitrine' ),
	tags: __( 'Filter by tag', 'vitrine' ),
	match: __( 'Show images with', 'vitrine' ),
	any: __( 'Any of these tags', 'vitrine' ),
	all: __( 'All of these tags', 'vitrine' ),
	search: __( 'Search', 'vitrine' ),
	find: __( 'Search gallery', 'vitrine' ),
	/* translators: %d: number of a gallery, where a page has several. */
	findOf: __( 'Search gallery %d', 'vitrine' ),
	pages: __( 'Pages', 'vitrine' ),
	/* translators: %d: number of a gallery, where a page has several. */
	pagesOf: __( 'Pages of gallery %d', 'vitrine' ),
	/* translators: %d: number of a page */
	page: __( 'Page %d', 'vitrine' ),
	previous: __( 'Previous page', 'vitrine' ),
	next: __( 'Next page', 'vitrine' ),
	/* translators: %d: number of a picture */
	picture: __( 'Image %d', 'vitrine' ),
	video: __( 'Video', 'vitrine' ),
	featured: __( 'Featured', 'vitrine' ),
	/* translators: %d: number of items */
	items: __( '%d items', 'vitrine' ),
	oneItem: __( '1 item', 'vitrine' ),
	/* translators: %s: title of a picture */
	select: __( 'Select %s', 'vitrine' ),
	/* translators: %s: title of a picture */
	share: __( 'Share %s', 'vitrine' ),
	/* translators: %s: title of a picture */
	download: __( 'Download %s', 'vitrine' ),
	/* translators: %s: title of a picture */
	info: __( 'About %s', 'vitrine' ),
	/* translators: %s: title of a picture */
	shoppingcart: __( 'Add %s to the cart', 'vitrine' ),
	/* translators: %s: title of a picture */
	display: __( 'Open %s', 'vitrine' ),
	/* translators: %s: name of an action */
	custom: __( 'Action %s', 'vitrine' ),
} );
