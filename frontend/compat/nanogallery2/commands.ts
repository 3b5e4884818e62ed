/** Commands of the jQuery plugin on a gallery that was taken over: they answer at once, and what the original answers. */
import type { Gallery } from '@vitrine/gallery';
import type { GalleryItem } from '../../render/gallery/types';
import { asOriginal } from './callbacks/original-item';
import type { PageSource } from './source/page-source';

/** What the original's options are where a page says nothing: those that scripts ask for. */
const DEFAULTS: Record< string, unknown > = {
	kind: '',
	userID: '',
	album: '',
	photoset: '',
	items: null,
	itemsBaseURL: '',
	RTL: false,
	theme: 'nGY2',
	galleryTheme: 'dark',
	viewerTheme: 'dark',
	locationHash: true,
	displayBreadcrumb: true,
	breadcrumbAutoHideTopLevel: true,
	breadcrumbOnlyCurrentLevel: true,
	breadcrumbHideIcons: true,
	thumbnailSelectable: false,
	thumbnailWidth: 300,
	thumbnailHeight: 200,
	thumbnailGutterWidth: 2,
	thumbnailGutterHeight: 2,
	thumbnailBorderHorizontal: 2,
	thumbnailBorderVertical: 2,
	thumbnailBaseGridHeight: 0,
	thumbnailAlignment: 'fillWidth',
	thumbnailCrop: true,
	thumbnailLevelUp: false,
	thumbnailHoverEffect2: 'toolsAppear',
	thumbnailBuildInit2: '',
	thumbnailStacks: 0,
	thumbnailDisplayInterval: 15,
	thumbnailDisplayTransition: 'fadeIn',
	thumbnailDisplayTransitionDuration: 240,
	thumbnailOpenInLightox: true,
	thumbnailOpenOriginal: false,
	thumbnailAlbumDisplayImage: false,
	galleryDisplayMode: 'fullContent',
	galleryDisplayMoreStep: 2,
	galleryMaxRows: 2,
	galleryMaxItems: 0,
	gallerySorting: '',
	galleryFilterTags: false,
	galleryFilterTagsMode: 'single',
	galleryLastRowFull: false,
	galleryPaginationMode: 'rectangles',
	galleryPaginationTopButtons: true,
	paginationVisiblePages: 10,
	paginationSwipe: true,
	slideshowDelay: 3000,
	slideshowAutoStart: false,
	touchAnimation: false,
	touchAutoOpenDelay: 0,
	viewerZoom: true,
	viewerFullscreen: false,
	viewerHideToolsDelay: 4000,
	imageTransition: 'swipe2',
	openOnStart: '',
};

/** What `option` calls what the original has other names for. */
const OWN_NAMES: Record< string, string > = {
	thumbnailSelectable: 'selectable',
	galleryDisplayMode: 'mode',
	galleryMaxRows: 'maxRows',
	galleryDisplayMoreStep: 'moreStep',
	thumbnailWidth: 'width',
	thumbnailHeight: 'height',
	thumbnailGutterWidth: 'gutterWidth',
	thumbnailGutterHeight: 'gutterHeight',
	thumbnailAlignment: 'alignment',
	thumbnailOpenInLightox: 'openImage',
	thumbnailOpenOriginal: 'openOriginal',
	thumbnailAlbumDisplayImage: 'displayImageOnAlbum',
	slideshowDelay: 'viewer.slideshowDelay',
	slideshowAutoStart: 'viewer.slideshowAutoStart',
	imageTransition: 'viewer.transition',
	viewerZoom: 'viewer.zoom',
	viewerTheme: 'viewer.theme',
	viewerHideToolsDelay: 'viewer.hideToolsDelay',
};

/** Commands that are done and answer nothing: the plugin's own chain goes on. */
const CHAINED = [
	'displayItem',
	'refresh',
	'resize',
	'closeViewer',
	'minimizeToolbar',
	'maximizeToolbar',
	'paginationPreviousPage',
	'paginationNextPage',
	'paginationGotoPage',
	'destroy',
] as const;

/** In a cart of the original: place of the item, id, how many. */
interface OriginalEntry {
	idx: number;
	ID: string;
	qty: number;
}

/** A gallery that was taken over. */
export class Commands {
	private readonly options: Record< string, unknown >;
	/** Chosen by a command, while the code for it is on its way. */
	private readonly chosen = new Map< string, boolean >();
	private readonly counts = new Map< string, number >();

	constructor(
		private readonly element: HTMLElement,
		private readonly source: PageSource,
		options: Record< string, unknown >
	) {
		this.options = { ...DEFAULTS, ...options };
	}

	/** Undefined = it is being made: what can be answered is; what is to be done is asked for again (door.ts). */
	gallery?: Gallery | undefined;

	/**
	 * Runs one.
	 *
	 * @param name   Of the command.
	 * @param values What it is given.
	 * @return Undefined = the plugin answers with its own chain, as for names that it does not know.
	 */
	run( name: string, values: readonly unknown[] ): unknown {
		const { gallery, source } = this;
		const [ first, second ] = values;
		switch ( name ) {
			case 'instance':
				return gallery;
			case 'data':
				return this.data();
			case 'search':
				source.search = String( first ?? '' );
				return this.show();
			case 'search2':
				source.search = String( first ?? '' ).trim();
				source.searchTags = String( second ?? '' ).trim();
				return source.count();
			case 'search2Execute':
				return this.show();
			case 'reload':
				throw new Error( 'Not supported for this content source:' );
			case 'option':
				return this.option( String( first ), values );
			case 'itemsSelectedGet':
				return this.selected();
			case 'itemsSetSelectedValue':
				this.select( first, second === true );
				return undefined;
			case 'shoppingCartGet':
				return this.cart();
			case 'shoppingCartUpdate':
				return first === undefined || second === undefined
					? false
					: this.setCount( String( first ), Number( second ) );
			case 'shoppingCartRemove':
				return first === undefined
					? false
					: this.setCount( String( first ), 0 );
		}
		const command = CHAINED.find( ( one ) => one === name );
		if ( gallery && command ) {
			( gallery[ command ] as ( ...given: unknown[] ) => unknown ).apply(
				gallery,
				[ ...values ]
			);
		}
		return undefined;
	}

	private show(): number {
		this.gallery?.search( this.source.search );
		return this.source.count();
	}

	/** As much of the original's insides as scripts read. */
	private data() {
		const { source } = this;
		const all = source.contents.all();
		const shown = source.items();
		const { album, page } = source.now;
		return {
			items: [ source.contents.item( '0' ), ...all ].flatMap( ( item ) =>
				item ? this.original( item ) : []
			),
			gallery: {
				albumIdx: all.findIndex( ( { id } ) => id === album ) + 1,
				items: shown.map( ( item ) => ( {
					thumbnailIdx: all.indexOf( item ) + 1,
				} ) ),
				pagination: { currentPage: page - 1 },
				albumSearch: source.search.toUpperCase(),
				albumSearchTags: source.searchTags.toUpperCase(),
				curNavLevel: album === '0' ? 'l1' : 'lN',
				nbSelected: this.selected().length,
			},
			lightbox: {
				viewerDisplayed:
					document.querySelector( 'dialog.vitrine-viewer[open]' ) !==
					null,
			},
			shoppingcart: this.cart(),
		};
	}

	private original( item: GalleryItem ) {
		return asOriginal( this.element, item );
	}

	private selected() {
		const ids = new Set(
			this.gallery?.itemsSelectedGet().map( ( { id } ) => id )
		);
		for ( const [ id, value ] of this.chosen ) {
			ids[ value ? 'add' : 'delete' ]( id );
		}
		return this.source.contents
			.all()
			.filter( ( { id } ) => ids.has( id ) )
			.map( ( item ) => this.original( item ) );
	}

	private select( items: unknown, value: boolean ): void {
		const ids = ( Array.isArray( items ) ? items : [] ).flatMap(
			( item ) => {
				const id = Object( item ).id ?? Object( item ).ID ?? item;
				return typeof id === 'string' || typeof id === 'number'
					? String( id )
					: [];
			}
		);
		ids.forEach( ( id ) => this.chosen.set( id, value ) );
		this.gallery
			?.itemsSetSelectedValue( ids, value )
			.then( () => ids.forEach( ( id ) => this.chosen.delete( id ) ) );
	}

	private cart(): OriginalEntry[] {
		const all = this.source.contents.all();
		const cart = this.gallery?.shoppingCartGet() ?? [];
		return cart.flatMap( ( { ID, cnt } ) => {
			const qty = this.counts.get( ID ) ?? cnt;
			const idx = all.findIndex( ( { id } ) => id === ID ) + 1;
			return qty > 0 ? [ { idx, ID, qty } ] : [];
		} );
	}

	/** Only what is in the cart already changes. */
	private setCount( id: string, count: number ): OriginalEntry[] {
		const isThere = this.cart().some( ( { ID } ) => ID === id );
		if ( isThere && count >= 0 ) {
			this.counts.set( id, count );
			this.gallery
				?.shoppingCartUpdate( id, count )
				.then( () => this.counts.delete( id ) );
		}
		return this.cart();
	}

	private option( name: string, values: readonly unknown[] ): unknown {
		const value = values[ 1 ];
		const own = Object.hasOwn( OWN_NAMES, name ) ? OWN_NAMES[ name ] : name;
		if ( value === undefined ) {
			return Object.hasOwn( this.options, name )
				? this.options[ name ]
				: this.gallery?.optionGet( String( own ) );
		}
		this.options[ name ] = value;
		this.gallery?.optionSet( String( own ), value );
		return undefined;
	}
}
