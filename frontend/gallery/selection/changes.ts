/** Changes of the selection and the cart: each is kept, shown and told. */
import { emit } from '@vitrine/frontend';
import type { VitrineEvents } from '@vitrine/frontend';
import type { Context } from '../context';
import { cartOf } from '../gallery';
import { announce, word } from '../messages';
import { entryOf, tidy } from './entries';
import type { Found } from './entries';
import { knownItem } from './find-items';
import { MAX_COUNT } from './selection-link';

/** Where something was put into the cart. */
export type By = VitrineEvents[ 'vitrine:gallery:cart' ][ 'by' ];

/**
 * Selects or deselects items.
 *
 * @param context The gallery.
 * @param save    Keeps and shows what is chosen.
 * @param items   The items; a tile that leads back cannot be selected.
 * @param value   Whether they are to be selected.
 */
export function setSelected(
	context: Context,
	save: () => void,
	items: Found[],
	value: boolean
): void {
	const { selection } = context;
	const changed = items.filter( ( found ) => {
		const entry = entryOf( selection, found );
		const isNew = entry.selected !== value && found.item.kind !== 'albumUp';
		if ( isNew ) {
			entry.selected = value;
		}
		return isNew;
	} );
	tidy( selection );
	save();
	if ( changed.length > 0 ) {
		emit(
			context.element,
			value ? 'vitrine:gallery:select' : 'vitrine:gallery:deselect',
			{ ids: changed.map( ( { item } ) => item.id ) }
		);
		announce(
			context,
			word( context, 'selected', selectedOf( context ).length )
		);
	}
}

/**
 * Selects an item, or deselects it.
 *
 * @param context The gallery.
 * @param save    Keeps and shows what is chosen.
 * @param found   The item.
 */
export function toggle(
	context: Context,
	save: () => void,
	found: Found
): void {
	const isSelected = context.selection.get( found.item.id )?.selected;
	setSelected( context, save, [ found ], ! isSelected );
}

/**
 * Sets how many of an item are in the cart.
 *
 * @param context The gallery.
 * @param save    Keeps and shows what is chosen.
 * @param id      Of an item that the page knows.
 * @param cnt     How many; more than MAX_COUNT, and fewer than none, cannot be.
 * @param by      Where it was chosen.
 */
export function setCount(
	context: Context,
	save: () => void,
	id: string,
	cnt: number,
	by: By
): void {
	const found = knownItem( context, id );
	if ( ! found || ! Number.isInteger( cnt ) ) {
		return;
	}
	const entry = entryOf( context.selection, found );
	const before = entry.cnt;
	entry.cnt = Math.min( MAX_COUNT, Math.max( 0, cnt ) );
	tidy( context.selection );
	save();
	if ( entry.cnt !== before ) {
		const cart = cartOf( context );
		const all = cart.reduce( ( sum, each ) => sum + each.cnt, 0 );
		emit( context.element, 'vitrine:gallery:cart', { cart, id, by } );
		announce( context, `${ word( context, 'cart' ) }: ${ all }` );
	}
}

/**
 * Forgets the selection and empties the cart.
 *
 * @param context The gallery.
 * @param save    Keeps and shows what is chosen.
 */
export function clear( context: Context, save: () => void ): void {
	setSelected( context, save, selectedOf( context ), false );
	for ( const { ID } of cartOf( context ) ) {
		setCount( context, save, ID, 0, 'gallery' );
	}
}

/**
 * Entries that are selected.
 *
 * @param context           The gallery.
 * @param context.selection What is selected or in the cart.
 */
export function selectedOf( { selection }: Context ) {
	return [ ...selection.values() ].filter( ( { selected } ) => selected );
}
