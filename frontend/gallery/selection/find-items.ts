/** Items of a gallery by their ids, whether the page has them or not. */
import { itemOf } from '../../render/gallery/items/tile-item';
import type { Context } from '../context';
import type { Found } from './entries';
import { Pages, pagesOf } from '../state/pages';
import { sourceOf } from '../state/site';
import { START } from '../state/variable';

/** Pages of albums that have been asked for, by the albums' ids. */
export type Albums = Map< string, Pages >;

/**
 * What a tile shows.
 *
 * @param tile The tile.
 */
export function itemAt( tile: HTMLElement ): Found | null {
	const item = itemOf( tile );
	return item && { item, index: Number( tile.dataset[ 'index' ] ) };
}

/**
 * An item that the page knows.
 *
 * @param context The gallery.
 * @param id      Of the item.
 */
export function knownItem( context: Context, id: string ): Found | null {
	const there = context.selection.get( id );
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
}

/**
 * An item of an album, whatever of it the page shows.
 *
 * @param context The gallery.
 * @param album   Its id.
 * @param id      Of the item.
 * @param albums  Those that have been asked for.
 * @return Null = there is no such item.
 */
export async function fetchItem(
	context: Context,
	album: string,
	id: string,
	albums: Albums
): Promise< Found | null > {
	const { signal } = context;
	const source = sourceOf( context );
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
			...index,
			source,
			query,
			onStale: () => undefined,
		} );
	albums.set( album, pages );
	const item = await pages.item( index.place );
	signal.throwIfAborted();
	return item ? { item, index: index.place } : null;
}

/**
 * Items of the album for a command: a filter may hide them, and other pages have them.
 *
 * @param context The gallery.
 * @param ids     Of the items.
 */
export async function findItems(
	context: Context,
	ids: string[]
): Promise< Found[] > {
	const albums: Albums = new Map();
	const found = [];
	for ( const id of ids ) {
		found.push(
			knownItem( context, id ) ??
				( await fetchItem( context, context.state.album, id, albums ) )
		);
	}
	return found.filter( ( each ) => each !== null );
}
