import type { GalleryConfig, GalleryItem } from '../../render/gallery/types';
import { isSame, stateOf } from './address';
import { hush, say, word } from '../messages';
import type { Context } from '../context';
import type { Browsing } from '../parts';
import { cartOf } from '../gallery';
import { addressesOf } from './history';
import { isRepaged, itemsOf, Loader } from './loader';
import type { How } from './loader';
import { pageOf } from './page-of';
import { pagesOf } from '../state/pages';
import { setOption } from '../state/set-option';
import { attachSwipe } from './swipe';
import type { GalleryData, State } from '../types';
import { sourceOf } from '../state/site';
import { START } from '../state/variable';

/** Milliseconds after the last key before a search begins. */
const PAUSE = 300;

/** Albums, pages, filter, search and their addresses. */
export function create( context: Context ): Browsing {
	const { signal } = context;
	const source = sourceOf( context );
	source.warmUp?.();
	const addresses = addressesOf( context );
	let asked: State | null = null;
	let timer = 0;
	const loader = new Loader( context, addresses, () =>
		window.clearTimeout( timer )
	);
	const command = ( state: State, how: How ) => loader.command( state, how );
	source.watch?.( () => command( context.state, { entry: 'none' } ) );

	/** An image that is not there has been asked for, and the visitor reads so. */
	let isMissing = false;
	/** The image that a fragment names, while it is looked for: browsers tell of a change twice. */
	let wanted = '';

	const openImage = async ( image: string, entry: 'new' | 'there' ) => {
		const opening = await context.part( 'opening' );
		isMissing = ! ( await opening.openId( image, entry ) );
		if ( isMissing ) {
			say( context, word( context, 'noImage' ) );
		}
	};

	/**
	 * Shows the image of a fragment; without one the album is shown already.
	 *
	 * @param image Its id, '' = none.
	 */
	const arrive = async ( image: string ) => {
		if ( image && image !== wanted ) {
			wanted = image;
			await openImage( image, 'there' ).finally( () => {
				wanted = '';
			} );
		} else if ( ! image ) {
			if ( isMissing ) {
				isMissing = false;
				hush( context );
			}
			addresses.tidy();
		}
	};

	const follow = async ( link: HTMLAnchorElement ): Promise< void > => {
		if ( link.className.includes( '__more' ) ) {
			if ( context.config.level.mode !== 'moreButton' ) {
				throw new Error( 'A plain link' );
			}
			await ( await context.part( 'tiles' ) ).more();
			return;
		}
		const url = new URL( link.href );
		await loader.show(
			stateOf( url.searchParams, context.config.element ),
			{
				entry: 'push',
			}
		);
	};

	const submit = async (
		form: HTMLFormElement,
		type: string
	): Promise< void > => {
		window.clearTimeout( timer );
		if ( type === 'input' ) {
			await new Promise( ( resolve ) => {
				timer = window.setTimeout( resolve, PAUSE );
			} );
		}
		const query = new URLSearchParams();
		for ( const [ name, value ] of new FormData( form ) ) {
			query.append( name, String( value ) );
		}
		const { state, config } = context;
		const found = stateOf( query, config.element );
		const next: State = {
			...found,
			album: state.album,
			page: 1,
			// Tags that are links are no fields.
			...( form.querySelector( '[name*="[tags]"]' )
				? {}
				: { tags: state.tags, match: state.match } ),
		};
		if ( isSame( { ...next, page: state.page }, state ) ) {
			return;
		}
		// Letters of one word are one step back.
		const isTyping = state.search !== '' && next.search !== '';
		const shown = loader.show( next, {
			entry: isTyping ? 'replace' : 'push',
		} );
		await ( type === 'submit' ? shown : shown.catch( failed( next ) ) );
	};

	const failed = ( state: State ) => () => {
		say( context, word( context, 'failed' ), () => {
			command( state, { entry: 'push' } );
		} );
	};

	signal.addEventListener( 'abort', () => {
		window.clearTimeout( timer );
		loader.stop();
	} );
	attachSwipe( context, ( by ) => {
		const { pages, level } = context.config;
		const count = level.mode === 'pagination' ? pages.length : 1;
		if ( count > 1 ) {
			const page = ( context.state.page - 1 + by + count ) % count;
			command( { ...context.state, page: page + 1 }, { entry: 'push' } );
		}
	} );

	return {
		addresses,
		follow,
		submit,

		/** Goes where the address bar says. */
		locate: async (): Promise< void > => {
			const found = addresses.read();
			if ( ! found ) {
				return;
			}
			const { state, image, scroll } = found;
			const { heading } = loader;
			const target = heading?.state ?? context.state;
			if ( ! isSame( target, state ) ) {
				await command( state, { entry: 'none', scroll } );
			} else {
				await heading?.done.catch( () => undefined );
			}
			if ( context.state.album === state.album ) {
				await arrive( image );
			}
		},

		/**
		 * Enters an album, or leaves it by the back item.
		 *
		 * @param item Its tile's.
		 */
		enter: async ( item: GalleryItem ): Promise< void > => {
			const url = new URL( item.url, document.baseURI );
			const state =
				item.kind === 'album'
					? { ...START, album: item.id }
					: stateOf( url.searchParams, context.config.element );
			await loader.show( state, { entry: 'push' } );
		},

		display: async ( album: string, image: string ): Promise< void > => {
			if ( ! album ) {
				return;
			}
			const isThere =
				album === context.state.album ||
				( await command( { ...START, album }, { entry: 'push' } ) );
			if ( isThere && image ) {
				await openImage( image, 'new' );
			}
		},

		/**
		 * Turns to the page that shows a place at this width.
		 *
		 * @param place Its place in the album.
		 * @param ready Is waited for before the address changes.
		 */
		turnTo: async (
			place: number,
			ready: () => Promise< void >
		): Promise< void > => {
			const tiles = await context.part( 'tiles' );
			const page = pageOf( place, tiles.starts() );
			if ( page !== context.state.page ) {
				await ready();
				await command(
					{ ...context.state, page },
					{ entry: 'replace' }
				);
			}
		},

		/**
		 * Shows a page.
		 *
		 * @param page From 1.
		 */
		page: async ( page: number ): Promise< void > => {
			if ( page !== context.state.page ) {
				await command( { ...context.state, page }, { entry: 'push' } );
			}
		},

		data: (): GalleryData => {
			const { selection, config, state } = context;
			const pages = pagesOf( context );
			return {
				...state,
				items: pages
					.known()
					.flatMap( ( place ) => pages.knownItem( place ) ?? [] ),
				total: itemsOf( context ),
				pages:
					config.level.mode === 'pagination'
						? config.pages.length
						: 1,
				selected: [ ...selection.values() ].flatMap(
					( { selected, item } ) => ( selected ? item : [] )
				),
				cart: cartOf( context ),
			};
		},

		/**
		 * Changes an option and shows it.
		 *
		 * @param name  Of the option.
		 * @param value Of the type that it has.
		 */
		set: async ( name: string, value: unknown ): Promise< void > => {
			if ( ! setOption( context.config, name, value ) ) {
				return;
			}
			context.options.set( name, value );
			if ( name === 'selectable' || name === 'cart' ) {
				await ( await context.part( 'selection' ) ).refresh();
			} else if ( isAboutTiles( context.config, name ) ) {
				if ( isRepaged( context ) ) {
					await loader.repage();
				} else {
					( await context.part( 'tiles' ) ).refresh();
				}
			}
		},

		search: async ( title: string ): Promise< number > => {
			await command(
				{ ...context.state, page: 1, search: title },
				{ entry: 'push' }
			);
			return itemsOf( context );
		},

		search2: async (
			title: string,
			tags: string | string[]
		): Promise< number > => {
			asked = {
				...context.state,
				page: 1,
				search: title,
				tags:
					typeof tags === 'string'
						? tags.split( /\s+/ ).filter( Boolean )
						: [ ...tags ],
			};
			try {
				const { total } = await source.index( asked, '', signal );
				return total - Number( context.config.up );
			} catch {
				say( context, word( context, 'failed' ) );
				return 0;
			}
		},

		search2Execute: async (): Promise< number > => {
			await command( asked ?? context.state, { entry: 'push' } );
			return itemsOf( context );
		},

		reload: async (): Promise< void > => {
			if ( ! source.canReload ) {
				say( context, word( context, 'noSource' ) );
				return;
			}
			if ( ! context.config.album ) {
				say( context, word( context, 'noCurrent' ) );
				return;
			}
			const selection = await context.part( 'selection' );
			selection.deselectAlbum( context.state.album );
			await command( context.state, { entry: 'none', isReload: true } );
		},
	};
}

/**
 * Whether an option changes where tiles are.
 *
 * @param config What the gallery goes by.
 * @param name   Of the option.
 */
function isAboutTiles( config: GalleryConfig, name: string ): boolean {
	const owner = name.split( '.' )[ 0 ] ?? '';
	return (
		owner === 'sizesBy' ||
		owner === 'level' ||
		Object.hasOwn( config.level, owner ) ||
		Object.hasOwn( config.level.layout, owner )
	);
}
