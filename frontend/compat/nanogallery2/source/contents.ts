import type { Query } from '@vitrine/gallery';
import { complete } from '../../../render/gallery';
import type { GalleryItem, GalleryView } from '../../../render/gallery';
import { Catalogue, ROOT } from '../items/catalogue';
import type { ReadAlbum } from '../items/connected';
import type { ImportedGallery } from '../items/markup';
import type { Strings } from '../strings';
import { addressOf } from './addresses';

/** What albums show: items of the page, and those that a provider has. */
export class Contents {
	private readonly catalogue: Catalogue;
	/** Albums of a provider, each asked for once. */
	private readonly read = new Map< string, Promise< void > >();

	/**
	 * Reads a gallery.
	 *
	 * @param element   Id of its element.
	 * @param imported  What was there.
	 * @param words     Its words.
	 * @param readAlbum Where a provider has the pictures.
	 */
	constructor(
		private readonly element: string,
		private readonly imported: ImportedGallery,
		private readonly words: Strings,
		private readonly readAlbum: ReadAlbum | null
	) {
		this.catalogue = new Catalogue(
			imported.items,
			imported.settings,
			( album ) => addressOf( element, { album } ),
			words.texts
		);
	}

	/**
	 * Brings an album of a provider.
	 *
	 * @param album Its id.
	 */
	fetch( album: string ): Promise< void > {
		const { readAlbum, read } = this;
		const there = read.get( album );
		if ( ! readAlbum || there ) {
			return there ?? Promise.resolve();
		}
		const reading = readAlbum( album ).then( ( items ) =>
			this.catalogue.receive( album, items )
		);
		read.set( album, reading );
		// What failed is asked for again.
		reading.catch( () => read.delete( album ) );
		return reading;
	}

	/** Every item; a script may change what it likes before anything is shown. */
	all(): readonly GalleryItem[] {
		return this.catalogue.all();
	}

	/**
	 * Whether there is such an album.
	 *
	 * @param album Its id.
	 */
	has( album: string ): boolean {
		return album === ROOT || this.catalogue.album( album ) !== null;
	}

	/**
	 * An item, or an album of it.
	 *
	 * @param id Its id; '0' = the root.
	 */
	item( id: string ): GalleryItem | undefined {
		return id === ROOT
			? complete( {
					id,
					kind: 'album',
					albumID: '-1',
					title: this.titleOf( id ),
				} )
			: ( this.catalogue.item( id ) ?? undefined );
	}

	/**
	 * What an album shows.
	 *
	 * @param query      Which one, and what is looked for in it.
	 * @param searchTags Part of a tag, '' = any.
	 */
	list(
		{ album, tags, match, search }: Query,
		searchTags: string
	): GalleryItem[] {
		const { settings } = this.imported;
		const part = searchTags.toLowerCase();
		const items = this.catalogue
			.list( album, tags, match || settings.tagOperator, search )
			.filter(
				( item ) =>
					part === '' ||
					item.tags.some( ( tag ) =>
						tag.toLowerCase().includes( part )
					)
			);
		if ( ! settings.backItem || album === ROOT ) {
			return items;
		}
		const parent = this.catalogue.album( album )?.albumID ?? ROOT;
		return [
			complete( {
				id: parent,
				kind: 'albumUp',
				title: this.titleOf( parent ),
				url: addressOf( this.element, { album: parent } ),
			} ),
			...items,
		];
	}

	/**
	 * All that is in an album.
	 *
	 * @param album Its id.
	 */
	inAlbum( album: string ): readonly GalleryItem[] {
		return this.catalogue.list( album );
	}

	/**
	 * Tags of an album, with how many items have them.
	 *
	 * @param album Its id.
	 */
	tags( album: string ): Map< string, number > {
		return this.catalogue.tags( album );
	}

	/**
	 * The title of an album.
	 *
	 * @param album Its id.
	 */
	titleOf( album: string ): string {
		return (
			this.catalogue.album( album )?.title ?? this.words.words[ 'root' ]!
		);
	}

	/**
	 * The way from the root to an album.
	 *
	 * @param album Its id.
	 * @return Null = it is not shown.
	 */
	breadcrumb( album: string ): GalleryView[ 'breadcrumb' ] {
		const {
			breadcrumb = true,
			breadcrumbAutoHideTopLevel = true,
			breadcrumbOnlyCurrentLevel = false,
		} = this.imported.settings;
		if (
			! breadcrumb ||
			( album === ROOT && breadcrumbAutoHideTopLevel )
		) {
			return null;
		}
		const crumbs = [
			{ id: ROOT, title: this.titleOf( ROOT ) },
			...this.catalogue.path( album ),
		].map( ( { id, title } ) => ( {
			id,
			title,
			url: addressOf( this.element, { album: id } ),
		} ) );
		return breadcrumbOnlyCurrentLevel ? crumbs.slice( -2 ) : crumbs;
	}
}
