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
	Layout,
	LayoutSettings,
	LevelSettings,
	SizeClass,
} from '../../render/gallery';
import { Catalogue, ROOT } from './items/catalogue';
import type { ReadAlbum } from './items/connected';
import type { ImportedGallery } from './items/markup';
import { originalLayout, partOf } from './layout/original-layout';
import { effectNames, LEVELS, looksAt } from './effects/page-styles';
import { isUnknown, learnSizes } from './layout/sizes';
import type { LevelLooks } from './types';
import { stringsOf } from './strings';
import type { Strings } from './strings';

/** Tiles that are there before anybody scrolls. */
const FIRST_WINDOW = 40;

/** A row ends beyond the first window, and its pictures share its height. */
const MAX_ROW_LENGTH = 20;

/** Shapes that are learned before a gallery with pages is shown. */
const MAX_LEARNED = 500;

/** Items of a page of tiles; twin: frontend/gallery/state/pages.ts. */
const LENGTH = 50;

/** Rows of the mode that stands for `galleryLastRowFull`: all that there are. */
const ALL_ROWS = 10_000;

/** A gallery that a page lists itself: answers as the site's route does, without asking anybody. */
export class PageSource implements Source {
	readonly canReload = false;
	private readonly catalogue: Catalogue;
	private readonly words: Strings;
	/** Changes when a shape has become known: what is beyond the first window is laid out again. */
	private version = 0;
	private learning = Promise.resolve();
	/** Of the container, in px: pages are what fits into their rows. */
	private width = 0;
	/** What is shown: shapes to the last digit, and where its pages begin. */
	private shown = { ratios: [] as number[], starts: '', album: ROOT };
	private again: () => void = () => {};
	/** What the page shows. */
	now: Pick< State, 'album' | 'page' | 'tags' | 'match' > = {
		album: ROOT,
		page: 1,
		tags: [],
		match: '',
	};
	/** Set by a command: parts of titles and of tags. */
	search = '';
	searchTags = '';
	/** Px of a label below the picture, by level. */
	private heights = { first: 0, all: 0 };

	/** Albums of a provider, each asked for once. */
	private readonly read = new Map< string, Promise< void > >();

	/**
	 * Reads a gallery.
	 *
	 * @param element   Id of its element.
	 * @param imported  What was there.
	 * @param nth       Which of the galleries of the page it is.
	 * @param readAlbum Where a provider has the pictures.
	 */
	constructor(
		private readonly element: string,
		private readonly imported: ImportedGallery,
		private readonly nth: number,
		private readonly readAlbum: ReadAlbum | null = null
	) {
		this.words = stringsOf( imported.runtime.words, navigator.language );
		this.catalogue = new Catalogue(
			imported.items,
			imported.settings,
			( album ) => this.addressOf( { album } ),
			this.words.texts
		);
	}

	watch( again: () => void ): void {
		this.again = again;
	}

	/**
	 * Learns how wide the container is.
	 *
	 * @param width Px.
	 * @return Whether what is shown has other pages at this width.
	 */
	measure( width: number ): boolean {
		this.width = width;
		const { ratios, starts, album } = this.shown;
		return starts !== this.startsOf( ratios, this.level( album ) ).join();
	}

	/**
	 * Learns how high labels are.
	 *
	 * @param heightOf Of a level.
	 * @return By level.
	 */
	measureLabels(
		heightOf: ( level: LevelSettings, looks: LevelLooks ) => number
	): {
		first: number;
		all: number;
	} {
		const { runtime } = this.imported;
		this.heights = {
			first: heightOf( this.level( ROOT ), looksAt( runtime, true ) ),
			all: heightOf( this.level( '' ), looksAt( runtime, false ) ),
		};
		return this.heights;
	}

	/** Shows the same again, in the pages of another width. */
	repage(): void {
		this.again();
	}

	readonly layout = (
		ratios: Float64Array,
		{ first, end }: { first: number; end: number },
		level: LevelSettings,
		settings: LayoutSettings,
		width: number
	): Layout => {
		const exact = this.shown.ratios;
		return partOf(
			originalLayout( {
				ratios: exact.length === ratios.length ? exact : ratios,
				settings,
				labelHeight:
					labelHeight( level.label ) &&
					this.heights[ this.shown.album === ROOT ? 'first' : 'all' ],
				isBeside: isBeside( level ),
				width,
			} ),
			first,
			end
		);
	};

	private startsOf( ratios: number[], level: LevelSettings ): number[] {
		if ( level.mode !== 'pagination' && level.mode !== 'moreButton' ) {
			return [ 0 ];
		}
		const { rows } = this.layout(
			Float64Array.from( ratios ),
			{ first: 0, end: ratios.length },
			level,
			layoutFor( level, sizeClassOf( window.innerWidth ) ),
			this.width
		);
		const starts = pageStarts(
			rows,
			level.mode === 'pagination' ? level.maxRows : level.moreStep
		);
		return starts.length > 0 ? starts : [ 0 ];
	}

	/** Names of `i18n` that this gallery has no use for. */
	get unusedStrings(): readonly string[] {
		return this.words.unused;
	}

	/** What the album of now shows, with what a command looks for. */
	items(): GalleryItem[] {
		return this.list( { ...this.now, search: this.search } );
	}

	/** How many of them there are. */
	count(): number {
		return this.items().length;
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
		await this.fetch( state.album );
		if ( this.goesByShape( state.album ) ) {
			const { first, level } = this.config( state );
			const isPaged = [ 'pagination', 'moreButton' ].includes(
				level.mode
			);
			// Where a page begins depends on all before it, and how many there are on all.
			await learnSizes(
				isPaged
					? this.list( state ).slice( 0, MAX_LEARNED )
					: this.list( state ).slice(
							first,
							first + FIRST_WINDOW + MAX_ROW_LENGTH
						)
			);
		}
	}

	/**
	 * Brings an album of a provider.
	 *
	 * @param album Its id.
	 */
	private fetch( album: string ): Promise< void > {
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
		const { now, shown } = this;
		const view = this.view( { ...query, page: 1 } );
		Object.assign( this, { now, shown } );
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
		await this.fetch( query.album );
		const { now } = this;
		const config = this.config( { ...query, page: 1 } );
		this.now = now;
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
		const { album, tags, match } = state;
		this.now = { album, page: state.page, tags, match };
		const items = this.list( state );
		const level = this.level( state.album );
		const ratios = items.map( ratioOf );
		this.shown = { ratios, starts: '', album: state.album };
		const pages = this.startsOf( ratios, level );
		this.shown.starts = pages.join();
		const page = Math.min( state.page, pages.length ) - 1;
		return {
			rest: '',
			element: this.element,
			album: state.album,
			version: String( this.version ),
			total: items.length,
			up: items[ 0 ]?.kind === 'albumUp',
			first: level.mode === 'pagination' ? ( pages[ page ] ?? 0 ) : 0,
			ratios: packRatios( ratios ),
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
			classes: [
				...levelClasses( level ),
				LEVELS[ state.album === ROOT ? 'first' : 'all' ],
			].join( ' ' ),
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
			nth: this.nth,
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
			from: first,
			total,
			more:
				level.mode === 'moreButton' && end < total
					? {
							url: this.addressOf( {
								...state,
								page: state.page + 1,
							} ),
							hidden: total - end,
							isLeast: false,
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
		const { settings, runtime } = this.imported;
		const isFirst = album === ROOT;
		const level = {
			...levelSettings( settings, isFirst ),
			hoverEffects: effectNames( looksAt( runtime, isFirst ) ),
		};
		const own = ( isFirst && settings.firstLevel ) || settings;
		// Patterns of the original may have tiles over others.
		const keep = (
			to: Partial< LayoutSettings >,
			from: Partial< LayoutSettings > | undefined
		) => {
			if ( to.mosaic && from?.mosaic ) {
				to.mosaic = from.mosaic;
			}
		};
		keep( level.layout, own.layout ?? settings.layout );
		for ( const [ name, to ] of Object.entries( level.sizes ) ) {
			const size = name as SizeClass;
			keep( to, own.sizes?.[ size ] ?? settings.sizes?.[ size ] );
		}
		if ( level.mode === 'fullContent' && level.layout.lastRow === 'hide' ) {
			// The last tile says how many are left out.
			return { ...level, mode: 'rows', maxRows: ALL_ROWS };
		}
		return level;
	}

	private list( { album, tags, match, search }: Query ): GalleryItem[] {
		const { settings } = this.imported;
		const part = this.searchTags.toLowerCase();
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
	 * The address of a state; twin: frontend/gallery/browsing/address.ts.
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

/**
 * Whether a label as wide as the picture stands beside it.
 *
 * @param level Settings.
 */
function isBeside( { label: { display, position } }: LevelSettings ): boolean {
	return display && ( position === 'right' || position === 'left' );
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
	// Preact's core calls attributes of SVG as JSX does.
	for ( const icon of host.querySelectorAll( '[strokeWidth]' ) ) {
		icon.setAttribute(
			'stroke-width',
			icon.getAttribute( 'strokeWidth' ) ?? ''
		);
		icon.removeAttribute( 'strokeWidth' );
	}
	const html = host.innerHTML;
	root.unmount();
	return html;
}
