import { __ } from '@wordpress/i18n';
import type { PagesView } from '../../../frontend/render/feed';

/** The first of some pages of a feed to design with; twin of the words: php/Feed/Pages/PagesView.php. */
export const samplePages = (): PagesView => ( {
	page: 1,
	count: 5,
	posts: 45,
	words: {
		label: __( 'Pagination', 'vitrine' ),
		previous: __( 'Previous Page', 'vitrine' ),
		next: __( 'Next Page', 'vitrine' ),
		/* translators: %d: number of a page. */
		page: __( 'Page %d', 'vitrine' ),
	},
} );
