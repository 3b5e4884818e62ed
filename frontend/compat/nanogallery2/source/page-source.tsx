import type {
	IndexAnswer,
	Query,
	RenderAnswer,
	Source,
	State,
	TilesAnswer,
} from '@vitrine/gallery';
import {
	Gallery,
	levelClasses,
	packRatios,
	Tile,
	viewerSettings,
} from '../../../render/gallery';
import type {
	GalleryConfig,
	GalleryItem,
	GalleryView,
} from '../../../render/gallery';
import { LEVELS } from '../effects/page-styles';
import { ROOT } from '../items/catalogue';
import type { ReadAlbum } from '../items/connected';
import type { ImportedGallery } from '../items/markup';
import { isUnknown, learnSizes } from '../layout/sizes';
import { stringsOf } from '../strings';
import type { Strings } from '../strings';
import { Contents } from './contents';
import { goesByShape, hasPages, levelOf } from './level';
import { markup } from './markup';
import { Placement, ratioOf } from './placement';
import { FIRST_WINDOW, viewOf } from './view';

/** A row ends beyond the first window, and its pictures share its height. */
const MAX_ROW_LENGTH = 20;

/** Shapes that are learned before a gallery with pages is shown. */
const MAX_LEARNED = 500;

/** Items of a page of tiles; twin: frontend/gallery/state/pages.ts. */
const LENGTH = 50;

/** A gallery that a page lists itself: answers as the site's route does, without asking anybody. */
export class PageSource implements Source {
	readonly canReload = false;
	readonly contents: Contents;
	readonly placement: Placement;
	private readonly words: Strings;
	/** Changes when a shape has become known: what is beyond the first window is laid out again. */
	private version = 0;
	private learning = Promise.resolve();
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
		readAlbum: ReadAlbum | null = null
	) {
		this.words = stringsOf( imported.runtime.words, navigator.language );
		this.contents = new Contents(
			element,
			imported,
			this.words,
			readAlbum
		);
		this.placement = new Placement( imported );
	}

	watch( again: () => void ): void {
		this.again = again;
	}

	/** Shows the same again, in the pages of another width. */
	repage(): void {
		this.again();
	}

	readonly layout = (
		...shown: Parameters< Placement[ 'layout' ] >
	): ReturnType< Placement[ 'layout' ] > => this.placement.layout( ...shown );

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

	/**
	 * Learns the shapes of what is about to be shown, where it depends on them.
	 *
	 * @param state What to show.
	 */
	async prepare( state: State ): Promise< void > {
		await this.contents.fetch( state.album );
		if ( goesByShape( levelOf( this.imported, state.album ) ) ) {
			const { first, level } = this.config( state );
			// Where a page begins depends on all before it, and how many there are on all.
			await learnSizes(
				hasPages( level )
					? this.list( state ).slice( 0, MAX_LEARNED )
					: this.list( state ).slice(
							first,
							first + FIRST_WINDOW + MAX_ROW_LENGTH
						)
			);
		}
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
		if ( goesByShape( levelOf( this.imported, query.album ) ) ) {
			await this.learn( some, signal );
		}
		const { now, placement } = this;
		const { shown } = placement;
		const view = this.view( { ...query, page: 1 } );
		this.now = now;
		placement.shown = shown;
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
		if ( ! this.contents.has( album ) ) {
			throw Object.assign( new Error( 'No such album' ), {
				code: 'vitrine_album_unknown',
			} );
		}
		return {
			html: this.inside( state ),
			config: this.config( state ),
			title: this.contents.titleOf( album ),
		};
	}

	async index( query: Query, item: string ): Promise< IndexAnswer > {
		await this.contents.fetch( query.album );
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
		const level = levelOf( this.imported, album );
		const ratios = items.map( ratioOf );
		const pages = this.placement.show( album, level, ratios );
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

	private view( state: State ): GalleryView {
		const { imported, nth, contents, words } = this;
		const config = this.config( state );
		return viewOf(
			{ settings: imported.settings, nth, contents, words },
			state,
			config,
			this.list( state )
		);
	}

	private list( query: Query ): GalleryItem[] {
		return this.contents.list( query, this.searchTags );
	}
}
