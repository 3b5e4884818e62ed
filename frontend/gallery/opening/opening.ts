import { emit, safeUrl } from '@vitrine/frontend';
import { goTo } from '../../core/go-to';
import type { openViewer } from '@vitrine/viewer';
import { actionOf } from './click';
import { say, word } from '../messages';
import { find } from '../context';
import type { Context } from '../context';
import type { Opening } from '../parts';
import { parseFragment } from '../state/fragment';
import type { OpenOn } from './album';
import { showsAtFirst } from './hover';
import { itemOf } from '../../render/gallery/items/tile-item';
import { indexOf, placeOf } from './order';
import { pagesOf } from '../state/pages';
import { sourceOf } from '../state/site';
import { fragmentTo } from '../state/tracking';

/** On a tile that shows its hover effect because a finger touched it. */
const HOVERED = 'is-hovered';

type Handle = ReturnType< typeof openViewer >;
type Options = Parameters< typeof openViewer >[ 0 ];

/** The way into the viewer, and back to the tile. */
export function create( context: Context ): Opening {
	const { element, signal } = context;
	const { ownerDocument } = element;
	const source = sourceOf( context );
	let handle: Handle | null = null;

	const tileAt = ( place: number ) =>
		find( context, 'items' )?.querySelector< HTMLElement >(
			`[data-index="${ place }"]`
		) ?? null;

	const linkAt = ( place: number ) =>
		tileAt( place )?.querySelector< HTMLElement >( 'a' ) ?? null;

	/**
	 * Shows the tile of a picture: its page, and where it is on it.
	 *
	 * @param place Its place in the album.
	 */
	const showTile = async ( place: number ) => {
		if ( context.config.level.mode === 'pagination' ) {
			await ( await context.part( 'browsing' ) ).turnTo( place, left );
		}
		const tile = tileAt( place );
		if ( tile?.getBoundingClientRect().width ) {
			tile.scrollIntoView( { block: 'nearest', behavior: 'instant' } );
		} else {
			const tiles = await context.part( 'tiles' );
			await tiles.reveal( place );
		}
		if ( ! element.contains( ownerDocument.activeElement ) ) {
			linkAt( place )?.focus( { preventScroll: true } );
		}
	};

	/** Tools that the viewer does not know by itself. */
	const ownTools = async () => {
		const { viewer, cart } = context.config;
		return cart || /custom\d/.test( JSON.stringify( viewer ) )
			? ( await context.part( 'selection' ) ).viewerTools()
			: {};
	};

	/**
	 * Opens the viewer on an album.
	 *
	 * @param album   What it shows.
	 * @param index   Where it begins.
	 * @param entry   Whether the history has an entry for it.
	 * @param panel   Panel that is open.
	 * @param onClose Receives the place of the last picture.
	 */
	const openOn: OpenOn = async (
		{ query, pages, others, total },
		index,
		entry,
		panel,
		onClose
	) => {
		// What is shown first is known before the screen goes dark.
		const [ module, tools ] = await Promise.all( [
			context.viewer(),
			ownTools(),
			pages.item( placeOf( index, others ) ),
		] );
		if ( signal.aborted ) {
			return;
		}
		const { viewer, words } = context.config;
		handle = module.openViewer( {
			items: {
				count: total - others.length,
				at: ( at ) => pages.knownItem( placeOf( at, others ) ),
				load: ( at ) => pages.item( placeOf( at, others ) ),
			},
			index,
			settings: viewer,
			words,
			host: element,
			entry,
			...( panel && { panel } ),
			returnTo: ( at ) => linkAt( placeOf( at, others ) ),
			address: ( { id } ) => fragmentTo( context, query.album, id ),
			tools,
			onClose: ( at ) => {
				handle = null;
				const place = placeOf( at, others );
				onClose( place, pages.knownItem( place ) );
			},
		} );
	};

	const open = async (
		place: number,
		entry: 'new' | 'there',
		panel?: Options[ 'panel' ]
	): Promise< boolean > => {
		const { others = [], total } = context.config;
		const index = indexOf( place, others );
		if ( index < 0 || place < 0 || place >= total ) {
			return false;
		}
		if ( handle ) {
			handle.go( index );
			return true;
		}
		const album = {
			query: context.state,
			pages: pagesOf( context ),
			others,
			total,
		};
		await openOn( album, index, entry, panel, ( last ) => {
			const isElsewhere =
				last !== place ||
				entry === 'there' ||
				// The window may have turned meanwhile, and its pages with it.
				! tileAt( last )?.checkVisibility?.();
			if ( isElsewhere && ! signal.aborted ) {
				showTile( last )
					.then( async () => {
						if ( entry === 'there' ) {
							const browsing = await context.part( 'browsing' );
							await left();
							browsing.addresses.settle();
						}
					} )
					.catch( () => undefined );
			}
		} );
		return true;
	};

	let timer = 0;
	const hover = ( tile: Element | null ) => {
		window.clearTimeout( timer );
		element.querySelector( `.${ HOVERED }` )?.classList.remove( HOVERED );
		tile?.classList.add( HOVERED );
	};
	document.addEventListener(
		'pointerdown',
		( { target } ) => {
			if ( ! ( target as Element ).closest?.( `.${ HOVERED }` ) ) {
				hover( null );
			}
		},
		{ signal, passive: true }
	);
	signal.addEventListener( 'abort', () => {
		hover( null );
		handle?.close();
	} );

	/**
	 * Does what a click on a tile does.
	 *
	 * @param tile    The tile.
	 * @param link    Its link.
	 * @param isTouch Whether a finger did it.
	 */
	const click = async (
		tile: HTMLElement,
		link: HTMLAnchorElement,
		isTouch: boolean
	): Promise< void > => {
		const item = itemOf( tile );
		if ( ! item ) {
			throw new Error( 'A plain link' );
		}
		if ( ! emit( element, 'vitrine:gallery:click', { id: item.id } ) ) {
			return;
		}
		const { config, selection } = context;
		const action = actionOf(
			item,
			{
				isTouch,
				isSelecting: [ ...selection.values() ].some(
					( { selected } ) => selected
				),
				isHovered: tile.classList.contains( HOVERED ),
				showsAtFirst: showsAtFirst( tile, config.level.hoverEffects ),
			},
			config
		);
		hover( action === 'hover' ? tile : null );
		switch ( action ) {
			case 'hover':
				if ( config.touchAutoOpenDelay > 0 ) {
					timer = window.setTimeout( () => {
						click( tile, link, true ).catch( () => {
							goTo( link.href );
						} );
					}, config.touchAutoOpenDelay );
				}
				return;
			case 'follow':
				if ( link.target && link.target !== '_self' ) {
					window.open(
						safeUrl( link.href ),
						link.target,
						'noopener'
					);
				} else {
					goTo( link.href );
				}
				return;
			case 'original':
				window.open(
					safeUrl( item.originalURL || item.src ),
					'_blank',
					'noopener'
				);
				return;
			case 'select':
				return ( await context.part( 'selection' ) ).toggle( tile );
			case 'firstImage': {
				const { openFirst } = await import(
					/* webpackChunkName: "chunks/gallery-first-image" */ './first-image'
				);
				return openFirst( context, item, openOn );
			}
			case 'album':
				return ( await context.part( 'browsing' ) ).enter( item );
			case 'view':
				if (
					! ( await open( Number( tile.dataset[ 'index' ] ), 'new' ) )
				) {
					throw new Error( 'A plain link' );
				}
		}
	};

	return {
		open,

		click,

		/** The viewer, while it is open. */
		viewer: () => handle,

		/** Fetches its code. */
		prepare: async (): Promise< void > => {
			await context.viewer();
		},

		/**
		 * Opens an item of the album that is shown, wherever in it it is.
		 *
		 * @param id    Of the item.
		 * @param entry Whether the history has an entry for it.
		 * @return Whether there is such an item.
		 */
		openId: async (
			id: string,
			entry: 'new' | 'there'
		): Promise< boolean > => {
			const pages = pagesOf( context );
			const place =
				pages
					.known()
					.find( ( at ) => pages.knownItem( at )?.id === id ) ??
				( await source.index( context.state, id, signal ) ).place;
			try {
				return await open( place, entry );
			} catch ( reason ) {
				say( context, word( context, 'failed' ) );
				throw reason;
			}
		},
	};
}

/** Ms that a browser may take to go back to the entry before the viewer's. */
const PATIENCE = 600;

/** When the viewer's entry in the history has been left: what is written before would be written into it. */
async function left(): Promise< void > {
	if ( parseFragment( window.location.hash )?.image ) {
		await new Promise( ( resolve ) => {
			window.addEventListener( 'popstate', () => setTimeout( resolve ), {
				once: true,
			} );
			setTimeout( resolve, PATIENCE );
		} );
	}
}
