import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { AlbumNote } from './albums/album-note';
import { Canvas } from './canvas/canvas';
import type { GalleryAttributes } from './gallery-attributes';
import { Message, Notices } from './canvas/notices';
import { useOversizedImages } from './canvas/use-oversized-images';
import { isFiltered } from './canvas/use-preview';
import type {
	Place,
	Preview as View,
	PreviewState,
} from './canvas/use-preview';

interface PreviewProps extends Omit<
	ComponentProps< typeof Canvas >,
	'view' | 'selected' | 'movable' | 'removable'
> {
	attributes: GalleryAttributes;
	/** What the site has answered. */
	state: PreviewState;
	/** What of it is shown: with the block's own changes, or samples. */
	view: View | null;
	place: Place;
	/** Index of the selected tile, -1 = none. */
	selected: number;
	movable: boolean;
	removable: boolean;
	/** Whether the block is selected. */
	isSelected: boolean;
	/** In a list of patterns or blocks: nothing there can be used. */
	isExample: boolean;
	onEndSample: () => void;
	onOrderByHand: () => void;
	onShowAlbums: () => void;
}

/**
 * The gallery in the canvas, as visitors get it, with notes to who edits it.
 *
 * @param props               What to show, and what tiles, pages and filter do.
 * @param props.attributes    What the block stores.
 * @param props.state         What the site has answered.
 * @param props.view          What of it is shown.
 * @param props.place         Where somebody is in it.
 * @param props.selected      Index of the selected tile, -1 = none.
 * @param props.movable       Whether tiles can be moved.
 * @param props.removable     Whether pictures can be removed.
 * @param props.isSelected    Whether the block is selected.
 * @param props.isExample     Whether it is shown in a list of blocks.
 * @param props.onEndSample   Shows no samples any longer.
 * @param props.onOrderByHand Ends the gallery's own order.
 * @param props.onShowAlbums  Leaves out no album any longer.
 */
export function Preview( {
	attributes,
	state: { view: answer, loading, error },
	view,
	place,
	selected,
	movable,
	removable,
	isSelected,
	isExample,
	onEndSample,
	onOrderByHand,
	onShowAlbums,
	...canvas
}: PreviewProps ) {
	const { sample, source } = attributes;
	const live = ! sample;
	const heavy = useOversizedImages( live ? answer?.items : undefined );
	const filtered = isFiltered( place );
	const { onAlbum, onSelect } = canvas;
	const album = live ? view?.libraryAlbum : undefined;
	return (
		<>
			{ sample && ! isExample && <SampleNote onEnd={ onEndSample } /> }
			{ live && ( isSelected || error ) && (
				<Notices
					view={ isSelected ? view : null }
					error={ error }
					attributes={ attributes }
					heavy={ isSelected ? heavy : 0 }
					onSelect={ onSelect }
					onShowAlbums={ onShowAlbums }
				/>
			) }
			{ live && place.album !== '0' && ! view?.breadcrumb && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onAlbum( '0' ) }
				>
					{ __( 'Back to the first level', 'vitrine' ) }
				</Button>
			) }
			{ live && ! view && loading && <Spinner /> }
			{ live &&
				view?.items.length === 0 &&
				! filtered &&
				! ( isSelected && view.notice ) && (
					<Message status="info" message={ wordsOfEmpty( source ) } />
				) }
			{ view && ( filtered || view.items.length > 0 ) && (
				<Canvas
					{ ...canvas }
					view={ view }
					selected={ isSelected ? selected : -1 }
					movable={ movable }
					removable={ removable }
				/>
			) }
			{ album && isSelected && ! isExample && (
				<AlbumNote
					album={ album }
					isSorted={ attributes.sorting !== '' }
					isFiltered={ filtered }
					onOrderByHand={ onOrderByHand }
				/>
			) }
		</>
	);
}

/** Says that what is shown are samples. */
const SampleNote = ( { onEnd }: { onEnd: () => void } ) => (
	<Message
		status="info"
		message={ __(
			'Sample pictures: visitors see nothing until you choose your own.',
			'vitrine'
		) }
		action={ {
			label: __( 'Choose pictures', 'vitrine' ),
			onClick: onEnd,
		} }
	/>
);

function wordsOfEmpty( source: GalleryAttributes[ 'source' ] ): string {
	switch ( source ) {
		case 'attached':
			return __(
				'Nothing has been uploaded to this post yet.',
				'vitrine'
			);
		case 'albums':
			return __(
				'There are no albums with pictures below this one. “An album” shows the pictures of one.',
				'vitrine'
			);
		case 'urls':
			return __(
				'Write addresses of pictures or videos into the panel Content.',
				'vitrine'
			);
		default:
			return __( 'There are no pictures here yet.', 'vitrine' );
	}
}
