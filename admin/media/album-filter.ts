/** The filter by album in the grid and in the dialog of the media library; php/Admin/AlbumScreens.php gives the albums, and core's query knows the taxonomy by its name. */
import { __ } from '@wordpress/i18n';

interface Filter {
	text: string;
	props: { vitrine_album: string | null };
	priority: number;
}
interface Browser {
	controller: object;
	collection: { props: object };
	toolbar: { set: ( name: string, view: View ) => void };
}
interface View {
	render: () => View;
}
interface ViewClass {
	new ( options: object ): View;
	prototype: { createToolbar: ( this: Browser ) => void };
	extend: ( members: object ) => ViewClass;
}
interface MediaWindow {
	wp?: {
		media?: {
			view?: Record<
				'AttachmentFilters' | 'AttachmentsBrowser' | 'Label',
				ViewClass
			>;
		};
	};
	/** Slugs and titles, which are HTML: core's view prints them as such. */
	vitrineAlbums?: [ string, string ][];
}

const ID = 'media-attachment-album-filters';

const { wp, vitrineAlbums = [] } = window as unknown as MediaWindow;
const view = wp?.media?.view;

if ( view && vitrineAlbums.length > 0 ) {
	const { AttachmentFilters, AttachmentsBrowser, Label } = view;

	const filters: Record< string, Filter > = {
		all: {
			text: __( 'All albums', 'vitrine' ),
			props: { vitrine_album: null },
			priority: 10,
		},
	};
	vitrineAlbums.forEach( ( [ slug, text ], index ) => {
		// A slug of digits would come first, and one may be `all`.
		filters[ `album ${ slug }` ] = {
			text,
			props: { vitrine_album: slug },
			priority: 20 + index,
		};
	} );

	const AlbumFilters = AttachmentFilters.extend( {
		id: ID,
		createFilters( this: { filters: typeof filters } ) {
			this.filters = filters;
		},
	} );

	view.AttachmentsBrowser = AttachmentsBrowser.extend( {
		createToolbar( this: Browser ) {
			AttachmentsBrowser.prototype.createToolbar.call( this );
			// Behind the filter by date, which has -75; a label comes before its field.
			this.toolbar.set(
				'albumFilterLabel',
				new Label( {
					value: __( 'Filter by album', 'vitrine' ),
					attributes: { for: ID },
					priority: -74,
				} ).render()
			);
			this.toolbar.set(
				'albumFilter',
				new AlbumFilters( {
					controller: this.controller,
					model: this.collection.props,
					priority: -74,
				} ).render()
			);
		},
	} );
}
