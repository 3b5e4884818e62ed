import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SizeClass } from '../../frontend/render/gallery';
import { AlbumNote } from './albums/album-note';
import { Canvas } from './canvas/canvas';
import type { GalleryAttributes } from './gallery-attributes';
import { Message, Notices } from './canvas/notices';
import { useOversizedImages } from './canvas/use-oversized-images';
import { isFiltered } from './canvas/use-preview';
import type { EditedGallery } from './state/use-gallery';

interface PreviewProps {
	attributes: GalleryAttributes;
	gallery: EditedGallery;
	/** Whether the block is selected. */
	isSelected: boolean;
	/** In a list of patterns or blocks: nothing there can be used. */
	isExample: boolean;
	/** Receives the size class that the canvas shows, and up to which tile. */
	onSize: ( size: SizeClass, end: number ) => void;
}

/**
 * The gallery in the canvas, as visitors get it, with notes to who edits it.
 *
 * @param props            What to show.
 * @param props.attributes What the block stores.
 * @param props.gallery    The gallery.
 * @param props.isSelected Whether the block is selected.
 * @param props.isExample  Whether it is shown in a list of blocks.
 * @param props.onSize     Receives the size class that the canvas shows, and up to which tile.
 */
export function Preview( {
	attributes,
	gallery,
	isSelected,
	isExample,
	onSize,
}: PreviewProps ) {
	const { items, place, view, onAlbum } = gallery;
	const { view: answer, loading, error } = gallery.state;
	const { sample, source } = attributes;
	const live = ! sample;
	const heavy = useOversizedImages( live ? answer?.items : undefined );
	const filtered = isFiltered( place );
	const album = live ? view?.libraryAlbum : undefined;
	return (
		<>
			{ sample && ! isExample && (
				<SampleNote onEnd={ () => items.change( { sample: false } ) } />
			) }
			{ live && ( isSelected || error ) && (
				<Notices
					view={ isSelected ? view : null }
					error={ error }
					attributes={ attributes }
					heavy={ isSelected ? heavy : 0 }
					onSelect={ gallery.setSelected }
					onShowAlbums={ () => items.change( { blackList: [] } ) }
				/>
			) }
			{ live && place.album !== '0' && ! view?.breadcrumb && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => onAlbum( '0' ) }
				>
					{ __( 'Back to the top level', 'vitrine' ) }
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
					view={ view }
					selected={ isSelected ? gallery.selected : -1 }
					movable={ gallery.movable }
					removable={ gallery.removable }
					onSelect={ gallery.setSelected }
					onOpen={ gallery.onOpen }
					onAlbum={ onAlbum }
					onPage={ gallery.onPage }
					onFilter={ gallery.onFilter }
					onMove={ gallery.onMove }
					onRemove={ gallery.onRemove }
					onSize={ onSize }
				/>
			) }
			{ album && isSelected && ! isExample && (
				<AlbumNote
					album={ album }
					isSorted={ attributes.sorting !== '' }
					isFiltered={ filtered }
					onOrderByHand={ () => items.change( { sorting: '' } ) }
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
			'Sample images: visitors see nothing until you choose your own.',
			'vitrine'
		) }
		action={ {
			label: __( 'Choose images', 'vitrine' ),
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
				'There are no albums with images inside this one. To show the images of a single album, choose “An album”.',
				'vitrine'
			);
		case 'urls':
			return __(
				'Enter the URLs of images or videos in the Content panel.',
				'vitrine'
			);
		default:
			return __( 'There are no images here yet.', 'vitrine' );
	}
}
