import type {
	IndexAnswer,
	Query,
	RenderAnswer,
	Source,
	State,
	TilesAnswer,
} from '@vitrine/gallery';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
	complete,
	Gallery,
	labelHeight,
	layoutFor,
	layoutTiles,
	levelClasses,
	levelSettings,
	packRatios,
	pageStarts,
	sizeClassOf,
	Tile,
	toolSettings,
	viewerSettings,
} from '../../render/gallery';
import type {
	GalleryConfig,
	GalleryItem,
	GalleryView,
	LevelSettings,
} from '../../render/gallery';
import { Catalogue, ROOT } from './catalogue';
import type { ImportedGallery } from './markup';
import { isUnknown, learnSizes } from './sizes';
import { wordsOf } from './words';
import type { Words } from './words';

/** Tiles that are there before anybody scrolls. */
const FIRST_WINDOW = 40;

/** Items of a page of tiles; twin: frontend/gallery/pages.ts. */
const LENGTH = 50;

/** Pages are what fits into their rows at this width (docs/decisions/0006). */
const PAGE_WIDTH = 1220;

/** A gallery that a page lists itself: answers as the site's route does, without asking anybody. */
export class PageSource implements Source {
	readonly canReload = false;
	private readonly catalogue: Catalogue;
	private readonly words: Words;
	/** Changes when a shape has become known: what is beyond the first window is laid out again. */
	private version = 0;
	private learning = Promise.resolve();

	/**
	 * Reads a gallery.
	 *
	 * @param element  Id of its element.
	 * @param imported What was there.
	 */
	constructor(
		private readonly element: string,
		private readonly imported: ImportedGallery
	) {
		this.words = wordsOf( imported.runtime.words, navigator.language );
		this.catalogue = new Catalogue(
			imported.items,
			imported.settings,
			( album ) => this.addressOf( { album } ),
			this.words.texts
		);
	}

	/** Names of `i18n` that this gallery has no use for. */
	get unusedWords(): readonly string[] {
		return this.words.unused;
	}

	/** Every item of the page; a script may change what it likes before anything is shown. */
	all(): readonly GalleryItem[] {
		return this.catalogue.all();
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
	 * @param album Its id.
	 */
	inAlbum( album: string ): readonly GalleryItem[] {
		return this.catalogue.list( album );
	}

	/**
	 * Learns the shapes of what is about to be shown, where it depends on them.
	 *
	 * @param state What to show.
	 */
	async prepare( state: State ): Promise< void > {
		if ( this.goesByShape( state.album ) ) {
			const { first } = this.config( state );
			await learnSizes(
				this.list( state ).slice( first, first + FIRST_WINDOW )
			);
		}
	}

	private goesByShape( album: string ): boolean {
		const { layout, sizes } = this.level( album );
		return [ layout, ...Object.values( sizes ) ].some(
			( one ) => one.layout === 'justified' || one.layout === 'cascading'
		);
	}

	/**
	 * Learns the shapes of what comes near the screen: one page after the other, so that few files are asked for at a time and what the gallery hears of
	 * one page (by its version) does not cross what it hears of another.
	 *
	 * @param items  Items of a page of tiles.
	 * @param signal Nobody wants them any longer.
	 */
	private async learn(
		items: readonly GalleryItem[],
		signal?: AbortSignal
	): Promise< void > {
		if ( items.some( isUnknown ) ) {
			this.learning = this.learning.then( async () => {
				this.version += Number( await learnSizes( items, signal ) );
			} );
			await this.learning;
		}
	}

	async tiles(
		query: Query,
		after: string,
		number: number,
		signal?: AbortSignal
	): Promise< TilesAnswer > {
		const items = this.list( query );
		const from = after
			? items.findIndex( ( { id } ) => id === after ) + 1
			: 0;
		const some = items.slice( from, from + number );
		if ( this.goesByShape( query.album ) ) {
			await this.learn( some, signal );
		}
		const view = this.view( { ...query, page: 1 } );
		return {
			html: markup(
				some.map( ( item, at ) => (
					<Tile
						key={ item.id }
						item={ item }
						index={ from + at }
						view={ view }
						words={ this.words.template }
					/>
				) )
			),
			version: String( this.version ),
		};
	}

	async render( state: State ): Promise< RenderAnswer > {
		await this.prepare( state );
		const { album } = state;
		if ( album !== ROOT && ! this.catalogue.album( album ) ) {
			throw Object.assign( new Error( 'No such album' ), {
				code: 'vitrine_album_unknown',
			} );
		}
		return {
			html: this.inside( state ),
			config: this.config( state ),
			title: this.titleOf( album ),
		};
	}

	async index( query: Query, item: string ): Promise< IndexAnswer > {
		const config = this.config( { ...query, page: 1 } );
		return {
			...config,
			place: this.list( query ).findIndex( ( { id } ) => id === item ),
		};
	}

	/**
	 * What is inside the element.
	 *
	 * @param state What to show.
	 */
	inside( state: State ): string {
		return markup(
			<Gallery
				view={ this.view( state ) }
				words={ this.words.template }
			/>
		);
	}

	/**
	 * What the gallery's script goes by.
	 *
	 * @param state What to show.
	 */
	config( state: State ): GalleryConfig {
		const { settings } = this.imported;
		const items = this.list( state );
		const level = this.level( state.album );
		const pages = pagesOf( items, level );
		const page = Math.min( state.page, pages.length ) - 1;
		return {
			rest: '',
			element: this.element,
			album: state.album,
			version: String( this.version ),
			total: items.length,
			up: items[ 0 ]?.kind === 'albumUp',
			first: level.mode === 'pagination' ? ( pages[ page ] ?? 0 ) : 0,
			ratios: packRatios( items.map( ratioOf ) ),
			cursors: items
				.filter( ( _, place ) => place % LENGTH === LENGTH - 1 )
				.map( ( { id } ) => id ),
			level,
			sizesBy: 'window',
			pages,
			others: items.flatMap( ( item, place ) =>
				item.kind === 'image' && ! item.destinationURL ? [] : place
			),
			query: {
				tags: state.tags,
				match: state.match || ( settings.tagOperator ?? 'or' ),
				search: state.search,
			},
			classes: levelClasses( level ).join( ' ' ),
			page: Math.max( 0, page ),
			paginationSwipe: settings.paginationSwipe ?? true,
			locationHash: settings.locationHash ?? true,
			openImage: settings.openImage ?? true,
			openOriginal: settings.openOriginal ?? false,
			displayImageOnAlbum: settings.displayImageOnAlbum ?? false,
			selectable: settings.selectable ?? false,
			cart: settings.cart ?? false,
			touchAutoOpenDelay: settings.touchAutoOpenDelay ?? 0,
			viewer: viewerSettings( settings.viewer ),
			words: this.words.words,
		};
	}

	/**
	 * The gallery as the template draws it.
	 *
	 * @param state What to show.
	 */
	private view( state: State ): GalleryView {
		const { settings } = this.imported;
		const config = this.config( state );
		const { level, pages, page, total, first } = config;
		const items = this.list( state );
		const end =
			level.mode === 'pagination' || level.mode === 'moreButton'
				? ( pages[ page + 1 ] ?? total )
				: total;
		return {
			element: this.element,
			theme: settings.theme ?? 'auto',
			album: {
				id: state.album,
				title: this.titleOf( state.album ),
				description: '',
			},
			breadcrumb: this.breadcrumb( state.album ),
			filter: this.filter( state ),
			search: null,
			form: { action: window.location.pathname, fields: [] },
			names: {
				tags: this.name( 'tags' ),
				match: this.name( 'match' ),
				search: this.name( 'search' ),
			},
			items: items.slice( first, Math.min( end, first + FIRST_WINDOW ) ),
			first,
			total,
			more:
				level.mode === 'moreButton' && end < total
					? {
							url: this.addressOf( {
								...state,
								page: state.page + 1,
							} ),
							hidden: total - end,
							label: this.words.words[ 'more' ]!,
							isPlain: false,
						}
					: null,
			pages:
				level.mode === 'pagination' && pages.length > 1
					? {
							mode: settings.paginationMode ?? 'rectangles',
							topButtons: settings.paginationTopButtons ?? true,
							list: visiblePages(
								pages.length,
								page,
								settings.paginationVisiblePages ?? 10
							).map( ( at ) => ( {
								number: at + 1,
								url: this.addressOf( {
									...state,
									page: at + 1,
								} ),
								current: at === page,
							} ) ),
							previous: this.addressOf( {
								...state,
								page: page || pages.length,
							} ),
							next: this.addressOf( {
								...state,
								page: ( ( page + 1 ) % pages.length ) + 1,
							} ),
						}
					: null,
			level,
			tools: toolSettings( settings.tools ),
			sizesBy: 'window',
			selectable: config.selectable,
			cart: config.cart,
			css: '',
			empty: this.words.words[ 'none' ]!,
			message: '',
		};
	}

	private name( part: string ): string {
		return `vitrine-gallery[${ this.element }][${ part }]`;
	}

	private titleOf( album: string ): string {
		return (
			this.catalogue.album( album )?.title ?? this.words.words[ 'root' ]!
		);
	}

	private level( album: string ): LevelSettings {
		return levelSettings( this.imported.settings, album === ROOT );
	}

	private list( { album, tags, match, search }: Query ): GalleryItem[] {
		const { settings } = this.imported;
		const items = this.catalogue.list(
			album,
			tags,
			match || settings.tagOperator,
			search
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
				url: this.addressOf( { album: parent } ),
			} ),
			...items,
		];
	}

	private breadcrumb( album: string ): GalleryView[ 'breadcrumb' ] {
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
			{
				id: ROOT,
				title: this.titleOf( ROOT ),
				url: this.addressOf( {} ),
			},
			...this.catalogue.path( album ).map( ( { id, title } ) => ( {
				id,
				title,
				url: this.addressOf( { album: id } ),
			} ) ),
		];
		return breadcrumbOnlyCurrentLevel ? crumbs.slice( -2 ) : crumbs;
	}

	private filter( state: State ): GalleryView[ 'filter' ] {
		const { tagFilter = 'none', tagOperator = 'or' } =
			this.imported.settings;
		if ( tagFilter === 'none' ) {
			return null;
		}
		const isSingle = tagFilter === 'single';
		return {
			mode: tagFilter,
			operator: state.match || tagOperator,
			tags: [ ...this.catalogue.tags( state.album ) ].map(
				( [ name, count ] ) => {
					const selected = state.tags.includes( name );
					const others = isSingle
						? []
						: state.tags.filter( ( tag ) => tag !== name );
					return {
						name,
						count,
						selected,
						url: this.addressOf( {
							...state,
							page: 1,
							tags: selected ? others : [ ...others, name ],
						} ),
					};
				}
			),
		};
	}

	/**
	 * The address of a state; twin: frontend/gallery/address.ts.
	 *
	 * @param state What differs from the beginning.
	 */
	private addressOf( state: Partial< State > ): string {
		const url = new URL( window.location.href );
		for ( const key of [ ...url.searchParams.keys() ] ) {
			if ( key.startsWith( `vitrine-gallery[${ this.element }]` ) ) {
				url.searchParams.delete( key );
			}
		}
		const { album = ROOT, page = 1, tags = [], match = '' } = state;
		if ( album !== ROOT ) {
			url.searchParams.set( this.name( 'album' ), album );
		}
		if ( page > 1 ) {
			url.searchParams.set( this.name( 'page' ), String( page ) );
		}
		for ( const tag of tags ) {
			url.searchParams.append( `${ this.name( 'tags' ) }[]`, tag );
		}
		if ( match ) {
			url.searchParams.set( this.name( 'match' ), match );
		}
		url.hash = '';
		return url.href;
	}
}

function ratioOf( { width, height, thumb }: GalleryItem ): number {
	const own = width > 0 && height > 0 ? width / height : 0;
	return own > 0 || ! ( thumb.width > 0 && thumb.height > 0 )
		? own
		: thumb.width / thumb.height;
}

function pagesOf( items: GalleryItem[], level: LevelSettings ): number[] {
	if ( level.mode !== 'pagination' && level.mode !== 'moreButton' ) {
		return [ 0 ];
	}
	const { rows } = layoutTiles(
		items.map( ratioOf ),
		layoutFor( level, sizeClassOf( PAGE_WIDTH ) ),
		labelHeight( level.label ),
		PAGE_WIDTH
	);
	const pages = pageStarts(
		rows,
		level.mode === 'pagination' ? level.maxRows : level.moreStep
	);
	return pages.length > 0 ? pages : [ 0 ];
}

/**
 * Pages that have a link; twin: php/Gallery/Gallery.php.
 *
 * @param count  Pages there are.
 * @param page   The one that is shown, from 0.
 * @param number Links at the same time.
 */
function visiblePages( count: number, page: number, number: number ): number[] {
	const length = Math.min( count, number );
	const from = Math.max(
		0,
		Math.min( count - length, page - Math.floor( length / 2 ) )
	);
	return Array.from( { length }, ( _, at ) => from + at );
}

/**
 * What a component draws, as HTML.
 *
 * @param node Component.
 */
function markup( node: ReactNode ): string {
	const host = document.createElement( 'div' );
	const root = createRoot( host );
	flushSync( () => root.render( node ) );
	const html = host.innerHTML;
	root.unmount();
	return html;
}
