import { loadOnce } from '../core/load';
import type { GalleryConfig } from '../render/gallery/types';
import type { Context } from './context';

/** What is fetched when it is wanted. */
const PARTS = {
	/** Albums, pages, filter, search, addresses. */
	browsing: () =>
		import(
			/* webpackChunkName: "chunks/gallery-browsing" */ './browsing/browsing'
		),
	/** Tiles beyond the first window. */
	tiles: () =>
		import(
			/* webpackChunkName: "chunks/gallery-tiles" */ './tiles/tiles'
		),
	/** The way into the viewer. */
	opening: () =>
		import(
			/* webpackChunkName: "chunks/gallery-opening" */ './opening/opening'
		),
	/** Keys in tiles. */
	keys: () =>
		import( /* webpackChunkName: "chunks/gallery-keys" */ './tiles/keys' ),
	/** Selection, cart, tools. */
	selection: () =>
		import(
			/* webpackChunkName: "chunks/gallery-selection" */ './selection/selection'
		),
};

/**
 * Makes what the parts of a gallery share.
 *
 * @param element The wrapper.
 * @param config  What the page says.
 * @param source  Where items come from.
 * @param signal  Ends it.
 */
export function createContext(
	element: HTMLElement,
	config: GalleryConfig,
	source: Context[ 'source' ],
	signal: AbortSignal
): Context {
	const wanted: Partial< Record< string, () => Promise< unknown > > > = {};
	const context: Context = {
		element,
		config,
		state: { ...config.query, album: config.album, page: config.page + 1 },
		source,
		signal,
		selection: new Map(),
		options: new Map(),
		renewed: new Set(),
		ready: {},
		// tools/own-addresses.mjs completes the import.
		viewer: loadOnce(
			() => import( /* webpackIgnore: true */ '@vitrine/viewer' )
		),
		part: ( name ) => {
			wanted[ name ] ??= loadOnce( async () => {
				const { create } = await PARTS[ name ]();
				signal.throwIfAborted();
				return ( context.ready[ name ] = create( context ) as never );
			} );
			return wanted[ name ]() as Promise< never >;
		},
	};
	return context;
}
