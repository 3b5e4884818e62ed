/** Items and tiles as the original has them. */
import type { GalleryItem } from '../../../render/gallery/types';
import { wrap } from './page-jquery';
import type { Detail } from './types';

/**
 * An item with what pages asked the original's items for.
 *
 * @param element The wrapper.
 * @param own     The item.
 */
export function asOriginal( element: HTMLElement, own: GalleryItem ): Detail {
	return {
		...own,
		GetID: () => own.id,
		get $elt() {
			return wrap( tileIn( element, own.id ) );
		},
	};
}

/**
 * The tile of an item, if the gallery shows one.
 *
 * @param element The wrapper.
 * @param id      Of the item.
 */
export function tileIn(
	element: HTMLElement,
	id: unknown
): HTMLElement | undefined {
	return [ ...element.querySelectorAll< HTMLElement >( '[data-item]' ) ].find(
		( { dataset } ) => idIn( dataset[ 'item' ] ) === id
	);
}

/**
 * The id of a tile's item.
 *
 * @param data Its `data-item`.
 */
export function idIn( data: string | undefined ): string {
	try {
		return String( Object( JSON.parse( data ?? '' ) ).id ?? '' );
	} catch {
		return '';
	}
}
