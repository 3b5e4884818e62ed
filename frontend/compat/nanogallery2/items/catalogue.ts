/** What a page lists itself, by the rules of every gallery. Pure. */
import { complete } from '../../../render/gallery/items/item';
import type { GalleryItem } from '../../../render/gallery/types';
import { videoLink } from '../../../render/gallery/items/video';
import type { ImportedItem, ImportedSettings } from '../types';

export const ROOT = '0';

/** What the original leaves out where nothing is said. */
const BLACK_LIST = [ 'scrapbook', 'profil', 'auto backup' ];

/** Words with a hash, in any script. */
const HASH_WORD = /#([\p{L}\p{N}_]+)/gu;

/** Every item, in the order of the page. */
export class Catalogue {
	private readonly items: GalleryItem[];
	private isProvided = false;

	/**
	 * Reads what the page lists.
	 *
	 * @param imported Items.
	 * @param settings Settings.
	 * @param linkTo   Address of an album.
	 * @param texts    What stands for titles and descriptions of all, such as `thumbnailAlbumTitle`.
	 */
	constructor(
		imported: readonly ImportedItem[],
		private readonly settings: ImportedSettings,
		private readonly linkTo: ( album: string ) => string,
		private readonly texts: Readonly< Record< string, string > > = {}
	) {
		this.items = imported.map( ( item, at ) =>
			withTexts(
				itemOf( item, String( item.id || at + 1 ), settings, linkTo ),
				texts
			)
		);
		for ( const album of this.items ) {
			album.numberItems = this.items.filter(
				( { albumID } ) =>
					album.kind === 'album' && albumID === album.id
			).length;
		}
	}

	/**
	 * Takes in what a provider has in an album. The lists of albums hold here, and nowhere else, as in the original.
	 *
	 * @param album Its id.
	 * @param items What is in it.
	 */
	receive( album: string, items: readonly GalleryItem[] ): void {
		this.isProvided = true;
		for ( const item of items ) {
			const { id, kind, title } = item;
			if ( kind !== 'album' ) {
				this.add( { ...item, albumID: album } );
			} else if ( this.isListed( id, title ) ) {
				this.add( {
					...item,
					albumID: album,
					url: this.linkTo( id ),
				} );
			}
		}
	}

	private add( item: GalleryItem ): void {
		this.items.push( withTexts( item, this.texts ) );
	}

	private isListed( id: string, title: string ): boolean {
		const {
			albumList = [],
			whiteList = [],
			blackList = BLACK_LIST,
		} = this.settings;
		const name = fold( title );
		const holds = ( word: string ) => name.includes( fold( word ) );
		return albumList.length > 0
			? albumList.some( ( one ) =>
					[ name, fold( id ) ].includes( fold( one ) )
				)
			: ( whiteList.length === 0 || whiteList.some( holds ) ) &&
					! blackList.some( holds );
	}

	/**
	 * An album; null = there is none.
	 *
	 * @param id Its id.
	 */
	album( id: string ): GalleryItem | null {
		return (
			this.items.find(
				( item ) => item.kind === 'album' && item.id === id
			) ?? null
		);
	}

	/**
	 * Every item, as it is shown.
	 */
	all(): readonly GalleryItem[] {
		return this.items;
	}

	/**
	 * An item; null = there is none.
	 *
	 * @param id Its id.
	 */
	item( id: string ): GalleryItem | null {
		return this.items.find( ( item ) => item.id === id ) ?? null;
	}

	/**
	 * From the root to an album, without the root.
	 *
	 * @param id Its id.
	 */
	path( id: string ): GalleryItem[] {
		const path: GalleryItem[] = [];
		let album = this.album( id );
		// Albums may be written in a circle.
		while ( album && ! path.includes( album ) ) {
			path.unshift( album );
			album = this.album( album.albumID );
		}
		return path;
	}

	/**
	 * What is in an album.
	 *
	 * @param id     Its id.
	 * @param tags   Tags to filter by.
	 * @param match  Whether one of them is enough.
	 * @param search Part of a title.
	 */
	list(
		id: string,
		tags: readonly string[] = [],
		match: string = 'or',
		search = ''
	): GalleryItem[] {
		const wanted = tags.map( fold );
		const found = this.wanted( id ).filter( ( item ) => {
			const own = item.tags.map( fold );
			const fits = ( tag: string ) => own.includes( tag );
			return (
				fold( item.title ).includes( fold( search ) ) &&
				( wanted.length === 0 ||
					( match === 'and'
						? wanted.every( fits )
						: wanted.some( fits ) ) )
			);
		} );
		return found;
	}

	/**
	 * Tags of an album, with how many items have them.
	 *
	 * @param id Its id.
	 */
	tags( id: string ): Map< string, number > {
		const counts = new Map< string, number >();
		const black = ( this.settings.tagBlackList ?? [] ).map( fold );
		for ( const { tags } of this.wanted( id ) ) {
			for ( const tag of tags ) {
				if ( ! black.includes( fold( tag ) ) ) {
					counts.set( tag, ( counts.get( tag ) ?? 0 ) + 1 );
				}
			}
		}
		return new Map(
			[ ...counts ].sort( ( [ a ], [ b ] ) => a.localeCompare( b ) )
		);
	}

	/**
	 * What is in an album, in its order. Lists of albums (`albumList`, `allowList`, `blockList`) leave out albums of providers only, as in the original.
	 *
	 * @param id Its id.
	 */
	private wanted( id: string ): GalleryItem[] {
		const { sorting = '', maxItems = 0 } = this.settings;
		const items = this.items.filter( ( { albumID } ) => albumID === id );
		const sorted =
			sorting === 'reversed' && ! this.isProvided
				? reversedOneByOne( items )
				: sort( items, sorting );
		return maxItems > 0 ? sorted.slice( 0, maxItems ) : sorted;
	}
}

function itemOf(
	from: ImportedItem,
	id: string,
	settings: ImportedSettings,
	linkTo: ( album: string ) => string
): GalleryItem {
	const { featuredKeyword = '*featured', tagsFrom = 'tags' } = settings;
	const isFeatured =
		featuredKeyword !== '' &&
		[ from.title, from.description ].some( ( text ) =>
			text.includes( featuredKeyword )
		);
	const tidy = ( text: string ) =>
		( featuredKeyword
			? text.replaceAll( featuredKeyword, '' )
			: text
		).trim();
	let title = tidy( from.title );
	let description = tidy( from.description );
	let tags = from.tags;
	if ( tagsFrom !== 'tags' ) {
		const text = tagsFrom === 'title' ? title : description;
		tags = [ ...text.matchAll( HASH_WORD ) ].map(
			( [ , tag ] ) => tag ?? ''
		);
		const bare = text.replaceAll( HASH_WORD, '$1' );
		title = tagsFrom === 'title' ? bare : title;
		description = tagsFrom === 'description' ? bare : description;
	}
	if ( settings.titleFrom === 'filename' ) {
		title = fileName( from.url ) || title;
	}
	const video = from.kind === 'image' ? videoLink( from.url ) : null;
	return complete( {
		id,
		kind: from.kind,
		albumID: from.albumID,
		title,
		description,
		author: from.author,
		tags,
		mediaKind: video?.kind ?? 'img',
		...( video && { media: video.embed, mime: video.mime } ),
		src: video ? from.thumb : from.url,
		width: from.width,
		height: from.height,
		url:
			from.kind === 'album'
				? linkTo( id )
				: from.destinationURL || from.url,
		destinationURL: from.destinationURL,
		downloadURL: from.downloadURL,
		originalURL: video ? '' : from.url,
		featured: from.featured || isFeatured,
		exif: Object.keys( from.exif ).length > 0 ? from.exif : null,
		customData: from.customData,
		thumb: {
			src: from.thumb || ( video ? '' : from.url ),
			width: from.thumbWidth || from.width,
			height: from.thumbHeight || from.height,
		},
	} );
}

/**
 * The original's `i18n.thumbnailImageTitle` and its like.
 *
 * @param item  Item.
 * @param texts By name.
 */
function withTexts(
	item: GalleryItem,
	texts: Readonly< Record< string, string > >
): GalleryItem {
	const kind = item.kind === 'album' ? 'Album' : 'Image';
	item.title = texts[ `thumbnail${ kind }Title` ] || item.title;
	item.description =
		texts[ `thumbnail${ kind }Description` ] || item.description;
	return item;
}

function sort( items: GalleryItem[], sorting: string ): GalleryItem[] {
	const byTitle = ( a: GalleryItem, b: GalleryItem ) =>
		a.title.localeCompare( b.title );
	switch ( sorting ) {
		case 'titleAsc':
			return items.toSorted( byTitle );
		case 'titleDesc':
			return items.toSorted( ( a, b ) => byTitle( b, a ) );
		case 'reversed':
			return items.toReversed();
		case 'random':
			return shuffled( items );
	}
	return items;
}

/**
 * The original turns a page's own list round with each item that it reads: six are shown as 6 4 2 1 3 5, and their author saw that.
 *
 * @param items In the order of the page.
 */
function reversedOneByOne( items: readonly GalleryItem[] ): GalleryItem[] {
	const isTurned = ( at: number ) => ( items.length - at ) % 2 === 1;
	return [
		...items.filter( ( _, at ) => isTurned( at ) ).reverse(),
		...items.filter( ( _, at ) => ! isTurned( at ) ),
	];
}

/** Orders by item, so that a page that is turned stays as it was. */
const orders = new WeakMap< GalleryItem, number >();

function shuffled( items: GalleryItem[] ): GalleryItem[] {
	for ( const item of items ) {
		orders.set( item, orders.get( item ) ?? Math.random() );
	}
	return items.toSorted( ( a, b ) => orders.get( a )! - orders.get( b )! );
}

function fileName( url: string ): string {
	const last = url.split( /[?#]/ )[ 0 ]?.split( '/' ).pop() ?? '';
	try {
		return decodeURIComponent( last ).replace( /\.[a-z0-9]+$/i, '' );
	} catch {
		return last;
	}
}

function fold( text: string ): string {
	return text.toLowerCase();
}
