/** How tiles show whether they are selected. */
import { itemOf } from '../../render/gallery/items/tile-item';
import type { Selected } from '../types';

/**
 * Marks the tiles of what is selected, and no others.
 *
 * @param element   The gallery's wrapper.
 * @param selection What is selected, by id.
 */
export function markTiles(
	element: HTMLElement,
	selection: ReadonlyMap< string, Selected >
): void {
	for ( const tile of element.querySelectorAll< HTMLElement >(
		'[data-item]'
	) ) {
		const { id = '' } = itemOf( tile ) ?? {};
		const isSelected = selection.get( id )?.selected ?? false;
		tile.classList.toggle( 'is-selected', isSelected );
		tile.querySelector(
			'.wp-block-vitrine-gallery__tool.is-select'
		)?.setAttribute( 'aria-pressed', String( isSelected ) );
	}
}
