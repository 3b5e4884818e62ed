/** What a visitor has selected or put into the cart: entries by id, in the order of choosing. Pure. */
import type { Selected } from '../types';

/** An item, and its place in its album; -1 = not known. */
export type Found = Pick< Selected, 'item' | 'index' >;

type Entries = Map< string, Selected >;

/**
 * The entry of an item, made where there is none; empty ones go with `tidy`.
 *
 * @param entries All of them.
 * @param found   The item, and its place in the album.
 */
export function entryOf( entries: Entries, found: Found ): Selected {
	const { id } = found.item;
	const entry = entries.get( id ) ?? { ...found, selected: false, cnt: 0 };
	entries.set( id, entry );
	return entry;
}

/**
 * Takes entries out that are neither selected nor in the cart.
 *
 * @param entries All of them.
 */
export function tidy( entries: Entries ): void {
	for ( const [ id, { selected, cnt } ] of entries ) {
		if ( ! selected && cnt <= 0 ) {
			entries.delete( id );
		}
	}
}

/**
 * Adds what a browser has kept.
 *
 * @param entries All of them.
 * @param kept    Anything: other scripts may write there, too.
 */
export function restore( entries: Entries, kept: unknown ): void {
	for ( const entry of Array.isArray( kept ) ? kept : [] ) {
		const { selected, cnt, index, item } = Object( entry );
		if ( typeof item?.id === 'string' && typeof item.title === 'string' ) {
			entries.set( item.id, {
				selected: selected === true,
				cnt: Number.isInteger( cnt ) ? Math.max( 0, cnt ) : 0,
				index: Number.isInteger( index ) ? index : -1,
				item,
			} );
		}
	}
	tidy( entries );
}
