import type { GalleryAttributes, StoredItem } from '../gallery-attributes';
import { ItemDetails } from './item-details';
import { LibraryDetails } from './library-details';
import type { CanvasItem } from '../canvas/canvas-item';

interface DetailsProps {
	/** Of a panel that can be closed; without it, there is none. */
	title: string | undefined;
	item: CanvasItem;
	attributes: GalleryAttributes;
	/** Place in the block's own items, -1 = they are not the block's. */
	index: number;
	onChange: ( changes: Partial< StoredItem > ) => void;
	onSaved: () => void;
}

/**
 * Details of the selected picture, stored where the picture comes from.
 *
 * @param props            What to show.
 * @param props.title      Of a panel that can be closed.
 * @param props.item       What the gallery shows.
 * @param props.attributes What the block stores.
 * @param props.index      Place in the block's own items.
 * @param props.onChange   Receives changes of the block's own items.
 * @param props.onSaved    Is called when the media library has changed.
 */
export function Details( {
	title,
	item,
	attributes,
	index,
	onChange,
	onSaved,
}: DetailsProps ) {
	if ( item.kind !== 'image' || attributes.sample ) {
		return null;
	}
	if ( index >= 0 ) {
		return (
			<ItemDetails
				key={ item.id }
				title={ title }
				item={ item }
				details={ attributes.items[ index ] ?? {} }
				onChange={ onChange }
			/>
		);
	}
	// What a provider says is not ours to change.
	return attributes.source !== 'provider' && /^\d+$/.test( item.id ) ? (
		<LibraryDetails
			key={ item.id }
			title={ title }
			item={ item }
			descriptionFrom={ attributes.descriptionFrom }
			titleFrom={ attributes.titleFrom }
			onSaved={ onSaved }
		/>
	) : null;
}
