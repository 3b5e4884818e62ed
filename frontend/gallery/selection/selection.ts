import { emit, forget, keep, recall, safeUrl } from '@vitrine/frontend';
import type { VitrineEvents } from '@vitrine/frontend';
import type { openViewer } from '@vitrine/viewer';
import type { GalleryItem } from '../../render/gallery/types';
import icons from '../../render/icons.json';
import { MAX_COUNT, parseSelection } from './selection-link';
import { announce, say, word } from '../messages';
import { selectionKey } from '../context';
import type { Context } from '../context';
import type { Selection } from '../parts';
import { cartOf } from '../gallery';
import { itemOf } from '../../render/gallery/items/tile-item';
import { Pages, pagesOf } from '../state/pages';
import type { createPanel } from './panel';
import type * as Tools from './tools';
import type { Selected } from '../types';
import { sourceOf } from '../state/site';
import { fragmentTo } from '../state/tracking';
import { START } from '../state/variable';

type By = VitrineEvents[ 'vitrine:gallery:cart' ][ 'by' ];

type ViewerTools = NonNullable<
	Parameters< typeof openViewer >[ 0 ][ 'tools' ]
>;

/** Seconds: a visit, and no longer than a day. */
const LIFETIME = 86_400;

const SELECT = '.wp-block-vitrine-gallery__tool.is-select';

/** Selection, cart and the tools of tiles. */
export function create( context: Context ): Selection {
	const { selection, element, signal } = context;
	const source = sourceOf( context );
	const key = selectionKey( context.config );
	let panel: ReturnType< typeof createPanel > | null = null;
	/** Once a script has said whether there are any. */
	let tools: typeof Tools | null = null;

	/** Tells what is there about what is chosen. */
	const show = () => {
		tools?.renewTools( context );
		const tiles = element.querySelectorAll< HTMLElement >( '[data-item]' );
		for ( const tile of tiles ) {
			const item = itemOf( tile );
			const isSelected =
				selection.get( item?.id ?? '' )?.selected ?? false;
			tile.classList.toggle( 'is-selected', isSelected );
			tile.querySelector( SELECT )?.setAttribute(
				'aria-pressed',
				String( isSelected )
			);
		}
		showPanel();
	};

	const isShown = () =>
		selection.size > 0 &&
		( context.config.selectable || context.config.cart );

	const showPanel = () => {
		if ( ! isShown() && ! panel ) {
			return;
		}
		import(
			/* webpackChunkName: "chunks/gallery-selection-panel" */ './panel'
		)
			.then( ( module ) => {
				if ( signal.aborted ) {
					return;
				}
				panel ??= module.createPanel( context, {
					setCount: ( id, cnt ) => setCount( id, cnt, 'gallery' ),
					deselect: ( id ) => select( [ id ], false ),
					clear,
				} );
				panel.show( isShown() );
			} )
			// Nothing is lost but the list.
			.catch( () => undefined );
	};

	const save = () => {
		if ( selection.size === 0 ) {
			forget( key );
		} else {
			keep( key, [ ...selection.values() ], LIFETIME );
		}
		show();
	};

	/**
	 * An entry, made where there is none; empty ones go when they are saved.
	 *
	 * @param item  Item.
	 * @param index Its place in the album, -1 = not known.
	 */
	const entryOf = ( item: GalleryItem, index: number ): Selected => {
		const entry = selection.get( item.id ) ?? {
			selected: false,
			cnt: 0,
			index,
			item,
		};
		selection.set( item.id, entry );
		return entry;
	};

	const tidy = () => {
		for ( const [ id, { selected, cnt } ] of selection ) {
			if ( ! selected && cnt <= 0 ) {
				selection.delete( id );
			}
		}
	};

	/**
	 * An item that the page knows.
	 *
	 * @param id Of the item.
	 */
	const known = (
		id: string
	): { item: GalleryItem; index: number } | null => {
		const there = selection.get( id );
		if ( there ) {
			return there;
		}
		const pages = pagesOf( context );
		for ( const index of pages.known() ) {
			const item = pages.knownItem( index );
			if ( item?.id === id ) {
				return { item, index };
			}
		}
		return null;
	};

	/**
	 * An item of an album, whatever of it the page shows.
	 *
	 * @param album  Its id.
	 * @param id     Of the item.
	 * @param albums Those that have been asked for.
	 */
	const fetchItem = async (
		album: string,
		id: string,
		albums: Map< string, Pages >
	): Promise< { item: GalleryItem; index: number } | null > => {
		const query = { ...START, album };
		const index = await source
			.index( query, id, signal )
			.catch( ( reason: unknown ) => {
				// An album that is gone, or never was, is no failure.
				if ( Object( reason ).code !== 'vitrine_album_unknown' ) {
					throw reason;
				}
			} );
		if ( ! index || index.place < 0 ) {
			return null;
		}
		const pages =
			albums.get( album ) ??
			new Pages( {
				source,
				query,
				cursors: index.cursors,
				version: index.version,
				total: index.total,
				onStale: () => undefined,
			} );
		albums.set( album, pages );
		const item = await pages.item( index.place );
		signal.throwIfAborted();
		return item ? { item, index: index.place } : null;
	};

	/**
	 * Items of the album for a command: a filter may hide them, and other pages have them.
	 *
	 * @param ids Of the items.
	 */
	const findAll = async ( ids: string[] ) => {
		const albums = new Map< string, Pages >();
		const found = [];
		for ( const id of ids ) {
			found.push(
				known( id ) ??
					( await fetchItem( context.state.album, id, albums ) )
			);
		}
		return found.filter( ( each ) => each !== null );
	};

	const set = (
		items: { item: GalleryItem; index: number }[],
		value: boolean
	) => {
		const changed = items.filter( ( { item, index } ) => {
			const entry = entryOf( item, index );
			const isNew = entry.selected !== value && item.kind !== 'albumUp';
			entry.selected = isNew ? value : entry.selected;
			return isNew;
		} );
		tidy();
		save();
		if ( changed.length > 0 ) {
			const ids = changed.map( ( { item } ) => item.id );
			emit(
				element,
				value ? 'vitrine:gallery:select' : 'vitrine:gallery:deselect',
				{ ids }
			);
			const count = [ ...selection.values() ].filter(
				( { selected } ) => selected
			).length;
			announce( context, word( context, 'selected', count ) );
		}
	};

	const select = ( ids: string[], value: boolean ) => {
		set(
			ids.flatMap( ( id ) => known( id ) ?? [] ),
			value
		);
	};

	const setCount = ( id: string, cnt: number, by: By ) => {
		const found = known( id );
		if ( ! found || ! Number.isInteger( cnt ) ) {
			return;
		}
		const entry = entryOf( found.item, found.index );
		const before = entry.cnt;
		entry.cnt = Math.min( MAX_COUNT, Math.max( 0, cnt ) );
		tidy();
		save();
		if ( entry.cnt !== before ) {
			emit( element, 'vitrine:gallery:cart', {
				cart: cartOf( context ),
				id,
				by,
			} );
			const all = cartOf( context ).reduce(
				( sum, each ) => sum + each.cnt,
				0
			);
			announce( context, `${ word( context, 'cart' ) }: ${ all }` );
		}
	};

	const clear = () => {
		const entries = [ ...selection.values() ];
		set(
			entries.filter( ( { selected } ) => selected ),
			false
		);
		for ( const { item, cnt } of entries ) {
			if ( cnt > 0 ) {
				setCount( item.id, 0, 'gallery' );
			}
		}
	};

	/**
	 * Adds one to the cart (another one of the same counts up).
	 *
	 * @param item Item.
	 * @param by   Where it was chosen.
	 */
	const add = ( item: GalleryItem, by: By ) => {
		const { index } = known( item.id ) ?? { index: -1 };
		const { cnt } = entryOf( item, index );
		setCount( item.id, cnt + 1, by );
	};

	const share = async ( item: GalleryItem ) => {
		const { config } = context;
		const fragment = fragmentTo( context, item.id, '' );
		const url = fragment
			? new URL( fragment, window.location.href ).href
			: new URL( item.url, document.baseURI ).href;
		if ( 'share' in navigator ) {
			await navigator.share( { url, title: item.title } );
		} else {
			await window.navigator.clipboard.writeText( url );
			announce( context, config.words[ 'copied' ] ?? '' );
		}
	};

	/**
	 * Does what a tool says.
	 *
	 * @param tool  Its name.
	 * @param item  Of the tile or of the viewer.
	 * @param by    Where it was used.
	 * @param place Of the item in the album.
	 */
	const run = async (
		tool: string,
		item: GalleryItem,
		by: By,
		place = -1
	): Promise< void > => {
		const detail = { id: item.id, tool };
		if ( ! emit( element, 'vitrine:gallery:tool', detail ) ) {
			return;
		}
		switch ( tool ) {
			case 'select':
				return select(
					[ item.id ],
					! selection.get( item.id )?.selected
				);
			case 'shoppingcart':
				return add( item, by );
			case 'display':
				return item.kind === 'image'
					? void ( await (
							await context.part( 'opening' )
						).open( place, 'new' ) )
					: ( await context.part( 'browsing' ) ).enter( item );
			case 'download':
				return download( item );
			case 'info':
			case 'share':
				if ( item.kind === 'image' ) {
					const opening = await context.part( 'opening' );
					await opening.open( place, 'new', tool );
				} else {
					await share( item );
				}
		}
	};

	const restore = () => {
		const kept = recall( key );
		for ( const entry of Array.isArray( kept ) ? kept : [] ) {
			const { selected, cnt, index, item } = Object( entry );
			if (
				typeof item?.id === 'string' &&
				typeof item.title === 'string'
			) {
				selection.set( item.id, {
					selected: selected === true,
					cnt: Number.isInteger( cnt ) ? Math.max( 0, cnt ) : 0,
					index: Number.isInteger( index ) ? index : -1,
					item,
				} );
			}
		}
		tidy();
	};

	/** Chooses again what a link says. */
	const follow = async () => {
		const links = parseSelection(
			window.location.hash,
			context.config.element
		);
		const albums = new Map< string, Pages >();
		for ( const { album, id, cnt } of links ?? [] ) {
			const found = await fetchItem( album, id, albums );
			if ( found ) {
				entryOf( found.item, found.index );
				if ( cnt > 0 ) {
					setCount( id, cnt, 'gallery' );
				} else {
					select( [ id ], true );
				}
			}
		}
	};

	restore();
	show();
	element.addEventListener( 'vitrine:replaced', show, { signal } );
	follow().catch( () => {
		if ( ! signal.aborted ) {
			say( context, word( context, 'failed' ) );
		}
	} );
	window.addEventListener(
		'hashchange',
		() => {
			follow().catch( () => undefined );
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => {
		panel?.remove();
		for ( const tile of element.querySelectorAll( '.is-selected' ) ) {
			tile.classList.remove( 'is-selected' );
		}
		for ( const tool of element.querySelectorAll( SELECT ) ) {
			tool.setAttribute( 'aria-pressed', 'false' );
		}
	} );

	return {
		select: async ( ids: string[], value: boolean ): Promise< void > => {
			set( await findAll( ids ), value );
		},

		setCount: async ( id: string, cnt: number ): Promise< void > => {
			const isMore = Number.isInteger( cnt ) && cnt > 0;
			const [ found ] = isMore ? await findAll( [ id ] ) : [];
			if ( found ) {
				entryOf( found.item, found.index );
			}
			setCount( id, cnt, 'command' );
		},

		run,

		/** The cart, and what the page's own scripts have added, as tools of the viewer. */
		viewerTools: (): ViewerTools => {
			const { viewer, words, cart } = context.config;
			const names = JSON.stringify( viewer ).match( /custom\d+/g ) ?? [];
			return Object.fromEntries(
				[ ...names, ...( cart ? [ 'shoppingcart' ] : [] ) ].map(
					( name ) => {
						const isCart = name === 'shoppingcart';
						return [
							name,
							{
								label: words[ isCart ? 'cart' : name ] ?? name,
								icon: isCart ? icons.cart : icons.featured,
								run: ( item ) => {
									run( name, item, 'viewer' ).catch(
										() => undefined
									);
								},
							},
						];
					}
				)
			);
		},

		/**
		 * Selects what a tile shows, or no longer.
		 *
		 * @param tile The tile.
		 */
		toggle: ( tile: HTMLElement ): void => {
			const item = itemOf( tile );
			if ( item ) {
				set(
					[ { item, index: Number( tile.dataset[ 'index' ] ) } ],
					! selection.get( item.id )?.selected
				);
			}
		},

		/**
		 * Uses a tool of a tile.
		 *
		 * @param tool Its button.
		 * @param tile Its tile.
		 */
		use: async (
			tool: HTMLElement,
			tile: HTMLElement
		): Promise< void > => {
			const item = itemOf( tile );
			const name = [ ...tool.classList ]
				.find( ( each ) => each.startsWith( 'is-' ) )
				?.slice( 3 );
			if ( item && name ) {
				const place = Number( tile.dataset[ 'index' ] );
				await run( name, item, 'gallery', place );
			}
		},

		/**
		 * Forgets the selection of an album.
		 *
		 * @param album Its id.
		 */
		deselectAlbum: ( album: string ): void => {
			set(
				[ ...selection.values() ].filter(
					( { selected, item } ) => selected && item.albumID === album
				),
				false
			);
		},

		/** Shows whether things can be selected and bought. */
		refresh: async (): Promise< void > => {
			tools = await import(
				/* webpackChunkName: "chunks/gallery-tools" */ './tools'
			);
			signal.throwIfAborted();
			element.classList.toggle(
				'is-selectable',
				context.config.selectable
			);
			show();
		},
	};
}

/**
 * Saves a file.
 *
 * @param item Whose file.
 */
function download( item: GalleryItem ): void {
	const link = document.createElement( 'a' );
	link.href = safeUrl( item.downloadURL || item.originalURL || item.src );
	link.download = '';
	link.rel = 'noopener';
	if ( link.getAttribute( 'href' ) ) {
		link.click();
	}
}
